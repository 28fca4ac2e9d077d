"""Reads a position between rounds into the inputs of every seat, named in inputs.py."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.both_editions.ore import MEAN_COPPER, MEAN_TIN, LoadPlan, ore_in, room
from ai.titles.tinners_trail.edition_2007.rounds import rounds_over
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.edition_2007.board import ClassicBoard
from game.titles.tinners_trail.rules.edition_2007.ground import is_empty
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT_PHASE
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import EMPTY, PRICES, ROUNDS

FIRST_POUNDS: Final = 10
NEXT_POUNDS: Final = 25
CUBES_A_ROUND: Final = 3
NOTHING_FOR_SALE: Final = -10


def is_between_rounds(st: ClassicState) -> bool:
    """Return whether the round's dice are not rolled yet: the moment at which playouts end."""
    return st.phase == PROSPECT_PHASE or (st.phase == PRICES and st.tin_price == 0)


@final
class ClassicFeatures:
    """One reading; `cells` holds OWN_INPUTS numbers of each seat in turn."""

    def __init__(self, board: ClassicBoard) -> None:
        """Make room for the seats of the board."""
        self.board: ClassicBoard = board
        self.cells: vec[i64] = zeros(board.seats * OWN_INPUTS)
        self.plan: LoadPlan = LoadPlan()

    def read(self, st: ClassicState) -> None:
        """Read a position; everything in it is open."""
        self.cells = zeros(st.seats * OWN_INPUTS)
        self.read_land(st)
        self.read_borders(st)
        for seat in range(st.seats):
            self.read_company(st, seat)
            self.read_loads(st, seat)
        for seat in range(st.seats):
            self.read_rivals(st, seat)

    def numbers(self, st: ClassicState) -> list[int]:
        """Return the inputs of all seats as a plain list, for training."""
        self.read(st)
        return [int(number) for number in self.cells]

    def read_company(self, st: ClassicState, seat: i64) -> None:
        """Read score, money, cubes and the place on the track."""
        base: i64 = seat * OWN_INPUTS
        money: i64 = st.money[seat]
        cubes: i64 = st.cubes_left[seat]
        self.cells[base + BIAS] = 1
        self.cells[base + POINTS] = st.points[seat]
        self.cells[base + MONEY] = money
        self.cells[base + FIRST_POUNDS] = min(money, FIRST_POUNDS)
        self.cells[base + NEXT_POUNDS] = min(money, NEXT_POUNDS)
        self.cells[base + CUBES] = cubes
        needed: i64 = CUBES_A_ROUND * (ROUNDS - rounds_over(st))
        self.cells[base + FEW_CUBES] = max(0, needed - cubes)
        self.cells[base + TURN] = st.depth[seat]
        if st.phase == PROSPECT_PHASE and (
            st.next_prospector == seat or st.later_prospector == seat
        ):
            self.cells[base + PROSPECTS] = 1
        self.cells[base + MINES_LEFT] = st.mines_left[seat]

    def read_loads(self, st: ClassicState, seat: i64) -> None:
        """Read what the best extractions would earn."""
        base: i64 = seat * OWN_INPUTS
        self.plan.begin(MEAN_TIN, MEAN_COPPER)
        for area in range(st.county.areas):
            if st.owner[area] == seat:
                self.plan.add(st, area, room(st, area))
        self.cells[base + LOADS_2] = self.plan.extract(2)
        self.cells[base + LOADS_4] = self.plan.extract(2)
        self.cells[base + LOADS_6] = self.plan.extract(2)
        self.cells[base + LOADS_9] = self.plan.extract(3)
        self.cells[base + LOADS_12] = self.plan.extract(3)

    def read_land(self, st: ClassicState) -> None:
        """Read mines into their owners' inputs, the rest of the land into everybody's."""
        for_sale: i64 = 0
        ore: i64 = 0
        water: i64 = 0
        empty: i64 = 0
        best: i64 = NOTHING_FOR_SALE
        for area in range(st.county.areas):
            if st.owner[area] != EMPTY:
                self.read_mine(st, st.owner[area] * OWN_INPUTS, area)
            elif is_empty(st, area):
                empty += 1
            else:
                for_sale += 1
                ore += ore_in(st, area)
                water += st.water[area]
                best = max(best, ore_in(st, area) - st.water[area])
        for seat in range(st.seats):
            base: i64 = seat * OWN_INPUTS
            self.cells[base + FOR_SALE] = for_sale
            self.cells[base + LYING_ORE] = ore
            self.cells[base + LYING_WATER] = water
            self.cells[base + BEST_FOR_SALE] = best
            self.cells[base + EMPTY_AREAS] = empty
            self.cells[base + LAST_TIN] = st.tin_price
            self.cells[base + LAST_COPPER] = st.copper_price
            if st.phase == PRICES:  # the old prices are those of the round before
                self.cells[base + LAST_TIN] = st.last_tin
                self.cells[base + LAST_COPPER] = st.last_copper

    def read_mine(self, st: ClassicState, base: i64, area: i64) -> None:
        """Add one mine to its owner's inputs."""
        self.cells[base + TIN] += st.tin[area]
        self.cells[base + COPPER] += st.copper[area]
        self.cells[base + WATER] += st.water[area]
        self.cells[base + CAPACITY] += room(st, area)
        if st.miner[area] == 0:
            self.cells[base + WITHOUT_MINER] += 1
        if st.train[area] == 0:
            self.cells[base + WITHOUT_TRAIN] += 1
        if st.port[area] == 0:
            self.cells[base + WITHOUT_PORT] += st.county.coastal[area]
        if st.water[area] == 0:
            self.cells[base + DRY] += 1

    def read_borders(self, st: ClassicState) -> None:
        """Add borders inside companies, and those to areas without a mine."""
        for border in range(st.county.borders_on_card):
            here: i64 = st.owner[st.county.border_west[border]]
            there: i64 = st.owner[st.county.border_east[border]]
            if here == there:
                if here != EMPTY and st.adit[border] == 0:
                    self.cells[here * OWN_INPUTS + SEAMS] += 1
            elif there == EMPTY:
                self.cells[here * OWN_INPUTS + FRINGE] += 1
            elif here == EMPTY:
                self.cells[there * OWN_INPUTS + FRINGE] += 1

    def read_rivals(self, st: ClassicState, seat: i64) -> None:
        """Read how the others stand."""
        best: i64 = 0
        most: i64 = 0
        money: i64 = 0
        mines: i64 = 0
        loads: i64 = 0
        for other in range(st.seats):
            if other != seat:
                best = max(best, st.points[other])
                most = max(most, st.money[other])
                money += st.money[other]
                mines += st.mines_left[other]
                loads = max(loads, self.cells[other * OWN_INPUTS + LOADS_6])
        base: i64 = seat * OWN_INPUTS
        self.cells[base + LEAD] = st.points[seat] - best
        self.cells[base + RIVAL_MONEY] = most
        self.cells[base + RIVALS_MONEY] = money
        self.cells[base + RIVALS_MINES_LEFT] = mines
        self.cells[base + RIVAL_LOADS] = loads
