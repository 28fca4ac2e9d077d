"""All kinds of moves: what each tells the table, and what is looked up among them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, Literal

from game.engine.move import Move
from game.tabletop.layout.places import ActionRow, Groups
from game.tabletop.table_model import AnswerFlow, MoveKind
from game.titles.tinners_trail.table.view_model import Extras, TrailModel

Question = Literal[
    "action", "sum", "investment", "card", "area", "crossroads", "draft", "placement"
]
Moves = tuple[Move, ...]
"""Those of the question; none while nobody is asked."""
Counted = Callable[[TrailModel, Moves], int]
ARSENIC = {"expansion": "arsenic", "board": "market"}
EMIGRATION = {"expansion": "emigration"}


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailKind(MoveKind):
    """`costs` work points that are printed for it; `count` is the number its note speaks of.

    A `stocked` one is taken from the development board: its note says how many are left.
    `question` is how a question with such moves is put.
    """

    costs: bool = False
    count: Counted = lambda model, moves: 0
    stocked: bool = False
    question: Question = "action"

    def work(self, model: TrailModel) -> int:
        """Return the work points that are printed for it."""
        return int(getattr(model.board, f"{self.kind}_work")) if self.costs else 0


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


def passing(model: TrailModel, moves: Moves) -> int:
    """Return the points ten pounds bring in the next place, in 2007 the number of the place."""
    place = min(len(model.view.invested), len(model.view.seats) - 1)
    if model.board.edition_2007:
        return place + 1
    return model.rates_of(max(model.view.to_move, 0), place)[0]


def lumps(model: TrailModel, moves: Moves) -> int:
    """Return how much arsenic the mover's mines hold."""
    mover = model.view.to_move
    return sum(area.arsenic for area in model.view.areas if area.owner == mover >= 0)


def waiting(model: TrailModel, moves: Moves) -> int:
    """Return how many of Michigan's pieces the mover has still to place."""
    mover = model.view.to_move
    return len(model.view.seats[mover].waiting) if mover >= 0 else 0


def action(kind: str, key: str, group: str, count: Counted, **more: Any) -> TrailKind:
    """Return a kind of action with its work points, its key and its part of the bar."""
    return TrailKind(kind=kind, key=key, group=group, count=count, **{"costs": True} | more)


def developed(kind: str, key: str, mark: str = "") -> TrailKind:
    """Return a kind of development whose pieces are counted in each round's column."""

    def left(model: TrailModel, moves: Moves) -> int:
        return model.view.stock[kind][model.column]

    return action(kind, key, "development", left, mark=mark, stocked=True)


BUILD: Final = action(
    "build", "b", "mines", lambda model, moves: model.least_bid, icon="mine", mark="gavel"
)
ACTIONS: Final = (
    BUILD,
    action("extract", "e", "mines", mines, icon="pick"),
    developed("adit", "a", mark="adit"),
    developed("train", "t", mark="train"),
    developed("port", "p", mark="port"),
    developed("miner", "m"),
    action("pumps", "s", "development", water, icon="pump", where="board"),
    action("pasties", "k", "pasties", lambda model, moves: 1, icon="pasty", where="order"),
    action(
        "pass", "space", "pass", passing, skin="leather", where="order", mark="pass", costs=False
    ),
)
"""Those of the base game, as they stand on the bar."""
EXTRA_ACTIONS: Final = (
    action("process", "o", "arsenic", lumps, costs=False, **ARSENIC),
    action(
        "sell",
        "i",
        "arsenic",
        lambda model, moves: model.arsenic_worth(model.view.to_move),
        icon="scales",
        short="action-sell-low",
        where="market",
        mark="scales",
        **ARSENIC,
    ),
    action(  # even a single place says first what it gives
        "emigrate",
        "g",
        "emigration",
        lambda model, moves: len({m.choice for m in moves if m.kind == "emigrate"}),
        asks=AnswerFlow(choice_shown=True),
        board="emigration",
        mark="emigrate",
        **EMIGRATION,
    ),
    action(  # Michigan's pieces, kept or just given: which of them, before where it goes
        "place",
        "c",
        "emigration",
        waiting,
        asks=AnswerFlow(choice_first=True),
        question="placement",
        costs=False,
        **EMIGRATION,
    ),
)
"""Those of expansions."""
QUESTIONS: Final = (
    TrailKind(kind="discard", where="cards", private=True, question="draft"),
    TrailKind(kind="roll", mark="dice"),
    TrailKind(kind="survey", where="cards", private=True, reply=True, question="card"),
    TrailKind(kind="bid", reply=True, question="sum"),
    TrailKind(kind="drop", reply=True, question="sum"),
    TrailKind(kind="invest", where="money", question="investment"),
    TrailKind(kind="play", where="cards", private=True, reply=True, question="card"),
    TrailKind(kind="pump", question="area"),
    TrailKind(kind="peek", mark="eye", private=True, look=True, question="area"),
    TrailKind(kind="prospect", mark="dice", question="area"),
    TrailKind(kind="calciner", mark="process", reply=True, question="crossroads"),
    TrailKind(kind="look", question="crossroads"),
    TrailKind(kind="adelaide", where="market", question="crossroads"),
)
"""They answer a question of the rules and have no button on the bar."""
KINDS: Final = {kind.kind: kind for kind in (*ACTIONS, *EXTRA_ACTIONS, *QUESTIONS)}


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
