"""Record everything drawn as comparable values, so that two tables can be compared."""

from __future__ import annotations

from game.scene.nodes.node import Node

DECIMAL_PLACES = 3
RECORDED_NODE_ATTRIBUTES = (
    "words",
    "note",
    "chosen",
    "text_shown",
    "tone",
    "degrees",
    "glow",
    "back",
    "state",
)


def contents_of_visible_nodes(root: Node) -> tuple[object, ...]:
    """Return the visible nodes from back to front with their positions and contents."""
    found: list[object] = []
    _add_contents(root, (0.0, 0.0, 1.0, 1.0), found)
    return tuple(found)


def _add_contents(
    node: Node, parent_x_y_scale_alpha: tuple[float, float, float, float], contents: list[object]
) -> None:
    if not node.visible or node.alpha <= 0:
        return
    x = parent_x_y_scale_alpha[0] + node.x * parent_x_y_scale_alpha[2]
    y = parent_x_y_scale_alpha[1] + node.y * parent_x_y_scale_alpha[2]
    scale = parent_x_y_scale_alpha[2] * node.scale
    alpha = parent_x_y_scale_alpha[3] * node.alpha
    spot = tuple(round(number, DECIMAL_PLACES) for number in (x, y, scale, alpha))
    said = tuple(getattr(node, word, None) for word in RECORDED_NODE_ATTRIBUTES)
    shown = getattr(node, "look", None) or getattr(node, "showing", None)
    looks = getattr(node, "looks", None)
    contents.append((type(node).__name__, node.name, spot, node.enabled, said, shown, looks))
    for child in node.children_back_to_front():
        _add_contents(child, (x, y, scale, alpha), contents)
