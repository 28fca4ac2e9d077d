"""Canvas: turns the node tree into a flat list of (surface, pixel), back to front."""

from typing import NamedTuple
from weakref import WeakValueDictionary

import pygame
from pygame import Rect, Surface

from game.scene.drawing import colours
from game.scene.drawing.cache import SURFACES
from game.scene.drawing.colours import worn
from game.scene.drawing.paint_surface import EdgeFade, stroked
from game.scene.drawing.picture import Picture
from game.scene.drawing.transform import Transform
from game.scene.input.hit import Circle, Polygon, Shape
from game.scene.nodes.node import Node
from game.scene.skins.mark import focus_ring
from game.scene.stage.placing import PxSize
from game.scene.text.lettering import TextStyle
from game.scene.window.waiting import Kit

Item = tuple[Surface, tuple[int, int]]

_CUTS: WeakValueDictionary[tuple[int, tuple[int, ...]], Surface] = WeakValueDictionary()


class Span(NamedTuple):
    """What a lively node put itself: the items from `first` up to `last`."""

    node: Node
    place: Transform
    clip: Rect | None
    first: int
    last: int


class Kept(NamedTuple):
    """What a node put itself when it was drawn last, and everything that decided it."""

    cause: tuple[object, ...]
    items: list[Item]


ALPHA_STEPS = 64
RING_RADIUS = 10.0
RING_PENS = ((7.0, colours.BLACK), (3.0, colours.FOCUS))
OPAQUE = 0.995


class Canvas:
    """Collects what nodes put.

    While `Node.draw` runs, every position is in u from that node's origin. With an `age` nodes
    that tell what they are drawn from are drawn anew only when that, their place or the age
    changed.
    """

    def __init__(
        self, kit: Kit, *, keyboard: bool = False, age: int | None = None, through: bool = False
    ) -> None:
        self.kit = kit
        self._through = through  # whether sheets are left out
        self.items: list[Item] = []
        self.spans: list[Span] = []
        self.place = Transform(0.0, 0.0, 1.0)
        self._keyboard = keyboard  # whether the focus is shown by a ring
        self._clip: Rect | None = None
        self._age = age

    @property
    def k(self) -> float:
        """Pixels per u at the node that is drawing."""
        return self.place.k

    # ---- the tree

    def paint(self, node: Node, above: Transform) -> None:
        """Draw a node and everything below it."""
        if not node.visible or node.alpha <= 0 or (self._through and node.sheet):
            return
        here = above.inside((node.x, node.y, node.scale, node.alpha))
        self.place = here
        first = len(self.items)
        cause = None if self._age is None else node.drawn_from()
        if cause is None:
            node.draw(self)
        else:
            self._draw_kept(node, cause)
        outer = self._clip
        if node.lively:
            self.spans.append(Span(node, here, outer, first, len(self.items)))
        if node.clips:
            box = here.rect(*node.box())
            self._clip = box if outer is None else box.clip(outer)
        inside = len(self.items)
        for child in node.drawn():
            self.paint(child, here)
        if node.clips and any(node.fading):
            self.fade_edges(node, here, inside)
        self._clip = outer
        if node.focused and self._keyboard:
            self.place = here
            node.draw_ring(self)

    def fade_edges(self, node: Node, place: Transform, first: int) -> None:
        """Let the items from `first` on grow faint at the edges beyond which a pane goes on."""
        above, below = (round(strip * place.k) for strip in node.fading)
        fade = EdgeFade(place.rect(*node.box()), above, below)
        for number in range(first, len(self.items)):
            surface, at = self.items[number]
            if fade.touches(Rect(at, surface.get_size())):
                self.items[number] = fade.of(surface, at), at

    def drawn_again(self, span: Span) -> list[Item]:
        """What a lively node puts now, in the place where it was drawn."""
        kept, self.items = self.items, []
        self.place, self._clip = span.place, span.clip
        span.node.draw(self)
        self._clip = None
        drawn, self.items = self.items, kept
        return drawn

    # ---- what nodes put

    def box(self, x: float, y: float, width: float, height: float) -> Rect:
        """Whole pixels of a box."""
        return self.place.rect(x, y, width, height)

    def size(self, node: Node) -> PxSize:
        """Size of the node's box in px."""
        return self.place.rect(*node.box()).size

    def put(
        self, picture: Picture | Surface, x: float = 0.0, y: float = 0.0, alpha: float = 1.0
    ) -> None:
        """A picture with its box's corner at (x, y)."""
        left, top = self.place.px(x, y)
        self.put_px(picture, left, top, alpha)

    def put_px(self, picture: Picture | Surface, left: int, top: int, alpha: float = 1.0) -> None:
        """A picture with its box's corner at a pixel."""
        if isinstance(picture, Picture):
            surface, left, top = picture.surface, left + picture.left, top + picture.top
        else:
            surface = picture
        opacity = alpha * self.place.alpha
        if opacity < OPAQUE:
            surface = faded(surface, opacity)
        if self._clip is None:
            self.items.append((surface, (left, top)))
        else:
            self._put_clipped(surface, left, top)

    def words(
        self,
        text: str,
        style: TextStyle,
        box: tuple[float, float, float, float],
        align: str = "left",
    ) -> None:
        """One line of text inside a box (u), centred up and down; it shrinks and shortens before
        it leaves the box.
        """
        area = self.box(*box)
        line = self.kit.lettering.fitted(text, style, self.k, area.width)
        spare = area.width - line.get_width()
        left = area.left + {"left": 0, "centre": spare // 2, "right": spare}[align]
        sink = self.kit.lettering.sink(style, self.k)
        self.put_px(line, left, area.top + (area.height - line.get_height()) // 2 + sink)

    def ring(self, extent: tuple[float, float, float, float], shape: Shape | None) -> None:
        """The focus ring round a box, a disc or an outline."""
        if isinstance(shape, Polygon):
            for pen in RING_PENS:
                self.put(stroked(shape.points, self.k, pen))
            return
        rect = self.place.rect(*extent)
        if rect.width and rect.height:
            radius = shape.radius if isinstance(shape, Circle) else RING_RADIUS
            self.put_px(focus_ring(rect.size, self.k, radius), rect.left, rect.top)

    # ---- details

    def _draw_kept(self, node: Node, cause: tuple[object, ...]) -> None:
        """Put what a node put last time, or let it draw when anything is different now."""
        cause = (self.place, self._clip, self._age, worn(), node.width, node.height, cause)
        if node.kept is None or node.kept.cause != cause:
            first = len(self.items)
            node.draw(self)
            node.kept = Kept(cause, self.items[first:])
        else:
            self.items += node.kept.items

    def _put_clipped(self, surface: Surface, left: int, top: int) -> None:
        whole = Rect((left, top), surface.get_size())
        seen = whole.clip(self._clip or whole)
        if seen.size == whole.size:
            self.items.append((surface, (left, top)))
        elif seen.width and seen.height:
            self.items.append((_cut(surface, seen.move(-left, -top)), seen.topleft))


def faded(surface: Surface, opacity: float) -> Surface:
    """The surface at `opacity` (0 to 1, in 64 steps)."""
    step = max(round(opacity * ALPHA_STEPS), 0)

    def fade() -> Surface:
        pale = surface.convert_alpha() if not surface.get_masks()[3] else surface.copy()
        pale.fill(
            (255, 255, 255, round(255 * step / ALPHA_STEPS)), special_flags=pygame.BLEND_RGBA_MULT
        )
        return pale

    return SURFACES.derived(surface, ("faded", step), fade)


def _cut(surface: Surface, area: Rect) -> Surface:
    """The part of a surface that is seen; the same part is the same surface again next frame."""
    key = (id(surface), tuple(area))  # a part that lives keeps its whole alive, and so its number
    part = _CUTS.get(key)
    if part is None:
        part = _CUTS[key] = surface.subsurface(area)
    return part
