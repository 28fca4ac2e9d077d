"""Merchants, architects, houses and pillars on the map (T-401, T-402, T-409 to T-411)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.rows import count_of
from game.titles.tiletum.rules import kinds, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.questions import ask
from game.titles.tiletum.rules.state import TiletumState, tell
from game.titles.tiletum.rules.stock import (
    SUPPLIES,
    can_store,
    gain_good,
    gain_silver,
    level,
    put_in_store,
    score,
)

GOODS_OF_A_MINE: Final = 3  # with technology explorer II


def where(st: TiletumState, seat: i64, who: i64) -> i64:
    """Return the space of a seat's merchant or architect."""
    return st.people[seat * kinds.PEOPLE + who]


def put_at(st: TiletumState, seat: i64, who: i64, space: i64) -> None:
    """Move a seat's merchant or architect to a space."""
    st.people[seat * kinds.PEOPLE + who] = space
    if who == kinds.MERCHANT:
        tell(st, step_facts.MOVED_MERCHANT, seat, space, 0)
    else:
        tell(st, step_facts.MOVED_ARCHITECT, seat, space, 0)


def free_slot(st: TiletumState, seat: i64, first: i64, end: i64) -> i64:
    """Return the first free slot of some, EMPTY when none is, or one is the seat's own."""
    free: i64 = EMPTY
    for slot in range(first, end):
        owner: i64 = st.owner[slot]
        if owner == seat:
            return EMPTY
        if owner == EMPTY and free == EMPTY:
            free = slot
    return free


def house_slot(st: TiletumState, seat: i64, space: i64) -> i64:
    """Return where a house of the seat could stand in a town, EMPTY if it cannot (T-409)."""
    board: Board = st.board
    return free_slot(st, seat, board.house_from[space], board.house_from[space + 1])


def pillar_slot(st: TiletumState, seat: i64, space: i64) -> i64:
    """Return where a pillar of the seat could stand at a cathedral, else EMPTY (T-410)."""
    board: Board = st.board
    return free_slot(st, seat, board.pillar_from[space], board.pillar_from[space + 1])


def can_put_house(st: TiletumState, seat: i64, space: i64) -> bool:
    """Return whether the seat has a house and a place for it in the town."""
    return (
        st.supply[seat * kinds.PIECES + kinds.HOUSE_PIECE] > 0
        and house_slot(st, seat, space) != EMPTY
    )


def can_put_pillar(st: TiletumState, seat: i64, space: i64) -> bool:
    """Return whether the seat has a pillar and a place for it in the town."""
    return (
        st.supply[seat * kinds.PIECES + kinds.PILLAR_PIECE] > 0
        and pillar_slot(st, seat, space) != EMPTY
    )


def put_house(st: TiletumState, seat: i64, space: i64) -> None:
    """Put a house into the first free place; what is printed there comes at once (T-409)."""
    slot: i64 = house_slot(st, seat, space)
    st.owner[slot] = seat
    st.supply[seat * kinds.PIECES + kinds.HOUSE_PIECE] -= 1
    tell(st, step_facts.BUILT_HOUSE, seat, space, 0)
    score(st, seat, st.board.house_points[slot])
    if level(st, seat, kinds.TECH_MERCHANT) >= 2:
        ask(st, kinds.ONE_CHARACTER_Q, 0, 0, 0)  # S-604
    if st.board.house_building[slot] > 0:
        ask(st, kinds.BUILDING_Q, 0, 0, 0)


def put_pillar(st: TiletumState, seat: i64, space: i64) -> None:
    """Put a pillar into the first free place of a cathedral (T-410)."""
    st.owner[pillar_slot(st, seat, space)] = seat
    st.supply[seat * kinds.PIECES + kinds.PILLAR_PIECE] -= 1
    tell(st, step_facts.BUILT_PILLAR, seat, space, 0)


def mine_slot(st: TiletumState, seat: i64, space: i64) -> i64:
    """Return where a mine of the seat could stand in a town, EMPTY if it cannot (S-303)."""
    board: Board = st.board
    return free_slot(st, seat, board.mine_from[space], board.mine_from[space + 1])


def can_put_mine(st: TiletumState, seat: i64, space: i64) -> bool:
    """Return whether the seat has a mine in its own supply and a place for it in the town."""
    return st.mines[seat * SUPPLIES] > 0 and mine_slot(st, seat, space) != EMPTY


def put_mine(st: TiletumState, seat: i64, space: i64) -> None:
    """Put a mine into the first free place: silver and the printed gold at once (S-405)."""
    slot: i64 = mine_slot(st, seat, space)
    st.owner[slot] = seat
    st.mines[seat * SUPPLIES] -= 1
    tell(st, step_facts.BUILT_MINE, seat, space, 0)
    gain_silver(st, seat, 1)
    gain_good(st, seat, kinds.GOLD, st.board.mine_gold[slot - st.board.mine_slot])
    if level(st, seat, kinds.TECH_EXPLORER) >= 2:
        ask(st, kinds.SAME_Q, GOODS_OF_A_MINE, 0, 0)  # S-605


def put_piece(st: TiletumState, seat: i64, kind: i64, space: i64) -> None:
    """Put the piece that a kind of move names into a town."""
    if kind == kinds.HOUSE:
        put_house(st, seat, space)
    elif kind == kinds.PILLAR:
        put_pillar(st, seat, space)
    else:
        put_mine(st, seat, space)


def can_put(st: TiletumState, seat: i64, what: i64, space: i64) -> bool:
    """Return whether a house, pillar or mine of the seat can stand in a town."""
    if what == kinds.HOUSE_PIECE:
        return can_put_house(st, seat, space)
    if what == kinds.PILLAR_PIECE:
        return can_put_pillar(st, seat, space)
    return can_put_mine(st, seat, space)


def has_pillar(st: TiletumState, seat: i64, space: i64) -> bool:
    """Return whether a pillar of the seat stands in a town."""
    board: Board = st.board
    return count_of(st.owner, board.pillar_from[space], board.pillar_from[space + 1], seat) > 0


def has_house(st: TiletumState, seat: i64, space: i64) -> bool:
    """Return whether a house of the seat stands in a town."""
    board: Board = st.board
    return count_of(st.owner, board.house_from[space], board.house_from[space + 1], seat) > 0


def houses_on_map(st: TiletumState, seat: i64) -> i64:
    """Return how many houses of a seat stand on the map."""
    return count_of(st.owner, 0, st.board.pillar_slot, seat)


def pillars_on_map(st: TiletumState, seat: i64) -> i64:
    """Return how many pillars of a seat stand on the map."""
    return count_of(st.owner, st.board.pillar_slot, st.board.mine_slot, seat)


def mines_on_map(st: TiletumState, seat: i64) -> i64:
    """Return how many mines of a seat stand on the maps."""
    return count_of(st.owner, st.board.mine_slot, st.board.slots, seat)


def buildings_below(st: TiletumState, seat: i64) -> i64:
    """Return how many houses and pillars of a seat stand underground (S-705)."""
    board: Board = st.board
    houses: i64 = board.house_from[board.main_spaces]
    pillars: i64 = board.pillar_from[board.main_spaces]
    below: i64 = count_of(st.owner, houses, board.pillar_slot, seat)
    return below + count_of(st.owner, pillars, board.mine_slot, seat)


def can_take_tile(st: TiletumState, seat: i64, spot: i64) -> bool:
    """Return whether a tile lies there that the seat may take (T-411)."""
    tile: i64 = st.lying[spot]
    return tile != EMPTY and can_store(st, seat, tile)


def take_tile(st: TiletumState, seat: i64, spot: i64) -> None:
    """Take the tile that lies there into the storehouse."""
    tile: i64 = st.lying[spot]
    st.lying[spot] = EMPTY
    put_in_store(st, seat, tile)
    tell(st, step_facts.STORED, seat, tile, spot)
