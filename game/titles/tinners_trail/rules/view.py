"""What one seat may know, who knows a tile, and how many facts are hidden (A-5, R-3, S-4, LW-2)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import fill
from game.titles.tinners_trail.rules.cards import hand_size
from game.titles.tinners_trail.rules.kinds import (
    DRAFT,
    EMPTY,
    FROM_HAND,
    HAND_SLOTS,
    REGIONS,
    UNKNOWN_TILE,
    hidden_card,
)
from game.titles.tinners_trail.rules.state import TrailState

# Views: what one seat may know (A-5, R-3, S-4), and how many facts are hidden.


def hide(st: TrailState, seat: i64, view: TrailState) -> None:
    """Fill view with what is public and what the seat has seen; all else stays unknown."""
    view.copy_from(st)
    cover(st, seat, view)


def cover(st: TrailState, seat: i64, view: TrailState) -> None:
    """Fill the secret rows of a view, and blank its luck; no other row is touched."""
    blank_secrets(view)
    show_tiles(st, seat, view)
    for other in range(st.seats):
        if other == seat and seat != st.board.wallace_seat:  # nobody looks into his deck (LW-1)
            show_hand(st, seat, view)
        else:
            show_card_backs(st, other, view)


def blank_secrets(view: TrailState) -> None:
    """Blank the luck and what the form calls secret, row by row: it is done at every move."""
    view.luck.forget()
    fill(view.hand, EMPTY)
    fill(view.discarded, EMPTY)
    fill(view.tile, EMPTY)
    fill(view.deck, 0)


def show_tiles(st: TrailState, seat: i64, view: TrailState) -> None:
    """A tile is known when it lies face up or the seat has looked at it (A-5, R-3)."""
    for area in range(st.board.areas):
        tile: i64 = st.tile[area]
        if tile != EMPTY and st.face_up[area] == 0 and not has_looked_at(st, seat, area):
            tile = UNKNOWN_TILE
        view.tile[area] = tile


def show_hand(st: TrailState, seat: i64, view: TrailState) -> None:
    """Own cards and own draft discards."""
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        view.hand[slot] = st.hand[slot]
    for slot in range(seat * REGIONS, (seat + 1) * REGIONS):
        view.discarded[slot] = st.discarded[slot]


def show_card_backs(st: TrailState, seat: i64, view: TrailState) -> None:
    """Of other hands only the backs; in the draft nothing tells who has chosen (S-4)."""
    slot: i64 = seat * HAND_SLOTS
    for back in range(REGIONS + 1):
        for _turn in range(cards_with_back(st, seat, back)):
            view.hand[slot] = hidden_card(back)
            slot += 1


def cards_with_back(st: TrailState, seat: i64, back: i64) -> i64:
    """Return how many cards with this back others see the seat hold."""
    count: i64 = 0
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        card: i64 = st.hand[slot]
        if (card >= 0 and st.board.card_back[card] == back) or (
            card != EMPTY and card == hidden_card(back)
        ):
            count += 1
    if st.phase == DRAFT and back < REGIONS and st.discarded[seat * REGIONS + back] != EMPTY:
        count += 1
    return count


def unknown_facts(st: TrailState) -> i64:
    """Return the tiles and cards hidden from seats, counted once for each such seat."""
    facts: i64 = 0
    for area in range(st.board.areas):
        if st.tile[area] != EMPTY and st.face_up[area] == 0:
            for seat in range(st.seats):
                facts += i64(not has_looked_at(st, seat, area))
    for seat in range(st.seats):
        facts += hand_size(st, seat) * (st.seats - 1)
    for slot in range(st.seats * REGIONS):
        if st.discarded[slot] != EMPTY:
            facts += st.seats - 1
    return facts


# Who knows a tile; against Lord Wallace what one looks at lies open for both (LW-2).


def look_at(st: TrailState, seat: i64, area: i64) -> None:
    """Mark a tile with the seat's peek token (R-3); in a solo game turn it up for both (LW-2)."""
    if st.board.solo:
        st.face_up[area] = 1
    else:
        st.seen[area] = with_seat(st.seen[area], seat)


def has_looked_at(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the seat knows a face-down tile: by its token, or by its survey card.

    Who opened the running auction with a card from hand knows the tile without a token (A-5);
    against Lord Wallace a tile that still lies face down was not looked at (LW-2).
    """
    if st.board.solo:
        return False
    surveying: bool = st.area == area and st.opener == seat and st.survey_from == FROM_HAND
    return surveying or has_seat(st.seen[area], seat)


# Sets of seats as bits: who has seen a tile.


def seat_bit(seat: i64) -> i64:
    """Return the bit of a seat; 1 << seat would overflow when compiled."""
    bit: i64 = 1
    for _turn in range(seat):
        bit *= 2
    return bit


def has_seat(seats: i64, seat: i64) -> bool:
    """Return whether the seat is in the set."""
    return (seats >> seat) & 1 != 0


def with_seat(seats: i64, seat: i64) -> i64:
    """Return the set with the seat in it."""
    return seats | seat_bit(seat)
