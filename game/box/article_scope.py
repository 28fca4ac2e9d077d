"""For which games the rules reference is shown: all, those of an edition, or the running game."""

from __future__ import annotations

from typing import Final

from game.box.known_game_terms import SOLO_TERM, KnownGameTerms
from game.engine.title import Options, Title

SEAT_COUNT_TERM_SUFFIX: Final = "-players"  # follows the number of seats

UNKNOWN_GAME_TERMS: Final = KnownGameTerms()


def known_terms_of_edition(title: Title, edition: str) -> KnownGameTerms:
    """Return the terms that are known before a game begins: only the edition, where "" means the
    title's first one."""
    words = frozenset({edition or title.editions[0]})
    return KnownGameTerms(words, frozenset(title.editions))


def known_terms_of_game(title: Title, options: Options) -> KnownGameTerms:
    """Return the terms known for a running or replayed game: its edition, expansions and number
    of seats, and the options of its automa."""
    words = {options.edition or title.editions[0], *options.expansions}
    words.add(f"{options.seats}{SEAT_COUNT_TERM_SUFFIX}")
    if options.automa is not None:
        words |= {SOLO_TERM, *options.automa}
    return KnownGameTerms(frozenset(words), frozenset(title.editions), is_under_way=True)
