"""What notes and the journal tell of a step."""

from __future__ import annotations

from typing import Final

from game.engine.events import Event
from game.tabletop.plain.sayings import Sayings

QUIET: Final = frozenset({"asked", "chose"})
"""Kinds of events of which the map itself tells enough."""
DEEDS: Final = frozenset(
    {
        *("built", "dug-canal", "laid-rail", "developed", "sold-to-port", "sold-to-market"),
        *("borrowed", "passed", "removed"),
    }
)
"""What a round is remembered by; all other kinds tell how it came to it, or what came of it."""


class BrassSayings(Sayings):
    """Says of events what words do, but for those that only lead to the next."""

    def event(self, event: Event) -> str:
        """Return what happened, in one line; "" for what is not worth one."""
        return "" if event.kind in QUIET else super().event(event)
