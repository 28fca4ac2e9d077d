"""What every kind of move tells the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Generic, Literal, TypeVar

from game.engine.move import Move
from game.tabletop.layout.action_row import Groups
from game.tabletop.move_kind import MoveKind
from game.titles.tinners_trail.rules.county.board import CountyBoard
from game.titles.tinners_trail.rules.county.county_view import CountyView
from game.titles.tinners_trail.rules.kinds import ROUNDS

Question = Literal["action", "sum", "card", "area", "crossroads", "draft", "placement"]


@dataclass(frozen=True, slots=True)
class CountyFacts:
    """What costs and notes are read from; `moves` are those of the question, none while nobody is
    asked.
    """

    view: CountyView
    board: CountyBoard
    moves: tuple[Move, ...] = ()

    @property
    def column(self) -> int:
        """The round's column on the boards, from 0."""
        return min(self.view.round, ROUNDS) - 1


Facts_contra = TypeVar("Facts_contra", bound=CountyFacts, contravariant=True)


def nothing(facts: CountyFacts) -> int:
    """Return 0: it costs no work, or there is nothing to count."""
    return 0


@dataclass(frozen=True, kw_only=True)  # with slots, `Name[Facts](...)` could not be made
class ActionKind(MoveKind, Generic[Facts_contra]):
    """`work` are the work points printed for it, `count` the number its note speaks of.

    A `stocked` one is taken from the development board: its note says how many are left.
    `question` is how a question with such moves is put; `note` is the key of its note, if that is
    not its kind.
    """

    work: Callable[[Facts_contra], int] = nothing
    count: Callable[[Facts_contra], int] = nothing
    stocked: bool = False
    question: Question = "action"
    note: str = ""


CountyKind = ActionKind[CountyFacts]
"""A kind of both editions."""


def left_of(kind: str) -> Callable[[CountyFacts], int]:
    """Return what counts the pieces of a kind that are left in the round's column."""
    return lambda facts: facts.view.stock[kind][facts.column]


def grouped(actions: Sequence[MoveKind]) -> Groups:
    """Return the names of actions as they stand on the bar, group by group."""
    groups = groupby(actions, key=lambda action: action.group)
    return tuple(tuple(action.kind for action in group) for _, group in groups)
