"""Phase 4, and the start of the next round (R-1 .. R-3, P-3)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.developments import remove_water_cubes
from game.titles.tinners_trail.rules.price_rolls import begin_price_phase
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.tile_knowledge import (
    is_seat_in_set,
    mark_tile_seen_or_reveal_if_solo,
)
from game.titles.tinners_trail.rules.turns import (
    reset_pieces_and_markers_for_next_round,
    seat_at_investment_place,
)
from game.titles.tinners_trail.rules.wallace.payments import receive_from_bank_unless_wallace
from game.titles.tinners_trail.rules.wallace.rounds import bail_out_and_build_for_wallace

WATER_REMOVED_BY_SURVEY_PUMP: Final = 1


def end_round(st: TrailState) -> None:
    """End a round: clear its column, return pumps and markers, and ask the first two seats (with
    two players only the first) to peek. If none of these seats has a tile to see, begin the next
    round (R-1 .. R-3)."""
    st.next_peek = seat_at_investment_place(st, 0)
    if st.next_peek == st.board.wallace_seat:
        st.next_peek = kinds.EMPTY  # Lord Wallace never peeks (LW-2)
    st.later_peek = kinds.EMPTY
    if not st.board.is_two_player_game:
        st.later_peek = seat_at_investment_place(st, 1)
    reset_pieces_and_markers_for_next_round(st)
    st.phase = kinds.PEEK_PHASE
    ask_next_peek_or_begin_round(st)


def is_unseen_face_down_tile(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether there is a face-down tile the seat has not seen yet (R-3)."""
    return (
        st.tile[area] != kinds.EMPTY
        and st.face_up[area] == 0
        and not is_seat_in_set(st.seen[area], seat)
    )


def has_tile_to_peek_at(st: TrailState, seat: i64) -> bool:
    """Return whether there is a tile the seat may peek at (R-3)."""
    for area in range(st.board.areas_in_play_count):
        if is_unseen_face_down_tile(st, seat, area):
            return True
    return False


def ask_next_peek_or_begin_round(st: TrailState) -> None:
    """Ask the next seat that may peek, skipping one without a tile to see; when none is left,
    begin the next round."""
    while st.next_peek != kinds.EMPTY and not has_tile_to_peek_at(st, st.next_peek):
        advance_to_later_peeker(st)
    if st.next_peek == kinds.EMPTY:
        begin_round(st)
    else:
        st.to_move = st.next_peek


def advance_to_later_peeker(st: TrailState) -> None:
    """Make the later of the two peekers the next one."""
    st.next_peek = st.later_peek
    st.later_peek = kinds.EMPTY


def peek_and_ask_next_peeker(st: TrailState, area: i64) -> None:
    """Mark the tile as seen by the next peeker (EMPTY declines), then ask the later peeker or begin
    the next round (R-3).
    """
    if area != kinds.EMPTY:
        mark_tile_seen_or_reveal_if_solo(st, st.next_peek, area)
    advance_to_later_peeker(st)
    ask_next_peek_or_begin_round(st)


def begin_round(st: TrailState) -> None:
    """Begin a round: remove water by the survey's steam pumps, pay for Kimberley, help Lord
    Wallace, then ask for the price dice (P-3, P-1).
    """
    st.round += 1
    for area in range(st.board.areas_in_play_count):
        if st.pump[area] != 0:
            remove_water_cubes(st, area, WATER_REMOVED_BY_SURVEY_PUMP)
    if st.board.has_emigration:
        for token in range(st.round - 1):  # every Kimberley token pays its amount again (E-6)
            seat: i64 = st.emigrated[token * kinds.EMIGRATION_PLACE_COUNT + kinds.KIMBERLEY_PLACE]
            if seat != kinds.EMPTY:
                receive_from_bank_unless_wallace(st, seat, st.board.kimberley_pounds[token])
    if st.board.is_solo_game:
        bail_out_and_build_for_wallace(st)
    begin_price_phase(st)
