"""What a new mine is worth to a company, in pence: on open ore, or on unknown ground (C-12)."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.county.ore import (
    extractions_left,
    neighbour_bonus,
    ore_in,
    room,
    stream_worth,
)
from ai.titles.tinners_trail.streams import POUND, WORK_POINT
from game.engine.cells import i64
from game.titles.tinners_trail.rules.classic.actions import work_left
from game.titles.tinners_trail.rules.classic.ground import adits_of, drained_before, is_empty
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import ROUNDS

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
