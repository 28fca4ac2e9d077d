"""Reads a position into the inputs of every seat, named in inputs.py; whole numbers all."""

from __future__ import annotations

from typing import Final, final

from ai.titles.brass import inputs as at
from ai.titles.brass.clock import actions_in_era, actions_left, incomes_left, rounds_after
from ai.titles.brass.features_of_counters import CounterFeatures
from ai.titles.brass.features_of_links import read_links
from ai.titles.brass.features_of_stacks import read_hand, read_stacks
from ai.titles.brass.money import means, means_worth
from ai.titles.brass.seat_outlook import SeatOutlook
from ai.titles.brass.stacks import stacks_worth
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import RAIL
from game.titles.brass.rules.network import touched
from game.titles.brass.rules.scoring import place_in_order
from game.titles.brass.rules.state import BrassState

FIRST_POUNDS: Final = 10
NEXT_POUNDS: Final = 25
TENTH: Final = 10  # cents in a tenth of a point
ROUNDS_APART: Final = 10  # the most rounds of an era, each with networks of its own
STAGES: Final = 20


def stage_of_value(st: BrassState) -> i64:
    """Return 0 to 19: the rounds of both eras, each counted from the end of its era."""
    stage: i64 = max(0, ROUNDS_APART - 1 - rounds_after(st))
    return stage + ROUNDS_APART if st.era == RAIL else stage


@final
class Features:
    """One reading; `cells` holds OWN_INPUTS numbers of each seat in turn."""

    def __init__(self, board: Board) -> None:
        """Make room for the seats of the board."""
        self.board: Board = board
        self.cells: vec[i64] = zeros(board.seats * at.OWN_INPUTS)
        self.outlook: SeatOutlook = SeatOutlook(board)
        self.counters: CounterFeatures = CounterFeatures(board)

    def read(self, st: BrassState) -> None:
        """Read a position; only what stands in the state counts, which may be imagined."""
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

    def numbers(self, st: BrassState) -> list[int]:
        """Return the inputs of all seats as a plain list, for training."""
        self.read(st)
        return [int(number) for number in self.cells]

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
