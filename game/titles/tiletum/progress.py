"""How far a game of Tiletum has advanced."""

from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState

FULL_PROGRESS_PERCENT: Final = 100


def progress_percent(state: TiletumState) -> int:
    """Return how far the game has gone, 0 to 100; it never falls, and is 100 only when the game
    is over."""
    if state.phase == kinds.GAME_OVER_PHASE:
        return FULL_PROGRESS_PERCENT
    in_round = kinds.TURNS_PER_ROUND * int(state.seats)
    done = (int(state.turn) - 1) * int(state.seats) + int(state.step)
    if state.phase in (kinds.KING_TILE_PHASE, kinds.CLEAN_UP_PHASE):
        done = in_round
    if state.phase == kinds.DICE_PHASE:
        done = 0
    return (
        (FULL_PROGRESS_PERCENT - 1)
        * ((int(state.round) - 1) * in_round + done)
        // (kinds.ROUND_COUNT * in_round)
    )
