"""Explorers: their positions, steps and hiring (S-304, S-401); choosing drawn tiles (S-606,
S-607).
"""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.engine.rows import count_number_in_cells, remove_number
from game.titles.tiletum.rules import kinds, offers, possessions, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.questions import (
    current_question,
    current_question_cell,
    pop_question,
)
from game.titles.tiletum.rules.state import TiletumState, record_step_fact
from game.titles.tiletum.rules.underground_tables import SIDES_PER_MAP

ACTION_POINTS_FOR_DRAWN_CONTRACT: Final = (
    2  # points of action for a contract that was drawn (S-606)
)


def write_moves_to_keep_drawn_tiles(st: TiletumState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write a move for each drawn tile that the seat can store; contracts need enough action
    points. Return how many."""
    kind: i64 = kinds.KEEP_UNDERGROUND_TILE_MOVE
    if current_question(st) == kinds.TAKE_DRAWN_CONTRACTS_QUESTION:
        kind = kinds.TAKE_OFFERED_TILE_MOVE
        if (
            st.depth < 2
            or st.stack[(st.depth - 2) * kinds.CELLS_PER_QUESTION + 2]
            < ACTION_POINTS_FOR_DRAWN_CONTRACT
        ):
            return 0  # the action below has no points for a contract
    count: i64 = 0
    for at in range(offers.FIRST_CELL_OF_TILES_ASIDE, kinds.CELLS_PER_QUESTION):
        if current_question_cell(st, at) > 0 and possessions.can_store_tile(
            st, seat, current_question_cell(st, at) - 1
        ):
            count = add_move(
                move_codes, count, make_move_code(kind, current_question_cell(st, at) - 1, 0, 0)
            )
    return count


def take_drawn_tile(st: TiletumState, seat: i64, tile: i64) -> None:
    """Move one of the drawn tiles to the storehouse. A contract costs action points, and more may
    be taken; an underground tile is free, and the others are put under their pile."""
    at: i64 = (st.depth - 1) * kinds.CELLS_PER_QUESTION
    remove_number(
        st.stack,
        at + offers.FIRST_CELL_OF_TILES_ASIDE,
        at + kinds.CELLS_PER_QUESTION - 1,
        tile + 1,
        0,
    )
    possessions.put_tile_in_storehouse(st, seat, tile)
    record_step_fact(st, step_facts.TILE_STORED_FACT, seat, tile, st.board.first_contract_spot)
    if current_question(st) == kinds.TAKE_DRAWN_CONTRACTS_QUESTION:
        st.stack[(st.depth - 2) * kinds.CELLS_PER_QUESTION + 2] -= ACTION_POINTS_FOR_DRAWN_CONTRACT
    else:
        put_drawn_tiles_under_pile(st)


def put_drawn_tiles_under_pile(st: TiletumState) -> None:
    """Put the tiles that were not taken under their pile, in the order drawn."""
    deck: i64 = (
        kinds.UNDERGROUND_DECK
        if current_question(st) == kinds.KEEP_UNDERGROUND_TILE_QUESTION
        else kinds.CONTRACT_DECK
    )
    for at in range(offers.FIRST_CELL_OF_TILES_ASIDE, kinds.CELLS_PER_QUESTION):
        if current_question_cell(st, at) > 0:
            offers.put_tile_under_pile(st, deck, current_question_cell(st, at) - 1)
            record_step_fact(
                st,
                step_facts.TILE_PUT_UNDER_PILE_FACT,
                st.seat,
                current_question_cell(st, at) - 1,
                0,
            )
    pop_question(st)


def town_of_explorer_on_map(st: TiletumState, seat: i64, map_number: i64) -> i64:
    """Return the town of a seat's explorer on a map, EMPTY if it has none there."""
    return st.explorers[seat * kinds.UNDERGROUND_MAP_COUNT + map_number]


def has_explorer(st: TiletumState, seat: i64) -> bool:
    """Return whether a seat has any explorer on the maps."""
    first: i64 = seat * kinds.UNDERGROUND_MAP_COUNT
    return (
        count_number_in_cells(st.explorers, first, first + kinds.UNDERGROUND_MAP_COUNT, kinds.EMPTY)
        < kinds.UNDERGROUND_MAP_COUNT
    )


def is_space_on_main_map_or_map_of_own_explorer(st: TiletumState, seat: i64, space: i64) -> bool:
    """Return whether a space is on the main map, or on the side in use of a map where the seat has
    an explorer (S-308)."""
    number: i64 = st.board.depths.underground_map_of_space[space]
    if number == kinds.EMPTY:
        return True
    if town_of_explorer_on_map(st, seat, number) == kinds.EMPTY:
        return False
    return st.board.depths.side_of_space[space] == st.sides[number]


def write_explorer_step_moves(
    st: TiletumState, seat: i64, kind: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a move of this kind for each town next to an explorer of the seat; return the new count
    (S-402)."""
    board: Board = st.board
    for number in range(kinds.UNDERGROUND_MAP_COUNT):
        here: i64 = town_of_explorer_on_map(st, seat, number)
        if here == kinds.EMPTY:
            continue
        for at in range(
            board.first_neighbour_of_space[here], board.first_neighbour_of_space[here + 1]
        ):
            move_count = add_move(
                move_codes, move_count, make_move_code(kind, board.neighbour_spaces[at], 0, 0)
            )
    return move_count


def tablet_path_between(st: TiletumState, start_town: i64, end_town: i64) -> i64:
    """Return the path with a tablet between neighbours, EMPTY when there is none."""
    board: Board = st.board
    for at in range(
        board.first_neighbour_of_space[start_town], board.first_neighbour_of_space[start_town + 1]
    ):
        if board.neighbour_spaces[at] == end_town:
            return board.depths.tablet_path_of_neighbour[at]
    return kinds.EMPTY


def cover_tablet(st: TiletumState, seat: i64, path: i64, town: i64) -> i64:
    """Put an X tile on the tablet of a path and record that the seat covered it when going to
    `town`; return the number of the tablet."""
    st.covered_tablets[path] = 1
    tablet: i64 = st.board.depths.tablet_of_path[path]
    record_step_fact(st, step_facts.TABLET_COVERED_FACT, seat, tablet, town)
    return tablet


def start_town_of_map(st: TiletumState, map_number: i64) -> i64:
    """Return the start space of a map."""
    return st.board.depths.start_space_of_side[map_number * SIDES_PER_MAP + st.sides[map_number]]


def write_explorer_start_moves(
    st: TiletumState, seat: i64, most_silver: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a move for each map where the seat has no explorer and a new one costs at most
    `most_silver`; return the new count (S-304)."""
    for number in range(kinds.UNDERGROUND_MAP_COUNT):
        free: bool = town_of_explorer_on_map(st, seat, number) == kinds.EMPTY
        if free and st.board.depths.explorer_cost[number] <= most_silver:
            move_count = add_move(
                move_codes,
                move_count,
                make_move_code(kinds.HIRE_EXPLORER_MOVE, start_town_of_map(st, number), 0, 0),
            )
    return move_count


def place_new_explorer(st: TiletumState, seat: i64, map_number: i64) -> None:
    """Put the seat's new explorer on the start town of an underground map; the caller has its
    price paid (S-304)."""
    st.explorers[seat * kinds.UNDERGROUND_MAP_COUNT + map_number] = start_town_of_map(
        st, map_number
    )
    record_step_fact(st, step_facts.EXPLORER_HIRED_FACT, seat, start_town_of_map(st, map_number), 0)
