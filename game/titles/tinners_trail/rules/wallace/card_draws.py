"""Chance events of Lord Wallace's action cards and survey deck."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_chance_outcome, make_move_code
from game.titles.tinners_trail.rules.cards import hand_size
from game.titles.tinners_trail.rules.kinds import (
    HAND_SLOT_COUNT,
    SURVEY_CARD_DRAWN_OUTCOME,
    WALLACE_CARD_DRAWN_OUTCOME,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.survey_deck import first_card_under_deck


def write_action_card_outcomes(st: TrailState, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
    """Write every action card that Lord Wallace's deck still has, all equally likely; return how
    many (LW-3)."""
    count: i64 = 0
    for card in range(st.board.wallace_action_card_count):
        if st.wallace_cards[card] != 0:
            count = add_chance_outcome(
                outcome_codes,
                weights,
                count,
                make_move_code(WALLACE_CARD_DRAWN_OUTCOME, card + 1, 0, 0),
                1,
            )
    return count


def count_action_cards_in_deck(st: TrailState) -> i64:
    """Return how many action cards are still in Lord Wallace's deck (LW-1)."""
    left: i64 = 0
    for card in range(st.board.wallace_action_card_count):
        left += st.wallace_cards[card]
    return left


def draw_action_card_outcome(st: TrailState) -> i64:
    """Return the outcome of drawing one of Lord Wallace's action cards, chosen with the state's
    generator.
    """
    pick: i64 = st.luck.draw_below(count_action_cards_in_deck(st))
    found: i64 = 0
    for card in range(st.board.wallace_action_card_count):
        if st.wallace_cards[card] != 0 and pick >= 0:
            found = card
            pick -= 1
    return make_move_code(WALLACE_CARD_DRAWN_OUTCOME, found + 1, 0, 0)


def write_wallace_survey_outcomes(
    st: TrailState, outcome_codes: vec[i64], weights: vec[i64]
) -> i64:
    """Write every survey card that may be on top of Lord Wallace's deck, with copies as weights;
    return how many (LW-5).

    When the deck is used up it is the first card put under it; when it is hidden, none.
    """
    if hand_size(st, st.board.wallace_seat) == 0:
        outcome_codes[0] = make_move_code(
            SURVEY_CARD_DRAWN_OUTCOME, first_card_under_deck(st), 0, 0
        )
        weights[0] = 1
        return 1
    first: i64 = st.board.wallace_seat * HAND_SLOT_COUNT
    count: i64 = 0
    for slot in range(first, first + hand_size(st, st.board.wallace_seat)):
        if st.hand[slot] < 0:
            return 0  # in a view his deck is unknown
        move: i64 = make_move_code(SURVEY_CARD_DRAWN_OUTCOME, st.hand[slot], 0, 0)
        if count > 0 and outcome_codes[count - 1] == move:
            weights[count - 1] += 1
        else:
            count = add_chance_outcome(outcome_codes, weights, count, move, 1)
    return count


def draw_wallace_survey_outcome(st: TrailState) -> i64:
    """Return the outcome of drawing one of Lord Wallace's survey cards, chosen with the state's
    generator.
    """
    seat: i64 = st.board.wallace_seat
    cards: i64 = hand_size(st, seat)
    slot: i64 = st.luck.draw_below(max(cards, 1))  # every draw advances the generator
    if cards == 0:
        return make_move_code(SURVEY_CARD_DRAWN_OUTCOME, first_card_under_deck(st), 0, 0)
    return make_move_code(SURVEY_CARD_DRAWN_OUTCOME, st.hand[seat * HAND_SLOT_COUNT + slot], 0, 0)
