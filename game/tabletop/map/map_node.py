"""A map that is seen and picked from, and views of parts of it."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Generic, Protocol, TypeVar

from game.scene.input.pointer import HANDLE, Grip, Gripped
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placing import Point
from game.tabletop.map.map_pictures import MapGround
from game.tabletop.map.map_space import MapSpace
from game.tabletop.map.map_targets import MapTarget
from game.tabletop.map.stretched_layer import Hasty, Part

SLACK = 8.0  # u that a held pointer may move and still click


class MapViews(Protocol):
    """The orders of wheel, drag, keys, buttons and focus."""

    def turn(self, steps: float) -> None:
        """Follow the wheel."""

    def move(self, by: Point) -> None:
        """Follow a drag."""

    def look(self, across: int, down: int) -> None:
        """Look a step to one side."""

    def step(self, by: int) -> None:
        """Come closer (1) or go back (-1)."""

    def go_back(self) -> None:
        """Show the usual part of the map."""

    def bring(self, targets: Iterable[str]) -> None:
        """Bring targets in sight."""


Target = TypeVar("Target", bound=MapTarget)


class MapNode(Gripped, Generic[Target]):
    """Lies below everything; targets and layers are its children."""

    def __init__(self, space: MapSpace, views: MapViews) -> None:
        """Prepare for one window; `lay_ground` and `lay_targets` bring the map."""
        super().__init__(name="chart", role=HANDLE, focusable=False)
        self.space = space
        self._views = views
        self.grip = Grip(views.move, SLACK)
        self.targets: dict[str, Target] = {}
        self._met: Target | None = None
        self._ground: MapGround | None = None
        self._ahead: Iterator[Part] = iter(())  # what draws the layers in a new size
        self._bright: frozenset[str] | None = None

    @abstractmethod
    def make_target(self, name: str) -> Target:
        """Return what is picked by a name, where it lies now."""

    @abstractmethod
    def layers(self) -> Sequence[Node]:
        """Return what lies over the targets, from back to front."""

    def lay_ground(self, ground: MapGround) -> None:
        """Lay a picture of the map, or of the part of it that is seen."""
        self._ground = ground

    def lay_targets(self, names: tuple[str, ...]) -> None:
        """Make what can be picked."""
        self.clear()
        self.targets = {name: self.make_target(name) for name in names}
        self.add(*self.targets.values(), *self.layers())

    def enlarge(self, zoom: float) -> None:
        """Lay everything out so many times larger than the whole map; it can be dragged then."""
        if zoom != self.space.zoom:
            self.space.enlarge(zoom)
            self.lay_targets(tuple(self.targets))
            for layer in self._hasty:
                layer.hurry()
            self._ahead = chain.from_iterable(layer.parts() for layer in self._hasty)
        self.on_click = (lambda: None) if zoom > 1 else None

    @property
    def _hasty(self) -> "list[Hasty]":
        return [layer for layer in self.layers() if isinstance(layer, Hasty)]

    @property
    def sharp(self) -> bool:
        """Whether everything is drawn in the present size, nothing only stretched."""
        return not any(layer.hasty for layer in self._hasty)

    def sharpen(self, canvas: Canvas) -> bool:
        """Draw one part of what is only stretched on a canvas that nobody sees, the last time let
        it be seen; False when everything is sharp.
        """
        if self.sharp:
            return False
        part = next(self._ahead, None)
        if part is not None:
            part(canvas)
            return True
        for layer in self._hasty:
            layer.hasty = False
        return True

    def wheel(self, steps: float) -> bool:
        """Come closer, or go back."""
        self._views.turn(steps)
        return True

    def light(self, legal: frozenset[str], chosen: frozenset[str], *, dim: bool) -> None:
        """Light legal targets and picked ones; `dim` darkens the others a little."""
        for name, node in self.targets.items():
            node.state = "chosen" if name in chosen else "legal" if name in legal else ""
            node.focusable = name in legal
            node.keep_clear = name in chosen or (dim and name in legal)
        self._bright = legal | chosen if dim else None

    @property
    def is_dim(self) -> bool:
        """Whether what cannot be picked is darkened."""
        return self._bright is not None

    def lay_over(self, layer: Node) -> None:
        """Lay a layer that is drawn in units of the whole map over it."""
        layer.x, layer.y = self.space.at((0.0, 0.0))
        layer.scale = self.space.scale

    def live(self, seconds: float) -> None:
        """Show what stirs by itself as it is after so many seconds."""

    def breathe(self, share: float) -> None:
        """Swell the light of the legal targets."""
        for node in self.targets.values():
            node.breath = share

    def last_move_glow(self, names: tuple[str, ...], share: float) -> None:
        """Let what the last move was about glow, and nothing else."""
        for name, node in self.targets.items():
            node.last_move_glow = share if name in names else 0.0

    def point_out(self, names: tuple[str, ...]) -> None:
        """Light what somebody is told to look at, and nothing else."""
        for name, node in self.targets.items():
            node.pointed_out = name in names

    def outline(self, name: str) -> list[Point]:
        """Return the corners of the box round a target, in u of the window."""
        node = self.targets[name]
        x, y, width, height = node.bounds
        left = self.x + node.x + x * node.scale
        top = self.y + node.y + y * node.scale
        return [(left, top), (left + width * node.scale, top + height * node.scale)]

    def draw(self, canvas: Canvas) -> None:
        """Put the map and, over it, the dimming."""
        focused = next((node for node in self.targets.values() if node.focused), None)
        if focused is not self._met:
            self._met = focused
            if focused is not None:
                self._views.bring((focused.target,))
        left, top = canvas.place.px(0, 0)
        if self._ground is not None:
            x, y = self._ground.corner
            canvas.put_px(self._ground.surface, left + x, top + y)
        if self._bright is not None:
            for name in sorted(self.targets.keys() - self._bright):
                self.targets[name].darken(canvas)
