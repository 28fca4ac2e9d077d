"""The parts of the table that lessons and hints can point at, by name."""

from collections.abc import Callable
from typing import Final

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.layout import theme
from game.scene.nodes.node import Node
from game.scene.widgets import Button
from game.table_protocol import OPENED_PANEL_ANCHOR_NAME, UiAnchor
from game.titles.tinners_trail.table.panels import development_board
from game.titles.tinners_trail.table.panels.hand import CARD_SIZE
from game.titles.tinners_trail.table.parts import TrailParts

MARKER_SIZE = 32.0
TOP_BAR_PARTS: Final = ("rounds", "phases")
PLAYER_PANEL_PARTS = ("plate", "money", "points", "mines", "cards", "ore")
RING_INSET_IN_INVESTMENT_PLACE: Final = (
    5.0  # a ring lies so far inside a place that it leaves the heading free
)
DICE_BOX: Final = (256.0, 50.0, 160.0, 92.0)


class UiAnchors:
    """Finds parts of the table by name; a folded part is found by its tab.

    Names: `track:4` a column of the work track, `marker:pink` a seat's marker, `passing:1` a place
    of the investment column and `passing` all of it, `price:tin`, `dice`, `stock:adit` a row and
    `stock` the current column of the development board, `plate:pink` a seat's panel with its parts
    `money:`, `points:`, `mines:`, `cards:` and `ore:`, `rounds`, `phases`, `prompt`, `hand`,
    `sheet` for the sheet that lies over the map, `redruth` an area, or the name of any control or
    panel.

    Once an action is picked, its name stands for the button that confirms it, or for nothing while
    areas have to be picked. An action that needs no confirm button, such as a box to invest in,
    keeps its name.
    """

    def __init__(self, parts: TrailParts) -> None:
        self._parts = parts

    def find(self, name: str) -> UiAnchor | None:
        """Return the part of the table with this name, or None if it does not exist now."""
        parts = self._parts
        if name == OPENED_PANEL_ANCHOR_NAME:
            return parts.opened_panel_anchor()
        (kind, _, which) = name.partition(":")
        if kind in PLAYER_PANEL_PARTS:
            return self._player_panel_anchor(kind, which)
        on_track = (parts.work_track, "working-day")
        on_board = (parts.development, "development")
        on_panels: dict[
            str, tuple[tuple[Node, str], Callable[[str], LeftTopWidthHeight | None]]
        ] = {
            "track": (on_track, self._track_column_extent),
            "marker": (on_track, self._marker_extent),
            "passing": (on_track, self._passing_place_extent),
            "price": ((parts.exchange, "exchange"), self._price_scale_extent),
            "dice": ((parts.exchange, "exchange"), lambda which: DICE_BOX),
            "stock": (on_board, self._development_row_or_current_round_extent),
        }
        if kind in on_panels:
            (panel, named), box_of = on_panels[kind]
            box = box_of(which)
            return parts.ui_anchor(panel, named, box) if box is not None else None
        if kind == "hand":
            return self._hand_anchor(which)
        if name in TOP_BAR_PARTS:
            box = parts.top_bar.part_box(name)
            return UiAnchor(parts.top_bar, box or parts.top_bar.bounding_box())
        return self._area_control_or_panel_anchor(name)

    def _area_control_or_panel_anchor(self, name: str) -> UiAnchor | None:
        """Return the anchor of the area, control or panel with this name, or None."""
        parts = self._parts
        if name in parts.map_node.targets:
            area = parts.map_node.targets[name]
            return UiAnchor(area, area.bounds)
        node = self._node_of_open_sheet() if name == "sheet" else parts.root.find(name)
        if isinstance(node, Button) and node.chosen and not node.enter_confirms:
            confirm = parts.prompt.confirm_button
            return _whole_node_anchor(confirm) if confirm.visible else None
        return parts.ui_anchor(node, name) if node is not None else None

    def _node_of_open_sheet(self) -> Node | None:
        sheets = self._parts.sheet_layer.children
        return next(
            (
                node
                for node in sheets
                if node.visible and node is not self._parts.look_through_button
            ),
            None,
        )

    def _track_column_extent(self, column: str) -> LeftTopWidthHeight | None:
        return self._parts.work_track.part_box(f"column:{column}")

    def _marker_extent(self, colour: str) -> LeftTopWidthHeight | None:
        seat = self._seat_of_colour(colour)
        spot = self._parts.work_track.marker_spot_of_seat(seat) if seat is not None else None
        if spot is None:
            return None
        return spot[0] - MARKER_SIZE / 2, spot[1] - MARKER_SIZE / 2, MARKER_SIZE, MARKER_SIZE

    def _passing_place_extent(self, place: str) -> LeftTopWidthHeight | None:
        if not place:
            return self._parts.work_track.part_box("places")
        box = self._parts.work_track.part_box(f"place:{int(place) - 1}")
        if box is None:
            return None
        left, top, width, height = box
        return (
            left,
            top + RING_INSET_IN_INVESTMENT_PLACE,
            width,
            height - 2 * RING_INSET_IN_INVESTMENT_PLACE,
        )

    def _price_scale_extent(self, ore: str) -> LeftTopWidthHeight | None:
        return self._parts.exchange.part_box(ore)

    def _development_row_or_current_round_extent(self, kind: str) -> LeftTopWidthHeight | None:
        """Return the box of a kind's row on the development board, or of the current round's column
        for the kind ""; None if it is not shown."""
        panel = self._parts.development
        if panel.look is None or (kind and kind not in [row.kind for row in panel.look.rows]):
            return None
        if not kind:
            return panel.part_box(development_board.CURRENT_ROUND_NODE_NAME)
        row = panel.part_box(kind)
        return (
            (theme.TIGHT_GAP, row[1], panel.width - theme.WIDE_GAP, row[3])
            if row is not None
            else None
        )

    def _player_panel_anchor(self, part_name: str, colour: str) -> UiAnchor | None:
        seat = self._seat_of_colour(colour)
        if seat is None:
            return None
        plate = self._parts.plates[seat]
        box = plate.part_box(part_name)
        return _whole_node_anchor(plate) if box is None else UiAnchor(plate, box)

    def _hand_anchor(self, card_number: str) -> UiAnchor | None:
        """Return the anchor of the card of the hand with this number, or of all cards if
        `card_number` is "". None if there is no such card, or while the hand is hidden."""
        hand = self._parts.hand_node
        cards = [
            card for card in hand.children if not card_number or card.name == f"hand:{card_number}"
        ]
        if not cards or not hand.visible:
            return None
        width = cards[0].width / CARD_SIZE[0]
        half = (CARD_SIZE[0] * width / 2 + 4, CARD_SIZE[1] * width / 2 + 4)
        left = cards[0].x - half[0]
        right = cards[-1].x + half[0]
        top = min(card.y for card in cards) - half[1]
        return UiAnchor(hand, (left, top, right - left, 2 * half[1]))

    def _seat_of_colour(self, colour: str) -> int | None:
        colours = [seat.colour for seat in self._parts.context.seats]
        return colours.index(colour) if colour in colours else None


def _whole_node_anchor(node: Node) -> UiAnchor:
    return UiAnchor(node, node.bounding_box())
