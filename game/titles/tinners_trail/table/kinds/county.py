"""What a kind of move tells the table, and the kinds that both editions have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Generic, Literal, TypeVar

from game.engine.move import Move
from game.tabletop.layout.action_row import Groups
from game.tabletop.move_kind import Asks, MoveKind
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


def work_of(kind: str) -> Callable[[CountyFacts], int]:
    """Return what reads the work points that are printed for a kind."""
    return lambda facts: int(getattr(facts.board, f"{kind}_work"))


def developed(kind: str, key: str, mark: str = "") -> CountyKind:
    """Return a kind of development whose pieces are counted in each round's column."""
    return CountyKind(
        kind=kind,
        asks=Asks(at_once=True),
        group="development",
        key=key,
        mark=mark,
        work=work_of(kind),
        count=lambda facts: facts.view.stock[kind][facts.column],
        stocked=True,
    )


def grouped(actions: Sequence[MoveKind]) -> Groups:
    """Return the names of actions as they stand on the bar, group by group."""
    groups = groupby(actions, key=lambda action: action.group)
    return tuple(tuple(action.kind for action in group) for _, group in groups)


def mines(facts: CountyFacts) -> int:
    """Return how many mines ore can be raised from."""
    return len({place for move in facts.moves if move.kind == "extract" for place in move.places})


def water(facts: CountyFacts) -> int:
    """Return how much water the next group of pumps drains."""
    groups = [group for group in facts.view.pumps[: facts.column + 1] if group]
    return groups[-1][-1] if groups else 0


BUILD = CountyKind(
    kind="build",
    group="mines",
    key="b",
    icon="mine",
    mark="gavel",
    work=work_of("build"),
    count=lambda facts: 1 + len(facts.view.invested),
)
EXTRACT = CountyKind(
    kind="extract",
    group="mines",
    key="e",
    icon="pick",
    work=work_of("extract"),
    count=mines,
)
ADIT = developed("adit", "a", mark="adit")
TRAIN = developed("train", "t", mark="train")
PORT = developed("port", "p", mark="port")
MINER = developed("miner", "m")
PUMPS = CountyKind(
    kind="pumps",
    group="development",
    key="s",
    icon="pump",
    where="board",
    work=work_of("pumps"),
    count=water,
)
PUMP = CountyKind(kind="pump", asks=Asks(at_once=True), question="area")
"""One area after the other is drained."""
PASTIES = CountyKind(
    kind="pasties",
    group="pasties",
    key="k",
    icon="pasty",
    where="order",
    work=work_of("pasties"),
    count=lambda facts: 1,
)
