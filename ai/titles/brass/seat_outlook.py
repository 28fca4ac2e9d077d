"""The position as one seat sees its chances: what pounds, spaces, link ends and counters are worth.

Everything is in cents, hundredths of a point at the end of the game, and read from what is open.
"""

from __future__ import annotations

from typing import Final, final

from ai.titles.brass.clock import actions_in_era, actions_left, incomes_left, rounds_after
from ai.titles.brass.money import POINT, means, pound_worth, space_worth
from game.engine.cells import i64, vec
from game.engine.rows import row_of, zeros
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import CANAL, COAL_MINE, COTTON_MILL, EMPTY, LEVELS
from game.titles.brass.rules.selling import is_own_mill
from game.titles.brass.rules.state import BrassState

UNSEEN: Final = -1  # not looked at yet: much of it is never asked
UNFLIPPED: Final = 60  # cents a link end expects of a counter that lies unflipped
FREE: Final = 40  # and of a free space at the start of an era
WAIT: Final[vec[i64]] = row_of([1, 2, 1, 1, 0])  # incomes before a counter flips, by industry
COLD: Final = 5  # and before anybody burns the coal of a mine while canals are dug
AGAIN: Final = 190  # per cent of its points for a counter that counts in both eras


@final
class SeatOutlook:
    """Looked at anew before every decision; the numbers hold for one seat and one moment."""

    seat: i64 = 0
    actions: i64 = 0  # own ones to the end of the game
    era_actions: i64 = 0
    incomes: i64 = 0
    pound: i64 = 0  # cents of a pound
    space: i64 = 0  # cents of an income space
    free: i64 = 0  # cents a link end expects of a free space
    cotton: i64 = UNSEEN  # places where own mills wait to be sold, as a set

    def __init__(self, board: Board) -> None:
        """Make room for the board's places."""
        self.ends: vec[i64] = zeros(board.places)  # what `end_worth` has found
        self.own_ends: vec[i64] = zeros(board.places)  # own links that end there

    def look(self, st: BrassState, seat: i64) -> None:
        """Look at the position for this seat."""
        self.seat = seat
        self.actions = actions_left(st, seat)
        self.era_actions = actions_in_era(st, seat)
        self.incomes = incomes_left(st)
        pounds: i64 = means(st, seat, self.actions, self.incomes)
        self.pound = pound_worth(pounds, self.actions)
        self.space = space_worth(st, seat, self.actions, self.incomes, self.pound)
        self.free = FREE * rounds_after(st) // max(1, st.board.rounds)
        for place in range(st.board.places):
            self.ends[place] = UNSEEN
        self.cotton = UNSEEN
        self.look_at_links(st, seat)

    def end_worth(self, st: BrassState, place: i64) -> i64:
        """Return the cents the end of a link is likely to count at the place."""
        if self.ends[place] == UNSEEN:
            board: Board = st.board
            cents: i64 = board.circles[place] * POINT
            if place < board.locations:
                for at in range(board.first_space[place], board.first_space[place + 1]):
                    if st.owner[at] == EMPTY:
                        cents += self.free
                    elif st.flipped[at] != 0:
                        cents += POINT
                    else:
                        cents += UNFLIPPED
            self.ends[place] = cents
        return self.ends[place]

    def look_at_links(self, st: BrassState, seat: i64) -> None:
        """Count own links at every place."""
        board: Board = st.board
        for place in range(board.places):
            self.own_ends[place] = 0
        if st.linked[seat] == 0:
            return
        for line in range(board.lines):
            if st.link[line] == seat:
                self.own_ends[board.end_a[line]] += 1
                self.own_ends[board.end_b[line]] += 1

    def waiting_cotton(self, st: BrassState) -> i64:
        """Return the places where own mills wait to be sold, as a set."""
        if self.cotton == UNSEEN:
            board: Board = st.board
            places: i64 = 0
            for at in range(board.showing_from[COTTON_MILL], board.showing_from[COTTON_MILL + 1]):
                mill: i64 = board.showing[at]
                if is_own_mill(st, self.seat, mill):
                    places |= board.here[mill]
            self.cotton = places
        return self.cotton

    def flip_worth(self, st: BrassState, kind: i64, place: i64) -> i64:
        """Return what a counter of the kind is worth to the seat once it lies flipped there."""
        worth: i64 = st.board.points[kind] * POINT
        if st.era == CANAL and kind % LEVELS > 1:
            worth = worth * AGAIN // 100
        return worth + self.income_worth(st, kind) + self.own_ends[place] * POINT

    def income_worth(self, st: BrassState, kind: i64) -> i64:
        """Return what the income of a counter is worth that will flip after the usual wait."""
        industry: i64 = kind // LEVELS
        wait: i64 = WAIT[industry]
        if industry == COAL_MINE and st.era == CANAL:
            wait = min(COLD, rounds_after(st))
        left: i64 = max(0, self.incomes - wait)
        return st.board.income[kind] * self.space * left // max(1, self.incomes)

    def window(self, st: BrassState, kind: i64) -> i64:
        """Return the own actions before a counter of the kind leaves or the game ends."""
        if st.era == CANAL and kind % LEVELS <= 1:
            return self.era_actions
        return self.actions
