"""Phases 6 and 7 of 2007: prospecting, and the next round (C-15, C-26)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import building, kinds
from game.titles.tinners_trail.rules.edition_2007 import has_empty_area, place_rolled_cubes
from game.titles.tinners_trail.rules.price_rolls import begin_price_phase
from game.titles.tinners_trail.rules.state import TrailState


def ask_next_prospector_or_begin_round(st: TrailState) -> None:
    """Ask the next prospector while one is left and there is empty ground; otherwise begin the next
    round."""
    if st.next_prospector != kinds.EMPTY and has_empty_area(st):
        st.to_move = st.next_prospector
        return
    st.next_prospector = kinds.EMPTY
    st.later_prospector = kinds.EMPTY
    st.round += 1
    begin_price_phase(st)


def write_prospect_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write a move that prospects each empty area; return how many (C-15)."""
    count: i64 = 0
    for area in range(st.board.areas_in_play_count):
        move_codes[count] = make_move_code(kinds.PROSPECT_MOVE, area, 0, 0)
        count += i64(building.is_area_empty(st, area))
    return count


def choose_prospect_area(st: TrailState, area: i64) -> None:
    """Set the area that is prospected and ask chance for its roll (C-15)."""
    st.area = area
    st.to_move = CHANCE


def apply_prospect_roll(st: TrailState, roll_move: i64) -> None:
    """Place the cubes of the roll; then the later prospector is asked (C-12, C-15)."""
    place_rolled_cubes(st, st.area, roll_move)
    st.area = kinds.EMPTY
    st.next_prospector = st.later_prospector
    st.later_prospector = kinds.EMPTY
    ask_next_prospector_or_begin_round(st)
