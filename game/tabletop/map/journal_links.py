"""Journal links: a line of the journal shows its places on the map, and leads to its step."""

from __future__ import annotations

from collections.abc import Callable

from game.room import Entry
from game.tabletop.panel.journal import JournalPanel

Places = tuple[str, ...]


class JournalLinks:
    """Lights up what a line is about while it is meant; then what the client pointed out again."""

    def __init__(
        self,
        journal: JournalPanel,
        lights: tuple[Callable[[Places], None], Callable[[Places], None]],
        go_to: Callable[[int], None] | None,
    ) -> None:
        """Take what lights places up and what lets them glow for a while; a chosen line leads to
        its step by `go_to`, without it its places glow.
        """
        (self._light, self._afterglow), self._go_to = lights, go_to
        self._pointed_out: Places = ()
        journal.mean = self._mean
        journal.choose = self._choose

    def point_out(self, places: Places) -> None:
        """The client wants places to be looked at."""
        self._pointed_out = places
        self._light(places)

    def _mean(self, entry: Entry | None) -> None:
        self._light(entry.places if entry is not None else self._pointed_out)

    def _choose(self, entry: Entry) -> None:
        if self._go_to is not None and entry.step:
            self._go_to(entry.step)
        else:
            self._afterglow(entry.places)
