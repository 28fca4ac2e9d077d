"""The development board: what is left of each kind in every round's column."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.county.county_view import STOCK_NAMES
from game.titles.tinners_trail.rules.kinds import PUMP_GROUPS, ROUNDS
from game.titles.tinners_trail.rules.table_view import TableView
from game.titles.tinners_trail.table.kinds.all import kind_of

ORDER = ("adit", "port", "train", "miner", "pumps")


@dataclass(frozen=True, slots=True)
class DevelopmentRow:
    """A kind of development: work points, and pieces left and printed in each round's column."""

    kind: str
    work: int
    left: tuple[int, ...]
    printed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DevelopmentLook:
    """All rows and the round whose column is open, from 1."""

    rows: tuple[DevelopmentRow, ...]
    round: int


def work_of(board: Board, action: str) -> int:
    """Return the work points printed for an action."""
    return kind_of(action).work(board)


def development_board(view: TableView, board: Board) -> DevelopmentLook:
    """Return the board; pumps count water cubes."""
    return DevelopmentLook(tuple(_row(view, board, kind) for kind in ORDER), view.round)


def _row(view: TableView, board: Board, kind: str) -> DevelopmentRow:
    if kind == "pumps":
        left = tuple(sum(groups) for groups in view.pumps)
        cells = [int(board.pumps[n]) for n in range(ROUNDS * PUMP_GROUPS)]
        printed = tuple(sum(cells[c * PUMP_GROUPS : (c + 1) * PUMP_GROUPS]) for c in range(ROUNDS))
    else:
        row = STOCK_NAMES.index(kind)
        left = view.stock[kind]
        printed = tuple(int(board.stock[row * ROUNDS + column]) for column in range(ROUNDS))
    return DevelopmentRow(kind, work_of(board, kind), left, printed)
