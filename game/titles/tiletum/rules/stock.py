"""What a seat owns beside the map: goods, points and the storehouse (T-102, T-505 to T-507)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import (
    BONUS_DECK,
    BUILDINGS,
    COLOUR_TILE,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    EMPTY,
    GOODS,
    STORE,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.telling import tell


def goods_of(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return how many of a good a seat has."""
    return st.goods[seat * GOODS + good]


def gain_good(st: TiletumState, seat: i64, good: i64, number: i64) -> None:
    """Give a seat goods; there is no end of them (T-102)."""
    if number > 0:
        st.goods[seat * GOODS + good] += number
        tell(st, happenings.GAINED, seat, good, number)


def pay_good(st: TiletumState, seat: i64, good: i64, number: i64) -> None:
    """Take goods from a seat that has them."""
    if number > 0:
        st.goods[seat * GOODS + good] -= number
        tell(st, happenings.PAID, seat, good, number)


def score(st: TiletumState, seat: i64, points: i64) -> None:
    """Give a seat points of a gain."""
    if points != 0:
        st.points[seat] += points
        tell(st, happenings.SCORED, seat, points, 0)


def is_full(st: TiletumState, seat: i64) -> bool:
    """Return whether nothing fits into the storehouse any more (T-505)."""
    return st.store[seat * STORE + STORE - 1] != EMPTY


def can_store(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a seat may take a tile into its storehouse (T-505 to T-507)."""
    if is_full(st, seat):
        return False
    board: Board = st.board
    crest: i64 = board.crest_of[tile]
    if crest != EMPTY:
        return not owns_crest(st, seat, crest)
    if board.kind[tile] == CONTRACT_TILE:
        return contracts_of(st, seat) < CONTRACT_SPACES
    return True


def owns_crest(st: TiletumState, seat: i64, crest: i64) -> bool:
    """Return whether a seat has a crest of this kind, stored or placed (T-506)."""
    for building in range(seat * BUILDINGS, (seat + 1) * BUILDINGS):
        if st.crests[building] == crest:
            return True
    return has_stored(st, seat, st.board.crest_tile[crest])


def has_stored(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether such a tile lies in a seat's storehouse."""
    for slot in range(seat * STORE, (seat + 1) * STORE):
        if st.store[slot] == tile:
            return True
    return False


def contracts_of(st: TiletumState, seat: i64) -> i64:
    """Return how many contracts a seat has fulfilled or stored (T-507)."""
    count: i64 = fulfilled(st, seat)
    for slot in range(seat * STORE, (seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if tile != EMPTY and st.board.kind[tile] == CONTRACT_TILE:
            count += 1
    return count


def fulfilled(st: TiletumState, seat: i64) -> i64:
    """Return how many contracts a seat has fulfilled."""
    count: i64 = 0
    first: i64 = seat * CONTRACT_SPACES
    while count < CONTRACT_SPACES and st.contracts[first + count] != EMPTY:
        count += 1
    return count


def put_in_store(st: TiletumState, seat: i64, tile: i64) -> None:
    """Put a tile into a storehouse that is not full; tiles lie in order."""
    first: i64 = seat * STORE
    slot: i64 = first + STORE - 1
    while slot > first and (st.store[slot - 1] == EMPTY or st.store[slot - 1] > tile):
        st.store[slot] = st.store[slot - 1]
        slot -= 1
    st.store[slot] = tile
    if st.board.kind[tile] == COLOUR_TILE:
        st.fresh += 1


def take_from_store(st: TiletumState, seat: i64, tile: i64) -> None:
    """Take one such tile out of a storehouse that has it."""
    last: i64 = (seat + 1) * STORE - 1
    slot: i64 = seat * STORE
    while st.store[slot] != tile:
        slot += 1
    while slot < last:
        st.store[slot] = st.store[slot + 1]
        slot += 1
    st.store[last] = EMPTY


def throw_away(st: TiletumState, tile: i64) -> None:
    """Put a bonus tile on the discard pile (T-603, T-702)."""
    board: Board = st.board
    bonus_cell: i64 = board.cell_of[BONUS_DECK * board.tiles + tile]
    st.discard[bonus_cell - board.cell_from[BONUS_DECK]] += 1
