"""Voters: the moves of cheap computer players in a position, as plausible mistakes and grade."""

from collections.abc import Sequence
from typing import Final

from ai.levels import make_player
from ai.players import Player, always_keep_thinking
from game.engine.knowledge import make_view_for_seat
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game

SEEDS: Final = (1, 2)


class Voters:
    """The cheap players of one game."""

    def __init__(self, game: Game, names: Sequence[str], seed_step: int = 0) -> None:
        """Make the players of these names; `seed_step` is added to the seed after each decision of
        a playout."""
        self._game = game
        self._seed_step = seed_step
        self._players = [make_player(name, game) for name in names]

    def moves(self, view: State, seat: int) -> list[int]:
        """Return the moves chosen in a view: one for each player and seed."""
        return [
            player.choose(view, seat, seed, always_keep_thinking)
            for player in self._players
            for seed in SEEDS
        ]

    def finals(self, state: State, seat: int) -> list[int]:
        """Return the seat's final points when a player plays all seats on: one for each player and
        seed."""
        return [
            points_when_played_on(self._game, state, player, seed, self._seed_step)[seat]
            for player in self._players
            for seed in SEEDS
        ]


def points_when_played_on(
    game: Game, state: State, player: Player, seed: int, seed_step: int = 0
) -> Sequence[int]:
    """Return the points at the end when a player plays on for every seat."""
    played = state.clone()
    while played.to_move != NOBODY:
        if played.to_move == CHANCE:
            game.rules.apply(played, game.rules.draw_outcome(played))
            continue
        mover = int(played.to_move)
        view = make_view_for_seat(game.rules, played, mover)
        game.rules.apply(played, player.choose(view, mover, seed, always_keep_thinking))
        seed += seed_step
    return game.rules.scores(played)


def difficulty_grade(wrong: int, votes: int, steps: Sequence[float]) -> int:
    """Return 1 when most players are right, 3 when nearly all err: `steps` are shares of wrong
    votes above which the grade rises.
    """
    return 1 + sum(wrong / votes > step for step in steps)
