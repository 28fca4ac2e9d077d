"""For which games the rules reference is shown: all, those of an edition, or the running game."""

from __future__ import annotations

from typing import Final

from game.box.game_in_hand import SOLO, GameInHand
from game.engine.title import Options, Title

SEATS: Final = "-players"  # follows the number of seats

ANY_GAME: Final = GameInHand()


def edition_in_hand(title: Title, edition: str) -> GameInHand:
    """Return the terms known in the menus: the edition, or the title's first one for ""."""
    words = frozenset({edition or title.editions[0]})
    return GameInHand(words, frozenset(title.editions))


def game_in_hand(title: Title, options: Options) -> GameInHand:
    """Return the terms known for a running or replayed game."""
    words = {options.edition or title.editions[0], *options.expansions}
    words.add(f"{options.seats}{SEATS}")
    if options.automa is not None:
        words |= {SOLO, *options.automa}
    return GameInHand(frozenset(words), frozenset(title.editions), is_under_way=True)
