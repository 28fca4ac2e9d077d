"""When a step's motions have ended, the table equals one drawn afresh from the view."""

from __future__ import annotations

import pytest

from game.titles.tinners_trail.table.motions.performance import ANIMATIONS
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, game_of_2007

pytestmark = pytest.mark.thorough

EVERYTHING = ("arsenic", "emigration", "kickstarter")
HELP = ("shady-land-purchases", "bailing-out")
SELDOM = {
    *("drew", "survey-pump", "kimberley-paid", "points-gained"),
    "set-up",  # no rule tells of it
    *(f"placed-michigan-{piece}" for piece in ("adit", "miner")),
}


def test_motions_of_another_seats_view_begin_from_that_view() -> None:
    game = Game(4, 3)
    hot_seat = HotSeat(game)
    for _ in range(12):
        game.step(0)
    hot_seat.table.show(game.view(0), 0)
    events, after = game.step(2)
    hot_seat.table.animate(events, after, 2).finish()
    played = hot_seat.table.picture()
    hot_seat.table.show(after, 2)
    assert played == hot_seat.table.picture()


def test_every_kind_of_motion_can_be_drawn_on_its_way() -> None:
    drawn: set[str] = set()
    for game in (Game(4, 2, EVERYTHING), Game(2, 1, (), HELP), game_of_2007(3, 11)):
        hot_seat = HotSeat(game)
        while not game.is_over:
            events, after = game.step(0)
            timeline = hot_seat.table.animate(events, after, 0)
            kinds = {event.kind for event in events}
            if kinds - drawn:
                for _ in range(12):
                    timeline.advance(170)
                    hot_seat.host.stage.refresh()
                    hot_seat.ui.advance(1 / 60)
                drawn |= kinds
            timeline.finish()
        hot_seat.close()
    assert set(ANIMATIONS) - drawn <= SELDOM
