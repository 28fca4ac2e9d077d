"""The computer players by name, from weakest to strongest, and how each thinks and errs."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.character import Character
from ai.fallible_player import FalliblePlayer
from ai.greedy_player import GreedyPlayer
from ai.player import Player
from ai.random_player import RandomPlayer
from ai.search.style import Style
from ai.search_player import SearchPlayer
from ai.titles import policy_for
from game.engine.reasons import Unreadable
from game.engine.title import Game

RANDOM: Final = "random"
GREEDY: Final = "greedy"
MILLISECONDS: Final = 900  # for a decision at the table at most; strength counts iterations
LONG_MILLISECONDS: Final = 250  # after so many a tenth of the iterations is enough

SHORT: Final = Style(stages=1, value="plain")  # to the end of the round, then a value

# Iterations count, so that the same seed gives the same game on every machine; the steps are
# measured: see README.md.
LEVELS: Final = MappingProxyType(
    {
        "ai:1": Character(0, 20_000, 300, (("tin", 80),)),
        "ai:2": Character(0, 8_500, 300, (("improving", 60),)),
        "ai:3": Character(0, 1_000, 100, (("bidding", 60),)),
        "ai:4": Character(16, 85_000, 350, (("thrift", 10),), SHORT),
        "ai:5": Character(100, 30_000, 250, (("copper", 20),), SHORT),
        "ai:6": Character(500, 12_000, 150, (("passing", 20),), SHORT),
        "ai:7": Character(30_000),
    }
)


def level_names() -> tuple[str, ...]:
    """Return the names of the levels, from weakest to strongest."""
    return tuple(LEVELS)


def player_names() -> tuple[str, ...]:
    """Return every computer player's name, the levels last and from weakest to strongest."""
    return (RANDOM, GREEDY, *LEVELS)


def make_player(name: str, game: Game) -> Player:
    """Return a player for a game; Unreadable names those there are."""
    if name == RANDOM:
        return RandomPlayer(game.rules)
    if name == GREEDY:
        return GreedyPlayer(game.rules, policy_for(game.options.title, game.rules))
    if name not in LEVELS:
        allowed = ", ".join(player_names())
        raise Unreadable(f'players: "{name}" is no computer player; allowed are {allowed}')
    return play_character(LEVELS[name], game)


def play_character(character: Character, game: Game) -> Player:
    """Return a player of this character, the search alone when it has no faults."""
    faults = (character.temperature, character.misjudgement, character.habits)
    if character.iterations and faults == (0, 0, ()):
        return SearchPlayer(game, character.iterations, character.style)
    return FalliblePlayer(game, character)
