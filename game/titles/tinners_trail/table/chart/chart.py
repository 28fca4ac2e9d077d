"""Chart: the map with its areas, lit for the present question, and all pieces upon it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.tip import Tip
from game.titles.tinners_trail.table.art.sprite import Sprite
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.area import AreaNode
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.pieces import PieceBrush
from game.titles.tinners_trail.table.look.areas import AreaLook
from game.titles.tinners_trail.table.studio import Studio, put

OUT_OF_PLAY = styles.MAP_NAME.in_colour(theme.RUST)
COMPACT_NAME = 22.5


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
        self.pieces = _Pieces(studio, county, self.brush)
        self._ground: Surface | None = None
        self._dimmer: tuple[frozenset[str], Sprite] | None = None
        self._bright: frozenset[str] | None = None

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
        self.add(*self.areas.values(), self.pieces)

    def light(self, legal: frozenset[str], chosen: frozenset[str], *, dim: bool) -> None:
        """Light legal targets and picked areas; `dim` darkens the others a little."""
        for name, node in self.areas.items():
            node.state = "chosen" if name in chosen else "legal" if name in legal else ""
            node.focusable = name in legal
            node.keep_clear = dim and name in legal
        self._bright = legal | chosen if dim else None

    def breathe(self, share: float) -> None:
        """Swell the light of the legal targets."""
        for node in self.areas.values():
            node.breath = share

    def afterglow(self, names: tuple[str, ...], share: float) -> None:
        """Let the areas of the last move glow, and no others."""
        for name, node in self.areas.items():
            node.afterglow = share if name in names else 0.0

    @property
    def looks(self) -> tuple[object, ...]:
        """Everything the map shows beyond its nodes, comparable."""
        return (self.pieces.looks, self.pieces.adits, self._bright, frozenset(self.brush.lifted))

    def draw(self, canvas: Canvas) -> None:
        """Put the map and, over it, the dimming."""
        if self._ground is not None:
            canvas.put_px(self._ground, 0, 0)
        if self._bright is not None:
            if self._dimmer is None or self._dimmer[0] != self._bright:
                sprite = self.county.lights.dimmer(self._bright, tuple(self.areas))
                self._dimmer = (self._bright, sprite)
            canvas.put_px(self._dimmer[1].surface, 0, 0)


class _Pieces(Node):
    """All pieces, drawn above the lights, from back to front."""

    def __init__(self, studio: Studio, county: County, brush: PieceBrush) -> None:
        super().__init__()
        self._studio = studio
        self._county = county
        self._brush = brush
        self.looks: tuple[AreaLook, ...] = ()
        self.adits: tuple[tuple[str, str], ...] = ()
        self.compact = False

    def draw(self, canvas: Canvas) -> None:
        outer = canvas.place
        scale = self._county.scale
        for look in sorted(self.looks, key=lambda look: self._county.origin(look.name)[1]):
            x, y = self._county.origin(look.name)
            canvas.place = outer.inside((x, y, scale, 1.0))
            self._brush.draw(canvas, look)
        canvas.place = outer
        self._draw_at_sea_and_borders(canvas)
        self._draw_names(canvas)

    def _draw_at_sea_and_borders(self, canvas: Canvas) -> None:
        art = self._studio.art(canvas.k * self._county.scale)
        for look in self.looks:
            if look.port and f"port:{look.name}" not in self._brush.lifted:
                put(canvas, art.ship(), *self._county.port(look.name))
        for first, second in self.adits:
            if f"adit:{first}:{second}" not in self._brush.lifted:
                put(canvas, art.adit(), *self._county.adit(first, second))

    def _draw_names(self, canvas: Canvas) -> None:
        outer = canvas.place
        in_play = {look.name for look in self.looks}
        low = {look.name for look in self.looks if look.arsenic and look.owner >= 0}
        for name in self._county.shapes.areas:
            x, y = self._county.origin(name)
            style = styles.MAP_NAME if name in in_play else OUT_OF_PLAY
            if self.compact:
                style = style.sized(COMPACT_NAME)
            canvas.place = outer.inside((x, y, self._county.scale, 1.0))
            left, middle = spots.NAME_UNDER_ARSENIC if name in low else spots.NAME
            text = self._studio.area(name)
            canvas.words(text, style, (left - 90, middle - 18, 180, 36), "centre")
        canvas.place = outer
