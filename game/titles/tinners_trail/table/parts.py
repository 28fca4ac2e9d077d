"""Every part of a table of either edition in its place, for one window; nothing shown yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Unpack

from game.scene.drawing import colours
from game.scene.drawing.cache import cached
from game.scene.drawing.paint_surface import Painter, down
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.panel import parchment
from game.scene.stage.placing import Point, PxSize
from game.scene.stage.tip import Tip
from game.scene.text import lettering as styles
from game.table_protocol import RoomHandlers
from game.tabletop.art.table_art import cell
from game.tabletop.art.text import SMALL_ON_PARCHMENT, STRONG, StyledRun, put_rule, write
from game.tabletop.layout.places import BoardPlace
from game.tabletop.map.veil import AreaVeil
from game.tabletop.table_model import put
from game.tabletop.table_parts import (
    DRAWER,
    OwnParts,
    PartHandlers,
    TableParts,
    lay_printed,
    set_place,
)
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.context import LookWidget, TableContext
from game.titles.tinners_trail.table.layout.documents import BOARDS
from game.titles.tinners_trail.table.layout.table_layout import CountyLayout, TrailLayout
from game.titles.tinners_trail.table.look.cards import (
    Affairs,
    CardCell,
    HisTurn,
    bands_of,
    cells_of,
)
from game.titles.tinners_trail.table.panels.boards import ROMAN, DevelopmentPanel, TrailMarketPanel
from game.titles.tinners_trail.table.panels.emigration import EmigrationPanel, EmigrationStrip
from game.titles.tinners_trail.table.panels.hand import HandPanel
from game.titles.tinners_trail.table.panels.ore import ExchangePanel
from game.titles.tinners_trail.table.panels.plate import PlatePanel
from game.titles.tinners_trail.table.panels.top_bar import TopBarPanel
from game.titles.tinners_trail.table.panels.work_track import WorkingDayPanel, WorkTrackPanel

# Lord Wallace's panel: his open action card, his affairs and his reasons.

GRID_LEFT, GRID_TOP = 46.0, 74.0
PITCH_X, PITCH_Y = 62.0, 27.0
CELL_WIDTH, CELL_HEIGHT = 60.0, 25.0
FACTS_LEFT, FACTS_TOP, FACT_STEP = 244.0, 62.0, 25.5
LINES_TOP, LINE_STEP = 191.0, 23.0
REASON = styles.BODY_ON_PARCHMENT.sized(19)
ICONS = {"build": "mine", "mine": "pick", "pumps": "pump", "develop": "gear"}
ORANGE = ((0xF2, 0xB0, 0x78), (0xD9, 0x85, 0x47))
TONE = ("#4A2E1A", "#7A5526")


@cached
def orange(size: PxSize, k: float) -> Picture:
    """The half of a cell that counts when copper is dear."""
    painter = Painter(size)
    painter.fill(painter.box(5 * k), down(*ORANGE))
    return painter.picture()


class WallacePanel(LookWidget[Affairs]):
    """`turn` is told event by event, so it is no part of what a view shows.

    `covered` hides the card while it is being turned over, `silent` the reasons.
    """

    def __init__(self, context: TableContext, **place: Unpack[NodeValues]) -> None:
        """Begin without a card; `board` gives what is printed on the cards."""
        super().__init__(context, **place)
        self.role, self.solid = "panel", True
        self.turn = HisTurn()
        self.covered = self.silent = False
        self.board: Board | None = None

    def tell(self, turn: HisTurn, board: Board) -> None:
        """Lay out a card with his reasons."""
        self.turn, self.board = turn, board
        self.label = " ".join([self.context.say("wallace"), *turn.lines])

    @property
    def card_spot(self) -> Point:
        """The middle of the card, relative to the panel."""
        return GRID_LEFT + PITCH_X * 1.5 - 16, GRID_TOP + PITCH_Y * 1.6

    @property
    def deck_spot(self) -> Point:
        """Where the face-down cards lie, relative to the panel."""
        return self.width - 40, FACTS_TOP + 3 * FACT_STEP

    def drawn_from(self) -> tuple[object, ...]:
        """Return his affairs, his card and how much of it is shown."""
        return self.look, self.turn, self.board, self.covered, self.silent

    def put_look(self, canvas: Canvas, look: Affairs) -> None:
        """Put paper, card, affairs and reasons."""
        canvas.put(parchment(canvas.size(self), canvas.k))
        words = self.context.say("wallace")
        canvas.words(words, styles.HEAD_ON_PARCHMENT, (18, 8, 220, 36))
        put_rule(canvas, 18, 44, self.width - 36)
        if self.board is not None and self.turn.card and not self.covered:
            self._draw_card(canvas, self.board)
        else:
            self._draw_no_card(canvas)
        self._draw_affairs(canvas, look)
        put_rule(canvas, 18, 184, self.width - 36)
        self._draw_reasons(canvas)

    def _draw_card(self, canvas: Canvas, board: Board) -> None:
        for column, (first, last) in enumerate(bands_of(board)):
            text = self.context.say("wallace-band", first=first, last=last)
            x = GRID_LEFT + PITCH_X * column
            canvas.words(text, SMALL_ON_PARCHMENT, (x, GRID_TOP - 24, CELL_WIDTH, 24), "centre")
        for row, cells in enumerate(cells_of(board, self.turn.card)):
            y = GRID_TOP + PITCH_Y * row
            now = row + 1 == self.turn.round
            colour = colours.CHOUGH if now else colours.RUST
            style = styles.TITLE_ON_PARCHMENT.sized(20).in_colour(colour)
            canvas.words(ROMAN[row], style, (11, y, 34, CELL_HEIGHT), "centre")
            for column, each in enumerate(cells):
                counts = now and column == self.turn.band
                self._draw_cell(canvas, (GRID_LEFT + PITCH_X * column, y), each, counts=counts)

    def _draw_cell(self, canvas: Canvas, at: Point, each: CardCell, *, counts: bool) -> None:
        x, y = at
        size = canvas.box(x, y, CELL_WIDTH, CELL_HEIGHT).size
        canvas.put(cell(size, canvas.k, "mine" if counts else "price"), x, y)
        middle = y + CELL_HEIGHT / 2
        alone = each.action == each.when_dear
        faint = 1.0 if counts else 0.62
        if not alone:
            half = CELL_WIDTH / 2 - 4
            box = canvas.box(x + CELL_WIDTH / 2 + 1, y + 3, half, CELL_HEIGHT - 6)
            canvas.put(orange(box.size, canvas.k), x + CELL_WIDTH / 2 + 1, y + 3, faint)
            self._draw_icon(canvas, each.when_dear, (x + CELL_WIDTH * 0.74, middle), faint)
        left = x + CELL_WIDTH * (0.5 if alone else 0.27)
        self._draw_icon(canvas, each.action, (left, middle), faint)

    def _draw_icon(self, canvas: Canvas, action: str, at: Point, alpha: float) -> None:
        picture = self.context.art(canvas.k).icon(ICONS.get(action, action), 22.0, tone=TONE)
        put(canvas, picture, *at, alpha)

    def _draw_no_card(self, canvas: Canvas) -> None:
        words = self.context.say("wallace-no-card")
        room = PITCH_X * 3 + 20
        canvas.words(words, SMALL_ON_PARCHMENT, (22, GRID_TOP + 30, room, 26), "centre")

    def _draw_affairs(self, canvas: Canvas, look: Affairs) -> None:
        say = self.context.say
        facts: list[tuple[StyledRun, ...]] = []
        if self.turn.card and not self.covered:
            action = self.context.words.say(f"wallace.{self.turn.action}")
            facts.append((StyledRun(action, STRONG),))
            number = say("wallace-card-number", number=self.turn.card)
            box = (self.width - 138, 8, 120, 36)
            canvas.words(number, SMALL_ON_PARCHMENT, box, "right")
        else:
            facts.append(())
        key = "wallace-copper-dear" if look.copper_is_dear else "wallace-copper-cheap"
        facts.append((StyledRun(say(key), SMALL_ON_PARCHMENT),))
        facts.append(self._fact("wallace-owes", say("pounds", pounds=look.owed)))
        facts.append(self._fact("wallace-earned", say("pounds", pounds=look.earned)))
        facts.append(
            (
                *self._fact("wallace-action-cards", str(look.action_cards)),
                *self._fact("wallace-survey-cards", str(look.survey_cards)),
            )
        )
        room = self.width - FACTS_LEFT - 14
        for row, runs in enumerate(facts):
            write(canvas, runs, FACTS_LEFT, FACTS_TOP + FACT_STEP * row, room)
        if look.copper_is_dear:
            x, y = self.width - 42, FACTS_TOP + FACT_STEP - 9
            canvas.put(orange(canvas.box(x, y, 22, 18).size, canvas.k), x, y)

    def _fact(self, key: str, value: str) -> tuple[StyledRun, ...]:
        return StyledRun(self.context.say(key) + " ", SMALL_ON_PARCHMENT), StyledRun(
            value + "  ", STRONG
        )

    def _draw_reasons(self, canvas: Canvas) -> None:
        room = canvas.box(0, 0, self.width - 38, 10).width
        lettering = canvas.kit.lettering
        lines: list[str] = []
        for text in () if self.covered or self.silent else self.turn.lines:
            lines += lettering.wrapped(text, REASON, canvas.k, room)
        most = int((self.height - LINES_TOP - 8) // LINE_STEP)
        for number, line in enumerate(lines[-most:]):
            box = (19.0, LINES_TOP + LINE_STEP * number - 1, self.width - 36, 26.0)
            canvas.words(line, REASON, box)


# Every part of a table of either edition in its place, for one window; nothing shown yet.


@dataclass(frozen=True, slots=True)
class EditionParts:
    """What an edition adds: its work track, `panels` of the column, `boards` in the sea.

    `edition` is the name of one that is not the usual one.
    """

    working_day: WorkTrackPanel[Any]
    hand: Node
    panels: Mapping[str, Node] = field(default_factory=dict)
    boards: Mapping[str, Node] = field(default_factory=dict)
    edition: str = ""


class CountyParts(TableParts):
    """Track, exchange and boards, and all that every table has."""

    layout: CountyLayout
    chart: Chart[Any]
    veil: AreaVeil
    working_day: WorkTrackPanel[Any]

    def __init__(
        self,
        tools: tuple[TableContext, CountyLayout],
        chart: Chart[Any],
        own: EditionParts,
        handlers: PartHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        context, layout = tools
        self.chart = chart
        chart.names.compact = layout.compact
        self.veil: AreaVeil = AreaVeil(chart.county, chart.draw_area)
        scale = layout.printed.scale
        self.working_day = own.working_day
        self.exchange = ExchangePanel(context, scale=scale, role="panel", solid=True)
        self.exchange.label = context.say("ore-exchange")
        set_place(self.working_day, layout.work_track)
        set_place(self.exchange, layout.exchange)
        self.exchange.compact = layout.printed.narrow
        for board in own.boards.values():
            board.visible = False
        self.top_bar = TopBarPanel(
            context, " · ".join(filter(None, (own.edition, context.box_name)))
        )
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

    def lay_board(self, board: Node, place: BoardPlace) -> None:
        """Lay a board of the edition open in the sea."""
        lay_printed(board, place.box[:2], BOARDS[board.name].size, place.scale)


# Every part of the remastered table in its place, for one window; nothing shown yet.


class TrailParts(CountyParts):
    """Cards, and what expansions and Lord Wallace lay out."""

    layout: TrailLayout
    chart: Chart[AreaView]
    hand: HandPanel
    working_day: WorkingDayPanel

    def __init__(
        self,
        context: TableContext,
        layout: TrailLayout,
        chart: Chart[AreaView],
        handlers: PartHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        scale = layout.printed.scale
        self._pieces = context
        self.strip: EmigrationStrip | None = None
        self.market = TrailMarketPanel(context, scale=scale, role="panel", solid=True)
        self.emigration = EmigrationPanel(context, scale=scale, role="panel", solid=True)
        self.market.tooltip = Tip(context.say("market"), (context.say("market-tip"),))
        self.wallace = WallacePanel(context)
        own = EditionParts(
            working_day=WorkingDayPanel(context, scale=scale, role="panel", solid=True),
            hand=HandPanel(context, layout.hand.slots, compact=layout.small_hand),
            panels={"wallace": self.wallace},
            boards={"market": self.market, "emigration": self.emigration},
        )
        super().__init__((context, layout), chart, own, handlers, orders)
        wallace_first = "wallace" in layout.tabs and not layout.crowded
        self.drawers.open("wallace" if wallace_first else "")

    def lay_board(self, board: Node, place: BoardPlace) -> None:
        """Boards of expansions lie open in the sea, one of them perhaps as a strip that opens."""
        printed = BOARDS[board.name]
        if not place.strip or printed.strip is None:
            super().lay_board(board, place)
            return
        board.scale = place.scale
        toggle = partial(self.drawers.toggle, board.name)
        self.strip = EmigrationStrip(self._pieces, self.drawers.next_key, toggle)
        lay_printed(self.strip, place.box[:2], printed.strip, place.scale)
        set_place(board, self.layout.drawer(board.name))
        board.z = DRAWER
        self.drawers.tabs[board.name] = self.strip
        self.hud.add(self.strip)
