"""What a position is about: title, edition, options and the seats."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.fields import Fields, listed, read_toml
from game.titles.tiletum.notation.offer import (
    AUTOMA_COLOUR,
    COLOURS,
    EDITIONS,
    FORMAT,
    LONGEST_NAME,
    SEAT_COUNTS,
    SOLO_SEATS,
    TITLE,
    expansion_words,
)
from game.titles.tiletum.rules.components import LEVELS

HINT = "; allowed: a position, as `position new` prints one"


@dataclass(frozen=True, slots=True)
class ReadSetUp:
    """The options of a position, its seats in clockwise order, and what is still to be read."""

    options: Options
    colours: tuple[str, ...]
    names: tuple[str, ...]
    fields: Fields
    players: tuple[Fields, ...]


def read_set_up(text: str, source: str) -> ReadSetUp:
    """Return the set-up of a position text; Unreadable says what is not offered."""
    fields = read_toml(text, source, HINT)
    fields.whole("format", FORMAT, FORMAT, default=FORMAT)
    fields.choice("title", (TITLE,))
    edition = fields.choice("edition", EDITIONS, default=EDITIONS[0])
    words = fields.items("expansions", "options", ())
    expansions = expansion_words(words, f"{source}: expansions has")
    players = fields.tables("player")
    colours: list[str] = []
    names: list[str] = []
    known = (*COLOURS, AUTOMA_COLOUR) if "cardinal" in fields else COLOURS
    for player in players:
        colour = player.choice("colour", known)
        if colour in colours:
            raise player.refusal("colour", f'is "{colour}" again', "a colour of its own")
        player.label = f"player {colour}: "
        colours.append(colour)
        names.append(player.text("name", LONGEST_NAME, default=""))
    if len(players) not in SEAT_COUNTS:
        allowed = f"{listed(SEAT_COUNTS)} players"
        raise Unreadable(f"{source}: player is there {len(players)} times; allowed: {allowed}.")
    options = Options(TITLE, len(players), edition, expansions)
    if "cardinal" in fields:
        level = fields.choice("cardinal", LEVELS)
        options = replace(options, automa=(level,), automa_seat=_seat_of(fields, players))
        _check_solo(fields, colours, options)
    return ReadSetUp(options, tuple(colours), tuple(names), fields, tuple(players))


def _seat_of(fields: Fields, players: list[Fields]) -> int:
    """Return the seat of the one player that is the Cardinal (C-101)."""
    seats = [seat for seat, p in enumerate(players) if p.flag("cardinal", default=False)]
    if len(seats) != 1 or len(players) != SOLO_SEATS:
        problem = f"is played by {len(seats)} of {len(players)} players"
        raise fields.refusal("cardinal", problem, "one of two")
    return seats[0]


def _check_solo(fields: Fields, colours: list[str], options: Options) -> None:
    if (colours[options.automa_seat] == AUTOMA_COLOUR) != (colours.count(AUTOMA_COLOUR) == 1):
        raise fields.refusal("cardinal", "has another colour", f'"{AUTOMA_COLOUR}" for him alone')
