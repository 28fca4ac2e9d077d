"""Flights: animations of pieces between positions on the table and the map."""

from collections.abc import Callable
from functools import partial
from typing import Generic

from game.scene.animation.animation import (
    Animation,
    CallAnimation,
    ParallelAnimation,
    ReadingGate,
    ReadingPause,
    SequentialAnimation,
)
from game.scene.animation.node_animations import make_arc_tween, make_fade_tween, make_move_tween
from game.scene.audio import SoundPlayer
from game.scene.nodes.node import Node
from game.scene.nodes.zoom import Sprite
from game.tabletop.art.cells import Art
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.table_context import TableContext
from game.tabletop.table_parts import TableParts

Point = tuple[float, float]


class FlightAnimations(Generic[Art]):
    """Makes animations of flying pieces; all points are in u of `air_node`, the node that holds the
    pieces."""

    def __init__(self, context: TableContext[Art], air_node: Node, sound: SoundPlayer) -> None:
        self.context = context
        self._air_node = air_node
        self._sound = sound
        self.reading_gate = ReadingGate()

    @property
    def map_scale(self) -> float:
        """The size of one map u in u of `air_node`; 1 here, for tables that have no map."""
        return 1.0

    def remove_all_flying_pieces(self) -> None:
        """Remove all flying pieces."""
        self._air_node.clear()

    def position_in_air(self, node: Node, point: Point) -> Point:
        """Convert a point of a panel or sheet to u of the air."""
        return node.x + point[0] * node.scale, node.y + point[1] * node.scale

    def make_flying_node(
        self, paint_piece: Callable[[Art], Piece], position: Point, *, is_map_size: bool = False
    ) -> Sprite:
        """Return a new node at `position` that draws a piece and is not yet added; with
        `is_map_size` it is as large as on the map."""
        scale = self.map_scale if is_map_size else 1.0
        return Sprite(
            lambda k: paint_piece(self.context.art_at_scale(k)).picture,
            x=position[0],
            y=position[1],
            scale=scale,
        )

    def piece_flight_animation(
        self,
        paint_piece: Callable[[Art], Piece],
        start: Point,
        end: Point,
        duration_ms: float,
        arc_height: float = 40.0,
        *,
        is_map_size: bool = False,
    ) -> Animation:
        """Return the animation of a piece that flies from `start` to `end` in an arc `arc_height` u
        high and is removed at the end. `is_map_size` gives it the scale of the map instead of that
        of the controls."""
        piece = self.make_flying_node(paint_piece, start, is_map_size=is_map_size)
        return self.temporary_node_animation(
            piece, make_arc_tween(piece, end, arc_height, duration_ms)
        )

    def drift_and_fade_animation(
        self, paint_piece: Callable[[Art], Piece], start: Point, end: Point, duration_ms: float
    ) -> Animation:
        """Return the animation of a piece in map size that moves from `start` to `end`, fades
        meanwhile, and is then removed."""
        piece = self.make_flying_node(paint_piece, start, is_map_size=True)
        return self.temporary_node_animation(
            piece,
            ParallelAnimation(
                make_move_tween(piece, end, duration_ms), make_fade_tween(piece, 0.0, duration_ms)
            ),
        )

    def temporary_node_animation(self, node: Node, *animation: Animation) -> Animation:
        """Return an animation that adds `node` to the flying pieces, runs the given animations one
        after the other, and removes the node."""
        return SequentialAnimation(
            self.add_nodes_animation(node), *animation, self.remove_nodes_animation(node)
        )

    def add_nodes_animation(self, *nodes: Node) -> Animation:
        """Return an animation step that puts `nodes` among the flying pieces."""
        return CallAnimation(partial(self._air_node.children.extend, nodes))

    def remove_nodes_animation(self, *nodes: Node) -> Animation:
        """Return an animation step that removes nodes, if they are still there."""
        return CallAnimation(partial(self._remove_nodes, nodes))

    def sound_animation(self, sound_name: str) -> Animation:
        """Return an animation step that plays a sound."""
        return CallAnimation(lambda: self._sound.play(sound_name))

    def _remove_nodes(self, nodes: tuple[Node, ...]) -> None:
        for node in nodes:
            self._air_node.remove(node)


class MapFlight(FlightAnimations[Art]):
    """Makes flights on a table with a map, in u of the controls; subclasses know the positions of
    the panels of their title."""

    def __init__(
        self, context: TableContext[Art], table_parts: TableParts, sound: SoundPlayer
    ) -> None:
        super().__init__(context, table_parts.flight_layer, sound)
        self._table = table_parts

    def map_node_point_to_controls_u(self, point: Point) -> Point:
        """Convert a point in u of the window, counted from the map's corner, to u of the
        controls."""
        scale = self._table.layout.window_size.control_size_factor
        chart = self._table.map_node
        return (point[0] + chart.x) / scale, (point[1] + chart.y) / scale

    def design_point_to_controls_u(self, point: Point) -> Point:
        """Convert a point in map units to its current position in u of the controls."""
        return self.map_node_point_to_controls_u(
            self._table.map_node.coordinates.window_position(point)
        )

    def middle_of_seat_panel(self, seat: int) -> Point:
        """Return the middle of a seat's panel."""
        panel = self._table.seat_panels[seat]
        return self.position_in_air(panel, (panel.width / 2, panel.height / 2))

    def middle_of_tab_or_visible_map(self, part_name: str) -> Point:
        """Return the middle of the named folded part's tab, or of the visible map when it has no
        tab."""
        tab = self._table.drawers.tabs.get(part_name)
        return (
            self.position_in_air(tab, (tab.width / 2, tab.height / 2))
            if tab is not None
            else self.middle_of_map()
        )

    def reading_pause_animation(self, duration_ms: float) -> Animation:
        """Return a pause for reading: `duration_ms` long, or until the player continues."""
        return ReadingPause(self.reading_gate, duration_ms)

    def middle_of_map(self) -> Point:
        """Return the middle of the map's visible part between top bar, column and buttons."""
        layout = self._table.layout
        return layout.left_edge_of_column / 2, (
            layout.top_bar_box.bottom + layout.top_of_button_bar
        ) / 2

    @property
    def map_scale(self) -> float:
        """The size of one map u in u of the controls, at the current zoom."""
        return (
            self._table.map_node.coordinates.scale
            / self._table.layout.window_size.control_size_factor
        )
