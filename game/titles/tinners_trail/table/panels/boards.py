"""The inset boards: developments left in every column, and the arsenic market."""

from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.skins.mark import hairline
from game.scene.skins.panel import slate
from game.scene.stage.placing import Point
from game.scene.text import lettering
from game.tabletop.art.table_art import cell, column_light, put_cell
from game.tabletop.art.text import SMALL_ON_PAPER, STRONG, StyledRun, put_rule, write_right
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.kinds import PUMP_GROUPS, ROUNDS
from game.titles.tinners_trail.rules.table_view import STOCK_NAMES
from game.titles.tinners_trail.rules.views import MarketSpace, TableView
from game.titles.tinners_trail.table.move_kinds import kind_of
from game.titles.tinners_trail.table.panels.ore import PRICE
from game.titles.tinners_trail.table.view_model import TrailModel, TrailPaper, TrailWidget

# The development board: what is left of each kind in every round's column.

ROWS = ("adit", "port", "train", "miner", "pumps")

ROMAN = ("I", "II", "III", "IV")
COLUMN_LEFT = 215.0
COLUMN_PITCH = 53.0
FIRST_ROW = 63.0
ROW_PITCH = 36.0
NONE = "–"
ICONS = {"pumps": "pump"}
SHOWN_SINGLY = 3
PIECE_TONE = ("#4A2E1A", "#7A5526")

LEFT = 12.0
TOP = 68.0
BOX_WIDTH = 42.0
BOX_HEIGHT = 36.0
PITCH = 44.0
SECTION_GAP = 8.0
HEADS = 56.0
RULE = 41.0
BEHIND = 3.0


class DevelopmentRow(NamedTuple):
    """A kind of development: work points, and pieces left and printed in each round's column."""

    kind: str
    work: int
    left: tuple[int, ...]
    printed: tuple[int, ...]


class DevelopmentLook(NamedTuple):
    """All rows and the round whose column is open, from 1."""

    rows: tuple[DevelopmentRow, ...]
    round: int


def development_board(model: TrailModel) -> DevelopmentLook:
    """Return the board; pumps count water cubes."""
    view = model.view
    board = model.board

    def row(kind: str) -> DevelopmentRow:
        if kind == "pumps":
            left = tuple(map(sum, view.pumps))
            each = PUMP_GROUPS
            first = 0
            numbers = board.pumps
        else:
            left = view.stock[kind]
            each = 1
            first = STOCK_NAMES.index(kind) * ROUNDS
            numbers = board.stock
        starts = range(first, first + ROUNDS * each, each)
        printed = tuple(sum(int(numbers[at + n]) for n in range(each)) for at in starts)
        return DevelopmentRow(kind, kind_of(kind).work(model), left, printed)

    return DevelopmentLook(tuple(map(row, ROWS)), view.round)


class DevelopmentPanel(TrailWidget[DevelopmentLook]):
    """What is left in the column of each round; the current one on parchment."""

    def spot(self, kind: str, game_round: int) -> Point:
        """Return where pieces of a kind lie in a round's column."""
        rows = [row.kind for row in self.look.rows] if self.look else []
        row = rows.index(kind) if kind in rows else 0
        return COLUMN_LEFT + COLUMN_PITCH * (game_round - 1), FIRST_ROW + ROW_PITCH * row

    def put_look(self, canvas: Canvas, look: DevelopmentLook) -> None:
        """Put panel, columns and rows."""
        canvas.put(slate(canvas.size(self), canvas.k))
        canvas.words(self.context.say("development"), lettering.HEAD, (17, 8, 190, 36))
        now = look.round
        left = COLUMN_LEFT + COLUMN_PITCH * (now - 1) - 25
        canvas.put(column_light(canvas.box(left, 8, 50, self.height - 16).size, canvas.k), left, 8)
        for column, numeral in enumerate(ROMAN):
            colour = colours.INK if column + 1 == now else colours.FOG
            x = COLUMN_LEFT + COLUMN_PITCH * column - 24
            canvas.words(numeral, lettering.TITLE.in_colour(colour), (x, 9, 48, 34), "centre")
        for number, row in enumerate(look.rows):
            self._draw_row(canvas, row, number, now)

    def _draw_row(self, canvas: Canvas, row: DevelopmentRow, number: int, now: int) -> None:
        y = FIRST_ROW + ROW_PITCH * number
        art = self.context.art(canvas.k)
        icon = ICONS.get(row.kind, row.kind)
        put(canvas, art.icon(icon, 27), 33, y)
        canvas.words(self.context.say(f"kind-{row.kind}"), lettering.BODY, (57, y - 16, 86, 32))
        canvas.words(str(row.work), lettering.BOLD, (132, y - 16, 22, 32), "right")
        put(canvas, art.icon("watch", 18, tone="brass_text"), 168, y)
        if number:
            line = hairline(canvas.box(14, 0, 400, 1).size, colours.FOG, 0.12)
            canvas.put(line, 14, y - ROW_PITCH / 2)
        for column in range(len(ROMAN)):
            self._draw_stock(canvas, row, column, now)

    def _draw_stock(self, canvas: Canvas, row: DevelopmentRow, column: int, now: int) -> None:
        x, y = self.spot(row.kind, column + 1)
        left = row.left[column]
        printed = row.printed[column]
        is_now = column + 1 == now
        over = column + 1 < now
        pumps = row.kind == "pumps"
        if not ((is_now and 0 < printed <= SHOWN_SINGLY) or (pumps and over and left)):
            text = NONE if not printed or (over and not (pumps and left)) else str(left)
            style = lettering.BODY.in_colour(colours.INK if is_now else colours.FOG)
            canvas.words(text, style, (x - 24, y - 16, 48, 32), "centre")
            return
        pitch = min(24.0, 46.0 / printed)
        art = self.context.art(canvas.k)
        start = x - pitch * (printed - 1) / 2
        icon = min(23.0, pitch + 1)
        sprite = art.cube("water", 8) if pumps else art.icon(row.kind, icon, tone=PIECE_TONE)
        for number in range(printed):
            put(canvas, sprite, start + pitch * number, y, 1.0 if number < left else 0.25)


# The inset "Arsenic Market": its sections, what fills them, and what is worth selling.


class MarketBoard(NamedTuple):
    """`next` is the number of the space the next lump fills, -1 for none.

    `held` and `pounds` are the viewer's arsenic and what it would bring now; 0 for an onlooker.
    """

    spaces: tuple[MarketSpace, ...]
    next: int
    held: int
    pounds: int


def market_board(view: TableView, pounds: int) -> MarketBoard:
    """Return the board; `pounds` is what the rules say the viewer's arsenic would bring."""
    free = [at for at, space in enumerate(view.market) if space.open and not space.filled]
    following = free[0] if free and view.phase != "over" else -1
    playing = 0 <= view.viewer < len(view.seats)
    held = view.seats[view.viewer].arsenic if playing else 0
    return MarketBoard(view.market, following, held, pounds)


class TrailMarketPanel(TrailPaper[MarketBoard]):
    """A row of spaces, dearest first; each section stands under the last round it is open."""

    def space_spot(self, number: int) -> Point:
        """Return the middle of a space, relative to the panel."""
        section = 0
        if self.look is not None:
            number = min(number, len(self.look.spaces) - 1)
            section = self.look.spaces[number].section
        x = LEFT + PITCH * number + SECTION_GAP * section + BOX_WIDTH / 2
        return x, TOP + BOX_HEIGHT / 2

    def put_look(self, canvas: Canvas, look: MarketBoard) -> None:
        """Put sections and spaces."""
        self._draw_head(canvas, look)
        for section in sorted({space.section for space in look.spaces}):
            numbers = [at for at, space in enumerate(look.spaces) if space.section == section]
            left = self.space_spot(numbers[0])[0] - BOX_WIDTH / 2
            right = self.space_spot(numbers[-1])[0] + BOX_WIDTH / 2
            text = self.context.say("market-until", round=ROMAN[section])
            box = (left - 4, HEADS - 13, right - left + 8, 26)
            canvas.words(text, SMALL_ON_PAPER, box, "centre")
        for number, space in enumerate(look.spaces):
            self._draw_space(canvas, look, number, space)

    def _draw_head(self, canvas: Canvas, look: MarketBoard) -> None:
        say = self.context.say
        canvas.words(say("market"), lettering.ON_PAPER.head, (14, 6, 240, 36))
        if look.held:
            words = say("market-brings", count=look.held)
            pounds = say("pounds", pounds=look.pounds)
            runs = (StyledRun(words + " ", SMALL_ON_PAPER), StyledRun(pounds, STRONG))
            write_right(canvas, runs, self.width - 14, 25)
        else:
            box = (self.width - 254, 6, 240, 36)
            canvas.words(say("market-none"), SMALL_ON_PAPER, box, "right")
        put_rule(canvas, 14, RULE, self.width - 28)

    def _draw_space(
        self, canvas: Canvas, look: MarketBoard, number: int, space: MarketSpace
    ) -> None:
        x, y = self.space_spot(number)
        left = x - BOX_WIDTH / 2
        top = y - BOX_HEIGHT / 2
        box = (left, top, BOX_WIDTH, BOX_HEIGHT)
        if number == len(look.spaces) - 1:  # it never fills: room for more behind
            paper = cell(canvas.box(*box).size, canvas.k, "price")
            canvas.put(paper, left + BEHIND, top + BEHIND)
        tone = "shut" if not space.open else "next" if number == look.next else "price"
        put_cell(canvas, box, tone)
        dark = number == look.next or not space.open
        style = PRICE.in_colour(colours.INK) if dark else PRICE
        text = self.context.say("pounds", pounds=space.pounds)
        if space.filled:
            put(canvas, self.context.art(canvas.k).cube("arsenic", 12), x, y)
        else:
            canvas.words(text, style, box, "centre")
        if not space.open:
            line = hairline(canvas.box(left, 0, BOX_WIDTH, 2).size, colours.RUST, 0.8)
            canvas.put(line, left, y - 1)
