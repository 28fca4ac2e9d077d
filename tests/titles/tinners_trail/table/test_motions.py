"""When a step's motions have ended, the table equals one drawn afresh from the view."""

from __future__ import annotations

import pytest

from game.scene.animation.animation import Timeline
from game.titles.tinners_trail.table.table import REPERTOIRE
from tests.titles.tinners_trail.table.many_tables import first_difference
from tests.titles.tinners_trail.table.sitting import Game, HotSeat

pytestmark = pytest.mark.thorough

EVERYTHING = ("arsenic", "emigration", "kickstarter")
EXPANSION_EVENTS = {
    *("calciner-built", "processed", "sold-arsenic", "market-closed", "bonus-money", "bonus-work"),
    *("placed-own-miner", "emigrated", "put-off", "adelaide-chosen", "kimberley-paid"),
    *("wallace-card", "wallace-rolled", "bailed-out", "bought-land"),
    *(f"placed-michigan-{piece}" for piece in ("adit", "train", "port", "miner")),
}


HELP = ("shady-land-purchases", "bailing-out")
SELDOM = {
    *("drew", "survey-pump", "kimberley-paid", "points-gained"),
    *(f"placed-michigan-{piece}" for piece in ("adit", "miner")),
}


def half_way(timeline: Timeline) -> None:
    timeline.advance(150)
    timeline.advance(300)


def to_the_end(timeline: Timeline) -> None:
    for _ in range(2000):
        if not timeline.busy:
            return
        timeline.advance(50)
    raise AssertionError("the motions of one step last longer than 100 seconds")


@pytest.mark.parametrize(
    ("seats", "seed"),
    [
        (2, 1),
        (4, 2),
        pytest.param(3, 5, marks=pytest.mark.slow),
        pytest.param(5, 3, marks=pytest.mark.slow),
    ],
)
def test_animated_table_equals_fresh_table_after_every_step(seats: int, seed: int) -> None:
    game = Game(seats, seed)
    sitting, fresh = HotSeat(game), HotSeat(game)
    seat = seed % seats
    sitting.table.show(game.view(seat), seat)
    steps = 0
    while not game.is_over:
        events, after = game.step(seat)
        timeline = sitting.table.animate(events, after, seat)
        if steps % 5 == 0:
            half_way(timeline)
        timeline.finish()
        fresh.table.show(after, seat)
        kinds = [event.kind for event in events]
        assert sitting.table.picture() == fresh.table.picture(), kinds
        steps += 1
    sitting.close()
    fresh.close()


@pytest.mark.parametrize(
    ("seats", "seed", "wallace"),
    [
        (4, 9, None),
        (2, 3, HELP),
        pytest.param(2, 4, None, marks=pytest.mark.slow),
        pytest.param(5, 7, None, marks=pytest.mark.slow),
        pytest.param(2, 5, (), marks=pytest.mark.slow),
    ],
)
def test_with_every_expansion_the_animated_table_equals_a_fresh_one(
    seats: int, seed: int, wallace: tuple[str, ...] | None
) -> None:
    game = Game(seats, seed, EVERYTHING, wallace)
    sitting = HotSeat(game)
    sitting.table.show(game.view(0), 0)
    while not game.is_over:
        events, after = game.step(0)
        timeline = sitting.table.animate(events, after, 0)
        if EXPANSION_EVENTS & {event.kind for event in events}:
            half_way(timeline)
            timeline.finish()
            played = sitting.table.picture()
            sitting.table.show(after, 0)
            assert played == sitting.table.picture(), [event.kind for event in events]
        else:
            timeline.finish()
    sitting.close()


def test_motions_played_to_their_end_equal_a_fresh_table() -> None:
    game = Game(4, 9)
    sitting = HotSeat(game)
    sitting.table.show(game.view(1), 1)
    for _ in range(40):
        events, after = game.step(1)
        to_the_end(sitting.table.animate(events, after, 1))
        played = sitting.table.picture()
        sitting.table.show(after, 1)
        assert played == sitting.table.picture(), [event.kind for event in events]
    sitting.close()


def test_motions_of_another_seats_view_begin_from_that_view() -> None:
    game = Game(4, 3)
    sitting = HotSeat(game)
    for _ in range(12):
        game.step(0)
    sitting.table.show(game.view(0), 0)
    events, after = game.step(2)
    sitting.table.animate(events, after, 2).finish()
    played = sitting.table.picture()
    sitting.table.show(after, 2)
    assert played == sitting.table.picture()
    sitting.close()


def test_every_kind_of_motion_can_be_drawn_on_its_way() -> None:
    drawn: set[str] = set()
    for game in (Game(4, 2, EVERYTHING), Game(2, 1, (), HELP)):
        sitting = HotSeat(game)
        while not game.is_over:
            events, after = game.step(0)
            timeline = sitting.table.animate(events, after, 0)
            kinds = {event.kind for event in events}
            if kinds - drawn:
                for _ in range(12):
                    timeline.advance(170)
                    sitting.host.stage.refresh()
                    sitting.ui.advance(1 / 60)
                drawn |= kinds
            timeline.finish()
        sitting.close()
    assert set(REPERTOIRE) - drawn <= SELDOM


@pytest.mark.slow
@pytest.mark.parametrize("seed", [8, 21, 22, 23, 24, 31])
def test_in_games_of_many_kinds_no_animated_table_differs_from_a_fresh_one(seed: int) -> None:
    assert first_difference(seed) is None
