"""Reads what lies on and beside a seat's own board: goods, rooms, crests, stored tiles."""

from typing import Final, cast, final

from ai.search.learned_value import PositionReader
from ai.titles.tiletum import inputs as at
from ai.titles.tiletum.answer_scores import explorers_of
from ai.titles.tiletum.clock import turns_over
from ai.titles.tiletum.dice_scores import ActionPromises
from ai.titles.tiletum.learned_leanings import plain_leanings
from ai.titles.tiletum.outlook import TiletumSeatOutlook
from ai.titles.tiletum.tiles import tile_worth
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.tiletum.rules import fairs, household, kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.pieces import slot_for, stands_in
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled, goods_of, place_of
from game.titles.tiletum.rules.tasks import may_contribute, top_tile
from game.titles.tiletum.rules.technologies import all_levels

ENOUGH: Final = 8  # of a good
TENTH: Final = 10  # cents in a tenth of a point

STAGES: Final = kinds.ROUNDS * kinds.TURNS
SOME_POINTS: Final = 4  # of action, for which promises are read
FAIRS_READ: Final = 3
MOST_STEPS: Final = 8
NEARBY: Final = 2  # steps of the merchant; the architect goes one less
FURTHER: Final = 2  # steps that still are within reach


def read_stock(st: TiletumState, outlook: TiletumSeatOutlook, cells: vec[i64]) -> None:
    """Read goods, supplies, and what is fulfilled or open."""
    board: Board = st.board
    seat: i64 = outlook.seat
    base: i64 = seat * at.OWN_INPUTS
    for good in range(kinds.GOODS):
        cells[base + at.GOLD + good] = min(goods_of(st, seat, good), ENOUGH)
        cells[base + at.LACK] += outlook.needs.lack[good]
    cells[base + at.GOODS] = fairs.goods_left(st, seat)
    cells[base + at.HOUSE_SUPPLY] = st.supply[seat * kinds.PIECES + kinds.HOUSE_PIECE]
    cells[base + at.PILLAR_SUPPLY] = st.supply[seat * kinds.PIECES + kinds.PILLAR_PIECE]
    cells[base + at.FULFILLED] = fulfilled(st, seat)
    cells[base + at.CATHEDRALS] = fairs.cathedral_tiles(st, seat)
    for number in range(board.cathedrals):
        open_here: bool = board.is_open[number] > 0 and st.cost[number] != kinds.EMPTY
        if open_here and may_contribute(st, seat, number):
            cells[base + at.OPEN_CATHEDRALS] += 1
            points: i64 = top_tile(st, number) + board.cost_points[st.cost[number]]
            cells[base + at.OPEN_POINTS] += points


def read_house(st: TiletumState, seat: i64, cells: vec[i64]) -> None:
    """Read rooms, crests and markers."""
    board: Board = st.board
    base: i64 = seat * at.OWN_INPUTS
    cells[base + at.CRESTS] = household.crests_placed(st, seat)
    cells[base + at.UPPER] = household.upper_people(st, seat)
    cells[base + at.FULL] = household.full_buildings(st, seat)
    completed: i64 = household.completed_buildings(st, seat)
    if completed < kinds.BUILDINGS:
        more: i64 = board.completed[completed + 1] - board.completed[completed]
        cells[base + at.NEXT_COMPLETED] = more
    for building in range(kinds.BUILDINGS):
        people: i64 = household.people_in(st, seat, building)
        cells[base + at.PEOPLE] += people
        missing: i64 = board.room_from[building + 1] - board.room_from[building] - people
        if missing == 1 and st.crests[seat * kinds.BUILDINGS + building] != kinds.EMPTY:
            cells[base + at.CRESTED] += 1
    for action in range(kinds.TYPES):
        cells[base + at.MARKERS + action] = st.markers[seat * kinds.TYPES + action]


def read_store(st: TiletumState, outlook: TiletumSeatOutlook, cells: vec[i64]) -> None:
    """Read the tiles in the storehouse."""
    board: Board = st.board
    base: i64 = outlook.seat * at.OWN_INPUTS
    for slot in range(outlook.seat * kinds.STORE, (outlook.seat + 1) * kinds.STORE):
        tile: i64 = st.store[slot]
        if tile == kinds.EMPTY:
            continue
        kind: i64 = board.kind[tile]
        if kind == kinds.CONTRACT_TILE:
            cells[base + at.STORED_CONTRACTS] += 1
            cells[base + at.CONTRACT_POINTS] += board.points[tile]
        elif kind == kinds.CREST_TILE:
            cells[base + at.STORED_CRESTS] += 1
        elif kind == kinds.CHARACTER_TILE:
            cells[base + at.STORED_PEOPLE] += 1
        else:
            cells[base + at.STORED_HELPERS] += 1
            cells[base + at.HELPER_WORTH] += tile_worth(st, outlook, tile) // TENTH


# Reads a position into the inputs of every seat, named in inputs.py; whole numbers all.


@final
class Features(PositionReader):
    """One reading; `cells` holds OWN_INPUTS numbers of each seat in turn."""

    def __init__(self, board: Board) -> None:
        """Make room for the seats of the board."""
        super().__init__(board.seats, at.OWN_INPUTS)
        self.board: Board = board
        self.promises: ActionPromises = ActionPromises(board, plain_leanings(board))

    def stage(self, state: State) -> i64:
        """Return 0 to 11: the turn of all seats."""
        return turns_over(cast("TiletumState", state))

    def read(self, state: State) -> None:
        """Read a position; only what stands in the state counts, which may be imagined."""
        st: TiletumState = cast("TiletumState", state)
        self.cells = zeros(st.seats * at.OWN_INPUTS)
        for seat in range(st.seats):
            self.promises.look(st, seat)
            self.read_seat(st, seat)
            read_stock(st, self.promises.outlook, self.cells)
            read_house(st, seat, self.cells)
            read_store(st, self.promises.outlook, self.cells)
            self.read_fairs(st, seat)
            if seat != st.board.cardinal:
                self.read_promises(st, seat)
                self.read_meeples(st, seat)
            if st.board.silver > 0:
                self.read_silver(st, seat)
        for seat in range(st.seats):
            self.read_rivals(st, seat)

    def read_seat(self, st: TiletumState, seat: i64) -> None:
        """Read points, king track and pieces."""
        base: i64 = seat * at.OWN_INPUTS
        self.cells[base + at.BIAS] = 1
        self.cells[base + at.POINTS] = st.points[seat] + fairs.points_at_end(st, seat)
        self.cells[base + at.KING] = st.king[seat]
        self.cells[base + at.TURN] = place_of(st, seat)
        self.cells[base + at.HOUSES] = self.promises.outlook.houses
        self.cells[base + at.PILLARS] = self.promises.outlook.pillars
        self.cells[base + at.PRODUCT] = fairs.points_of_pieces(st, seat)
        self.cells[base + at.COMPLETED] = self.promises.outlook.completed
        self.cells[base + at.HOUSE_WORTH] = self.promises.outlook.house // TENTH
        self.cells[base + at.PILLAR_WORTH] = self.promises.outlook.pillar // TENTH

    def read_fairs(self, st: TiletumState, seat: i64) -> None:
        """Read what the fairs that are due would bring, and whether a house stands there."""
        base: i64 = seat * at.OWN_INPUTS
        for thing in range(fairs.THINGS):
            self.cells[base + at.MORE + thing] = self.promises.outlook.fairs.more[thing] // TENTH
        for later in range(FAIRS_READ):
            number: i64 = st.round + later
            if number > kinds.ROUNDS:
                break
            town: i64 = st.fair[kinds.ROUNDS + number - 1]
            self.cells[base + at.FAIRS + later] = fairs.fair_points(st, seat, number)
            place: i64 = self.promises.outlook.fairs.place[number - 1]
            self.cells[base + at.PLACES + later] = place // TENTH
            if stands_in(st, seat, kinds.HOUSE_PIECE, town):
                self.cells[base + at.THERE + later] = 1
            elif seat != st.board.cardinal:
                here: i64 = st.people[seat * kinds.PEOPLE + kinds.MERCHANT]
                steps: i64 = self.promises.outlook.tables.distance[here * st.board.spaces + town]
                self.cells[base + at.WAY + later] = min(steps, MOST_STEPS)

    def read_promises(self, st: TiletumState, seat: i64) -> None:
        """Read what a few points of each action seem to bring."""
        for action in range(kinds.KING):
            promise: i64 = self.promises.promise(st, action, SOME_POINTS)
            self.cells[seat * at.OWN_INPUTS + at.PROMISES + action] = promise // TENTH

    def read_meeples(self, st: TiletumState, seat: i64) -> None:
        """Read where merchant and architect stand, and the free places around them."""
        base: i64 = seat * at.OWN_INPUTS
        for who in range(kinds.PEOPLE):
            here: i64 = st.people[seat * kinds.PEOPLE + who]
            self.cells[base + at.MEEPLES + who * st.board.main_spaces + here] = 1
            first: i64 = here * st.board.spaces
            for space in range(st.board.main_spaces):
                if slot_for(st, seat, who, space) != kinds.EMPTY:  # of a house, or of a pillar
                    steps: i64 = self.promises.outlook.tables.distance[first + space]
                    if steps <= NEARBY - who:
                        self.cells[base + at.NEAR + who] += 1
                    if steps <= NEARBY + FURTHER - who:
                        self.cells[base + at.IN_REACH + who] += 1

    def read_silver(self, st: TiletumState, seat: i64) -> None:
        """Read silver, mines and what lies underground."""
        base: i64 = seat * at.OWN_INPUTS
        self.cells[base + at.SILVER] = st.silver[seat]
        self.cells[base + at.MINES] = self.promises.outlook.mines
        self.cells[base + at.MINE_SUPPLY] = st.mines[2 * seat]
        self.cells[base + at.EXPLORERS] = explorers_of(st, seat)
        self.cells[base + at.LEVELS] = all_levels(st, seat)
        if seat != st.board.cardinal:
            promise: i64 = self.promises.promise(st, kinds.EXPLORER, SOME_POINTS)
            self.cells[base + at.EXPLORER] = promise // TENTH

    def read_rivals(self, st: TiletumState, seat: i64) -> None:
        """Read how the others stand."""
        best: i64 = -1000
        product: i64 = 0
        king: i64 = st.board.king_lowest
        for other in range(st.seats):
            if other != seat:
                theirs: i64 = other * at.OWN_INPUTS
                best = max(best, self.cells[theirs + at.POINTS])
                product = max(product, self.cells[theirs + at.PRODUCT])
                king = max(king, self.cells[theirs + at.KING])
        base: i64 = seat * at.OWN_INPUTS
        self.cells[base + at.LEAD] = self.cells[base + at.POINTS] - best
        self.cells[base + at.RIVAL_PRODUCT] = product
        self.cells[base + at.RIVAL_KING] = king
