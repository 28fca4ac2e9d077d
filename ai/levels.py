"""The computer players by name, from weakest to strongest, and their budgets of thought."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ai.greedy_player import GreedyPlayer
from ai.player import Player
from ai.random_player import RandomPlayer
from ai.search_player import SearchPlayer
from ai.titles import policy_for
from game.engine.reasons import Unreadable
from game.engine.title import Game

RANDOM: Final = "random"
GREEDY: Final = "greedy"


@dataclass(frozen=True, slots=True)
class Level:
    """A searching player's budget for one decision: strength counts iterations, time only caps.

    `milliseconds` holds at the table; simulations leave it out, so that the same seed gives
    the same game on every machine.
    """

    iterations: int
    milliseconds: int


LEVELS: Final = MappingProxyType(
    {
        "ai:1": Level(iterations=60, milliseconds=900),
        "ai:2": Level(iterations=400, milliseconds=900),
        "ai:3": Level(iterations=2500, milliseconds=900),
        "ai:4": Level(iterations=6000, milliseconds=900),
        "ai:5": Level(iterations=15000, milliseconds=900),
    }
)


def player_names() -> tuple[str, ...]:
    """Return every computer player's name, from weakest to strongest."""
    return (RANDOM, GREEDY, *LEVELS)


def milliseconds_of(name: str) -> int:
    """Return how long the player may think about a decision at the table."""
    return LEVELS[name].milliseconds if name in LEVELS else 1000


def make_player(name: str, game: Game) -> Player:
    """Return a player for a game; Unreadable names those there are."""
    if name == RANDOM:
        return RandomPlayer(game.rules)
    if name != GREEDY and name not in LEVELS:
        allowed = ", ".join(player_names())
        raise Unreadable(f'players: "{name}" is no computer player; allowed are {allowed}')
    policy = policy_for(game.options.title, game.rules)
    if name == GREEDY:
        return GreedyPlayer(game.rules, policy)
    return SearchPlayer(game, LEVELS[name].iterations)
