"""The parts of the table that lessons and the coach can point at."""

from game.table_protocol import OPENED_PANEL_ANCHOR_NAME, OWN_PIECES_ANCHOR_NAME, UiAnchor
from game.titles.tiletum.table.map_board import TiletumSpaceNode
from game.titles.tiletum.table.panels.offers import OfferCardNode, OffersPanel
from game.titles.tiletum.table.parts import TiletumParts

RINGED_NODE_CLASSES = (OfferCardNode, OffersPanel, TiletumSpaceNode)


def ui_anchor(parts: TiletumParts, anchor_name: str) -> UiAnchor | None:
    """Return a part by its name: "rose", "track", "die:gold.3", "store:0" ..., a space, or of the
    bar above "rounds", "turns" and "order"; None when it is not there.
    """
    if anchor_name == OPENED_PANEL_ANCHOR_NAME:
        return parts.opened_panel_anchor()
    if anchor_name == OWN_PIECES_ANCHOR_NAME:
        board = parts.board
        return UiAnchor(board, board.bounding_box()) if board.visible else None
    bar = parts.top_bar
    root = parts.root
    if (box := bar.part_box(anchor_name)) is not None:
        return UiAnchor(bar, box)
    node = root.find("action-sheet" if anchor_name == "sheet" else anchor_name) or root.find(
        f"space:{anchor_name}"
    )
    if node is parts.technologies and not node.visible:
        node = parts.technologies_button
    ringed = node.focus_ring_box if isinstance(node, RINGED_NODE_CLASSES) else None
    return parts.ui_anchor(node, anchor_name, ringed)
