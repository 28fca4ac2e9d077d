"""Inputs read off the mat and the hand of a seat: what it could build next, and where."""

from typing import Final

from ai.titles.brass import inputs as at
from game.engine.cells import i64, vec
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import is_of_era
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.state import BrassState

NONE_LEFT: Final = 5  # the level of an empty stack


def read_stacks(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Read the tops of the stacks."""
    base: i64 = seat * at.OWN_INPUTS
    for industry in range(kinds.INDUSTRY_COUNT):
        kind: i64 = top_of_stack(st, seat, industry)
        if kind == kinds.EMPTY:
            cells[base + at.MILL_LEVEL + industry] = NONE_LEFT
            continue
        cells[base + at.MILL_LEVEL + industry] = kind % kinds.LEVELS
        if is_of_era(st, kind):
            cells[base + at.TOP_POINTS] += st.board.points[kind]
        else:
            cells[base + at.STUCK] += 1


def read_hand(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Read the cards the seat holds."""
    board: Board = st.board
    base: i64 = seat * at.OWN_INPUTS
    for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS):
        card: i64 = st.hand[slot]
        if card == kinds.EMPTY:
            return
        cells[base + at.CARDS] += 1
        if 0 <= card < board.locations and st.empty & board.spaces_at[card]:
            cells[base + at.PLACE_CARDS] += 1
