"""A game's true state as a Python object that can be copied, pickled and determinized."""

from __future__ import annotations

from typing import Any

from game import titles
from game.engine.knowledge import view_of
from game.engine.luck import Luck
from game.engine.rules import State
from game.engine.title import Game, Options


class PackedState:
    """A state that travels as the options of its game and plain rows of whole numbers."""

    def __init__(self, game: Game, state: State) -> None:
        """Hold a state of the game."""
        self.game = game
        self.state = state

    def __deepcopy__(self, _memo: dict[int, Any]) -> PackedState:
        """Return an independent equal position."""
        return PackedState(self.game, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel in plain form."""
        return restored, (self.game.options, self.state.to_plain())

    def imagined(self, seat: int, seed: int) -> PackedState:
        """Return one of the positions that look the same to the seat."""
        luck = Luck()
        luck.seed(seed)
        twin = view_of(self.game.rules, self.state, seat)
        self.game.rules.determinize(twin, seat, luck)
        return PackedState(self.game, twin)


def restored(options: Options, rows: list[list[int]]) -> PackedState:
    """Return the position of a plain form."""
    game = titles.title(options.title).game(options)
    state = game.rules.new_state()
    state.load_plain(rows)
    return PackedState(game, state)
