"""Chart: the map with its areas, lit for the present question, and all pieces upon it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import Protocol

from game.scene.canvas import Canvas
from game.scene.handle import HANDLE, Grip
from game.scene.node import Node
from game.scene.tip import Tip
from game.scene.units import Point
from game.tabletop.map.area import AreaNode, Trace
from game.tabletop.map.hasty import Hasty, Part
from game.titles.tinners_trail.table.chart.county import County, MapGround
from game.titles.tinners_trail.table.chart.life import Gulls, Harbour, Smoke, working_mines
from game.titles.tinners_trail.table.chart.names import Names
from game.titles.tinners_trail.table.chart.pieces import PieceBrush, Pieces
from game.titles.tinners_trail.table.look.areas import AreaLook
from game.titles.tinners_trail.table.studio import Studio

SLACK = 8.0  # u that a held pointer may move and still click


class Views(Protocol):
    """What changes the part of the map that is seen."""

    def turn(self, steps: float) -> None:
        """Follow the wheel."""

    def move(self, by: Point) -> None:
        """Follow a drag."""

    def look(self, across: int, down: int) -> None:
        """Look a step to one side."""

    def step(self, by: int) -> None:
        """Come closer (1) or go back (-1)."""

    def go_back(self) -> None:
        """Show all of the map."""

    def bring(self, areas: Iterable[str]) -> None:
        """Bring areas in sight."""


class Chart(Node):
    """The picture of the county below everything; areas and pieces are its children."""

    def __init__(
        self,
        studio: Studio,
        county: County,
        pick: Callable[[str], None],
        tip_of: Callable[[str], Tip],
        views: Views,
    ) -> None:
        """Prepare for one window; `lay_ground` and `lay_areas` bring the map."""
        super().__init__(name="chart", role=HANDLE, focusable=False)
        self._views = views
        self._grip = Grip(views.move, SLACK)
        self._met: AreaNode | None = None
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
        self._ground: MapGround | None = None
        self._ahead: Iterator[Part] = iter(())  # what draws the layers in a new size
        self._bright: frozenset[str] | None = None
        self._traces: Mapping[str, tuple[Trace, ...]] = {}

    def lay_ground(self, ground: MapGround) -> None:
        """Lay a picture of the map, or of the part of it that is seen."""
        self._ground = ground

    def lay_areas(self, names: tuple[str, ...]) -> None:
        """Make the areas in play."""
        self.clear()
        orders = self._pick, self._tip_of
        self.areas = {name: AreaNode(self.county, name, orders, self._grip) for name in names}
        self.trace(self._traces)
        # smoke goes behind the tiles and pieces of the area next door: it hides no number
        over = (self.smoke, self.pieces, self.harbour, self.names, self.gulls)
        self.add(*self.areas.values(), *over)

    def enlarge(self, zoom: float) -> None:
        """Lay everything out so many times larger than the window; it can be dragged then."""
        if zoom != self.county.zoom:
            self.county.enlarge(zoom)
            self.lay_areas(tuple(self.areas))
            for layer in self._layers:
                layer.hurry()
            self._ahead = chain.from_iterable(layer.parts() for layer in self._layers)
        self.on_click = (lambda: None) if zoom > 1 else None

    @property
    def _layers(self) -> tuple[Hasty, ...]:
        return self.pieces, self.names

    @property
    def sharp(self) -> bool:
        """Whether everything is drawn in the present size, nothing only stretched."""
        return not any(layer.hasty for layer in self._layers)

    def sharpen(self, canvas: Canvas) -> bool:
        """Draw one part of what is only stretched on a canvas that nobody sees, the last time let
        it be seen; False when everything is sharp.
        """
        if self.sharp:
            return False
        part = next(self._ahead, None)
        if part is not None:
            part(canvas)
            return True
        for layer in self._layers:
            layer.hasty = False
        return True

    def wheel(self, steps: float) -> bool:
        """Come closer, or go back."""
        self._views.turn(steps)
        return True

    def press(self, point: Point) -> None:
        """Take hold of the map."""
        self._grip.take(point)

    def drag(self, point: Point) -> None:
        """Let the map follow the pointer."""
        self._grip.pull(point)

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
        self._meet()
        left, top = canvas.place.px(0, 0)
        if self._ground is not None:
            x, y = self._ground.corner
            canvas.put_px(self._ground.surface, left + x, top + y)
        if self._bright is not None:
            for name in sorted(self.areas.keys() - self._bright):
                dark = self.county.lights.dark(name)
                canvas.put_px(dark.surface, left - dark.anchor[0], top - dark.anchor[1])

    def _meet(self) -> None:
        """Bring the area that has just got the focus in sight."""
        focused = next((node for node in self.areas.values() if node.focused), None)
        if focused is not self._met:
            self._met = focused
            if focused is not None:
                self._views.bring((focused.area,))
