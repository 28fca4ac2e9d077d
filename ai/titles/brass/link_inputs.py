"""Inputs of the learned value that come from links: what they score now and may score later."""

from ai.titles.brass import input_indices as at
from game.engine.cells import i64, vec
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.state import BrassState


def add_link_inputs(st: BrassState, cells: vec[i64]) -> None:
    """Add every link on the board to its owner's inputs: 1 to the number of links, and both of its
    ends (see `add_link_end_inputs`).
    """
    board: Board = st.board
    rest: i64 = st.linked_line_set
    while rest != 0:
        line: i64 = kinds.lowest_member_of_set(rest)
        rest &= rest - 1
        base: i64 = st.link[line] * at.INPUTS_PER_SEAT
        cells[base + at.OWN_LINKS] += 1
        add_link_end_inputs(st, cells, base, board.first_end_of_line[line])
        add_link_end_inputs(st, cells, base, board.second_end_of_line[line])


def add_link_end_inputs(st: BrassState, cells: vec[i64], first_input: i64, place: i64) -> None:
    """Add one end of a link, at a place, to the inputs that begin at `first_input`: its circles,
    including those of flipped counters there, its unflipped counters and free spaces.
    """
    board: Board = st.board
    circles: i64 = board.printed_circles_of_place[place]
    if place < board.location_count:
        for space in range(
            board.first_space_of_location[place], board.first_space_of_location[place + 1]
        ):
            if st.owner[space] == kinds.EMPTY:
                cells[first_input + at.FREE_SPACES_AT_OWN_LINK_ENDS] += 1
            elif st.flipped[space] != 0:
                circles += 1
            else:
                cells[first_input + at.UNFLIPPED_COUNTERS_AT_OWN_LINK_ENDS] += 1
    cells[first_input + at.OWN_LINK_POINTS] += circles
    cells[first_input + at.CERTAIN_POINTS] += circles


def write_reachable_line_inputs(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Write into `cells` the number of free lines the seat can lay links on, and the points that
    such links would score now: of all together, of the best and of the second best."""
    board: Board = st.board
    base: i64 = seat * at.INPUTS_PER_SEAT
    rest: i64 = board.line_set_of_era[st.era] & st.touching_line_set[seat] & ~st.linked_line_set
    while rest != 0:
        line: i64 = kinds.lowest_member_of_set(rest)
        rest &= rest - 1
        points: i64 = points_of_link_end_at_place(
            st, board.first_end_of_line[line]
        ) + points_of_link_end_at_place(st, board.second_end_of_line[line])
        cells[base + at.FREE_LINES_AT_OWN_NETWORK] += 1
        cells[base + at.POINTS_OF_ALL_FREE_LINES] += points
        if points > cells[base + at.BEST_FREE_LINE_POINTS]:
            cells[base + at.SECOND_BEST_FREE_LINE_POINTS] = cells[base + at.BEST_FREE_LINE_POINTS]
            cells[base + at.BEST_FREE_LINE_POINTS] = points
        elif points > cells[base + at.SECOND_BEST_FREE_LINE_POINTS]:
            cells[base + at.SECOND_BEST_FREE_LINE_POINTS] = points


def points_of_link_end_at_place(st: BrassState, place: i64) -> i64:
    """Return the points that a link's end scores at a place now: one for each circle and each
    flipped counter."""
    circles: i64 = st.board.printed_circles_of_place[place]
    if place < st.board.location_count:
        for space in range(
            st.board.first_space_of_location[place], st.board.first_space_of_location[place + 1]
        ):
            circles += st.flipped[space]
    return circles
