"""What the questions of effects offer: steps, goods, places, buildings (T-504, T-512, T-513)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, pack, second_of
from game.engine.rows import row_of
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.household import MOST_PEOPLE, can_spend, people_in
from game.titles.tiletum.rules.kinds import (
    ARCHITECT,
    BUILDING,
    BUILDING_NONE,
    BUILDINGS,
    CALL,
    CALL_NONE,
    EMPTY,
    FLY,
    FLY_NONE,
    GAIN,
    GOODS,
    HOUSE,
    HOUSE_PIECE,
    MAPS,
    MERCHANT,
    MINE,
    PEOPLE,
    PIECE_NONE,
    PILLAR,
    PILLAR_PIECE,
    ROOMS,
    STEP,
    STEP_NONE,
    STOP,
    WALK,
)
from game.titles.tiletum.rules.pieces import can_put, put_at, put_house, put_pillar, where
from game.titles.tiletum.rules.questions import answered, cell, gain, set_cell
from game.titles.tiletum.rules.silver import explorer_on, is_reached, list_explorer_steps
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.telling import tell

PLACING: Final[vec[i64]] = row_of([HOUSE, PILLAR, MINE])  # the move of each kind of piece


def has_steps(st: TiletumState, seat: i64) -> bool:
    """Return whether anything is left of a character's steps and pieces."""
    if cell(st, 1) > 0 or cell(st, 2) > 0:
        return True
    if cell(st, 3) > 0 and has_site(st, seat, HOUSE_PIECE):
        return True
    return cell(st, 4) > 0 and has_site(st, seat, PILLAR_PIECE)


def list_steps_and_pieces(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write the steps, house and pillar a character still gives (T-504)."""
    count: i64 = 0
    if cell(st, 1) > 0:
        count = list_steps(st, st.people[seat * PEOPLE + MERCHANT], MERCHANT, out, count)
    if cell(st, 2) > 0:
        count = list_steps(st, st.people[seat * PEOPLE + ARCHITECT], ARCHITECT, out, count)
    if cell(st, 3) > 0:
        count = list_sites(st, seat, HOUSE_PIECE, out, count)
    if cell(st, 4) > 0:
        count = list_sites(st, seat, PILLAR_PIECE, out, count)
    out[count] = pack(STOP, 0, 0, 0)
    return count + 1


def has_site(st: TiletumState, seat: i64, what: i64) -> bool:
    """Return whether a piece can stand at its meeple, or at an own explorer (T-504, S-308)."""
    if can_put(st, seat, what, st.people[seat * PEOPLE + what]):
        return True
    if st.board.silver == 0:
        return False
    for number in range(MAPS):
        town: i64 = explorer_on(st, seat, number)
        if town != EMPTY and can_put(st, seat, what, town):
            return True
    return False


def list_sites(st: TiletumState, seat: i64, what: i64, out: vec[i64], count: i64) -> i64:
    """Write where a piece can stand: at its meeple, and at own explorers (T-504, S-308)."""
    here: i64 = st.people[seat * PEOPLE + what]
    if can_put(st, seat, what, here):
        out[count] = pack(PLACING[what], here, 0, 0)
        count += 1
    if st.board.silver == 0:
        return count
    return list_sites_below(st, seat, what, out, count)


def list_sites_below(st: TiletumState, seat: i64, what: i64, out: vec[i64], count: i64) -> i64:
    """Write the towns of own explorers where a piece can stand."""
    for number in range(MAPS):
        town: i64 = explorer_on(st, seat, number)
        if town != EMPTY and can_put(st, seat, what, town):
            out[count] = pack(PLACING[what], town, 0, 0)
            count += 1
    return count


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


def has_place(st: TiletumState, seat: i64, what: i64, price: i64) -> bool:
    """Return whether there is any town for a piece, and the gold for it."""
    if price > 0 and not can_spend(st, seat, price):
        return False
    for space in range(st.board.spaces):
        if is_place_for(st, seat, what, space):
            return True
    return False


def is_place_for(st: TiletumState, seat: i64, what: i64, space: i64) -> bool:
    """Return whether a piece may stand there: underground on maps with an own explorer (S-308)."""
    if st.board.silver > 0 and not is_reached(st, seat, space):
        return False
    return can_put(st, seat, what, space)


def list_places(st: TiletumState, seat: i64, what: i64, out: vec[i64]) -> i64:
    """Write every town for a piece, and none (T-513)."""
    count: i64 = 0
    for space in range(st.board.spaces):
        if is_place_for(st, seat, what, space):
            out[count] = pack(PLACING[what], space, 0, 0)
            count += 1
    out[count] = pack(PIECE_NONE, what, 0, 0)
    return count + 1


def list_any_step(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write a step of the merchant, the architect or an explorer, and none (S-603)."""
    count: i64 = list_steps(st, st.people[seat * PEOPLE + MERCHANT], MERCHANT, out, 0)
    count = list_steps(st, st.people[seat * PEOPLE + ARCHITECT], ARCHITECT, out, count)
    count = list_explorer_steps(st, seat, WALK, out, count)
    out[count] = pack(STEP_NONE, 0, 0, 0)
    return count + 1


def list_everybody(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write every character on the own board, and none (S-604)."""
    count: i64 = 0
    for room in range(seat * ROOMS, (seat + 1) * ROOMS):
        if st.rooms[room] != EMPTY:
            out[count] = pack(CALL, st.rooms[room], 0, 0)
            count += 1
    out[count] = pack(CALL_NONE, 0, 0, 0)
    return count + 1


def list_flights(st: TiletumState, seat: i64, who: i64, out: vec[i64]) -> i64:
    """Write every other space for a merchant or architect, and none (T-513)."""
    count: i64 = 0
    here: i64 = where(st, seat, who)
    for space in range(st.board.main_spaces):
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
    tell(st, step_facts.CALLED, seat, tile, 0)
    gain(st, seat, st.board.gain_of[tile])
