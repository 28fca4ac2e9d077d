"""What can be played: title, edition, player counts and options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.fields import allowed_words, shown
from game.titles.tiletum.rules.set_up import SetUp

FORMAT: Final = 1
TITLE: Final = "tiletum"
EDITIONS: Final = ("standard",)
SEAT_COUNTS: Final = (2, 3, 4)
LONGEST_NAME: Final = 40
COLOURS: Final = ("pink", "yellow", "blue", "green")
LUCK_WORD: Final = "luck"
NOBODY_WORD: Final = "nobody"
FIRST_GAME: Final = "first-game"
EXPANSIONS: Final = (FIRST_GAME,)
KING_TRACK: Final = "king-track"  # as a place of a bonus tile


def expansion_words(words: Iterable[object], place: str) -> tuple[str, ...]:
    """Return the options in play in their fixed order, each once."""
    found: list[object] = []
    for word in words:
        if word not in EXPANSIONS:
            allowed = allowed_words(word, EXPANSIONS)
            raise Unreadable(f"{place} {shown(word)}; allowed: {allowed}.")
        if word in found:
            raise Unreadable(f"{place} {shown(word)} twice; allowed: each option once.")
        found.append(word)
    return tuple(word for word in EXPANSIONS if word in found)


def set_up_of(options: Options) -> SetUp:
    """Return the set-up of options the title has checked."""
    return SetUp(options.seats, first_game=FIRST_GAME in options.expansions)
