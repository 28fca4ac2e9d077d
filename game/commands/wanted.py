"""The game a command line asks for: players, options and seed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from game.commands.arguments import Arguments
from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.engine.title import Game, Title
from game.match.seating import check_count, parse_players
from game.titles import title, titles

GAME_VALUES = ("--players", "--expansions", "--wallace", "--edition", "--seed")
WALLACE = "wallace"
LARGEST_SEED = 2**62
LARGEST_DRAWN_SEED = 10**6  # short enough to be told to somebody else


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game somebody wants: who plays, on what set-up, from which seed."""

    title: Title
    game: Game
    players: tuple[str, ...]
    seed: int

    @property
    def options(self) -> Options:
        """The set-up."""
        return self.game.options


def wanted_game(arguments: Arguments, computers: tuple[str, ...], default: str = "") -> Wanted:
    """Return the game the options describe; Unreadable says what is not offered.

    `computers` are the computer players known, `default` the players when none are named.
    """
    shelf = title(titles()[0])
    text = arguments.value("--players", default)
    if not text:
        raise arguments.grammar.refusal("--players is missing", "a number or names of players")
    try:
        players, against_wallace = _players(text, computers)
        if not against_wallace:
            check_count(players, shelf.seats)
        options = Options(
            title=shelf.name,
            seats=len(players),
            edition=arguments.value("--edition", shelf.editions[0]),
            expansions=arguments.words("--expansions"),
            wallace=arguments.words("--wallace") if against_wallace else None,
        )
        game = shelf.game(options)
    except Unreadable as error:
        raise Unreadable(f"{arguments.grammar.command}: {str(error).rstrip('.')}.") from error
    if arguments.words("--wallace"):
        problem = "--wallace is there without Lord Wallace among the players"
        raise arguments.grammar.refusal(problem, "--players human,wallace")
    return Wanted(shelf, game, players, seed_of(arguments))


def seed_of(arguments: Arguments) -> int:
    """Return the seed that is given, or a drawn one."""
    drawn = secrets.randbelow(LARGEST_DRAWN_SEED)
    return arguments.whole("--seed", 0, LARGEST_SEED, drawn)


def _players(text: str, computers: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Return the players and whether Lord Wallace is one of them."""
    words = tuple(word.strip() for word in text.split(","))
    others = ",".join(word for word in words if word != WALLACE)
    if WALLACE not in words:
        return parse_players(text, computers), False
    parse_players(others or "human", computers)
    return words, True
