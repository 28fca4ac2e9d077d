"""What a kind of move tells the table, and the kinds that both editions have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Generic, Literal, TypeVar

from game.engine.move import Move
from game.tabletop.layout.bottom_row import ActionRow, Groups
from game.tabletop.move_kind import AnswerFlow, MoveKind
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.views import SeatView, TableView
from game.titles.tinners_trail.table.layout.extras import Extras

# What a kind of move tells the table, and the kinds that both editions have.

Question = Literal["action", "sum", "card", "area", "crossroads", "draft", "placement"]


@dataclass(frozen=True, slots=True)
class CountyFacts:
    """What costs and notes are read from; `moves` are those of the question, none while nobody is
    asked.
    """

    view: TableView
    board: Board
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
        asks=AnswerFlow(at_once=True),
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
PUMP = CountyKind(kind="pump", asks=AnswerFlow(at_once=True), question="area")
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


# All kinds of moves of the remastered edition, and what is looked up among them.


@dataclass(frozen=True, slots=True)
class TrailFacts(CountyFacts):
    """`arsenic_worth` is what the mover's arsenic would bring."""

    view: TableView
    board: Board
    arsenic_worth: int = 0

    @property
    def mover(self) -> SeatView | None:
        """The seat that acts, None while nobody does."""
        at = self.view.to_move
        return self.view.seats[at] if 0 <= at < len(self.view.seats) else None


TrailKind = ActionKind[TrailFacts]


def per_ten(facts: TrailFacts) -> int:
    """Return the points that ten pounds bring in the place that would be taken now."""
    place = min(len(facts.view.invested), len(facts.view.seats) - 1)
    return int(facts.board.per_ten[place * ROUNDS + facts.column])


def lumps(facts: TrailFacts) -> int:
    """Return how much arsenic the mover's mines hold."""
    seat = facts.mover
    return sum(area.arsenic for area in facts.view.areas if seat and area.owner == seat.seat)


def places(facts: TrailFacts) -> int:
    """Return how many places a miner can leave for."""
    return len({move.choice for move in facts.moves if move.kind == "emigrate"})


PASS = TrailKind(
    kind="pass",
    group="pass",
    key="space",
    skin="leather",
    where="order",
    mark="pass",
    count=per_ten,
)
ACTIONS: Final[tuple[TrailKind, ...]] = (
    BUILD,
    EXTRACT,
    ADIT,
    TRAIN,
    PORT,
    MINER,
    PUMPS,
    PASTIES,
    PASS,
)
"""Those of the base game, as they stand on the bar."""
EXTRA_ACTIONS: Final[tuple[TrailKind, ...]] = (
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
        work=work_of("sell"),
        count=lambda facts: facts.arsenic_worth,
    ),
    TrailKind(
        kind="emigrate",
        asks=AnswerFlow(
            at_once=True, choice_shown=True
        ),  # even a single place says first what it gives
        group="emigration",
        expansion="emigration",
        key="g",
        board="emigration",
        mark="emigrate",
        work=work_of("emigrate"),
        count=places,
    ),
    TrailKind(
        kind="place",  # Michigan's pieces: kept from an earlier turn, or right after emigrating
        asks=AnswerFlow(
            at_once=True, choice_first=True
        ),  # which of the pieces, before where it goes
        group="emigration",
        expansion="emigration",
        key="c",
        count=lambda facts: len(facts.mover.waiting) if facts.mover is not None else 0,
        question="placement",
    ),
)
"""Those of expansions."""
QUESTIONS: Final = (
    TrailKind(kind="discard", where="cards", private=True, question="draft"),
    TrailKind(kind="roll", mark="dice"),
    TrailKind(kind="survey", where="cards", private=True, reply=True, question="card"),
    TrailKind(kind="bid", reply=True, question="sum"),
    TrailKind(kind="drop", reply=True, question="sum"),
    TrailKind(kind="play", where="cards", private=True, reply=True, question="card"),
    TrailKind(kind="invest", where="money", question="sum"),
    TrailKind(kind="peek", mark="eye", private=True, question="area"),
    TrailKind(kind="calciner", mark="process", reply=True, question="crossroads"),
    TrailKind(kind="look", question="crossroads"),
    TrailKind(kind="adelaide", where="market", question="crossroads"),
)
"""They answer a question of the rules and have no button on the bar."""
EVERY: Final[tuple[TrailKind, ...]] = (*ACTIONS, *EXTRA_ACTIONS, PUMP, *QUESTIONS)
KINDS: Final = {kind.kind: kind for kind in EVERY}


def kind_of(kind: str) -> TrailKind:
    """Return the record of a kind of move, a bare one where the table knows nothing."""
    return KINDS.get(kind) or TrailKind(kind=kind)


def asks_of(kind: str) -> AnswerFlow:
    """Return how picks of a kind become an answer."""
    return kind_of(kind).asks


def actions_of(extras: Extras) -> tuple[TrailKind, ...]:
    """Return the actions of a table in reading order, those of expansions in play first."""
    return _extra_actions(extras) + ACTIONS


def action_row(extras: Extras) -> ActionRow:
    """Return the actions of a bar; those of expansions stand behind the developments."""
    return ActionRow(grouped(ACTIONS), grouped(_extra_actions(extras)), extra_at=2)


def _extra_actions(extras: Extras) -> tuple[TrailKind, ...]:
    return tuple(action for action in EXTRA_ACTIONS if getattr(extras, action.expansion))
