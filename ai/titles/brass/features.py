"""Inputs read off the spaces: what lies flipped or not, whose it is, and where there is room."""

from typing import Final, cast, final

from ai.search.learned_value import PositionReader
from ai.titles.brass import inputs as at
from ai.titles.brass.clock import actions_in_era, actions_left, incomes_left, rounds_after
from ai.titles.brass.outlook import BrassSeatOutlook, means, means_worth
from ai.titles.brass.sales import chance_of, market_chance
from ai.titles.brass.scores import stacks_worth
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import is_of_era
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.eras import place_in_order
from game.titles.brass.rules.links import network, touched
from game.titles.brass.rules.selling import has_buyer
from game.titles.brass.rules.state import BrassState

TENTH: Final = 10  # of what a per cent is counted in

NONE_LEFT: Final = 5  # the level of an empty stack

FIRST_POUNDS: Final = 10
NEXT_POUNDS: Final = 25
ROUNDS_APART: Final = 10  # the most rounds of an era, each with networks of its own
STAGES: Final = 20


@final
class CounterFeatures:
    """Reads the spaces: what all share once, then what is each seat's."""

    def __init__(self, board: Board) -> None:
        """Know nothing yet."""
        self.board: Board = board
        self.open_ports: i64 = 0
        self.free_spaces: i64 = 0
        self.coal: i64 = 0
        self.unsold: i64 = 0
        self.market: i64 = 0

    def read_shared(self, st: BrassState) -> None:
        """Count what is the same for everybody."""
        self.open_ports = kinds.size(st.open_ports)
        self.free_spaces = kinds.size(st.empty)
        self.coal = 0
        self.unsold = 0
        self.market = market_chance(st)
        for seat in range(st.seats):
            self.unsold += kinds.size(st.unsold[seat])
        rest: i64 = st.stocked
        while rest != 0:
            self.coal += st.cubes[kinds.lowest(rest)]
            rest &= rest - 1
        self.coal -= st.iron_left

    def read(self, st: BrassState, outlook: BrassSeatOutlook, cells: vec[i64]) -> None:
        """Add up what the seat the outlook is for has on the board, and its room for more."""
        board: Board = self.board
        seat: i64 = outlook.seat
        base: i64 = seat * at.OWN_INPUTS
        rest: i64 = st.held[seat]
        while rest != 0:
            self.read_counter(st, outlook, cells, base, kinds.lowest(rest))
            rest &= rest - 1
        free: i64 = 0
        rest = network(st, seat)
        while rest != 0:
            free |= st.empty & board.spaces_at[kinds.lowest(rest)]
            rest &= rest - 1
        for industry in range(kinds.INDUSTRY_COUNT):
            cells[base + at.MILL_ROOM + industry] = kinds.size(free & board.showing[industry])

    def read_counter(
        self, st: BrassState, outlook: BrassSeatOutlook, cells: vec[i64], base: i64, space: i64
    ) -> None:
        """Add one counter; in the canal era those of a level above 1 count in both eras."""
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
        chance: i64 = chance_of(st, outlook, kind, self.board.place_of[space])
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
        """Write what is the same for everybody."""
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
    """Return how many links all seats still have."""
    left: i64 = 0
    for seat in range(st.seats):
        left += st.links_left[seat]
    return left


# Inputs read off the lines: what the links of every seat count, and may still come to count.


def read_links(st: BrassState, cells: vec[i64]) -> None:
    """Add every link to its owner's inputs."""
    board: Board = st.board
    rest: i64 = st.laid
    while rest != 0:
        line: i64 = kinds.lowest(rest)
        rest &= rest - 1
        base: i64 = st.link[line] * at.OWN_INPUTS
        cells[base + at.LINKS] += 1
        read_end(st, cells, base, board.end_a[line])
        read_end(st, cells, base, board.end_b[line])


def read_end(st: BrassState, cells: vec[i64], base: i64, place: i64) -> None:
    """Add one end of a link: circles that count, counters that may, and room for more."""
    board: Board = st.board
    circles: i64 = board.circles[place]
    if place < board.locations:
        for space in range(board.first_space[place], board.first_space[place + 1]):
            if st.owner[space] == kinds.EMPTY:
                cells[base + at.LINK_ROOM] += 1
            elif st.flipped[space] != 0:
                circles += 1
            else:
                cells[base + at.LINK_HOPES] += 1
    cells[base + at.LINK_POINTS] += circles
    cells[base + at.POINTS] += circles


# Inputs read off the mat and the hand of a seat: what it could build next, and where.


def read_stacks(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Read the tops of the stacks."""
    base: i64 = seat * at.OWN_INPUTS
    for industry in range(kinds.INDUSTRY_COUNT):
        kind: i64 = top_of_stack(st, seat, industry)
        if kind == kinds.EMPTY:
            cells[base + at.MILL_LEVEL + industry] = NONE_LEFT
            continue
        cells[base + at.MILL_LEVEL + industry] = kind % kinds.LEVELS
        if is_of_era(st, kind):
            cells[base + at.TOP_POINTS] += st.board.points[kind]
        else:
            cells[base + at.STUCK] += 1


def read_hand(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Read the cards the seat holds."""
    board: Board = st.board
    base: i64 = seat * at.OWN_INPUTS
    for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS):
        card: i64 = st.hand[slot]
        if card == kinds.EMPTY:
            return
        cells[base + at.CARDS] += 1
        if 0 <= card < board.locations and st.empty & board.spaces_at[card]:
            cells[base + at.PLACE_CARDS] += 1


# Reads a position into the inputs of every seat, named in inputs.py; whole numbers all.


@final
class Features(PositionReader):
    """One reading; `cells` holds OWN_INPUTS numbers of each seat in turn."""

    def __init__(self, board: Board) -> None:
        """Make room for the seats of the board."""
        super().__init__(board.seats, at.OWN_INPUTS)
        self.board: Board = board
        self.outlook: BrassSeatOutlook = BrassSeatOutlook(board)
        self.counters: CounterFeatures = CounterFeatures(board)

    def stage(self, state: State) -> i64:
        """Return 0 to 19: the rounds of both eras, each counted from the end of its era."""
        st: BrassState = cast("BrassState", state)
        stage: i64 = max(0, ROUNDS_APART - 1 - rounds_after(st))
        return stage + ROUNDS_APART if st.era == kinds.RAIL else stage

    def read(self, state: State) -> None:
        """Read a position; only what stands in the state counts, which may be imagined."""
        st: BrassState = cast("BrassState", state)
        self.cells = zeros(st.seats * at.OWN_INPUTS)
        self.counters.read_shared(st)
        for seat in range(st.seats):
            self.outlook.seat = seat  # all that the readings below ask of it
            self.outlook.era_actions = actions_in_era(st, seat)
            self.outlook.actions = actions_left(st, self.outlook.era_actions)
            self.read_company(st, seat)
            self.counters.read(st, self.outlook, self.cells)
            read_stacks(st, seat, self.cells)
            read_hand(st, seat, self.cells)
        read_links(st, self.cells)
        for seat in range(st.seats):
            self.read_rivals(st, seat)
            self.counters.write_shared(st, seat, self.cells)

    def read_company(self, st: BrassState, seat: i64) -> None:
        """Read points, money, income and what may still be done with them."""
        base: i64 = seat * at.OWN_INPUTS
        money: i64 = st.money[seat]
        pounds: i64 = means(st, seat, self.outlook.actions, incomes_left(st))
        self.cells[base + at.BIAS] = 1
        self.cells[base + at.POINTS] = st.points[seat]
        self.cells[base + at.MONEY] = money
        self.cells[base + at.FIRST_POUNDS] = min(money, FIRST_POUNDS)
        self.cells[base + at.NEXT_POUNDS] = min(money, NEXT_POUNDS)
        self.cells[base + at.INCOME] = st.income[seat]
        self.cells[base + at.LEVEL] = self.board.level[st.income[seat]]
        self.cells[base + at.TURN] = place_in_order(st, seat)
        self.cells[base + at.ROUNDS] = rounds_after(st)
        self.cells[base + at.MEANS] = means_worth(pounds, self.outlook.actions) // TENTH
        self.cells[base + at.STACKS] = stacks_worth(st, self.outlook) // TENTH
        places: i64 = touched(st, seat)
        while places != 0:
            places &= places - 1
            self.cells[base + at.REACH] += 1

    def read_rivals(self, st: BrassState, seat: i64) -> None:
        """Read how the others stand."""
        best: i64 = -1000
        level: i64 = -10
        money: i64 = 0
        hopes: i64 = 0
        for other in range(st.seats):
            if other != seat:
                theirs: i64 = other * at.OWN_INPUTS
                best = max(best, self.cells[theirs + at.POINTS])
                level = max(level, self.cells[theirs + at.LEVEL])
                money += self.cells[theirs + at.MONEY]
                hopes = max(hopes, self.cells[theirs + at.LIKELY_POINTS])
        base: i64 = seat * at.OWN_INPUTS
        self.cells[base + at.LEAD] = self.cells[base + at.POINTS] - best
        self.cells[base + at.RIVAL_LEVEL] = level
        self.cells[base + at.RIVALS_MONEY] = money
        self.cells[base + at.RIVAL_HOPES] = hopes
