"""Chart: the map with its areas, lit for the present question, and all pieces upon it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic

from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.tip import Tip
from game.tabletop.map.area import AreaNode, Trace
from game.tabletop.map.map_node import MapNode
from game.tabletop.map.map_target import TargetHandlers
from game.tabletop.map.views import MapViews
from game.titles.tinners_trail.table.chart.brush import CountyBrush
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.layer import Pieces
from game.titles.tinners_trail.table.chart.life import Gulls, Harbour, Smoke, working_mines
from game.titles.tinners_trail.table.chart.names import Names
from game.titles.tinners_trail.table.look.areas import AnyArea


class Chart(MapNode[AreaNode], Generic[AnyArea]):
    """The picture of the county below everything; areas and pieces are its children."""

    def __init__(
        self,
        brush: CountyBrush[AnyArea],
        county: County,
        pick: Callable[[str], None],
        tip_of: Callable[[str], Tip],
        views: MapViews,
    ) -> None:
        """Prepare for one window."""
        super().__init__(county, views)
        self._handlers = TargetHandlers(pick, tip_of, self.grip)
        self.county = county
        self.brush, studio = brush, brush.studio
        self.pieces = Pieces(studio, county, brush)
        self.harbour = Harbour(studio, county)
        self.smoke = Smoke(studio, county)
        self.names = Names(studio, county, brush)
        self.gulls = Gulls(studio, county)
        self._traces: Mapping[str, tuple[Trace, ...]] = {}

    def make_target(self, name: str) -> AreaNode:
        """Return an area with the marks of last actions."""
        node = AreaNode(self.county, name, self._handlers)
        node.traces = self._traces.get(name, ())
        return node

    def layers(self) -> tuple[Node, ...]:
        """Smoke goes behind the tiles and pieces of the area next door: it hides no number."""
        return self.smoke, self.pieces, self.harbour, self.names, self.gulls

    def trace(self, traces: Mapping[str, tuple[Trace, ...]]) -> None:
        """Mark areas as the last ones somebody acted in, and no others."""
        self._traces = traces
        for name, node in self.targets.items():
            node.traces = traces.get(name, ())

    def show(
        self, looks: tuple[AnyArea, ...], adits: tuple[tuple[str, str], ...], game_round: int
    ) -> None:
        """Take what lies in the areas and on their borders, and how late it is."""
        self.pieces.looks, self.pieces.adits, self.pieces.round = looks, adits, game_round
        self.names.show(looks, adits)
        self.harbour.ports = tuple(look.name for look in looks if look.port)
        self.smoke.mines = working_mines(looks)

    def live(self, seconds: float) -> None:
        """Show what stirs by itself as it is after so many seconds."""
        self.harbour.seconds = self.smoke.seconds = self.gulls.seconds = seconds

    def draw_area(self, canvas: Canvas, name: str) -> None:
        """Put what lies in one area, and its name, whoever draws."""
        self.pieces.draw_area(canvas, name)
        self.names.write(canvas, name)

    @property
    def looks(self) -> tuple[object, ...]:
        """Everything the map shows beyond its nodes, comparable."""
        return (self.pieces.looks, self.pieces.adits, self._bright, frozenset(self.brush.lifted))
