"""What the deciding seat may answer, question by question."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.engine.rules import NOBODY
from game.titles.brass.rules.building import list_builds, may_play_two
from game.titles.brass.rules.cards import fitting_kinds
from game.titles.brass.rules.developing import list_developments
from game.titles.brass.rules.kinds import (
    ACTIONS,
    CARD,
    CARD_PHASE,
    COAL,
    COAL_PHASE,
    DEBT_PHASE,
    DEVELOP_PHASE,
    DONE,
    EMPTY,
    IRON,
    IRON_PHASE,
    PASS,
    RAIL_PHASE,
    REMOVE,
)
from game.titles.brass.rules.lending import list_loans
from game.titles.brass.rules.linking import list_canals, list_rails
from game.titles.brass.rules.selling import list_sales
from game.titles.brass.rules.sets import lowest
from game.titles.brass.rules.sources import mines_to_choose, next_ironworks, next_mine
from game.titles.brass.rules.state import BrassState


def legal_moves(st: BrassState, out: vec[i64]) -> i64:
    """Write the deciding seat's moves, sorted; return how many."""
    seat: i64 = st.to_move
    if seat == NOBODY:
        return 0
    if st.phase == ACTIONS:
        return list_actions(st, may_play_two(st, seat), out)
    if st.phase == CARD_PHASE:
        return list_cards(st, seat, out)
    if st.phase == COAL_PHASE:
        return list_mines(st, out)
    if st.phase == IRON_PHASE:
        return list_ironworks(st, out)
    if st.phase == DEBT_PHASE:
        return list_removals(st, seat, out)
    count: i64 = list_further(st, seat, out)
    out[count] = pack(DONE, 0, 0, 0)
    return count + 1


def list_actions(st: BrassState, two: bool, out: vec[i64]) -> i64:
    """Write the actions that can be carried out whole (B-4.1, B-4.2), with two cards if wanted."""
    seat: i64 = st.to_move
    count: i64 = list_builds(st, two, out, 0)
    count = list_canals(st, seat, out, count)
    count = list_rails(st, seat, st.board.rail_cost, out, count)
    count = list_developments(st, seat, out, count)
    count = list_sales(st, seat, out, count)
    count = list_loans(st, seat, out, count)
    out[count] = pack(PASS, 0, 0, 0)
    return count + 1


def list_further(st: BrassState, seat: i64, out: vec[i64]) -> i64:
    """Write the second rails, second counters or further mills of the action."""
    if st.phase == RAIL_PHASE:
        return list_rails(st, seat, st.board.second_rail_cost, out, 0)
    if st.phase == DEVELOP_PHASE:
        return list_developments(st, seat, out, 0)
    return list_sales(st, seat, out, 0)


def list_cards(st: BrassState, seat: i64, out: vec[i64]) -> i64:
    """Write the kinds of cards that can be played for the pending action (B-4.3)."""
    rest: i64 = fitting_kinds(st, seat)
    count: i64 = 0
    while rest != 0:
        out[count] = pack(CARD, lowest(rest), 0, 0)
        count += 1
        rest &= rest - 1
    return count


def list_mines(st: BrassState, out: vec[i64]) -> i64:
    """Write the mines that may give the coal."""
    places: i64 = mines_to_choose(st)
    count: i64 = 0
    space: i64 = next_mine(st, places, EMPTY)
    while space != EMPTY:
        out[count] = pack(COAL, space, 0, 0)
        count += 1
        space = next_mine(st, places, space)
    return count


def list_ironworks(st: BrassState, out: vec[i64]) -> i64:
    """Write the ironworks that may give the iron (B-7.8)."""
    count: i64 = 0
    space: i64 = next_ironworks(st, EMPTY)
    while space != EMPTY:
        out[count] = pack(IRON, space, 0, 0)
        count += 1
        space = next_ironworks(st, space)
    return count


def list_removals(st: BrassState, seat: i64, out: vec[i64]) -> i64:
    """Write the own counters that may be removed to pay a debt (B-3.2)."""
    rest: i64 = st.held[seat]
    count: i64 = 0
    while rest != 0:
        out[count] = pack(REMOVE, lowest(rest), 0, 0)
        count += 1
        rest &= rest - 1
    return count
