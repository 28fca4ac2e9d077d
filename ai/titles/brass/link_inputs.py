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
        line: i64 = kinds.lowest(rest)
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
