"""The map as a whole, and its moving parts: smoke over working mines, ships at anchor, gulls."""

from collections.abc import Callable, Mapping
from functools import partial
from math import cos, pi, sin

from game.scene.input.hit_shapes import PredicateShape
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.nodes.zoom import EndlesslyAnimatedNode
from game.scene.stage.sheet_placing import Point
from game.tabletop.art.effects import SMOKE_FRAME_COUNT
from game.tabletop.map.area_nodes import AreaNode, LastActionMark
from game.tabletop.map.map_node import MapNode, MapViewCommands
from game.tabletop.map.map_targets import TargetHandlers
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.view_classes import AreaView
from game.titles.tinners_trail.table.art.pieces import GULL_FRAME_COUNT, PieceArt
from game.titles.tinners_trail.table.county import county_coordinates
from game.titles.tinners_trail.table.county.county_coordinates import TrailCounty
from game.titles.tinners_trail.table.county.map_pieces import (
    AreaNames,
    AreaPairsOfAdits,
    LandPieces,
)
from game.titles.tinners_trail.table.view_model import TrailContext

SMOKE_FRAMES_PER_SECOND = 5.0
SMOKE_FRAME_OFFSET = 3
"""Frames between the smoke of one mine and of the next: no two chimneys puff together."""
SHIP_BOB_HEIGHT = 2.0
SHIP_BOB_SECONDS = 4.0
GULL_ROUTES = ((690.0, 190.0, 150.0, 44.0, 31.0), (330.0, 690.0, 120.0, 30.0, 26.0))
"""Each flies round a middle (map units) with two radii, in so many seconds."""
WING_BEATS_PER_SECOND = 4.0
GLIDE_SHARE = 0.55
AREA_LIGHT_OVERHANG_WIDTH = 6.0
"""How far the light of an area reaches over its outline, in u of the map."""


class _AnimatedMapNode(EndlesslyAnimatedNode):
    """Base of the animated things on the map, drawn at the scale of the map."""

    def __init__(self, pieces: LandPieces) -> None:
        """Store the layer of pieces, which knows what lies on the map."""
        super().__init__()
        self._pieces = pieces
        self._county = pieces.county

    def art_at_map_scale(self, canvas: Canvas) -> PieceArt:
        """Return the art that draws pieces at the scale of the map."""
        return self._pieces.context.art_at_scale(canvas.px_per_u * self._county.scale)


class ChimneySmoke(_AnimatedMapNode):
    """The smoke over each mine that still has ore; `seconds` is the time of its animation."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the smoke, as it is at the current time, over every mine that has ore left."""
        art = self.art_at_map_scale(canvas)
        scale = self._county.scale
        beat = int(self.seconds * SMOKE_FRAMES_PER_SECOND)
        x, y = county_coordinates.CHIMNEY_OFFSET
        mines = (look for look in self._pieces.looks if look.owner >= 0 and look.tin + look.copper)
        for number, look in enumerate(mines):
            left, top = self._county.origin(look.name)
            frame = (beat + SMOKE_FRAME_OFFSET * number) % SMOKE_FRAME_COUNT
            draw_sprite(canvas, art.smoke(frame), left + x * scale, top + y * scale)


class ShipsInPorts(_AnimatedMapNode):
    """The ships of all ports; `seconds` lets them rise and sink."""

    def draw(self, canvas: Canvas) -> None:
        """Draw every ship at its port in its position at the current time."""
        art = self.art_at_map_scale(canvas)
        scale = self._county.scale
        for number, look in enumerate(look for look in self._pieces.looks if look.has_port):
            x, y = self._county.port_spot(look.name)
            swell = sin(2 * pi * self.seconds / SHIP_BOB_SECONDS + number * 1.7)
            draw_sprite(canvas, art.piece("ship"), x, y + SHIP_BOB_HEIGHT / 2 * scale * swell)


class Gulls(_AnimatedMapNode):
    """The gulls that circle over the sea, beat their wings for a while, then glide."""

    def draw(self, canvas: Canvas) -> None:
        """Draw each gull in its position at the time `seconds`."""
        art = self.art_at_map_scale(canvas)
        for number, (x, y, wide, high, round_trip) in enumerate(GULL_ROUTES):
            turn = 2 * pi * self.seconds / round_trip + 2.1 * number
            point = (x + wide * cos(turn), y + high * sin(2 * turn + number))
            draw_sprite(
                canvas,
                art.gull(_wing_beat_frame_index(self.seconds + 3.3 * number)),
                *self._county.window_position(point),
            )


def _wing_beat_frame_index(seconds: float) -> int:
    if seconds % 7.0 > 7.0 * (1 - GLIDE_SHARE):
        return 1
    return int(seconds * WING_BEATS_PER_SECOND) % GULL_FRAME_COUNT


class TrailMap(MapNode[AreaNode]):
    """The node of the map; areas, pieces, names and moving parts are its children."""

    def __init__(
        self,
        context: TrailContext,
        county: TrailCounty,
        pick: Callable[[str], None],
        tip_of: Callable[[str], Tooltip],
        views: MapViewCommands,
    ) -> None:
        """Make the map with its layers; `pick` is called with a picked area, `tip_of` returns
        its tooltip."""
        super().__init__(county, views)
        self._handlers = TargetHandlers(pick, tip_of, self.drag_tracker)
        self.county = county
        self.pieces = LandPieces(county, context)
        self.names = AreaNames(self.pieces)
        self._animated_nodes = (
            ChimneySmoke(self.pieces),
            ShipsInPorts(self.pieces),
            Gulls(self.pieces),
        )
        smoke, harbour, gulls = self._animated_nodes
        self._layers = smoke, self.pieces, harbour, self.names, gulls
        self._last_action_marks: Mapping[str, tuple[LastActionMark, ...]] = {}

    def make_target(self, target_name: str) -> AreaNode:
        """Return a new node for the area of this name, with its marks of last actions."""
        node = AreaNode(self.county, target_name, self._handlers)
        node.last_action_marks = self._last_action_marks.get(target_name, ())
        node.hit = PredicateShape(partial(self._is_on_area, node), node.inner_point())
        return node

    def _is_on_area(self, node: AreaNode, point: Point) -> bool:
        """Return whether a point, relative to an area's node, lies on the area, or on its name
        or pieces where these lie outside all areas."""
        if node.is_inside_outline(point):
            return True
        there = node.x + point[0], node.y + point[1]
        shown = self.names.is_point_on_name(
            node.target_name, there
        ) or self.pieces.is_point_on_piece(node.target_name, there)
        return shown and not any(
            area.is_inside_outline((there[0] - area.x, there[1] - area.y))
            for area in self.targets.values()
        )

    def layers_above_targets(self) -> tuple[Node, ...]:
        """Return the layers above the areas from back to front: smoke, pieces, ships, names, gulls.

        Smoke is behind the pieces of neighbouring areas, so that it hides no number.
        """
        return self._layers

    def mark_areas_of_last_actions(self, traces: Mapping[str, tuple[LastActionMark, ...]]) -> None:
        """Set the marks of last actions by area and remove all others."""
        self._last_action_marks = traces
        for name, node in self.targets.items():
            node.last_action_marks = traces.get(name, ())

    def show_areas_adits_and_daylight(
        self, looks: tuple[AreaView, ...], adits: AreaPairsOfAdits, game_round: int
    ) -> None:
        """Show the content of the areas, the adits on their borders, and the round's time of
        day."""
        self.pieces.looks = looks
        self.pieces.adits = adits
        self.pieces.round = game_round

    def show_moving_parts_at(self, elapsed_seconds: float) -> None:
        """Show smoke, ships and gulls in their positions at this time."""
        for node in self._animated_nodes:
            node.seconds = elapsed_seconds

    def draw_area(self, canvas: Canvas, name: str) -> None:
        """Draw the pieces and the name of one area on any canvas."""
        self.pieces.draw_area(canvas, name)
        self.names.draw_area_name(canvas, name)

    def draw_lit_area(self, canvas: Canvas, name: str) -> None:
        """Draw the pieces and the name of an area that is lit above a dimming layer.

        Names of other areas that reach into it are redrawn, since the lit area would cover part of
        these names.
        """
        self.draw_area(canvas, name)
        for other in self.targets:
            if other != name and self._name_reaches_into(other, name):
                self.names.draw_area_name(canvas, other)

    def _name_reaches_into(self, other_area: str, name: str) -> bool:
        """Return whether the name written for `other_area`, with a small margin around it, reaches
        into the outline of the area `name`."""
        node = self.targets[name]
        return any(
            node.is_inside_outline((x - node.x, y - node.y))
            for x, y in self.names.points_around_name(other_area, AREA_LIGHT_OVERHANG_WIDTH)
        )
