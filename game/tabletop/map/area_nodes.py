"""Targets on the map: an area, a space or a line that can be hovered, focused, picked and
highlighted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.scene.drawing.colours import INK, Rgb
from game.scene.drawing.outlines import make_hashable_outline, stroked_outline_picture
from game.scene.input.hit_shapes import LeftTopWidthHeight, Polygon, PredicateShape
from game.scene.nodes.node import Canvas
from game.scene.stage.sheet_placing import Point
from game.tabletop.art.palette import PieceSprite
from game.tabletop.map.area_highlights import AreaHighlightDrawings, highlight_opacity
from game.tabletop.map.map_targets import MapTarget, TargetHandlers

AREA_TARGET_SIZE = 60.0
LAST_ACTION_LINE_WIDTH = 3.0
LAST_ACTION_CASING_WIDTH = 5.5
OUTERMOST_LAST_ACTION_LINE_SCALE = 0.9
LAST_ACTION_LINE_SCALE_STEP = (
    0.09  # share of the area's size, for the first mark and each further one
)


class MapPlacesGeometry(Protocol):
    """The geometry of the places on a map in one window: origins and outlines in u of the map,
    and highlights."""

    @property
    def place_highlights(self) -> AreaHighlightDrawings:
        """Return the highlights of the places."""

    def origin(self, place_name: str) -> Point:
        """Return the origin of a place."""

    def outline_of_area(self, area_name: str) -> Sequence[Point]:
        """Return the outline of a place."""


@dataclass(frozen=True, slots=True)
class LastActionMark:
    """The mark of a player's last action: a colour and a dash pattern, (0, 0) for a solid line."""

    colour: Rgb
    dash_and_gap_lengths: tuple[float, float]


class AreaNode(MapTarget):
    """The target over an area of the map; its box is small and central, so that arrow keys find
    it.

    `last_action_marks` are the marks of the players who acted here last.
    """

    def __init__(
        self, places_on_map: MapPlacesGeometry, name: str, handlers: TargetHandlers
    ) -> None:
        x, y = places_on_map.origin(name)
        self._outline = Polygon([(a - x, b - y) for a, b in places_on_map.outline_of_area(name)])
        inside = (0.0, -6.0)
        if not self._outline.contains(inside):
            inside = self._outline.inner_point()
        super().__init__(
            name,
            handlers,
            x=x,
            y=y,
            width=AREA_TARGET_SIZE,
            height=AREA_TARGET_SIZE,
            anchor=(0.5, 0.5),
            role="area",
            name=f"area:{name}",
            hit=PredicateShape(self._outline.contains, inside),
        )
        self.last_action_marks: tuple[LastActionMark, ...] = ()
        self._lights = places_on_map.place_highlights

    def is_inside_outline(self, point: Point) -> bool:
        """Return whether a point, relative to the node's origin, is inside the area's outline."""
        return self._outline.contains(point)

    @property
    def bounds(self) -> LeftTopWidthHeight:
        """The bounding box of the area on the map, relative to the node's origin."""
        return self._outline.bounding_box()

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the target's cache key with the last-action marks added."""
        return *super().drawing_cache_key(), self.last_action_marks

    def draw(self, canvas: Canvas) -> None:
        """Draw the last-action marks, the glow of the last move, and the highlight of the current
        state: chosen, legal, hovered or focused."""
        lights = self._lights
        self.draw_last_action_marks(canvas, self.last_action_marks)
        sprite = None
        opacity = 1.0
        if self.last_move_glow > 0:
            self._draw_highlight(
                canvas, lights.highlight_sprite("last_move", self.target_name), self.last_move_glow
            )
        if self.highlight_kind == "chosen" or self.is_pointed_out:
            sprite = lights.highlight_sprite("selected", self.target_name)
        elif self.highlight_kind == "legal":
            sprite = lights.highlight_sprite("legal", self.target_name)
            opacity = highlight_opacity(self.pulse_share)
        if sprite is not None:
            self._draw_highlight(canvas, sprite, opacity)
        if self.hovered or self.focused:
            self._draw_highlight(canvas, lights.highlight_sprite("hover", self.target_name))

    def draw_shade(self, canvas: Canvas) -> None:
        """Draw the dark shade over the area."""
        canvas.draw_picture(self._lights.highlight_sprite("dark", self.target_name).picture)

    def _draw_highlight(
        self, canvas: Canvas, highlight_sprite: PieceSprite, alpha: float = 1.0
    ) -> None:
        """Draw a highlight, whose anchor is the map's corner, at its position with the opacity
        `alpha`."""
        canvas.draw_picture(highlight_sprite.picture, -self.x, -self.y, alpha)

    def draw_last_action_marks(
        self, canvas: Canvas, last_action_marks: tuple[LastActionMark, ...]
    ) -> None:
        """Draw one line inside the area's border for each mark in `last_action_marks`, each farther
        inside than the one before."""
        left, top, width, height = self._outline.bounding_box()
        x = left + width / 2
        y = top + height / 2
        for number, trace in enumerate(last_action_marks):
            share = OUTERMOST_LAST_ACTION_LINE_SCALE - LAST_ACTION_LINE_SCALE_STEP * number
            ring = make_hashable_outline(
                [(x + (a - x) * share, y + (b - y) * share) for a, b in self._outline.points]
            )
            canvas.draw_picture(
                stroked_outline_picture(ring, canvas.px_per_u, LAST_ACTION_CASING_WIDTH, INK),
                alpha=0.45,
            )
            canvas.draw_picture(
                stroked_outline_picture(
                    ring,
                    canvas.px_per_u,
                    LAST_ACTION_LINE_WIDTH,
                    trace.colour,
                    trace.dash_and_gap_lengths,
                )
            )
