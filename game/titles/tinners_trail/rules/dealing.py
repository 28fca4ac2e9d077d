"""Setting up a new game from a seed (S-1 .. S-6, C-1, C-2, C-5)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_field_of_move, second_field_of_move, third_field_of_move
from game.engine.rows import make_zero_row
from game.titles.tinners_trail.rules.cards import add_card_to_hand
from game.titles.tinners_trail.rules.draft import seat_at_or_after_skipping_wallace
from game.titles.tinners_trail.rules.kinds import (
    AREA_ROLLED_OUTCOME,
    DRAFT_PHASE,
    REGION_COUNT,
    WILD_CARD_BACK,
)
from game.titles.tinners_trail.rules.price_rolls import begin_price_phase, draw_dice_roll
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.seating import set_up_wallace_seat

CARDS_PER_SEAT_AND_REGION: Final = 2
WILD_CARDS_PER_SEAT: Final = 1


def set_up_seats_and_stock(st: TrailState) -> None:
    """Give every seat its start money and mines, and fill the stock and the pump groups of all
    rounds as printed.
    """
    for seat in range(st.seats):
        st.money[seat] = st.board.start_money
        st.mines_left[seat] = st.board.mines_per_seat
    st.stock = st.board.printed_stock[:]
    st.pumps = st.board.printed_pumps[:]


def shuffle(row: vec[i64], cell_count: i64, luck: Luck) -> None:
    """Shuffle the first `cell_count` cells of a row in place (Fisher and Yates)."""
    last: i64 = cell_count - 1
    while last > 0:
        other: i64 = luck.draw_below(last + 1)
        kept: i64 = row[last]
        row[last] = row[other]
        row[other] = kept
        last -= 1


def stack_markers_in_random_order(st: TrailState) -> None:
    """Stack the work markers in random order in column 0 (S-1)."""
    order: vec[i64] = make_zero_row(st.seats)
    for seat in range(st.seats):
        order[seat] = seat
    shuffle(order, st.seats, st.luck)
    for seat in range(st.seats):
        st.depth[order[seat]] = seat


def set_up_new_game(st: TrailState, seed: i64) -> None:
    """Set up a new game from the seed, up to the first discard of a survey card: markers or Lord
    Wallace, tiles, face-up tiles, cards and pieces of expansions, in this order. In 2007 as in
    `set_up_2007_game`.
    """
    st.clear()
    st.luck.reset_from_seed(seed)
    set_up_seats_and_stock(st)
    if st.board.is_edition_2007:
        set_up_2007_game(st)
        return
    if st.board.is_solo_game:
        set_up_wallace_seat(st)
    else:
        stack_markers_in_random_order(st)
    deal_tiles(st)
    stack: vec[i64] = make_zero_row(st.board.cards_in_box)
    for region in range(st.board.region_count):
        deal_cards_of_back_and_fill_two_player_deck(st, stack, region, CARDS_PER_SEAT_AND_REGION)
    if not st.board.is_two_player_game:
        deal_cards_of_back_and_fill_two_player_deck(st, stack, WILD_CARD_BACK, WILD_CARDS_PER_SEAT)
    for seat in range(st.seats):  # a calciner and own miners, if they are in play (AR-1, E-1)
        if st.board.has_arsenic:
            st.calciner_left[seat] = 1
        if st.board.has_emigration:
            st.own_miners[seat] = st.board.own_miners_per_seat
    st.phase = DRAFT_PHASE
    st.to_move = seat_at_or_after_skipping_wallace(st, 0)


def set_up_2007_game(st: TrailState) -> None:
    """Set up the edition of 2007: investment cubes, turn order, and rolled cubes for every area
    with printed ore, west to east; then begin the price phase (C-1, C-2).
    """
    for seat in range(st.seats):
        st.cubes_left[seat] = st.board.investment_cubes_per_seat
    stack_markers_in_random_order(st)
    for area in range(st.board.areas_in_play_count):
        if st.board.printed_tin_of_area[area] + st.board.printed_copper_of_area[area] > 0:
            roll: i64 = draw_dice_roll(st, AREA_ROLLED_OUTCOME)
            st.tin[area] = st.board.printed_tin_of_area[area] + first_field_of_move(roll)
            st.copper[area] = st.board.printed_copper_of_area[area] + second_field_of_move(roll)
            st.water[area] = third_field_of_move(roll)
    begin_price_phase(st)


def deal_tiles(st: TrailState) -> None:
    """Shuffle each region's tiles, put one face down on each of its areas, and turn up those of
    `face_up_tiles_per_region` random areas of each region (S-2, S-3).
    """
    stack: vec[i64] = make_zero_row(st.board.tiles_in_box)
    places: vec[i64] = make_zero_row(st.board.areas_in_play_count)
    for region in range(st.board.region_count):
        tiles: i64 = 0
        for kind in range(st.board.tile_kind_count):
            if st.board.region_of_tile_kind[kind] == region:
                for _turn in range(st.board.tile_copies_of_kind[kind]):
                    stack[tiles] = kind
                    tiles += 1
        shuffle(stack, tiles, st.luck)
        areas: i64 = 0
        for area in range(st.board.areas_in_play_count):
            if st.board.region_of_area[area] == region:
                st.tile[area] = stack[areas]
                places[areas] = area
                areas += 1
        shuffle(places, areas, st.luck)
        for turned in range(st.board.face_up_tiles_per_region):
            st.face_up[places[turned]] = 1


def deal_cards_of_back_and_fill_two_player_deck(
    st: TrailState, work_space: vec[i64], back: i64, cards_per_seat: i64
) -> None:
    """Shuffle the cards with one back and deal `cards_per_seat` to every seat; with two players the
    rest becomes the region's deck (S-5).

    The content of `work_space` has no meaning afterwards.
    """
    cards: i64 = 0
    for kind in range(st.board.card_kind_count):
        if st.board.card_back[kind] == back:
            for _turn in range(st.board.card_copies_of_kind[kind]):
                work_space[cards] = kind
                cards += 1
    shuffle(work_space, cards, st.luck)
    for dealt in range(st.seats * cards_per_seat):
        add_card_to_hand(st, dealt // cards_per_seat, work_space[dealt])
    if st.board.is_two_player_game and back < REGION_COUNT:
        rest: i64 = st.seats * cards_per_seat
        while rest < cards:
            st.deck[work_space[rest]] += 1
            st.deck_size[back] += 1
            rest += 1
