"""Traces mark every player's last action on the map in the player's colour and dashes."""

from collections.abc import Callable, Collection, Mapping

from game.engine.events import Event
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.table_art import TableArt
from game.tabletop.map.area_nodes import LastActionMark
from game.tabletop.table_context import TableContext


class LastActionTracker:
    """Collects from events where each player acted last; it outlives the table, so that a new table
    shows the same marks."""

    def __init__(
        self,
        context: TableContext[TableArt],
        set_map_marks: Callable[[Mapping[str, tuple[LastActionMark, ...]]], None],
        consequence_kinds: Collection[str] = (),
    ) -> None:
        """Store the context and `set_map_marks`, which replaces all marks on the map by the given
        marks by place. Events of `consequence_kinds` mark their places only if no other event of
        their seat in the step has a place."""
        self._consequence_kinds = consequence_kinds
        self._context = context
        self._set_map_marks = set_map_marks
        self._last_places_by_seat: dict[int, tuple[str, ...]] = {}

    def process_events(self, events: tuple[Event, ...]) -> None:
        """Mark where the seats acted in a step, and remove the earlier marks of these seats."""
        for seat in {event.seat for event in events if event.seat >= 0}:
            own = [event for event in events if event.seat == seat and event.places]
            acts = [event for event in own if event.kind not in self._consequence_kinds] or own
            places = tuple(place for event in acts for place in event.places)
            if places:
                self._last_places_by_seat[seat] = tuple(dict.fromkeys(places))
        self._show_marks()

    def seats_marked_at(self, place_name: str) -> tuple[int, ...]:
        """Return the seats whose last action is marked at a place."""
        seats = sorted(self._last_places_by_seat)
        return tuple(seat for seat in seats if place_name in self._last_places_by_seat[seat])

    def drop_facts(self) -> None:
        """Remove all marks."""
        self._last_places_by_seat.clear()
        self._show_marks()

    def _show_marks(self) -> None:
        traces: dict[str, tuple[LastActionMark, ...]] = {}
        for seat in sorted(self._last_places_by_seat):
            for place in self._last_places_by_seat[seat]:
                traces[place] = (*traces.get(place, ()), mark_of_seat(self._context, seat))
        self._set_map_marks(traces)


def mark_of_seat(context: TableContext[TableArt], seat: int) -> LastActionMark:
    """Return the last-action mark of a seat: its middle tone and its dash pattern."""
    dash = player_colour(context.art_colour_name(seat)).dash_and_gap_lengths
    return LastActionMark(
        context.middle_tone(seat), (float(dash[0]), float(dash[1])) if dash else (0, 0)
    )
