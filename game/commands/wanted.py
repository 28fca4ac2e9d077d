"""The game a command line asks for: players, options and seed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from game.commands.arguments import Arguments
from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.engine.title import Game, Title
from game.match.seating import check_count, parse_players
from game.records.record import AUTOMA, HUMAN
from game.titles import title, titles

SET_UP_VALUES = ("--expansions", "--wallace", "--edition", "--seed")
GAME_VALUES = ("--players", *SET_UP_VALUES)
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
        players = _players(text, computers)
        solo = AUTOMA in players
        if not solo:
            check_count(players, shelf.seats)
        options = Options(
            title=shelf.name,
            seats=len(players),
            edition=arguments.value("--edition", shelf.editions[0]),
            expansions=arguments.words("--expansions"),
        )
        if solo:
            words, seat = arguments.words("--wallace"), players.index(AUTOMA)
            options = replace(options, wallace=words, wallace_seat=seat)
        game = shelf.game(options)
    except Unreadable as error:
        raise Unreadable(f"{arguments.grammar.command}: {str(error).rstrip('.')}.") from error
    if arguments.words("--wallace") and not solo:
        problem = "--wallace is there without Lord Wallace among the players"
        raise arguments.grammar.refusal(problem, "--players human,wallace")
    return Wanted(shelf, game, players, seed_of(arguments))


def seed_of(arguments: Arguments) -> int:
    """Return the seed that is given, or a drawn one."""
    drawn = secrets.randbelow(LARGEST_DRAWN_SEED)
    return arguments.whole("--seed", 0, LARGEST_SEED, drawn)


def _players(text: str, computers: tuple[str, ...]) -> tuple[str, ...]:
    """Return the players; Lord Wallace is the other one of a solo game (G-1)."""
    words = tuple(word.strip() for word in text.split(","))
    if AUTOMA not in words:
        return parse_players(text, computers)
    others = [word for word in words if word != AUTOMA]
    parse_players(",".join(others) or HUMAN, computers)
    if len(words) != 2 or len(others) != 1:
        allowed = f"{AUTOMA} and one more, like {HUMAN},{AUTOMA}"
        raise Unreadable(f"players: {text} are no solo game; allowed are {allowed}")
    return words
