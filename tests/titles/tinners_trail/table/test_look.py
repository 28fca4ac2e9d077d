"""Against Lord Wallace: the question whether to look at the tile under the hammer (LW-2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.tabletop.sheet.ways import OptionsSheet
from tests.titles.tinners_trail.table.sitting import Game, HotSeat

rule = pytest.mark.rule


@pytest.fixture
def sitting() -> Iterator[HotSeat]:
    """A solo game in which a card of the hand was played on a face-down tile."""
    game = Game(2, 5, wallace=())
    assert game.until(lambda moves: moves[0].kind == "look")
    sitting = HotSeat(game)
    sitting.ask()
    yield sitting
    sitting.close()


@rule("LW-2")
def test_the_question_is_put_on_a_sheet_with_both_answers(sitting: HotSeat) -> None:
    sheets = sitting.table._parts.sheets.children
    assert any(isinstance(sheet, OptionsSheet) for sheet in sheets)
    desk = sitting.table._controller
    assert desk.question_input.fork == ("yes", "no")
    assert "Look at the tile first?" in "\n".join(sitting.table.described())


@rule("LW-2")
def test_declining_leaves_the_tile_face_down(sitting: HotSeat) -> None:
    refusal = sitting.table._controller.question_input.refusal
    assert refusal is not None
    assert refusal.text == "look no"
