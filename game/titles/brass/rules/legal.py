"""The legal moves of the deciding seat, question by question."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, pack
from game.engine.rules import NOBODY
from game.titles.brass.rules import building, kinds
from game.titles.brass.rules.cards import playable_card_kinds
from game.titles.brass.rules.developing import list_developments
from game.titles.brass.rules.links import list_canals, list_rails
from game.titles.brass.rules.loans import list_loans
from game.titles.brass.rules.selling import list_sales
from game.titles.brass.rules.sources import mines_to_choose, next_ironworks, next_mine
from game.titles.brass.rules.state import BrassState


def legal_moves(st: BrassState, out: vec[i64]) -> i64:
    """Write the deciding seat's moves, sorted; return how many."""
    seat: i64 = st.to_move
    if seat == NOBODY:
        return 0
    if st.phase == kinds.ACTIONS:
        return list_actions(st, building.may_play_two_cards(st, seat), out)
    if st.phase == kinds.CARD_PHASE:
        return kinds.list_moves_for_members(
            playable_card_kinds(st, seat), kinds.CARD, out, 0
        )  # B-4.3
    if st.phase == kinds.COAL_PHASE:
        return list_mines(st, out)
    if st.phase == kinds.IRON_PHASE:
        return list_ironworks(st, out)
    if st.phase == kinds.DEBT_PHASE:
        return kinds.list_moves_for_members(st.held[seat], kinds.REMOVE, out, 0)  # B-3.2
    count: i64 = list_action_continuations(st, seat, out)
    return add_move(out, count, pack(kinds.DONE, 0, 0, 0))


def list_actions(st: BrassState, two: bool, out: vec[i64]) -> i64:
    """Write the actions that can be completed (B-4.1, B-4.2); with `two` also those with two
    cards.
    """
    seat: i64 = st.to_move
    count: i64 = building.list_builds(st, two, out, 0)
    count = list_canals(st, seat, out, count)
    count = list_rails(st, seat, st.board.rail_cost, out, count)
    count = list_developments(st, seat, out, count)
    count = list_sales(st, seat, out, count)
    count = list_loans(st, seat, out, count)
    return add_move(out, count, pack(kinds.PASS, 0, 0, 0))


def list_action_continuations(st: BrassState, seat: i64, out: vec[i64]) -> i64:
    """Write the second rails, second counters or further mills of the action."""
    if st.phase == kinds.RAIL_PHASE:
        return list_rails(st, seat, st.board.second_rail_cost, out, 0)
    if st.phase == kinds.DEVELOP_PHASE:
        return list_developments(st, seat, out, 0)
    return list_sales(st, seat, out, 0)


def list_mines(st: BrassState, out: vec[i64]) -> i64:
    """Write the mines from which the coal may be taken."""
    places: i64 = mines_to_choose(st)
    count: i64 = 0
    space: i64 = next_mine(st, places, kinds.EMPTY)
    while space != kinds.EMPTY:
        count = add_move(out, count, pack(kinds.COAL, space, 0, 0))
        space = next_mine(st, places, space)
    return count


def list_ironworks(st: BrassState, out: vec[i64]) -> i64:
    """Write the ironworks from which the iron may be taken (B-7.8)."""
    count: i64 = 0
    space: i64 = next_ironworks(st, kinds.EMPTY)
    while space != kinds.EMPTY:
        count = add_move(out, count, pack(kinds.IRON, space, 0, 0))
        space = next_ironworks(st, space)
    return count
