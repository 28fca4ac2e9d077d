"""What a position is about: title, edition, options and the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.fields import Fields, listed, read_toml
from game.titles.tinners_trail.notation.offer import (
    EDITIONS,
    FORMAT,
    LONGEST_NAME,
    REMASTERED,
    SEAT_COUNTS,
    SOLO_SEATS,
    TITLE,
    expansion_words,
    wallace_words,
)
from game.titles.tinners_trail.notation.turn_words import COLOURS, WALLACE_COLOUR

HINT = "; allowed: a position, as `position new` prints one"


@dataclass(frozen=True, slots=True)
class ReadSetUp:
    """The options of a position, its seats in clockwise order, and what is still to be read."""

    options: Options
    colours: tuple[str, ...]
    names: tuple[str, ...]
    fields: Fields
    players: tuple[Fields, ...]


def read_header(text: str, source: str) -> tuple[Fields, str]:
    """Return the fields of a position text and the edition it is of."""
    fields = read_toml(text, source, HINT)
    fields.whole("format", FORMAT, FORMAT, default=FORMAT)
    fields.choice("title", (TITLE,), default=TITLE)
    return fields, fields.choice("edition", EDITIONS, default=EDITIONS[0])


def read_set_up(fields: Fields) -> ReadSetUp:
    """Return the set-up of a position; Unreadable says what is not offered."""
    words = fields.items("expansions", "expansions", ())
    expansions = expansion_words(words, f"{fields.source}: expansions has")
    players = fields.tables("player")
    options = Options(TITLE, len(players), REMASTERED, expansions)
    colours: list[str] = []
    names: list[str] = []
    for player in players:
        read_seat(player, colours, names)
        if player.flag("wallace", default=False):
            _check_wallace(player, colours[-1], len(players), options)
            options = replace(options, automa=(), automa_seat=len(colours) - 1)
    check_seats(fields, len(players), SEAT_COUNTS)
    options = _with_wallace_options(fields, options)
    return ReadSetUp(options, tuple(colours), tuple(names), fields, tuple(players))


def read_seat(player: Fields, colours: list[str], names: list[str]) -> None:
    """Add a player's colour, which nobody before has, and name."""
    colour = player.choice("colour", COLOURS)
    if colour in colours:
        raise player.refusal("colour", f'is "{colour}" again', "a colour of its own")
    player.label = f"player {colour}: "
    colours.append(colour)
    names.append(player.text("name", LONGEST_NAME, default=""))


def check_seats(fields: Fields, players: int, allowed: Sequence[int]) -> None:
    """Refuse a number of players the edition is not played with."""
    if players not in allowed:
        problem = f"{fields.source}: player is there {players} times"
        raise Unreadable(f"{problem}; allowed: {listed(allowed)} players.")


def _check_wallace(player: Fields, colour: str, players: int, options: Options) -> None:
    """Lord Wallace is orange, one of two players, and there is only one of him (G-1)."""
    if players != SOLO_SEATS or options.automa is not None:
        found = "again" if options.automa is not None else f"among {players} players"
        raise player.refusal("wallace", f"is true {found}", "true for one of two players")
    if colour != WALLACE_COLOUR:
        raise player.refusal("wallace", "is true", f"true for {WALLACE_COLOUR} alone")


def _with_wallace_options(fields: Fields, options: Options) -> Options:
    """Return the options with Lord Wallace's difficulty, which is there only when he plays."""
    words = wallace_words(fields.items("wallace", "options", ()), f"{fields.source}: wallace has")
    if options.automa is not None:
        return replace(options, automa=words)
    if words:
        allowed = "none without a player who has wallace = true"
        raise fields.refusal("wallace", f"has {listed(words)}", allowed)
    return options
