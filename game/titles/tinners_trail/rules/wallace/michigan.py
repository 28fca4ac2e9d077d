"""Lord Wallace places Michigan's pieces as soon as his lists have a place (LW-E, E-4)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import building, kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.actions import preference_list_for_piece


def place_waiting_pieces(st: TrailState) -> None:
    """Place every waiting piece that has a place by the list of its kind, one by one."""
    piece: i64 = next_placeable_piece(st)
    while piece != kinds.EMPTY:
        place_piece_at_preferred_place(st, piece)
        piece = next_placeable_piece(st)


def next_placeable_piece(st: TrailState) -> i64:
    """Return a waiting piece that has a place, EMPTY when there is none."""
    for piece in range(i64(kinds.STOCKS)):
        waits: bool = st.waiting[st.board.wallace_seat * kinds.STOCKS + piece] > 0
        if waits and preferred_place_for(st, piece) != kinds.EMPTY:
            return piece
    return kinds.EMPTY


def place_piece_at_preferred_place(st: TrailState, piece: i64) -> None:
    """Place a waiting piece at his preferred place (E-4)."""
    where: i64 = preferred_place_for(st, piece)
    st.waiting[st.board.wallace_seat * kinds.STOCKS + piece] -= 1
    building.place_development(st, piece, where)


def preferred_place_for(st: TrailState, piece: i64) -> i64:
    """Return his preferred place for a piece, EMPTY when there is none (LW-9 .. LW-12)."""
    return preference_list_for_piece(piece).best_place(st)
