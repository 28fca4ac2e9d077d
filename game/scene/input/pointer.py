"""The pointer: hover, press, click and drag; and handles by which dialogs are dragged."""

from collections.abc import Callable
from typing import Unpack

from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import Point
from game.scene.stage.survey import PlacedNode, target_at

HANDLE = "handle"


class Pointer:
    """The mouse pointer over the nodes of the scope.

    `survey` returns the placed nodes; the callbacks are called after clicks and hover changes.
    """

    def __init__(
        self,
        survey: Callable[[], list[PlacedNode]],
        clicked: Callable[[Node], None],
        hovered: Callable[[Node, bool], None],
    ) -> None:
        self._survey = survey
        self._clicked = clicked
        self._hovered = hovered
        self.at: Point | None = None
        self.over: Node | None = None  # the node that a click would activate
        self.reading: Node | None = None  # the node whose tooltip would be shown
        self.held: PlacedNode | None = None

    def move(self, at: Point) -> None:
        """Move the pointer to a pixel."""
        self.at = at
        if self.held is not None:
            self.held.node.on_pointer_drag(self.held.place.to_local(at))
        self.update_hovered()

    def leave(self) -> None:
        """React to the pointer leaving the window."""
        self.at = None
        self.update_hovered()

    def down(self, at: Point) -> Node | None:
        """Press the main button; return the node that was pressed."""
        self.move(at)
        self.held = target_at(self._survey(), at)
        if self.held is None:
            return None
        node = self.held.node
        node.pressed = True
        if node.enabled:
            node.on_pointer_press(self.held.place.to_local(at))
        return node

    def up(self, at: Point) -> None:
        """Release the main button: it is a click if the same node is still under the pointer."""
        held, self.held = self.held, None
        self.move(at)
        if held is None:
            return
        held.node.pressed = False
        held.node.on_pointer_release(held.place.to_local(at))
        target = target_at(self._survey(), at)
        if target is not None and target.node is held.node:
            self._clicked(held.node)

    def cancel(self) -> None:
        """Release without a click."""
        if self.held is not None:
            self.held.node.pressed = False
            self.held = None

    def wheel(self, steps: int, precise: float) -> None:
        """Turn the wheel: the frontmost node that uses it gets it, on a scrolled page always the
        page.

        A touch pad turns it by parts of a notch, `precise`; the system sums them to whole `steps`,
        which are 0 in between.
        """
        below: list[Node] = []
        ground: Node | None = None  # hides what is below it, except the page it belongs to
        for spot in reversed(self._survey()):
            if self.at is None or not spot.contains(self.at):
                continue
            if ground is None or (spot.node.is_scrollable and ground in spot.node.walk()):
                below.append(spot.node)
            if ground is None and spot.node.solid:
                ground = spot.node
        for node in [node for node in below if node.is_scrollable] or below:
            turned = precise if node.accepts_smooth_wheel else steps
            if turned and node.on_pointer_wheel(turned):
                break

    def update_hovered(self) -> bool:
        """Update which nodes are under the pointer; return True when that changed."""
        over = reading = None
        if self.at is not None and self.held is None:
            placed = self._survey()
            over = target_at(placed, self.at)
            reading = target_at(placed, self.at, reading=True)
        elif self.held is not None:
            over = reading = self.held
        changed = self._hover(over.node if over else None)
        if over is not None and self.at is not None and self.held is None:
            changed = over.node.on_pointer_hover(over.place.to_local(self.at)) or changed
        node = reading.node if reading else None
        changed = changed or node is not self.reading
        self.reading = node
        return changed

    def _hover(self, node: Node | None) -> bool:
        if node is self.over:
            return False
        if self.over is not None:
            self.over.hovered = False
            self._hovered(self.over, False)
        self.over = node
        if node is not None:
            node.hovered = True
            self._hovered(node, True)
        return True


class DragTracker:
    """Measures how far a pressed pointer has moved since the last call.

    `moved` is true once that was more than `slack`: then releasing is no click.
    """

    def __init__(self, dragged: Callable[[Point], None], slack: float = 0.0) -> None:
        self._dragged = dragged
        self._slack = slack
        self._held: Point | None = None
        self.moved = False

    def start_drag(self, point: Point) -> None:
        """Start at a point."""
        self._held = point
        self.moved = False

    def drag_to(self, point: Point) -> None:
        """Pass on the movement to a point; without a start, start there."""
        if self._held is None:
            self.start_drag(point)
            return
        by = point[0] - self._held[0], point[1] - self._held[1]
        if self.moved or abs(by[0]) + abs(by[1]) > self._slack:
            self._held = point
            self.moved = True
            self._dragged(by)

    def end_drag(self) -> None:
        """End the drag."""
        self._held = None


class DraggableNode(Node):
    """A node that drags its `grip` when pressed."""

    grip: DragTracker

    def on_pointer_press(self, point: Point) -> None:
        """Start a drag."""
        self.grip.start_drag(point)

    def on_pointer_drag(self, point: Point) -> None:
        """Continue the drag."""
        self.grip.drag_to(point)


class Handle(DraggableNode):
    """The area in the head of a sheet by which the mouse drags it; it is behind everything else."""

    def __init__(self, dragged: Callable[[Point], None], **place: Unpack[NodeValues]) -> None:
        """Create the handle; `dragged` gets the movement of the pressed pointer in u."""
        place = {"role": HANDLE, "on_click": lambda: None, "focusable": False} | place
        super().__init__(**place)
        self.grip = DragTracker(dragged)
