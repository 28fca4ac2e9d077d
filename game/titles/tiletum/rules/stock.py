"""What a seat owns beside the map: goods, points and the storehouse (T-102, T-505 to T-507)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tiletum.rules import step_facts
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

SUPPLIES: Final = 2  # of mines: the own and the general one


def goods_of(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return how many of a good a seat has."""
    return st.goods[seat * GOODS + good]


def gain_good(st: TiletumState, seat: i64, good: i64, number: i64) -> None:
    """Give a seat goods; there is no end of them (T-102)."""
    if number > 0:
        st.goods[seat * GOODS + good] += number
        tell(st, step_facts.GAINED, seat, good, number)


def pay_good(st: TiletumState, seat: i64, good: i64, number: i64) -> None:
    """Take goods from a seat that has them."""
    if number > 0:
        st.goods[seat * GOODS + good] -= number
        tell(st, step_facts.PAID, seat, good, number)


def score(st: TiletumState, seat: i64, points: i64) -> None:
    """Give a seat points of a gain."""
    if points != 0:
        st.points[seat] += points
        tell(st, step_facts.SCORED, seat, points, 0)


def gain_silver(st: TiletumState, seat: i64, number: i64) -> None:
    """Give a seat silver, which is no good (S-301)."""
    if number > 0:
        st.silver[seat] += number
        tell(st, step_facts.GAINED_SILVER, seat, number, 0)


def pay_silver(st: TiletumState, seat: i64, number: i64) -> None:
    """Take silver from a seat that has it."""
    if number > 0:
        st.silver[seat] -= number
        tell(st, step_facts.PAID_SILVER, seat, number, 0)


def gain_mines(st: TiletumState, seat: i64, number: i64) -> None:
    """Move mines from the general to the own supply, as many as are left (S-306)."""
    general: i64 = seat * SUPPLIES + 1
    moved: i64 = number if number < st.mines[general] else st.mines[general]
    if moved > 0:
        st.mines[general] -= moved
        st.mines[general - 1] += moved
        tell(st, step_facts.GAINED_MINES, seat, moved, 0)


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
    return stored_crest(st, seat, crest) != EMPTY


def stored_crest(st: TiletumState, seat: i64, crest: i64) -> i64:
    """Return the first tile with a crest of this kind in a storehouse, EMPTY without one."""
    for slot in range(seat * STORE, (seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if tile != EMPTY and st.board.crest_of[tile] == crest:
            return tile
    return EMPTY


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
        if st.board.silver > 0 and st.fresh < STORE:
            st.fresh_tiles[st.fresh] = tile
        st.fresh += 1


def forget_fresh(st: TiletumState) -> None:
    """Count no colour tile as taken this turn any more (T-304)."""
    st.fresh = 0
    for at in range(i64(len(st.fresh_tiles))):
        st.fresh_tiles[at] = EMPTY


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
    """Put a bonus tile on the discard pile; underground tiles leave the game (T-603, S-407)."""
    board: Board = st.board
    if board.silver > 0 and board.depths.is_deep[tile] > 0:
        st.gone[tile] += 1
        return
    bonus_cell: i64 = board.cell_of[BONUS_DECK * board.tiles + tile]
    st.discard[bonus_cell - board.cell_from[BONUS_DECK]] += 1
