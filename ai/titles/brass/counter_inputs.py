"""Inputs of the learned value that come from the board's spaces: flipped and unflipped counters,
their owners, and free space."""

from typing import Final, final

from ai.titles.brass import input_indices as at
from ai.titles.brass.flip_chances import compute_distant_market_chance_percent, flip_chance_percent
from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64, vec
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.own_network import location_set_for_industry_card
from game.titles.brass.rules.selling import has_cotton_buyer
from game.titles.brass.rules.state import BrassState

PERCENT_TO_TENTHS_DIVISOR: Final = 10  # points * per cent divided by this are tenths of a point


@final
class CounterFeatureExtractor:
    """Writes the network inputs that come from counters and spaces: counts that all seats share,
    and each seat's counters and free spaces."""

    def __init__(self, board: Board) -> None:
        """Store the board, and start with all counts at 0."""
        self.board: Board = board
        self.open_port_count: i64 = 0
        self.free_space_count: i64 = 0
        self.coal_cube_count: i64 = 0
        self.unsold_mill_count: i64 = 0
        self.distant_market_chance_percent: i64 = 0

    def compute_shared_counts(self, st: BrassState) -> None:
        """Compute and store the counts that do not depend on the seat: open ports, free spaces,
        coal on mines, unsold mills, and the market's chance to buy."""
        self.open_port_count = kinds.member_count(st.open_port_space_set)
        self.free_space_count = kinds.member_count(st.empty_space_set)
        self.coal_cube_count = 0
        self.unsold_mill_count = 0
        self.distant_market_chance_percent = compute_distant_market_chance_percent(st)
        for seat in range(st.seats):
            self.unsold_mill_count += kinds.member_count(st.unsold_mill_space_set[seat])
        rest: i64 = st.stocked_space_set
        while rest != 0:
            self.coal_cube_count += st.cubes[kinds.lowest_member_of_set(rest)]
            rest &= rest - 1
        self.coal_cube_count -= st.ironworks_cube_count

    def write_seat_inputs(
        self, st: BrassState, valuation: BrassSeatValuation, cells: vec[i64]
    ) -> None:
        """Write into `cells` the inputs for the counters of the valuation's seat and for the
        free spaces of its network."""
        board: Board = self.board
        seat: i64 = valuation.seat
        base: i64 = seat * at.INPUTS_PER_SEAT
        rest: i64 = st.own_space_set[seat]
        while rest != 0:
            self.add_counter_inputs(st, valuation, cells, base, kinds.lowest_member_of_set(rest))
            rest &= rest - 1
        free: i64 = 0
        rest = location_set_for_industry_card(st, seat)
        while rest != 0:
            free |= st.empty_space_set & board.space_set_of_place[kinds.lowest_member_of_set(rest)]
            rest &= rest - 1
        for industry in range(kinds.INDUSTRY_COUNT):
            cells[base + at.FREE_MILL_SPACES_IN_OWN_NETWORK + industry] = kinds.member_count(
                free & board.space_set_of_industry[industry]
            )

    def add_counter_inputs(
        self,
        st: BrassState,
        valuation: BrassSeatValuation,
        cells: vec[i64],
        first_input: i64,
        space: i64,
    ) -> None:
        """Add the counter on a space to the inputs that begin at `first_input`.

        In the canal era a counter above level 1 scores in both eras and is also counted as a
        lasting one.
        """
        kind: i64 = st.counter[space]
        points: i64 = self.board.counter_points[kind]
        cells[first_input + at.OWN_COUNTERS_ON_BOARD] += 1
        if st.era == kinds.CANAL_ERA and kind % kinds.LEVEL_COUNT > 1:
            cells[first_input + at.COUNTERS_LASTING_INTO_RAIL_ERA] += 1
            if st.flipped[space] == 0:
                cells[first_input + at.UNFLIPPED_POINTS_LASTING_INTO_RAIL_ERA] += points
            points = 2 * points
        if st.flipped[space] != 0:
            cells[first_input + at.CERTAIN_POINTS] += points
            return
        industry: i64 = kind // kinds.LEVEL_COUNT
        income: i64 = self.board.counter_income_spaces[kind]
        chance: i64 = flip_chance_percent(st, valuation, kind, self.board.place_of_space[space])
        cells[first_input + at.UNFLIPPED_MILLS + industry] += 1
        cells[first_input + at.UNFLIPPED_MILL_POINTS + industry] += points
        cells[first_input + at.LIKELY_FLIP_POINT_TENTHS] += (
            points * chance // PERCENT_TO_TENTHS_DIVISOR
        )
        cells[first_input + at.LIKELY_FLIP_INCOME_SPACE_TENTHS] += (
            income * chance // PERCENT_TO_TENTHS_DIVISOR
        )
        cells[first_input + at.INCOME_SPACES_OF_UNFLIPPED] += income
        if industry == kinds.COAL_MINE_INDUSTRY:
            cells[first_input + at.COAL_CUBES_ON_OWN_MINES] += st.cubes[space]
        elif industry == kinds.IRONWORKS_INDUSTRY:
            cells[first_input + at.IRON_CUBES_ON_OWN_IRONWORKS] += st.cubes[space]
        elif industry == kinds.COTTON_MILL_INDUSTRY and has_cotton_buyer(st, space):
            cells[first_input + at.SALEABLE_OWN_MILLS] += 1
            cells[first_input + at.SALEABLE_OWN_MILL_POINTS] += points

    def write_shared_inputs(self, st: BrassState, seat: i64, cells: vec[i64]) -> None:
        """Write into a seat's inputs in `cells` what does not depend on the seat: the stored
        counts, the cubes on the tracks, the demand, and the links laid by all seats."""
        base: i64 = seat * at.INPUTS_PER_SEAT
        cells[base + at.COAL_TRACK_CUBES] = st.coal
        cells[base + at.IRON_TRACK_CUBES] = st.iron
        cells[base + at.DEMAND_MARKER_SPACES_BELOW_TOP] = st.demand
        cells[base + at.DISTANT_SALE_CHANCE_PERCENT] = self.distant_market_chance_percent
        cells[base + at.OPEN_PORTS_OF_ALL] = self.open_port_count
        cells[base + at.FREE_SPACES_ON_BOARD] = self.free_space_count
        cells[base + at.COAL_CUBES_ON_ALL_MINES] = self.coal_cube_count
        cells[base + at.IRON_CUBES_ON_ALL_IRONWORKS] = st.ironworks_cube_count
        cells[base + at.LINK_COUNT_OF_ALL_SEATS] = (
            self.board.links_per_seat * st.seats - count_unused_links_of_all_seats(st)
        )
        cells[base + at.UNFLIPPED_MILLS_OF_ALL] = self.unsold_mill_count


def count_unused_links_of_all_seats(st: BrassState) -> i64:
    """Return how many links all seats together have not laid yet."""
    left: i64 = 0
    for seat in range(st.seats):
        left += st.links_left[seat]
    return left
