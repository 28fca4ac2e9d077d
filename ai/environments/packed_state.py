"""A game's true state as a Python object that supports copy, pickle and determinization."""

from __future__ import annotations

from typing import Any

from game import titles
from game.engine.knowledge import make_view_for_seat
from game.engine.luck import Luck
from game.engine.rules import State
from game.engine.title import Game, Options


class PicklableState:
    """A state that is pickled as the options of its game and plain rows of integers."""

    def __init__(self, game: Game, state: State) -> None:
        """Store a state of the game."""
        self.game = game
        self.state = state

    def __deepcopy__(self, _memo: dict[int, Any]) -> PicklableState:
        """Return an independent equal state."""
        return PicklableState(self.game, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to pickle the state: as its game's options and its plain rows."""
        return unpickle_state, (self.game.options, self.state.to_plain())

    def sample_determinization(self, seat: int, seed: int) -> PicklableState:
        """Return a random state that the seat cannot tell from this one (a determinization)."""
        luck = Luck()
        luck.reset_from_seed(seed)
        twin = make_view_for_seat(self.game.rules, self.state, seat)
        self.game.rules.determinize(twin, seat, luck)
        return PicklableState(self.game, twin)


def unpickle_state(options: Options, rows: list[list[int]]) -> PicklableState:
    """Return a packed state from the options of its game and its plain rows of integers."""
    game = titles.title_by_name(options.title).make_game(options)
    state = game.rules.new_state()
    state.load_plain(rows)
    return PicklableState(game, state)
