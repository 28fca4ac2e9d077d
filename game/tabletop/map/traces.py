"""Traces mark every player's last action on the map in the player's colour and dashes."""

from collections.abc import Callable, Mapping

from game.engine.events import Event
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.table_art import TableArt
from game.tabletop.map.areas import Trace
from game.tabletop.table_context import TableContext


class Traces:
    """Collects the last actions from events, so that a redrawn table has the same marks."""

    def __init__(
        self,
        context: TableContext[TableArt],
        mark: Callable[[Mapping[str, tuple[Trace, ...]]], None],
    ) -> None:
        """Store the function that marks the places of each player's last action."""
        self._context = context
        self._mark = mark
        self._last: dict[int, tuple[str, ...]] = {}

    def hear(self, events: tuple[Event, ...]) -> None:
        """Mark where a step's players acted, and remove their earlier marks."""
        for seat in {event.seat for event in events if event.seat >= 0}:
            places = tuple(
                place for event in events if event.seat == seat for place in event.places
            )
            if places:
                self._last[seat] = tuple(dict.fromkeys(places))
        self._show()

    def forget(self) -> None:
        """Remove all marks."""
        self._last.clear()
        self._show()

    def _show(self) -> None:
        traces: dict[str, tuple[Trace, ...]] = {}
        for seat in sorted(self._last):
            for place in self._last[seat]:
                traces[place] = (*traces.get(place, ()), trace_of(self._context, seat))
        self._mark(traces)


def trace_of(context: TableContext[TableArt], seat: int) -> Trace:
    """Return a player's mark."""
    dash = player_colour(context.colour(seat)).dash
    return Trace(context.tint(seat), (float(dash[0]), float(dash[1])) if dash else (0, 0))
