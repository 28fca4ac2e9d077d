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
MORE_MINES: Final = ("more-mines", "more-mines-2")
SOLO_SEATS: Final = 2  # Lord Wallace and the one who plays against him (G-1)


def refuse_expansions(words: Iterable[object], place: str) -> None:
    """Refuse expansions: those of the notation as not playable yet, others as unknown."""
    for word in words:
        if word in EXPANSIONS:
            raise Unreadable(
                f"{place} {shown(word)}, which is not playable yet; allowed: no expansions."
            )
        raise Unreadable(f"{place} {shown(word)}; allowed: {allowed_words(word, EXPANSIONS)}.")


def wallace_words(words: Iterable[object], place: str) -> tuple[str, ...]:
    """Return Lord Wallace's options in their printed order, each once (LW-D1 .. LW-D8)."""
    found: list[object] = []
    for word in words:
        if word not in WALLACE_OPTIONS:
            allowed = allowed_words(word, WALLACE_OPTIONS)
            raise Unreadable(f"{place} {shown(word)}; allowed: {allowed}.")
        if word in found:
            raise Unreadable(f"{place} {shown(word)} twice; allowed: each option once.")
        found.append(word)
    if set(MORE_MINES) <= set(found):
        raise Unreadable(f"{place} both {listed(MORE_MINES)}; allowed: one of the two.")
    return tuple(word for word in WALLACE_OPTIONS if word in found)
