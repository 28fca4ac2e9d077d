"""All kinds of moves: what each tells the table, and what is looked up among them."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from game.tabletop.answer_flow import AnswerFlow
from game.tabletop.layout.places import ActionRow, Groups
from game.tabletop.table_model import MoveKind
from game.titles.tinners_trail.table.extras import Extras
from game.titles.tinners_trail.table.trail_kind import (
    TrailKind,
    action,
    developed,
    lumps,
    mines,
    passing,
    waiting,
    water,
)

ARSENIC = {"expansion": "arsenic", "board": "market"}
EMIGRATION = {"expansion": "emigration"}

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


def grouped(actions: Sequence[MoveKind]) -> Groups:
    """Return the names of actions as they stand on the bar, group by group."""
    groups = groupby(actions, key=lambda action: action.group)
    return tuple(tuple(action.kind for action in group) for _, group in groups)


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
