"""Inputs of the learned value that come from a seat's player mat and hand: what it can build next,
and where."""

from typing import Final

from ai.titles.brass import inputs as at
from game.engine.cells import i64, vec
from game.engine.rows import row_of
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import is_buildable_in_era
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.state import BrassState

NONE_LEFT: Final = 5  # the level of an empty stack
LOOKED_AT: Final[vec[i64]] = row_of([3, 2, 2, 2, 2])  # counters a seat builds next, by industry


def read_stacks(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Read the level, points and era of the top counter of each stack."""
    base: i64 = seat * at.OWN_INPUTS
    for industry in range(kinds.INDUSTRY_COUNT):
        kind: i64 = top_of_stack(st, seat, industry)
        if kind == kinds.EMPTY:
            cells[base + at.MILL_LEVEL + industry] = NONE_LEFT
            continue
        cells[base + at.MILL_LEVEL + industry] = kind % kinds.LEVELS
        if is_buildable_in_era(st, kind):
            cells[base + at.TOP_POINTS] += st.board.points[kind]
        else:
            cells[base + at.STUCK] += 1
        read_next_counters(st, seat, industry, cells)


def read_next_counters(st: BrassState, seat: i64, industry: i64, cells: vec[i64]) -> None:
    """Read the next counters of a stack, so that a development counts before its level is used
    up."""
    base: i64 = seat * at.OWN_INPUTS
    first: i64 = seat * kinds.INDUSTRY_COUNT * kinds.LEVELS
    next_ones: i64 = LOOKED_AT[industry]
    for level in range(kinds.LEVELS):
        kind: i64 = industry * kinds.LEVELS + level
        count: i64 = st.stack[first + kind]
        if level <= 1:
            cells[base + at.OLD_MILLS + industry] += count
        taken: i64 = min(count, next_ones)
        cells[base + at.NEXT_MILLS + industry] += taken * st.board.points[kind]
        next_ones -= taken


def read_hand(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Count the seat's cards: all, those of each industry, and locations with a free space."""
    board: Board = st.board
    base: i64 = seat * at.OWN_INPUTS
    for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS):
        card: i64 = st.hand[slot]
        if card == kinds.EMPTY:
            return
        cells[base + at.CARDS] += 1
        if card >= board.locations:
            cells[base + at.MILL_CARDS + card - board.locations] += 1
        elif card >= 0 and st.empty & board.spaces_at[card]:
            cells[base + at.PLACE_CARDS] += 1


def read_connections(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Read what the seat's counters are connected to: coal, a port, ports that buy cotton."""
    base: i64 = seat * at.OWN_INPUTS
    connected: i64 = 0
    rest: i64 = st.sited[seat]
    while rest != 0:
        connected |= st.reach[kinds.lowest_member(rest)]
        rest &= rest - 1
    cells[base + at.COAL_NEAR] = kinds.member_count(connected & st.coal_at)
    if connected & st.ports_at:
        cells[base + at.WAY_OUT] = 1
    rest = st.open_ports
    while rest != 0:
        if connected & st.board.here[kinds.lowest_member(rest)]:
            cells[base + at.PORTS_NEAR] += 1
        rest &= rest - 1


def read_fitting_cards(st: BrassState, seat: i64, usable: i64, cells: vec[i64]) -> None:
    """Read which cards in hand build the tops of the stacks; `usable` are the places where an
    industry card builds, as a set (B-5.3).
    """
    board: Board = st.board
    base: i64 = seat * at.OWN_INPUTS
    free: i64 = st.empty
    if st.era == kinds.CANAL:  # one own counter a location (B-5.10)
        rest: i64 = st.held[seat]
        while rest != 0:
            free &= ~board.spaces_at[board.place_of[kinds.lowest_member(rest)]]
            rest &= rest - 1
    reachable: i64 = 0
    rest = usable
    while rest != 0:
        reachable |= free & board.spaces_at[kinds.lowest_member(rest)]
        rest &= rest - 1
    for industry in range(kinds.INDUSTRY_COUNT):
        kind: i64 = top_of_stack(st, seat, industry)
        if kind == kinds.EMPTY or not is_buildable_in_era(st, kind):
            continue
        showing: i64 = free & board.showing[industry]
        fits: i64 = 0
        if reachable & showing:
            fits = cells[base + at.MILL_CARDS + industry]
        for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS):
            card: i64 = st.hand[slot]
            if card == kinds.EMPTY:
                break
            if 0 <= card < board.locations and showing & board.spaces_at[card]:
                fits += 1
        cells[base + at.MILL_FITS + industry] = fits
