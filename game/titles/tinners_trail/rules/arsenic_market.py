"""The arsenic market: cubes are sold one by one, and sections close round by round (AR-5)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.calciners import has_built_calciner
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import spend_work_points


def most_valuable_empty_space(st: TrailState, first_space: i64) -> i64:
    """Return the most valuable empty space from `first_space` on; the last one is never full
    (AR-5)."""
    space: i64 = first_space
    while space < st.board.arsenic_market_space_count and st.market[space] != 0:
        space += 1
    return space


def arsenic_sale_proceeds(st: TrailState, cube_count: i64) -> i64:
    """Return the pounds for selling this many cubes now; each round has one section less (AR-5)."""
    pounds: i64 = 0
    space: i64 = st.board.first_arsenic_space_of_round[st.round - 1]
    for _cube in range(cube_count):
        space = most_valuable_empty_space(st, space)
        pounds += st.board.arsenic_market_pounds[space]
        if space < st.board.arsenic_market_space_count:
            space += 1
    return pounds


def may_sell_arsenic_ignoring_work_points(st: TrailState, seat: i64) -> bool:
    """Return whether the seat has arsenic and a calciner; work points are not checked (AR-5)."""
    return has_built_calciner(st, seat) and st.ore_arsenic[seat] > 0


def sell_all_arsenic_of_active_seat(st: TrailState) -> None:
    """Sell all arsenic of the active seat: pay for it, fill market spaces and spend the work
    points (AR-5)."""
    seat: i64 = st.active
    st.money[seat] += arsenic_sale_proceeds(st, st.ore_arsenic[seat])
    fill_market_spaces(st, st.ore_arsenic[seat])
    st.ore_arsenic[seat] = 0
    spend_work_points(st, seat, st.board.sell_work_cost)


def fill_market_spaces(st: TrailState, cube_count: i64) -> None:
    """Fill the most valuable empty spaces, one cube each (AR-5)."""
    space: i64 = st.board.first_arsenic_space_of_round[st.round - 1]
    for _cube in range(cube_count):
        space = most_valuable_empty_space(st, space)
        if space < st.board.arsenic_market_space_count:
            st.market[space] = 1
