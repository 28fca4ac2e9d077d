"""Inputs of the learned value that come from links: what they score now and may score later."""

from ai.titles.brass import inputs as at
from game.engine.cells import i64, vec
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.state import BrassState


def read_links(st: BrassState, cells: vec[i64]) -> None:
    """Add every link on the board to its owner's inputs."""
    board: Board = st.board
    rest: i64 = st.laid
    while rest != 0:
        line: i64 = kinds.lowest_member(rest)
        rest &= rest - 1
        base: i64 = st.link[line] * at.OWN_INPUTS
        cells[base + at.LINKS] += 1
        read_end(st, cells, base, board.end_a[line])
        read_end(st, cells, base, board.end_b[line])


def read_end(st: BrassState, cells: vec[i64], base: i64, place: i64) -> None:
    """Add one end of a link to the inputs at `base`: its circles, unflipped counters and free
    spaces."""
    board: Board = st.board
    circles: i64 = board.circles[place]
    if place < board.locations:
        for space in range(board.first_space[place], board.first_space[place + 1]):
            if st.owner[space] == kinds.EMPTY:
                cells[base + at.LINK_ROOM] += 1
            elif st.flipped[space] != 0:
                circles += 1
            else:
                cells[base + at.LINK_HOPES] += 1
    cells[base + at.LINK_POINTS] += circles
    cells[base + at.POINTS] += circles


def read_near_lines(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Read the free lines the seat can lay links on, and what such links would count now."""
    board: Board = st.board
    base: i64 = seat * at.OWN_INPUTS
    rest: i64 = board.lines_of[st.era] & st.near[seat] & ~st.laid
    while rest != 0:
        line: i64 = kinds.lowest_member(rest)
        rest &= rest - 1
        points: i64 = circles_at(st, board.end_a[line]) + circles_at(st, board.end_b[line])
        cells[base + at.NEAR_LINES] += 1
        cells[base + at.NEAR_POINTS] += points
        if points > cells[base + at.BEST_LINE]:
            cells[base + at.NEXT_LINE] = cells[base + at.BEST_LINE]
            cells[base + at.BEST_LINE] = points
        elif points > cells[base + at.NEXT_LINE]:
            cells[base + at.NEXT_LINE] = points


def circles_at(st: BrassState, place: i64) -> i64:
    """Return what the end of a link counts at the place now."""
    circles: i64 = st.board.circles[place]
    if place < st.board.locations:
        for space in range(st.board.first_space[place], st.board.first_space[place + 1]):
            circles += st.flipped[space]
    return circles
