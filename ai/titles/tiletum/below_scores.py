"""What silver buys, and what lies underground: levels, explorers, tablets, in cents."""

from __future__ import annotations

from typing import Final

from ai.titles.tiletum.deeds import Deeds
from ai.titles.tiletum.seat_outlook import POINT, SeatOutlook
from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of
from game.engine.rows import row_of
from game.titles.tiletum.rules.explorers import explorer_on, path_between
from game.titles.tiletum.rules.kinds import (
    EMPTY,
    EXPLORER,
    HIRE,
    MAPS,
    RAISE,
    SYMBOL,
    SYMBOL_ACTION,
)
from game.titles.tiletum.rules.state import TiletumState

A_SILVER: Final = 60  # cents of a silver that is kept
A_MAP: Final = 45  # cents of an explorer on another map for each die to come
SYMBOL_POINTS: Final = 2
A_LEVEL: Final = 40  # cents a level brings for each die to come, beside its points
# Cents of each tablet, in the order of `expansion.TABLETS`.
TABLETS: Final[vec[i64]] = row_of([150, 420, 560, 260, 400, 150, 300, 350, 220])


def task_below(st: TiletumState, deeds: Deeds, move: i64) -> i64:
    """Return what a task brings that only games with silver have."""
    outlook: SeatOutlook = deeds.outlook
    kind: i64 = kind_of(move)
    if kind == RAISE:
        return level_worth(outlook)
    if kind == HIRE:
        number: i64 = st.board.depths.map_of[first_of(move)]
        cost: i64 = st.board.depths.explorer_cost[number] * A_SILVER
        return A_MAP * outlook.dice - cost
    if kind == SYMBOL:
        return symbol_worth(st, deeds, first_of(move))
    if kind == SYMBOL_ACTION:
        return deeds.promise(st, EXPLORER, SYMBOL_POINTS)
    return 0


def level_worth(outlook: SeatOutlook) -> i64:
    """Return what a level brings more than the silver it costs."""
    return A_LEVEL * (1 + outlook.dice) + outlook.fairs.level


def symbol_worth(st: TiletumState, deeds: Deeds, town: i64) -> i64:
    """Return what a step more brings an explorer."""
    here: i64 = explorer_on(st, deeds.outlook.seat, st.board.depths.map_of[town])
    nearer: i64 = deeds.sites(st, EXPLORER).promise(deeds.outlook, town, SYMBOL_POINTS)
    nearer -= deeds.sites(st, EXPLORER).promise(deeds.outlook, here, SYMBOL_POINTS)
    return nearer + tablet_worth(st, deeds.outlook.seat, town)


def tablet_worth(st: TiletumState, seat: i64, town: i64) -> i64:
    """Return what the tablet on the way of an explorer to a neighbour town brings, 0 for none."""
    here: i64 = explorer_on(st, seat, st.board.depths.map_of[town])
    if here == EMPTY:
        return 0
    path: i64 = path_between(st, here, town)
    if path == EMPTY or st.covered[path] > 0:
        return 0
    return TABLETS[st.board.depths.tablet[path]]


def explorers_of(st: TiletumState, seat: i64) -> i64:
    """Return how many explorers a seat has on the maps."""
    count: i64 = 0
    for number in range(MAPS):
        if explorer_on(st, seat, number) != EMPTY:
            count += 1
    return count


def silver_worth(st: TiletumState, seat: i64) -> i64:
    """Return the cents of the silver a seat keeps."""
    return st.silver[seat] * POINT * A_SILVER // 100
