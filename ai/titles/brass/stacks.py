"""What lies ready in a seat's stacks: counters that can be built, the better the more."""

from __future__ import annotations

from typing import Final

from ai.titles.brass.by_kind import by_kind
from ai.titles.brass.seat_outlook import SeatOutlook
from game.engine.cells import i64, vec
from game.titles.brass.rules.building import is_of_era
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.kinds import EMPTY, INDUSTRY_COUNT
from game.titles.brass.rules.state import BrassState

# Cents with half of the game left by industry and level of the counter on top.
READY: Final[vec[i64]] = by_kind(
    mills=[0, 0, 300, 500, 650],
    ports=[0, 0, 80, 160, 240],
    mines=[0, 0, 150, 130, 130],
    ironworks=[0, 0, 100, 150, 180],
    shipyards=[0, 250, 700, 0, 0],
)
STUCK: Final = 200  # cents off for a top that can never be built any more
HALF: Final = 16  # own actions that are half of a game


def stacks_worth(st: BrassState, outlook: SeatOutlook) -> i64:
    """Return what the tops of the seat's stacks promise."""
    cents: i64 = 0
    for industry in range(INDUSTRY_COUNT):
        kind: i64 = top_of_stack(st, outlook.seat, industry)
        if kind == EMPTY:
            continue
        cents += READY[kind]
        if not is_of_era(st, kind):
            cents -= STUCK
    return cents * min(outlook.actions, HALF) // HALF
