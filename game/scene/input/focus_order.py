"""The order of focusable nodes: given groups first, then by panel, in rows from left to right."""

from bisect import bisect_right
from collections.abc import Sequence

from pygame import Rect

from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Node
from game.scene.stage.placed_nodes import PlacedNode

SCREEN_PART_ROLES = ("panel", "toolbar", "list", "choice", "dialog")
"""The roles of nodes that count as a part of the screen."""
NodeGroups = tuple[tuple[Node, ...], ...]
"""Groups of nodes; the nodes inside them belong to the group too."""


def focusable_in_reading_order(
    node: Node,
    parent_transform: Transform,
    clip_rect: Rect | None = None,
    screen_part: Node | None = None,
) -> list[PlacedNode]:
    """Return the visible focusable nodes of a tree in reading order; nodes of one panel stay
    together.

    `parent_transform` is the parent's transform, `clip_rect` the visible part in px, `screen_part`
    the part of the screen around the node.
    """
    if not node.visible:
        return []
    here = parent_transform.child_transform(node.x, node.y, node.scale, node.alpha)
    screen_part = node if node.role in SCREEN_PART_ROLES or screen_part is None else screen_part
    own = [PlacedNode(node, here, clip_rect, screen_part)] if node.focusable else []
    if node.clips_children:
        box = here.to_px_rect(*node.box())
        clip_rect = box if clip_rect is None else box.clip(clip_rect)
    below = (
        focusable_in_reading_order(child, here, clip_rect, screen_part)
        for child in node.children_back_to_front()
    )
    groups = [found for found in below if found]
    return own + [spot for group in _groups_in_reading_order(groups) for spot in group]


def nodes_with_groups_first(
    in_reading_order: Sequence[PlacedNode], groups: NodeGroups
) -> list[PlacedNode]:
    """Return the nodes of these groups, group by group, and then all others; each in reading
    order.
    """
    ranks: dict[int, int] = {}
    for rank, group in enumerate(groups):
        for node in group:
            for part in node.walk():
                ranks.setdefault(id(part), rank)
    return sorted(in_reading_order, key=lambda spot: ranks.get(id(spot.node), len(groups)))


def _groups_in_reading_order(node_groups: list[list[PlacedNode]]) -> list[list[PlacedNode]]:
    """Return the groups in reading order: row by row from top to bottom, and from left to right in
    a row.

    A group belongs to a row if its middle is above the lower edge of the row's first group.
    """
    boxed = sorted(
        ((_group_rect(group), group) for group in node_groups),
        key=lambda pair: (pair[0].top, pair[0].left),
    )
    ordered: list[list[PlacedNode]] = []
    while boxed:
        first = boxed[0][0]
        low = max(first.bottom, first.top + 1)
        # later ones are in other rows
        reach = bisect_right(boxed, low, key=lambda pair: pair[0].top)
        near, boxed = boxed[:reach], boxed[reach:]
        row = [pair for pair in near if pair[0].centery <= low] or near[:1]
        ordered += [group for _, group in sorted(row, key=lambda pair: pair[0].left)]
        boxed = [pair for pair in near if all(pair is not other for other in row)] + boxed
    return ordered


def _group_rect(group: list[PlacedNode]) -> Rect:
    rects = [spot.rect() for spot in group]
    return rects[0].unionall(rects[1:])
