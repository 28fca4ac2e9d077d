"""Michigan: pieces from the supply, placed free now or in a later turn (E-4)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.building import place_development
from game.titles.tinners_trail.rules.state import TrailState


def take_michigan_pieces(st: TrailState, seat: i64) -> None:
    """Give the seat Michigan's pieces of this round, to be placed later (E-4)."""
    piece: i64 = st.board.michigan_piece_by_round[st.round - 1]
    st.waiting[seat * kinds.STOCK_KIND_COUNT + piece] += st.board.michigan_count_by_round[
        st.round - 1
    ]


def may_place_michigan_piece(st: TrailState, piece: i64, area_or_border: i64) -> bool:
    """Return whether a piece may stand in an area, or an adit at a border (D-1, D-3, E-4).

    Michigan's miners are not limited to one for each area.
    """
    if piece == kinds.MINER_STOCK:
        return True
    if piece == kinds.PORT_STOCK:
        return st.board.is_area_coastal[area_or_border] != 0 and st.port[area_or_border] == 0
    if piece == kinds.TRAIN_STOCK:
        return st.train[area_or_border] == 0
    return st.adit[area_or_border] == 0


def count_areas_or_borders_for_piece(st: TrailState, piece: i64) -> i64:
    """Return how many places are numbered for a kind of piece, free or not: all borders for an
    adit, all areas, also those beyond the map card, for other pieces."""
    if piece == kinds.ADIT_STOCK:
        return st.board.border_count
    return st.board.area_count


def has_place_for_waiting_piece(st: TrailState, seat: i64) -> bool:
    """Return whether any waiting piece of the seat may be placed somewhere (E-4)."""
    for piece in range(kinds.STOCK_KIND_COUNT):
        if st.waiting[seat * kinds.STOCK_KIND_COUNT + piece] > 0:
            for where in range(count_areas_or_borders_for_piece(st, piece)):
                if may_place_michigan_piece(st, piece, where):
                    return True
    return False


def write_waiting_piece_moves(
    st: TrailState, seat: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a move for each kind of waiting piece and each place where it may stand; return the new
    count (E-4).
    """
    count: i64 = move_count
    for piece in range(kinds.STOCK_KIND_COUNT):
        if st.waiting[seat * kinds.STOCK_KIND_COUNT + piece] > 0:
            for where in range(count_areas_or_borders_for_piece(st, piece)):
                if may_place_michigan_piece(st, piece, where):
                    count = add_move(
                        move_codes,
                        count,
                        make_move_code(kinds.PLACE_WAITING_PIECE_MOVE, piece + 1, where, 0),
                    )
    return count


def place_waiting_piece(st: TrailState, piece: i64, area_or_border: i64) -> None:
    """Place a waiting piece of the active seat with all its effects; when no other can be
    placed, return to the actions (E-4)."""
    seat: i64 = st.active
    st.waiting[seat * kinds.STOCK_KIND_COUNT + piece] -= 1
    place_development(st, piece, area_or_border)
    if not has_place_for_waiting_piece(st, seat):
        st.phase = kinds.ACTIONS_PHASE
