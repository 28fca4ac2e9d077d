"""A game's true state as a Python object that supports copy, pickle and determinization."""

from __future__ import annotations

from typing import Any

from game import titles
from game.engine.knowledge import view_of
from game.engine.luck import Luck
from game.engine.rules import State
from game.engine.title import Game, Options


class PackedState:
    """A state that is pickled as the options of its game and plain rows of integers."""

    def __init__(self, game: Game, state: State) -> None:
        """Store a state of the game."""
        self.game = game
        self.state = state

    def __deepcopy__(self, _memo: dict[int, Any]) -> PackedState:
        """Return an independent equal state."""
        return PackedState(self.game, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle in plain form."""
        return restored, (self.game.options, self.state.to_plain())

    def imagined(self, seat: int, seed: int) -> PackedState:
        """Return a random state that looks the same to the seat (a determinization)."""
        luck = Luck()
        luck.seed(seed)
        twin = view_of(self.game.rules, self.state, seat)
        self.game.rules.determinize(twin, seat, luck)
        return PackedState(self.game, twin)


def restored(options: Options, rows: list[list[int]]) -> PackedState:
    """Return the packed state from its plain form."""
    game = titles.title(options.title).game(options)
    state = game.rules.new_state()
    state.load_plain(rows)
    return PackedState(game, state)
