"""Read a position between rounds into the inputs of every seat, as named in inputs.py."""

from typing import Final, cast, final

from ai.search.learned_value import PositionReader
from ai.titles.tinners_trail import inputs_2007 as at
from ai.titles.tinners_trail.features import count_finished_rounds
from ai.titles.tinners_trail.ore import (
    MEAN_COPPER,
    MEAN_TIN,
    ExtractionPlan,
    most_cubes_per_extraction,
    ore_in,
)
from game.engine.cells import i64
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.building import is_empty
from game.titles.tinners_trail.rules.kinds import EMPTY, PRICES, PROSPECT_PHASE, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState

FIRST_POUNDS: Final = 10
NEXT_POUNDS: Final = 25
CUBES_A_ROUND: Final = 3
NOTHING_FOR_SALE: Final = -10


def is_before_dice(st: TrailState) -> bool:
    """Return whether the round's dice are not rolled yet; playouts stop there."""
    return st.phase == PROSPECT_PHASE or (st.phase == PRICES and st.tin_price == 0)


@final
class Features2007(PositionReader):
    """Reads one position; `cells` holds OWN_INPUTS numbers of each seat in turn."""

    def __init__(self, board: Board) -> None:
        """Allocate the inputs for the seats of the board."""
        super().__init__(board.seats, at.OWN_INPUTS)
        self.board: Board = board
        self.plan: ExtractionPlan = ExtractionPlan()

    def stage(self, state: State) -> i64:
        """Return the stage: the number of rounds that are over."""
        return count_finished_rounds(cast("TrailState", state))

    def read(self, state: State) -> None:
        """Read a position; nothing in it is hidden."""
        st: TrailState = cast("TrailState", state)
        self.cells = zeros(st.seats * at.OWN_INPUTS)
        self.read_land(st)
        self.read_borders(st)
        for seat in range(st.seats):
            self.read_company(st, seat)
            self.read_extraction_profits(st, seat)
        for seat in range(st.seats):
            self.read_rivals(st, seat)

    def read_company(self, st: TrailState, seat: i64) -> None:
        """Read the seat's score, money, cubes and position on the time track."""
        base: i64 = seat * at.OWN_INPUTS
        money: i64 = st.money[seat]
        cubes: i64 = st.cubes_left[seat]
        self.cells[base + at.BIAS] = 1
        self.cells[base + at.POINTS] = st.points[seat]
        self.cells[base + at.MONEY] = money
        self.cells[base + at.FIRST_POUNDS] = min(money, FIRST_POUNDS)
        self.cells[base + at.NEXT_POUNDS] = min(money, NEXT_POUNDS)
        self.cells[base + at.CUBES] = cubes
        needed: i64 = CUBES_A_ROUND * (ROUNDS - count_finished_rounds(st))
        self.cells[base + at.FEW_CUBES] = max(0, needed - cubes)
        self.cells[base + at.TURN] = st.depth[seat]
        if st.phase == PROSPECT_PHASE and (
            st.next_prospector == seat or st.later_prospector == seat
        ):
            self.cells[base + at.PROSPECTS] = 1
        self.cells[base + at.MINES_LEFT] = st.mines_left[seat]

    def read_extraction_profits(self, st: TrailState, seat: i64) -> None:
        """Read the profits of the best extractions."""
        base: i64 = seat * at.OWN_INPUTS
        self.plan.begin(MEAN_TIN, MEAN_COPPER)
        for area in range(st.board.areas):
            if st.owner[area] == seat:
                self.plan.add(st, area, most_cubes_per_extraction(st, area))
        self.cells[base + at.LOADS_2] = self.plan.extract(2)
        self.cells[base + at.LOADS_4] = self.plan.extract(2)
        self.cells[base + at.LOADS_6] = self.plan.extract(2)
        self.cells[base + at.LOADS_9] = self.plan.extract(3)
        self.cells[base + at.LOADS_12] = self.plan.extract(3)

    def read_land(self, st: TrailState) -> None:
        """Read mines into their owners' inputs, and other areas into the inputs of all seats."""
        for_sale: i64 = 0
        ore: i64 = 0
        water: i64 = 0
        empty: i64 = 0
        best: i64 = NOTHING_FOR_SALE
        for area in range(st.board.areas):
            if st.owner[area] != EMPTY:
                self.read_mine(st, st.owner[area] * at.OWN_INPUTS, area)
            elif is_empty(st, area):
                empty += 1
            else:
                for_sale += 1
                ore += ore_in(st, area)
                water += st.water[area]
                best = max(best, ore_in(st, area) - st.water[area])
        for seat in range(st.seats):
            base: i64 = seat * at.OWN_INPUTS
            self.cells[base + at.FOR_SALE] = for_sale
            self.cells[base + at.LYING_ORE] = ore
            self.cells[base + at.LYING_WATER] = water
            self.cells[base + at.BEST_FOR_SALE] = best
            self.cells[base + at.EMPTY_AREAS] = empty
            self.cells[base + at.LAST_TIN] = st.tin_price
            self.cells[base + at.LAST_COPPER] = st.copper_price
            if st.phase == PRICES:  # the old prices are those of the round before
                self.cells[base + at.LAST_TIN] = st.last_tin
                self.cells[base + at.LAST_COPPER] = st.last_copper

    def read_mine(self, st: TrailState, base: i64, area: i64) -> None:
        """Add one mine to its owner's inputs."""
        self.cells[base + at.TIN] += st.tin[area]
        self.cells[base + at.COPPER] += st.copper[area]
        self.cells[base + at.WATER] += st.water[area]
        self.cells[base + at.CAPACITY] += most_cubes_per_extraction(st, area)
        if st.miner[area] == 0:
            self.cells[base + at.WITHOUT_MINER] += 1
        if st.train[area] == 0:
            self.cells[base + at.WITHOUT_TRAIN] += 1
        if st.port[area] == 0:
            self.cells[base + at.WITHOUT_PORT] += st.board.coastal[area]
        if st.water[area] == 0:
            self.cells[base + at.DRY] += 1

    def read_borders(self, st: TrailState) -> None:
        """Count borders between two mines of one seat, and borders to areas without a mine."""
        for border in range(st.board.borders_on_card):
            here: i64 = st.owner[st.board.border_west[border]]
            there: i64 = st.owner[st.board.border_east[border]]
            if here == there:
                if here != EMPTY and st.adit[border] == 0:
                    self.cells[here * at.OWN_INPUTS + at.SEAMS] += 1
            elif there == EMPTY:
                self.cells[here * at.OWN_INPUTS + at.FRINGE] += 1
            elif here == EMPTY:
                self.cells[there * at.OWN_INPUTS + at.FRINGE] += 1

    def read_rivals(self, st: TrailState, seat: i64) -> None:
        """Read the rivals' money, mines left and loads, and the lead over the best rival."""
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
                loads = max(loads, self.cells[other * at.OWN_INPUTS + at.LOADS_6])
        base: i64 = seat * at.OWN_INPUTS
        self.cells[base + at.LEAD] = st.points[seat] - best
        self.cells[base + at.RIVAL_MONEY] = most
        self.cells[base + at.RIVALS_MONEY] = money
        self.cells[base + at.RIVALS_MINES_LEFT] = mines
        self.cells[base + at.RIVAL_LOADS] = loads
