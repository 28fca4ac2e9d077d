"""Train: to which of his mines Lord Wallace brings it (LW-11)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.developments import (
    TRAIN_NEIGHBOUR_WATER,
    TRAIN_WATER,
    stock_of,
)
from game.titles.tinners_trail.rules.developments import build_train
from game.titles.tinners_trail.rules.kinds import EMPTY, STOCK_TRAIN
from game.titles.tinners_trail.rules.mining import capacity
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left
from game.titles.tinners_trail.rules.wallace.holdings import his_neighbours, is_his, ore_in
from game.titles.tinners_trail.rules.wallace.preference import Preference

LEAST_WATER: Final = 2


@final
class TrainPreference(Preference):
    """The mine of his from which a train drains his mines most."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["most-drained", "most-ore", "furthest-east"])

    def may(self, st: TrailState, place: i64) -> bool:
        """His, without a train, wet, next to another of his, with ore for more than one go."""
        return (
            is_his(st, place)
            and st.train[place] == 0
            and st.water[place] >= LEAST_WATER
            and his_neighbours(st, place) > 0
            and capacity(st, place) < ore_in(st, place)
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Water removed, ore, east."""
        if line == 0:
            return water_removed(st, place)
        if line == 1:
            return ore_in(st, place)
        return st.board.x[place]


TRAINS: Final = TrainPreference()


def water_removed(st: TrailState, area: i64) -> i64:
    """Return the water a train there would take out of his mines (D-4)."""
    removed: i64 = min(st.water[area], TRAIN_WATER)
    spot: i64 = st.board.neighbour_from[area]
    end: i64 = st.board.neighbour_from[area + 1]
    while spot < end:
        near: i64 = st.board.neighbour[spot]
        if is_his(st, near):
            removed += min(st.water[near], TRAIN_NEIGHBOUR_WATER)
        spot += 1
    return removed


def bring_train(st: TrailState) -> bool:
    """Place a train where he prefers; False when no piece, work points or mine allow it."""
    work: i64 = work_left(st, st.board.wallace_seat)
    area: i64 = TRAINS.best(st)
    if area == EMPTY or work < st.board.train_work or stock_of(st, STOCK_TRAIN) == 0:
        return False
    build_train(st, area)
    return True
