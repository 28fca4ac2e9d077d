"""The parts of the table that lessons and the coach can point at."""

from typing import Final

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.table_protocol import OPENED_PANEL_ANCHOR_NAME, OWN_PIECES_ANCHOR_NAME, UiAnchor
from game.titles.brass.table.layout import STACKS_TOP_TO_FIGURES_END
from game.titles.brass.table.panels.industry_stacks import StackNode
from game.titles.brass.table.parts import BrassParts
from game.titles.brass.table.targets import LINE_TARGET_RADIUS, LineNode
from game.titles.brass.table.view_model import BrassModel

HAND_CARD_PREFIX: Final = "card:"
MAP_PART_PREFIXES: Final = ("space", "line", "place")
"""What a bare name of the map may be: "bury.0", "bolton bury", "bury"."""


def ui_anchor(parts: BrassParts, model: BrassModel | None, anchor_name: str) -> UiAnchor | None:
    """Return the anchor of a named thing at the table, None when it is not there.

    Names are those of nodes and of the map, and also "sheet" for the price sheet,
    "income-track", "hand", "card:oldham" for a card of the hand, and "eras", "rounds", "deck"
    and "order" in the top bar.
    """
    if anchor_name == OPENED_PANEL_ANCHOR_NAME:
        return parts.opened_panel_anchor()
    if anchor_name == OWN_PIECES_ANCHOR_NAME:
        return _own_stacks_anchor(parts)
    hand = model.hand if model is not None else ()
    box = parts.top_bar.part_box(anchor_name)
    if box is not None:
        return UiAnchor(parts.top_bar, box)
    if anchor_name == "hand":
        return (
            UiAnchor(parts.hand_node, parts.hand_node.visible_cards_rect())
            if parts.hand_node.visible
            else None
        )
    if (
        anchor_name.startswith(HAND_CARD_PREFIX)
        and anchor_name.removeprefix(HAND_CARD_PREFIX) in hand
    ):
        anchor_name = f"{HAND_CARD_PREFIX}{hand.index(anchor_name.removeprefix(HAND_CARD_PREFIX))}"
    names = (
        "deed" if anchor_name == "sheet" else anchor_name,
        *(f"{part}:{anchor_name}" for part in MAP_PART_PREFIXES),
    )
    node = next((found for each in names if (found := parts.root.find(each)) is not None), None)
    if isinstance(node, StackNode) and node.visible:
        return UiAnchor(node, node.key_and_top_counter_box, node.bounding_box())
    return parts.ui_anchor(
        node, anchor_name, _rect_around_line_middle(node) if isinstance(node, LineNode) else None
    )


def _own_stacks_anchor(parts: BrassParts) -> UiAnchor | None:
    """Return the anchor of the viewer's tiles with their costs and gains; None while they are
    folded away."""
    panel = parts.stacks_panel
    height = min(panel.height, STACKS_TOP_TO_FIGURES_END)
    return UiAnchor(panel, (0.0, 0.0, panel.width, height)) if panel.visible else None


def _rect_around_line_middle(line: LineNode) -> LeftTopWidthHeight:
    """Return a rectangle around the middle of a line, where its link lies, relative to the
    line's node."""
    (x, y) = line.plan.counter_middle
    (left, top) = line.plan.curve[0]
    x, y = x - left, y - top
    return (
        x - 1.6 * LINE_TARGET_RADIUS,
        y - 1.4 * LINE_TARGET_RADIUS,
        3.2 * LINE_TARGET_RADIUS,
        2.8 * LINE_TARGET_RADIUS,
    )
