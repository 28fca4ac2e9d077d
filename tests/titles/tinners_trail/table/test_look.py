"""Against Lord Wallace: the question whether to look at the tile under the hammer (LW-2)."""

from __future__ import annotations

import pytest

from game.tabletop.sheet.ways import OptionsSheet
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, said

rule = pytest.mark.rule


@pytest.fixture
def hot_seat() -> HotSeat:
    """A solo game in which a card of the hand was played on a face-down tile."""
    game = Game(2, 5, wallace=())
    assert game.until(lambda moves: moves[0].kind == "look")
    hot_seat = HotSeat(game)
    hot_seat.ask()
    return hot_seat


@rule("LW-2")
def test_the_question_is_put_on_a_sheet_with_both_answers(hot_seat: HotSeat) -> None:
    sheets = hot_seat.table._parts.sheets.children
    assert any(isinstance(sheet, OptionsSheet) for sheet in sheets)
    desk = hot_seat.table._controller
    assert desk.question_input.fork == ("yes", "no")
    assert "Look at the tile first?" in "\n".join(hot_seat.table.described())


@rule("LW-2")
def test_declining_leaves_the_tile_face_down(hot_seat: HotSeat) -> None:
    assert said(hot_seat.table._controller.question_input.refusal) == "look no"
