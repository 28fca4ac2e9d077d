"""Camera: a view that can be moved and enlarged over a larger picture."""

from typing import Unpack

from game.scene.node import Node, Place
from game.scene.units import Point


class Camera(Node):
    """Its children live in a world of `world` u; at zoom 1 the world fills the box.

    Nothing outside is ever shown.
    """

    clips = True

    def __init__(self, world: Point, *, most_zoom: float = 3.0, **place: Unpack[Place]) -> None:
        super().__init__(**place)
        self.world = world
        self.most_zoom = most_zoom
        self.zoom = 1.0
        self.scene = Node()
        self.add(self.scene)
        self.pan(0, 0)

    @property
    def least_scale(self) -> float:
        """The scale at which the world just fills the box."""
        return max(self.width / self.world[0], self.height / self.world[1])

    def pan(self, dx: float, dy: float) -> None:
        """Move the picture by (dx, dy) u, as far as its edges allow."""
        scale = self.least_scale * self.zoom
        self.scene.scale = scale
        self.scene.x = min(max(self.scene.x + dx, self.width - self.world[0] * scale), 0.0)
        self.scene.y = min(max(self.scene.y + dy, self.height - self.world[1] * scale), 0.0)

    def zoom_at(self, point: Point, factor: float) -> None:
        """Enlarge (factor above 1) or shrink round a point of the box, which stays where it is."""
        before = self.zoom
        self.zoom = min(max(self.zoom * factor, 1.0), self.most_zoom)
        grown = self.zoom / before
        dx = (point[0] - self.scene.x) * (1 - grown)
        dy = (point[1] - self.scene.y) * (1 - grown)
        self.pan(dx, dy)
