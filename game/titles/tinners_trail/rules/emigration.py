"""Emigration: own-colour miners, and the four places they leave for (E-1 .. E-6)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.developments import count_in_stock, take_piece_from_stock
from game.titles.tinners_trail.rules.michigan import (
    has_place_for_waiting_piece,
    take_michigan_pieces,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import spend_work_points


def write_own_miner_moves(st: TrailState, seat: i64, move_codes: vec[i64], move_count: i64) -> i64:
    """Write a move for each mine of the seat without a miner, if the round's column and the seat's
    supply have one; return the new count (E-1)."""
    count: i64 = move_count
    if st.own_miners[seat] > 0 and count_in_stock(st, kinds.MINER_STOCK) > 0:
        for area in range(st.board.areas_in_play_count):
            if st.owner[area] == seat and st.miner[area] == 0:
                count = add_move(
                    move_codes, count, make_move_code(kinds.PLACE_OWN_MINER_MOVE, area, 0, 0)
                )
    return count


def build_own_miner(st: TrailState, area: i64) -> None:
    """Place an own miner in an area of the active seat; it takes one from its supply and one from
    the round's column, and spends work points (E-1, D-2).
    """
    seat: i64 = st.active
    take_piece_from_stock(st, kinds.MINER_STOCK)
    st.own_miners[seat] -= 1
    st.miner[area] += 1
    st.own_miner[area] = seat
    spend_work_points(st, seat, st.board.miner_work_cost)


def is_emigration_place_taken(st: TrailState, place: i64) -> bool:
    """Return whether the place's space of this round is taken (E-2)."""
    return st.emigrated[(st.round - 1) * kinds.EMIGRATION_PLACE_COUNT + place] != kinds.EMPTY


def write_emigration_moves(st: TrailState, seat: i64, move_codes: vec[i64], move_count: i64) -> i64:
    """Write a move for each miner of the seat on the map and each free place of this round; return
    the new count (E-2)."""
    count: i64 = move_count
    for area in range(st.board.areas_in_play_count):
        if st.own_miner[area] == seat:
            for place in range(kinds.EMIGRATION_PLACE_COUNT):
                if not is_emigration_place_taken(st, place):
                    count = add_move(
                        move_codes, count, make_move_code(kinds.EMIGRATE_MOVE, area, place, 0)
                    )
    return count


def emigrate_miner(st: TrailState, area: i64, place: i64) -> None:
    """Move an own miner of the active seat to a place, spend the work points, and give the place's
    benefit; Adelaide pays only at the sale (E-2, E-3).
    """
    seat: i64 = st.active
    move_miner_off_map(st, area, place)
    if place == kinds.MICHIGAN_PLACE:
        take_michigan_pieces(st, seat)
        if has_place_for_waiting_piece(st, seat):
            st.phase = kinds.PLACE_WAITING_PIECES_PHASE
    elif place == kinds.SIERRA_MADRE_PLACE:
        st.points[seat] += st.board.sierra_madre_points[st.round - 1]
    elif place == kinds.KIMBERLEY_PLACE:
        st.money[seat] += st.board.kimberley_pounds[st.round - 1]


def move_miner_off_map(st: TrailState, area: i64, place: i64) -> None:
    """Move the active seat's miner from the map to the place's space of this round, and spend the
    work points (E-2, E-3).
    """
    st.miner[area] -= 1
    st.own_miner[area] = kinds.EMPTY
    st.emigrated[(st.round - 1) * kinds.EMIGRATION_PLACE_COUNT + place] = st.active
    spend_work_points(st, st.active, st.board.emigrate_work_cost)
