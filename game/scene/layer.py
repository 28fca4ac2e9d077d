"""Layer: a subtree baked into one surface: static chrome, and cards that turn as one thing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Unpack

import pygame
from pygame import Surface

from game.scene.canvas import Canvas
from game.scene.hit import Polygon
from game.scene.node import Node, NodeValues
from game.scene.picture import Picture
from game.scene.sprite import turned
from game.scene.transform import Transform
from game.scene.units import Point

if TYPE_CHECKING:
    from game.scene.kit import Kit

BLEED = 24
STRETCH_STEPS = 32


class Layer(Node):
    """Its children are drawn once and again only after `mark()`, or when the scale or the size
    changes.

    `bleed` is the room in u round the box that shadows may use; an `opaque` layer fills its box
    and has none. `angle` (degrees, counter-clockwise) and `stretch` turn and squeeze the baked
    picture about the origin.
    """

    def __init__(
        self,
        *,
        angle: float = 0.0,
        opaque: bool = False,
        bleed: float = BLEED,
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__(**place)
        self.angle = angle
        self.stretch = (1.0, 1.0)
        self._opaque = opaque
        self._bleed = 0.0 if opaque else bleed
        self._baked: Picture | None = None
        self._baked_for: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def mark(self) -> None:
        """Bake again before the next drawing."""
        self._baked = None

    def drawn(self) -> Sequence[Node]:
        """Nothing: the children are in the baked picture."""
        return ()

    def contains(self, point: Point) -> bool:
        """Whether the point lies on the turned box."""
        if self.angle:
            point_back = pygame.Vector2(point).rotate(self.angle)
            point = (point_back.x, point_back.y)
        return super().contains(point)

    def draw_ring(self, canvas: Canvas) -> None:
        """Put the focus ring round the turned box."""
        left, top, width, height = self.box()
        corners = [(left, top), (left + width, top), (left + width, top + height)]
        corners.append((left, top + height))
        turned_corners = [pygame.Vector2(corner).rotate(-self.angle) for corner in corners]
        canvas.ring(self.box(), Polygon([(corner.x, corner.y) for corner in turned_corners]))

    def draw(self, canvas: Canvas) -> None:
        """Put the baked picture."""
        asked = (canvas.k, self.width, self.height)
        if self._baked is None or self._baked_for != asked:
            self._baked = self._bake(canvas.kit, canvas.k)
            self._baked_for = asked
        canvas.put(turned(_squeezed(self._baked, self.stretch), self.angle))

    def _bake(self, kit: "Kit", k: float) -> Picture:
        left, top, width, height = self.box()
        room = round(self._bleed * k)
        corner = (round(left * k) - room, round(top * k) - room)
        size = (max(round(width * k) + 2 * room, 1), max(round(height * k) + 2 * room, 1))
        surface = Surface(size).convert() if self._opaque else Surface(size, pygame.SRCALPHA)
        inner = Canvas(kit)
        for child in self.ordered():
            inner.paint(child, Transform(-corner[0], -corner[1], k))
        surface.fblits(inner.items)
        return Picture(surface, *corner)


def _squeezed(picture: Picture, stretch: tuple[float, float]) -> Picture:
    across, along = (round(share * STRETCH_STEPS) / STRETCH_STEPS for share in stretch)
    if across == along == 1.0:
        return picture
    width, height = picture.surface.get_size()
    size = (max(round(width * across), 1), max(round(height * along), 1))
    surface = pygame.transform.smoothscale(picture.surface, size)
    return Picture(surface, round(picture.left * across), round(picture.top * along))
