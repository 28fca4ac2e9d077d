"""The inset board of developments that are left in every column."""

from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.skins.mark import hairline
from game.scene.skins.panel import slate
from game.scene.stage.placing import Point
from game.scene.text import text_styles
from game.tabletop.art.cells import paint_round_column
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.kinds import PUMP_GROUPS, ROUNDS
from game.titles.tinners_trail.rules.table_parts import STOCK_NAMES
from game.titles.tinners_trail.table.move_kinds import move_kind_of
from game.titles.tinners_trail.table.view_model import TrailModel, TrailWidget

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
    board = model.printed_tables

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
        return DevelopmentRow(kind, move_kind_of(kind).work_cost(model), left, printed)

    return DevelopmentLook(tuple(map(row, ROWS)), view.round)


class DevelopmentPanel(TrailWidget[DevelopmentLook]):
    """What is left in the column of each round; the current one on parchment."""

    def piece_spot(self, kind: str, game_round: int) -> Point:
        """Return where pieces of a kind lie in a round's column."""
        rows = [row.kind for row in self.look.rows] if self.look else []
        row = rows.index(kind) if kind in rows else 0
        return COLUMN_LEFT + COLUMN_PITCH * (game_round - 1), FIRST_ROW + ROW_PITCH * row

    def draw_look(self, canvas: Canvas, look: DevelopmentLook) -> None:
        """Draw panel, columns and rows."""
        canvas.draw_picture(slate(canvas.size(self), canvas.k))
        canvas.draw_text(self.context.say("development"), text_styles.HEAD, (17, 8, 190, 36))
        now = look.round
        left = COLUMN_LEFT + COLUMN_PITCH * (now - 1) - 25
        canvas.draw_picture(
            paint_round_column(canvas.box(left, 8, 50, self.height - 16).size, canvas.k), left, 8
        )
        for column, numeral in enumerate(ROMAN):
            colour = colours.INK if column + 1 == now else colours.FOG
            x = COLUMN_LEFT + COLUMN_PITCH * column - 24
            canvas.draw_text(numeral, text_styles.TITLE.in_colour(colour), (x, 9, 48, 34), "centre")
        for number, row in enumerate(look.rows):
            self._draw_row(canvas, row, number, now)

    def _draw_row(self, canvas: Canvas, row: DevelopmentRow, number: int, now: int) -> None:
        y = FIRST_ROW + ROW_PITCH * number
        art = self.context.art_at_scale(canvas.k)
        icon = ICONS.get(row.kind, row.kind)
        draw_sprite(canvas, art.icon(icon, 27), 33, y)
        canvas.draw_text(
            self.context.say(f"kind-{row.kind}"), text_styles.BODY, (57, y - 16, 86, 32)
        )
        canvas.draw_text(str(row.work), text_styles.BOLD, (132, y - 16, 22, 32), "right")
        draw_sprite(canvas, art.icon("watch", 18, tone="brass_text"), 168, y)
        if number:
            line = hairline(canvas.box(14, 0, 400, 1).size, colours.FOG, 0.12)
            canvas.draw_picture(line, 14, y - ROW_PITCH / 2)
        for column in range(len(ROMAN)):
            self._draw_stock(canvas, row, column, now)

    def _draw_stock(self, canvas: Canvas, row: DevelopmentRow, column: int, now: int) -> None:
        x, y = self.piece_spot(row.kind, column + 1)
        left = row.left[column]
        printed = row.printed[column]
        is_now = column + 1 == now
        over = column + 1 < now
        pumps = row.kind == "pumps"
        if not ((is_now and 0 < printed <= SHOWN_SINGLY) or (pumps and over and left)):
            text = NONE if not printed or (over and not (pumps and left)) else str(left)
            style = text_styles.BODY.in_colour(colours.INK if is_now else colours.FOG)
            canvas.draw_text(text, style, (x - 24, y - 16, 48, 32), "centre")
            return
        pitch = min(24.0, 46.0 / printed)
        art = self.context.art_at_scale(canvas.k)
        start = x - pitch * (printed - 1) / 2
        icon = min(23.0, pitch + 1)
        sprite = art.cube("water", 8) if pumps else art.icon(row.kind, icon, tone=PIECE_TONE)
        for number in range(printed):
            draw_sprite(canvas, sprite, start + pitch * number, y, 1.0 if number < left else 0.25)
