"""The games for which the rules are opened: any, those of an edition, or one in hand."""

from __future__ import annotations

from typing import Final

from game.box.game_in_hand import SOLO, GameInHand
from game.engine.title import Options, Title

SEATS: Final = "-players"  # after the number of seats

ANY_GAME: Final = GameInHand()


def edition_in_hand(title: Title, edition: str) -> GameInHand:
    """Return what is known in the menus: the edition, the title's first one for ""."""
    words = frozenset({edition or title.editions[0]})
    return GameInHand(words, frozenset(title.editions))


def game_in_hand(title: Title, options: Options) -> GameInHand:
    """Return what is known of a game that is played or looked at."""
    words = {options.edition or title.editions[0], *options.expansions}
    words.add(f"{options.seats}{SEATS}")
    if options.automa is not None:
        words |= {SOLO, *options.automa}
    return GameInHand(frozenset(words), frozenset(title.editions), is_under_way=True)
