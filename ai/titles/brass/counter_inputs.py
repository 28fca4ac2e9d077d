"""Inputs of the learned value that come from the board's spaces: flipped and unflipped counters,
their owners, and free space."""

from typing import Final, final

from ai.titles.brass import inputs as at
from ai.titles.brass.sales import flip_chance, market_chance
from ai.titles.brass.valuation import BrassSeatValuation
from game.engine.cells import i64, vec
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.own_network import network_locations
from game.titles.brass.rules.selling import has_buyer
from game.titles.brass.rules.state import BrassState

TENTH: Final = 10  # of what a per cent is counted in


@final
class CounterFeatures:
    """Reads the spaces: `read_shared` counts once for all seats, `read` adds the inputs of one
    seat."""

    def __init__(self, board: Board) -> None:
        """Store the board, and start with all counts at 0."""
        self.board: Board = board
        self.open_ports: i64 = 0
        self.free_spaces: i64 = 0
        self.coal: i64 = 0
        self.unsold: i64 = 0
        self.market: i64 = 0

    def read_shared(self, st: BrassState) -> None:
        """Compute the counts that are the same for every seat."""
        self.open_ports = kinds.member_count(st.open_ports)
        self.free_spaces = kinds.member_count(st.empty)
        self.coal = 0
        self.unsold = 0
        self.market = market_chance(st)
        for seat in range(st.seats):
            self.unsold += kinds.member_count(st.unsold[seat])
        rest: i64 = st.stocked
        while rest != 0:
            self.coal += st.cubes[kinds.lowest_member(rest)]
            rest &= rest - 1
        self.coal -= st.iron_left

    def read(self, st: BrassState, valuation: BrassSeatValuation, cells: vec[i64]) -> None:
        """Add the valuation's seat's counters on the board and its free spaces to its inputs in
        `cells`."""
        board: Board = self.board
        seat: i64 = valuation.seat
        base: i64 = seat * at.OWN_INPUTS
        rest: i64 = st.held[seat]
        while rest != 0:
            self.read_counter(st, valuation, cells, base, kinds.lowest_member(rest))
            rest &= rest - 1
        free: i64 = 0
        rest = network_locations(st, seat)
        while rest != 0:
            free |= st.empty & board.spaces_at[kinds.lowest_member(rest)]
            rest &= rest - 1
        for industry in range(kinds.INDUSTRY_COUNT):
            cells[base + at.MILL_ROOM + industry] = kinds.member_count(
                free & board.showing[industry]
            )

    def read_counter(
        self, st: BrassState, valuation: BrassSeatValuation, cells: vec[i64], base: i64, space: i64
    ) -> None:
        """Add one counter to the inputs that begin at `base`; in the canal era a counter above
        level 1 scores in both eras, so its points count twice."""
        kind: i64 = st.counter[space]
        points: i64 = self.board.points[kind]
        cells[base + at.COUNTERS] += 1
        if st.era == kinds.CANAL and kind % kinds.LEVELS > 1:
            cells[base + at.LASTING] += 1
            if st.flipped[space] == 0:
                cells[base + at.LASTING_POINTS] += points
            points = 2 * points
        if st.flipped[space] != 0:
            cells[base + at.POINTS] += points
            return
        industry: i64 = kind // kinds.LEVELS
        income: i64 = self.board.income[kind]
        chance: i64 = flip_chance(st, valuation, kind, self.board.place_of[space])
        cells[base + at.MILLS + industry] += 1
        cells[base + at.MILL_POINTS + industry] += points
        cells[base + at.LIKELY_POINTS] += points * chance // TENTH
        cells[base + at.LIKELY_INCOME] += income * chance // TENTH
        cells[base + at.SPACES_TO_COME] += income
        if industry == kinds.COAL_MINE:
            cells[base + at.COAL] += st.cubes[space]
        elif industry == kinds.IRONWORKS:
            cells[base + at.IRON] += st.cubes[space]
        elif industry == kinds.COTTON_MILL and has_buyer(st, space):
            cells[base + at.SALEABLE] += 1
            cells[base + at.SALEABLE_POINTS] += points

    def write_shared(self, st: BrassState, seat: i64, cells: vec[i64]) -> None:
        """Write the counts of `read_shared` into the seat's inputs."""
        base: i64 = seat * at.OWN_INPUTS
        cells[base + at.COAL_TRACK] = st.coal
        cells[base + at.IRON_TRACK] = st.iron
        cells[base + at.DEMAND] = st.demand
        cells[base + at.MARKET] = self.market
        cells[base + at.OPEN_PORTS] = self.open_ports
        cells[base + at.FREE_SPACES] = self.free_spaces
        cells[base + at.ALL_COAL] = self.coal
        cells[base + at.ALL_IRON] = st.iron_left
        cells[base + at.ALL_LINKS] = self.board.links * st.seats - links_left(st)
        cells[base + at.UNSOLD] = self.unsold


def links_left(st: BrassState) -> i64:
    """Return the number of unused links of all seats together."""
    left: i64 = 0
    for seat in range(st.seats):
        left += st.links_left[seat]
    return left
