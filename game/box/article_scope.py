"""For which games the rules reference is shown: all, those of an edition, or the running game."""

from __future__ import annotations

from typing import Final

from game.box.known_game_terms import SOLO, KnownGameTerms
from game.engine.title import Options, Title

SEATS: Final = "-players"  # follows the number of seats

ANY_GAME: Final = KnownGameTerms()


def known_terms_of_edition(title: Title, edition: str) -> KnownGameTerms:
    """Return the terms that are known before a game begins: only the edition, where "" means the
    title's first one."""
    words = frozenset({edition or title.editions[0]})
    return KnownGameTerms(words, frozenset(title.editions))


def known_terms_of_game(title: Title, options: Options) -> KnownGameTerms:
    """Return the terms known for a running or replayed game: its edition, expansions and number
    of seats, and the options of its automa."""
    words = {options.edition or title.editions[0], *options.expansions}
    words.add(f"{options.seats}{SEATS}")
    if options.automa is not None:
        words |= {SOLO, *options.automa}
    return KnownGameTerms(frozenset(words), frozenset(title.editions), is_under_way=True)
