"""The map camera: the visible part of the map, changed by wheel, drag, keys, buttons and events."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

from pygame import Rect

from game.scene.animation.animation import CallAnimation, DelayAnimation, SequentialAnimation
from game.scene.nodes.zoom import MapZoom
from game.scene.stage.sheet_placing import Box, Point
from game.scene.stage.stage import Stage
from game.tabletop.art.table_art import TableArt
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.map.dimming_layers import DimmingLayer
from game.tabletop.map.map_node import MapNode
from game.tabletop.map.map_pictures import MapPicturePart, MapPictures
from game.tabletop.map.off_screen_indicators import OffScreenIndicators
from game.tabletop.panel.control_buttons import ZoomButtons
from game.tabletop.panel.look_widget import NOTHING_TO_PICK_STATE, PICKABLE_WITHOUT_HIGHLIGHT_STATE
from game.tabletop.sheet.sheet_placement import box_around_points
from game.tabletop.table_context import TableContext

MAX_MAP_PX_PER_U = 3.0  # a map drawn larger would need too much memory
MAP_U_PER_KEY_PRESS = 160.0  # u by which a key moves the map
DRAWING_RETRY_MS = 100.0
MAX_DRAWING_RETRIES = 100  # interval in ms and number of requests for an enlarged map
Scene = TypeVar("Scene", bound=Hashable)


class MapCamera(Generic[Scene]):
    """Keeps the zoom and the position of the map that the player chose; `on_changed` is called
    after every change."""

    def __init__(
        self, stage: Stage, map_pictures: MapPictures[Scene], on_changed: Callable[[], None]
    ) -> None:
        self._stage = stage
        self._map_pictures = map_pictures
        self._on_changed = on_changed
        self._scene: Scene | None = None
        self._is_only_stretched = False  # whether the visible part is only stretched
        self._was_moved_by_event = False  # whether an event moved the map from its usual part

    def control_new_map(
        self,
        layout: TableLayout,
        map_node: MapNode[Any],
        dimming_layer: DimmingLayer,
        buttons: ZoomButtons,
    ) -> None:
        """Control a new map from now on, beginning with its initial view."""
        self._layout = layout
        self._buttons = buttons
        self._map = map_node
        self._dimming_layer = dimming_layer
        self._space = map_node.coordinates
        self._dimming_layer.on_wheel = self.zoom_by_wheel
        usual = self._space.initial_view
        levels = usual.zoom_scales(MAX_MAP_PX_PER_U / self._stage.units.px_per_u)
        self.zoom = MapZoom(self._map.width, self._map.height, levels, usual)
        self._map.set_zoom(self.zoom.scale)
        self._update_zoom_buttons()
        self._align_corner_with_pixels()

    def zoom_by_wheel(self, notches: float) -> None:
        """Zoom one step in (`notches` above 0) or out, around the point under the pointer."""
        at = self._stage.pointer.at
        k = self._stage.units.px_per_u
        self.zoom_step(1 if notches > 0 else -1, (at[0] / k, at[1] / k) if at is not None else None)

    def zoom_step(self, direction: int, fixed_point: Point | None = None) -> None:
        """Zoom one step in (1) or out (-1). The point `fixed_point` of the window, in u, stays in
        place, by default the middle of the window."""
        if self.zoom.step_scale(direction, fixed_point):
            self._apply_zoom()

    def return_to_initial_view(self) -> None:
        """Show the part of the map that was shown at the beginning, in its scale."""
        self._was_moved_by_event = False
        if self.zoom.return_to_initial_view():
            self._apply_zoom()

    def move_by_drag(self, offset: Point) -> None:
        """Move the map by a distance in u."""
        self._was_moved_by_event = False
        if self.zoom.move(offset):
            self._update_after_move()

    def pan_step(self, horizontal_direction: int, vertical_direction: int) -> None:
        """Move the visible part one step; `horizontal_direction` and `vertical_direction` are
        -1, 0 or 1."""
        self.move_by_drag(
            (-horizontal_direction * MAP_U_PER_KEY_PRESS, -vertical_direction * MAP_U_PER_KEY_PRESS)
        )

    def bring_into_view(self, target_names: Iterable[str]) -> None:
        """Move the map so that the named targets are visible between panels and buttons, and not
        below a document; does nothing while the whole map is shown.

        A map that was moved from its initial view in this way returns to it before the next
        targets.
        """
        if self.zoom.shows_whole_map:
            return
        names = [name for name in target_names if name in self._map.targets]
        if names and self._was_moved_by_event:
            self.return_to_initial_view()
        usual = self.zoom.is_initial_view
        for name in names:
            box = box_around_points(self._map.target_box_corners_in_window(name), 1.0)
            if self.zoom.bring_into_view(
                box, self._box_without_panels_and_buttons, self._document_boxes
            ):
                self._update_after_move()
        self._was_moved_by_event = usual and not self.zoom.is_initial_view

    @property
    def _box_without_panels_and_buttons(self) -> Box:
        """The part of the window without panels and buttons, in u of the window."""
        return self._layout.sheet_area_box.scaled(self._layout.window_size.control_size_factor)

    @property
    def _document_boxes(self) -> list[Box]:
        """The boxes of the documents that lie open on the map, in u of the window."""
        k = self._layout.window_size.control_size_factor
        return [box.scaled(k) for box in self._layout.document_boxes]

    @property
    def visible_map_box(self) -> Box:
        """The part of the window in which the map is seen: between top bar and buttons, left of
        the players; in u of the window."""
        layout = self._layout
        k = layout.window_size.control_size_factor
        top = layout.top_bar_box.bottom
        right = layout.left_edge_of_column
        return Box(0.0, top * k, right * k, (layout.top_of_button_bar - top) * k)

    def middles_of_highlighted_targets_when_zoomed(self) -> dict[str, Point]:
        """Return the middles of the highlighted targets, in u of the window, by name. Return {}
        while the initial view or the whole map is shown, because all targets are visible then."""
        if self.zoom.is_initial_view or self.zoom.shows_whole_map:
            return {}
        middles = {}
        for name, target in self._map.targets.items():
            if target.highlight_kind not in (
                NOTHING_TO_PICK_STATE,
                PICKABLE_WITHOUT_HIGHLIGHT_STATE,
            ):
                (left, top), (right, bottom) = self._map.target_box_corners_in_window(name)
                middles[name] = ((left + right) / 2, (top + bottom) / 2)
        return middles

    def make_off_screen_indicators(self, context: TableContext[TableArt]) -> OffScreenIndicators:
        """Return new buttons that point to highlighted targets outside the visible part of the map;
        `update_off_screen_indicators` shows those that are needed."""
        self._edge_signs = OffScreenIndicators(context, self._layout, self.bring_into_view)
        return self._edge_signs

    def update_off_screen_indicators(self) -> None:
        """Show the button of each side on which highlighted targets lie outside the visible map, or
        are covered by a document from under which the map can be moved; hide the others."""
        middles = self.middles_of_highlighted_targets_when_zoomed()
        covered = [
            name
            for name, middle in middles.items()
            if self.zoom.distance_out_from_below_covers(
                middle, self._box_without_panels_and_buttons, self._document_boxes
            )
        ]
        self._edge_signs.update(middles, self.visible_map_box, covered)

    def set_scene(self, scene: Scene) -> None:
        """Show the picture of a scene in the current size; while an enlarged one is still being
        drawn, show a stretched picture."""
        self._is_only_stretched = False
        is_new = scene != self._scene
        self._scene = scene
        if self.zoom.scale == self._space.initial_view.scale:
            picture = self._map_pictures.usual_size_picture(self._space, scene, self)
            self._show_map_picture(MapPicturePart(picture))
            if is_new:
                self._stage.redraw_all_next_time()  # the same surface may show another scene
            self._map_pictures.forget_enlarged_picture()
            return
        drawn = self._map_pictures.enlarged_picture_or_start_drawing(self._space, scene)
        if drawn is not None:
            self._show_map_picture(MapPicturePart(drawn))
            return
        self._is_only_stretched = True
        self._show_stretched()
        self._retry_until_drawn(scene, self._space.zoom, MAX_DRAWING_RETRIES)

    def _show_stretched(self) -> None:
        """Show the visible part of the map stretched from its usual size, while the enlarged
        picture is still being drawn."""
        if not self._is_only_stretched or self._scene is None:
            return
        k = self._stage.units.px_per_u
        (x, y) = self.zoom.corner
        seen = Rect((round(-x * k), round(-y * k)), self._space.whole.picture_size_px)
        self._show_map_picture(
            self._map_pictures.part_scaled_from_usual_size(self._space, self._scene, seen)
        )

    def _retry_until_drawn(self, scene: Scene, zoom_factor: float, attempts_left: int) -> None:
        def show_if_drawn_else_retry() -> None:
            if self._space.zoom != zoom_factor or self._scene != scene or not attempts_left:
                return
            drawn = self._map_pictures.enlarged_picture_or_start_drawing(self._space, scene)
            if drawn is None:
                self._retry_until_drawn(scene, zoom_factor, attempts_left - 1)
            else:
                self._is_only_stretched = False
                self._show_map_picture(MapPicturePart(drawn))

        self._stage.timeline.play(
            SequentialAnimation(
                DelayAnimation(DRAWING_RETRY_MS), CallAnimation(show_if_drawn_else_retry)
            )
        )

    def _show_map_picture(self, map_picture: MapPicturePart) -> None:
        self._map.set_map_picture(map_picture)
        self._dimming_layer.set_map_picture(map_picture)
        self._stage.update_before_next_drawing()

    def _apply_zoom(self) -> None:
        """Lay the map out in the current zoom and show its visible part."""
        self._is_only_stretched = False
        self._map.set_zoom(self.zoom.scale)
        self._update_after_move()

    def _update_zoom_buttons(self) -> None:
        zoom = self.zoom
        self._buttons.update_buttons(
            is_closest=zoom.is_largest_scale,
            is_whole_map=zoom.shows_whole_map,
            is_initial_view=zoom.is_initial_view,
        )

    def _update_after_move(self) -> None:
        """Set map, zoom buttons and stretched picture to the current position, and call
        `on_changed`."""
        self._align_corner_with_pixels()
        self._update_zoom_buttons()
        self._show_stretched()
        self._on_changed()
        self._stage.update_before_next_drawing()

    def _align_corner_with_pixels(self) -> None:
        """Set the corner of map and dimming layer to the whole pixel nearest to the zoom's
        corner."""
        k = self._stage.units.px_per_u
        (x, y) = self.zoom.corner
        corner = round(x * k) / k, round(y * k) / k
        self._map.x, self._map.y = self._dimming_layer.corner = corner
