"""The development board: what is left of each kind in every round's column."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.county.board import CountyBoard
from game.titles.tinners_trail.rules.county.county_view import STOCK_NAMES, CountyView
from game.titles.tinners_trail.rules.kinds import PUMP_GROUPS, ROUNDS
from game.titles.tinners_trail.table.kinds.county import ADIT, MINER, PORT, PUMPS, TRAIN
from game.titles.tinners_trail.table.kinds.county_kind import CountyFacts

ROWS = (ADIT, PORT, TRAIN, MINER, PUMPS)


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


def development_board(view: CountyView, board: CountyBoard) -> DevelopmentLook:
    """Return the board; pumps count water cubes."""
    facts = CountyFacts(view, board)
    rows = tuple(_row(view, board, row.kind, row.work(facts)) for row in ROWS)
    return DevelopmentLook(rows, view.round)


def _row(view: CountyView, board: CountyBoard, kind: str, work: int) -> DevelopmentRow:
    if kind == "pumps":
        left = tuple(sum(groups) for groups in view.pumps)
        cells = [int(board.pumps[n]) for n in range(ROUNDS * PUMP_GROUPS)]
        printed = tuple(sum(cells[c * PUMP_GROUPS : (c + 1) * PUMP_GROUPS]) for c in range(ROUNDS))
    else:
        row = STOCK_NAMES.index(kind)
        left = view.stock[kind]
        printed = tuple(int(board.stock[row * ROUNDS + column]) for column in range(ROUNDS))
    return DevelopmentRow(kind, work, left, printed)
