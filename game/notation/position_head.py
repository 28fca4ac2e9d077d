"""How a position text of any title begins: its title and edition, and who sits at the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.fields import Fields, listed, read_toml
from game.names import LONGEST_NAME

FORMAT: Final = 1
HINT: Final = "; allowed: a position, as `position new` prints one"


Seats = tuple[tuple[Fields, ...], tuple[str, ...], tuple[str, ...]]
"""Of each player, in clockwise order: what is still to be read, colour and name."""


@dataclass(frozen=True, slots=True)
class ReadSetUp:
    """The options of a position, its seats in clockwise order, and what is still to be read."""

    options: Options
    colours: tuple[str, ...]
    names: tuple[str, ...]
    fields: Fields
    players: tuple[Fields, ...]


def read_head(
    text: str, source: str, title: str, editions: Sequence[str], *, usual: bool = False
) -> tuple[Fields, str]:
    """Return the fields of a position text and the edition it is of, the first without a word.

    A title that is `usual` need not be named. Unreadable says what is wrong.
    """
    fields = read_toml(text, source, HINT)
    fields.whole("format", FORMAT, FORMAT, default=FORMAT)
    fields.choice("title", (title,), default=title if usual else None)
    return fields, fields.choice("edition", editions, default=editions[0])


def read_seats(fields: Fields, colours: Collection[str], counts: Collection[int]) -> Seats:
    """Return the players; Unreadable for a colour twice, or a number nobody plays with."""
    players = fields.tables("player")
    taken: list[str] = []
    names: list[str] = []
    for player in players:
        colour = player.choice("colour", colours)
        if colour in taken:
            raise player.refusal("colour", f'is "{colour}" again', "a colour of its own")
        player.label = f"player {colour}: "
        taken.append(colour)
        names.append(player.text("name", LONGEST_NAME, default=""))
    if len(players) not in counts:
        problem = f"{fields.source}: player is there {len(players)} times"
        raise Unreadable(f"{problem}; allowed: {listed(counts)} players.")
    return tuple(players), tuple(taken), tuple(names)
