"""Fulfilling contracts (T-604, T-605)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.gains import gain
from game.titles.tiletum.rules.helpers import is_first_alike
from game.titles.tiletum.rules.kinds import (
    CONTRACT_SPACES,
    CONTRACT_TILE,
    FULFIL,
    GOODS,
    IRON,
    LESS_IRON,
    LESS_SAME,
    LESS_WOOL,
    PIECES,
    PILLAR_PIECE,
    STORE,
    TECH_CONTRACT,
    WOOL,
)
from game.titles.tiletum.rules.levels import level
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled, goods_of, pay_good, take_from_store
from game.titles.tiletum.rules.telling import tell


def list_contracts(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the stored contracts that can be fulfilled, for each good of the "same" part."""
    for slot in range(seat * STORE, (seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if not is_first_alike(st, seat, slot) or st.board.kind[tile] != CONTRACT_TILE:
            continue
        with_good: bool = st.board.same[tile] > 0
        for less in range(LESS_IRON + 1):
            if not may_be_less(st, seat, tile, less):
                continue
            for good in range(GOODS if with_good else 1):
                if can_fulfil(st, seat, tile, good, less):
                    out[count] = pack(FULFIL, tile, good + 1 if with_good else 0, less)
                    count += 1
    return count


def parts_of(st: TiletumState, tile: i64) -> i64:
    """Return how many parts the cost of a contract has."""
    board: Board = st.board
    count: i64 = 1 if board.same[tile] > 0 else 0
    count += 1 if board.wool[tile] > 0 else 0
    return count + 1 if board.iron[tile] > 0 else count


def may_be_less(st: TiletumState, seat: i64, tile: i64, less: i64) -> bool:
    """Return whether a part is named that costs one less; one of several must be (S-606)."""
    if level(st, seat, TECH_CONTRACT) == 0 or parts_of(st, tile) < 2:
        return less == 0
    if less == LESS_SAME:
        return st.board.same[tile] > 0
    if less == LESS_WOOL:
        return st.board.wool[tile] > 0
    return less == LESS_IRON and st.board.iron[tile] > 0


def part_less(st: TiletumState, seat: i64, tile: i64, less: i64) -> i64:
    """Return the part that costs one less: the one named, or the only one (S-606)."""
    if less > 0 or level(st, seat, TECH_CONTRACT) == 0:
        return less
    board: Board = st.board
    if board.same[tile] + board.wool[tile] + board.iron[tile] < 2:
        return 0  # at least one good in all
    if board.same[tile] > 0:
        return LESS_SAME
    return LESS_WOOL if board.wool[tile] > 0 else LESS_IRON


def wool_of(st: TiletumState, tile: i64, part: i64) -> i64:
    """Return the wool a contract costs."""
    return st.board.wool[tile] - 1 if part == LESS_WOOL else st.board.wool[tile]


def iron_of(st: TiletumState, tile: i64, part: i64) -> i64:
    """Return the iron a contract costs."""
    return st.board.iron[tile] - 1 if part == LESS_IRON else st.board.iron[tile]


def same_of(st: TiletumState, tile: i64, part: i64) -> i64:
    """Return the goods of one kind of choice a contract costs."""
    return st.board.same[tile] - 1 if part == LESS_SAME else st.board.same[tile]


def can_fulfil(st: TiletumState, seat: i64, tile: i64, good: i64, less: i64) -> bool:
    """Return whether a seat can pay a contract, its "same" part with this good (T-604)."""
    part: i64 = part_less(st, seat, tile, less)
    wool: i64 = wool_of(st, tile, part)
    iron: i64 = iron_of(st, tile, part)
    same: i64 = same_of(st, tile, part)
    if same > 0:
        if good == WOOL:
            wool += same
        elif good == IRON:
            iron += same
        elif goods_of(st, seat, good) < same:
            return False
    return goods_of(st, seat, WOOL) >= wool and goods_of(st, seat, IRON) >= iron


def fulfil(st: TiletumState, seat: i64, tile: i64, with_good: i64, less: i64) -> None:
    """Fulfil a contract; it goes to the leftmost free space (T-604, T-605)."""
    board: Board = st.board
    part: i64 = part_less(st, seat, tile, less)
    if with_good > 0:
        pay_good(st, seat, with_good - 1, same_of(st, tile, part))
    pay_good(st, seat, WOOL, wool_of(st, tile, part))
    pay_good(st, seat, IRON, iron_of(st, tile, part))
    take_from_store(st, seat, tile)
    at: i64 = fulfilled(st, seat)
    st.contracts[seat * CONTRACT_SPACES + at] = tile
    st.points[seat] += board.points[tile]
    tell(st, happenings.FULFILLED, seat, tile, board.points[tile])
    if at < board.contract_pillars:
        st.supply[seat * PIECES + PILLAR_PIECE] += 1
        tell(st, happenings.FREED_PILLAR, seat, at, 0)
    gain(st, seat, board.gain_of[tile])
