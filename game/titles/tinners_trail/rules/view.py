"""What one seat may know: hiding secrets from a state (A-5, R-3, S-4, LW-2)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import fill_row
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.cards import hand_size
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.tile_knowledge import is_tile_known_to_seat


def fill_view(st: TrailState, seat: i64, view: TrailState) -> None:
    """Fill `view` with all public facts and what the seat knows; hidden cards and tiles become
    unknown, and decks and the generator are blank.
    """
    view.copy_from(st)
    fill_secret_rows(st, seat, view)


def fill_secret_rows(st: TrailState, seat: i64, view: TrailState) -> None:
    """Fill the secret rows of a view with what the seat knows, and blank its generator; no other
    row is touched.

    In the edition of 2007 only the generator is secret (C-19).
    """
    if st.board.is_edition_2007:
        view.luck.clear_state_words()
        return
    blank_secrets(view)
    for area in range(
        st.board.areas_in_play_count
    ):  # a tile is known face up or looked at
        tile: i64 = st.tile[area]
        if (
            tile != kinds.EMPTY
            and st.face_up[area] == 0
            and not is_tile_known_to_seat(st, seat, area)
        ):
            tile = kinds.UNKNOWN_TILE
        view.tile[area] = tile
    for other in range(st.seats):
        if other == seat and seat != st.board.wallace_seat:  # nobody looks into his deck (LW-1)
            for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
                view.hand[slot] = st.hand[slot]
            for slot in range(seat * kinds.REGION_COUNT, (seat + 1) * kinds.REGION_COUNT):
                view.discarded[slot] = st.discarded[slot]
        else:
            write_card_backs_into_view(st, other, view)


def blank_secrets(view: TrailState) -> None:
    """Blank the generator and the secret rows one by one, which is fast enough for every move."""
    view.luck.clear_state_words()
    fill_row(view.hand, kinds.EMPTY)
    fill_row(view.discarded, kinds.EMPTY)
    fill_row(view.tile, kinds.EMPTY)
    fill_row(view.deck, 0)


def write_card_backs_into_view(st: TrailState, seat: i64, view: TrailState) -> None:
    """Write only the backs of a seat's cards into the view; during the draft the backs of its
    discards too, so that no other seat sees who has discarded (S-4)."""
    slot: i64 = seat * kinds.HAND_SLOT_COUNT
    for back in range(kinds.REGION_COUNT + 1):
        for _turn in range(count_held_cards_with_back(st, seat, back)):
            view.hand[slot] = kinds.hidden_card_number(back)
            slot += 1


def count_held_cards_with_back(st: TrailState, seat: i64, back: i64) -> i64:
    """Return how many cards with this back the others see a seat hold; during the draft a
    discard still counts."""
    count: i64 = 0
    for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
        card: i64 = st.hand[slot]
        if (card >= 0 and st.board.card_back[card] == back) or (
            card != kinds.EMPTY and card == kinds.hidden_card_number(back)
        ):
            count += 1
    if (
        st.phase == kinds.DRAFT_PHASE
        and back < kinds.REGION_COUNT
        and st.discarded[seat * kinds.REGION_COUNT + back] != kinds.EMPTY
    ):
        count += 1
    return count


def count_unknown_facts(st: TrailState) -> i64:
    """Return the number of hidden tiles and cards, summed over the seats that do not know them."""
    facts: i64 = 0
    for seat in range(st.seats):
        facts += count_facts_unknown_to_seat(st, seat)
    return facts


def count_facts_unknown_to_seat(st: TrailState, seat: i64) -> i64:
    """Return the number of hidden tiles, of cards in the hands of others, and of their discards
    in the draft, that the seat does not know; 0 in 2007, where nothing is hidden."""
    facts: i64 = 0
    if st.board.is_edition_2007:
        return facts
    for area in range(st.board.areas_in_play_count):
        if st.tile[area] != kinds.EMPTY and st.face_up[area] == 0:
            facts += i64(not is_tile_known_to_seat(st, seat, area))
    for other in range(st.seats):
        if other != seat:
            facts += hand_size(st, other)
            for slot in range(other * kinds.REGION_COUNT, (other + 1) * kinds.REGION_COUNT):
                facts += i64(st.discarded[slot] != kinds.EMPTY)
    return facts
