"""What a position is about: title, edition, options and the seats."""

from __future__ import annotations

from dataclasses import replace

from game.engine.options import Options
from game.fields import Fields
from game.notation.position_head import ReadSetUp, read_head, read_seats
from game.titles.tiletum.notation.offer import (
    AUTOMA_COLOUR,
    COLOURS,
    EDITIONS,
    SEAT_COUNTS,
    SOLO_SEATS,
    TITLE,
    expansion_words,
)
from game.titles.tiletum.rules.components import LEVELS


def read_set_up(text: str, source: str) -> ReadSetUp:
    """Return the set-up of a position text; Unreadable says what is not offered."""
    fields, edition = read_head(text, source, TITLE, EDITIONS)
    words = fields.items("expansions", "options", ())
    expansions = expansion_words(words, f"{source}: expansions has")
    known = (*COLOURS, AUTOMA_COLOUR) if "cardinal" in fields else COLOURS
    players, colours, names = read_seats(fields, known, SEAT_COUNTS)
    options = Options(TITLE, len(players), edition, expansions)
    if "cardinal" in fields:
        level = fields.choice("cardinal", LEVELS)
        options = replace(options, automa=(level,), automa_seat=_seat_of(fields, players))
        _check_solo(fields, colours, options)
    return ReadSetUp(options, colours, names, fields, players)


def _seat_of(fields: Fields, players: tuple[Fields, ...]) -> int:
    """Return the seat of the one player that is the Cardinal (C-101)."""
    seats = [seat for seat, p in enumerate(players) if p.flag("cardinal", default=False)]
    if len(seats) != 1 or len(players) != SOLO_SEATS:
        problem = f"is played by {len(seats)} of {len(players)} players"
        raise fields.refusal("cardinal", problem, "one of two")
    return seats[0]


def _check_solo(fields: Fields, colours: tuple[str, ...], options: Options) -> None:
    if (colours[options.automa_seat] == AUTOMA_COLOUR) != (colours.count(AUTOMA_COLOUR) == 1):
        raise fields.refusal("cardinal", "has another colour", f'"{AUTOMA_COLOUR}" for him alone')
