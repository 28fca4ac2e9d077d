"""Auctions: opening, bidding, winning and building the mine (A-1 .. A-11)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction_2007 import sell_ground_to_winner
from game.titles.tinners_trail.rules.benefits import apply_card_benefit
from game.titles.tinners_trail.rules.bidding_order import clear_auction, next_bidder
from game.titles.tinners_trail.rules.calciners import may_build_calciner
from game.titles.tinners_trail.rules.cards import (
    card_fits_area,
    holds_fitting_card_up_to_value,
    remove_card_from_hand,
)
from game.titles.tinners_trail.rules.developments import remove_water_cubes
from game.titles.tinners_trail.rules.price_rolls import begin_action_phase
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.turns import has_passed, spend_work_points
from game.titles.tinners_trail.rules.wallace.payments import (
    can_pay_bid,
    mine_work_cost_capped_for_wallace,
    pay_bid_unless_wallace,
    receive_from_bank_unless_wallace,
)

BASE_MINIMUM_BID_POUNDS: Final = 1


def minimum_opening_bid(st: TrailState) -> i64:
    """Return the minimum opening bid in pounds: 1 plus 1 for each player who has passed, in 2007
    always 1 (A-3, C-9)."""
    if st.board.is_edition_2007:
        return BASE_MINIMUM_BID_POUNDS
    return BASE_MINIMUM_BID_POUNDS + st.passed


def may_take_part_in_auction_ignoring_money(st: TrailState, seat: i64) -> bool:
    """Return whether the seat may take part in an auction: it has not passed, has the work points
    for a mine, and has a mine left; money is not checked (A-2).
    """
    return (
        not has_passed(st, seat)
        and remaining_work_points(st, seat) >= st.board.build_work_cost
        and st.mines_left[seat] > 0
    )


def may_start_auction(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the seat can pay the minimum opening bid and the area's tile may be put up
    for auction (A-1, A-3, A2-2, A2-7); `may_take_part_in_auction_ignoring_money` is not checked.
    """
    return st.money[seat] >= minimum_opening_bid(st) and may_start_auction_ignoring_money(
        st, seat, area
    )


def may_start_auction_ignoring_money(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the area has a tile that the seat may put up for auction; money for the lowest
    bid is not checked (A-1, A2-2, A2-7). With two players, if any card fits the area, the deck must
    have a card or the seat must have a fitting card that it can pay."""
    if st.tile[area] == kinds.EMPTY:
        return False
    if not st.board.is_two_player_game or has_deck_card_for_area(st, area):
        return True
    if holds_fitting_card_up_to_value(st, seat, area, highest_card_value_to_open(st, seat)):
        return True
    return not holds_fitting_card_up_to_value(st, seat, area, -1)  # no fitting card at all (A2-7)


def has_deck_card_for_area(st: TrailState, area: i64) -> bool:
    """Return whether the deck of the area's region still holds a card (A2-2)."""
    return st.deck_size[st.board.region_of_area[area]] > 0


def highest_card_value_to_open(st: TrailState, seat: i64) -> i64:
    """Return the highest card value that the seat can pay as the opening bid: its money less £1
    for each seat that passed, at least 0 (A2-2)."""
    left: i64 = st.money[seat] - st.passed
    return max(left, 0)


def start_auction(st: TrailState, area: i64) -> None:
    """Start an auction for an area. If the opener can play or draw a survey card, the next question
    is which; otherwise the bidding begins."""
    st.area = area
    st.opener = st.active
    st.minimum = minimum_opening_bid(st)
    if st.board.is_edition_2007:
        begin_bidding(st)
        return
    st.survey_from = kinds.NO_CARD_SOURCE
    st.phase = kinds.CHOOSE_SURVEY_CARD_PHASE
    if st.board.is_two_player_game:
        if not has_deck_card_for_area(st, area) and not holds_fitting_card_up_to_value(
            st, st.opener, area, -1
        ):
            begin_bidding(st)  # A2-7: without a card, at the ordinary minimum
    elif not may_play_opening_card(st):
        begin_bidding(st)


def may_play_opening_card(st: TrailState) -> bool:
    """Return whether the opener may play a card before the bidding: the tile is face down, the
    opener holds a card that fits the area, and another seat can bid more than the minimum (A-4)."""
    if st.face_up[st.area] != 0:
        return False
    if not holds_fitting_card_up_to_value(st, st.opener, st.area, -1):
        return False
    for seat in range(st.seats):
        if (
            seat != st.opener
            and may_take_part_in_auction_ignoring_money(st, seat)
            and st.money[seat] > st.minimum
        ):
            return True
    return False


def carry_out_survey_card_choice(st: TrailState, choice: i64) -> None:
    """Carry out the opener's choice: begin the bidding with no card or a card from hand, whose
    tile it may look at, or ask chance for a draw from the deck (A-4, A-5, A2). In a solo game an
    opener with a card is asked first whether to look at a face-down tile (LW-2).
    """
    if choice == kinds.NO_CARD_FIELD:
        begin_bidding(st)
        return
    if choice == kinds.DECK_CARD_FIELD:
        st.survey_from = kinds.DECK_CARD_SOURCE
        st.to_move = CHANCE
        return
    card: i64 = choice - kinds.FIRST_HAND_CARD_FIELD
    remove_card_from_hand(st, st.opener, card)
    st.survey_card = card
    st.survey_from = kinds.HAND_CARD_SOURCE
    if st.board.is_two_player_game:
        st.minimum = st.board.card_value[card] + st.passed  # A2-2
    if st.board.is_solo_game and st.face_up[st.area] == 0:
        st.phase = kinds.LOOK_AT_AUCTIONED_TILE_PHASE
        st.to_move = st.opener
    else:
        begin_bidding(st)


def take_drawn_card_and_begin_bidding(st: TrailState, card: i64) -> None:
    """Take a drawn card from the deck, set the lowest opening bid by its value and begin the
    bidding (A2-2, A2-4)."""
    st.deck[card] -= 1
    st.deck_size[st.board.card_back[card]] -= 1
    st.survey_card = card
    st.minimum = st.board.card_value[card] + st.passed
    begin_bidding(st)


def begin_bidding(st: TrailState) -> None:
    """Start the bidding among the seats that may take part and can pay the lowest bid. The opener
    is asked first if it is among them, otherwise the next bidder (A-2, A-3, A2-4)."""
    st.phase = kinds.AUCTION_PHASE
    st.high_bid = 0
    st.high_bidder = kinds.EMPTY
    for seat in range(st.seats):
        can_open: bool = may_take_part_in_auction_ignoring_money(st, seat) and can_pay_bid(
            st, seat, st.minimum
        )
        st.bidding[seat] = i64(can_open)
    if st.bidding[st.opener] != 0:
        st.to_move = st.opener
    else:
        ask_next_bidder_or_end_auction(st, st.opener)  # A2-4: an opener who cannot pay drops out


def ask_next_bidder_or_end_auction(st: TrailState, after_seat: i64) -> None:
    """Ask the next seat clockwise that is still in the auction. If there is none, sell to the
    highest bidder, or end the auction without bids if there is no bid (A-6, A2-5)."""
    seat: i64 = next_bidder(st, after_seat)
    if seat != kinds.EMPTY:
        st.to_move = seat
        return
    if st.high_bidder == kinds.EMPTY:
        end_auction_without_bids(st)
    else:
        sell_area_to_winner(st)


def make_bid_and_ask_next(st: TrailState, pounds: i64) -> None:
    """Make a bid for the seat to move: seats that cannot bid £1 more leave the auction, then the
    next seat is asked or the auction ends (A-6, A-11).
    """
    bidder: i64 = st.to_move
    st.high_bid = pounds
    st.high_bidder = bidder
    for seat in range(st.seats):
        if seat != bidder and not can_pay_bid(st, seat, pounds + 1):
            st.bidding[seat] = 0
    ask_next_bidder_or_end_auction(st, bidder)


def drop_out_and_ask_next(st: TrailState) -> None:
    """Take the seat to move out of the auction and ask the next one (A-6)."""
    dropped: i64 = st.to_move
    st.bidding[dropped] = 0
    ask_next_bidder_or_end_auction(st, dropped)


def end_auction_without_bids(st: TrailState) -> None:
    """End an auction without bids: a face-up tile stays, a face-down one is removed unseen (A2-5,
    A-8).
    """
    if st.face_up[st.area] == 0:
        st.tile[st.area] = kinds.EMPTY
        st.seen[st.area] = 0
        st.drainage[st.area] = 0
    end_auction(st)


def sell_area_to_winner(st: TrailState) -> None:
    """End the bidding: the winner pays bid and work points, the opener gets its insurance, the
    tile is turned up with its bonus; then ask the winner for a card, or build the mine (A-5, A-7,
    A2-6, K-2). In 2007 sell the ground instead.
    """
    if st.board.is_edition_2007:
        sell_ground_to_winner(st)
        return
    winner: i64 = st.high_bidder
    tile: i64 = st.tile[st.area]
    pay_bid_unless_wallace(st, winner, st.high_bid)
    spend_work_points(
        st,
        winner,
        mine_work_cost_capped_for_wallace(
            st, winner, st.board.build_work_cost - st.board.work_bonus_of_tile[tile]
        ),
    )
    if st.survey_from == kinds.HAND_CARD_SOURCE and winner != st.opener:
        st.money[st.opener] += (st.high_bid + 1) // 2
    for seat in range(st.seats):
        st.bidding[seat] = 0
    st.face_up[st.area] = 1
    st.seen[st.area] = 0
    receive_from_bank_unless_wallace(st, winner, st.board.money_bonus_of_tile[tile])
    if may_winner_play_hand_card_after_auction(st, winner):
        st.phase = kinds.PLAY_CARD_AFTER_AUCTION_PHASE
        st.to_move = winner
    else:
        build_auctioned_mine(st, kinds.EMPTY)


def may_winner_play_hand_card_after_auction(st: TrailState, winner_seat: i64) -> bool:
    """Return whether no card lies in this auction and the winner holds one for the area that it
    can pay for; never with two players (A-7, A2-6)."""
    return (
        st.survey_card == kinds.EMPTY
        and not st.board.is_two_player_game
        and holds_fitting_card_up_to_value(st, winner_seat, st.area, st.money[winner_seat])
    )


def may_winner_play_card_after_auction(st: TrailState, winner_seat: i64, card: i64) -> bool:
    """Return whether the winner may play this card after the auction: it fits the area and its
    value can be paid (A-7)."""
    return card_fits_area(st, card, st.area) and st.board.card_value[card] <= st.money[winner_seat]


def build_auctioned_mine(st: TrailState, card: i64) -> None:
    """Build the winner's mine with the card's benefit and discard the card; then ask for a calciner
    or end the auction (A-7, A-8).

    A card that the winner plays only now costs its printed value; a negative `card` means none.
    """
    if card >= 0:
        st.money[st.high_bidder] -= st.board.card_value[card]
        remove_card_from_hand(st, st.high_bidder, card)
        st.survey_card = card
    place_mine_with_cubes(st, st.area, st.high_bidder)
    if st.survey_card != kinds.EMPTY:
        apply_card_benefit(st, st.area, st.survey_card)
    discard_survey_card(st)
    if may_build_calciner(st, st.high_bidder):
        st.minimum = 0
        st.phase = kinds.CALCINER_PHASE
        st.to_move = st.high_bidder
    else:
        end_auction(st)


def place_mine_with_cubes(st: TrailState, area: i64, owner_seat: i64) -> None:
    """Place a mine with the cubes of the area's tile, less the water drained by tokens, and
    remove the tile (A-8)."""
    tile: i64 = st.tile[area]
    st.owner[area] = owner_seat
    st.mines_left[owner_seat] -= 1
    st.tin[area] += st.board.tile_tin[tile]
    st.copper[area] += st.board.tile_copper[tile]
    st.water[area] += st.board.tile_water[tile]
    remove_water_cubes(st, area, st.drainage[area])
    st.drainage[area] = 0
    st.tile[area] = kinds.EMPTY
    st.face_up[area] = 0
    st.built[tile] += 1


def discard_survey_card(st: TrailState) -> None:
    """Discard the survey card of the auction (A-8, A2-5)."""
    if st.survey_card != kinds.EMPTY:
        st.played[st.survey_card] += 1
    st.survey_card = kinds.EMPTY
    st.survey_from = kinds.NO_CARD_SOURCE


def end_auction(st: TrailState) -> None:
    """End the auction: discard the card, clear the auction and go on with the actions (A-10,
    T-1)."""
    discard_survey_card(st)
    clear_auction(st)
    begin_action_phase(st)
