"""Laws of the box, of every seat and of whose turn it is, at any time."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.laws import kinds as laws
from game.titles.tinners_trail.rules.laws import of_areas
from game.titles.tinners_trail.rules.laws.edition_2007 import (
    fits_the_auction_of_2007,
    is_right_decider_of_2007,
)
from game.titles.tinners_trail.rules.state import TrailState

# What is true of the box at any time: prices, tiles, survey cards and stocks.

LEAST_INVESTMENT: Final = 5  # pounds


def broken_of_box(st: TrailState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    tin: vec[i64] = st.board.tin_price
    if not of_areas.is_printed(tin, st.tin_price) or not of_areas.is_printed(
        st.board.copper_price, st.copper_price
    ):
        return laws.PRICES_PRINTED
    if st.board.edition_2007:
        return laws.KEPT if are_stocks_right(st) else laws.STOCKS_LEFT
    for tile in range(st.board.tile_kinds):
        if st.built[tile] + of_areas.times_in(st.tile, tile) > st.board.tile_count[tile]:
            return laws.TILES_IN_BOX
    for card in range(st.board.card_kinds):
        if not is_whole(st, card):
            return laws.CARDS_IN_BOX
    if not are_decks_counted(st):
        return laws.CARDS_IN_BOX
    return laws.KEPT if are_stocks_right(st) else laws.STOCKS_LEFT


def is_whole(st: TrailState, card: i64) -> bool:
    """Return whether no copy of a card is too many, and with two players none is missing."""
    copies: i64 = st.played[card] + of_areas.times_in(st.hand, card) + i64(st.survey_card == card)
    if st.phase == kinds.DRAFT or not st.board.two_player:
        copies += of_areas.times_in(st.discarded, card)
    if not st.board.two_player:
        return copies <= st.board.card_count[card]
    copies += st.deck[card]
    for cell in range(st.board.wallace_cards, st.board.wallace_cells):
        copies += i64(st.wallace_cards[cell] == card + 1)
    return copies == st.board.card_count[card]


def are_decks_counted(st: TrailState) -> bool:
    """Return whether each region's deck is as large as the cards in it."""
    if not st.board.two_player:
        return True
    for region in range(st.board.regions):
        cards: i64 = 0
        for card in range(st.board.card_kinds):
            if st.board.card_back[card] == region:
                cards += st.deck[card]
        if cards != st.deck_size[region]:
            return False
    return True


def are_stocks_right(st: TrailState) -> bool:
    """Return whether nothing is there beyond what is printed or over (S-6, R-1, D-6)."""
    first: i64 = st.round - 1  # the columns of the rounds before are empty
    if st.phase in (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE):
        first += 1
    for stock in range(kinds.STOCKS):
        for column in range(kinds.ROUNDS):
            left: i64 = st.stock[stock * kinds.ROUNDS + column]
            if left < 0 or left > st.board.stock[stock * kinds.ROUNDS + column]:
                return False
            if column < first and left != 0:
                return False
    for group in range(i64(len(st.pumps))):
        if st.pumps[group] != 0 and st.pumps[group] != st.board.pumps[group]:
            return False
    return True


# What is true of every seat at any time: money, mines, hand, marker.


def broken_of_seats(st: TrailState) -> i64:
    """Return the law some seat breaks, KEPT when none does."""
    for seat in range(st.seats):
        if is_below_zero(st, seat):
            return laws.BELOW_ZERO
        mines: i64 = st.board.mines  # S-1, LW-D3
        if seat == st.board.wallace_seat:
            mines += st.board.wallace.more_mines
        for area in range(st.board.areas):
            mines -= i64(st.owner[area] == seat)
        if st.mines_left[seat] != mines or mines < 0:
            return laws.MINES
        if not st.board.edition_2007 and not is_sorted(st, seat):
            return laws.HANDS
        if not of_areas.stands_alone(st, seat):
            return laws.MARKERS
        if st.place[seat] == kinds.EMPTY and st.column[seat] > of_areas.last_column(st, seat):
            return laws.LIMITS
    if st.board.solo and st.money[st.board.wallace_seat] != 0:
        return laws.WALLACE
    return laws.KEPT


def is_below_zero(st: TrailState, seat: i64) -> bool:
    """Return whether anything a seat counts is below 0."""
    if st.owed < 0 or st.income < 0:
        return True
    if st.board.arsenic and st.ore_arsenic[seat] < 0:
        return True
    if st.money[seat] < 0 or st.points[seat] < 0:
        return True
    return st.ore_tin[seat] < 0 or st.ore_copper[seat] < 0


def is_sorted(st: TrailState, seat: i64) -> bool:
    """Return whether the hand is sorted, with the empty slots at its end."""
    for slot in range(seat * kinds.HAND_SLOTS + 1, (seat + 1) * kinds.HAND_SLOTS):
        left: i64 = st.hand[slot - 1]
        if st.hand[slot] != kinds.EMPTY and (left == kinds.EMPTY or left > st.hand[slot]):
            return False
    return True


# What is true of whose turn it is, and of the auction board.


def broken_of_turn(st: TrailState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    if st.board.edition_2007:
        if not is_right_decider_of_2007(st):
            return laws.DECIDER
        return laws.KEPT if fits_the_auction_of_2007(st) else laws.AUCTION_BOARD
    if not is_right_decider(st):
        return laws.DECIDER
    if not fits_the_auction(st):
        return laws.AUCTION_BOARD
    return laws.KEPT


def is_right_decider(st: TrailState) -> bool:
    """Return whether it is this one's turn: seat, luck or nobody (T-1, I-2, R-3)."""
    if st.phase == kinds.OVER or st.to_move == NOBODY:
        return st.phase == kinds.OVER and st.to_move == NOBODY
    if st.phase == kinds.PRICES or st.phase == kinds.WALLACE_PHASE:
        return st.to_move == CHANCE
    if st.to_move == CHANCE:
        if st.phase == kinds.AUCTION:
            return st.board.solo  # his bid
        return st.phase == kinds.SURVEY and st.board.two_player  # a card of a deck
    if st.to_move == st.board.wallace_seat:
        return False
    if st.phase == kinds.ACTIONS:
        return st.to_move == st.active and of_areas.is_first_on_track(st, st.active)
    if st.phase == kinds.INVEST_PHASE:
        return st.declined[st.to_move] == 0 and st.money[st.to_move] >= LEAST_INVESTMENT
    if st.phase == kinds.PEEK_PHASE:
        return st.to_move == st.next_peek
    return 0 <= st.to_move < st.seats


def fits_the_auction(st: TrailState) -> bool:
    """Return whether bidders may bid, the highest bid is theirs, and nothing lies there idly."""
    if st.area == kinds.EMPTY:
        free: bool = st.survey_card == kinds.EMPTY and st.high_bidder == kinds.EMPTY
        return free and st.high_bid == 0 and of_areas.times_in(st.bidding, 0) == st.seats
    if st.phase != kinds.AUCTION:
        return True
    for seat in range(st.seats):
        if st.bidding[seat] != 0 and not of_areas.could_build(st, seat):
            return False
    bidder: i64 = st.high_bidder
    if bidder == kinds.EMPTY or bidder == st.board.wallace_seat:
        return True
    return st.minimum <= st.high_bid <= st.money[bidder]
