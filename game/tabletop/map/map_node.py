"""The map node: draws the map and its targets, and passes on view commands."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Generic, Protocol, TypeVar

from game.scene.input.pointer import HANDLE_ROLE, DraggableNode, DragTracker
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import Point
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.map.map_pictures import MapPicturePart
from game.tabletop.map.map_targets import MapTarget
from game.tabletop.map.stretched_layer import PartDrawer, StretchableLayer

MAX_CLICK_MOVEMENT = 8.0  # u that a pressed pointer may move and still click


class MapViewCommands(Protocol):
    """The commands that change the visible part of a map, given by wheel, drag, keys, buttons
    and focus."""

    def zoom_by_wheel(self, notches: float) -> None:
        """Zoom by a number of wheel steps."""

    def move_by_drag(self, offset: Point) -> None:
        """Move the map by the distance `offset` of a drag."""

    def pan_step(self, horizontal_direction: int, vertical_direction: int) -> None:
        """Move the visible part one step; `horizontal_direction` and `vertical_direction` are
        -1, 0 or 1."""

    def zoom_step(self, direction: int) -> None:
        """Zoom in (1) or out (-1)."""

    def return_to_initial_view(self) -> None:
        """Show the part of the map that was shown at the beginning, in its scale."""

    def bring_into_view(self, target_names: Iterable[str]) -> None:
        """Move the map so that the named targets are visible."""


Target = TypeVar("Target", bound=MapTarget)


class MapNode(DraggableNode, Generic[Target]):
    """The map below everything else; targets and layers are its children."""

    def __init__(self, map_coordinates: MapCoordinates, view_commands: MapViewCommands) -> None:
        """Create an empty map for one window; `set_map_picture` and `replace_targets_and_layers`
        set its contents."""
        super().__init__(name="chart", role=HANDLE_ROLE, focusable=False)
        self.coordinates = map_coordinates
        self._view_commands = view_commands
        self.drag_tracker = DragTracker(view_commands.move_by_drag, MAX_CLICK_MOVEMENT)
        self.targets: dict[str, Target] = {}
        self._last_focused_target: Target | None = None
        self.map_picture: MapPicturePart | None = None
        # draws the layers in a new size, part by part
        self._undrawn_parts: Iterator[PartDrawer] = iter(())
        self._undarkened_names: frozenset[str] | None = None

    @abstractmethod
    def make_target(self, target_name: str) -> Target:
        """Return a new target node for the named place at its current position."""

    @abstractmethod
    def layers_above_targets(self) -> Sequence[Node]:
        """Return the layers over the targets, from back to front; called once each time the
        children are replaced."""

    def set_map_picture(self, map_picture: MapPicturePart) -> None:
        """Set the picture of the map, or of its visible part."""
        self.map_picture = map_picture

    def replace_targets_and_layers(self, target_names: tuple[str, ...]) -> None:
        """Replace all children by new targets with these names and the layers above them."""
        self.clear()
        self.targets = {name: self.make_target(name) for name in target_names}
        for node in self.targets.values():
            node.moves_into_sight_on_focus = self.coordinates.zoom > 1
        self.add(*self.targets.values(), *self.layers_above_targets())

    def set_zoom(self, zoom_factor: float) -> None:
        """Lay out targets and layers at `zoom_factor` times the size of the whole map, and stretch
        the layers that are not yet drawn in that size.

        An enlarged map can be dragged.
        """
        if zoom_factor != self.coordinates.zoom:
            self.coordinates.set_zoom(zoom_factor)
            self.replace_targets_and_layers(tuple(self.targets))
            for layer in self._stretchable_layers:
                layer.stretch_if_undrawn()
            self._undrawn_parts = chain.from_iterable(
                layer.part_drawers() for layer in self._stretchable_layers
            )
        self.on_click = (lambda: None) if zoom_factor > 1 else None

    @property
    def _stretchable_layers(self) -> "list[StretchableLayer]":
        return [layer for layer in self.children if isinstance(layer, StretchableLayer)]

    @property
    def are_layers_drawn_in_current_size(self) -> bool:
        """Whether all layers are drawn in the current size, and none is only stretched."""
        return not any(layer.is_stretched for layer in self._stretchable_layers)

    def draw_one_stretched_part(self, canvas: Canvas) -> bool:
        """Draw one undrawn part of the stretched layers off screen; when none is left, show the
        layers sharp.

        Return False when no layer is stretched.
        """
        if self.are_layers_drawn_in_current_size:
            return False
        part = next(self._undrawn_parts, None)
        if part is not None:
            part(canvas)
            return True
        for layer in self._stretchable_layers:
            layer.is_stretched = False
        return True

    def on_pointer_wheel(self, notches: float) -> bool:
        """Zoom by the wheel; return True because the wheel is used."""
        self._view_commands.zoom_by_wheel(notches)
        return True

    def mark_legal_and_chosen_targets(
        self, legal_names: frozenset[str], chosen_names: frozenset[str], *, darkens_others: bool
    ) -> None:
        """Highlight the legal and the chosen targets, and make only legal ones focusable;
        `darkens_others` darkens all others slightly."""
        for name, node in self.targets.items():
            node.highlight_kind = (
                "chosen" if name in chosen_names else "legal" if name in legal_names else ""
            )
            node.focusable = name in legal_names
            node.tooltips_avoid = name in chosen_names or (darkens_others and name in legal_names)
        self._undarkened_names = legal_names | chosen_names if darkens_others else None

    @property
    def darkens_unpickable_targets(self) -> bool:
        """Whether the targets that cannot be picked are darkened now."""
        return self._undarkened_names is not None

    def align_layer_with_map(self, layer: Node) -> None:
        """Set the position and scale of a layer, which is drawn in u of the whole map, so that
        it lies over the map."""
        layer.x, layer.y = self.coordinates.window_position((0.0, 0.0))
        layer.scale = self.coordinates.scale

    def show_moving_parts_at(self, elapsed_seconds: float) -> None:
        """Show the animated parts of the map in their positions after `elapsed_seconds`; does
        nothing here, titles may override it."""

    def set_pulse(self, strength: float) -> None:
        """Set the pulse of the legal targets' highlights, 0 to 1."""
        for node in self.targets.values():
            node.pulse_share = strength

    def set_last_move_glow(self, area_names: tuple[str, ...], strength: float) -> None:
        """Set the glow of the last move's targets, 0 to 1; all others have none."""
        for name, node in self.targets.items():
            node.last_move_glow = strength if name in area_names else 0.0

    def highlight_only(self, target_names: tuple[str, ...]) -> None:
        """Point out exactly the named targets to the player."""
        for name, node in self.targets.items():
            node.is_pointed_out = name in target_names

    def target_box_corners_in_window(self, name: str) -> list[Point]:
        """Return the top left and the bottom right corner of a target's box, in u of the window."""
        node = self.targets[name]
        x, y, width, height = node.bounds
        left = self.x + node.x + x * node.scale
        top = self.y + node.y + y * node.scale
        return [(left, top), (left + width * node.scale, top + height * node.scale)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the map, and darken every target that cannot be picked; a newly focused target is
        brought into view first."""
        focused = next((node for node in self.targets.values() if node.focused), None)
        if focused is not self._last_focused_target:
            self._last_focused_target = focused
            if focused is not None:
                self._view_commands.bring_into_view((focused.target_name,))
        left, top = canvas.place.to_px(0, 0)
        if self.map_picture is not None:
            x, y = self.map_picture.top_left_px
            canvas.draw_picture_at_px(self.map_picture.surface, left + x, top + y)
        if self._undarkened_names is not None:
            for name in sorted(self.targets.keys() - self._undarkened_names):
                self.targets[name].draw_shade(canvas)
