"""Nothing at the table with Silver is covered, cut or too faint to be read."""

from __future__ import annotations

import pytest

from game.scene.lint import faults, text_faults
from tests.titles.tiletum.table.court import Court
from tests.titles.tiletum.table.test_drawn_silver import OPTIONS
from tests.titles.tiletum.table.test_drawn_tiletum import action, question

pytestmark = pytest.mark.thorough

WINDOWS = (
    *(((1920, 1080), "en"), ((1920, 1080), "cs"), ((2560, 1080), "pl")),
    *(((1280, 720), language) for language in ("en", "pl", "cs")),
)


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_the_layout_is_clean(size: tuple[int, int], language: str) -> None:
    court = Court(size, language, options=OPTIONS)

    def look() -> None:
        court.pilot.advance(1 / 60)
        stage = court.host.stage
        assert [*faults(stage), *text_faults(stage)] == []

    for wanted in (question("turn"), question("do"), question("tech"), action("explorer")):
        court.until(wanted)
        court.ask()
        look()
        court.pilot.press("m")
        look()
    court.until(question("turn"))
    court.ask()
    die = next(move for move in court.moves() if move.kind == "take")
    court.table.choose(f"die:{die.choice}.{die.amount('value')}")
    look()
    court.close()
