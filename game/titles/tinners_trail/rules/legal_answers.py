"""The legal answers to the other questions: cards, ores, investments, peeks."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import may_winner_play_card_after_auction
from game.titles.tinners_trail.rules.cards import card_fits_area
from game.titles.tinners_trail.rules.draft import first_region_without_discard
from game.titles.tinners_trail.rules.investing import INVESTMENT_STEP_POUNDS
from game.titles.tinners_trail.rules.round_end import is_unseen_face_down_tile
from game.titles.tinners_trail.rules.state import TrailState


def write_survey_card_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write the opener's choices of a survey card; return how many.

    They are no card or any fitting card (A-4); with two players the deck or any fitting card
    that can be paid (A2-1).
    """
    count: i64 = 0
    if not st.board.is_two_player_game:
        count = add_move(
            move_codes,
            count,
            make_move_code(kinds.CHOOSE_SURVEY_CARD_MOVE, kinds.NO_CARD_FIELD, 0, 0),
        )
    elif st.deck_size[st.board.region_of_area[st.area]] > 0:
        count = add_move(
            move_codes,
            count,
            make_move_code(kinds.CHOOSE_SURVEY_CARD_MOVE, kinds.DECK_CARD_FIELD, 0, 0),
        )
    return write_hand_card_moves(
        st, kinds.CHOOSE_SURVEY_CARD_MOVE, kinds.FIRST_HAND_CARD_FIELD, move_codes, count
    )


def write_hand_card_moves(
    st: TrailState, kind: i64, first_card_field: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a move of this kind for every card of the hand that it may name, each card once; return
    the new count.

    The field of the move is `first_card_field` plus the card.
    """
    seat: i64 = st.to_move
    count: i64 = move_count
    before: i64 = kinds.EMPTY
    for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
        card: i64 = st.hand[slot]
        if card >= 0 and card != before and may_name_card(st, seat, kind, card):
            count = add_move(move_codes, count, make_move_code(kind, first_card_field + card, 0, 0))
        before = card
    return count


def may_name_card(st: TrailState, seat: i64, kind: i64, card: i64) -> bool:
    """Return whether a move of this kind may name the card: due for discard (S-4), payable after
    the auction (A-7), or fitting for the opener (A-4)."""
    if kind == kinds.DISCARD_CARD_MOVE:
        return st.board.card_back[card] == first_region_without_discard(st, seat)
    if kind == kinds.PLAY_CARD_MOVE:
        return may_winner_play_card_after_auction(st, seat, card)
    return card_fits_area(st, card, st.area) and can_pay_lowest_bid_set_by_card(st, seat, card)


def can_pay_lowest_bid_set_by_card(st: TrailState, seat: i64, card: i64) -> bool:
    """Return whether the opener can pay the lowest bid that the card would set; with more than two
    players always True (A2-3)."""
    if not st.board.is_two_player_game:
        return True
    return st.board.card_value[card] + st.passed <= st.money[seat]


def write_investment_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write a move that declines, and one for every multiple of £5 that the seat has; return how
    many (I-2)."""
    highest: i64 = st.money[st.to_move]
    highest = min(highest, kinds.MAX_POUNDS_OF_BID_OR_INVESTMENT)
    count: i64 = 0
    pounds: i64 = 0
    while pounds <= highest:
        count = add_move(move_codes, count, make_move_code(kinds.INVEST_MOVE, pounds, 0, 0))
        pounds += INVESTMENT_STEP_POUNDS
    return count


def write_peek_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write a move that declines, and one for every face-down tile the seat has not seen; return
    how many (R-3).
    """
    seat: i64 = st.to_move
    move_codes[0] = make_move_code(kinds.PEEK_MOVE, 0, 0, 0)
    count: i64 = 1
    for area in range(st.board.areas_in_play_count):
        if is_unseen_face_down_tile(st, seat, area):
            count = add_move(move_codes, count, make_move_code(kinds.PEEK_MOVE, area + 1, 0, 0))
    return count
