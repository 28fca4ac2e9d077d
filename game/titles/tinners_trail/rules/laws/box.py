"""What is true of the box at any time: prices, tiles, survey cards and stocks."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.titles.tinners_trail.rules.kinds import (
    DRAFT,
    HAND_SLOTS,
    PEEK_PHASE,
    REGIONS,
    ROUNDS,
    STOCKS,
)
from game.titles.tinners_trail.rules.laws.county import is_printed
from game.titles.tinners_trail.rules.laws.kinds import (
    CARDS_IN_BOX,
    KEPT,
    PRICES_PRINTED,
    STOCKS_LEFT,
    TILES_IN_BOX,
)
from game.titles.tinners_trail.rules.state import TrailState


def broken_of_box(st: TrailState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    tin: vec[i64] = st.board.tin_price
    if not is_printed(tin, st.tin_price) or not is_printed(st.board.copper_price, st.copper_price):
        return PRICES_PRINTED
    for tile in range(st.board.tile_kinds):
        if st.built[tile] + tiles_on_map(st, tile) > st.board.tile_count[tile]:
            return TILES_IN_BOX
    for card in range(st.board.card_kinds):
        if not is_whole(st, card):
            return CARDS_IN_BOX
    if not are_decks_counted(st):
        return CARDS_IN_BOX
    if not are_stocks_right(st):
        return STOCKS_LEFT
    return KEPT


def tiles_on_map(st: TrailState, tile: i64) -> i64:
    """Return how many tiles of a kind lie on the map."""
    count: i64 = 0
    for area in range(st.board.areas):
        if st.tile[area] == tile:
            count += 1
    return count


def is_whole(st: TrailState, card: i64) -> bool:
    """Return whether no copy of a card is too many, and with two players none is missing."""
    copies: i64 = st.played[card]
    for slot in range(st.seats * HAND_SLOTS):
        if st.hand[slot] == card:
            copies += 1
    if st.phase == DRAFT or not st.board.two_player:
        for slot in range(st.seats * REGIONS):
            if st.discarded[slot] == card:
                copies += 1
    if st.survey_card == card:
        copies += 1
    if not st.board.two_player:
        return copies <= st.board.card_count[card]
    copies += st.deck[card]
    for cell in range(st.board.wallace_cards, st.board.wallace_cells):
        if st.wallace_cards[cell] == card + 1:
            copies += 1
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
    if st.phase == PEEK_PHASE:
        first += 1
    for stock in range(STOCKS):
        for column in range(ROUNDS):
            left: i64 = st.stock[stock * ROUNDS + column]
            if left < 0 or left > st.board.stock[stock * ROUNDS + column]:
                return False
            if column < first and left != 0:
                return False
    for group in range(i64(len(st.pumps))):
        if st.pumps[group] != 0 and st.pumps[group] != st.board.pumps[group]:
            return False
    return True
