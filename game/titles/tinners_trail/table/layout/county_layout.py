"""What lies on the table of either edition besides what every table has."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.scene.box import Box
from game.scene.zoom import UsualView
from game.tabletop.layout.boards import BoardPlace
from game.tabletop.layout.map_place import MapPlace
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.layout.tabs import TAB_GAP
from game.titles.tinners_trail.table.layout.documents import Documents


@dataclass(frozen=True, slots=True, kw_only=True)
class CountyLayout(TableLayout):
    """Work track, exchange and boards; `boards` are those that lie open in the sea.

    `map_place` is where all of the map would lie, `view` how it is usually seen.
    """

    map_place: MapPlace
    printed: Documents
    view: UsualView = field(default_factory=UsualView)

    @property
    def work_track(self) -> Box:
        """The work track, as large as it is printed."""
        return self.printed.track

    @property
    def exchange(self) -> Box:
        """The ore exchange, as large as it is printed."""
        return self.printed.exchange

    @property
    def boards(self) -> dict[str, BoardPlace]:
        """The boards of expansions that lie open."""
        return self.printed.boards

    @property
    def crowded(self) -> bool:
        """Whether an open drawer would cover the land: then all begin shut."""
        return "working-day" in self.tabs

    def drawer(self, name: str) -> Box:
        """Return where a folded part opens; a strip's whole board below it."""
        printed = {"working-day": self.work_track, "exchange": self.exchange}
        if name in printed:
            return printed[name]
        if name in self.boards:
            strip = self.boards[name].box
            return Box(strip.x, strip.bottom + TAB_GAP, *self.drawer_sizes[name])
        return self.below_tabs(name)
