"""Nothing at the table of Tiletum is covered, cut or too faint to be read, whatever is asked."""

from __future__ import annotations

import pytest

from game.scene.lint import faults, text_faults
from game.titles.tiletum.table.panels.answers import HIGH
from tests.titles.tiletum.table.court import Court
from tests.titles.tiletum.table.test_drawn_tiletum import ACTIONS, action, question

pytestmark = pytest.mark.thorough

WINDOWS = (
    *(((1920, 1080), "en"), ((1920, 1080), "cs"), ((2560, 1080), "pl")),
    *(((1280, 720), language) for language in ("en", "pl", "cs")),
)


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_the_layout_is_clean(size: tuple[int, int], language: str) -> None:
    court = Court(size, language)

    def look() -> None:
        court.pilot.advance(1 / 60)
        stage = court.host.stage
        assert [*faults(stage), *text_faults(stage)] == []

    for wanted in (question("turn"), *map(action, ACTIONS), question("gain")):
        court.until(wanted)
        court.ask()
        look()
    court.until(question("turn"))
    court.ask()
    die = next(move for move in court.moves() if move.kind == "take")
    court.table.choose(f"die:{die.choice}.{die.amount('value')}")
    look()
    court.close()


def test_a_contract_that_needs_two_rows_stands_whole_in_its_line() -> None:
    court = Court((1280, 720), "pl")
    court.until(action("contract"))
    court.ask()
    court.pilot.advance(1 / 60)
    answers = court.pilot.all(role="button")
    (high,) = {row.height for row in answers if row.name.startswith("answer:")}
    assert high > HIGH
    court.close()
