"""The pointer: hover, press, click and drag; and handles by which dialogs are dragged."""

from collections.abc import Callable
from typing import Unpack

from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placed_nodes import PlacedNode, node_under_pointer
from game.scene.stage.sheet_placing import Point

HANDLE_ROLE = "handle"


class Pointer:
    """The mouse pointer over the nodes of the top dialog or, without one, of the screen.

    `placed_nodes` returns these nodes with their places; `on_clicked` is called with a clicked
    node, `on_hover_changed` with a node and whether the pointer is on it now.
    """

    def __init__(
        self,
        placed_nodes: Callable[[], list[PlacedNode]],
        on_clicked: Callable[[Node], None],
        on_hover_changed: Callable[[Node, bool], None],
    ) -> None:
        self._placed_nodes = placed_nodes
        self._on_clicked = on_clicked
        self._on_hover_changed = on_hover_changed
        self.at: Point | None = None
        self.has_not_moved_since_click = False  # no tooltip where it has just clicked
        self.has_not_moved_since_page_opened = False  # no tooltip before it moves on a new page
        self.hovered_node: Node | None = None  # the node that a click would activate
        self.tooltip_node: Node | None = None  # the node whose tooltip would be shown
        self.pressed_node: PlacedNode | None = None

    @property
    def must_move_before_tooltip(self) -> bool:
        """Whether no tooltip is shown before it moves: it has not moved since a click, or since the
        page was opened."""
        return self.has_not_moved_since_click or self.has_not_moved_since_page_opened

    def move(self, position_px: Point) -> None:
        """Move the pointer to a pixel; a pressed node is dragged, and the hovered node is
        updated."""
        self.has_not_moved_since_click = self.has_not_moved_since_click and position_px == self.at
        self.has_not_moved_since_page_opened = (
            self.has_not_moved_since_page_opened and position_px == self.at
        )
        self.at = position_px
        if self.pressed_node is not None:
            self.pressed_node.node.on_pointer_drag(
                self.pressed_node.transform.to_local(position_px)
            )
        self.update_hovered()

    def adopt_position(self, position_px: Point | None) -> None:
        """Take the position (px) that the pointer had on the page before, None outside the window;
        a tooltip appears only after a movement."""
        self.at = position_px
        self.has_not_moved_since_page_opened = True

    def forget_position(self) -> None:
        """Forget the position and end the hover, because the pointer has left the window."""
        self.at = None
        self.update_hovered()

    def press(self, position_px: Point) -> Node | None:
        """Move to a pixel and press the main button; return the node that is pressed there, which
        may be disabled, or None."""
        self.move(position_px)
        self.pressed_node = node_under_pointer(self._placed_nodes(), position_px)
        if self.pressed_node is None:
            return None
        node = self.pressed_node.node
        node.pressed = True
        if node.enabled:
            node.on_pointer_press(self.pressed_node.transform.to_local(position_px))
        return node

    def release(self, position_px: Point) -> None:
        """Release the main button at a pixel; it is a click if the pressed node is still under
        the pointer."""
        held, self.pressed_node = self.pressed_node, None
        self.move(position_px)
        self.has_not_moved_since_click = True
        if held is None:
            return
        held.node.pressed = False
        held.node.on_pointer_release(held.transform.to_local(position_px))
        target = node_under_pointer(self._placed_nodes(), position_px)
        if target is not None and target.node is held.node:
            self._on_clicked(held.node)

    def cancel(self) -> None:
        """Release the pressed node, if any, without a click."""
        if self.pressed_node is not None:
            self.pressed_node.node.pressed = False
            self.pressed_node = None

    def turn_wheel(self, whole_notches: int, exact_notches: float) -> None:
        """Pass a turn of the wheel to the nodes under the pointer, from front to back, until one of
        them uses it. If any of these nodes is scrollable, only the scrollable ones get it.

        `exact_notches` may be a part of a notch, as on a touch pad; nodes that accept a smooth
        wheel get this number. All others get `whole_notches`, and nothing while that is 0.
        """
        below: list[Node] = []
        ground: Node | None = None  # hides what is below it, except the page it belongs to
        for spot in reversed(self._placed_nodes()):
            if self.at is None or not spot.contains(self.at):
                continue
            if ground is None or (spot.node.is_scrollable and ground in spot.node.walk()):
                below.append(spot.node)
            if ground is None and spot.node.solid:
                ground = spot.node
        for node in [node for node in below if node.is_scrollable] or below:
            turned = exact_notches if node.accepts_smooth_wheel else whole_notches
            if turned and node.on_pointer_wheel(turned):
                break

    def update_hovered(self) -> bool:
        """Set the hovered node and `tooltip_node` to the nodes under the pointer, or both to the
        pressed node while one is pressed. Tell the hovered node where the pointer is. Return True
        when something looks different."""
        over = reading = None
        if self.at is not None and self.pressed_node is None:
            placed = self._placed_nodes()
            over = node_under_pointer(placed, self.at)
            reading = node_under_pointer(placed, self.at, finds_tooltip_nodes=True)
        elif self.pressed_node is not None:
            over = reading = self.pressed_node
        changed = self._set_hovered_node(over.node if over else None)
        if over is not None and self.at is not None and self.pressed_node is None:
            changed = over.node.on_pointer_hover(over.transform.to_local(self.at)) or changed
        node = reading.node if reading else None
        changed = changed or node is not self.tooltip_node
        self.tooltip_node = node
        return changed

    def _set_hovered_node(self, node: Node | None) -> bool:
        if node is self.hovered_node:
            return False
        if self.hovered_node is not None:
            self.hovered_node.hovered = False
            self._on_hover_changed(self.hovered_node, False)
        self.hovered_node = node
        if node is not None:
            node.hovered = True
            self._on_hover_changed(node, True)
        return True


class DragTracker:
    """Follows a pressed pointer and calls `on_dragged` with each movement.

    Nothing is called until the pointer has moved more than `min_distance`; then `has_moved` becomes
    true, and the release counts as no click.
    """

    def __init__(self, on_dragged: Callable[[Point], None], min_distance: float = 0.0) -> None:
        self._on_dragged = on_dragged
        self._slack = min_distance
        self._last_point: Point | None = None
        self.has_moved = False

    def start_drag(self, point: Point) -> None:
        """Start a drag at a point; `has_moved` becomes false."""
        self._last_point = point
        self.has_moved = False

    def drag_to(self, point: Point) -> None:
        """Call `on_dragged` with the movement since the last point, once the pointer has moved more
        than `min_distance`; if no drag was started, start one at this point."""
        if self._last_point is None:
            self.start_drag(point)
            return
        by = point[0] - self._last_point[0], point[1] - self._last_point[1]
        if self.has_moved or abs(by[0]) + abs(by[1]) > self._slack:
            self._last_point = point
            self.has_moved = True
            self._on_dragged(by)

    def end_drag(self) -> None:
        """End the drag; `has_moved` keeps its value."""
        self._last_point = None


class DraggableNode(Node):
    """A node that passes presses and drags of the pointer to its `drag_tracker`."""

    drag_tracker: DragTracker

    def on_pointer_press(self, point: Point) -> None:
        """Start a drag at the point."""
        self.drag_tracker.start_drag(point)

    def on_pointer_drag(self, point: Point) -> None:
        """Continue the drag to the point."""
        self.drag_tracker.drag_to(point)


class DragHandle(DraggableNode):
    """The area at the top of a sheet by which the mouse can drag the sheet; it is behind
    everything else."""

    def __init__(
        self, on_dragged: Callable[[Point], None], **node_values: Unpack[NodeValues]
    ) -> None:
        """Create the handle; `on_dragged` gets the movement of the pressed pointer in u."""
        node_values = {
            "role": HANDLE_ROLE,
            "on_click": lambda: None,
            "focusable": False,
        } | node_values
        super().__init__(**node_values)
        self.drag_tracker = DragTracker(on_dragged)
