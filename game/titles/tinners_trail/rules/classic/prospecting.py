"""Phases 6 and 7: prospecting, and the next round (C-15, C-26)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.classic.ground import has_empty_area, is_empty, lay_cubes
from game.titles.tinners_trail.rules.classic.kinds import PROSPECT, PROSPECT_PHASE
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.prices import begin_prices
from game.titles.tinners_trail.rules.county.round import clear_round
from game.titles.tinners_trail.rules.county.track import seat_at_place
from game.titles.tinners_trail.rules.kinds import EMPTY


def begin_prospecting(st: ClassicState) -> None:
    """The round's leftovers leave, then the first two of the passing order prospect (C-15)."""
    st.next_prospector = seat_at_place(st, 0)
    st.later_prospector = seat_at_place(st, 1)
    clear_round(st)
    st.phase = PROSPECT_PHASE
    ask_next_prospector(st)


def ask_next_prospector(st: ClassicState) -> None:
    """Ask who is still to prospect while there is empty ground, else begin the next round."""
    if st.next_prospector != EMPTY and has_empty_area(st):
        st.to_move = st.next_prospector
        return
    st.next_prospector = EMPTY
    st.later_prospector = EMPTY
    st.round += 1
    begin_prices(st)


def list_prospects(st: ClassicState, out: vec[i64]) -> i64:
    """Every empty area (C-15)."""
    count: i64 = 0
    for area in range(st.county.areas):
        if is_empty(st, area):
            out[count] = pack(PROSPECT, area, 0, 0)
            count += 1
    return count


def prospect(st: ClassicState, area: i64) -> None:
    """The dice of the area are due (C-15)."""
    st.area = area
    st.to_move = CHANCE


def strike(st: ClassicState, roll: i64) -> None:
    """What was found; then the later of the two prospects (C-12, C-15)."""
    lay_cubes(st, st.area, roll)
    st.area = EMPTY
    st.next_prospector = st.later_prospector
    st.later_prospector = EMPTY
    ask_next_prospector(st)
