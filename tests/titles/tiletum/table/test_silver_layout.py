"""Nothing at the table with Silver is covered, cut or too faint to be read."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.scene.testing.layout_faults import Written, faults, printed, proof_of, text_faults
from game.titles.tiletum.table.panels.action_sheet import ActionSheetPanel
from game.titles.tiletum.table.panels.strip import FairsPanel
from tests.titles.tiletum.table.court import Court
from tests.titles.tiletum.table.test_drawn_silver import OPTIONS
from tests.titles.tiletum.table.test_drawn_tiletum import action, kind, question

pytestmark = pytest.mark.thorough

WINDOWS = (
    *(((1920, 1080), "en"), ((1920, 1080), "cs"), ((2560, 1080), "pl")),
    *(((1280, 720), language) for language in ("en", "pl", "cs")),
)


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_the_layout_is_clean(size: tuple[int, int], language: str) -> None:
    court = Court(size, language, options=OPTIONS)

    def look() -> None:
        court.ui.advance(1 / 60)
        stage = court.host.stage
        assert [*faults(stage), *text_faults(stage)] == []

    for wanted in (question("turn"), question("do"), question("tech"), action("explorer")):
        court.until(wanted)
        court.ask()
        look()
        court.ui.press("m")
        look()
    court.until(question("turn"))
    court.ask()
    die = next(move for move in court.moves() if move.kind == "take")
    court.table.choose(f"die:{die.choice}.{die.amount('value')}")
    look()
    court.close()


def written(court: Court) -> list[Written]:
    """Return every line of words on the screen."""
    court.ui.advance(1 / 60)
    canvas = proof_of(court.host.stage)
    printed(canvas, court.host.stage)
    return canvas.lines


@pytest.mark.parametrize("size", [(1280, 720), (1600, 874), (1920, 1052), (2560, 1080)])
def test_every_line_of_a_bill_lies_on_its_document(size: tuple[int, int]) -> None:
    court = Court(size, options=OPTIONS)
    court.until(question("turn"))
    court.ask()
    die = next(move for move in court.moves() if move.kind == "take")
    court.table.choose(f"die:{die.choice}.{die.amount('value')}")
    panel = court.table.root.find("errand")
    assert isinstance(panel, ActionSheetPanel)
    assert panel.look is not None
    panel.show(replace(panel.look, lines=("Merchant", "Explorer", "Gold 3", "Tile")))
    lines = [line for line in written(court) if line.node is panel]
    (edge,) = [spot.rect() for spot in court.host.stage.survey() if spot.node is panel]
    assert {"Merchant", "Explorer", "Gold 3", "Tile"} <= {line.text for line in lines}
    assert all(edge.contains(line.rect.inflate(0, -line.rect.height // 3)) for line in lines)
    court.close()


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_an_answer_shows_its_key_however_long_its_words_are(
    size: tuple[int, int], language: str
) -> None:
    court = Court(size, language, options=OPTIONS)
    court.until(kind("raise"))
    court.ask()
    court.asking.pick("task:learn")
    court.table.refresh()
    lines = written(court)
    for number in range(1, len(court.asking.answers) + 1):
        row = court.table.root.find(f"answer:{number}")
        assert [line.text for line in lines if line.node is row][-1] == str(number)
    court.close()


@pytest.mark.parametrize("town", ["Antwerpen", "Nürnberg", "Leipzig"])
def test_a_small_window_shows_what_a_fair_counts_beside_the_name_of_its_town(town: str) -> None:
    court = Court((1280, 720), options=OPTIONS)
    court.until(question("turn"))
    court.ask()
    panel = court.table.root.find("fairs")
    assert isinstance(panel, FairsPanel)
    assert panel.look is not None
    pictures = []
    for icons in ((), ("mine",)):
        fairs = [replace(fair, town=town, icons=icons) for fair in panel.look.fairs]
        panel.show(replace(panel.look, fairs=tuple(fairs)))
        court.ui.advance(1 / 60)
        page = printed(proof_of(court.host.stage), court.host.stage)
        (edge,) = [spot.rect() for spot in court.host.stage.survey() if spot.node is panel]
        pictures.append(pygame.image.tobytes(page.subsurface(edge), "RGB"))
    assert pictures[0] != pictures[1]
    court.close()
