"""The document of the king track or of a fair: what it brings every seat, and why."""

from functools import partial
from typing import Final, NamedTuple

from game.engine.rules import NOBODY
from game.scene.nodes.node import Canvas, Node
from game.scene.widgets import Button
from game.tabletop.art.cells import put_cell
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.text import put_rule
from game.tabletop.table_context import put
from game.text.numerals import numeral
from game.titles.tiletum.rules import fairs, houses_and_pillars, kinds, stock
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.below import ROMAN
from game.titles.tiletum.table.exhibit import OwnHandlers, PaperWidget, TableContext, capital
from game.titles.tiletum.table.panels.final_scoring import TIMES
from game.titles.tiletum.table.panels.strip import KING, fair_icons, fair_said
from game.titles.tiletum.table.view import FairView, TiletumModel

SILVER: Final = "silver"
SIDE = 20.0
HEAD = 84.0
ROW = 46.0
LINE = 27.0
TAB = 44.0
FOOT = 14.0
NAME_AT = 54.0
WHY_AT = 180.0
SETS_AT = 356.0
SUM_AT = 522.0
POINTS_AT = 584.0
SET_PITCH = 20.0
MOST_SETS = 8
TABS: Final = (KING, "fair:1", "fair:2", "fair:3", "fair:4")
INK = "#2A1D12"
FAINT = "#7A6A4C"
GREEN = "#1F6B4B"
RED = "#9A1F12"


class DocumentRow(NamedTuple):
    """A seat: why it takes part, how many it has of each thing that is counted, the sum and its
    points; `counts` is false where it is paid nothing.
    """

    seat: int
    name: str
    why: str
    icons: tuple[str, ...]
    counted: tuple[int, ...]
    sum: str
    points: str
    counts: bool = True

    @property
    def said(self) -> str:
        """The row in words."""
        parts = (f"{self.name}: {self.why}", self.sum, self.points)
        return ", ".join(part for part in parts if part)


class DocumentLook(NamedTuple):
    """Which document it is, its head, a row for every seat, and lines below them."""

    which: str
    head: str
    note: str
    rows: tuple[DocumentRow, ...]
    lines: tuple[str, ...]

    @property
    def height(self) -> float:
        """How high it is, in u."""
        return HEAD + ROW * len(self.rows) + LINE * len(self.lines) + TAB + 2 * FOOT


def document_look(context: TableContext, model: TiletumModel, which: str) -> DocumentLook | None:
    """Return a document, "king" or "fair:1" to "fair:4"; None for any other."""
    if which not in TABS:
        return None
    if which == KING:
        return _king(context, model)
    view = model.view
    say = context.say
    fair = view.fairs[int(which.removeprefix("fair:")) - 1]
    past = fair.state == "past"
    head = capital(context.area(fair.town))
    rows = () if past else tuple(_row(context, model, fair, seat) for seat in view.order)
    lines = (say("document-past" if past else "document-there"),)
    return DocumentLook(f"fair:{fair.round}", head, fair_said(context, fair), rows, lines)


def _king(context: TableContext, model: TiletumModel) -> DocumentLook:
    """Whoever is ahead stands first: that is the order of the next round too (T-704)."""
    view = model.view
    say = context.say
    track = model.view.track
    rows = []
    for place, (seat, space) in enumerate(track.markers, start=1):
        own = view.seats[seat]
        income = own.mines + track.ribbons[space - track.low] if own.deep else 0
        icons, counted = ((SILVER,), (income,)) if income else ((), ())
        why = say("document-place", place=place)
        rows.append(DocumentRow(seat, context.name(seat), why, icons, counted, "", numeral(space)))
    lines = [_corruption(context, model), _ahead(context, model)]
    if view.round < kinds.ROUNDS:
        lines.append(say("document-raised"))
    if view.below is not None:
        lines.append(say("document-income"))
    told = tuple(line for line in lines if line)
    return DocumentLook(KING, say("document-king"), say("document-king-note"), tuple(rows), told)


def _corruption(context: TableContext, model: TiletumModel) -> str:
    """Tell which tokens are still down, and how many of them will be turned this round."""
    gone = model.view.track.tokens
    left = list[str]()
    for number, count in enumerate(model.state.board.token_count):
        left += [str(number)] * (int(count) - gone.count(number))
    due = int(kinds.TURNS) - len(gone)
    return context.say("document-tokens", number=due, tokens=", ".join(left)) if due else ""


def _ahead(context: TableContext, model: TiletumModel) -> str:
    """Tell what whoever is ahead gets at the end of the round (T-702, C-601)."""
    view = model.view
    ahead = model.view.king_order[0]
    name = context.name(ahead)
    cardinal = ahead == model.state.board.cardinal
    if view.round == kinds.ROUNDS or cardinal:
        points = int(kinds.POINTS_AHEAD if cardinal else model.state.board.king_last_round)
        return context.say("document-ahead-points", name=name, points=points)
    tile = model.state.lying[model.state.board.king_spot]
    if tile == kinds.EMPTY or not stock.can_store(model.state, ahead, tile):
        return context.say("document-ahead", name=name)
    return context.say("document-ahead-tile", name=name, tile=context.area(view.track.tile))


def _row(context: TableContext, model: TiletumModel, fair: FairView, seat: int) -> DocumentRow:
    there = fair.parts[seat]
    points = numeral(fair.points[seat])
    counted = tuple(int(fairs.count_for(model.state, seat, thing)) for thing in fair.things)
    space = numeral(model.view.seats[seat].king)
    return DocumentRow(
        seat,
        context.name(seat),
        context.say(f"document-{_why(model, fair, seat)}"),
        fair_icons(fair) if counted else (),
        counted,
        f"{min(counted)} {TIMES} {fair.worth}" if counted else f"{fair.worth} + {space}",
        points if there else f"({points})",
        there,
    )


def _why(model: TiletumModel, fair: FairView, seat: int) -> str:
    """Return why a seat takes part: by its merchant, a house, both, or as the Cardinal (C-602)."""
    state = model.state
    if not fair.parts[seat]:
        return "away"
    town = state.fair[kinds.ROUNDS + fair.round - 1]
    merchant = state.people[seat * kinds.PEOPLE + kinds.MERCHANT] == town
    house = bool(houses_and_pillars.stands_in(state, seat, kinds.HOUSE_PIECE, town))
    if merchant and house:
        return "both"
    return "merchant" if merchant else "house" if house else "always"


class DocumentPanel(PaperWidget[DocumentLook]):
    """A parchment over the map with a tab for the king and each fair; open while it is wanted."""

    def __init__(self, context: TableContext, own: OwnHandlers) -> None:
        """Store what turns to another document, or with "" closes it."""
        super().__init__(context, role="panel", name="document", solid=True, visible=False)
        words = {KING: context.say("action-king")}
        words |= {which: ROMAN[number] for number, which in enumerate(TABS[1:], start=1)}
        heads = dict.fromkeys(words, "document-fair") | {KING: "document-king"}
        self._tabs = {
            which: Button(
                word,
                label=context.say(heads[which], round=word),
                name=f"document:{which}",
                on_click=partial(own.turn_document, which),
                width=120.0 if which == KING else 62.0,
                height=TAB,
            )
            for which, word in words.items()
        }
        self.close = Button(
            context.say("document-close"),
            name="document:close",
            on_click=partial(own.turn_document, ""),
            width=150.0,
            height=TAB,
        )
        self.marked = NOBODY  # the seat that is being paid
        self.add(*self._tabs.values(), self.close)

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look and whose row is marked."""
        return *super().drawn_from(), self.marked

    def points_spot(self, number: int) -> tuple[float, float]:
        """Return where the points of a row stand."""
        return POINTS_AT + 16, HEAD + ROW * (number + 0.5) - 2

    @property
    def first(self) -> Node:
        """Where the keyboard begins: the tab that is open."""
        return self._tabs[self.look.which] if self.look is not None else self.close

    def lay(self, look: DocumentLook | None) -> None:
        """Show a document, or none."""
        self.visible = look is not None
        if look is None:
            return
        self.show(look)
        rows = ". ".join(row.said for row in look.rows)
        self.label = ". ".join(part for part in (look.head, look.note, rows, *look.lines) if part)
        self.height = look.height
        left = SIDE
        for which, tab in self._tabs.items():
            tab.x = left
            tab.chosen = which == look.which
            left += tab.width + 8
        self.close.x = self.width - SIDE - self.close.width
        for button in (*self._tabs.values(), self.close):
            button.y = self.height - FOOT - TAB

    def put_look(self, canvas: Canvas, look: DocumentLook) -> None:
        """Draw its head, every seat and what else is to say."""
        wide = self.width - 2 * SIDE
        canvas.words(look.head, inks.HEAD, (SIDE, 10, wide, 34))
        canvas.words(look.note, inks.NOTE, (SIDE, 42, wide, 28))
        put_rule(canvas, SIDE, 74, wide)
        for number, row in enumerate(look.rows):
            self._put_row(canvas, row, HEAD + ROW * number)
        top = HEAD + ROW * len(look.rows) + 4
        for number, words in enumerate(look.lines):
            canvas.words(words, inks.TEXT, (SIDE, top + LINE * number, wide, LINE))

    def _put_row(self, canvas: Canvas, row: DocumentRow, top: float) -> None:
        art = self.context.art(canvas.k)
        middle = top + ROW / 2 - 2
        tone = "next" if row.seat == self.marked else "row" if row.counts else "shade"
        put_cell(canvas, (SIDE, top, self.width - 2 * SIDE, ROW - 4), tone)
        put(canvas, art.disc(self.context.colour(row.seat), 9.0), SIDE + 18, middle)
        colour = inks.STYLES_INK if row.counts else inks.PALE
        bold = inks.BOLD.in_colour(colour)
        text = inks.SMALL.in_colour(colour)
        canvas.words(row.name, bold, (NAME_AT, top, WHY_AT - NAME_AT - 6, ROW - 4))
        canvas.words(row.why, text, (WHY_AT, top, SETS_AT - WHY_AT - 6, ROW - 4))
        self._put_sets(canvas, row, middle)
        loss = row.points.startswith("\N{MINUS SIGN}")
        tone = FAINT if not row.counts else RED if loss else GREEN
        put(canvas, art.figure(row.sum, 19.0, INK if row.counts else FAINT), SUM_AT, middle)
        put(canvas, art.figure(row.points, 21.0, tone), POINTS_AT, middle)

    def _put_sets(self, canvas: Canvas, row: DocumentRow, middle: float) -> None:
        """Draw what is counted; of pairs those that find no partner are faint."""
        art = self.context.art(canvas.k)
        sets = min(row.counted, default=0)
        alone = len(row.counted) == 1
        for line, (icon, count) in enumerate(zip(row.icons, row.counted, strict=True)):
            y = middle if alone else middle - 10 + 20 * line
            if count > MOST_SETS:
                put(canvas, self._picture(canvas, icon, 20.0), SETS_AT + 10, y)
                put(canvas, art.figure(f"{TIMES} {count}", 17.0, INK), SETS_AT + 26, y)
                continue
            for number in range(count):
                faint = 1.0 if number < sets and row.counts else 0.35
                x = SETS_AT + 10 + SET_PITCH * number
                put(canvas, self._picture(canvas, icon, 19.0 if alone else 17.0), x, y, faint)

    def _picture(self, canvas: Canvas, icon: str, size: float) -> PieceSprite:
        """Return what is counted; silver is a good, all else an icon."""
        art = self.context.art(canvas.k)
        return art.good(icon, size) if icon == SILVER else art.icon(icon, size, tone="ink")
