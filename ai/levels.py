"""The computer players by name, from weakest to strongest, and how each thinks and errs."""

from __future__ import annotations

from typing import Final

from ai.character import Character
from ai.fallible_player import FalliblePlayer
from ai.greedy_player import GreedyPlayer
from ai.player import Player
from ai.random_player import RandomPlayer
from ai.search_player import SearchPlayer
from ai.titles import mind_for
from game.engine.reasons import Unreadable
from game.engine.title import Game

RANDOM: Final = "random"
GREEDY: Final = "greedy"
MILLISECONDS: Final = 900  # for a decision at the table at most; strength counts iterations
LONG_MILLISECONDS: Final = 250  # after so many a tenth of the iterations is enough

LEVEL_NAMES: Final = ("ai:1", "ai:2", "ai:3", "ai:4", "ai:5", "ai:6", "ai:7")


def level_names() -> tuple[str, ...]:
    """Return the names of the levels, from weakest to strongest."""
    return LEVEL_NAMES


def player_names() -> tuple[str, ...]:
    """Return every computer player's name, the levels last and from weakest to strongest."""
    return (RANDOM, GREEDY, *LEVEL_NAMES)


def make_player(name: str, game: Game) -> Player:
    """Return a player for a game; Unreadable names those there are."""
    if name == RANDOM:
        return RandomPlayer(game.rules)
    if name == GREEDY:
        return GreedyPlayer(
            game.rules, mind_for(game.options.title, game.options.edition).policy(game)
        )
    if name not in LEVEL_NAMES:
        allowed = ", ".join(player_names())
        raise Unreadable(f'players: "{name}" is no computer player; allowed are {allowed}')
    return play_character(mind_for(game.options.title, game.options.edition).levels[name], game)


def play_character(character: Character, game: Game) -> Player:
    """Return a player of this character, the search alone when it has no faults."""
    faults = (character.temperature, character.misjudgement, character.habits)
    if character.iterations and faults == (0, 0, ()):
        return SearchPlayer(game, character.iterations, character.style)
    return FalliblePlayer(game, character)
