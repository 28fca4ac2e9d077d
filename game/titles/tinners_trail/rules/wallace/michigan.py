"""Lord Wallace places Michigan's pieces as soon as his lists have a place (LW-E, E-4)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import building, kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.actions import preference_list_for_piece


def place_waiting_pieces(st: TrailState) -> None:
    """Place Lord Wallace's waiting pieces one by one by their preference lists, while any has a
    place."""
    piece: i64 = next_placeable_piece(st)
    while piece != kinds.EMPTY:
        place_waiting_piece_at_preferred_place(st, piece)
        piece = next_placeable_piece(st)


def next_placeable_piece(st: TrailState) -> i64:
    """Return the first kind of Lord Wallace's waiting pieces that has a place, EMPTY for none."""
    for piece in range(i64(kinds.STOCK_KIND_COUNT)):
        waits: bool = st.waiting[st.board.wallace_seat * kinds.STOCK_KIND_COUNT + piece] > 0
        if waits and preferred_place_for(st, piece) != kinds.EMPTY:
            return piece
    return kinds.EMPTY


def place_waiting_piece_at_preferred_place(st: TrailState, piece: i64) -> None:
    """Place one of Lord Wallace's waiting pieces at its preferred place with all effects (E-4)."""
    where: i64 = preferred_place_for(st, piece)
    st.waiting[st.board.wallace_seat * kinds.STOCK_KIND_COUNT + piece] -= 1
    building.place_development(st, piece, where)


def preferred_place_for(st: TrailState, piece: i64) -> i64:
    """Return Lord Wallace's preferred place for a piece, EMPTY for none (LW-9 .. LW-12)."""
    return preference_list_for_piece(piece).best_place(st)
