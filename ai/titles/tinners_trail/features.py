"""Inputs read off the map: mines, areas for sale, borders."""

from typing import Final, cast, final

from ai.search.learned_value import PositionReader
from ai.titles.tinners_trail import inputs as at
from ai.titles.tinners_trail.ore import MEAN_COPPER, MEAN_TIN, LoadPlan, copper_price, tin_price
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.developments import capacity
from game.titles.tinners_trail.rules.expansions import proceeds
from game.titles.tinners_trail.rules.state import TrailState, final_column, work_left
from game.titles.tinners_trail.rules.turns import has_passed, stands_before
from game.titles.tinners_trail.rules.view import has_seat

FIRST_POUNDS: Final = 12
NEXT_POUNDS: Final = 30
MOST_POUNDS: Final = 50  # that a round can use; more has no worth but what investing gives it
STAGES: Final = 8  # rounds 1 to 4, each before and after its dice


@final
class LandFeatures:
    """Reads the map once for all seats."""

    def __init__(self, board: Board) -> None:
        """Know nothing yet."""
        self.board: Board = board
        self.for_sale: vec[i64] = zeros(kinds.REGIONS)  # areas with a tile, by region
        self.tiles: i64 = 0
        self.face_up: i64 = 0
        self.best_tile: i64 = 0
        self.tokens: i64 = 0
        self.lying_ore: i64 = 0

    def read(self, st: TrailState, cells: vec[i64]) -> None:
        """Write what the map says of every seat into its inputs."""
        self.for_sale = zeros(kinds.REGIONS)
        self.tiles = 0
        self.face_up = 0
        self.best_tile = 0
        self.tokens = 0
        self.lying_ore = 0
        for area in range(self.board.areas):
            owner: i64 = st.owner[area]
            if owner != kinds.EMPTY:
                self.read_mine(st, cells, owner * at.OWN_INPUTS, area)
            elif st.tile[area] != kinds.EMPTY:
                self.read_tile(st, cells, area)
        self.read_borders(st, cells)
        self.write_shared(st, cells)

    def read_mine(self, st: TrailState, cells: vec[i64], base: i64, area: i64) -> None:
        """Add one mine to its owner's inputs."""
        cells[base + at.MINES] += 1
        cells[base + at.TIN] += st.tin[area]
        cells[base + at.COPPER] += st.copper[area]
        cells[base + at.WATER] += st.water[area]
        cells[base + at.CAPACITY] += capacity(st, area)
        if st.miner[area] == 0:
            cells[base + at.WITHOUT_MINER] += 1
        if st.train[area] == 0:
            cells[base + at.WITHOUT_TRAIN] += 1
        if st.port[area] == 0:
            cells[base + at.WITHOUT_PORT] += self.board.coastal[area]
        cells[base + at.SURVEY_PUMPS] += st.pump[area]
        if self.board.arsenic:
            cells[base + at.ARSENIC] += st.arsenic[area]

    def read_tile(self, st: TrailState, cells: vec[i64], area: i64) -> None:
        """Add one area for sale; a face-down tile counts for nobody but as one seen."""
        self.tiles += 1
        self.for_sale[self.board.region[area]] += 1
        self.tokens += st.drainage[area]
        self.lying_ore += st.tin[area] + st.copper[area]
        if st.face_up[area] == 0:
            for seat in range(st.seats):
                if has_seat(st.seen[area], seat):
                    cells[seat * at.OWN_INPUTS + at.SEEN] += 1
            return
        self.face_up += 1
        tile: i64 = st.tile[area]
        net: i64 = self.board.tile_tin[tile] + self.board.tile_copper[tile]
        net += st.tin[area] + st.copper[area] + st.drainage[area] - self.board.tile_water[tile]
        self.best_tile = max(self.best_tile, net)

    def read_borders(self, st: TrailState, cells: vec[i64]) -> None:
        """Add borders inside companies, and those to areas for sale."""
        for border in range(self.board.borders_on_card):
            west: i64 = self.board.border_west[border]
            east: i64 = self.board.border_east[border]
            here: i64 = st.owner[west]
            there: i64 = st.owner[east]
            if here == there:
                if here != kinds.EMPTY and st.adit[border] == 0:
                    cells[here * at.OWN_INPUTS + at.SEAMS] += 1
            elif there == kinds.EMPTY:
                if st.tile[east] != kinds.EMPTY:
                    cells[here * at.OWN_INPUTS + at.FRINGE] += 1
            elif here == kinds.EMPTY and st.tile[west] != kinds.EMPTY:
                cells[there * at.OWN_INPUTS + at.FRINGE] += 1

    def write_shared(self, st: TrailState, cells: vec[i64]) -> None:
        """Write what is the same for everybody."""
        column: i64 = st.round if st.phase == kinds.PEEK_PHASE else st.round - 1
        developments: i64 = 0
        for stock in range(kinds.STOCKS):
            developments += st.stock[stock * kinds.ROUNDS + column]
        for seat in range(st.seats):
            base: i64 = seat * at.OWN_INPUTS
            cells[base + at.TILES] = self.tiles
            cells[base + at.FACE_UP] = self.face_up
            cells[base + at.BEST_TILE] = self.best_tile
            cells[base + at.TOKENS] = self.tokens
            cells[base + at.LYING_ORE] = self.lying_ore
            cells[base + at.DEVELOPMENTS] = developments
            self.write_prices(st, cells, base)

    def write_prices(self, st: TrailState, cells: vec[i64], base: i64) -> None:
        """Write prices; while tiles are peeked at (R-3) the markers show the last round's."""
        if st.phase == kinds.PEEK_PHASE:
            cells[base + at.LAST_TIN] = st.tin_price
            cells[base + at.LAST_COPPER] = st.copper_price
        else:
            cells[base + at.TIN_PRICE] = st.tin_price
            cells[base + at.COPPER_PRICE] = st.copper_price
            cells[base + at.LAST_TIN] = st.last_tin
            cells[base + at.LAST_COPPER] = st.last_copper


# Inputs that tell which game is played, and those of the expansions.


def bonus_tiles_in(board: Board) -> i64:
    """Return 1 when the stacks hold tiles with a bonus for the winner (K-2)."""
    for kind in range(board.tile_kinds):
        if board.tile_money[kind] + board.tile_work[kind] > 0:
            return 1
    return 0


def read_set_up(st: TrailState, seat: i64, cells: vec[i64]) -> None:
    """Write seats, expansions and Lord Wallace's options."""
    base: i64 = seat * at.OWN_INPUTS
    board: Board = st.board
    if board.seats == 3:
        cells[base + at.THREE_SEATS] = 1
    if board.seats == 5:
        cells[base + at.FIVE_SEATS] = 1
    if board.solo:
        read_his_options(board, base, cells)


def read_his_options(board: Board, base: i64, cells: vec[i64]) -> None:
    """Write what makes Lord Wallace stronger (LW-D1 .. LW-D8)."""
    cells[base + at.SOLO_GAME] = 1
    cells[base + at.BETTER_MINES] = one_if(board.better_mines)
    cells[base + at.CHEAP_LABOUR] = one_if(board.wallace.cheap_labour)
    cells[base + at.MORE_MINES] = board.wallace.more_mines
    cells[base + at.DEEP_POCKETS] = one_if(board.wallace.deep_pockets)
    cells[base + at.FRIENDS] = one_if(board.wallace.friends_in_high_places)
    cells[base + at.SABOTAGE] = one_if(board.wallace.financial_sabotage)
    cells[base + at.BAILING_OUT] = one_if(board.wallace.bailing_out)
    cells[base + at.SHADY_PURCHASES] = one_if(board.wallace.shady_land_purchases)


def one_if(holds: bool) -> i64:
    """Return 1 or 0."""
    if holds:
        return 1
    return 0


def read_expansions(st: TrailState, seat: i64, cells: vec[i64]) -> None:
    """Write what a seat has of arsenic and emigration."""
    base: i64 = seat * at.OWN_INPUTS
    if st.board.arsenic:
        cells[base + at.ARSENIC_GAME] = 1
        cells[base + at.CALCINER_LEFT] = st.calciner_left[seat]
        cells[base + at.ORE_ARSENIC] = st.ore_arsenic[seat]
        cells[base + at.LOST_COLUMNS] = st.board.columns - final_column(st, seat)
        cells[base + at.MARKET] = proceeds(st, 2)
    if st.board.emigration:
        read_emigration(st, seat, cells)


def read_emigration(st: TrailState, seat: i64, cells: vec[i64]) -> None:
    """Write own miners, pieces from Michigan and the income from Kimberley (E)."""
    base: i64 = seat * at.OWN_INPUTS
    cells[base + at.EMIGRATION_GAME] = 1
    cells[base + at.OWN_MINERS] = st.own_miners[seat]
    for area in range(st.board.areas):
        if st.own_miner[area] == seat:
            cells[base + at.OWN_MINERS_OUT] += 1
    for stock in range(kinds.STOCKS):
        cells[base + at.WAITING] += st.waiting[seat * kinds.STOCKS + stock]
    for turn in range(kinds.ROUNDS):
        taker: i64 = st.emigrated[turn * kinds.PLACES + kinds.KIMBERLEY]
        if taker != kinds.EMPTY and taker == seat:
            cells[base + at.KIMBERLEY] += st.board.kimberley_pounds[turn]


# Reads a position into the inputs of every seat, named in inputs.py; whole numbers all.


def is_between_rounds(st: TrailState) -> bool:
    """Return whether the round's dice are not rolled yet: the moment at which playouts end."""
    return st.phase == kinds.DRAFT or st.phase == kinds.PRICES or st.phase == kinds.PEEK_PHASE


def coming_round(st: TrailState) -> i64:
    """Return the round to be played: while tiles are peeked at or prospected it is the next one."""
    between: bool = st.phase in (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE)
    return st.round + 1 if between else st.round


def rounds_over(st: TrailState) -> i64:
    """Return how many rounds are over (R-3, C-15)."""
    return coming_round(st) - 1


def stage_of(st: TrailState) -> i64:
    """Return 0 to 7: two stages a round, first without prices."""
    stage: i64 = 2 * coming_round(st) - 2
    return stage if is_between_rounds(st) else stage + 1


@final
class Features(PositionReader):
    """One reading; `cells` holds OWN_INPUTS numbers of each seat in turn."""

    def __init__(self, board: Board) -> None:
        """Make room for the seats of the board."""
        super().__init__(board.seats, at.OWN_INPUTS)
        self.board: Board = board
        self.seats: i64 = board.seats
        self.land: LandFeatures = LandFeatures(board)
        self.plan: LoadPlan = LoadPlan()
        self.loads: vec[i64] = zeros(board.seats)
        self.bonus_tiles: i64 = bonus_tiles_in(board)

    def stage(self, state: State) -> i64:
        """Return the stage: rounds 1 to 4, each before and after its dice."""
        return stage_of(cast("TrailState", state))

    def read(self, state: State) -> None:
        """Read a position; only what stands in the state counts, which may be imagined."""
        st: TrailState = cast("TrailState", state)
        self.cells = zeros(self.seats * at.OWN_INPUTS)
        self.land.read(st, self.cells)
        for seat in range(self.seats):
            self.read_company(st, seat)
        for seat in range(self.seats):
            self.read_cards(st, seat)
            self.read_loads(st, seat)
        for seat in range(self.seats):
            self.read_rivals(st, seat)
            read_set_up(st, seat, self.cells)
            self.cells[seat * at.OWN_INPUTS + at.BONUS_TILES] = self.bonus_tiles
            if self.board.extended:
                read_expansions(st, seat, self.cells)

    def read_company(self, st: TrailState, seat: i64) -> None:
        """Read score, money, income and the place on the track."""
        base: i64 = seat * at.OWN_INPUTS
        money: i64 = min(st.money[seat], MOST_POUNDS)
        income: i64 = st.ore_tin[seat] * st.tin_price + st.ore_copper[seat] * st.copper_price
        if seat == st.board.wallace_seat:
            income += st.income - st.owed
        place: i64 = self.place_in_sight(st, seat)
        self.cells[base + at.BIAS] = 1
        self.cells[base + at.POINTS] = st.points[seat] + self.surplus_points(st, seat, place)
        self.cells[base + at.WORK] = work_left(st, seat)
        self.cells[base + at.TURN] = place
        self.cells[base + at.PASSED] = 1 if has_passed(st, seat) else 0
        self.cells[base + at.MONEY] = money
        self.cells[base + at.FIRST_POUNDS] = min(money, FIRST_POUNDS)
        self.cells[base + at.NEXT_POUNDS] = min(money, NEXT_POUNDS)
        self.cells[base + at.INCOME] = income
        pounds: i64 = max(money + income, 0)
        self.cells[base + at.POINTS_IN_SIGHT] = st.board.points_for(place, coming_round(st), pounds)
        self.cells[base + at.MINES_LEFT] = st.mines_left[seat]

    def surplus_points(self, st: TrailState, seat: i64, place: i64) -> i64:
        """Return the points of the money a round cannot use, invested at its end."""
        surplus: i64 = st.money[seat] - MOST_POUNDS
        if surplus <= 0:
            return 0
        return surplus * self.board.per_ten[place * kinds.ROUNDS + coming_round(st) - 1] // 10

    def place_in_sight(self, st: TrailState, seat: i64) -> i64:
        """Return the place of the investment column the seat has, or will have if nobody hurries.

        Between rounds that is the order of the markers; later, who has less work left passes
        first.
        """
        if has_passed(st, seat):
            return st.place[seat]
        place: i64 = st.passed
        work: i64 = work_left(st, seat)
        for other in range(st.seats):
            if other != seat and not has_passed(st, other):
                others: i64 = work_left(st, other)
                if others < work or (others == work and stands_before(st, other, seat)):
                    place += 1
        return place

    def read_cards(self, st: TrailState, seat: i64) -> None:
        """Read the survey cards in hand."""
        base: i64 = seat * at.OWN_INPUTS
        for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS):
            card: i64 = st.hand[slot]
            if card == kinds.EMPTY:
                return
            if card >= 0:
                self.cells[base + at.CARDS] += 1
                self.cells[base + at.CARD_POUNDS] += st.board.card_value[card]
                if self.fits_somewhere(st, card):
                    self.cells[base + at.USABLE_CARDS] += 1

    def fits_somewhere(self, st: TrailState, card: i64) -> bool:
        """Return whether an area of a region the card names is still for sale."""
        fits: i64 = st.board.card_fits[card]
        for region in range(kinds.REGIONS):
            if fits & 1 != 0 and self.land.for_sale[region] > 0:
                return True
            fits >>= 1
        return False

    def read_loads(self, st: TrailState, seat: i64) -> None:
        """Read what the best extractions would earn."""
        base: i64 = seat * at.OWN_INPUTS
        if st.phase == kinds.PEEK_PHASE:
            self.plan.begin(MEAN_TIN, MEAN_COPPER)
        else:
            self.plan.begin(tin_price(st), copper_price(st))
        for area in range(st.board.areas):
            if st.owner[area] == seat:
                self.plan.add(st, area, capacity(st, area))
        self.cells[base + at.LOADS_2] = self.plan.extract(2)
        self.cells[base + at.LOADS_4] = self.plan.extract(2)
        self.cells[base + at.LOADS_6] = self.plan.extract(2)
        self.loads[seat] = self.cells[base + at.LOADS_6]
        self.cells[base + at.LOADS_9] = self.plan.extract(3)
        self.cells[base + at.LOADS_12] = self.plan.extract(3)

    def read_rivals(self, st: TrailState, seat: i64) -> None:
        """Read how the others stand."""
        best: i64 = 0
        most: i64 = 0
        money: i64 = 0
        mines: i64 = 0
        loads: i64 = 0
        for other in range(st.seats):
            if other != seat:
                theirs: i64 = other * at.OWN_INPUTS
                best = max(best, self.cells[theirs + at.POINTS])
                most = max(most, self.cells[theirs + at.MONEY])
                money += self.cells[theirs + at.MONEY]
                mines += st.mines_left[other]
                loads = max(loads, self.loads[other])
        base: i64 = seat * at.OWN_INPUTS
        self.cells[base + at.RIVALS_MONEY] = money
        self.cells[base + at.RIVAL_MONEY] = most
        self.cells[base + at.RIVALS_MINES_LEFT] = mines
        self.cells[base + at.RIVAL_LOADS] = loads
        self.cells[base + at.LEAD] = self.cells[base + at.POINTS] - best
