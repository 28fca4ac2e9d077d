"""The moves and maximum bids that a search considers, with their scores."""

from typing import Final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail import auction_scores, automatic_bids, maximum_bids
from ai.titles.tinners_trail.action_gains import border_touches_own_mine
from ai.titles.tinners_trail.mine_moves import (
    append_adits_at_own_mines,
    append_extractions_and_pieces_at_own_mines,
    would_train_drain_own_mine,
)
from ai.titles.tinners_trail.mine_worth import MeanTileContents
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE
from ai.titles.tinners_trail.scores import move_score
from game.engine.cells import i64, vec
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    make_move_code,
    second_field_of_move,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import may_take_part_in_auction_ignoring_money
from game.titles.tinners_trail.rules.developments import rightmost_available_pump_group_cell
from game.titles.tinners_trail.rules.investing import INVESTMENT_STEP_POUNDS
from game.titles.tinners_trail.rules.legal import write_legal_moves
from game.titles.tinners_trail.rules.legal_actions import (
    write_auction_start_moves,
    write_expansion_action_moves,
)
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points

FIRST_TRIED_BID_POUNDS_ABOVE_WORTH_IN_SOLO: Final = (
    2  # pounds above the value at which single bids start, since he gets a lost mine
)
MAX_TRIED_BID_POUNDS_ABOVE_LOWEST_IN_SOLO: Final = (
    24  # pounds above the minimum up to which bids are tried against him
)


def write_candidate_moves(
    st: TrailState,
    tiles: MeanTileContents,
    policy_weights: PolicyWeights,
    move_codes: vec[i64],
    scores: vec[i64],
) -> i64:
    """Write the moves and maximum bids that the tree considers for the seat to move into
    `move_codes`, and their scores; return their number."""
    if st.phase == kinds.AUCTION_PHASE:
        if st.board.is_solo_game:
            return write_bids_against_wallace(st, tiles, move_codes, scores)
        return maximum_bids.write_maximum_bids(
            st, estimate_auctioned_mine_pounds(st, tiles), move_codes, scores
        )
    count: i64 = 0
    if st.phase == kinds.ACTIONS_PHASE:
        count = write_worthwhile_actions(st, move_codes)
    elif st.phase == kinds.INVEST_PHASE and not st.board.is_edition_2007:
        count = write_useful_investments(st, move_codes)
    elif st.phase == kinds.PUMPS_PHASE and st.board.is_edition_2007:
        count = write_pump_moves(st, move_codes)
    else:
        count = write_legal_moves(st, move_codes)
    if st.board.has_emigration:
        count = remove_useless_michigan_placements(st, move_codes, count)
    for index in range(count):
        scores[index] = move_score(st, tiles, policy_weights, move_codes[index])
    return count


def estimate_auctioned_mine_pounds(st: TrailState, tiles: MeanTileContents) -> i64:
    """Return the estimated value, in pounds, of the mine up for auction to the seat to move."""
    return (
        auction_scores.auctioned_mine_worth_with_survey_card(st, tiles, st.to_move) // POUND_PENCE
    )


def write_bids_against_wallace(
    st: TrailState, tiles: MeanTileContents, move_codes: vec[i64], scores: vec[i64]
) -> i64:
    """Write dropping out and single bids from the minimum upwards with their scores; return their
    number.

    For games against Lord Wallace, who bids only once (LW-6): once he has bid, only the lowest
    bid is written, since it wins.
    """
    worth: i64 = estimate_auctioned_mine_pounds(st, tiles)
    required: i64 = automatic_bids.lowest_allowed_bid(st)
    highest: i64 = min(st.money[st.to_move], required + MAX_TRIED_BID_POUNDS_ABOVE_LOWEST_IN_SOLO)
    if st.high_bidder != kinds.EMPTY:  # he bids only once, so the lowest bid wins
        highest = min(st.money[st.to_move], required)
    count: i64 = 0
    pounds: i64 = required
    while pounds <= highest:
        move_codes[count] = make_move_code(kinds.BID_MOVE, pounds, 0, 0)
        distance: i64 = pounds - worth - FIRST_TRIED_BID_POUNDS_ABOVE_WORTH_IN_SOLO
        scores[count] = -distance if distance > 0 else distance
        count += 1
        pounds += 1
    if not automatic_bids.must_make_opening_bid(st):
        move_codes[count] = make_move_code(kinds.DROP_OUT_MOVE, 0, 0, 0)
        scores[count] = 0
        count += 1
    return count


def write_useful_investments(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write the investments worth considering, 0 included, and return their number.

    Since £10 bring more than twice the points of £5 (I-2), these are multiples of £10; if the money
    divided by £10 leaves at least £5, multiples of £5 instead.
    """
    money: i64 = st.money[st.to_move]
    step: i64 = (
        INVESTMENT_STEP_POUNDS
        if money % (2 * INVESTMENT_STEP_POUNDS) >= INVESTMENT_STEP_POUNDS
        else 2 * INVESTMENT_STEP_POUNDS
    )
    count: i64 = 0
    pounds: i64 = 0
    while pounds <= money:
        move_codes[count] = make_move_code(kinds.INVEST_MOVE, pounds, 0, 0)
        count += 1
        pounds += step
    return count


def write_worthwhile_actions(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write the actions worth considering and return their number: every auction that may be
    started, extractions and developments at the seat's own mines, pumps, pasties, passing, and the
    actions of expansions."""
    seat: i64 = st.to_move
    work: i64 = remaining_work_points(st, seat)
    count: i64 = 0
    if may_take_part_in_auction_ignoring_money(st, seat):
        count = write_auction_start_moves(st, seat, move_codes, count)
    if work > 0:
        count = append_extractions_and_pieces_at_own_mines(st, seat, work, move_codes, count)
        count = append_adits_at_own_mines(st, seat, work, move_codes, count)
        if (
            work >= st.board.pumps_work_cost
            and rightmost_available_pump_group_cell(st) != kinds.EMPTY
        ):
            move_codes[count] = make_move_code(kinds.DEVELOP_PUMPS_MOVE, 0, 0, 0)
            count += 1
        if work >= st.board.pasties_work_cost:
            move_codes[count] = make_move_code(kinds.SELL_PASTIES_MOVE, 0, 0, 0)
            count += 1
    move_codes[count] = make_move_code(kinds.PASS_MOVE, 0, 0, 0)
    count += 1
    if st.board.has_expansion_rows:
        count = write_expansion_action_moves(st, seat, move_codes, count)
    return count


def write_pump_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write the move without a pump, and a pump in each own mine with water; return their
    number."""
    move_codes[0] = make_move_code(kinds.PLACE_PUMP_MOVE, 0, 0, 0)
    count: i64 = 1
    for area in range(st.board.areas_in_play_count):
        if st.water[area] > 0 and st.owner[area] == st.to_move:
            move_codes[count] = make_move_code(kinds.PLACE_PUMP_MOVE, area + 1, 0, 0)
            count += 1
    return count


def remove_useless_michigan_placements(
    st: TrailState, move_codes: vec[i64], move_count: i64
) -> i64:
    """Remove from the first `move_count` moves those that place Michigan's pieces in areas or on
    borders outside the map card (D-1) where they are of no use to a mine of the seat; return the
    new number of moves."""
    count: i64 = 0
    for index in range(move_count):
        if kind_of_move(move_codes[index]) != kinds.PLACE_WAITING_PIECE_MOVE or is_useful_placement(
            st, move_codes[index]
        ):
            move_codes[count] = move_codes[index]
            count += 1
    return count


def is_useful_placement(st: TrailState, move: i64) -> bool:
    """Return whether a move places a piece on the map card or, beyond it, for use by a mine of
    the seat; True for postponing."""
    piece: i64 = first_field_of_move(move) - 1
    where: i64 = second_field_of_move(move)
    if piece < 0:
        return True  # the move postpones the placement
    if piece == kinds.ADIT_STOCK:
        return where < st.board.borders_in_play_count or border_touches_own_mine(
            st, st.to_move, where
        )
    if where < st.board.areas_in_play_count:
        return True
    return piece == kinds.TRAIN_STOCK and would_train_drain_own_mine(st, st.to_move, where)
