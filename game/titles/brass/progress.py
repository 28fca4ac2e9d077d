"""The progress of a game in per cent, for the screen."""

from typing import Final

from game.titles.brass.rules.kinds import DEBT_PHASE, GAME_OVER_PHASE
from game.titles.brass.rules.state import BrassState

# How far a game has come, for the screen: eras, rounds, turns.

FULL_PROGRESS_PERCENT: Final = 100
ERA_COUNT: Final = 2


def progress_percent(state: BrassState) -> int:
    """Return how far the game has gone, 0 to 100; it never falls, and is 100 only when the game
    is over."""
    if state.phase == GAME_OVER_PHASE:
        return FULL_PROGRESS_PERCENT
    rounds = int(state.board.rounds_per_era)
    seats = int(state.seats)
    turns = 0 if state.phase == DEBT_PHASE else int(state.turn)
    in_era = min((int(state.round) - 1) * seats + turns, rounds * seats - 1)
    whole = ERA_COUNT * rounds * seats
    return (FULL_PROGRESS_PERCENT - 1) * (int(state.era) * rounds * seats + in_era) // whole
