"""The cards that can be played for an action, and playing them (B-2.5, B-4.3 .. B-4.7, B-5)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rows import remove_number
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.hands import card_kind_set_in_hand
from game.titles.brass.rules.kinds import lowest_member_of_set
from game.titles.brass.rules.own_network import location_set_for_industry_card
from game.titles.brass.rules.state import BrassState, record_step_fact


def count_cards_needed(move: i64) -> i64:
    """Return how many cards an action takes: two for a build with two cards, one for all others."""
    if (
        kind_of_move(move) == kinds.BUILD_MOVE
        and third_field_of_move(move) == kinds.BUILT_WITH_TWO_CARDS_FIELD
    ):
        return kinds.BUILT_WITH_TWO_CARDS_FIELD
    return kinds.BUILT_WITH_ONE_CARD_FIELD


def card_kind_set_playable_for_pending_action(st: BrassState, seat: i64) -> i64:
    """Return the set of the kinds of cards in the hand that can be played for the pending action;
    these are all kinds, except for a build with one card."""
    held: i64 = card_kind_set_in_hand(st, seat)
    if (
        kind_of_move(st.pending) != kinds.BUILD_MOVE
        or third_field_of_move(st.pending) == kinds.BUILT_WITH_TWO_CARDS_FIELD
    ):
        return held
    return held & card_kind_set_for_build(
        st, seat, first_field_of_move(st.pending), second_field_of_move(st.pending)
    )


def card_kind_set_for_build(st: BrassState, seat: i64, industry: i64, space: i64) -> i64:
    """Return the set of kinds of cards that allow the seat to build an industry on a space: that of
    the location, and that of the industry if the space is in the seat's network (B-5.2, B-5.3)."""
    board: Board = st.board
    here: i64 = board.place_set_of_space[space]
    if location_set_for_industry_card(st, seat) & here:
        return here | kinds.BIT_BY_PLACE[board.location_count + industry]
    return here


def only_card_kind_in_set(card_kind_set: i64) -> i64:
    """Return the only kind in the set, EMPTY when there are none or several."""
    if card_kind_set == 0 or card_kind_set & (card_kind_set - 1):
        return kinds.EMPTY
    return lowest_member_of_set(card_kind_set)


def play_card(st: BrassState, seat: i64, card: i64) -> None:
    """Move a card from a seat's hand to the discards, as one of those that the pending action
    needs (B-2.5)."""
    first: i64 = seat * kinds.HAND_SLOT_COUNT
    remove_number(st.hand, first, first + kinds.HAND_SLOT_COUNT - 1, card, kinds.EMPTY)
    st.discards[card] += 1
    st.pending_cards -= 1
    record_step_fact(st, step_facts.CARD_PLAYED_FACT, seat, card, 0)
