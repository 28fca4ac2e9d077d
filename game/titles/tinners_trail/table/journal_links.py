"""Journal links: a line of the journal shows its areas on the map, and leads to its step."""

from __future__ import annotations

from collections.abc import Callable

from game.room import Entry
from game.titles.tinners_trail.table.furniture import Furniture

Places = tuple[str, ...]


class JournalLinks:
    """Lights up what a line is about while it is meant; then what the client pointed out again."""

    def __init__(
        self,
        furniture: Furniture,
        afterglow: Callable[[Places], None],
        go_to: Callable[[int], None] | None,
    ) -> None:
        """A chosen line leads to its step by `go_to`; without it its areas glow for a while."""
        self._chart, self._afterglow, self._go_to = furniture.chart, afterglow, go_to
        self._pointed_out: Places = ()
        furniture.journal.mean = self._mean
        furniture.journal.choose = self._choose

    def point_out(self, places: Places) -> None:
        """The client wants areas to be looked at."""
        self._pointed_out = places
        self._chart.point_out(places)

    def _mean(self, entry: Entry | None) -> None:
        self._chart.point_out(entry.places if entry is not None else self._pointed_out)

    def _choose(self, entry: Entry) -> None:
        if self._go_to is not None and entry.step:
            self._go_to(entry.step)
        else:
            self._afterglow(entry.places)
