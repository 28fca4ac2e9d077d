"""What a position is about: title, edition, optional rules and the seats."""

from __future__ import annotations

from game.engine.options import Options
from game.notation.position_head import ReadSetUp, read_head, read_seats
from game.titles.brass.notation.offer import COLOURS, EDITIONS, SEAT_COUNTS, TITLE, expansion_words


def read_set_up(text: str, source: str) -> ReadSetUp:
    """Return the set-up of a position text; Unreadable says what is not offered."""
    fields, edition = read_head(text, source, TITLE, EDITIONS)
    words = fields.items("expansions", "optional rules", ())
    expansions = expansion_words(words, f"{source}: expansions has")
    players, colours, names = read_seats(fields, COLOURS, SEAT_COUNTS)
    options = Options(TITLE, len(players), edition, expansions)
    return ReadSetUp(options, colours, names, fields, players)
