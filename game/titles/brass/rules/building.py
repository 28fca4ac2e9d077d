"""What may be built where, and what it costs (B-5, B-6, B-9)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.hands import hand_size, kinds_in_hand
from game.titles.brass.rules.kinds import (
    BIT,
    BUILD,
    CANAL,
    COAL_MINE,
    EMPTY,
    INDUSTRY_COUNT,
    IRONWORKS,
    LEVELS,
    ONE_CARD,
    TWO_CARDS,
)
from game.titles.brass.rules.network import network
from game.titles.brass.rules.sources import NOT_TO_BE_HAD, can_pay, coal_price, iron_price
from game.titles.brass.rules.state import BrassState

TOO_DEAR: Final = 1_000_000  # pounds of what cannot be had


def cards_allow(st: BrassState, seat: i64, industry: i64) -> i64:
    """Return the locations where a card of the hand allows an industry, as a set (B-5.2, B-5.3)."""
    kinds: i64 = kinds_in_hand(st, seat)
    allowed: i64 = kinds & st.board.all_locations
    if kinds & BIT[st.board.locations + industry]:
        allowed |= network(st, seat)
    return allowed


def may_play_two(st: BrassState, seat: i64) -> bool:
    """Return whether two cards may be played together: both actions are left (B-4.5, B-4.6)."""
    return may_play_two_at_all(st) and hand_size(st, seat) >= 2


def may_play_two_at_all(st: BrassState) -> bool:
    """Return whether both actions of a turn of two are left (B-4.6)."""
    return st.action == 1 and not (st.era == CANAL and st.round == 1)


def is_of_era(st: BrassState, kind: i64) -> bool:
    """Return whether counters of the kind can be built in this era (B-5.9)."""
    return st.board.eras[kind] & BIT[st.era] != 0


def building_price(st: BrassState, kind: i64, place: i64) -> i64:
    """Return the pounds of building a kind of counter in a place, cubes included (B-5.13).

    TOO_DEAR where its coal cannot be had.
    """
    board: Board = st.board
    price: i64 = board.cost[kind]
    if board.needs_iron[kind]:
        price += iron_price(st)
    if board.needs_coal[kind]:
        coal: i64 = coal_price(st, st.reach[place])
        if coal == NOT_TO_BE_HAD:
            return TOO_DEAR
        price += coal
    return price


def may_build_over(st: BrassState, seat: i64, kind: i64, space: i64) -> bool:
    """Return whether the counter on the space may be built over by the kind (B-9)."""
    old: i64 = st.counter[space]
    industry: i64 = kind // LEVELS
    if old // LEVELS != industry or old >= kind:
        return False
    if st.owner[space] == seat:
        return True
    if st.era == CANAL and st.sited[seat] & st.board.here[space]:
        return False  # B-9.6
    return is_used_up(st, industry)


def is_used_up(st: BrassState, industry: i64) -> bool:
    """Return whether no coal or iron is left on counters or track: B-9.2 for mine or ironworks."""
    if industry == COAL_MINE:
        return st.coal_at == 0 and st.coal == 0
    return industry == IRONWORKS and st.iron_left == 0 and st.iron == 0


def is_crowded(st: BrassState, seat: i64, space: i64) -> bool:
    """Return whether an own counter keeps the seat from the location's empty spaces (B-5.10)."""
    return st.era == CANAL and st.sited[seat] & st.board.here[space] != 0


def list_builds(st: BrassState, two: bool, out: vec[i64], count: i64) -> i64:
    """Append what can be built with one card and, if wanted, with two; return the count."""
    seat: i64 = st.to_move
    total: i64 = count
    for industry in range(INDUSTRY_COUNT):
        kind: i64 = top_of_stack(st, seat, industry)
        if kind != EMPTY and is_of_era(st, kind) and st.money[seat] >= st.board.cost[kind]:
            total = list_spaces(st, kind, two, out, total)
    return total


def list_spaces(st: BrassState, kind: i64, two: bool, out: vec[i64], count: i64) -> i64:
    """Append the spaces for one kind of counter: the first empty one of each location (B-6.2)."""
    board: Board = st.board
    seat: i64 = st.to_move
    industry: i64 = kind // LEVELS
    allowed: i64 = cards_allow(st, seat, industry)
    if allowed == 0 and not two:
        return count
    crowded: i64 = st.sited[seat] if st.era == CANAL else 0
    total: i64 = count
    offered: i64 = EMPTY  # location whose empty space is listed
    priced: i64 = EMPTY  # location that was looked at last
    affordable: bool = False
    for index in range(board.showing_from[industry], board.showing_from[industry + 1]):
        space: i64 = board.showing[index]
        here: i64 = board.here[space]
        with_one: bool = allowed & here != 0
        if not (with_one or two):
            continue
        is_empty: bool = st.owner[space] == EMPTY
        place: i64 = board.place_of[space]
        if is_empty:
            if offered == place or crowded & here:
                continue
        elif not may_build_over(st, seat, kind, space):
            continue
        if priced != place:
            priced = place
            affordable = can_pay(st, seat, building_price(st, kind, place))
        if not affordable:
            continue
        if with_one:
            out[total] = pack(BUILD, industry, space, ONE_CARD)
            total += 1
        if two and (is_empty or board.two_cards_over):
            out[total] = pack(BUILD, industry, space, TWO_CARDS)
            total += 1
        if is_empty:
            offered = place
    return total
