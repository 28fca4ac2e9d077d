"""Reads a position into the inputs of every seat, as named in inputs.py; all are integers."""

from typing import Final, cast, final

from ai.search.learned_value import PositionReader
from ai.titles.brass import inputs as at
from ai.titles.brass.clock import (
    actions_left_in_era,
    actions_left_in_game,
    incomes_left,
    rounds_left_in_era,
)
from ai.titles.brass.counter_inputs import TENTH, CounterFeatures
from ai.titles.brass.hand_inputs import read_connections, read_fitting_cards, read_hand, read_stacks
from ai.titles.brass.link_inputs import read_links, read_near_lines
from ai.titles.brass.link_scores import stacks_worth
from ai.titles.brass.money_worth import pounds_to_spend, worth_of_pounds
from ai.titles.brass.valuation import BrassSeatValuation
from game.engine.cells import i64
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.own_network import network_locations, touched_places
from game.titles.brass.rules.scoring import place_in_order
from game.titles.brass.rules.state import BrassState

FIRST_POUNDS: Final = 10
NEXT_POUNDS: Final = 25
ROUNDS_APART: Final = 10  # the most rounds of an era, each with networks of its own
STAGES: Final = 20


@final
class Features(PositionReader):
    """Reads one position; `cells` holds OWN_INPUTS numbers of each seat in turn."""

    def __init__(self, board: Board) -> None:
        """Allocate the inputs for the seats of the board."""
        super().__init__(board.seats, at.OWN_INPUTS)
        self.board: Board = board
        self.valuation: BrassSeatValuation = BrassSeatValuation(board)
        self.counters: CounterFeatures = CounterFeatures(board)

    def stage(self, state: State) -> i64:
        """Return the stage, 0 to 19: the rounds of both eras, counted so that an era's last round
        has the same stage for any number of rounds."""
        st: BrassState = cast("BrassState", state)
        stage: i64 = max(0, ROUNDS_APART - 1 - rounds_left_in_era(st))
        return stage + ROUNDS_APART if st.era == kinds.RAIL else stage

    def read(self, state: State) -> None:
        """Read a position, which may be a determinization."""
        st: BrassState = cast("BrassState", state)
        self.cells = zeros(st.seats * at.OWN_INPUTS)
        self.counters.read_shared(st)
        for seat in range(st.seats):
            self.valuation.seat = seat  # all that the readings below ask of it
            self.valuation.era_actions = actions_left_in_era(st, seat)
            self.valuation.actions = actions_left_in_game(st, self.valuation.era_actions)
            self.read_company(st, seat)
            self.counters.read(st, self.valuation, self.cells)
            read_stacks(st, seat, self.cells)
            read_hand(st, seat, self.cells)
            read_fitting_cards(st, seat, network_locations(st, seat), self.cells)
            read_near_lines(st, seat, self.cells)
            read_connections(st, seat, self.cells)
        read_links(st, self.cells)
        for seat in range(st.seats):
            self.read_rivals(st, seat)
            self.counters.write_shared(st, seat, self.cells)

    def read_company(self, st: BrassState, seat: i64) -> None:
        """Read the seat's points, money and income, and what it can still do with them."""
        base: i64 = seat * at.OWN_INPUTS
        money: i64 = st.money[seat]
        pounds: i64 = pounds_to_spend(st, seat, self.valuation.actions, incomes_left(st))
        self.cells[base + at.BIAS] = 1
        self.cells[base + at.POINTS] = st.points[seat]
        self.cells[base + at.MONEY] = money
        self.cells[base + at.FIRST_POUNDS] = min(money, FIRST_POUNDS)
        self.cells[base + at.NEXT_POUNDS] = min(money, NEXT_POUNDS)
        self.cells[base + at.INCOME] = st.income[seat]
        self.cells[base + at.LEVEL] = self.board.level[st.income[seat]]
        self.cells[base + at.TURN] = place_in_order(st, seat)
        self.cells[base + at.ROUNDS] = rounds_left_in_era(st)
        self.cells[base + at.MEANS] = worth_of_pounds(pounds, self.valuation.actions) // TENTH
        self.cells[base + at.STACKS] = stacks_worth(st, self.valuation) // TENTH
        places: i64 = touched_places(st, seat)
        while places != 0:
            places &= places - 1
            self.cells[base + at.REACH] += 1

    def read_rivals(self, st: BrassState, seat: i64) -> None:
        """Read the best rival's income and expected points, the rivals' money, and the lead over
        the best one.
        """
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
