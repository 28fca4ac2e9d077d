"""A map that is seen and picked from, and views of parts of it."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Generic, Protocol, TypeVar

from pygame.transform import smoothscale

from game.scene.input.pointer import HANDLE, Grip, Gripped
from game.scene.nodes.node import Canvas, Item, Node
from game.scene.stage.placing import Point
from game.tabletop.map.areas import MapTarget
from game.tabletop.map.map_pictures import MapGround
from game.tabletop.map.map_space import MapSpace

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

    def afterglow(self, names: tuple[str, ...], share: float) -> None:
        """Let what the last move was about glow, and nothing else."""
        for name, node in self.targets.items():
            node.afterglow = share if name in names else 0.0

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


# Hasty: a layer of the map that, in a new size, first shows what it has drawn already,
# stretched.
#
# Drawing all pieces and names for one step of the wheel would stop the window; stretching does
# not.

Part = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a layer put when it was sharp: of what, in which size, and where its corner was."""

    of: tuple[object, ...]
    scale: float
    corner: tuple[int, int]
    items: tuple[Item, ...]


class Hasty(Node):
    """A layer that is `hasty` as long as its parts have not been drawn ahead in the new size."""

    def __init__(self, space: MapSpace) -> None:
        """Begin sharp on a map: there is nothing that could be stretched."""
        super().__init__()
        self._space = space
        self.hasty = False
        self._drawn: Drawn | None = None
        self._known: set[tuple[object, ...]] = set()

    @abstractmethod
    def shown(self) -> tuple[object, ...]:
        """Return what the layer shows, apart from its size."""

    def draw_sharp(self, canvas: Canvas) -> None:
        """Draw everything in the present size."""
        for part in self.parts():
            part(canvas)

    @abstractmethod
    def parts(self) -> Iterator[Part]:
        """Yield what draws one part each, from the back: done ahead, `draw_sharp` takes no time."""

    def hurry(self) -> None:
        """Be hasty in a size in which this has never been drawn."""
        self.hasty = (self.shown(), self._space.scale) not in self._known

    def drawn_from(self) -> tuple[object, ...]:
        """Return what the layer shows, its size, and whether it is only stretched."""
        return self.shown(), self._space.scale, self.hasty

    def draw(self, canvas: Canvas) -> None:
        """Put the stretched layer while it is hasty and nothing else has changed."""
        if self.hasty and self._drawn is not None and self._drawn.of == self.shown():
            left, top = canvas.place.px(0, 0)
            larger = self._space.scale / self._drawn.scale
            for surface, at in self._drawn.items:
                size = round(surface.get_width() * larger), round(surface.get_height() * larger)
                x = left + round((at[0] - self._drawn.corner[0]) * larger)
                y = top + round((at[1] - self._drawn.corner[1]) * larger)
                canvas.put_px(smoothscale(surface, size), x, y)
            return
        first = len(canvas.items)
        self.draw_sharp(canvas)
        shown = self.shown()
        scale = self._space.scale
        corner = canvas.place.px(0, 0)
        self._drawn = Drawn(shown, scale, corner, tuple(canvas.items[first:]))
        if (shown, scale) not in self._known:
            self._known = {known for known in self._known if known[0] == shown} | {(shown, scale)}
