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
    """Computer players that decide quickly; their moves are the plausible mistakes of a position
    and determine its grade."""

    def __init__(self, game: Game, names: Sequence[str], seed_step: int = 0) -> None:
        """Make the players of these names; `seed_step` is added to the seed after each decision of
        a playout."""
        self._game = game
        self._seed_step = seed_step
        self._players = [make_player(name, game) for name in names]

    def moves(self, view: State, seat: int) -> list[int]:
        """Return the moves that the players choose in a view, one for each player and seed."""
        return [
            player.choose(view, seat, seed, always_keep_thinking)
            for player in self._players
            for seed in SEEDS
        ]

    def finals(self, state: State, seat: int) -> list[int]:
        """Return the seat's final points in playouts from a state in which one player plays all
        seats, one for each player and seed."""
        return [
            points_when_played_on(self._game, state, player, seed, self._seed_step)[seat]
            for player in self._players
            for seed in SEEDS
        ]


def points_when_played_on(
    game: Game, state: State, player: Player, seed: int, seed_step: int = 0
) -> Sequence[int]:
    """Return the final points by seat if one player plays all seats from this state to the end;
    `seed_step` is added to the seed after each decision."""
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
    """Return a grade, 1 for easy, by the share of wrong votes: it rises by 1 for each number in
    `steps` that the share exceeds."""
    return 1 + sum(wrong / votes > step for step in steps)
