"""Landmarks: everything on the table one can point at, by name, with its box.

`track:4` a column of the work track, `marker:pink` a seat's marker, `passing:1` a place of the
investment column and `passing` all of it, `price:tin`, `dice`, `stock:adit` a row and `stock` the
present column of the development board, `plate:pink` with its parts `money:`, `points:`,
`mines:`, `cards:` and `ore:`, `rounds`, `phases`, `prompt`, `hand`, `sheet` for whatever lies over
the map, `redruth` an area, or the name of any control or panel. An action that is picked already
leads on: its name then means the button that confirms it, or nothing while areas are to be picked.
"""

from __future__ import annotations

from collections.abc import Callable

from game.scene.nodes.node import Node
from game.scene.widgets import Button
from game.table_protocol import Landmark
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.panels import boards, work_track
from game.titles.tinners_trail.table.panels import ore as exchange
from game.titles.tinners_trail.table.panels.hand import CARD_SIZE
from game.titles.tinners_trail.table.parts import CountyParts

MARKER = 32.0
ROUNDS, PHASES = (250.0, 4.0, 254.0, 48.0), (524.0, 4.0, 424.0, 48.0)
PLATE_PARTS = ("money", "points", "mines", "cards", "ore")


class Landmarks:
    """Finds things on one table; parts that are folded are found by their tab."""

    def __init__(self, context: TableContext, furniture: CountyParts) -> None:
        self._context, self._furniture = context, furniture

    def find(self, name: str) -> Landmark | None:
        """Return where a thing is, None when the table has no such thing now."""
        kind, _, which = name.partition(":")
        if kind in PLATE_PARTS or kind == "plate":
            return self._on_plate(kind, which)
        finders: dict[str, Callable[[str], Landmark | None]] = {
            "track": self._track,
            "marker": self._marker,
            "passing": self._passing,
            "price": self._price,
            "stock": self._stock,
            "hand": self._hand,
        }
        if kind in finders:
            return finders[kind](which)
        if name in self._furniture.chart.targets:
            return self._area(name)
        return self._whole(name)

    # ---- whole nodes

    def _whole(self, name: str) -> Landmark | None:
        furniture = self._furniture
        if name in ("rounds", "phases"):
            return Landmark(furniture.top_bar, ROUNDS if name == "rounds" else PHASES)
        if name == "dice":
            return self._furniture.landmark(
                furniture.exchange, "exchange", (256.0, 50.0, 160.0, 92.0)
            )
        if name == "prompt":
            return _all_of(furniture.prompt)
        node = self._sheet() if name == "sheet" else furniture.root.find(name)
        if node is None:
            return None
        if isinstance(node, Button) and node.chosen:
            return self._confirm()
        return self._furniture.landmark(node, name)

    def _confirm(self) -> Landmark | None:
        button = self._furniture.prompt.confirm
        return _all_of(button) if button.visible else None

    def _sheet(self) -> Node | None:
        nodes = [node for node in self._furniture.sheets.children if node.visible]
        return next((node for node in nodes if node is not self._furniture.eye), None)

    # ---- parts of panels

    def _track(self, column: str) -> Landmark | None:
        panel = self._furniture.working_day
        left = work_track.CELL_LEFT + work_track.PITCH_X * int(column) - 2
        rows = (work_track.NUMBER_ROW - 11, panel.height - 6)
        box = (left, rows[0], work_track.CELL_WIDTH + 4, rows[1] - rows[0])
        return self._furniture.landmark(panel, "working-day", box)

    def _marker(self, colour: str) -> Landmark | None:
        panel, seat = self._furniture.working_day, self._seat(colour)
        spot = panel.seat_spot(seat) if seat is not None else None
        if spot is None:
            return None
        box = (spot[0] - MARKER / 2, spot[1] - MARKER / 2, MARKER, MARKER)
        return self._furniture.landmark(panel, "working-day", box)

    def _passing(self, place: str) -> Landmark | None:
        panel = self._furniture.working_day
        left, width = work_track.PLACES_LEFT - 6, work_track.PLACES_WIDTH + 12
        box = (left, 8.0, width, panel.height - 14)
        if place:
            top = work_track.CELL_TOP + panel.row_pitch * (int(place) - 1) + 4
            box = (left, top, width, panel.cell_height - 5)
        return self._furniture.landmark(panel, "working-day", box)

    def _price(self, ore: str) -> Landmark | None:
        if ore not in exchange.ROW_TOPS:
            return None
        box = (14.0, exchange.ROW_TOPS[ore] - 3, 234.0, exchange.BOX_HEIGHT + 6)
        return self._furniture.landmark(self._furniture.exchange, "exchange", box)

    def _stock(self, kind: str) -> Landmark | None:
        panel = self._furniture.development
        if panel.look is None:
            return None
        box = (8.0, 0.0, 408.0, boards.ROW_PITCH)
        if kind:
            if kind not in [row.kind for row in panel.look.rows]:
                return None
            top = panel.spot(kind, 1)[1] - boards.ROW_PITCH / 2
            return self._furniture.landmark(panel, "development", (box[0], top, box[2], box[3]))
        left = boards.COLUMN_LEFT + boards.COLUMN_PITCH * (panel.look.round - 1) - 27
        return self._furniture.landmark(panel, "development", (left, 6.0, 54.0, panel.height - 12))

    def _on_plate(self, part: str, colour: str) -> Landmark | None:
        seat = self._seat(colour)
        if seat is None:
            return None
        plate = self._furniture.plates[seat]
        if part == "plate":
            return _all_of(plate)
        return Landmark(plate, plate.part_box(part))

    def _area(self, name: str) -> Landmark:
        node = self._furniture.chart.targets[name]
        return Landmark(node, node.bounds)

    def _hand(self, number: str) -> Landmark | None:
        """Return one card, or all of them."""
        cards = self._furniture.hand.children
        if number:
            cards = [card for card in cards if card.name == f"hand:{number}"]
        if not cards or not self._furniture.hand.visible:
            return None
        width = cards[0].width / CARD_SIZE[0]
        half = (CARD_SIZE[0] * width / 2 + 4, CARD_SIZE[1] * width / 2 + 4)
        left, right = cards[0].x - half[0], cards[-1].x + half[0]
        top = min(card.y for card in cards) - half[1]
        return Landmark(self._furniture.hand, (left, top, right - left, 2 * half[1]))

    def _seat(self, colour: str) -> int | None:
        colours = [seat.colour for seat in self._context.seats]
        return colours.index(colour) if colour in colours else None


def _all_of(node: Node) -> Landmark:
    return Landmark(node, node.extent())
