"""Net worth: what Lord Wallace thinks of a tile and a survey card (LW-5, LW-6)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    GAIN_COPPER,
    GAIN_MINER,
    GAIN_PORT,
    GAIN_PUMP,
    GAIN_TIN,
)
from game.titles.tinners_trail.rules.state import TrailState

MINER_WORTH: Final = 1
PORT_WORTH: Final = 2
PUMP_WORTH: Final = 1
ARSENIC_WORTH: Final = 2  # each cube


def tile_worth(st: TrailState, area: i64) -> i64:
    """Return tin + copper - water of the area's tile, which must be known (LW-5).

    Drainage tokens and ore from adits do not count; arsenic in the area does (LW-AR).
    """
    tile: i64 = st.tile[area]
    worth: i64 = st.board.tile_tin[tile] + st.board.tile_copper[tile] - st.board.tile_water[tile]
    if st.board.arsenic:
        worth += ARSENIC_WORTH * st.arsenic[area]
    return worth


def auction_worth(st: TrailState) -> i64:
    """Return the net worth of the face-up tile under the hammer with the survey card (LW-6)."""
    worth: i64 = tile_worth(st, st.area)
    if st.survey_card != EMPTY:
        worth += benefit_worth(st, st.area, st.survey_card)
    return worth


def benefit_worth(st: TrailState, area: i64, card: i64) -> i64:
    """Return what a card's benefit adds to the net worth; 0 when it would be lost (A-9)."""
    benefit: i64 = st.board.card_benefit[card]
    if benefit in (GAIN_TIN, GAIN_COPPER):
        return st.board.card_amount[card]
    if benefit == GAIN_MINER:
        return MINER_WORTH * i64(st.miner[area] == 0)
    if benefit == GAIN_PORT:
        return PORT_WORTH * i64(st.board.coastal[area] != 0 and st.port[area] == 0)
    if benefit == GAIN_PUMP:
        return PUMP_WORTH
    return min(st.board.card_amount[card], st.board.tile_water[st.tile[area]])
