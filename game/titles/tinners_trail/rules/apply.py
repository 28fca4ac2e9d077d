"""Play one move, up to the next decision or chance event."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.titles.tinners_trail.rules import (
    arsenic_market,
    auction,
    auction_2007,
    building,
    calciners,
    developments,
    emigration,
    extraction,
    kinds,
    michigan,
)
from game.titles.tinners_trail.rules.action_end import end_action
from game.titles.tinners_trail.rules.draft import discard_draft_card_and_go_on
from game.titles.tinners_trail.rules.investing import (
    invest_or_decline_and_ask_next,
    sell_all_ore_and_ask_to_invest,
)
from game.titles.tinners_trail.rules.investment_boxes import invest_cube_or_decline
from game.titles.tinners_trail.rules.price_rolls import set_price_from_roll
from game.titles.tinners_trail.rules.prospecting import apply_prospect_roll, choose_prospect_area
from game.titles.tinners_trail.rules.round_end import peek_and_ask_next_peeker
from game.titles.tinners_trail.rules.rounds import give_next_turn_or_end_actions
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import move_marker_to_investment_column
from game.titles.tinners_trail.rules.wallace.bids import apply_bid_roll
from game.titles.tinners_trail.rules.wallace.turn import (
    carry_out_action_card,
    continue_build_with_survey_card,
    make_automatic_moves,
)


def apply_move(st: TrailState, move: i64) -> None:
    """Play a legal move or a possible chance outcome, then Lord Wallace's automatic steps."""
    apply_move_without_wallace_steps(st, move)
    if st.board.is_solo_game:
        make_automatic_moves(st)


def apply_move_without_wallace_steps(st: TrailState, move: i64) -> None:
    """Play a move or a chance outcome, without Lord Wallace's automatic steps."""
    kind: i64 = kind_of_move(move)
    if kind <= kinds.PASS_MOVE and kind != kinds.DISCARD_CARD_MOVE:
        take_action(st, kind, move)
    elif kind == kinds.BID_MOVE:
        auction.make_bid_and_ask_next(st, first_field_of_move(move))
    elif kind == kinds.DROP_OUT_MOVE:
        auction.drop_out_and_ask_next(st)
    elif kind == kinds.INVEST_MOVE:
        if st.board.is_edition_2007:
            invest_cube_or_decline(st, first_field_of_move(move))
        else:
            invest_or_decline_and_ask_next(st, first_field_of_move(move))
    elif kind == kinds.PLACE_PUMP_MOVE:
        developments.pump_area_or_give_up(st, first_field_of_move(move) - 1)
        finish_action_if_no_decision_open(st)
    elif kind == kinds.CHOOSE_SURVEY_CARD_MOVE:
        auction.carry_out_survey_card_choice(st, first_field_of_move(move))
    elif kind == kinds.PLAY_CARD_MOVE:
        auction.build_auctioned_mine(st, first_field_of_move(move) - kinds.FIRST_HAND_CARD_FIELD)
    elif kind in (kinds.TIN_ROLLED_OUTCOME, kinds.COPPER_ROLLED_OUTCOME):
        set_price_from_roll(st, move)
    elif kind == kinds.DISCARD_CARD_MOVE:
        discard_draft_card_and_go_on(st, first_field_of_move(move))
    elif kind == kinds.PEEK_MOVE:
        peek_and_ask_next_peeker(st, first_field_of_move(move) - 1)
    elif kind == kinds.PROSPECT_MOVE:
        choose_prospect_area(st, first_field_of_move(move))
    elif kind == kinds.AREA_ROLLED_OUTCOME:
        if st.phase == kinds.AUCTION_PHASE:
            auction_2007.place_cubes_in_bought_ground(st, move)
        else:
            apply_prospect_roll(st, move)
    else:
        apply_expansion_two_player_or_solo_move(st, kind, move)


def take_action(st: TrailState, kind: i64, move: i64) -> None:
    """Carry out an action. Then, if it opens no decision, give the turn to the next seat."""
    if kind == kinds.BUILD_MINE_MOVE:
        auction.start_auction(st, first_field_of_move(move))
        return
    if kind == kinds.PASS_MOVE:
        move_marker_to_investment_column(st, st.active)
        give_next_turn_or_end_actions(st)
        return
    if kind == kinds.EXTRACT_ORE_MOVE:
        extraction.extract_ore(
            st, first_field_of_move(move), second_field_of_move(move), third_field_of_move(move)
        )
    elif kind <= kinds.DEVELOP_ADIT_MOVE:
        building.build_development(st, kind - kinds.DEVELOP_MINER_MOVE, first_field_of_move(move))
    elif kind == kinds.DEVELOP_PUMPS_MOVE:
        developments.take_pump_group(st)
    else:
        developments.earn_pound_for_pasties(st)
    finish_action_if_no_decision_open(st)


def finish_action_if_no_decision_open(st: TrailState) -> None:
    """End an action if no decision is open: the next seat has the turn, or all ore is sold and
    investing begins if all have passed. In 2007 the only seat that has not passed must pass now
    (C-7)."""
    if st.phase == kinds.ACTIONS_PHASE and st.board.is_edition_2007:
        end_action(st)
    else:
        give_next_turn_or_end_actions(st)


def apply_expansion_two_player_or_solo_move(st: TrailState, kind: i64, move: i64) -> None:
    """Play a move of an expansion, of the two-player game's deck or of the solo game (A2, AR, E,
    LW); after an action the next seat has the turn.
    """
    if kind == kinds.ANSWER_CALCINER_MOVE:
        if first_field_of_move(move) == kinds.ANSWER_YES:
            calciners.build_calciner(st, st.high_bidder, st.area)
        auction.end_auction(st)
        return
    if kind == kinds.LOOK_AT_TILE_MOVE:  # turn the tile up for both or leave it face down (LW-2)
        if first_field_of_move(move) == kinds.ANSWER_YES:
            st.face_up[st.area] = 1
        auction.begin_bidding(st)
        return
    if kind == kinds.CHOOSE_ADELAIDE_ORE_MOVE:
        sell_all_ore_and_ask_to_invest(st, first_field_of_move(move))
        return
    if kind == kinds.SURVEY_CARD_DRAWN_OUTCOME:
        if st.opener == st.board.wallace_seat:
            continue_build_with_survey_card(st, first_field_of_move(move))
        else:
            auction.take_drawn_card_and_begin_bidding(st, first_field_of_move(move))
        return
    if kind == kinds.WALLACE_CARD_DRAWN_OUTCOME:
        carry_out_action_card(st, first_field_of_move(move))
        return
    if kind == kinds.BID_ROLLED_OUTCOME:
        apply_bid_roll(st, move)
        return
    if kind == kinds.PROCESS_ARSENIC_MOVE:
        calciners.process_one_arsenic_cube(st, first_field_of_move(move))
    elif kind == kinds.SELL_ARSENIC_MOVE:
        arsenic_market.sell_all_arsenic_of_active_seat(st)
    elif kind == kinds.PLACE_OWN_MINER_MOVE:
        emigration.build_own_miner(st, first_field_of_move(move))
    elif kind == kinds.EMIGRATE_MOVE:
        emigration.emigrate_miner(st, first_field_of_move(move), second_field_of_move(move))
    elif first_field_of_move(move) == 0:  # Michigan's pieces are kept for later (E-4)
        st.phase = kinds.ACTIONS_PHASE
    else:
        michigan.place_waiting_piece(st, first_field_of_move(move) - 1, second_field_of_move(move))
    give_next_turn_or_end_actions(st)
