"""Views: what one seat may know, and how many facts are hidden (B-17.1)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import fill_row
from game.titles.brass.rules import kinds
from game.titles.brass.rules.hands import hand_size
from game.titles.brass.rules.state import BrassState


def fill_view_for_seat(st: BrassState, seat: i64, view: BrassState) -> None:
    """Fill `view` with all open facts and the seat's hand; all other cards are unknown, the luck
    blank."""
    view.copy_from(st)
    fill_secret_rows(st, seat, view)


def fill_secret_rows(st: BrassState, seat: i64, view: BrassState) -> None:
    """Fill only the secret rows of a view (hands and decks) as the seat sees them, and blank its
    luck."""
    blank_secrets(view)
    for other in range(st.seats):
        first: i64 = other * kinds.HAND_SLOT_COUNT
        for slot in range(first, first + hand_size(st, other)):
            view.hand[slot] = kinds.UNKNOWN_CARD
            if other == seat:
                view.hand[slot] = st.hand[slot]
    for slot in range(st.deck_size):
        view.deck[slot] = kinds.UNKNOWN_CARD
    for slot in range(st.rail_deck_size):
        view.rail_deck[slot] = kinds.UNKNOWN_CARD


def blank_secrets(view: BrassState) -> None:
    """Blank the luck and empty the hands and decks of a view."""
    view.luck.clear_state_words()
    fill_row(view.hand, kinds.EMPTY)
    fill_row(view.deck, kinds.EMPTY)
    fill_row(view.rail_deck, kinds.EMPTY)


def count_pairs_of_hidden_card_and_seat(st: BrassState) -> i64:
    """Return how many cards are hidden, counting each card once for every seat that does not
    know it."""
    facts: i64 = (st.deck_size + st.rail_deck_size) * st.seats
    for seat in range(st.seats):
        facts += hand_size(st, seat) * (st.seats - 1)
    return facts
