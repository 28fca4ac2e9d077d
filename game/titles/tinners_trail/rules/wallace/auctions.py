"""The value of an auctioned mine for Lord Wallace (LW-5, LW-6)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.mine_measures import known_tile_net_worth

MINER_WORTH: Final = 1
PORT_WORTH: Final = 2
PUMP_WORTH: Final = 1


def auctioned_tile_net_worth(st: TrailState) -> i64:
    """Return the net worth of the auctioned face-up tile with the survey card (LW-6)."""
    worth: i64 = known_tile_net_worth(st, st.area)
    if st.survey_card != kinds.EMPTY:
        worth += card_benefit_worth(st, st.area, st.survey_card)
    return worth


def card_benefit_worth(st: TrailState, area: i64, card: i64) -> i64:
    """Return by how much a card's benefit raises the net worth of a mine, in units of one ore or
    one water cube, not in pounds; 0 when the area cannot use the benefit (A-9)."""
    benefit: i64 = st.board.card_benefit[card]
    if benefit in (kinds.TIN_BENEFIT, kinds.COPPER_BENEFIT):
        return st.board.card_benefit_amount[card]
    if benefit == kinds.MINER_BENEFIT:
        return MINER_WORTH * i64(st.miner[area] == 0)
    if benefit == kinds.PORT_BENEFIT:
        return PORT_WORTH * i64(st.board.is_area_coastal[area] != 0 and st.port[area] == 0)
    if benefit == kinds.PUMP_BENEFIT:
        return PUMP_WORTH
    return min(st.board.card_benefit_amount[card], st.board.tile_water[st.tile[area]])
