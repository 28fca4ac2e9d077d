"""A tile turns over by narrowing to a line and widening with its other face."""

from collections.abc import Callable
from functools import partial
from typing import Generic

from pygame import transform

from game.scene.animation.animation import Animation, Tween
from game.scene.nodes.node import Canvas, Node
from game.tabletop.art.cells import Art
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import FlightAnimations, Point
from game.tabletop.table_context import TableContext

MIN_WIDTH_SHARE = 0.02

Faces = tuple[Callable[[Art], Piece], Callable[[Art], Piece]]


class TurningPiece(Node, Generic[Art]):
    """A piece that turns over: one face shows in the first half of the animation, the other one
    in the second."""

    def __init__(self, context: TableContext[Art], faces: Faces[Art], position: Point) -> None:
        """Store the functions that draw the two faces, and the position."""
        super().__init__(x=position[0], y=position[1])
        self._context = context
        self._faces = faces
        self.share = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the visible face, narrowed by the rotation."""
        paint = self._faces[0 if self.share < 0.5 else 1]
        sprite = paint(self._context.art_at_scale(canvas.px_per_u))
        wide = max(abs(1 - 2 * self.share), MIN_WIDTH_SHARE)
        width, height = sprite.surface.get_size()
        narrow = transform.smoothscale(sprite.surface, (max(round(width * wide), 1), height))
        left, top = canvas.place.to_px(0, 0)
        canvas.draw_picture_at_px(
            narrow, left - round(sprite.anchor[0] * wide), top - sprite.anchor[1]
        )


def turn_over_animation(
    flight_animations: FlightAnimations[Art],
    faces: Faces[Art],
    position: Point,
    duration_ms: float,
    *,
    is_map_size: bool = True,
) -> Animation:
    """Return the animation that turns a piece from its first face to its second within
    `duration_ms` and then removes it. `is_map_size` gives it the scale of the map instead of that
    of the controls."""
    piece = TurningPiece(flight_animations.context, faces, position)
    if is_map_size:
        piece.scale = flight_animations.map_scale
    return flight_animations.temporary_node_animation(
        piece, Tween(partial(setattr, piece, "share"), (0.0, 1.0), duration_ms)
    )
