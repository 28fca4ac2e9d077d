"""What a search may be told about a title besides its policy: the worth of a position."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rules import State


class Value:
    """What a position is worth to each seat at a natural stop, where the policy's stage rises.

    States are imagined ones: the value may look at nothing but what seats could know of them.
    """

    def estimate(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward, 0 to FULL_REWARD, of a game that is not over."""
        raise NotImplementedError("a title values its own positions")
