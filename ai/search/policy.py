"""What a search must be told about a title: which moves look good, and what a result is worth."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rules import State

FULL_REWARD: Final = 1_000_000


class Policy:
    """A title's knowledge for search and simple players; states may be views or imagined."""

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write how good each of the first count legal moves looks; any unit, higher is better."""
        raise NotImplementedError("a title scores its own moves")

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible legal move, a little at random, fast; out is scratch space."""
        raise NotImplementedError("a title plays its own games quickly")

    def stage(self, state: State) -> i64:
        """Return how many natural parts of the game are over: it rises when a round ends."""
        raise NotImplementedError("a title knows its own rounds")

    def rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's reward for a finished game, 0 to FULL_REWARD."""
        raise NotImplementedError("a title values its own results")
