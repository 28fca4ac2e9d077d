"""Lists of preferences: how Lord Wallace chooses a place, line by line as the rules print them."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState


class Preference:
    """One printed list: which places come into question, and by which lines he compares them.

    `lines` are the words of the list in its order; the first line in which two places differ
    decides. Places are areas unless a list says otherwise.
    """

    def __init__(self, lines: list[str]) -> None:
        """Compare by these lines."""
        self.lines: list[str] = lines
        self.length: i64 = len(lines)

    def places(self, st: TrailState) -> i64:
        """Return how many places there are on the map."""
        return st.board.areas

    def may(self, st: TrailState, place: i64) -> bool:
        """Return whether the place comes into question at all."""
        raise NotImplementedError("a list says which places it is about")

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Return how well a place does in one line, more is better."""
        raise NotImplementedError("a list compares by its lines")

    def best(self, st: TrailState) -> i64:
        """Return the place he prefers, EMPTY when none comes into question."""
        found: i64 = EMPTY
        for place in range(self.places(st)):
            if self.may(st, place) and (found == EMPTY or self.prefers(st, place, found)):
                found = place
        return found

    def prefers(self, st: TrailState, place: i64, other: i64) -> bool:
        """Return whether a place comes before another one."""
        for line in range(self.length):
            better: i64 = self.standing(st, place, line)
            worse: i64 = self.standing(st, other, line)
            if better != worse:
                return better > worse
        return False
