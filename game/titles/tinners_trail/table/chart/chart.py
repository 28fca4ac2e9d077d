"""Chart: the map with its areas, lit for the present question, and all pieces upon it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Surface

from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.tip import Tip
from game.titles.tinners_trail.table.chart.area import AreaNode, Trace
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.life import Gulls, Harbour, Smoke, working_mines
from game.titles.tinners_trail.table.chart.names import Names
from game.titles.tinners_trail.table.chart.pieces import PieceBrush, Pieces
from game.titles.tinners_trail.table.look.areas import AreaLook
from game.titles.tinners_trail.table.studio import Studio


class Chart(Node):
    """The picture of the county below everything; areas and pieces are its children."""

    def __init__(
        self,
        studio: Studio,
        county: County,
        pick: Callable[[str], None],
        tip_of: Callable[[str], Tip],
    ) -> None:
        """Prepare for one window; `lay_ground` and `lay_areas` bring the map."""
        super().__init__(name="chart")
        self._studio = studio
        self._pick = pick
        self._tip_of = tip_of
        self.county = county
        self.areas: dict[str, AreaNode] = {}
        self.brush = PieceBrush(studio)
        self.pieces = Pieces(studio, county, self.brush)
        self.harbour = Harbour(studio, county, self.brush)
        self.smoke = Smoke(studio, county)
        self.names = Names(studio, county)
        self.gulls = Gulls(studio, county)
        self._ground: Surface | None = None
        self._bright: frozenset[str] | None = None
        self._traces: Mapping[str, tuple[Trace, ...]] = {}

    def lay_ground(self, ground: Surface) -> None:
        """Lay a picture of the map."""
        self._ground = ground

    def lay_areas(self, names: tuple[str, ...]) -> None:
        """Make the areas in play."""
        self.clear()
        self.areas = {
            name: AreaNode(
                self.county, name, partial(self._pick, name), partial(self._tip_of, name)
            )
            for name in names
        }
        self.trace(self._traces)
        over = (self.pieces, self.harbour, self.smoke, self.names, self.gulls)
        self.add(*self.areas.values(), *over)

    def trace(self, traces: Mapping[str, tuple[Trace, ...]]) -> None:
        """Mark areas as the last ones somebody acted in, and no others."""
        self._traces = traces
        for name, node in self.areas.items():
            node.traces = traces.get(name, ())

    def show(
        self, looks: tuple[AreaLook, ...], adits: tuple[tuple[str, str], ...], game_round: int
    ) -> None:
        """Take what lies in the areas and on their borders, and how late it is."""
        self.pieces.looks, self.pieces.adits, self.pieces.round = looks, adits, game_round
        self.names.show(looks, adits)
        self.harbour.ports = tuple(look.name for look in looks if look.port)
        self.smoke.mines = working_mines(looks)

    def live(self, seconds: float) -> None:
        """Show what stirs by itself as it is after so many seconds."""
        self.harbour.seconds = self.smoke.seconds = self.gulls.seconds = seconds

    def light(self, legal: frozenset[str], chosen: frozenset[str], *, dim: bool) -> None:
        """Light legal targets and picked areas; `dim` darkens the others a little."""
        for name, node in self.areas.items():
            node.state = "chosen" if name in chosen else "legal" if name in legal else ""
            node.focusable = name in legal
            node.keep_clear = name in chosen or (dim and name in legal)
        self._bright = legal | chosen if dim else None

    def breathe(self, share: float) -> None:
        """Swell the light of the legal targets."""
        for node in self.areas.values():
            node.breath = share

    def afterglow(self, names: tuple[str, ...], share: float) -> None:
        """Let the areas of the last move glow, and no others."""
        for name, node in self.areas.items():
            node.afterglow = share if name in names else 0.0

    def point_out(self, names: tuple[str, ...]) -> None:
        """Light areas somebody is told to look at, and no others."""
        for name, node in self.areas.items():
            node.pointed_out = name in names

    @property
    def looks(self) -> tuple[object, ...]:
        """Everything the map shows beyond its nodes, comparable."""
        return (self.pieces.looks, self.pieces.adits, self._bright, frozenset(self.brush.lifted))

    def draw(self, canvas: Canvas) -> None:
        """Put the map and, over it, the dimming."""
        if self._ground is not None:
            canvas.put_px(self._ground, 0, 0)
        if self._bright is not None:
            for name in sorted(self.areas.keys() - self._bright):
                dark = self.county.lights.dark(name)
                canvas.put_px(dark.surface, -dark.anchor[0], -dark.anchor[1])
