"""Placed nodes: every visible node with its position on the screen, in drawing order."""

from typing import Final, NamedTuple

from pygame import Rect

from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import SMALLEST_TARGET_PX, Point

MAX_HIDDEN_HEIGHT_OF_SEEN_NODE: Final = 6.0
"""The height in u of a node that may be scrolled away if it shall still count as visible."""


class PlacedNode(NamedTuple):
    """A node with its transform and the rectangle in px to which its ancestors clip it.

    `screen_part` is the panel, list or bar that contains the node; it is set only for nodes in
    reading order. `is_out_of_sight` is set only by `nodes_reachable_by_pointer`: such a node is
    hidden now and moves into sight when it gets the focus.
    """

    node: Node
    transform: Transform
    clip: Rect | None
    screen_part: Node | None = None
    is_out_of_sight: bool = False

    def rect(self) -> Rect:
        """Return the box around the node in px, not clipped."""
        left, top, width, height = self.node.bounding_box()
        return self.transform.to_px_rect(left, top, width, height)

    def visible_rect(self) -> Rect:
        """Return the part of the node's box in px that is not clipped off."""
        rect = self.rect()
        return rect if self.clip is None else rect.clip(self.clip)

    def contains(self, point_px: Point) -> bool:
        """Return whether a pixel is on the node, in a part that is not clipped off."""
        if self.clip is not None and not self.clip.collidepoint(point_px):
            return False
        return self.node.contains(self.transform.to_local(point_px))

    def nearly_contains(self, point_px: Point) -> bool:
        """Return whether a pixel is in the node's rectangle after its sides shorter than
        SMALLEST_TARGET_PX were enlarged to that length around the middle. Return False if the node
        has a hit shape, or if no side is that short."""
        if self.node.hit is not None:
            return False
        if self.clip is not None and not self.clip.collidepoint(point_px):
            return False
        rect = self.rect()
        wide = max(SMALLEST_TARGET_PX - rect.width, 0)
        tall = max(SMALLEST_TARGET_PX - rect.height, 0)
        return bool(wide or tall) and rect.inflate(wide, tall).collidepoint(point_px)

    def pixel_on_node(self) -> tuple[int, int]:
        """Return a pixel that is on the node."""
        x, y = self.node.inner_point()
        return self.transform.to_px(x, y)


def visible_nodes(
    node: Node, parent_transform: Transform, *, leaves_out_sheets: bool = False
) -> list[PlacedNode]:
    """Return all visible nodes of a tree with their places, back to front; `leaves_out_sheets`
    leaves out sheets."""
    placed: list[PlacedNode] = []
    _collect_visible(
        node, parent_transform, None, placed_nodes=placed, leaves_out_sheets=leaves_out_sheets
    )
    return placed


def _collect_visible(
    node: Node,
    parent_transform: Transform,
    clip_rect: Rect | None,
    *,
    placed_nodes: list[PlacedNode],
    leaves_out_sheets: bool,
) -> None:
    """Append the visible nodes of a tree to the list `placed_nodes`, without sheets if
    `leaves_out_sheets`; generators would be too slow here."""
    if not node.visible or (leaves_out_sheets and node.is_sheet):
        return
    here = parent_transform.child_transform(node.x, node.y, node.scale, node.alpha)
    placed_nodes.append(PlacedNode(node, here, clip_rect))
    if node.clips_children:
        box = here.to_px_rect(*node.box())
        clip_rect = box if clip_rect is None else box.clip(clip_rect)
    for child in node.children_back_to_front():
        _collect_visible(
            child, here, clip_rect, placed_nodes=placed_nodes, leaves_out_sheets=leaves_out_sheets
        )


def is_node_covered(target: PlacedNode, placed_nodes: list[PlacedNode]) -> bool:
    """Return whether a solid node in front covers the point at which a click would hit the node;
    a node that is scrolled away does not count as covered."""
    at = target.pixel_on_node()
    if target.clip is not None and not target.clip.collidepoint(at):
        return False  # scrolled away: the focus scrolls it back
    own = set(map(id, target.node.walk()))
    for other in reversed(placed_nodes):
        if other.node is target.node:
            return False
        if other.node.solid and id(other.node) not in own and other.contains(at):
            return True
    return False


def nodes_reachable_by_pointer(
    nodes_in_reading_order: list[PlacedNode], placed_nodes: list[PlacedNode], window: Rect
) -> list[PlacedNode]:
    """Return the nodes of `nodes_in_reading_order` that a pointer can reach, now or after
    scrolling.

    Nodes that move into sight on focus are always included, with `is_out_of_sight` set if they are
    outside the window (px) or covered now.
    """
    clips = {id(spot.node): spot.clip for spot in placed_nodes}
    reachable = []
    for spot in nodes_in_reading_order:
        covered = is_node_covered(spot._replace(clip=clips.get(id(spot.node))), placed_nodes)
        if spot.node.moves_into_sight_on_focus:
            is_outside = not window.collidepoint(spot.pixel_on_node())
            reachable.append(spot._replace(is_out_of_sight=covered or is_outside))
        elif not covered:
            reachable.append(spot)
    return reachable


def is_partly_scrolled_away(node: Node, placed_nodes: list[PlacedNode]) -> bool:
    """Return whether the pane around a node cuts off more than `MAX_HIDDEN_HEIGHT_OF_SEEN_NODE` u
    of the node's height; False for a node without pane or not in `placed_nodes`."""
    spot = next((spot for spot in placed_nodes if spot.node is node), None)
    if spot is None or spot.clip is None:
        return False
    return spot.visible_rect().height < spot.rect().height - round(
        MAX_HIDDEN_HEIGHT_OF_SEEN_NODE * spot.transform.px_per_u
    )


def node_under_pointer(
    placed_nodes: list[PlacedNode], point_px: Point, *, finds_tooltip_nodes: bool = False
) -> PlacedNode | None:
    """Return the frontmost node that contains the pixel and can be pressed; if there is none, the
    nearest small one that would contain it at 44 x 44 px; else None.

    `finds_tooltip_nodes` also finds nodes that only show a tooltip. Solid nodes hide what is behind
    them.
    """
    front: list[PlacedNode] = []
    for spot in reversed(placed_nodes):
        wanted = spot.node.pressable or (finds_tooltip_nodes and spot.node.tooltip is not None)
        if (wanted or spot.node.solid) and spot.contains(point_px):
            if wanted:
                return spot
            break
        if wanted:
            front.append(spot)
    near = [spot for spot in front if spot.nearly_contains(point_px)]
    return min(
        near, key=lambda spot: _squared_distance_to_rect(spot.rect(), point_px), default=None
    )


def _squared_distance_to_rect(rect: Rect, point: Point) -> float:
    across = max(rect.left - point[0], point[0] - rect.right, 0)
    down = max(rect.top - point[1], point[1] - rect.bottom, 0)
    return across**2 + down**2
