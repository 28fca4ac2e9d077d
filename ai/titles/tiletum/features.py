"""Read a position into the inputs of every seat, as named in inputs.py; all are integers."""

from typing import Final, cast, final

from ai.search.learned_value import PositionReader
from ai.titles.tiletum import inputs as at
from ai.titles.tiletum.clock import count_finished_turns
from ai.titles.tiletum.dice_scores import ActionEstimates
from ai.titles.tiletum.learned_policy_weights import plain_policy_weights
from ai.titles.tiletum.stock_inputs import TENTH, read_buildings, read_stock, read_store
from ai.titles.tiletum.underground_scores import count_explorers
from game.engine.cells import i64
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.tiletum.rules import fairs, kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.houses_and_pillars import has_piece_in_town, slot_for
from game.titles.tiletum.rules.progress import count_markers_ahead
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.technologies import sum_of_levels

STAGES: Final = kinds.ROUNDS * kinds.TURNS
SOME_POINTS: Final = 4  # of action, for which promises are read
FAIRS_READ: Final = 3
MOST_STEPS: Final = 8
NEARBY: Final = 2  # steps of the merchant; the architect goes one less
FURTHER: Final = 2  # steps that still are within reach


@final
class Features(PositionReader):
    """Reads one position; `cells` holds OWN_INPUTS numbers of each seat in turn."""

    def __init__(self, board: Board) -> None:
        """Allocate the inputs for the seats of the board."""
        super().__init__(board.seats, at.OWN_INPUTS)
        self.board: Board = board
        self.promises: ActionEstimates = ActionEstimates(board, plain_policy_weights(board))

    def stage(self, state: State) -> i64:
        """Return the stage, 0 to 11: the number of turns of all seats that are over."""
        return count_finished_turns(cast("TiletumState", state))

    def read(self, state: State) -> None:
        """Read a position, which may be a determinization."""
        st: TiletumState = cast("TiletumState", state)
        self.cells = zeros(st.seats * at.OWN_INPUTS)
        for seat in range(st.seats):
            self.promises.analyse(st, seat)
            self.read_seat(st, seat)
            read_stock(st, self.promises.valuation, self.cells)
            read_buildings(st, seat, self.cells)
            read_store(st, self.promises.valuation, self.cells)
            self.read_fairs(st, seat)
            if seat != st.board.cardinal:
                self.read_action_estimates(st, seat)
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
        self.cells[base + at.TURN] = count_markers_ahead(st, seat)
        self.cells[base + at.HOUSES] = self.promises.valuation.houses
        self.cells[base + at.PILLARS] = self.promises.valuation.pillars
        self.cells[base + at.PRODUCT] = fairs.points_of_pieces(st, seat)
        self.cells[base + at.COMPLETED] = self.promises.valuation.completed
        self.cells[base + at.HOUSE_WORTH] = self.promises.valuation.house // TENTH
        self.cells[base + at.PILLAR_WORTH] = self.promises.valuation.pillar // TENTH

    def read_fairs(self, st: TiletumState, seat: i64) -> None:
        """Read what the coming fairs would bring, and whether the seat has a house at each."""
        base: i64 = seat * at.OWN_INPUTS
        for thing in range(fairs.THINGS):
            self.cells[base + at.MORE + thing] = self.promises.valuation.fairs.more[thing] // TENTH
        for later in range(FAIRS_READ):
            number: i64 = st.round + later
            if number > kinds.ROUNDS:
                break
            town: i64 = st.fair[kinds.ROUNDS + number - 1]
            self.cells[base + at.FAIRS + later] = fairs.fair_points(st, seat, number)
            place: i64 = self.promises.valuation.fairs.place[number - 1]
            self.cells[base + at.PLACES + later] = place // TENTH
            if has_piece_in_town(st, seat, kinds.HOUSE_PIECE, town):
                self.cells[base + at.THERE + later] = 1
            elif seat != st.board.cardinal:
                here: i64 = st.people[seat * kinds.PEOPLE + kinds.MERCHANT]
                steps: i64 = self.promises.valuation.tables.distance[here * st.board.spaces + town]
                self.cells[base + at.WAY + later] = min(steps, MOST_STEPS)

    def read_action_estimates(self, st: TiletumState, seat: i64) -> None:
        """Read the estimated values of a few points of each action."""
        for action in range(kinds.KING):
            promise: i64 = self.promises.action_estimate(st, action, SOME_POINTS)
            self.cells[seat * at.OWN_INPUTS + at.PROMISES + action] = promise // TENTH

    def read_meeples(self, st: TiletumState, seat: i64) -> None:
        """Read the spaces of merchant and architect, and the free spaces around them."""
        base: i64 = seat * at.OWN_INPUTS
        for who in range(kinds.PEOPLE):
            here: i64 = st.people[seat * kinds.PEOPLE + who]
            self.cells[base + at.MEEPLES + who * st.board.main_spaces + here] = 1
            first: i64 = here * st.board.spaces
            for space in range(st.board.main_spaces):
                if slot_for(st, seat, who, space) != kinds.EMPTY:  # of a house, or of a pillar
                    steps: i64 = self.promises.valuation.tables.distance[first + space]
                    if steps <= NEARBY - who:
                        self.cells[base + at.NEAR + who] += 1
                    if steps <= NEARBY + FURTHER - who:
                        self.cells[base + at.IN_REACH + who] += 1

    def read_silver(self, st: TiletumState, seat: i64) -> None:
        """Read silver, mines and the progress underground."""
        base: i64 = seat * at.OWN_INPUTS
        self.cells[base + at.SILVER] = st.silver[seat]
        self.cells[base + at.MINES] = self.promises.valuation.mines
        self.cells[base + at.MINE_SUPPLY] = st.mines[2 * seat]
        self.cells[base + at.EXPLORERS] = count_explorers(st, seat)
        self.cells[base + at.LEVELS] = sum_of_levels(st, seat)
        if seat != st.board.cardinal:
            promise: i64 = self.promises.action_estimate(st, kinds.EXPLORER, SOME_POINTS)
            self.cells[base + at.EXPLORER] = promise // TENTH

    def read_rivals(self, st: TiletumState, seat: i64) -> None:
        """Read the best rival's and all rivals' points, and the lead over the best rival."""
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
