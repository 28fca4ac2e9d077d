"""The numbers that stand for what only the edition of 2007 has, beside those of both."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    INVEST_PHASE,
    OVER,
    PRICES,
    PUMPS_PHASE,
)

PROSPECT_PHASE: Final = 15
PHASE_WORDS: Final = {  # in the order of a round
    PRICES: "prices",
    ACTIONS: "actions",
    AUCTION: "auction",
    PUMPS_PHASE: "pumps",
    INVEST_PHASE: "invest",
    PROSPECT_PHASE: "prospect",
    OVER: "over",
}

PROSPECT: Final = 31
ROLL_AREA: Final = 32

BOX_PLACES: Final = 2  # cubes a box holds (C-14)
PROSPECTORS: Final = 2  # the first two to pass (C-15)


def box_place(game_round: i64, row: i64, rows: i64) -> i64:
    """Return the first of the two cells of a box: rounds from 1, rows from 0 (C-14)."""
    return ((game_round - 1) * rows + row) * BOX_PLACES
