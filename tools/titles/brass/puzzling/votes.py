"""What the cheap computer players do in a position: the plausible mistakes, and the grade."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ai.levels import make_player
from ai.player import always
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game

VOTERS: Final = ("ai:1", "ai:2", "ai:3", "ai:4")
SEEDS: Final = (1, 2)
STEPS_OF_GRADE: Final = (0.5, 0.9)  # share of wrong votes above which the grade rises


def moves_of_voters(game: Game, state: State, seat: int) -> Iterator[int]:
    """Yield the move of each player for each seed."""
    view = _view_of(game, state, seat)
    for name in VOTERS:
        player = make_player(name, game)
        for seed in SEEDS:
            yield player.choose(view, seat, seed, always)


def finals_of_voters(game: Game, state: State, seat: int) -> Iterator[int]:
    """Yield the points each comes to for each seed, playing the seat to the end."""
    for name in VOTERS:
        player = make_player(name, game)
        for seed in SEEDS:
            played = state.clone()
            while played.to_move != NOBODY:
                if played.to_move == CHANCE:
                    game.rules.apply(played, game.rules.draw_outcome(played))
                    continue
                view = _view_of(game, played, seat)
                game.rules.apply(played, player.choose(view, seat, seed, always))
            yield game.rules.scores(played)[seat]


def grade_of(wrong: int, votes: int) -> int:
    """Return 1 when most players are right, 3 when nearly all err."""
    return 1 + sum(wrong / votes > step for step in STEPS_OF_GRADE)


def _view_of(game: Game, state: State, seat: int) -> State:
    view = game.rules.new_state()
    game.rules.hide(state, seat, view)
    return view
