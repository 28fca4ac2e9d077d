"""The legal moves of every decision, written in ascending order."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.titles.tinners_trail.rules import kinds, michigan
from game.titles.tinners_trail.rules.bidding_order import write_bid_moves
from game.titles.tinners_trail.rules.developments import write_pump_placement_moves
from game.titles.tinners_trail.rules.investment_boxes import write_box_investment_moves
from game.titles.tinners_trail.rules.legal_actions import write_action_moves
from game.titles.tinners_trail.rules.legal_answers import (
    write_hand_card_moves,
    write_investment_moves,
    write_peek_moves,
    write_survey_card_moves,
)
from game.titles.tinners_trail.rules.prospecting import write_prospect_moves
from game.titles.tinners_trail.rules.state import TrailState


def write_legal_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write the deciding seat's moves in the current phase into `move_codes`, sorted and unique;
    return how many, 0 when no seat decides."""
    phase: i64 = st.phase
    if phase == kinds.ACTIONS_PHASE:
        return write_action_moves(st, move_codes)
    if st.to_move < 0:
        return 0
    if phase == kinds.AUCTION_PHASE:
        return write_bid_moves(st, move_codes)
    if phase == kinds.INVEST_PHASE:
        return (
            write_box_investment_moves(st, move_codes)
            if st.board.is_edition_2007
            else write_investment_moves(st, move_codes)
        )
    if phase == kinds.PUMPS_PHASE:
        return write_pump_placement_moves(st, move_codes)
    if phase == kinds.CHOOSE_SURVEY_CARD_PHASE:
        return write_survey_card_moves(st, move_codes)
    if phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE:
        move_codes[0] = make_move_code(kinds.PLAY_CARD_MOVE, kinds.NO_CARD_FIELD, 0, 0)
        return write_hand_card_moves(
            st, kinds.PLAY_CARD_MOVE, kinds.FIRST_HAND_CARD_FIELD, move_codes, 1
        )
    if phase == kinds.DRAFT_PHASE:
        return write_hand_card_moves(st, kinds.DISCARD_CARD_MOVE, 0, move_codes, 0)
    if phase == kinds.PEEK_PHASE:
        return write_peek_moves(st, move_codes)
    if phase == kinds.PLACE_WAITING_PIECES_PHASE:
        move_codes[0] = make_move_code(
            kinds.PLACE_WAITING_PIECE_MOVE, 0, 0, 0
        )  # postpone the placement (E-4)
        return michigan.write_waiting_piece_moves(st, st.to_move, move_codes, 1)
    if phase == kinds.CALCINER_PHASE:
        return write_two_answer_moves(move_codes, kinds.ANSWER_CALCINER_MOVE)
    if phase == kinds.ADELAIDE_PHASE:
        return write_two_answer_moves(move_codes, kinds.CHOOSE_ADELAIDE_ORE_MOVE)
    if phase == kinds.LOOK_AT_AUCTIONED_TILE_PHASE:
        return write_two_answer_moves(move_codes, kinds.LOOK_AT_TILE_MOVE)
    if phase == kinds.PROSPECT_PHASE:
        return write_prospect_moves(st, move_codes)
    return 0


def write_two_answer_moves(move_codes: vec[i64], kind: i64) -> i64:
    """Write the two answers 0 and 1: no or yes (AR-1, LW-2), tin or copper (E-7); return 2."""
    move_codes[0] = make_move_code(kind, 0, 0, 0)
    move_codes[1] = make_move_code(kind, 1, 0, 0)
    return 2
