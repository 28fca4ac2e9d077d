"""The legal moves of effects: steps, goods, places, buildings (T-504, T-512, T-513)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tiletum.rules import (
    buildings,
    explorers,
    houses_and_pillars,
    kinds,
    meeples,
    stone_tablets,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.questions import current_question_cell
from game.titles.tiletum.rules.state import TiletumState


def write_step_and_piece_moves(st: TiletumState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write a move for each step, house and pillar that a character still allows; return how many
    (T-504).
    """
    count: i64 = 0
    for who in range(kinds.MEEPLES_PER_SEAT_COUNT):
        if current_question_cell(st, 1 + who) > 0:
            count = write_step_moves(st, seat, who, move_codes, count)
    for piece in range(kinds.BASE_PIECE_KIND_COUNT):
        if current_question_cell(st, 3 + piece) > 0:
            count = write_placement_moves_at_own_meeples(st, seat, piece, move_codes, count)
    return count


def write_placement_moves_at_own_meeples(
    st: TiletumState, seat: i64, piece: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a move for each town where a piece can be placed: that of the seat's merchant or
    architect, and those of its explorers. Return the new count (T-504, S-308)."""
    here: i64 = meeples.space_of_meeple(st, seat, piece)
    if houses_and_pillars.can_place_piece(st, seat, piece, here):
        move_count = add_move(
            move_codes, move_count, make_move_code(meeples.BUILD_MOVE_BY_PIECE[piece], here, 0, 0)
        )
    if st.board.silver == 0:
        return move_count
    return stone_tablets.write_underground_placing_moves(st, seat, piece, move_codes, move_count)


def write_step_moves(
    st: TiletumState, seat: i64, meeple: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a step of the merchant or architect to each neighbouring space; return the new
    count."""
    board: Board = st.board
    here: i64 = meeples.space_of_meeple(st, seat, meeple)
    for at in range(board.first_neighbour_of_space[here], board.first_neighbour_of_space[here + 1]):
        move_count = add_move(
            move_codes,
            move_count,
            make_move_code(kinds.STEP_TO_MOVE, meeple, board.neighbour_spaces[at], 0),
        )
    return move_count


def write_moves_to_place_piece_in_any_town(
    st: TiletumState, seat: i64, piece: i64, move_codes: vec[i64]
) -> i64:
    """Write a move for each town where a piece can be placed, underground only on maps with an
    explorer of the seat; return how many (T-513, S-308)."""
    count: i64 = 0
    for space in range(st.board.space_count):
        reached: bool = (
            st.board.silver == 0
            or explorers.is_space_on_main_map_or_map_of_own_explorer(st, seat, space)
        )
        if reached and houses_and_pillars.can_place_piece(st, seat, piece, space):
            count = add_move(
                move_codes, count, make_move_code(meeples.BUILD_MOVE_BY_PIECE[piece], space, 0, 0)
            )
    return count


def write_step_moves_of_all_pieces(st: TiletumState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write a move for each step of the seat's merchant, architect or one of its explorers to a
    neighbouring space; return how many (S-603)."""
    count: i64 = write_step_moves(st, seat, kinds.MERCHANT, move_codes, 0)
    count = write_step_moves(st, seat, kinds.ARCHITECT, move_codes, count)
    return explorers.write_explorer_step_moves(st, seat, kinds.WALK_MOVE, move_codes, count)


def write_call_moves_of_own_characters(st: TiletumState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write a move for each character on the seat's board; return how many (S-604)."""
    count: i64 = 0
    for room in range(seat * kinds.ROOM_COUNT_OF_A_SEAT, (seat + 1) * kinds.ROOM_COUNT_OF_A_SEAT):
        if st.rooms[room] != kinds.EMPTY:
            count = add_move(
                move_codes, count, make_move_code(kinds.CALL_CHARACTER_MOVE, st.rooms[room], 0, 0)
            )
    return count


def write_moves_to_anywhere(st: TiletumState, seat: i64, meeple: i64, move_codes: vec[i64]) -> i64:
    """Write a move of the merchant or architect to every other space of the main map; return how
    many (T-513)."""
    count: i64 = 0
    here: i64 = meeples.space_of_meeple(st, seat, meeple)
    for space in range(st.board.main_map_space_count):
        if space != here:
            count = add_move(
                move_codes, count, make_move_code(kinds.MOVE_MEEPLE_ANYWHERE_MOVE, meeple, space, 0)
            )
    return count


def write_call_moves_of_inhabited_buildings(
    st: TiletumState, seat: i64, move_codes: vec[i64]
) -> i64:
    """Write a move for each building with at least one character; return how many (T-512)."""
    count: i64 = 0
    for building in range(kinds.BUILDING_COUNT):
        if buildings.count_filled_rooms(st, seat, building) > 0:
            count = add_move(
                move_codes,
                count,
                make_move_code(kinds.CALL_CHARACTERS_OF_BUILDING_MOVE, building, 0, 0),
            )
    return count


def write_untaken_character_gain_moves(st: TiletumState, move_codes: vec[i64]) -> i64:
    """Write a move for each character whose gain has not been taken yet; return how many
    (T-512)."""
    count: i64 = 0
    for at in range(1, kinds.MAX_CHARACTERS_OF_BUILDING + 1):
        if current_question_cell(st, at) > 0:
            count = add_move(
                move_codes,
                count,
                make_move_code(kinds.CALL_CHARACTER_MOVE, current_question_cell(st, at) - 1, 0, 0),
            )
    return count
