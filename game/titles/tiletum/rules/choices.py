"""What the questions of effects offer: steps, goods, places, buildings (T-504, T-512, T-513)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, pack, second_of
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.gains import gain
from game.titles.tiletum.rules.household import people_in
from game.titles.tiletum.rules.kinds import (
    ARCHITECT,
    BUILDING,
    BUILDING_NONE,
    BUILDINGS,
    CALL,
    CALL_NONE,
    CHARACTERS_Q,
    EMPTY,
    FLY,
    FLY_NONE,
    GAIN,
    GOODS,
    HOUSE,
    HOUSE_PIECE,
    MERCHANT,
    PEOPLE,
    PIECE_NONE,
    PILLAR,
    ROOMS,
    STEP,
    STOP,
)
from game.titles.tiletum.rules.pieces import (
    can_put_house,
    can_put_pillar,
    put_at,
    put_house,
    put_pillar,
    where,
)
from game.titles.tiletum.rules.questions import answered, ask, cell, set_cell
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.telling import tell

MOST_PEOPLE: Final = 3  # in a building


def has_steps(st: TiletumState, seat: i64) -> bool:
    """Return whether anything is left of a character's steps and pieces."""
    if cell(st, 1) > 0 or cell(st, 2) > 0:
        return True
    if cell(st, 3) > 0 and can_put_house(st, seat, st.people[seat * PEOPLE + MERCHANT]):
        return True
    return cell(st, 4) > 0 and can_put_pillar(st, seat, st.people[seat * PEOPLE + ARCHITECT])


def list_steps_and_pieces(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write the steps, house and pillar a character still gives (T-504)."""
    count: i64 = 0
    if cell(st, 1) > 0:
        count = list_steps(st, st.people[seat * PEOPLE + MERCHANT], MERCHANT, out, count)
    if cell(st, 2) > 0:
        count = list_steps(st, st.people[seat * PEOPLE + ARCHITECT], ARCHITECT, out, count)
    if cell(st, 3) > 0 and can_put_house(st, seat, st.people[seat * PEOPLE + MERCHANT]):
        out[count] = pack(HOUSE, st.people[seat * PEOPLE + MERCHANT], 0, 0)
        count += 1
    if cell(st, 4) > 0 and can_put_pillar(st, seat, st.people[seat * PEOPLE + ARCHITECT]):
        out[count] = pack(PILLAR, st.people[seat * PEOPLE + ARCHITECT], 0, 0)
        count += 1
    out[count] = pack(STOP, 0, 0, 0)
    return count + 1


def list_steps(st: TiletumState, here: i64, who: i64, out: vec[i64], count: i64) -> i64:
    """Write the steps to neighbour spaces after the first `count` moves."""
    board: Board = st.board
    for at in range(board.near_from[here], board.near_from[here + 1]):
        out[count] = pack(STEP, who, board.near[at], 0)
        count += 1
    return count


def take_step(st: TiletumState, seat: i64, move: i64) -> None:
    """Take a step, or place a piece, of those a character gives."""
    kind: i64 = kind_of(move)
    at: i64 = 3 if kind == HOUSE else 4
    if kind == STEP:
        at = 1 if first_of(move) == MERCHANT else 2
    set_cell(st, at, cell(st, at) - 1)
    if cell(st, 1) + cell(st, 2) + cell(st, 3) + cell(st, 4) == 0:
        answered(st)
    if kind == STEP:
        put_at(st, seat, first_of(move), second_of(move))
    elif kind == HOUSE:
        put_house(st, seat, first_of(move))
    else:
        put_pillar(st, seat, first_of(move))


def list_goods(out: vec[i64]) -> i64:
    """Write the goods to choose from."""
    for good in range(GOODS):
        out[good] = pack(GAIN, good, 0, 0)
    return GOODS


def is_place_for(st: TiletumState, seat: i64, what: i64, space: i64) -> bool:
    """Return whether a house or pillar of the seat can stand in a town."""
    if what == HOUSE_PIECE:
        return can_put_house(st, seat, space)
    return can_put_pillar(st, seat, space)


def has_place(st: TiletumState, seat: i64, what: i64) -> bool:
    """Return whether there is any town for a house or pillar."""
    for space in range(st.board.spaces):
        if is_place_for(st, seat, what, space):
            return True
    return False


def list_places(st: TiletumState, seat: i64, what: i64, out: vec[i64]) -> i64:
    """Write every town for a house or pillar, and none (T-513)."""
    count: i64 = 0
    kind: i64 = HOUSE if what == HOUSE_PIECE else PILLAR
    for space in range(st.board.spaces):
        if is_place_for(st, seat, what, space):
            out[count] = pack(kind, space, 0, 0)
            count += 1
    out[count] = pack(PIECE_NONE, what, 0, 0)
    return count + 1


def list_flights(st: TiletumState, seat: i64, who: i64, out: vec[i64]) -> i64:
    """Write every other space for a merchant or architect, and none (T-513)."""
    count: i64 = 0
    here: i64 = where(st, seat, who)
    for space in range(st.board.spaces):
        if space != here:
            out[count] = pack(FLY, who, space, 0)
            count += 1
    out[count] = pack(FLY_NONE, who, 0, 0)
    return count + 1


def list_buildings(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write the buildings somebody lives in, and none (T-512)."""
    count: i64 = 0
    for building in range(BUILDINGS):
        if people_in(st, seat, building) > 0:
            out[count] = pack(BUILDING, building, 0, 0)
            count += 1
    out[count] = pack(BUILDING_NONE, 0, 0, 0)
    return count + 1


def choose_building(st: TiletumState, seat: i64, building: i64) -> None:
    """Ask for the gain of each character of a building, in any order (T-512)."""
    board: Board = st.board
    ask(st, CHARACTERS_Q, 0, 0, 0)
    for room in range(board.room_from[building], board.room_from[building + 1]):
        tile: i64 = st.rooms[seat * ROOMS + room]
        if tile != EMPTY:
            add_person(st, tile)


def add_person(st: TiletumState, tile: i64) -> None:
    """Put a character among those whose gain is left, in order."""
    at: i64 = MOST_PEOPLE
    while at > 1 and (cell(st, at - 1) == 0 or cell(st, at - 1) > tile + 1):
        set_cell(st, at, cell(st, at - 1))
        at -= 1
    set_cell(st, at, tile + 1)


def list_people(st: TiletumState, out: vec[i64]) -> i64:
    """Write the characters whose gain is left, and none (T-512)."""
    count: i64 = 0
    for at in range(1, MOST_PEOPLE + 1):
        if cell(st, at) > 0:
            out[count] = pack(CALL, cell(st, at) - 1, 0, 0)
            count += 1
    out[count] = pack(CALL_NONE, 0, 0, 0)
    return count + 1


def call(st: TiletumState, seat: i64, tile: i64) -> None:
    """Take the gain of one character; the others are asked about after it (T-512)."""
    at: i64 = 1
    while cell(st, at) != tile + 1:
        at += 1
    while at < MOST_PEOPLE:
        set_cell(st, at, cell(st, at + 1))
        at += 1
    set_cell(st, MOST_PEOPLE, 0)
    if cell(st, 1) == 0:
        answered(st)
    tell(st, happenings.CALLED, seat, tile, 0)
    gain(st, seat, st.board.gain_of[tile])
