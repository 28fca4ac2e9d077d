"""The progress of a game in per cent, for the screen: rounds, and work points spent within one."""

from typing import Final

from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

FULL_PROGRESS_PERCENT: Final = 100
PERCENT_PER_ROUND: Final = FULL_PROGRESS_PERCENT // kinds.ROUND_COUNT
GAME_PERCENT_INTO_ROUND_AT_FIRST_ACTION: Final = 1  # parts of a round's 25
GAME_PERCENT_INTO_ROUND_AFTER_ACTIONS: Final = 21
GAME_PERCENT_INTO_ROUND_AFTER_INVESTING: Final = 22
ROUND_PERCENT_AFTER_PEEKING: Final = 24


def progress_percent(state: TrailState) -> int:
    """Return the progress of the game, 0 to 100; it never falls, since markers only move right and
    rounds only rise.
    """
    if state.phase == kinds.GAME_OVER_PHASE:
        return FULL_PROGRESS_PERCENT
    before = (int(state.round) - 1) * PERCENT_PER_ROUND
    if state.phase in (kinds.DRAFT_PHASE, kinds.PRICES_PHASE):
        return before
    if state.phase == kinds.INVEST_PHASE:
        return before + GAME_PERCENT_INTO_ROUND_AFTER_INVESTING
    if state.phase in (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE):
        return before + ROUND_PERCENT_AFTER_PEEKING
    columns = int(state.board.work_track_column_count)
    spent = sum(
        columns if place != kinds.EMPTY else int(column)
        for column, place in zip(state.column, state.place, strict=True)
    )
    parts = (
        (GAME_PERCENT_INTO_ROUND_AFTER_ACTIONS - GAME_PERCENT_INTO_ROUND_AT_FIRST_ACTION)
        * spent
        // (columns * int(state.seats))
    )
    return before + GAME_PERCENT_INTO_ROUND_AT_FIRST_ACTION + parts
