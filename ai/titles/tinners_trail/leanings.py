"""How good actions look beside each other and how far bids go, corrected by what was learned.

An estimate sees one action alone, and a mine's worth no auction. What their pence mean for each
seat was learned round by round: a share of the gain, a start, and what work left and money in
hand add. So quick games, first sights and the order in which moves are tried know that adits and
trains are worth more than their plain gain, and that a mine seldom brings what it seems worth.
"""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.kinds import BID, PLACE, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState, work_left

# The numbers of a kind of move in a round; BID stands for the most a quick bidder gives.
PER_CENT: Final = 0  # of the gain
PENCE: Final = 1
PER_WORK: Final = 2  # pence for every work point left above the usual
PER_POUND: Final = 3  # pence for every pound in hand above the usual
PER_RIVAL: Final = 4  # pence for every further seat that still bids
NUMBERS: Final = 5
KINDS: Final = PLACE + 1
CELLS: Final = KINDS * ROUNDS * NUMBERS  # of a seat
USUAL_WORK: Final = 5  # points
USUAL_MONEY: Final = 20  # pounds
MUCH: Final = 20  # pounds above the usual: more says no more


@final
class Leanings:
    """The leanings of every seat; they are the same for all but while they are learned."""

    def __init__(self, seats: i64) -> None:
        """Think nothing of anything until numbers are put into the cells."""
        self.cells: vec[i64] = zeros(seats * CELLS)
        self.reserve: vec[i64] = zeros(seats * ROUNDS)  # pounds kept when a round is over
        self.round_cells: i64 = 0
        self.work: i64 = 0
        self.money: i64 = 0

    def take_seat(self, st: TrailState, seat: i64) -> None:
        """See the table as the seat sees it."""
        self.round_cells = seat * CELLS + (st.round - 1) * NUMBERS
        self.work = work_left(st, seat) - USUAL_WORK
        self.money = min(st.money[seat] - USUAL_MONEY, MUCH)

    def judged(self, kind: i64, gain: i64) -> i64:
        """Return the pence a work point that an action seems to gain, from its plain gain."""
        cell: i64 = self.round_cells + kind * (ROUNDS * NUMBERS)
        pence: i64 = gain * self.cells[cell + PER_CENT] // 100 + self.cells[cell + PENCE]
        pence += self.cells[cell + PER_WORK] * self.work
        return pence + self.cells[cell + PER_POUND] * self.money

    def limit(self, st: TrailState, seat: i64, worth: i64) -> i64:
        """Return how many pence a quick bidder gives for the mine under the hammer (A-6)."""
        self.take_seat(st, seat)
        rivals: i64 = -2  # but the seat itself and one rival, whom every auction has
        for bidder in range(st.seats):
            if st.bidding[bidder] != 0:
                rivals += 1
        per_rival: i64 = self.cells[self.round_cells + BID * ROUNDS * NUMBERS + PER_RIVAL]
        return self.judged(BID, worth) + per_rival * rivals

    def wanted_investment(self, st: TrailState) -> i64:
        """Return how many pounds to invest: all but a reserve, in tens if there are any (I-2)."""
        spare: i64 = st.money[st.to_move] - self.reserve[st.to_move * ROUNDS + st.round - 1]
        if spare < 5:
            return 0
        if spare < 10:
            return 5
        return spare // 10 * 10
