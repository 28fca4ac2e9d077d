"""What the cheap computer players do in a position: the plausible mistakes, and the grade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.levels import make_player
from ai.player import Player, always
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from tools.titles.tinners_trail.puzzling.self_play import view_of

VOTERS: Final = ("ai:1", "ai:2", "ai:3", "ai:4", "ai:5")
SEEDS: Final = (1, 2)
STEPS_OF_GRADE: Final = (0.4, 0.8)  # share of wrong votes above which the grade rises


class Voters:
    """The cheap players of one game."""

    def __init__(self, game: Game) -> None:
        """Let them sit down."""
        self._game = game
        self._players: dict[str, Player] = {name: make_player(name, game) for name in VOTERS}

    def moves(self, view: State, seat: int, seeds: Sequence[int] = SEEDS) -> list[int]:
        """Return the move of each player for each seed."""
        return [
            player.choose(view, seat, seed, always)
            for player in self._players.values()
            for seed in seeds
        ]

    def finals(self, state: State, seat: int) -> list[int]:
        """Return the points each comes to, for each seed, playing the seat to the end."""
        return [self._final(state, seat, name, seed) for name in VOTERS for seed in SEEDS]

    def _final(self, state: State, seat: int, name: str, seed: int) -> int:
        rules, played = self._game.rules, state.clone()
        step = 0
        while played.to_move != NOBODY:
            if played.to_move == CHANCE:
                rules.apply(played, rules.draw_outcome(played))
                continue
            mover = int(played.to_move)
            view = view_of(self._game, played, mover)
            rules.apply(played, self._players[name].choose(view, mover, seed + 97 * step, always))
            step += 1
        return rules.scores(played)[seat]


def grade_of(wrong: int, votes: int) -> int:
    """Return 1 when most players are right, 3 when nearly all err."""
    return 1 + sum(wrong / votes > step for step in STEPS_OF_GRADE)
