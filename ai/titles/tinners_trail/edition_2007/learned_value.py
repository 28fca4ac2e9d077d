"""The learned value of the edition of 2007: what it reads, and the stages of a game. The
hand-written value: what points, money, mines and the turn order will come to."""

from __future__ import annotations

from typing import Final, cast, final

from ai.search.learned_value import LearnedValue, write_win_shares
from ai.search.policy import Value, best_other, mix
from ai.titles.tinners_trail.both_editions.ore import ore_in, room
from ai.titles.tinners_trail.edition_2007 import inputs as at
from ai.titles.tinners_trail.edition_2007.features import ClassicFeatures
from ai.titles.tinners_trail.edition_2007.rounds import rounds_over
from ai.titles.tinners_trail.streams import POUND, stream
from game.engine.cells import i64, vec
from game.engine.rows import row_of, zeros
from game.engine.rules import State
from game.titles.tinners_trail.rules.edition_2007.board import ClassicBoard
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUNDS

# The learned value of the edition of 2007: what it reads, and the stages of a game.


@final
class LearnedClassicValue(LearnedValue):
    """Judges positions of one board between rounds."""

    def __init__(self, board: ClassicBoard, hidden: i64) -> None:
        """Make empty networks; what all seats share is added up once."""
        super().__init__(board.seats, at.OWN_INPUTS, ROUNDS, hidden)
        self.features: ClassicFeatures = ClassicFeatures(board)
        self.own = at.FOR_SALE
        self.common = at.FOR_SALE
        self.shared = at.OWN_INPUTS - at.FOR_SALE

    def read(self, state: State) -> vec[i64]:
        """Return the inputs named in inputs.py."""
        self.features.read(cast("ClassicState", state))
        return self.features.cells

    def stage(self, state: State) -> i64:
        """Return the stage: the rounds that are over."""
        return rounds_over(cast("ClassicState", state))


# The hand-written value: what points, money, mines and the turn order will come to.

LOADS_A_ROUND: Final = 2  # extractions of one mine that there is time for
# Hundredths of a point, by how many rounds are over.
SPREAD: Final[vec[i64]] = row_of([1200, 1000, 800, 500])  # ahead that make the odds e to 1
PER_POUND: Final[vec[i64]] = row_of([120, 105, 85, 62])
PER_EARNED: Final[vec[i64]] = row_of([130, 115, 95, 70])  # a pound the mines will earn
PER_MINE: Final[vec[i64]] = row_of([400, 330, 240, 110])  # what comes on top for having one
PER_PLACE: Final[vec[i64]] = row_of([30, 30, 30, 30])  # each place nearer to the first turn


@final
class ClassicValue(Value):
    """Points, money, mines and the turn order of every seat when a round has ended."""

    def __init__(self, board: ClassicBoard) -> None:
        """Provide room for the board's seats."""
        self.points: vec[i64] = zeros(board.seats)
        self.shares: vec[i64] = zeros(board.seats)

    def estimate(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward."""
        st: ClassicState = cast("ClassicState", state)
        over: i64 = rounds_over(st)
        self.expect(st, over)
        write_win_shares(self.points, SPREAD[over], self.shares)
        for seat in range(st.seats):
            margin: i64 = self.points[seat] - best_other(self.points, seat)
            rewards[seat] = mix(self.shares[seat], margin)

    def expect(self, st: ClassicState, over: i64) -> None:
        """Write every seat's expected points, less what is the same for all, in hundredths."""
        for seat in range(st.seats):
            points: i64 = st.points[seat] * 100 + st.money[seat] * PER_POUND[over]
            points += (st.county.mines - st.mines_left[seat]) * PER_MINE[over]
            self.points[seat] = points - st.depth[seat] * PER_PLACE[over]
        loads: i64 = LOADS_A_ROUND * (ROUNDS - over)
        for area in range(st.county.areas):
            owner: i64 = st.owner[area]
            if owner != EMPTY:
                pence: i64 = stream(ore_in(st, area), st.water[area], room(st, area), loads)
                self.points[owner] += pence * PER_EARNED[over] // POUND
