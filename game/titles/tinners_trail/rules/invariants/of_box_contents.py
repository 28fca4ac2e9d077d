"""Invariants of the box in every state: all pieces, decks and stocks are accounted for."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import area_checks
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.state import TrailState


def broken_invariant_of_box_contents(st: TrailState) -> i64:
    """Return the invariant that printed prices, or the counts of tiles, cards and stocks in the
    box, break; NO_BROKEN_INVARIANT when none does.
    """
    tin: vec[i64] = st.board.tin_price
    if not area_checks.is_printed_price(tin, st.tin_price) or not area_checks.is_printed_price(
        st.board.copper_price, st.copper_price
    ):
        return invariants.PRICES_PRINTED_INVARIANT
    if st.board.is_edition_2007:
        return (
            invariants.NO_BROKEN_INVARIANT
            if are_development_stocks_valid(st)
            else invariants.DEVELOPMENT_STOCKS_INVARIANT
        )
    for tile in range(st.board.tile_kind_count):
        if (
            st.built[tile] + area_checks.count_cells_with_value(st.tile, tile)
            > st.board.tile_copies_of_kind[tile]
        ):
            return invariants.TILES_IN_BOX_INVARIANT
    for card in range(st.board.card_kind_count):
        if not are_card_copies_valid(st, card):
            return invariants.CARDS_IN_BOX_INVARIANT
    if not are_deck_sizes_valid(st):
        return invariants.CARDS_IN_BOX_INVARIANT
    return (
        invariants.NO_BROKEN_INVARIANT
        if are_development_stocks_valid(st)
        else invariants.DEVELOPMENT_STOCKS_INVARIANT
    )


def are_card_copies_valid(st: TrailState, card: i64) -> bool:
    """Return whether no copy of a card is in excess, and with two players none is missing."""
    copies: i64 = (
        st.played[card]
        + area_checks.count_cells_with_value(st.hand, card)
        + i64(st.survey_card == card)
    )
    if st.phase == kinds.DRAFT_PHASE or not st.board.is_two_player_game:
        copies += area_checks.count_cells_with_value(st.discarded, card)
    if not st.board.is_two_player_game:
        return copies <= st.board.card_copies_of_kind[card]
    copies += st.deck[card]
    for cell in range(st.board.wallace_action_card_count, st.board.wallace_card_cell_count):
        copies += i64(st.wallace_cards[cell] == card + 1)
    return copies == st.board.card_copies_of_kind[card]


def are_deck_sizes_valid(st: TrailState) -> bool:
    """Return whether each region's deck size is the number of cards in it; only games for two
    have decks."""
    if not st.board.is_two_player_game:
        return True
    for region in range(st.board.region_count):
        cards: i64 = 0
        for card in range(st.board.card_kind_count):
            if st.board.card_back[card] == region:
                cards += st.deck[card]
        if cards != st.deck_size[region]:
            return False
    return True


def are_development_stocks_valid(st: TrailState) -> bool:
    """Return whether no column of the stock holds more pieces than printed, those of past rounds
    are empty, and every group of pumps is complete or taken (S-6, R-1, D-6).
    """
    first: i64 = st.round - 1  # the columns of the rounds before are empty
    if st.phase in (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE):
        first += 1
    for stock in range(kinds.STOCK_KIND_COUNT):
        for column in range(kinds.ROUND_COUNT):
            left: i64 = st.stock[stock * kinds.ROUND_COUNT + column]
            if left < 0 or left > st.board.printed_stock[stock * kinds.ROUND_COUNT + column]:
                return False
            if column < first and left != 0:
                return False
    for group in range(i64(len(st.pumps))):
        if st.pumps[group] != 0 and st.pumps[group] != st.board.printed_pumps[group]:
            return False
    return True
