"""Laws of the box in every state: all pieces, decks and stocks are accounted for."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.laws import area_checks
from game.titles.tinners_trail.rules.laws import kinds as laws
from game.titles.tinners_trail.rules.state import TrailState


def broken_law_of_box_contents(st: TrailState) -> i64:
    """Return the law that printed prices, or the counts of tiles, cards and stocks in the box,
    break; NO_BROKEN_LAW when none does.
    """
    tin: vec[i64] = st.board.tin_price
    if not area_checks.is_printed_price(tin, st.tin_price) or not area_checks.is_printed_price(
        st.board.copper_price, st.copper_price
    ):
        return laws.PRICES_PRINTED_LAW
    if st.board.edition_2007:
        return laws.NO_BROKEN_LAW if are_stocks_right(st) else laws.DEVELOPMENT_STOCKS_LAW
    for tile in range(st.board.tile_kinds):
        if st.built[tile] + area_checks.count_in_row(st.tile, tile) > st.board.tile_count[tile]:
            return laws.TILES_IN_BOX_LAW
    for card in range(st.board.card_kinds):
        if not are_card_copies_right(st, card):
            return laws.CARDS_IN_BOX_LAW
    if not are_deck_sizes_right(st):
        return laws.CARDS_IN_BOX_LAW
    return laws.NO_BROKEN_LAW if are_stocks_right(st) else laws.DEVELOPMENT_STOCKS_LAW


def are_card_copies_right(st: TrailState, card: i64) -> bool:
    """Return whether no copy of a card is in excess, and with two players none is missing."""
    copies: i64 = (
        st.played[card] + area_checks.count_in_row(st.hand, card) + i64(st.survey_card == card)
    )
    if st.phase == kinds.DRAFT_PHASE or not st.board.two_player:
        copies += area_checks.count_in_row(st.discarded, card)
    if not st.board.two_player:
        return copies <= st.board.card_count[card]
    copies += st.deck[card]
    for cell in range(st.board.wallace_cards, st.board.wallace_cells):
        copies += i64(st.wallace_cards[cell] == card + 1)
    return copies == st.board.card_count[card]


def are_deck_sizes_right(st: TrailState) -> bool:
    """Return whether each region's deck size is the number of cards in it; only games for two
    have decks."""
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
    """Return whether no column of the stock holds more pieces than printed, those of past rounds
    are empty, and every group of pumps is complete or taken (S-6, R-1, D-6).
    """
    first: i64 = st.round - 1  # the columns of the rounds before are empty
    if st.phase in (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE):
        first += 1
    for stock in range(kinds.STOCK_KIND_COUNT):
        for column in range(kinds.ROUND_COUNT):
            left: i64 = st.stock[stock * kinds.ROUND_COUNT + column]
            if left < 0 or left > st.board.stock[stock * kinds.ROUND_COUNT + column]:
                return False
            if column < first and left != 0:
                return False
    for group in range(i64(len(st.pumps))):
        if st.pumps[group] != 0 and st.pumps[group] != st.board.pumps[group]:
            return False
    return True
