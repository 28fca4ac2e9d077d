"""Adelaide: a price rise for one seat's cubes when phase 3 sells (E-7)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules.kinds import (
    ADELAIDE,
    ADELAIDE_PHASE,
    ADELAIDE_PLACE,
    EMPTY,
    PLACES,
)
from game.titles.tinners_trail.rules.state import TrailState

TIN: Final = 0  # first field of ADELAIDE
COPPER: Final = 1


def token_holder(st: TrailState) -> i64:
    """Return the seat with this round's token, EMPTY when nobody has it (E-7)."""
    return st.emigrated[(st.round - 1) * PLACES + ADELAIDE_PLACE]


def must_name_ore(st: TrailState) -> bool:
    """Return whether the holder has to name an ore: not when both rise alike (E-7)."""
    column: i64 = st.round - 1
    holder: i64 = token_holder(st)
    if holder == EMPTY or holder == st.board.wallace_seat:
        return False  # both ores rise alike for Lord Wallace (LW-E)
    return st.board.adelaide_chosen[column] != st.board.adelaide_other[column]


def ask_for_ore(st: TrailState) -> None:
    """Before anything is sold the holder names an ore, even with cubes of one kind only (E-7)."""
    st.phase = ADELAIDE_PHASE
    st.active = EMPTY
    st.to_move = token_holder(st)


def list_ores(out: vec[i64]) -> i64:
    """Tin or copper (E-7)."""
    out[0] = pack(ADELAIDE, TIN, 0, 0)
    out[1] = pack(ADELAIDE, COPPER, 0, 0)
    return 2


def rise_of(st: TrailState, seat: i64, ore: i64, raised: i64) -> i64:
    """Return the pounds more a cube of an ore: most for the raised one of the holder (E-7).

    Lord Wallace gets the larger number on both (LW-E).
    """
    if seat == EMPTY or token_holder(st) != seat:
        return 0
    if ore == raised or seat == st.board.wallace_seat:
        return st.board.adelaide_chosen[st.round - 1]
    return st.board.adelaide_other[st.round - 1]


def raise_prices(st: TrailState, raised: i64) -> None:
    """The ore its holder names gets the larger rise, the other the smaller one (E-7)."""
    seat: i64 = token_holder(st)
    if seat != EMPTY:
        st.tin_rise[seat] = rise_of(st, seat, TIN, raised)
        st.copper_rise[seat] = rise_of(st, seat, COPPER, raised)


def sell_rises(st: TrailState) -> None:
    """Pay the rise of every cube sold; then it is over, even if nothing was sold (E-7)."""
    for seat in range(st.seats):
        st.money[seat] += st.ore_tin[seat] * st.tin_rise[seat]
        st.money[seat] += st.ore_copper[seat] * st.copper_rise[seat]
        st.tin_rise[seat] = 0
        st.copper_rise[seat] = 0
