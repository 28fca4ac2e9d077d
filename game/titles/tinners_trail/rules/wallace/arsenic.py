"""Lord Wallace's arsenic: his calciner, and taking a cube instead of ore (LW-AR)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules import arsenic_market, calciners, kinds
from game.titles.tinners_trail.rules.auction import end_auction
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace import mine_measures, preference_lists
from game.titles.tinners_trail.rules.wallace.wallace_mines import is_wallace_mine

MIN_ARSENIC_CUBES_FOR_CALCINER: Final = 4  # arsenic cubes from which on he builds his calciner


def decide_calciner_and_end_auction(st: TrailState) -> None:
    """Build Lord Wallace's calciner at his new mine if that places at least 4 arsenic; then end
    the auction."""
    laid: i64 = (
        1
        + st.board.first_neighbour_of_area[st.area + 1]
        - st.board.first_neighbour_of_area[st.area]
    )
    if laid >= MIN_ARSENIC_CUBES_FOR_CALCINER:
        calciners.build_calciner(st, st.high_bidder, st.area)
    end_auction(st)


def can_process_wallace_arsenic(st: TrailState) -> bool:
    """Return whether Lord Wallace can process arsenic: he has a calciner, arsenic in a mine and
    room for his work limiter."""
    seat: i64 = st.board.wallace_seat
    return (
        st.board.has_arsenic
        and calciners.may_process_arsenic(st, seat)
        and calciners.next_limiter_column(st, seat) >= st.board.wallace.limiter_floor[st.round - 1]
        and easternmost_mine_with_arsenic(st) != kinds.EMPTY
    )


def is_arsenic_preferred_to_ore(st: TrailState) -> bool:
    """Return whether selling one arsenic brings more than extracting from his preferred mine;
    False if it brings as much or he cannot process arsenic.
    """
    if not can_process_wallace_arsenic(st):
        return False
    area: i64 = preference_lists.MINE_PREFERENCES.best_place(st)
    if area == kinds.EMPTY:
        return arsenic_market.arsenic_sale_proceeds(st, 1) > 0
    tin: i64 = mine_measures.tin_to_extract(st, area)
    copper: i64 = mine_measures.copper_to_extract(st, area)
    profit: i64 = tin * st.tin_price + copper * st.copper_price - (tin + copper) * st.water[area]
    return arsenic_market.arsenic_sale_proceeds(st, 1) > profit


def easternmost_mine_with_arsenic(st: TrailState) -> i64:
    """Return Lord Wallace's easternmost mine with arsenic, EMPTY for none."""
    found: i64 = kinds.EMPTY
    for area in range(st.board.areas_in_play_count):  # from west to east
        if is_wallace_mine(st, area) and st.arsenic[area] > 0:
            found = area
    return found


def sell_arsenic_cube(st: TrailState) -> None:
    """Sell Lord Wallace's arsenic cube on the most valuable empty market space; the pounds
    become income of the round."""
    st.income += arsenic_market.arsenic_sale_proceeds(st, 1)
    arsenic_market.fill_market_spaces(st, 1)
    st.ore_arsenic[st.board.wallace_seat] = 0
