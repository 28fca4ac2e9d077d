"""A game's true state in Python's hands: it can be copied, pickled and imagined anew."""

from __future__ import annotations

from typing import Any

from game import titles
from game.engine.luck import Luck
from game.engine.options import Options
from game.engine.rules import State
from game.engine.title import Game


class HeldState:
    """A state that travels as the options of its game and plain rows of whole numbers."""

    def __init__(self, game: Game, state: State) -> None:
        """Hold a state of the game."""
        self.game = game
        self.state = state

    def __deepcopy__(self, _memo: dict[int, Any]) -> HeldState:
        """Return an independent equal position."""
        return HeldState(self.game, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel in plain form."""
        return restored, (self.game.options, self.state.to_plain())

    def imagined(self, seat: int, seed: int) -> HeldState:
        """Return one of the positions that look the same to the seat."""
        luck = Luck()
        luck.seed(seed)
        twin = self.game.rules.new_state()
        self.game.rules.hide(self.state, seat, twin)
        self.game.rules.imagine(twin, seat, luck)
        return HeldState(self.game, twin)


def restored(options: Options, rows: list[list[int]]) -> HeldState:
    """Return the position of a plain form."""
    game = titles.title(options.title).game(options)
    state = game.rules.new_state()
    state.load_plain(rows)
    return HeldState(game, state)
