"""Raising technologies, and what a level gives at once (S-507, S-601, S-603 to S-610)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import (
    AS_Q,
    BONUSED,
    BONUSED_Q,
    EMPTY,
    GOODS,
    IN_PLAY,
    LEVELS,
    RAISE,
    TECH_GOODS,
    TECH_JOKER,
    TECH_KING,
    TECH_MERCHANT,
    TECHNOLOGIES,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.levels import level
from game.titles.tiletum.rules.pieces import houses_on_map
from game.titles.tiletum.rules.questions import ask
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import pay_silver, score
from game.titles.tiletum.rules.telling import tell

KING_STEPS: Final = 2  # of technology king II
JOKER_POINTS: Final = 2  # of technology joker III, at once


def price_of_level(st: TiletumState, seat: i64, technology: i64, less: i64) -> i64:
    """Return the silver for the next level; made less it is at least 1 (S-507, S-601)."""
    price: i64 = st.board.depths.technology_cost[level(st, seat, technology)] - less
    return price if price > 1 else 1


def can_raise(st: TiletumState, seat: i64, technology: i64, less: i64) -> bool:
    """Return whether a technology of this game has a next level that can be paid."""
    if technology == EMPTY or level(st, seat, technology) == LEVELS:
        return False
    return st.silver[seat] >= price_of_level(st, seat, technology, less)


def has_raise(st: TiletumState, seat: i64, less: i64) -> bool:
    """Return whether any technology can be raised."""
    for place in range(IN_PLAY):
        if can_raise(st, seat, st.technologies[place], less):
            return True
    return False


def list_raises(st: TiletumState, seat: i64, less: i64, out: vec[i64], count: i64) -> i64:
    """Write the technologies that can be raised after the first `count` moves."""
    for place in range(IN_PLAY):
        if can_raise(st, seat, st.technologies[place], less):
            out[count] = pack(RAISE, st.technologies[place], 0, 0)
            count += 1
    return count


def raise_level(st: TiletumState, seat: i64, technology: i64, less: i64) -> None:
    """Pay, go up one level, and have what it gives at once."""
    pay_silver(st, seat, price_of_level(st, seat, technology, less))
    st.levels[seat * TECHNOLOGIES + technology] += 1
    reached: i64 = level(st, seat, technology)
    tell(st, happenings.RAISED_LEVEL, seat, technology, reached)
    if technology == TECH_KING and reached == 2:
        step_up(st, seat, KING_STEPS)
    elif technology == TECH_MERCHANT and reached == 3:
        score(st, seat, houses_on_map(st, seat))
    elif technology == TECH_JOKER and reached == 3:
        ask(st, AS_Q, JOKER_POINTS, 0, 0)
    elif technology == TECH_GOODS and reached == 1:
        ask(st, BONUSED_Q, 0, 0, 0)


def list_bonused(st: TiletumState, out: vec[i64]) -> i64:
    """Write the goods nobody has chosen (S-610)."""
    count: i64 = 0
    for good in range(GOODS):
        if st.bonused_left[good] > 0:
            out[count] = pack(BONUSED, good, 0, 0)
            count += 1
    return count


def choose_bonused(st: TiletumState, seat: i64, good: i64) -> None:
    """Take the tile of a good: it may be paid as gold from now on (S-610)."""
    st.bonused_left[good] -= 1
    st.bonused[seat] = good
    tell(st, happenings.CHOSE_BONUSED, seat, good, 0)


def worth_of_levels(st: TiletumState, seat: i64) -> i64:
    """Return what a seat's levels cost: as many points they are at the end (S-801)."""
    board: Board = st.board
    points: i64 = 0
    for technology in range(TECHNOLOGIES):
        for step in range(level(st, seat, technology)):
            points += board.depths.technology_cost[step]
    return points


def all_levels(st: TiletumState, seat: i64) -> i64:
    """Return the sum of a seat's levels (S-705)."""
    total: i64 = 0
    for technology in range(TECHNOLOGIES):
        total += level(st, seat, technology)
    return total
