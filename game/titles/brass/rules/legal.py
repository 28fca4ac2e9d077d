"""The legal moves of the deciding seat, question by question."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.engine.rules import NOBODY
from game.titles.brass.rules import building, kinds
from game.titles.brass.rules.cards import card_kind_set_playable_for_pending_action
from game.titles.brass.rules.developing import append_development_moves
from game.titles.brass.rules.links import append_canal_moves, append_rail_moves
from game.titles.brass.rules.loans import append_loan_moves
from game.titles.brass.rules.selling import append_sale_moves
from game.titles.brass.rules.sources import choosable_mine_place_set, next_coal_mine, next_ironworks
from game.titles.brass.rules.state import BrassState


def write_legal_moves(st: BrassState, move_codes: vec[i64]) -> i64:
    """Write the codes of the deciding seat's moves in the current phase into `move_codes`, sorted;
    return how many, 0 when the game is over."""
    seat: i64 = st.to_move
    if seat == NOBODY:
        return 0
    if st.phase == kinds.ACTIONS_PHASE:
        return write_action_moves(st, building.may_play_two_cards(st, seat), move_codes)
    if st.phase == kinds.CARD_PHASE:
        return kinds.append_move_per_member(
            card_kind_set_playable_for_pending_action(st, seat), kinds.PLAY_CARD_MOVE, move_codes, 0
        )  # B-4.3
    if st.phase == kinds.COAL_PHASE:
        return write_coal_source_moves(st, move_codes)
    if st.phase == kinds.IRON_PHASE:
        return write_iron_source_moves(st, move_codes)
    if st.phase == kinds.DEBT_PHASE:
        return kinds.append_move_per_member(
            st.own_space_set[seat], kinds.REMOVE_COUNTER_MOVE, move_codes, 0
        )  # B-3.2
    count: i64 = write_continuation_moves(st, seat, move_codes)
    return add_move(move_codes, count, make_move_code(kinds.DONE_MOVE, 0, 0, 0))


def write_action_moves(st: BrassState, with_two_card_builds: bool, move_codes: vec[i64]) -> i64:
    """Write the actions that can be completed into `move_codes`, builds with two cards only if
    `with_two_card_builds`; return how many (B-4.1, B-4.2)."""
    seat: i64 = st.to_move
    count: i64 = building.append_build_moves(st, with_two_card_builds, move_codes, 0)
    count = append_canal_moves(st, seat, move_codes, count)
    count = append_rail_moves(st, seat, st.board.rail_cost, move_codes, count)
    count = append_development_moves(st, seat, move_codes, count)
    count = append_sale_moves(st, seat, move_codes, count)
    count = append_loan_moves(st, seat, move_codes, count)
    return add_move(move_codes, count, make_move_code(kinds.PASS_MOVE, 0, 0, 0))


def write_continuation_moves(st: BrassState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write the moves of the current phase that continue an action (second rails, second
    developments or more sales) into `move_codes`; return how many."""
    if st.phase == kinds.RAIL_PHASE:
        return append_rail_moves(st, seat, st.board.second_rail_cost, move_codes, 0)
    if st.phase == kinds.DEVELOP_PHASE:
        return append_development_moves(st, seat, move_codes, 0)
    return append_sale_moves(st, seat, move_codes, 0)


def write_coal_source_moves(st: BrassState, move_codes: vec[i64]) -> i64:
    """Write a move for each mine from which the pending coal may be taken into `move_codes`; return
    how many."""
    places: i64 = choosable_mine_place_set(st)
    count: i64 = 0
    space: i64 = next_coal_mine(st, places, kinds.EMPTY)
    while space != kinds.EMPTY:
        count = add_move(move_codes, count, make_move_code(kinds.TAKE_COAL_MOVE, space, 0, 0))
        space = next_coal_mine(st, places, space)
    return count


def write_iron_source_moves(st: BrassState, move_codes: vec[i64]) -> i64:
    """Write a move for each ironworks from which the pending iron may be taken into `move_codes`;
    return how many (B-7.8)."""
    count: i64 = 0
    space: i64 = next_ironworks(st, kinds.EMPTY)
    while space != kinds.EMPTY:
        count = add_move(move_codes, count, make_move_code(kinds.TAKE_IRON_MOVE, space, 0, 0))
        space = next_ironworks(st, space)
    return count
