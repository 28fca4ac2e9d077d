"""Flight: how pieces come over the table, fly from place to place, and leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from game.scene.animation import Animation, Call, Parallel, Sequence
from game.scene.node import Node
from game.scene.picture import Picture
from game.scene.sound import Sound
from game.scene.sprite import Sprite
from game.scene.tween import arc, fade, move
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.art.table_art import TableArt
from game.tabletop.studio import Studio

Point = tuple[float, float]
Art = TypeVar("Art", bound=TableArt)


class Flight(Generic[Art]):
    """All points are in u of `air`, the node in which the flying pieces lie."""

    def __init__(self, studio: Studio[Art], air: Node, sound: Sound) -> None:
        """Take what draws pieces, where they fly and what is heard."""
        self.studio = studio
        self._air, self._sound = air, sound

    @property
    def map_scale(self) -> float:
        """How many u of the air one u of the map is; 1 where there is no map."""
        return 1.0

    def clear(self) -> None:
        """Put down whatever is in the air."""
        self._air.clear()

    def on(self, node: Node, point: Point) -> Point:
        """Return a point of a panel or sheet."""
        return node.x + point[0] * node.scale, node.y + point[1] * node.scale

    def node(self, paint: Callable[[Art], Piece], at: Point, *, map_size: bool = False) -> Sprite:
        """Return a piece that can fly; `map_size` draws it as large as on the map."""
        scale = self.map_scale if map_size else 1.0
        return Sprite(
            lambda k: picture_of(paint(self.studio.art(k))), x=at[0], y=at[1], scale=scale
        )

    def fly(
        self,
        paint: Callable[[Art], Piece],
        way: tuple[Point, Point],
        ms: float,
        height: float = 40.0,
        *,
        map_size: bool = False,
    ) -> Animation:
        """Throw a piece from one place to another and take it away."""
        piece = self.node(paint, way[0], map_size=map_size)
        return self.staged(piece, arc(piece, way[1], height, ms))

    def vanish(
        self, paint: Callable[[Art], Piece], way: tuple[Point, Point], ms: float
    ) -> Animation:
        """Let a piece drift and fade."""
        piece = self.node(paint, way[0], map_size=True)
        return self.staged(piece, Parallel(move(piece, way[1], ms), fade(piece, 0.0, ms)))

    def staged(self, node: Node, *acts: Animation) -> Animation:
        """Let a node play its part among the flying pieces, act after act, and leave."""
        return Sequence(self.enter(node), *acts, self.leave(node))

    def enter(self, *nodes: Node) -> Animation:
        """Put nodes among the flying pieces."""
        return Call(partial(self._enter, nodes))

    def leave(self, *nodes: Node) -> Animation:
        """Take nodes away; nothing happens when all have been cleared."""
        return Call(partial(self._leave, nodes))

    def sound(self, name: str) -> Animation:
        """Play a sound."""
        return Call(lambda: self._sound.play(name))

    def _enter(self, nodes: tuple[Node, ...]) -> None:
        self._air.add(*nodes)

    def _leave(self, nodes: tuple[Node, ...]) -> None:
        for node in nodes:
            if node in self._air.children:
                self._air.remove(node)


def picture_of(piece: Piece) -> Picture:
    """Return a piece of art as a picture that hangs by its anchor."""
    return Picture(piece.surface, -piece.anchor[0], -piece.anchor[1])
