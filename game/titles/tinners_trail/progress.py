"""The progress of a game in per cent, for the screen: rounds, and work points spent within one."""

from typing import Final

from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

WHOLE: Final = 100
A_ROUND: Final = WHOLE // kinds.ROUND_COUNT
ACTIONS_BEGIN: Final = 1  # parts of a round's 25
ACTIONS_END: Final = 21
INVESTED: Final = 22
PEEKED: Final = 24


def progress_percent(state: TrailState) -> int:
    """Return the progress of the game, 0 to 100; it never falls, since markers only move right and
    rounds only rise.
    """
    if state.phase == kinds.OVER_PHASE:
        return WHOLE
    before = (int(state.round) - 1) * A_ROUND
    if state.phase in (kinds.DRAFT_PHASE, kinds.PRICES_PHASE):
        return before
    if state.phase == kinds.INVEST_PHASE:
        return before + INVESTED
    if state.phase in (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE):
        return before + PEEKED
    columns = int(state.board.columns)
    spent = sum(
        columns if place != kinds.EMPTY else int(column)
        for column, place in zip(state.column, state.place, strict=True)
    )
    parts = (ACTIONS_END - ACTIONS_BEGIN) * spent // (columns * int(state.seats))
    return before + ACTIONS_BEGIN + parts
