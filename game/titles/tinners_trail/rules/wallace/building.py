"""What Lord Wallace develops: adits, ports, trains, miners and steam pumps, and where (LW-8
to LW-12)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.both_editions.developments import (
    TRAIN_NEIGHBOUR_WATER,
    TRAIN_WATER,
    build_miner,
    lower_water,
    rightmost_pump_group,
    stock_of,
)
from game.titles.tinners_trail.rules.both_editions.turns import spend_work
from game.titles.tinners_trail.rules.developments import (
    build_adit,
    build_port,
    build_train,
    capacity,
)
from game.titles.tinners_trail.rules.emigration import build_own_miner
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    STOCK_ADIT,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
)
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.wallace.preference import (
    Preference,
    his_neighbours,
    is_his,
    ore_in,
)

# Adit: between which two of his mines Lord Wallace digs (LW-9).


@final
class AditPreference(Preference):
    """A border of two of his mines; ore, copper and place of both are added up."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["fewest-ore", "least-copper", "furthest-west"])

    def places(self, st: TrailState) -> i64:
        """Adits lie on borders."""
        return st.board.borders_on_card

    def may(self, st: TrailState, place: i64) -> bool:
        """A border without an adit; both mines have water."""
        return (
            st.adit[place] == 0
            and is_wet_mine(st, st.board.border_west[place])
            and is_wet_mine(st, st.board.border_east[place])
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """The two mines together."""
        west: i64 = st.board.border_west[place]
        east: i64 = st.board.border_east[place]
        if line == 0:
            return -ore_in(st, west) - ore_in(st, east)
        if line == 1:
            return -st.copper[west] - st.copper[east]
        return -st.board.x[west] - st.board.x[east]


ADITS: Final = AditPreference()


def is_wet_mine(st: TrailState, area: i64) -> bool:
    """Return whether the area holds a mine of his with at least 1 water."""
    return is_his(st, area) and st.water[area] > 0


def dig_adit(st: TrailState) -> bool:
    """Dig where he prefers; False when no piece, work points or border allow it."""
    work: i64 = work_left(st, st.board.wallace_seat)
    border: i64 = ADITS.best(st)
    if border == EMPTY or work < st.board.adit_work or stock_of(st, STOCK_ADIT) == 0:
        return False
    build_adit(st, border)
    return True


# Port: at which of his mines Lord Wallace opens one (LW-10).


@final
class PortPreference(Preference):
    """His coastal mine with most ore."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["most-ore", "most-water", "most-copper", "furthest-west"])

    def may(self, st: TrailState, place: i64) -> bool:
        """On the coast, without a port, with water and more ore than one extraction takes."""
        return (
            is_his(st, place)
            and st.board.coastal[place] != 0
            and st.port[place] == 0
            and st.water[place] > 0
            and capacity(st, place) < ore_in(st, place)
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Ore, water, copper, west."""
        if line == 0:
            return ore_in(st, place)
        if line == 1:
            return st.water[place]
        if line == 2:
            return st.copper[place]
        return -st.board.x[place]


PORTS: Final = PortPreference()


def open_port(st: TrailState) -> bool:
    """Open a port where he prefers; False when no piece, work points or mine allow it."""
    work: i64 = work_left(st, st.board.wallace_seat)
    area: i64 = PORTS.best(st)
    if area == EMPTY or work < st.board.port_work or stock_of(st, STOCK_PORT) == 0:
        return False
    build_port(st, area)
    return True


# Train: to which of his mines Lord Wallace brings it (LW-11).

LEAST_WATER: Final = 2


@final
class TrainPreference(Preference):
    """The mine of his from which a train drains his mines most."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["most-drained", "most-ore", "furthest-east"])

    def may(self, st: TrailState, place: i64) -> bool:
        """His, without a train, wet, next to another of his, with ore for more than one go."""
        return (
            is_his(st, place)
            and st.train[place] == 0
            and st.water[place] >= LEAST_WATER
            and his_neighbours(st, place) > 0
            and capacity(st, place) < ore_in(st, place)
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Water removed, ore, east."""
        if line == 0:
            return water_removed(st, place)
        if line == 1:
            return ore_in(st, place)
        return st.board.x[place]


TRAINS: Final = TrainPreference()


def water_removed(st: TrailState, area: i64) -> i64:
    """Return the water a train there would take out of his mines (D-4)."""
    removed: i64 = min(st.water[area], TRAIN_WATER)
    spot: i64 = st.board.neighbour_from[area]
    end: i64 = st.board.neighbour_from[area + 1]
    while spot < end:
        near: i64 = st.board.neighbour[spot]
        if is_his(st, near):
            removed += min(st.water[near], TRAIN_NEIGHBOUR_WATER)
        spot += 1
    return removed


def bring_train(st: TrailState) -> bool:
    """Place a train where he prefers; False when no piece, work points or mine allow it."""
    work: i64 = work_left(st, st.board.wallace_seat)
    area: i64 = TRAINS.best(st)
    if area == EMPTY or work < st.board.train_work or stock_of(st, STOCK_TRAIN) == 0:
        return False
    build_train(st, area)
    return True


# Miner: to which of his mines Lord Wallace sends one (LW-12).


@final
class MinerPreference(Preference):
    """His mine with most ore; miners of Michigan may stand beside others (E-4)."""

    def __init__(self, beside_others: bool) -> None:
        """Compare in this order."""
        super().__init__(["most-ore", "least-water", "most-copper", "inland", "furthest-west"])
        self.beside_others: bool = beside_others

    def may(self, st: TrailState, place: i64) -> bool:
        """Without a miner, with more ore than one extraction takes."""
        return (
            is_his(st, place)
            and (st.miner[place] == 0 or self.beside_others)
            and capacity(st, place) < ore_in(st, place)
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Ore, water, copper, coast, west."""
        if line == 0:
            return ore_in(st, place)
        if line == 1:
            return -st.water[place]
        if line == 2:
            return st.copper[place]
        if line == 3:
            return -st.board.coastal[place]
        return -st.board.x[place]


MINERS: Final = MinerPreference(beside_others=False)
MINERS_BESIDE_OTHERS: Final = MinerPreference(beside_others=True)


def send_miner(st: TrailState) -> bool:
    """Place a miner where he prefers; False when no piece, work points or mine allow it.

    In the emigration expansion it is one of his own colour while he has any (LW-E).
    """
    work: i64 = work_left(st, st.board.wallace_seat)
    area: i64 = MINERS.best(st)
    if area == EMPTY or work < st.board.miner_work or stock_of(st, STOCK_MINER) == 0:
        return False
    if st.board.emigration and st.own_miners[st.board.wallace_seat] > 0:
        build_own_miner(st, area)
    else:
        build_miner(st, area)
    return True


# Steam pumps: cube by cube out of the mines that still pay (LW-8, LW-D7).


@final
class PumpPreference(Preference):
    """The mine that loses the next water cube."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["most-ore", "highest-capacity", "least-water", "inland", "furthest-west"])

    def may(self, st: TrailState, place: i64) -> bool:
        """His mines with water and at least as much ore as one extraction takes."""
        return (
            is_his(st, place) and st.water[place] > 0 and ore_in(st, place) >= capacity(st, place)
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """The least water that is some: a mine without water is out of the question."""
        if line == 0:
            return ore_in(st, place)
        if line == 1:
            return capacity(st, place)
        if line == 2:
            return -st.water[place]
        if line == 3:
            return -st.board.coastal[place]
        return -st.board.x[place]


PUMPED: Final = PumpPreference()


def take_pumps_and_drain(st: TrailState) -> bool:
    """Take the rightmost group; False when none is left or no cube could be removed (LW-8)."""
    group: i64 = rightmost_pump_group(st)
    if group == EMPTY or PUMPED.best(st) == EMPTY:
        return False
    drain_mines(st, take_group(st, group))
    return True


def take_group(st: TrailState, group: i64) -> i64:
    """Take a group of steam pumps and return how many it holds (D-6)."""
    pumps: i64 = st.pumps[group]
    st.pumps[group] = 0
    spend_work(st, st.board.wallace_seat, st.board.pumps_work)
    return pumps


def drain_mines(st: TrailState, cubes: i64) -> None:
    """Remove up to so many water cubes, each from the mine he prefers by then."""
    for _cube in range(cubes):
        area: i64 = PUMPED.best(st)
        if area != EMPTY:
            lower_water(st, area, 1)
