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
    GOLD,
    GOODS,
    IRON,
    PIECES,
    PILLAR_PIECE,
    STORE,
    WOOL,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import (
    fulfilled,
    goods_of,
    pay_good,
    take_from_store,
)
from game.titles.tiletum.rules.telling import tell


def list_contracts(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the stored contracts that can be fulfilled, for each good of the "same" part."""
    for slot in range(seat * STORE, (seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if not is_first_alike(st, seat, slot) or st.board.kind[tile] != CONTRACT_TILE:
            continue
        if st.board.same[tile] == 0:
            if can_fulfil(st, seat, tile, GOLD):
                out[count] = pack(FULFIL, tile, 0, 0)
                count += 1
            continue
        for good in range(GOODS):
            if can_fulfil(st, seat, tile, good):
                out[count] = pack(FULFIL, tile, good + 1, 0)
                count += 1
    return count


def can_fulfil(st: TiletumState, seat: i64, tile: i64, good: i64) -> bool:
    """Return whether a seat can pay a contract, its "same" part with this good (T-604)."""
    board: Board = st.board
    wool: i64 = board.wool[tile]
    iron: i64 = board.iron[tile]
    same: i64 = board.same[tile]
    if same > 0:
        if good == WOOL:
            wool += same
        elif good == IRON:
            iron += same
        elif goods_of(st, seat, good) < same:
            return False
    return goods_of(st, seat, WOOL) >= wool and goods_of(st, seat, IRON) >= iron


def fulfil(st: TiletumState, seat: i64, tile: i64, with_good: i64) -> None:
    """Fulfil a contract; it goes to the leftmost free space (T-604, T-605)."""
    board: Board = st.board
    if with_good > 0:
        pay_good(st, seat, with_good - 1, board.same[tile])
    pay_good(st, seat, WOOL, board.wool[tile])
    pay_good(st, seat, IRON, board.iron[tile])
    take_from_store(st, seat, tile)
    at: i64 = fulfilled(st, seat)
    st.contracts[seat * CONTRACT_SPACES + at] = tile
    st.points[seat] += board.points[tile]
    tell(st, happenings.FULFILLED, seat, tile, board.points[tile])
    if at < CONTRACT_SPACES - 1:
        st.supply[seat * PIECES + PILLAR_PIECE] += 1
        tell(st, happenings.FREED_PILLAR, seat, at, 0)
    gain(st, seat, board.gain_of[tile])
