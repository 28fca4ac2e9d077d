"""Random games, every position of them."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.luck import Luck
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from tests.titles.tinners_trail.notation.hand_made import TRAIL


def new_game(seats: int) -> Game:
    """Return the game for this many seats."""
    return TRAIL.game(Options("tinners-trail", seats))


def positions(game: Game, seed: int) -> Iterator[State]:
    """Yield the same state after every step of a random game; it must not be changed."""
    luck = Luck()
    luck.seed(seed)
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    yield state
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            moves = game.moves(state)
            game.rules.apply(state, moves[luck.below(len(moves))].code)
        yield state
