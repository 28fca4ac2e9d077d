"""Pointer: what the mouse is over, what it holds, and what it clicks. Handle: what a sheet
or a dialog is dragged by, and the grip on anything that is dragged."""

from collections.abc import Callable
from typing import Unpack

from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import Point
from game.scene.stage.survey import Placed, target_at

HANDLE = "handle"


class Pointer:
    """`survey` gives the placed nodes of the scope; the callbacks hear clicks and hover changes."""

    def __init__(
        self,
        survey: Callable[[], list[Placed]],
        clicked: Callable[[Node], None],
        hovered: Callable[[Node, bool], None],
    ) -> None:
        self._survey = survey
        self._clicked = clicked
        self._hovered = hovered
        self.at: Point | None = None
        self.over: Node | None = None  # would be clicked
        self.reading: Node | None = None  # would show its tooltip
        self.held: Placed | None = None

    def move(self, at: Point) -> None:
        """The pointer is at a pixel."""
        self.at = at
        if self.held is not None:
            self.held.node.drag(self.held.place.local(at))
        self.refresh()

    def leave(self) -> None:
        """The pointer left the window."""
        self.at = None
        self.refresh()

    def down(self, at: Point) -> Node | None:
        """The main button went down; returns the node that was pressed."""
        self.move(at)
        self.held = target_at(self._survey(), at)
        if self.held is None:
            return None
        node = self.held.node
        node.pressed = True
        if node.enabled:
            node.press(self.held.place.local(at))
        return node

    def up(self, at: Point) -> None:
        """The main button was let go: a click when it still means the node where it went down."""
        held, self.held = self.held, None
        self.move(at)
        if held is None:
            return
        held.node.pressed = False
        held.node.release(held.place.local(at))
        target = target_at(self._survey(), at)
        if target is not None and target.node is held.node:
            self._clicked(held.node)

    def cancel(self) -> None:
        """Let go without a click."""
        if self.held is not None:
            self.held.node.pressed = False
            self.held = None

    def wheel(self, steps: int, precise: float) -> None:
        """The wheel turned: the frontmost node that uses it gets it, on a page that is longer than
        its window the page: whoever reads on changes nothing that comes under the pointer.

        Two fingers on a touch pad turn it by parts of a notch, `precise`; the system adds them up
        to whole `steps`, which are 0 until then.
        """
        below: list[Node] = []
        ground: Node | None = None  # hides what lies below it, but for the page it belongs to
        for spot in reversed(self._survey()):
            if self.at is None or not spot.contains(self.at):
                continue
            if ground is None or (spot.node.scrolls and ground in spot.node.walk()):
                below.append(spot.node)
            if ground is None and spot.node.solid:
                ground = spot.node
        for node in [node for node in below if node.scrolls] or below:
            turned = precise if node.wheels_smoothly else steps
            if turned and node.wheel(turned):
                break

    def refresh(self) -> bool:
        """Look again what is below the pointer; True when that changed."""
        over = reading = None
        if self.at is not None and self.held is None:
            placed = self._survey()
            over = target_at(placed, self.at)
            reading = target_at(placed, self.at, reading=True)
        elif self.held is not None:
            over = reading = self.held
        changed = self._hover(over.node if over else None)
        if over is not None and self.at is not None and self.held is None:
            changed = over.node.rest(over.place.local(self.at)) or changed
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


class Grip:
    """Tells by how much a held pointer has moved since it was asked last.

    `moved` is true once that was more than `slack`: then letting go is no click.
    """

    def __init__(self, dragged: Callable[[Point], None], slack: float = 0.0) -> None:
        self._dragged = dragged
        self._slack = slack
        self._held: Point | None = None
        self.moved = False

    def take(self, point: Point) -> None:
        """Take hold at a point."""
        self._held = point
        self.moved = False

    def pull(self, point: Point) -> None:
        """Follow the pointer; somewhere nobody took hold it is taken now."""
        if self._held is None:
            self.take(point)
            return
        by = point[0] - self._held[0], point[1] - self._held[1]
        if self.moved or abs(by[0]) + abs(by[1]) > self._slack:
            self._held = point
            self.moved = True
            self._dragged(by)

    def let_go(self) -> None:
        """Hold nothing any more."""
        self._held = None


class Gripped(Node):
    """Whoever presses it holds its `grip`."""

    grip: Grip

    def press(self, point: Point) -> None:
        """Take hold."""
        self.grip.take(point)

    def drag(self, point: Point) -> None:
        """Follow the pointer."""
        self.grip.pull(point)


class Handle(Gripped):
    """Lies behind everything else in the head of a sheet; only the mouse takes hold of it."""

    def __init__(self, dragged: Callable[[Point], None], **place: Unpack[NodeValues]) -> None:
        """`dragged` hears by how much the pointer moved, in u of the handle, while it is held."""
        place = {"role": HANDLE, "on_click": lambda: None, "focusable": False} | place
        super().__init__(**place)
        self.grip = Grip(dragged)
