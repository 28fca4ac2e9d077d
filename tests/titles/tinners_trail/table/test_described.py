"""The position in words tells what the viewer sees, all of it, and nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.view_model import as_all_see_it
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated


@pytest.fixture
def hot_seat() -> HotSeat:
    """A game of three in which somebody chooses an action."""
    game = Game(3, 7)
    return seated(game, until="extract")


def told(hot_seat: HotSeat) -> str:
    return "\n".join(hot_seat.table.described())


def test_every_purse_area_and_possible_action_is_told(hot_seat: HotSeat) -> None:
    model, context = hot_seat.table._model, hot_seat.table._context
    assert model is not None
    text = told(hot_seat)
    assert all(f"£{seat.money}" in text for seat in model.view.seats)
    assert all(f"{context.area(area.name)}." in text for area in model.view.areas if area.region)
    assert "Possible actions:" in text
    assert "Extract" in text


@pytest.mark.rule("D-1")
def test_areas_where_no_mine_can_ever_stand_are_told_together_until_something_is_there(
    hot_seat: HotSeat,
) -> None:
    [beyond] = [part for part in hot_seat.table.described() if "no mine can ever stand" in part]
    assert "Stratton" in beyond
    assert "Redruth" not in beyond


def test_a_concealed_hand_is_counted_and_not_told(hot_seat: HotSeat) -> None:
    assert "Your cards:" in told(hot_seat)
    hot_seat.table.conceal_hand(True)
    assert "Your cards:" not in told(hot_seat)
    assert "face down." in told(hot_seat)


def peeked(area: AreaView) -> AreaView:
    """The area with a face-down tile its viewer knows."""
    assert area.tile is not None
    return replace(area, tile=replace(area.tile, face_up=False, known=True))


def test_a_tile_only_its_viewer_knows_is_not_told_to_all(hot_seat: HotSeat) -> None:
    model = hot_seat.table._model
    assert model is not None
    area = next(each for each in model.view.areas if each.tile is not None)
    open_to_all = as_all_see_it(peeked(area))
    assert open_to_all.tile is not None
    assert not open_to_all.tile.known
