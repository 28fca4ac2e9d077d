"""What a position of the edition of 2007 is about: the seats; nothing else can be chosen."""

from __future__ import annotations

from typing import Final

from game.engine.options import Options
from game.fields import Fields, shown
from game.notation.position_head import ReadSetUp, read_seats
from game.titles.tinners_trail.notation.offer import CLASSIC, CLASSIC_SEAT_COUNTS, TITLE
from game.titles.tinners_trail.notation.turn_words import COLOURS

# Keys of the other edition: they may stand there if they say nothing.
OF_THE_TABLE: Final = (
    "expansions",
    "wallace",
    "wallace_cards",
    "impossible_cards",
    "market",
    "emigrated",
    "peekers",
    "decks",
    "seen",
)
OF_A_PLAYER: Final = (
    "wallace",
    "hand",
    "discarded",
    "limiter",
    "calciner_left",
    "miners_left",
    "waiting",
    "owed",
    "income",
    "under",
)
OF_THE_ORE: Final = ("arsenic",)
OF_AN_AREA: Final = ("tile", "drainage", "pump", "arsenic", "calciner")


def read_classic_set_up(fields: Fields) -> ReadSetUp:
    """Return the set-up of a position; Unreadable says what is not offered."""
    players, colours, names = read_seats(fields, COLOURS, CLASSIC_SEAT_COUNTS)
    options = Options(TITLE, len(players), CLASSIC)
    return ReadSetUp(options, colours, names, fields, players)


def pass_over_other_edition(fields: Fields, keys: tuple[str, ...]) -> None:
    """Refuse a key that says anything of what only the other edition has."""
    for key in keys:
        if key in fields and not says_nothing(fields.raw(key, "")):
            problem = f"is {shown(fields.raw(key, ''))}, which the edition of 2007 does not have"
            raise fields.refusal(key, problem, "no such key")


def says_nothing(value: object) -> bool:
    """Return whether a value is 0, false or empty, and all there is in a table."""
    if isinstance(value, dict):
        return all(says_nothing(inside) for inside in value.values())
    return value in (0, "", []) and not isinstance(value, float)
