"""What one action gains a company in either edition, in pence, before the work points it costs."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.both_editions.ore import (
    MEAN_COPPER,
    MEAN_TIN,
    best_load,
    copper_price,
    extraction_profit,
    next_load,
    ore_in,
    room,
    tin_price,
)
from ai.titles.tinners_trail.streams import POUND, WORK_POINT
from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules.both_editions.developments import stock_of
from game.titles.tinners_trail.rules.both_editions.money import paid_cubes
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.kinds import (
    ADIT,
    EMPTY,
    EXTRACT,
    MINER,
    PORT,
    ROUNDS,
    STOCK_ADIT,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
    TRAIN,
)

# What one action gains a company in either edition, in pence, before the work points it costs.

KEPT_SHARE: Final = 85  # per cent of what the same ore would bring in a later round
LATER_USE: Final = 60  # per cent of a lasting gain that is used in each round to come
RIVAL_SHARE: Final = 3  # a rival's gain hurts about a third as much


def gain_of_load(st: CountyState, area: i64, cubes: i64) -> i64:
    """Return the gain of extracting up to that many cubes now."""
    return extraction_profit(st, area, cubes) - kept_worth(st, area, min(cubes, ore_in(st, area)))


def kept_worth(st: CountyState, area: i64, cubes: i64) -> i64:
    """Return what leaving that many cubes for a later round would be worth."""
    if st.round >= ROUNDS:
        return 0
    later: i64 = cubes * ((MEAN_TIN + MEAN_COPPER) // 2 - st.water[area] * POUND) - WORK_POINT
    return max(later, 0) * KEPT_SHARE // 100


def lasting(st: CountyState, gain: i64) -> i64:
    """Return a gain of every extraction to come, from the gain of one."""
    return gain + gain * (ROUNDS - st.round) * LATER_USE // 100


def capacity_gain(st: CountyState, area: i64) -> i64:
    """Return what one cube more an extraction gains in a mine (X-2)."""
    if ore_in(st, area) <= room(st, area):
        return 0
    margin: i64 = (MEAN_TIN + MEAN_COPPER) // 2 - st.water[area] * POUND
    return lasting(st, max(margin, 0))


def water_gain(st: CountyState, area: i64, cubes: i64) -> i64:
    """Return what removing water gains in a mine: every cube raised gets cheaper (X-3)."""
    return lasting(st, min(cubes, st.water[area]) * next_load(st, area) * POUND)


def drained_side(st: CountyState, seat: i64, area: i64, cubes: i64) -> i64:
    """Return the gain of water leaving an area, a loss where a rival owns it."""
    owner: i64 = st.owner[area]
    if owner == EMPTY:
        return 0
    gain: i64 = water_gain(st, area, cubes)
    return gain if owner == seat else -(gain // RIVAL_SHARE)


def miner_gain(st: CountyState, seat: i64, area: i64) -> i64:
    """Return the gain of a miner (D-2)."""
    if st.owner[area] != seat:
        return -POUND
    return capacity_gain(st, area)


def port_gain(st: CountyState, seat: i64, area: i64) -> i64:
    """Return the gain of a port (D-3)."""
    if st.owner[area] != seat:
        return -POUND
    return capacity_gain(st, area) + water_gain(st, area, 1)


def train_gain(st: CountyState, seat: i64, area: i64) -> i64:
    """Return the gain of a train, its neighbours counted (D-4)."""
    gain: i64 = -POUND
    if st.owner[area] == seat:
        gain = capacity_gain(st, area) + water_gain(st, area, 2)
    return gain_of_train(st, seat, area, gain)


def gain_of_train(st: CountyState, seat: i64, area: i64, there: i64) -> i64:
    """Return the gain of a train from what it gains in its own area (D-4)."""
    gain: i64 = there
    spot: i64 = st.county.neighbour_from[area]
    end: i64 = st.county.neighbour_from[area + 1]
    while spot < end:
        gain += drained_side(st, seat, st.county.neighbour[spot], 1)
        spot += 1
    return gain


def touches_mine(st: CountyState, seat: i64, border: i64) -> bool:
    """Return whether one side of the border is the seat's mine."""
    west: i64 = st.county.border_west[border]
    return st.owner[west] == seat or st.owner[st.county.border_east[border]] == seat


def seam_of_mine(st: CountyState, seat: i64, area: i64) -> i64:
    """Return the gain of one side of an adit in somebody's mine: ore and less water (D-5)."""
    ore: i64 = MEAN_TIN + MEAN_COPPER - 2 * st.water[area] * POUND
    gain: i64 = max(ore, 0) * LATER_USE // 100 + water_gain(st, area, 1)
    return gain if st.owner[area] == seat else -(gain // RIVAL_SHARE)


def pumps_gain(st: CountyState, seat: i64, pumps: i64) -> i64:
    """Return the gain of a group of steam pumps: the best mine first, then the next (D-6)."""
    best: i64 = EMPTY
    second: i64 = EMPTY
    for area in range(st.county.areas):
        if st.owner[area] == seat and st.water[area] > 0:
            if best == EMPTY or next_load(st, area) > next_load(st, best):
                second = best
                best = area
            elif second == EMPTY or next_load(st, area) > next_load(st, second):
                second = area
    if best == EMPTY:
        return 0
    return gain_of_pumps(st, pumps, best, second)


def gain_of_pumps(st: CountyState, pumps: i64, best: i64, second: i64) -> i64:
    """Return the gain of pumping one mine dry and a second one with the rest, EMPTY for none."""
    gain: i64 = water_gain(st, best, pumps)
    rest: i64 = pumps - st.water[best]
    if rest > 0 and second != EMPTY:
        gain += water_gain(st, second, rest)
    return gain


def extraction_gain(st: CountyState, area: i64, tin: i64, copper: i64) -> i64:
    """Return the gain of one particular extraction (X)."""
    profit: i64 = tin * tin_price(st) + copper * copper_price(st)
    profit -= (tin + copper) * st.water[area] * POUND
    return profit - kept_worth(st, area, tin + copper)


# The actions at a seat's own mines that are worth a look in the tree.


def list_at_mines(st: CountyState, seat: i64, work: i64, out: vec[i64], start: i64) -> i64:
    """Write extractions and pieces for the seat's own mines, trains next door too (X, D)."""
    count: i64 = start
    miners: bool = work >= st.county.miner_work and stock_of(st, STOCK_MINER) > 0
    ports: bool = work >= st.county.port_work and stock_of(st, STOCK_PORT) > 0
    trains: bool = work >= st.county.train_work and stock_of(st, STOCK_TRAIN) > 0
    for area in range(st.county.all_areas):
        if st.owner[area] == seat:
            count = list_loads(st, seat, area, out, count)
            if miners and st.miner[area] == 0:
                out[count] = pack(MINER, area, 0, 0)
                count += 1
            if ports and st.port[area] == 0 and st.county.coastal[area] != 0:
                out[count] = pack(PORT, area, 0, 0)
                count += 1
        if trains and st.train[area] == 0 and reaches_mine(st, seat, area):
            out[count] = pack(TRAIN, area, 0, 0)
            count += 1
    return count


def list_loads(st: CountyState, seat: i64, area: i64, out: vec[i64], start: i64) -> i64:
    """Write the most profitable load and, if it is another, the fullest one (X)."""
    cubes: i64 = paid_cubes(st, seat, area, room(st, area))
    if cubes == 0 or st.tin[area] + st.copper[area] == 0:
        return start
    count: i64 = start
    best: i64 = best_load(st, area, cubes)
    if best != pack(EXTRACT, area, 0, 0):
        out[count] = best
        count += 1
    copper: i64 = min(st.copper[area], cubes)
    tin: i64 = min(st.tin[area], cubes - copper)
    fullest: i64 = pack(EXTRACT, area, tin, copper)
    if fullest != best:
        out[count] = fullest
        count += 1
    return count


def list_adits(st: CountyState, seat: i64, work: i64, out: vec[i64], start: i64) -> i64:
    """Write the adits that touch an own mine (D-5)."""
    count: i64 = start
    if work >= st.county.adit_work and stock_of(st, STOCK_ADIT) > 0:
        for border in range(st.county.borders):
            if st.adit[border] == 0 and touches_mine(st, seat, border):
                out[count] = pack(ADIT, border, 0, 0)
                count += 1
    return count


def reaches_mine(st: CountyState, seat: i64, area: i64) -> bool:
    """Return whether a train in the area would drain a mine of the seat (D-4)."""
    if st.owner[area] == seat:
        return True
    spot: i64 = st.county.neighbour_from[area]
    end: i64 = st.county.neighbour_from[area + 1]
    while spot < end:
        if st.owner[st.county.neighbour[spot]] == seat:
            return True
        spot += 1
    return False
