"""How far a game has come, for the screen: rounds and turns."""

from __future__ import annotations

from typing import Final

from game.titles.tiletum.rules.kinds import CLEAN_UP, DICE, KING_TILE, OVER, ROUNDS, TURNS
from game.titles.tiletum.rules.state import TiletumState

WHOLE: Final = 100


def progress(state: TiletumState) -> int:
    """Return 0 to 100; it never falls, and is 100 only when the game is over."""
    if state.phase == OVER:
        return WHOLE
    in_round = TURNS * int(state.seats)
    done = (int(state.turn) - 1) * int(state.seats) + int(state.step)
    if state.phase in (KING_TILE, CLEAN_UP):
        done = in_round
    if state.phase == DICE:
        done = 0
    return (WHOLE - 1) * ((int(state.round) - 1) * in_round + done) // (ROUNDS * in_round)
