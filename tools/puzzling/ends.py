"""Ends: what the last turn of an era, a round or the game can bring, counted out to the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import ClassVar, Final

from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game

MOST_POSITIONS: Final = 60_000
Key = tuple[tuple[int, ...], ...]


class Unsolved(Exception):
    """There is too much to count, or it is not the end yet."""


@dataclass
class EndCount:
    """Counts every way a seat may play its last turn; over luck it takes the exact average.

    All that comes after the turn has to follow by itself: nobody else is to decide any more.
    """

    game: Game
    seat: int
    most_positions: ClassVar[int] = MOST_POSITIONS
    met_luck: bool = False
    _known: dict[Key, Fraction] = field(default_factory=dict)

    @property
    def positions(self) -> int:
        """How many different positions were looked at."""
        return len(self._known)

    def points(self, state: State) -> Fraction:
        """Return the points the seat comes to at best, on average over luck; Unsolved."""
        if state.to_move == NOBODY:
            return Fraction(self.game.rules.scores(state)[self.seat])
        key = tuple(tuple(row) for row in state.to_plain())
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self.most_positions:
                raise Unsolved("there are too many ways to play on")
            self._known[key] = found = self._counted(state)
        return found

    def after(self, state: State, code: int) -> Fraction:
        """Return the points after a move or an outcome of luck."""
        later = state.clone()
        self.game.rules.apply(later, code)
        return self.points(later)

    def worths(self, state: State) -> dict[int, Fraction]:
        """Return the points after each legal move."""
        return {code: self.after(state, code) for code in self.game.rules.legal_codes(state)}

    def line(self, state: State) -> Iterator[int]:
        """Yield the moves of a best way to the end; no luck may be on it."""
        played = state.clone()
        while played.to_move != NOBODY:
            worths = self.worths(played)
            code = max(worths, key=lambda each: worths[each])
            yield code
            self.game.rules.apply(played, code)

    def _counted(self, state: State) -> Fraction:
        if state.to_move == CHANCE:
            self.met_luck = True
            outcomes = self.game.rules.weighted_outcomes(state)
            whole = sum(weight for _, weight in outcomes)
            return (
                sum((weight * self.after(state, code) for code, weight in outcomes), Fraction())
                / whole
            )
        if state.to_move != self.seat:
            raise Unsolved("somebody else still decides")
        return max(self.worths(state).values())
