"""Node: the one kind of thing on the screen; a box with children, a role and a spoken label."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Self, TypedDict, Unpack

from game.scene.input.hit import Shape
from game.scene.input.keys import Stroke
from game.scene.stage.placing import Point
from game.scene.stage.tip import TipSource

if TYPE_CHECKING:
    from game.scene.drawing.canvas import Canvas, Kept


PANE_AIR = 8.0
"""u that the focus ring keeps from what a node that clips shows up to its edges."""


class NodeValues(TypedDict, total=False):
    """What every node can be given; each key is also a plain attribute of the node (see
    README.md).
    """

    x: float
    y: float
    width: float
    height: float
    anchor: Point
    scale: float
    alpha: float
    visible: bool
    enabled: bool
    z: float
    role: str
    label: str
    name: str
    tooltip: TipSource
    focusable: bool
    solid: bool
    keep_clear: bool
    wary: bool
    hit: Shape | None
    keys: tuple[str, ...]
    on_click: Callable[[], None] | None
    on_hover: Callable[[bool], None] | None


class At(TypedDict):
    """The box of a node; see `at`."""

    x: float
    y: float
    width: float
    height: float


def at(x: float, y: float, width: float, height: float) -> At:
    """A box to unpack into any node: `Button("Undo", **at(16, 946, 160, 58))`."""
    return {"x": x, "y": y, "width": width, "height": height}


class Node:
    """Geometry in u relative to the parent's origin. A node owns its children and does not know
    its parent.

    `hovered`, `pressed`, `focused` and `warmth` (0 cold to 1 hovered) are written by the stage.
    """

    clips = False  # True: children are cut at this node's box
    fading: tuple[float, float] = (0.0, 0.0)  # u above and below in which a cut child fades
    sheet = False  # True: it lies over things, and goes while somebody looks through it
    about: "Sequence[Node]" = ()  # of a sheet: what it must never lie on
    lively = False  # True: what this node draws itself stirs; it is drawn again alone, cheaply

    def __init__(self, **place: Unpack[NodeValues]) -> None:
        self.x = place.get("x", 0.0)
        self.y = place.get("y", 0.0)
        self.width = place.get("width", 0.0)
        self.height = place.get("height", 0.0)
        self.anchor = place.get("anchor", (0.0, 0.0))
        self.scale = place.get("scale", 1.0)
        self.alpha = place.get("alpha", 1.0)
        self.visible = place.get("visible", True)
        self.enabled = place.get("enabled", True)
        self.z = place.get("z", 0.0)
        self.role = place.get("role", "")
        self.label = place.get("label", "")
        self.name = place.get("name", "")
        self.tooltip = place.get("tooltip")
        self.on_click = place.get("on_click")
        self.on_hover = place.get("on_hover")
        self.focusable = place.get("focusable", self.on_click is not None)
        self.solid = place.get("solid", False)
        self.keep_clear = place.get("keep_clear", False)
        self.wary = place.get("wary", False)
        self.hit = place.get("hit")
        self.keys = place.get("keys", ())
        self.children: list[Node] = []
        self.hovered = self.pressed = self.focused = False
        self.warmth = 0.0
        self.kept: Kept | None = None  # the canvas's own memory of this node

    # ---- tree

    def add(self, *nodes: "Node") -> Self:
        """Put nodes on top of the present children; returns self, so that trees can be written in
        one expression.
        """
        self.children.extend(nodes)
        return self

    def remove(self, node: "Node") -> None:
        """Take a child away; it must be one."""
        self.children.remove(node)

    def clear(self) -> None:
        """Take all children away."""
        self.children.clear()

    def ordered(self) -> Sequence["Node"]:
        """Children from back to front: by z, then in the order they were added."""
        for child in self.children:
            if child.z:
                return sorted(self.children, key=lambda node: node.z)
        return self.children

    def drawn(self) -> Sequence["Node"]:
        """The children the canvas still has to draw, back to front."""
        return self.ordered()

    def walk(self) -> Iterator["Node"]:
        """This node and everything below it, in drawing order, hidden ones too."""
        yield self
        for child in self.ordered():
            yield from child.walk()

    def find(self, name: str) -> "Node | None":
        """The first node of this tree with that name."""
        return next((node for node in self.walk() if node.name == name), None)

    # ---- geometry

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width, height in u relative to the node's origin."""
        return -self.anchor[0] * self.width, -self.anchor[1] * self.height, self.width, self.height

    def extent(self) -> tuple[float, float, float, float]:
        """The box, or the box round the node's own shape; what focus, tooltips and tests go by."""
        own = None if self.hit is None else self.hit.extent()
        return self.box() if own is None else own

    def contains(self, point: Point) -> bool:
        """Whether a point (u, relative to the origin) lies on the node."""
        if self.hit is not None:
            return self.hit.contains(point)
        left, top, width, height = self.box()
        return left <= point[0] < left + width and top <= point[1] < top + height

    def middle(self) -> Point:
        """A point that surely lies on the node (u, relative to the origin)."""
        if self.hit is not None:
            return self.hit.inner_point()
        left, top, width, height = self.box()
        return left + width / 2, top + height / 2

    @property
    def pressable(self) -> bool:
        """Whether the node can be clicked or focused (a disabled one too: it then says why not)."""
        return self.focusable or self.on_click is not None

    @property
    def interactive(self) -> bool:
        """Whether the pointer can do something here, if only read the tooltip."""
        return self.pressable or self.tooltip is not None

    # ---- hooks

    def draw(self, canvas: "Canvas") -> None:
        """Put this node's own pictures; children are drawn after it."""

    def drawn_from(self) -> tuple[object, ...] | None:
        """All that decides what `draw` puts, besides place, size and look: while it stays equal
        the same is put again. None: `draw` is called for every frame.
        """
        return None

    def draw_ring(self, canvas: "Canvas") -> None:
        """Put the focus ring; called above the children while the keyboard has the focus here."""
        left, top, width, height = self.extent()
        air = PANE_AIR if self.clips else 0.0
        canvas.ring((left - air, top - air, width + 2 * air, height + 2 * air), self.hit)

    def activate(self) -> None:
        """Clicked, or Enter, Space or a shortcut key while enabled."""
        if self.on_click is not None:
            self.on_click()

    def press(self, point: Point) -> None:
        """The pointer went down here (u, relative to the origin)."""

    def drag(self, point: Point) -> None:
        """The pointer moved while it was held down here."""

    def release(self, point: Point) -> None:
        """The pointer was let go after it went down here."""

    def rest(self, point: Point) -> bool:
        """The pointer rests here, held by nothing; True when the node looks different now."""
        return False

    @property
    def scrolls(self) -> bool:
        """Whether there is more of it than can be seen, so that the wheel above it is its own."""
        return False

    def wheel(self, steps: float) -> bool:
        """The wheel turned above this node, up is positive; True when it was used."""
        return False

    def key(self, stroke: Stroke) -> bool:
        """A key went down while this node has the focus; True when it was used."""
        return False

    def text(self, typed: str) -> bool:
        """Text was typed while this node has the focus; True when it was used."""
        return False
