"""What a position is about: title, edition, options and the seats."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.fields import Fields, listed, read_toml
from game.titles.tiletum.notation.offer import (
    COLOURS,
    EDITIONS,
    FORMAT,
    LONGEST_NAME,
    SEAT_COUNTS,
    TITLE,
    expansion_words,
)

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
    for player in players:
        colour = player.choice("colour", COLOURS)
        if colour in colours:
            raise player.refusal("colour", f'is "{colour}" again', "a colour of its own")
        player.label = f"player {colour}: "
        colours.append(colour)
        names.append(player.text("name", LONGEST_NAME, default=""))
    if len(players) not in SEAT_COUNTS:
        allowed = f"{listed(SEAT_COUNTS)} players"
        raise Unreadable(f"{source}: player is there {len(players)} times; allowed: {allowed}.")
    options = Options(TITLE, len(players), edition, expansions)
    return ReadSetUp(options, tuple(colours), tuple(names), fields, tuple(players))
