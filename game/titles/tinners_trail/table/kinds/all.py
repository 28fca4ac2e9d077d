"""All kinds of moves, and what is looked up among them."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from game.tabletop.layout.action_row import ActionRow, Groups
from game.tabletop.move_kind import Asks
from game.titles.tinners_trail.table.kinds.adit import ADIT
from game.titles.tinners_trail.table.kinds.build import BUILD
from game.titles.tinners_trail.table.kinds.emigrate import EMIGRATE
from game.titles.tinners_trail.table.kinds.extract import EXTRACT
from game.titles.tinners_trail.table.kinds.miner import MINER
from game.titles.tinners_trail.table.kinds.passing import PASS
from game.titles.tinners_trail.table.kinds.pasties import PASTIES
from game.titles.tinners_trail.table.kinds.place import PLACE
from game.titles.tinners_trail.table.kinds.port import PORT
from game.titles.tinners_trail.table.kinds.process import PROCESS
from game.titles.tinners_trail.table.kinds.pumps import PUMP, PUMPS
from game.titles.tinners_trail.table.kinds.questions import QUESTIONS
from game.titles.tinners_trail.table.kinds.sell import SELL
from game.titles.tinners_trail.table.kinds.trail_kind import TrailKind
from game.titles.tinners_trail.table.kinds.train import TRAIN
from game.titles.tinners_trail.table.layout.extras import Extras

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
EXTRA_ACTIONS: Final[tuple[TrailKind, ...]] = (PROCESS, SELL, EMIGRATE, PLACE)
"""Those of expansions."""
EVERY: Final[tuple[TrailKind, ...]] = (*ACTIONS, *EXTRA_ACTIONS, PUMP, *QUESTIONS)
KINDS: Final = {kind.kind: kind for kind in EVERY}


def kind_of(kind: str) -> TrailKind:
    """Return the record of a kind of move, a bare one where the table knows nothing."""
    return KINDS.get(kind) or TrailKind(kind=kind)


def actions_of(extras: Extras) -> tuple[TrailKind, ...]:
    """Return the actions of a table in reading order, those of expansions in play first."""
    extra = tuple(action for action in EXTRA_ACTIONS if getattr(extras, action.expansion))
    return extra + ACTIONS


def asks_of(kind: str) -> Asks:
    """Return how picks of a kind become an answer."""
    return kind_of(kind).asks


def action_row(extras: Extras) -> ActionRow:
    """Return the actions of a bar; those of expansions stand behind the developments."""
    extra = tuple(action for action in EXTRA_ACTIONS if getattr(extras, action.expansion))
    return ActionRow(_grouped(ACTIONS), _grouped(extra), extra_at=2)


def _grouped(actions: tuple[TrailKind, ...]) -> Groups:
    groups = groupby(actions, key=lambda action: action.group)
    return tuple(tuple(action.kind for action in group) for _, group in groups)
