"""What stone tablets give to the first explorer who passes them (S-403, S-5)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.engine.rows import make_row
from game.titles.tiletum.rules import (
    houses_and_pillars,
    kinds,
    meeples,
    possessions,
    seat_progress,
    step_facts,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.explorers import (
    cover_tablet,
    tablet_path_between,
    town_of_explorer_on_map,
)
from game.titles.tiletum.rules.questions import push_question
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

# Tablets, in the order of `expansion.TABLETS`.
EXPLORER_TABLET: Final = 0
KING1_POINTS5_TABLET: Final = 1
POINTS5_KING3_TABLET: Final = 2
POINTS4_TABLET: Final = 4
MINE_TABLET: Final = 5  # from here on in the order of sites
TECHNOLOGY_TABLET: Final = 8
PIECE_BY_SITE: Final[vec[i64]] = make_row([kinds.MINE_PIECE, kinds.PILLAR_PIECE, kinds.HOUSE_PIECE])
"""The kind of piece that is placed at each kind of site."""
SILVER_FOR_SECOND_TABLET_PART: Final = 1  # the price of the second part
POINTS_OF_POINTS4_TABLET: Final = 4
POINTS_OF_POINTS5_TABLET: Final = 5
GOLD_PRICE_OF_PIECE_PLACED_BY_TABLET: Final = 2
TABLET_TECHNOLOGY_SILVER_DISCOUNT: Final = 2


def move_explorer_and_give_tablet(st: TiletumState, seat: i64, town: i64) -> None:
    """Move the explorer on the town's map to that neighbouring town. An uncovered tablet on the
    path is covered, and its gain is given or asked about (S-401, S-403)."""
    at: i64 = seat * kinds.UNDERGROUND_MAP_COUNT + st.board.depths.underground_map_of_space[town]
    path: i64 = tablet_path_between(st, st.explorers[at], town)
    st.explorers[at] = town
    record_step_fact(st, step_facts.MOVED_EXPLORER_FACT, seat, town, 0)
    if path == kinds.EMPTY or st.covered_tablets[path] > 0:
        return
    tablet: i64 = cover_tablet(st, seat, path, town)
    if tablet == EXPLORER_TABLET:
        push_question(st, kinds.HIRE_EXPLORER_QUESTION, 0, 0, 0)
    elif tablet == TECHNOLOGY_TABLET:
        push_question(st, kinds.RAISE_TECHNOLOGY_QUESTION, TABLET_TECHNOLOGY_SILVER_DISCOUNT, 0, 0)
    elif tablet >= MINE_TABLET:
        push_question(
            st,
            kinds.PIECE_ANYWHERE_QUESTION,
            PIECE_BY_SITE[tablet - MINE_TABLET],
            GOLD_PRICE_OF_PIECE_PLACED_BY_TABLET,
            0,
        )
    else:
        more: i64 = give_free_part_and_return_paid_gain(st, seat, tablet)
        if more != kinds.EMPTY:
            push_question(st, kinds.TABLET_PAYMENT_QUESTION, SILVER_FOR_SECOND_TABLET_PART, more, 0)


def give_free_part_and_return_paid_gain(st: TiletumState, seat: i64, tablet_kind: i64) -> i64:
    """Give the free part of a tablet of points or king steps. Return the number of the gain that
    can be bought in addition for 1 silver, EMPTY if there is none (S-502 to S-505)."""
    if tablet_kind == POINTS4_TABLET:
        possessions.give_points(st, seat, POINTS_OF_POINTS4_TABLET)
        return kinds.EMPTY
    if tablet_kind == POINTS5_KING3_TABLET:
        possessions.give_points(st, seat, POINTS_OF_POINTS5_TABLET)
    else:
        seat_progress.move_king_marker_up(st, seat, 1)
    return (
        st.board.tablet_points_gain
        if tablet_kind == KING1_POINTS5_TABLET
        else st.board.tablet_king_gain
    )


def is_space_on_map_side_in_use(st: TiletumState, space: i64) -> bool:
    """Return whether a space is on the main map, or on the side in use of an underground map."""
    board: Board = st.board
    if board.silver == 0 or board.depths.underground_map_of_space[space] == kinds.EMPTY:
        return True
    return (
        board.depths.side_of_space[space] == st.sides[board.depths.underground_map_of_space[space]]
    )


def write_underground_placing_moves(
    st: TiletumState, seat: i64, piece: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Append to `move_codes` a placing move for each town with an explorer of the seat where the
    piece can stand; return the new count."""
    for number in range(kinds.UNDERGROUND_MAP_COUNT):
        town: i64 = town_of_explorer_on_map(st, seat, number)
        if town != kinds.EMPTY and houses_and_pillars.can_place_piece(st, seat, piece, town):
            move_count = add_move(
                move_codes,
                move_count,
                make_move_code(meeples.BUILD_MOVE_BY_PIECE[piece], town, 0, 0),
            )
    return move_count
