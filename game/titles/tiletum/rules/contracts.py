"""Fulfilling contracts (T-604, T-605)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.household import add_points_of_action, can_spend
from game.titles.tiletum.rules.kinds import (
    BOOST_TILE,
    BUILDINGS,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    EMPTY,
    FULFIL,
    GAIN_BUILDING,
    GAIN_MINE,
    GOODS,
    HELPER_TILE,
    IRON,
    LESS_IRON,
    LESS_SAME,
    LESS_WOOL,
    PARTS,
    PIECES,
    PILLAR_PIECE,
    ROOMS,
    STORE,
    TECH_CONTRACT,
    USE,
    WOOL,
)
from game.titles.tiletum.rules.levels import level
from game.titles.tiletum.rules.questions import gain, is_main_action
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import (
    SUPPLIES,
    fulfilled,
    goods_of,
    pay_good,
    pay_silver,
    take_from_store,
    throw_away,
)
from game.titles.tiletum.rules.telling import tell

# Fulfilling contracts (T-604, T-605).


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
    tell(st, step_facts.FULFILLED, seat, tile, board.points[tile])
    if at < board.contract_pillars:
        st.supply[seat * PIECES + PILLAR_PIECE] += 1
        tell(st, step_facts.FREED_PILLAR, seat, at, 0)
    gain(st, seat, board.gain_of[tile])


# Helpers: bonus tiles that are used for their gain (T-308, T-603).


def is_first_alike(st: TiletumState, seat: i64, slot: i64) -> bool:
    """Return whether a tile lies in the storehouse and none like it before it."""
    tile: i64 = st.store[slot]
    return tile != EMPTY and (slot == seat * STORE or st.store[slot - 1] != tile)


def list_helpers(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the helpers that can be used (T-603)."""
    for slot in range(seat * STORE, (seat + 1) * STORE):
        if is_first_alike(st, seat, slot) and can_use(st, seat, st.store[slot]):
            out[count] = pack(USE, st.store[slot], 0, 0)
            count += 1
    return count


def can_use(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a stored helper can be used as a task now (T-308, T-603)."""
    kind: i64 = st.board.kind[tile]
    if kind == BOOST_TILE:
        return is_main_action(st)
    if kind != HELPER_TILE:
        return False
    at: i64 = st.board.gain_of[tile] * PARTS
    if st.board.parts[at + GAIN_BUILDING] > 0:
        return has_people(st, seat)
    return st.board.silver == 0 or can_afford(st, seat, tile, at)


def can_afford(st: TiletumState, seat: i64, tile: i64, at: i64) -> bool:
    """Return whether a helper's cost can be paid, and a mine it brings is left (S-306, S-707)."""
    if st.board.parts[at + GAIN_MINE] > 0 and st.mines[seat * SUPPLIES + 1] == 0:
        return False
    if st.silver[seat] < st.board.depths.pay_silver[tile]:
        return False
    return can_spend(st, seat, st.board.depths.pay_gold[tile])


def has_people(st: TiletumState, seat: i64) -> bool:
    """Return whether anybody lives in a seat's buildings."""
    for building in range(BUILDINGS):
        if st.rooms[seat * ROOMS + st.board.room_from[building]] != EMPTY:
            return True
    return False


def use(st: TiletumState, seat: i64, tile: i64) -> None:
    """Use a helper; its tile goes to the discard pile first (T-603)."""
    take_from_store(st, seat, tile)
    throw_away(st, tile)
    tell(st, step_facts.USED, seat, tile, 0)
    if st.board.silver > 0:
        pay_silver(st, seat, st.board.depths.pay_silver[tile])
    if st.board.kind[tile] == BOOST_TILE:
        add_points_of_action(st, seat, st.board.boost[tile])
    else:
        gain(st, seat, st.board.gain_of[tile])
