"""Survey: every visible node with its position on the screen, in drawing order."""

from typing import NamedTuple

from pygame import Rect

from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Node
from game.scene.stage.placing import SMALLEST_TARGET_PX, Point


class Placed(NamedTuple):
    """A node, its transform, and the part of the screen to which its ancestors clip it."""

    node: Node
    place: Transform
    clip: Rect | None
    part: Node | None = None  # the panel, list or bar it belongs to; set only in the reading order

    def rect(self) -> Rect:
        """Return the box around the node in px, not clipped."""
        left, top, width, height = self.node.extent()
        return self.place.rect(left, top, width, height)

    def seen_rect(self) -> Rect:
        """Return the visible part of the box."""
        rect = self.rect()
        return rect if self.clip is None else rect.clip(self.clip)

    def contains(self, point_px: Point) -> bool:
        """Return whether a pixel is on the node."""
        if self.clip is not None and not self.clip.collidepoint(point_px):
            return False
        return self.node.contains(self.place.local(point_px))

    def nearly_contains(self, point_px: Point) -> bool:
        """Return whether a pixel is in the box enlarged to 44 x 44 px; only for nodes without a
        shape.
        """
        if self.node.hit is not None:
            return False
        if self.clip is not None and not self.clip.collidepoint(point_px):
            return False
        rect = self.rect()
        wide = max(SMALLEST_TARGET_PX - rect.width, 0)
        tall = max(SMALLEST_TARGET_PX - rect.height, 0)
        return bool(wide or tall) and rect.inflate(wide, tall).collidepoint(point_px)

    def middle_px(self) -> tuple[int, int]:
        """Return a pixel that is on the node."""
        x, y = self.node.middle()
        return self.place.px(x, y)


def survey(node: Node, above: Transform, *, through: bool = False) -> list[Placed]:
    """Return all visible nodes of a tree, back to front; without sheets when looking `through`
    them.
    """
    placed: list[Placed] = []
    _survey(node, above, None, placed=placed, through=through)
    return placed


def _survey(
    node: Node, above: Transform, clip: Rect | None, *, placed: list[Placed], through: bool
) -> None:
    """Append a tree's visible nodes to `placed`; a list, because generators are too slow here."""
    if not node.visible or (through and node.sheet):
        return
    here = above.inside((node.x, node.y, node.scale, node.alpha))
    placed.append(Placed(node, here, clip))
    if node.clips:
        box = here.rect(*node.box())
        clip = box if clip is None else box.clip(clip)
    for child in node.ordered():
        _survey(child, here, clip, placed=placed, through=through)


def covered(spot: Placed, placed: list[Placed]) -> bool:
    """Return whether a solid node in front hides the middle of a node from the pointer."""
    at = spot.middle_px()
    if spot.clip is not None and not spot.clip.collidepoint(at):
        return False  # scrolled away: the focus scrolls it back
    own = set(map(id, spot.node.walk()))
    for other in reversed(placed):
        if other.node is spot.node:
            return False
        if other.node.solid and id(other.node) not in own and other.contains(at):
            return True
    return False


def uncovered(order: list[Placed], placed: list[Placed]) -> list[Placed]:
    """Return the nodes of an order that a pointer can reach: now, after scrolling, or once the
    focus has brought them into sight.
    """
    clips = {id(spot.node): spot.clip for spot in placed}
    return [
        spot
        for spot in order
        if spot.node.comes_into_sight
        or not covered(spot._replace(clip=clips.get(id(spot.node))), placed)
    ]


def target_at(placed: list[Placed], point_px: Point, *, reading: bool = False) -> Placed | None:
    """Return the node under the pointer: the frontmost exact hit, else the nearest small node.

    A small node counts within 44 px. `reading` also finds nodes that can only show a tooltip.
    Solid nodes hide what is behind them.
    """
    front: list[Placed] = []
    for spot in reversed(placed):
        wanted = spot.node.pressable or (reading and spot.node.tooltip is not None)
        if (wanted or spot.node.solid) and spot.contains(point_px):
            if wanted:
                return spot
            break
        if wanted:
            front.append(spot)
    near = [spot for spot in front if spot.nearly_contains(point_px)]
    return min(near, key=lambda spot: _gap(spot.rect(), point_px), default=None)


def _gap(rect: Rect, point: Point) -> float:
    across = max(rect.left - point[0], point[0] - rect.right, 0)
    down = max(rect.top - point[1], point[1] - rect.bottom, 0)
    return across**2 + down**2
