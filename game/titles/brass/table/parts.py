"""Every part of the table in its place, for one window; nothing shown yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.scene.nodes.node import Canvas
from game.scene.stage.placing import Box
from game.scene.stage.tip import Tip
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Button
from game.table_protocol import RoomHandlers
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.table_art import hairline
from game.tabletop.art.text import put_rule, width_of
from game.tabletop.map.veil import Veil
from game.tabletop.move_kind import MoveKind
from game.tabletop.table_model import put
from game.tabletop.table_parts import OwnParts, PartHandlers, TableParts, lay_printed, set_place
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.cards import bill
from game.titles.brass.table.board.board import BrassMapBoard
from game.titles.brass.table.exhibit import LookWidget, TableContext
from game.titles.brass.table.layout import MARKET, RECKONING, TRACKS, BrassLayout
from game.titles.brass.table.look.reckoning import LINKS, MONEY, ReckoningLook
from game.titles.brass.table.panels.documents import BrassMarketPanel, Neatline, TracksPanel
from game.titles.brass.table.panels.hand import BrassHand
from game.titles.brass.table.panels.seat import BrassSeatPanel
from game.titles.brass.table.panels.top_bar import BrassTopBar
from game.titles.brass.table.panels.works import WorksPanel

# The reckoning: a bill of what an era brought, filled row by row, and a bar for every seat.

SIDE, NAMES = 18.0, 128.0
HEADS, ROWS, ROW = 108.0, 132.0, 46.0
SUM, CARRIED, FIGURES = 44.0, 30.0, 48.0
BAR, BAR_GAP, BAR_LEFT = 26.0, 8.0, 58.0
WAITING, NOTCH, FIGURE_ROOM = 0.34, 2.0, 46.0
LINE, FOOT = 24.0, 22.0
SIGNS = 33  # of what comes next that surely stand in a line
PIECE, SMALL = 15.0, inks.BILL_NOTE.sized(16)
TITLE, MOTTO = inks.BILL_TITLE, inks.BILL_MOTTO
POINTS: TextStyle = inks.BILL_SUM.sized(24)
CHOUGH = (0xA8, 0x1C, 0x24)


class ReckoningPanel(LookWidget[ReckoningLook]):
    """Lies over the sea while an era is counted, no longer than what is written on it."""

    def show(self, look: ReckoningLook) -> None:
        """Show it, and say what it comes to."""
        super().show(look)
        self.role, self.name, self.solid = "panel", "reckoning", True
        self.label = self.context.say(f"reckoning-{look.era}")
        lines = 1 + len(self._end(look)) // SIGNS
        self.height = min(self._end_top(look) + LINE * lines + FOOT, RECKONING[1])

    def bar_spot(self, seat: int) -> tuple[float, float]:
        """Return where the bar of a seat ends now."""
        if self.look is None:
            return 0.0, 0.0
        wide = self._long(self.look, self.look.together[seat])
        return BAR_LEFT + wide, self._bar_top(self.look, seat) + BAR / 2

    def put_look(self, canvas: Canvas, look: ReckoningLook) -> None:
        """Put paper, heads, rows, sums and bars."""
        canvas.put(bill(canvas.size(self), canvas.k))
        say, wide = self.context.say, self.width - 2 * SIDE
        motto, room = say(f"reckoning-{look.era}"), canvas.box(0, 0, wide, 9).width
        style = (
            MOTTO
            if canvas.kit.lettering.fits(motto, MOTTO, canvas.k, room)
            else inks.BILL_NARROW_MOTTO
        )
        canvas.words(motto, style, (SIDE, 14, wide, 30), "centre")
        canvas.words(say("reckoning"), TITLE, (SIDE, 42, wide, 40), "centre")
        put_rule(canvas, SIDE, 86, wide)
        art = self.context.art(canvas.k)
        for seat in range(len(look.before)):
            x = self._column(len(look.before), seat)
            put(canvas, art.disc(self.context.colour(seat), 13), x, HEADS)
        for number, row in enumerate(look.counted):
            self._draw_row(canvas, look, row, ROWS + ROW * number)
        self._draw_sums(canvas, look)
        for seat in range(len(look.before)):
            self._draw_bar(canvas, look, seat)
        self._draw_end(canvas, look)

    def _draw_row(self, canvas: Canvas, look: ReckoningLook, row: str, top: float) -> None:
        now, wide = row == look.now, self.width - 2 * SIDE
        if now:
            box = (SIDE - 8, top, wide + 16, ROW - 2)
            canvas.put(bill(canvas.box(*box).size, canvas.k), box[0], box[1])
        elif top > ROWS:
            line = canvas.box(SIDE, top - 1, wide, 1).size
            canvas.put(hairline(line, inks.STYLES_OCHRE, 0.3), SIDE, top - 1)
        put(canvas, self._icon(canvas, look, row, 26), SIDE + 12, top + ROW / 2)
        words = self.context.say(f"row-{look.era if row == LINKS else row}")
        style = inks.BILL_BOLD if now else inks.BILL_TEXT
        canvas.words(words, style, (SIDE + 30, top, NAMES - 30, ROW))
        for seat in range(len(look.before)):
            self._draw_figure(canvas, look, (row, seat), top)

    def _draw_figure(
        self, canvas: Canvas, look: ReckoningLook, cell: tuple[str, int], top: float
    ) -> None:
        """Write points over the number of pieces that brought them."""
        row, seat = cell
        points, pieces = look.counted[row][seat], look.pieces[row][seat]
        left = self._column(len(look.before), seat) - FIGURES / 2
        if not pieces:
            waits = look.all_counted[row][seat]
            words = "" if waits else "\N{EN DASH}"
            canvas.words(words, inks.BILL_NOTE, (left, top, FIGURES, ROW), "centre")
            return
        if row == MONEY:
            canvas.words(str(points), inks.BILL_BOLD, (left, top, FIGURES, ROW), "centre")
            return
        canvas.words(str(points), inks.BILL_BOLD, (left, top + 2, FIGURES, 24), "centre")
        wide = width_of(canvas, str(pieces), SMALL) + 1
        at, middle = left + (FIGURES - PIECE - 3 - wide) / 2, top + 34
        put(canvas, self._icon(canvas, look, row, PIECE), at + PIECE / 2, middle)
        canvas.words(str(pieces), SMALL, (at + PIECE + 3, middle - 10, wide + 1, 20))

    def _icon(self, canvas: Canvas, look: ReckoningLook, row: str, size: float) -> PieceSprite:
        name = {LINKS: "train" if look.era == "rail" else "barge", MONEY: "loan"}.get(row, row)
        return self.context.art(canvas.k).icon(name, size, tone="ink")

    def _draw_sums(self, canvas: Canvas, look: ReckoningLook) -> None:
        """Write what the era came to; later eras also what there was before, and both together."""
        top = self._sums_top(look)
        put_rule(canvas, SIDE, top, self.width - 2 * SIDE)
        rows = [("before", look.before), ("points", look.sums)] if look.goes_on else []
        top += 6
        for name, figures in rows:
            self._draw_carried(canvas, name, figures, top)
            top += CARRIED
        name = "together" if look.goes_on else "points"
        canvas.words(self.context.say(f"row-{name}"), inks.BILL_HEAD, (SIDE, top, NAMES, SUM))
        best = max(look.at_last, default=0)
        for seat, points in enumerate(look.together):
            leads = points == look.at_last[seat] == best
            style = POINTS.in_colour(CHOUGH) if leads else POINTS
            box = (self._column(len(look.before), seat) - FIGURES / 2, top, FIGURES, SUM)
            canvas.words(str(points), style, box, "centre")

    def _draw_carried(self, canvas: Canvas, name: str, figures: Sequence[int], top: float) -> None:
        words = self.context.say(f"row-{name}")
        canvas.words(words, inks.BILL_TEXT, (SIDE, top, NAMES, CARRIED))
        for seat, points in enumerate(figures):
            box = (self._column(len(figures), seat) - FIGURES / 2, top, FIGURES, CARRIED)
            canvas.words(str(points), inks.BILL_BOLD, box, "centre")

    def _draw_bar(self, canvas: Canvas, look: ReckoningLook, seat: int) -> None:
        art, top = self.context.art(canvas.k), self._bar_top(look, seat)
        colour = self.context.colour(seat)
        put(canvas, art.disc(colour, 11), SIDE + 14, top + BAR / 2)
        for points, alpha in ((look.at_last, WAITING), (look.together, 1.0)):
            wide = self._long(look, points[seat])
            if wide >= 1:
                put(canvas, art.pattern(colour, wide, BAR), BAR_LEFT, top, alpha)
        if look.before[seat] > 0:
            x = BAR_LEFT + self._long(look, look.before[seat])
            line = canvas.box(x, top, NOTCH, BAR).size
            canvas.put(hairline(line, inks.STYLES_SOOT, 0.8), x, top)
        at = BAR_LEFT + self._long(look, look.at_last[seat]) + 6
        figure = str(look.together[seat])
        canvas.words(figure, inks.BILL_BOLD, (at, top, FIGURE_ROOM - 6, BAR))

    def _draw_end(self, canvas: Canvas, look: ReckoningLook) -> None:
        """Say what comes next, below the bars."""
        top, wide = self._end_top(look), self.width - 2 * SIDE
        room, style = canvas.box(0, 0, wide, 9).width, inks.BILL_NOTE
        lines = canvas.kit.lettering.wrapped(self._end(look), style, canvas.k, room)
        top += (self.height - FOOT - top - LINE * len(lines)) / 2
        for number, line in enumerate(lines):
            canvas.words(line, style, (SIDE, top + LINE * number, wide, LINE))

    def _end(self, look: ReckoningLook) -> str:
        return self.context.say(f"reckoning-after-{look.era}")

    # ---- where things lie

    def _column(self, seats: int, seat: int) -> float:
        room = self.width - SIDE - NAMES - 12
        return NAMES + SIDE - 4 + room * (seat + 0.5) / seats

    def _sums_top(self, look: ReckoningLook) -> float:
        return ROWS + ROW * len(look.counted) + 2

    def _bars_top(self, look: ReckoningLook) -> float:
        return self._sums_top(look) + SUM + 14 + (2 * CARRIED if look.goes_on else 0)

    def _bar_top(self, look: ReckoningLook, seat: int) -> float:
        return self._bars_top(look) + (BAR + BAR_GAP) * look.standing.index(seat)

    def _end_top(self, look: ReckoningLook) -> float:
        return self._bars_top(look) + (BAR + BAR_GAP) * len(look.before) + 4

    def _long(self, look: ReckoningLook, points: int) -> float:
        """Return how long the bar for so many points is."""
        room = self.width - BAR_LEFT - SIDE - FIGURE_ROOM
        return room * max(points, 0) / max((*look.at_last, 1))


# Every part of the table in its place, for one window; nothing shown yet.

ACTION_KINDS: Final = {
    "build": MoveKind(kind="build", icon="build", key="b"),
    "link": MoveKind(kind="link", icon="link", key="n"),
    "develop": MoveKind(kind="develop", icon="develop", key="d", board="works"),
    "sell": MoveKind(kind="sell", icon="sell", key="s"),
    "loan": MoveKind(kind="loan", icon="loan", key="o"),
    "pass": MoveKind(kind="pass", icon="flag", key="space", skin="leather"),
}


AGAIN: Final = 46.0


@dataclass(frozen=True, slots=True)
class BrassHandlers:
    """What only the parts of this table do when they are used."""

    pick_card: Callable[[int], None]
    card_tip: Callable[[int], Tip | None]
    pick_stack: Callable[[str], None]
    stack_tip: Callable[[str], Tip | None]
    seat_tip: Callable[[int], Tip | None]
    part_tip: Callable[[str], Tip | None]
    read_again: Callable[[], None]
    show_works: Callable[[int], None]


class BrassParts(TableParts):
    """Income track, documents on the sea, works and hand, and all that every table has."""

    layout: BrassLayout
    chart: BrassMapBoard
    hand: BrassHand

    def __init__(
        self,
        tools: tuple[TableContext, BrassLayout],
        chart: BrassMapBoard,
        own: BrassHandlers,
        handlers: PartHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        context, layout = tools
        self.neatline = Neatline(context, name="neatline")
        self.tracks = TracksPanel(context, role="panel")
        self.market = BrassMarketPanel(context, role="panel")
        self.top_bar = BrassTopBar(context, own.part_tip, narrow=layout.narrow)
        self.seats = tuple(BrassSeatPanel(context) for _ in layout.column.players)
        for seat, panel in enumerate(self.seats):
            panel.on_click, panel.focusable = partial(own.show_works, seat), True
            panel.tooltip = partial(own.seat_tip, seat)
        self.works = WorksPanel(context, own.pick_stack)
        for industry, stack in self.works.stacks.items():
            stack.tooltip = partial(own.stack_tip, industry)
        self.neatline.tooltip = partial(own.part_tip, "neatline")
        self.tracks.tooltip = partial(own.part_tip, "tracks")
        self.market.tooltip = partial(own.part_tip, "market")
        hand = BrassHand(context, own.pick_card, small=layout.small_hand)
        for slot, card in enumerate(hand.cards):
            card.tooltip = partial(own.card_tip, slot)
        everything = OwnParts(
            chart=chart,
            veil=Veil(),
            top_bar=self.top_bar,
            plates=self.seats,
            hand=hand,
            panels={"works": self.works},
            documents={"tracks": self.tracks, "market": self.market},
        )
        super().__init__(context, layout, everything, handlers, orders)
        if layout.bar.hand is not None:
            hand.x, hand.y = layout.bar.hand[:2]
        set_place(self.neatline, layout.neatline)
        printed = layout.printed
        if not printed.folded:
            for document, box, size in (
                (self.tracks, printed.tracks, TRACKS),
                (self.market, printed.market, MARKET),
            ):
                lay_printed(document, box[:2], size, printed.scale)
        self.reckoning = ReckoningPanel(context)
        box = layout.reckoning
        lay_printed(self.reckoning, box[:2], RECKONING, box.width / RECKONING[0])
        self.reckoning.visible = False
        self.reckoning.on_click = own.read_again
        self.again = Button(
            context.say("read-again"),
            name="again",
            cap="@again",
            on_click=own.read_again,
            visible=False,
        )
        self.front.add(self.neatline, self.reckoning)
        if not printed.folded:
            low = printed.market
            set_place(self.again, Box(low.x, low.bottom + 12, low.width, AGAIN))
            self.hud.add(self.again)
            self.again.visible = False
