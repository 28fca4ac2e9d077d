"""The area that Lord Wallace puts up for auction (LW-5)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import auction, kinds
from game.titles.tinners_trail.rules.cards import hand_size, remove_card_from_hand
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import has_passed
from game.titles.tinners_trail.rules.wallace.preference_lists import TILE_PREFERENCES
from game.titles.tinners_trail.rules.wallace.survey_deck import (
    first_card_under_deck,
    put_card_under_deck,
    take_first_card_under_deck,
)


def try_begin_build_action(st: TrailState) -> bool:
    """Begin Lord Wallace's Build action; return False if it is already impossible.

    Chance first draws the top survey card of his deck. When he has none left, he chooses the
    area first and takes the top card of its region's deck, if there is one.
    """
    seat: i64 = st.board.wallace_seat
    if st.mines_left[seat] == 0:
        return False
    area: i64 = kinds.EMPTY
    if hand_size(st, seat) == 0 and first_card_under_deck(st) == EMPTY:  # no survey card is left
        area = TILE_PREFERENCES.best_place(st)
        if area == kinds.EMPTY:
            return False
    st.phase = kinds.CHOOSE_SURVEY_CARD_PHASE
    st.to_move = CHANCE
    st.area = area
    st.opener = seat
    st.minimum = auction.minimum_opening_bid(st)
    st.survey_from = kinds.DECK_CARD_SOURCE
    if area != kinds.EMPTY and st.deck_size[st.board.region_of_area[area]] == 0:
        open_auction(st)  # A2-7: without a card, at the ordinary minimum
    return True


def try_auction_with_survey_card(st: TrailState, card: i64) -> bool:
    """Use the survey card drawn for Lord Wallace's Build: choose the area if none is set, and open
    its auction.

    Without an area to auction, put the card under his deck and return False.
    """
    st.survey_card = card
    if st.area != kinds.EMPTY:
        st.deck[card] -= 1
        st.deck_size[st.board.card_back[card]] -= 1
    else:
        if hand_size(st, st.board.wallace_seat) > 0:
            remove_card_from_hand(st, st.board.wallace_seat, card)
        else:
            take_first_card_under_deck(st)
        st.area = TILE_PREFERENCES.best_place(st)
    if st.area == kinds.EMPTY:  # none in the card's region: the card goes under his deck
        put_card_under_deck(st, card)
        st.survey_card = kinds.EMPTY
        st.survey_from = kinds.NO_CARD_SOURCE
        st.opener = kinds.EMPTY
        st.minimum = 0
        return False
    st.minimum = st.board.card_value[card] + st.passed
    open_auction(st)
    return True


def open_auction(st: TrailState) -> None:
    """Open the auction of Lord Wallace's area: ask chance to roll his bid. If the other player has
    passed, he wins at the minimum bid without a roll."""
    seat: i64 = st.board.wallace_seat
    other: i64 = st.board.solo_player_seat
    st.phase = kinds.AUCTION_PHASE
    st.impossible_cards = 0
    st.high_bid = 0
    st.high_bidder = kinds.EMPTY
    st.bidding[seat] = 1
    st.bidding[other] = i64(
        auction.may_take_part_in_auction_ignoring_money(st, other) and st.money[other] >= st.minimum
    )
    if has_passed(st, other):
        st.high_bid = st.minimum
        st.high_bidder = seat
        auction.sell_area_to_winner(st)
    else:
        st.to_move = CHANCE
