"""All kinds of moves: what each tells the table, and what is looked up among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, Literal

from game.engine.move import Move
from game.tabletop.layout.bottom_row import ActionRow, Groups
from game.tabletop.move_kind import AnswerFlow, MoveKind
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.view_model import Extras, TrailModel

Question = Literal["action", "sum", "card", "area", "crossroads", "draft", "placement"]
Moves = tuple[Move, ...]
"""Those of the question; none while nobody is asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailKind(MoveKind):
    """`costs` work points that are printed for it; `count` is the number its note speaks of, from
    the model of its edition.

    A `stocked` one is taken from the development board: its note says how many are left.
    `question` is how a question with such moves is put; `note` is the key of its note, if that is
    not its kind.
    """

    costs: bool = False
    count: Callable[[Any, Moves], int] = lambda model, moves: 0
    stocked: bool = False
    question: Question = "action"
    note: str = ""

    def work(self, model: TrailModel) -> int:
        """Return the work points that are printed for it."""
        return int(getattr(model.board, f"{self.kind}_work")) if self.costs else 0


def developed(kind: str, key: str, mark: str = "") -> TrailKind:
    """Return a kind of development whose pieces are counted in each round's column."""
    return TrailKind(
        kind=kind,
        asks=AnswerFlow(at_once=True),
        group="development",
        key=key,
        mark=mark,
        costs=True,
        count=lambda model, moves: model.view.stock[kind][model.column],
        stocked=True,
    )


def grouped(actions: Sequence[MoveKind]) -> Groups:
    """Return the names of actions as they stand on the bar, group by group."""
    groups = groupby(actions, key=lambda action: action.group)
    return tuple(tuple(action.kind for action in group) for _, group in groups)


def mines(model: TrailModel, moves: Moves) -> int:
    """Return how many mines ore can be raised from."""
    return len({place for move in moves if move.kind == "extract" for place in move.places})


def water(model: TrailModel, moves: Moves) -> int:
    """Return how much water the next group of pumps drains."""
    groups = [group for group in model.view.pumps[: model.column + 1] if group]
    return groups[-1][-1] if groups else 0


def per_ten(model: TrailModel, moves: Moves) -> int:
    """Return the points that ten pounds bring in the place that would be taken now."""
    place = min(len(model.view.invested), len(model.view.seats) - 1)
    return int(model.board.per_ten[place * ROUNDS + model.column])


def lumps(model: TrailModel, moves: Moves) -> int:
    """Return how much arsenic the mover's mines hold."""
    mover = model.view.to_move
    return sum(area.arsenic for area in model.view.areas if area.owner == mover >= 0)


def waiting(model: TrailModel, moves: Moves) -> int:
    """Return how many of Michigan's pieces the mover has still to place."""
    mover = model.view.to_move
    return len(model.view.seats[mover].waiting) if mover >= 0 else 0


BUILD = TrailKind(
    kind="build",
    group="mines",
    key="b",
    icon="mine",
    mark="gavel",
    costs=True,
    count=lambda model, moves: model.least_bid,
)
DEVELOPMENTS: Final = (
    developed("adit", "a", mark="adit"),
    developed("train", "t", mark="train"),
    developed("port", "p", mark="port"),
    developed("miner", "m"),
    TrailKind(
        kind="pumps",
        group="development",
        key="s",
        icon="pump",
        where="board",
        costs=True,
        count=water,
    ),
)
PUMP = TrailKind(kind="pump", asks=AnswerFlow(at_once=True), question="area")
"""One area after the other is drained."""
PASS = TrailKind(
    kind="pass",
    group="pass",
    key="space",
    skin="leather",
    where="order",
    mark="pass",
    count=per_ten,
)


ACTIONS: Final = (
    BUILD,
    TrailKind(kind="extract", group="mines", key="e", icon="pick", costs=True, count=mines),
    *DEVELOPMENTS,
    TrailKind(
        kind="pasties",
        group="pasties",
        key="k",
        icon="pasty",
        where="order",
        costs=True,
        count=lambda model, moves: 1,
    ),
    PASS,
)
"""Those of the base game, as they stand on the bar."""
EXTRA_ACTIONS: Final = (
    TrailKind(
        kind="process",
        group="arsenic",
        expansion="arsenic",
        key="o",
        board="market",
        count=lumps,
    ),
    TrailKind(
        kind="sell",
        group="arsenic",
        expansion="arsenic",
        key="i",
        icon="scales",
        short="action-sell-low",
        board="market",
        where="market",
        mark="scales",
        costs=True,
        count=lambda model, moves: model.arsenic_worth(model.view.to_move),
    ),
    TrailKind(  # even a single place says first what it gives
        kind="emigrate",
        asks=AnswerFlow(at_once=True, choice_shown=True),
        group="emigration",
        expansion="emigration",
        key="g",
        board="emigration",
        mark="emigrate",
        costs=True,
        count=lambda model, moves: len({m.choice for m in moves if m.kind == "emigrate"}),
    ),
    TrailKind(  # Michigan's pieces, kept or just given: which of them, before where it goes
        kind="place",
        asks=AnswerFlow(at_once=True, choice_first=True),
        group="emigration",
        expansion="emigration",
        key="c",
        count=waiting,
        question="placement",
    ),
)
"""Those of expansions."""
ROLL, *SUMS = (
    TrailKind(kind="roll", mark="dice"),
    TrailKind(kind="bid", reply=True, question="sum"),
    TrailKind(kind="drop", reply=True, question="sum"),
    TrailKind(kind="invest", where="money", question="sum"),
)
QUESTIONS: Final = (
    TrailKind(kind="discard", where="cards", private=True, question="draft"),
    ROLL,
    TrailKind(kind="survey", where="cards", private=True, reply=True, question="card"),
    *SUMS,
    TrailKind(kind="play", where="cards", private=True, reply=True, question="card"),
    TrailKind(kind="peek", mark="eye", private=True, question="area"),
    TrailKind(kind="calciner", mark="process", reply=True, question="crossroads"),
    TrailKind(kind="look", question="crossroads"),
    TrailKind(kind="adelaide", where="market", question="crossroads"),
)
"""They answer a question of the rules and have no button on the bar."""
PROSPECT: Final = TrailKind(kind="prospect", mark="dice", question="area")
"""Asked in 2007 alone."""
KINDS: Final = {kind.kind: kind for kind in (*ACTIONS, *EXTRA_ACTIONS, PUMP, *QUESTIONS)}


def kind_of(kind: str) -> TrailKind:
    """Return the record of a kind of move, a bare one where the table knows nothing."""
    return KINDS.get(kind) or TrailKind(kind=kind)


def asks_of(kind: str) -> AnswerFlow:
    """Return how picks of a kind become an answer."""
    return kind_of(kind).asks


def actions_of(extras: Extras) -> tuple[TrailKind, ...]:
    """Return the actions of a table in reading order, those of expansions in play first."""
    return tuple(kind for kind in EXTRA_ACTIONS if getattr(extras, kind.expansion)) + ACTIONS


def action_row(extras: Extras) -> ActionRow:
    """Return the actions of a bar; those of expansions stand behind the developments."""
    extra = actions_of(extras)[: -len(ACTIONS)]
    return ActionRow(grouped(ACTIONS), grouped(extra), extra_at=2)
