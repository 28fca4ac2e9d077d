"""What can be played: titles, editions and expansions, and the words that come later."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.engine.reasons import Unreadable
from game.fields import allowed_words, listed, shown

FORMAT: Final = 1
TITLE: Final = "tinners-trail"
EDITIONS: Final = ("remastered",)
SEAT_COUNTS: Final = (2, 3, 4, 5)
LONGEST_NAME: Final = 40
EXPANSIONS: Final = (
    "arsenic",
    "emigration",
    "kickstarter",
    "kickstarter-tiles",
    "kickstarter-cards",
)
WALLACE_OPTIONS: Final = (
    "better-mines",
    "cheap-labour",
    "more-mines",
    "more-mines-2",
    "deep-pockets",
    "friends-in-high-places",
    "financial-sabotage",
    "bailing-out",
    "shady-land-purchases",
)


def refuse_expansions(words: Iterable[object], place: str) -> None:
    """Refuse expansions: those of the notation as not playable yet, others as unknown."""
    for word in words:
        if word in EXPANSIONS:
            raise Unreadable(
                f"{place} {shown(word)}, which is not playable yet; allowed: no expansions."
            )
        raise Unreadable(f"{place} {shown(word)}; allowed: {allowed_words(word, EXPANSIONS)}.")


def refuse_wallace(words: Iterable[object], place: str) -> None:
    """Refuse Lord Wallace and his options in the same way."""
    for word in words:
        if word == "wallace" or word in WALLACE_OPTIONS:
            raise Unreadable(
                f"{place} {shown(word)}: solo games against Lord Wallace are not playable yet; "
                f"allowed: games for {listed(SEAT_COUNTS)} players."
            )
        raise Unreadable(f"{place} {shown(word)}; allowed: {allowed_words(word, WALLACE_OPTIONS)}.")
