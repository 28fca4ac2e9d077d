"""All kinds of moves of the edition of 2007, and what is looked up among them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.tabletop.layout.action_row import ActionRow
from game.tabletop.move_kind import Asks, kinds_of
from game.titles.tinners_trail.table.kinds.all import PASS
from game.titles.tinners_trail.table.kinds.county import (
    ADIT,
    BUILD,
    EXTRACT,
    MINER,
    PASTIES,
    PORT,
    PUMP,
    PUMPS,
    TRAIN,
    CountyKind,
    grouped,
)

LEAST_BID: Final = 1  # pounds, however many have passed (C-9)
CLASSIC_PASS: Final = CountyKind(
    kind=PASS.kind,
    group=PASS.group,
    key=PASS.key,
    skin=PASS.skin,
    where=PASS.where,
    mark=PASS.mark,
    note="pass-place",
    count=lambda facts: min(len(facts.view.invested) + 1, len(facts.view.seats)),
)
ACTIONS: Final[tuple[CountyKind, ...]] = (
    replace(BUILD, count=lambda facts: LEAST_BID),
    EXTRACT,
    ADIT,
    TRAIN,
    PORT,
    MINER,
    PUMPS,
    PASTIES,
    CLASSIC_PASS,
)
"""As they stand on the bar."""
QUESTIONS: Final = (
    CountyKind(kind="roll", mark="dice"),
    CountyKind(kind="bid", reply=True, question="sum"),
    CountyKind(kind="drop", reply=True, question="sum"),
    CountyKind(kind="invest", where="money", question="sum"),
    CountyKind(kind="prospect", mark="dice", question="area"),
)
EVERY: Final[tuple[CountyKind, ...]] = (*ACTIONS, PUMP, *QUESTIONS)
KINDS: Final = {kind.kind: kind for kind in EVERY}
CLASSIC_MOVES: Final = kinds_of(EVERY, way_out="drop")


def kind_of(kind: str) -> CountyKind:
    """Return the record of a kind of move, a bare one where the table knows nothing."""
    return KINDS.get(kind) or CountyKind(kind=kind)


def asks_of(kind: str) -> Asks:
    """Return how picks of a kind become an answer."""
    return kind_of(kind).asks


def action_row() -> ActionRow:
    """Return the actions of a bar."""
    return ActionRow(grouped(ACTIONS))
