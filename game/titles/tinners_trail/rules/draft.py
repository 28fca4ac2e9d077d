"""The draft at set-up: each seat keeps one of two cards of every region (S-4, S-5)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.cards import remove_card_from_hand
from game.titles.tinners_trail.rules.kinds import EMPTY, PRICES_PHASE, REGION_COUNT
from game.titles.tinners_trail.rules.state import TrailState


def seat_at_or_after_skipping_wallace(st: TrailState, seat: i64) -> i64:
    """Return this seat if it discards, the next number for Lord Wallace, who does not (LW-1).

    The result may be the number of seats, when no seat is left.
    """
    if seat == st.board.wallace_seat:
        return seat + 1
    return seat


def first_region_without_discard(st: TrailState, seat: i64) -> i64:
    """Return the first region from which the seat has not discarded, the number of regions when
    it has discarded from all."""
    region: i64 = 0
    while region < st.board.region_count and st.discarded[seat * REGION_COUNT + region] != EMPTY:
        region += 1
    return region


def discard_draft_card_and_go_on(st: TrailState, card: i64) -> None:
    """Set a card of the seat to move aside face down. After its last discard the next seat
    discards; after the last seat's the first prices are rolled, and with two players the discards
    go into the decks (S-4, S-5).
    """
    seat: i64 = st.to_move
    remove_card_from_hand(st, seat, card)
    st.discarded[seat * REGION_COUNT + st.board.card_back[card]] = card
    if first_region_without_discard(st, seat) < st.board.region_count:
        return
    later: i64 = seat_at_or_after_skipping_wallace(st, seat + 1)
    if later < st.seats:
        st.to_move = later
        return
    if st.board.is_two_player_game:  # the discards go back into their decks (S-5)
        for slot in range(st.seats * REGION_COUNT):
            back: i64 = st.discarded[slot]
            if back != EMPTY:
                st.deck[back] += 1
                st.deck_size[st.board.card_back[back]] += 1
    st.phase = PRICES_PHASE
    st.to_move = CHANCE
