"""Which boxes to invest in: how much money to spend, and how to spend twelve cubes well (C-14)."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.both_editions.ore import (
    extractions_left,
    neighbour_bonus,
    ore_in,
    room,
    stream_worth,
)
from ai.titles.tinners_trail.streams import POUND, WORK_POINT
from game.engine.cells import i64, vec
from game.engine.rows import row_of
from game.titles.tinners_trail.rules.edition_2007.actions import work_left
from game.titles.tinners_trail.rules.edition_2007.ground import adits_of, drained_before, is_empty
from game.titles.tinners_trail.rules.edition_2007.investing import may_invest
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import ROUNDS

# Which boxes to invest in: how much money to spend, and how to spend twelve cubes well (C-14).

RESERVE: Final[vec[i64]] = row_of([0, 13, 11, 9, 0])  # pounds kept for the next round, by round
A_CUBE: Final = 5  # pounds a cube must be worth while there are too few for every round


def spare_pounds(st: ClassicState, seat: i64) -> i64:
    """Return the pounds that are better invested than kept."""
    return st.money[seat] - RESERVE[st.round]


def wanted_box(st: ClassicState, seat: i64) -> i64:
    """Return the price of the dearest open box for the spare pounds, 0 for none."""
    spare: i64 = spare_pounds(st, seat)
    least: i64 = least_price(st, seat)
    best: i64 = 0
    for row in range(st.board.rows):
        price: i64 = st.board.box_price[row]
        if least <= price <= spare and price > best and may_invest(st, seat, row):
            best = price
    return best


def least_price(st: ClassicState, seat: i64) -> i64:
    """Return the pounds of the cheapest box worth a cube: few cubes are kept for dear ones."""
    a_round: i64 = st.cubes_left[seat] // (ROUNDS + 1 - st.round)
    return A_CUBE * max(0, 3 - a_round) if st.round < ROUNDS else 0


def investment_score(st: ClassicState, seat: i64, pounds: i64) -> i64:
    """Return how near an investment comes to the wanted one, in pence."""
    difference: i64 = pounds - wanted_box(st, seat)
    return (difference if difference < 0 else -difference) * POUND


# What a new mine is worth to a company, in pence: on open ore, or on unknown ground (C-12).

LEAST_ORE: Final = 3  # cubes in unknown ground, 3.5 in the mean: that and one more, equally often
SIDES: Final = 6  # of the die for water, with these numbers on them: 2 2 3 3 3 4
ADIT_ORE: Final = 2  # cubes more for every adit


def mine_worth(st: ClassicState, seat: i64, area: i64) -> i64:
    """Return what a new mine in the area is worth to the seat before the price."""
    loads: i64 = extractions_left(st, work_left(st, seat) - st.county.build_work)
    return open_worth(st, area, loads) + neighbour_bonus(st, seat, area)


def open_worth(st: ClassicState, area: i64, loads: i64) -> i64:
    """Return what a new mine in the area is worth to anybody who can work it so often."""
    worth: i64 = ground_worth(st, area, loads)
    if not is_empty(st, area):
        worth = stream_worth(st, ore_in(st, area), st.water[area], room(st, area), loads)
    if st.county.coastal[area] != 0 and st.round < ROUNDS:
        worth += POUND
    return worth - st.county.build_work * WORK_POINT


def ground_worth(st: ClassicState, area: i64, loads: i64) -> i64:
    """Return what the dice of empty ground bring on average, its pieces counted (C-12)."""
    if not is_empty(st, area):
        return 0
    ore: i64 = LEAST_ORE + ADIT_ORE * adits_of(st, area)
    drained: i64 = drained_before(st, area)
    cubes: i64 = room(st, area)
    total: i64 = 0
    for more in range(2):
        total += 2 * stream_worth(st, ore + more, max(0, 2 - drained), cubes, loads)
        total += 3 * stream_worth(st, ore + more, max(0, 3 - drained), cubes, loads)
        total += stream_worth(st, ore + more, max(0, 4 - drained), cubes, loads)
    return total // (2 * SIDES)
