"""Benefits of survey cards (A-9)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.building import place_development
from game.titles.tinners_trail.rules.developments import remove_water_cubes
from game.titles.tinners_trail.rules.state import TrailState


def apply_card_benefit(st: TrailState, area: i64, card: i64) -> None:
    """Give a new mine the benefit of its survey card: ore, less water, a miner, a port or a steam
    pump; a port without a legal place is lost (A-9).
    """
    benefit: i64 = st.board.card_benefit[card]
    amount: i64 = st.board.card_benefit_amount[card]
    if benefit == kinds.TIN_BENEFIT:
        st.tin[area] += amount
    elif benefit == kinds.COPPER_BENEFIT:
        st.copper[area] += amount
    elif benefit == kinds.LESS_WATER_BENEFIT:
        remove_water_cubes(st, area, amount)
    elif benefit == kinds.MINER_BENEFIT:
        st.miner[area] = max(st.miner[area], 1)
    elif benefit == kinds.PORT_BENEFIT:
        if st.board.is_area_coastal[area] != 0 and st.port[area] == 0:
            place_development(st, kinds.PORT_STOCK, area)
    else:  # a steam pump
        st.pump[area] = 1
        remove_water_cubes(st, area, 1)
