"""Adelaide: a price rise for one seat's cubes when phase 3 sells (E-7)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

TIN_ANSWER: Final = 0  # first field of CHOOSE_ADELAIDE_ORE_MOVE
COPPER_ANSWER: Final = 1


def adelaide_token_seat(st: TrailState) -> i64:
    """Return the seat that has this round's Adelaide token, EMPTY for none (E-7)."""
    return st.emigrated[(st.round - 1) * kinds.EMIGRATION_PLACE_COUNT + kinds.ADELAIDE_PLACE]


def must_name_ore(st: TrailState) -> bool:
    """Return whether the holder of the Adelaide token must name an ore: only a person, and only
    if the two price rises differ (E-7)."""
    column: i64 = st.round - 1
    holder: i64 = adelaide_token_seat(st)
    if holder == kinds.EMPTY or holder == st.board.wallace_seat:
        return False  # both ores rise alike for Lord Wallace (LW-E)
    return st.board.adelaide_named_ore_pounds[column] != st.board.adelaide_other_ore_pounds[column]


def pay_price_rises(st: TrailState, ore_with_larger_rise: i64) -> None:
    """Pay the holder of the Adelaide token, if there is one, a price rise for each of its cubes of
    ore (E-7)."""
    seat: i64 = adelaide_token_seat(st)
    if seat != kinds.EMPTY:
        st.money[seat] += st.ore_tin[seat] * price_rise_pounds(
            st, seat, TIN_ANSWER, ore_with_larger_rise
        )
        st.money[seat] += st.ore_copper[seat] * price_rise_pounds(
            st, seat, COPPER_ANSWER, ore_with_larger_rise
        )


def price_rise_pounds(st: TrailState, seat: i64, ore: i64, ore_with_larger_rise: i64) -> i64:
    """Return the extra pounds that a seat gets for a cube of `ore`; 0 without the Adelaide token
    (E-7).

    One ore has the larger of the round's two rises, the other the smaller one. Lord Wallace gets
    the larger rise on both ores (LW-E).
    """
    if seat == kinds.EMPTY or adelaide_token_seat(st) != seat:
        return 0
    if ore == ore_with_larger_rise or seat == st.board.wallace_seat:
        return st.board.adelaide_named_ore_pounds[st.round - 1]
    return st.board.adelaide_other_ore_pounds[st.round - 1]
