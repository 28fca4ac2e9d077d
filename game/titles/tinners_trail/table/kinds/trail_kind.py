"""What every kind of move of Tinners' Trail tells the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from game.engine.move import Move
from game.tabletop.move_kind import MoveKind
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.table_view import SeatView, TableView

Question = Literal["action", "sum", "card", "area", "crossroads", "draft", "placement"]


@dataclass(frozen=True, slots=True)
class ActionFacts:
    """What costs and notes are read from; `arsenic_worth` is what the mover's arsenic would bring.

    `moves` are those of the question, none while nobody is asked.
    """

    view: TableView
    board: Board
    arsenic_worth: int
    moves: tuple[Move, ...] = ()

    @property
    def column(self) -> int:
        """The round's column on the boards, from 0."""
        return min(self.view.round, ROUNDS) - 1

    @property
    def mover(self) -> SeatView | None:
        """The seat that acts, None while nobody does."""
        at = self.view.to_move
        return self.view.seats[at] if 0 <= at < len(self.view.seats) else None


def nothing(facts: ActionFacts) -> int:
    """Return 0: there is nothing to count."""
    return 0


def free(board: Board) -> int:
    """Return 0: it costs no work."""
    return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailKind(MoveKind):
    """`work` are the work points printed for it, `count` the number its note speaks of.

    A `stocked` one is taken from the development board: its note says how many are left.
    `question` is how a question with such moves is put.
    """

    work: Callable[[Board], int] = free
    count: Callable[[ActionFacts], int] = nothing
    stocked: bool = False
    question: Question = "action"


def left_of(kind: str) -> Callable[[ActionFacts], int]:
    """Return what counts the pieces of a kind that are left in the round's column."""
    return lambda facts: facts.view.stock[kind][facts.column]
