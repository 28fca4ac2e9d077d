"""When a step's motions have ended, the table equals one drawn afresh from the view."""

from __future__ import annotations

import pytest

from game.scene.animation.animation import Timeline
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


def many_kinds(seed: int) -> Game:
    """Return the game of a seed: of two to five, perhaps with expansions or Lord Wallace."""
    solo = () if seed % 8 == 0 else None
    seats = 2 if solo is not None else 2 + seed % 4
    return Game(seats, seed, EVERYTHING if seed % 3 else (), solo)


def end(timeline: Timeline, step: int) -> None:
    """Let motions come to their end by themselves, or be cut short after a while."""
    if step % 12:
        timeline.advance(40.0 * (step % 12))
        timeline.finish()
    for _ in range(2000):
        if not timeline.busy:
            return
        timeline.advance(50)
    raise AssertionError("the motions of one step last longer than 100 seconds")


@pytest.mark.parametrize(
    ("game", "seat"),
    [
        *((Game(2, 1), 1), (Game(4, 9, EVERYTHING), 0)),
        (Game(2, 3, EVERYTHING, HELP), 0),
        *(
            pytest.param(game, seat, marks=pytest.mark.slow)
            for game, seat in (
                *((Game(3, 5), 2), (Game(4, 2), 2), (Game(5, 3), 3), (Game(2, 4, EVERYTHING), 0)),
                *((Game(5, 7, EVERYTHING), 0), (Game(2, 5, EVERYTHING, ()), 0)),
                *((game_of_2007(4, 1), 1), (game_of_2007(3, 2), 2), (game_of_2007(4, 3), 0)),
                *((many_kinds(seed), seed % 2) for seed in (8, 21, 22, 23, 24, 31)),
            )
        ),
    ],
)
def test_an_animated_table_equals_a_fresh_one_after_every_step(game: Game, seat: int) -> None:
    table, step = HotSeat(game).table, 0
    table.show(game.view(seat), seat)
    while not game.is_over:
        events, after = game.step(seat)
        end(table.animate(events, after, seat), step)
        played = table.picture()
        table.show(after, seat)
        assert played == table.picture(), (step, [event.kind for event in events])
        step += 1


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
