"""What a step shows a seat for the first time, put into an imagined state as well.

A seat that saw a step imagines only what agrees with it: a state that differs in what the step
shows is no twin of the true one. Here the twin is made to agree, from the rules' own words about
what is shown and to whom, never from what the seat's view turned out to hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.rules import State
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from tools.proof.swaps import knows
from tools.titles.lanterns.rules import NO_STAKE, LanternsState


def show_tiles(before: State, after: State, twin: State, seat: int) -> None:
    """A tile is shown when turned up, built upon, or looked at by the seat (A-5, A-8, R-3)."""
    assert isinstance(before, TrailState)
    assert isinstance(after, TrailState)
    assert isinstance(twin, TrailState)
    for area in range(int(before.board.areas)):
        if not is_hidden(before, area, seat):
            continue
        built = after.owner[area] != before.owner[area]
        if built or knows(after, area, seat):
            lay(twin, area, int(before.tile[area]), before, seat)


def is_hidden(state: TrailState, area: int, seat: int) -> bool:
    """Return whether a tile lies in the area which the seat does not know."""
    return state.tile[area] != EMPTY and not knows(state, area, seat)


def lay(twin: TrailState, area: int, tile: int, truth: TrailState, seat: int) -> None:
    """Lay a tile, in exchange with another hidden one of the kind if there is one."""
    for other in range(int(twin.board.areas)):
        if other != area and is_hidden(truth, other, seat) and twin.tile[other] == tile:
            twin.tile[other] = twin.tile[area]
            break
    twin.tile[area] = tile


def show_stakes(before: State, after: State, twin: State, seat: int) -> None:
    """When all have staked the candles are shown: points tell of them."""
    assert isinstance(before, LanternsState)
    assert isinstance(after, LanternsState)
    assert isinstance(twin, LanternsState)
    if after.round != before.round:
        for other in range(int(before.seats)):
            if before.stake[other] != NO_STAKE:
                twin.stake[other] = before.stake[other]


REVEALS: Final[dict[str, Callable[[State, State, State, int], None]]] = {
    "tinners-trail": show_tiles,
    "lanterns": show_stakes,
}
