"""Determinization: fill the hidden facts of a view at random, consistently with what was seen."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import NO_CELLS, make_zero_row
from game.engine.rules import NOBODY
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.cards import remove_card_from_hand
from game.titles.tinners_trail.rules.dealing import CARDS_PER_SEAT_AND_REGION
from game.titles.tinners_trail.rules.draft import first_region_without_discard
from game.titles.tinners_trail.rules.state import TrailState

SEED_WORD_FACTOR: Final = 1073741824  # two 32-bit words make a seed below 2**63


def determinize(st: TrailState, seat: i64, luck: Luck) -> None:
    """Turn a seat's view, in place, into a complete state that the seat cannot tell from the true
    one, with a generator seeded from `luck`. Every arrangement of the unseen tiles and cards that
    agrees with the view is possible.
    """
    st.luck.reset_from_seed(luck.draw_word() * SEED_WORD_FACTOR + luck.draw_word())
    if st.board.is_edition_2007:
        return  # only the dice to come are unknown (C-19)
    determinize_tiles(st, luck)
    determinize_cards(st, seat, luck)
    if st.phase == kinds.DRAFT_PHASE:
        for other in range(st.to_move):  # those before have laid aside a card of each region
            if other != seat and other != st.board.wallace_seat:
                while first_region_without_discard(st, other) < st.board.region_count:
                    discard_random_card(st, other, luck)


def determinize_tiles(st: TrailState, luck: Luck) -> None:
    """Place random unseen tiles of the right region in all areas with an unknown tile; tiles used
    for mines and tiles that are known elsewhere are not unseen.
    """
    unseen_by_kind: vec[i64] = st.board.tile_copies_of_kind[:]
    left_by_region: vec[i64] = st.board.tile_count_of_region[:]
    for kind in range(st.board.tile_kind_count):
        if st.built[kind] != 0:
            unseen_by_kind[kind] -= st.built[kind]
            left_by_region[st.board.region_of_tile_kind[kind]] -= st.built[kind]
    for area in range(st.board.areas_in_play_count):
        tile: i64 = st.tile[area]
        if tile >= 0:
            unseen_by_kind[tile] -= 1
            left_by_region[st.board.region_of_tile_kind[tile]] -= 1
    for area in range(st.board.areas_in_play_count):
        if st.tile[area] == kinds.UNKNOWN_TILE:
            region: i64 = st.board.region_of_area[area]
            first: i64 = st.board.first_tile_kind_of_region[region]
            kind = unseen_kind_at_index(
                st.board.region_of_tile_kind,
                first,
                unseen_by_kind,
                luck.draw_below(left_by_region[region]),
            )
            st.tile[area] = kind
            unseen_by_kind[kind] -= 1
            left_by_region[region] -= 1


def unseen_kind_at_index(
    group_of: vec[i64], first_kind: i64, unseen_by_kind: vec[i64], index: i64
) -> i64:
    """Return the kind of the unseen piece with index `index`, from 0, among the unseen pieces of
    the group of the kind `first_kind`; they are counted kind by kind.

    `first_kind` is the group's first kind, and `unseen_by_kind` has the counts by kind.
    """
    pick: i64 = index - unseen_by_kind[first_kind]
    found: i64 = first_kind
    while pick >= 0:
        found += 1
        if group_of[found] == group_of[first_kind]:
            pick -= unseen_by_kind[found]
    return found


def determinize_cards(st: TrailState, seat: i64, luck: Luck) -> None:
    """Replace the hidden cards in the hands of the other seats, and with two players those in the
    decks, by random unseen cards."""
    unseen_by_kind: vec[i64] = st.board.card_copies_of_kind[:]
    kept_back: vec[i64] = NO_CELLS  # own discards: certainly in the deck (S-5)
    if st.board.is_two_player_game:
        kept_back = make_zero_row(st.board.card_kind_count)
    left_by_back: vec[i64] = st.board.card_count_of_back[:]
    subtract_known_cards(st, seat, unseen_by_kind, kept_back, left_by_back)
    for other in range(st.seats):
        if other != seat or other == st.board.wallace_seat:
            replace_hidden_cards_in_hand(st, other, unseen_by_kind, left_by_back, luck)
    if st.board.is_two_player_game:
        for card in range(st.board.card_kind_count):
            unseen_by_kind[card] += kept_back[card]
            left_by_back[st.board.card_back[card]] += kept_back[card]
        fill_decks(st, unseen_by_kind, kept_back, left_by_back, luck)


def subtract_known_cards(
    st: TrailState, seat: i64, unseen_by_kind: vec[i64], kept_back: vec[i64], left_by_back: vec[i64]
) -> None:
    """Subtract from `unseen_by_kind` and `left_by_back`, in place, every card whose place the seat
    knows.

    Both must hold the full counts of the cards of each kind and of each back. `kept_back` gets the
    seat's discards that are in decks.
    """
    for card in range(st.board.card_kind_count):
        if st.played[card] != 0:
            unseen_by_kind[card] -= st.played[card]
            left_by_back[st.board.card_back[card]] -= st.played[card]
    if st.survey_card != kinds.EMPTY:
        remove_card_copy(st, unseen_by_kind, left_by_back, st.survey_card)
    cell: i64 = (
        st.board.wallace_action_card_count
    )  # cards under Lord Wallace's deck, each as its number + 1
    while cell < i64(len(st.wallace_cards)):
        if st.wallace_cards[cell] != 0:
            remove_card_copy(st, unseen_by_kind, left_by_back, st.wallace_cards[cell] - 1)
        cell += 1
    if seat == NOBODY:
        return  # an observer without a seat holds no cards
    for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
        if st.hand[slot] >= 0:
            remove_card_copy(st, unseen_by_kind, left_by_back, st.hand[slot])
    for slot in range(seat * kinds.REGION_COUNT, (seat + 1) * kinds.REGION_COUNT):
        laid_aside: i64 = st.discarded[slot]
        if laid_aside != kinds.EMPTY and not may_played_card_be_own_discard(st, laid_aside):
            remove_card_copy(st, unseen_by_kind, left_by_back, laid_aside)
            if st.board.is_two_player_game and st.phase != kinds.DRAFT_PHASE:
                kept_back[laid_aside] += 1


def remove_card_copy(
    st: TrailState, unseen_by_kind: vec[i64], left_by_back: vec[i64], card: i64
) -> None:
    """Subtract one copy of a card from the unseen cards of its kind and from those left with its
    back."""
    unseen_by_kind[card] -= 1
    left_by_back[st.board.card_back[card]] -= 1


def may_played_card_be_own_discard(st: TrailState, laid_aside: i64) -> bool:
    """Return whether a played card may be a discard of the seat, of this kind, that was drawn from
    its deck; only with two players."""
    if not st.board.is_two_player_game:
        return False  # the discards are out of the game (S-4)
    if st.deck_size[st.board.card_back[laid_aside]] >= deck_size_after_two_seat_draft(
        st, laid_aside
    ):
        return False  # no card was drawn from that deck: the played one came from a hand
    return st.played[laid_aside] > 0 or st.survey_card == laid_aside


def deck_size_after_two_seat_draft(st: TrailState, card: i64) -> i64:
    """Return how many cards the card's deck holds after the draft, for two seats: all cards with
    its back minus those dealt, plus one discard of each seat except Lord Wallace (S-5).
    """
    size: i64 = 0
    for kind in range(st.board.card_kind_count):
        if st.board.card_back[kind] == st.board.card_back[card]:
            size += st.board.card_copies_of_kind[kind]
    for seat in range(st.seats):
        size -= CARDS_PER_SEAT_AND_REGION
        if seat != st.board.wallace_seat:
            size += 1  # its discard
    return size


def replace_hidden_cards_in_hand(
    st: TrailState, other: i64, unseen_by_kind: vec[i64], left_by_back: vec[i64], luck: Luck
) -> None:
    """Replace a hand's hidden cards by random unseen ones with equal backs, and sort the hand."""
    first: i64 = other * kinds.HAND_SLOT_COUNT
    for slot in range(first, first + kinds.HAND_SLOT_COUNT):
        if st.hand[slot] != kinds.EMPTY and st.hand[slot] < 0:
            back: i64 = kinds.back_of_hidden_card(st.hand[slot])
            start: i64 = st.board.first_card_kind_of_back[back]
            card: i64 = unseen_kind_at_index(
                st.board.card_back, start, unseen_by_kind, luck.draw_below(left_by_back[back])
            )
            st.hand[slot] = card
            unseen_by_kind[card] -= 1
            left_by_back[back] -= 1
    sort_known_cards_of_hand(st, first)


def sort_known_cards_of_hand(st: TrailState, first_slot: i64) -> None:
    """Sort the known cards of a hand that starts at this slot; hidden ones and gaps stay put."""
    for last in range(first_slot + 1, first_slot + kinds.HAND_SLOT_COUNT):
        slot: i64 = last
        while slot > first_slot and st.hand[slot] >= 0 and st.hand[slot - 1] > st.hand[slot]:
            card: i64 = st.hand[slot]
            st.hand[slot] = st.hand[slot - 1]
            st.hand[slot - 1] = card
            slot -= 1


def fill_decks(
    st: TrailState,
    unseen_by_kind: vec[i64],
    kept_back: vec[i64],
    left_by_back: vec[i64],
    luck: Luck,
) -> None:
    """Fill each deck to its known size: first with the seat's discards in `kept_back`, then with
    random unseen cards with the back of the deck; `unseen_by_kind` and `left_by_back` are
    reduced."""
    for region in range(st.board.region_count):
        room: i64 = st.deck_size[region]
        for card in range(st.board.card_kind_count):
            if st.board.card_back[card] == region:
                st.deck[card] = 0
                while kept_back[card] > 0 and room > 0:
                    move_unseen_card_to_deck(st, unseen_by_kind, left_by_back, card)
                    kept_back[card] -= 1
                    room -= 1
        while room > 0:
            number: i64 = luck.draw_below(left_by_back[region])
            card = unseen_kind_at_index(
                st.board.card_back, st.board.first_card_kind_of_back[region], unseen_by_kind, number
            )
            move_unseen_card_to_deck(st, unseen_by_kind, left_by_back, card)
            room -= 1


def move_unseen_card_to_deck(
    st: TrailState, unseen_by_kind: vec[i64], left_by_back: vec[i64], card: i64
) -> None:
    """Put one copy of the unseen card into its deck, and subtract it from `unseen_by_kind` and
    `left_by_back`."""
    st.deck[card] += 1
    remove_card_copy(st, unseen_by_kind, left_by_back, card)


def discard_random_card(st: TrailState, other: i64, luck: Luck) -> None:
    """Move a random card of the seat `other` from its hand to its discards, from the region in
    which its next discard is due.
    """
    region: i64 = first_region_without_discard(st, other)
    held: i64 = 0
    for slot in range(other * kinds.HAND_SLOT_COUNT, (other + 1) * kinds.HAND_SLOT_COUNT):
        if st.hand[slot] >= 0 and st.board.card_back[st.hand[slot]] == region:
            held += 1
    pick: i64 = luck.draw_below(held)
    found: i64 = other * kinds.HAND_SLOT_COUNT - 1
    while pick >= 0:
        found += 1
        if st.hand[found] >= 0 and st.board.card_back[st.hand[found]] == region:
            pick -= 1
    card: i64 = st.hand[found]
    remove_card_from_hand(st, other, card)
    st.discarded[other * kinds.REGION_COUNT + region] = card
