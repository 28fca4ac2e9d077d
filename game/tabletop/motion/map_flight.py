"""Where things fly between on a table with a map."""

from __future__ import annotations

from game.scene.sound import Sound
from game.tabletop.motion.flight import Art, Flight, Point
from game.tabletop.studio import Studio
from game.tabletop.table_parts import TableParts


class MapFlight(Flight[Art]):
    """All points are in u of the controls; a title adds the places of its own panels."""

    def __init__(self, studio: Studio[Art], parts: TableParts, sound: Sound) -> None:
        """Take the parts between which things fly."""
        super().__init__(studio, parts.flight, sound)
        self._table = parts

    def window(self, point: Point) -> Point:
        """Return where a point of the map, in u from its corner, lies in the window now."""
        scale, chart = self._table.layout.controls, self._table.chart
        return (point[0] + chart.x) / scale, (point[1] + chart.y) / scale

    def on_map(self, point: Point) -> Point:
        """Return where a point of the design's map lies now."""
        return self.window(self._table.chart.space.at(point))

    def seat(self, seat: int) -> Point:
        """Return the middle of a seat's panel."""
        panel = self._table.seat_panels[seat]
        return self.on(panel, (panel.width / 2, panel.height / 2))

    def tab(self, name: str) -> Point:
        """Return the middle of the tab of a folded part, that of the map without one."""
        tab = self._table.drawers.tabs.get(name)
        return self.on(tab, (tab.width / 2, tab.height / 2)) if tab is not None else self.middle()

    def middle(self) -> Point:
        """Return the middle of the free map."""
        layout = self._table.layout
        return layout.side_edge / 2, (layout.top_bar.bottom + layout.bar_top) / 2

    @property
    def map_scale(self) -> float:
        """How many u of the controls one u of the map is."""
        return self._table.chart.space.scale / self._table.layout.controls
