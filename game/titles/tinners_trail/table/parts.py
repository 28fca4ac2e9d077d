"""Every part of a table in its place, for one window, and everything one can point at by name."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.tip import Tip
from game.scene.widgets import Button
from game.table_protocol import Landmark, RoomHandlers
from game.tabletop.layout.places import BoardPlace
from game.tabletop.map.veil import AreaVeil
from game.tabletop.table_parts import (
    DRAWER,
    OwnParts,
    PartHandlers,
    TableParts,
    lay_printed,
    set_place,
)
from game.titles.tinners_trail.table.chart.chart import TrailMap
from game.titles.tinners_trail.table.documents import BOARDS
from game.titles.tinners_trail.table.layout import BothLayout, TrailLayout
from game.titles.tinners_trail.table.panels import boards, work_track
from game.titles.tinners_trail.table.panels import ore as exchange
from game.titles.tinners_trail.table.panels.boards import DevelopmentPanel, TrailMarketPanel
from game.titles.tinners_trail.table.panels.emigration import EmigrationPanel, EmigrationStrip
from game.titles.tinners_trail.table.panels.hand import CARD_SIZE, HandPanel
from game.titles.tinners_trail.table.panels.ore import ExchangePanel
from game.titles.tinners_trail.table.panels.plate import PlatePanel
from game.titles.tinners_trail.table.panels.top_bar import TopBarPanel
from game.titles.tinners_trail.table.panels.wallace import WallacePanel
from game.titles.tinners_trail.table.panels.work_track import WorkingDayPanel, WorkTrackPanel
from game.titles.tinners_trail.table.view_model import TableContext


class OwnOfEdition(NamedTuple):
    """What an edition adds: its work track, `panels` of the column, `boards` in the sea."""

    working_day: WorkTrackPanel[Any]
    hand: Node
    panels: dict[str, Node]
    boards: dict[str, Node]


class BothParts(TableParts):
    """Track, exchange and boards, and all that every table has. An `edition` that is not the usual
    one is named.
    """

    layout: BothLayout
    chart: TrailMap
    veil: AreaVeil
    working_day: WorkTrackPanel[Any]
    edition = ""

    def __init__(
        self,
        context: TableContext,
        layout: BothLayout,
        chart: TrailMap,
        handlers: PartHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        self.chart, own = chart, self.own(context, layout)
        chart.names.compact = layout.compact
        self.veil: AreaVeil = AreaVeil(chart.county, chart.draw_area)
        self.working_day = own.working_day
        self.exchange = ExchangePanel(context, **printed_at(layout))
        self.exchange.label = context.say("ore-exchange")
        set_place(self.working_day, layout.work_track)
        set_place(self.exchange, layout.exchange)
        self.exchange.compact = layout.printed.narrow
        for board in own.boards.values():
            board.visible = False
        edition = context.words.say(f"edition.{self.edition}") if self.edition else ""
        self.top_bar = TopBarPanel(context, " · ".join(filter(None, (edition, context.box_name))))
        self.plates = tuple(PlatePanel(context, seat) for seat in range(len(context.seats)))
        self.development = DevelopmentPanel(context, role="panel", solid=True)
        everything = OwnParts(
            chart=chart,
            veil=self.veil,
            top_bar=self.top_bar,
            plates=self.plates,
            hand=own.hand,
            panels={**own.panels, "development": self.development},
            documents={"working-day": self.working_day, "exchange": self.exchange},
            boards=own.boards,
            strips=[name for name, place in layout.boards.items() if place.strip],
        )
        super().__init__(context, layout, everything, handlers, orders)
        for name, board in own.boards.items():
            if name in layout.boards:
                self.lay_board(board, layout.boards[name])
        wallace_first = "wallace" in layout.tabs and not layout.crowded
        self.drawers.open("wallace" if wallace_first else "")

    @abstractmethod
    def own(self, context: TableContext, layout: BothLayout) -> OwnOfEdition:
        """Make what the edition adds."""

    def lay_board(self, board: Node, place: BoardPlace) -> None:
        """Lay a board of the edition open in the sea."""
        lay_printed(board, place.box[:2], BOARDS[board.name].size, place.scale)


class TrailParts(BothParts):
    """Cards, and what expansions and Lord Wallace lay out."""

    layout: TrailLayout
    chart: TrailMap
    hand: HandPanel
    working_day: WorkingDayPanel
    strip: EmigrationStrip | None = None

    def own(self, context: TableContext, layout: BothLayout) -> OwnOfEdition:
        """Make track, hand, Lord Wallace's panel and the boards of expansions."""
        assert isinstance(layout, TrailLayout)
        self._context = context
        self.market = TrailMarketPanel(context, **printed_at(layout))
        self.market.tooltip = Tip(context.say("market"), (context.say("market-tip"),))
        self.emigration = EmigrationPanel(context, **printed_at(layout))
        self.wallace = WallacePanel(context)
        return OwnOfEdition(
            working_day=WorkingDayPanel(context, **printed_at(layout)),
            hand=HandPanel(context, layout.hand.slots, compact=layout.small_hand),
            panels={"wallace": self.wallace},
            boards={"market": self.market, "emigration": self.emigration},
        )

    def lay_board(self, board: Node, place: BoardPlace) -> None:
        """Boards of expansions lie open in the sea, one of them perhaps as a strip that opens."""
        printed = BOARDS[board.name]
        if not place.strip or printed.strip is None:
            super().lay_board(board, place)
            return
        board.scale = place.scale
        toggle = partial(self.drawers.toggle, board.name)
        self.strip = EmigrationStrip(self._context, self.drawers.next_key, toggle)
        lay_printed(self.strip, place.box[:2], printed.strip, place.scale)
        set_place(board, self.layout.drawer(board.name))
        board.z = DRAWER
        self.drawers.tabs[board.name] = self.strip
        self.hud.add(self.strip)


def printed_at(layout: BothLayout) -> NodeValues:
    """Return what all printed documents are made with."""
    return NodeValues(scale=layout.printed.scale, role="panel", solid=True)


MARKER = 32.0
ROUNDS, PHASES = (250.0, 4.0, 254.0, 48.0), (524.0, 4.0, 424.0, 48.0)
PLATE_PARTS = ("money", "points", "mines", "cards", "ore")


class Landmarks:
    """Finds everything on one table one can point at, by name, with its box; parts that are folded
    are found by their tab.

    `track:4` a column of the work track, `marker:pink` a seat's marker, `passing:1` a place of the
    investment column and `passing` all of it, `price:tin`, `dice`, `stock:adit` a row and `stock`
    the present column of the development board, `plate:pink` with its parts `money:`, `points:`,
    `mines:`, `cards:` and `ore:`, `rounds`, `phases`, `prompt`, `hand`, `sheet` for whatever lies
    over the map, `redruth` an area, or the name of any control or panel. An action that is picked
    already leads on: its name then means the button that confirms it, or nothing while areas are to
    be picked.
    """

    def __init__(self, context: TableContext, furniture: BothParts) -> None:
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
