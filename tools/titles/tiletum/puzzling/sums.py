"""Sums: from where the points of a last turn come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine.title import Game
from game.titles.tiletum.rules.state import TiletumState

SOURCES: Final = {
    "king-scored": "king",
    "led-at-last": "king",
    "fair-scored": "fair",
    "buildings-scored": "buildings",
    "pieces-scored": "pieces",
    "goods-scored": "goods",
}


def sums_of(game: Game, state: TiletumState, line: tuple[int, ...], seat: int) -> Mapping[str, int]:
    """Return what the king, the fair, and each source of the end brings when a line is played, and
    what the turn itself brings besides.
    """
    played, sums = state.clone(), dict.fromkeys(SOURCES.values(), 0)
    for code in line:
        before = played.clone()
        game.rules.apply(played, code)
        for event in game.narrate(before, game.move(before, code), played, seat):
            if event.seat == seat and event.kind in SOURCES:
                sums[SOURCES[event.kind]] += event.amount("points")
    whole = game.rules.scores(played)[seat] - int(state.points[seat])
    return {**sums, "turn": whole - sum(sums.values())}
