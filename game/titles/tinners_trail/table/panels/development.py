"""The development board: what is left of each kind in every round's column."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.skins.panel import slate
from game.scene.units import Point
from game.tabletop.art.cells import column_light, hairline
from game.tabletop.studio import put
from game.titles.tinners_trail.rules.county.board import CountyBoard
from game.titles.tinners_trail.rules.county.county_view import STOCK_NAMES, CountyView
from game.titles.tinners_trail.rules.kinds import PUMP_GROUPS, ROUNDS
from game.titles.tinners_trail.table.kinds.county import (
    ADIT,
    MINER,
    PORT,
    PUMPS,
    TRAIN,
    CountyFacts,
)
from game.titles.tinners_trail.table.studio import Exhibit

ROWS = (ADIT, PORT, TRAIN, MINER, PUMPS)


@dataclass(frozen=True, slots=True)
class DevelopmentRow:
    """A kind of development: work points, and pieces left and printed in each round's column."""

    kind: str
    work: int
    left: tuple[int, ...]
    printed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DevelopmentLook:
    """All rows and the round whose column is open, from 1."""

    rows: tuple[DevelopmentRow, ...]
    round: int


def development_board(view: CountyView, board: CountyBoard) -> DevelopmentLook:
    """Return the board; pumps count water cubes."""
    facts = CountyFacts(view, board)
    rows = tuple(_row(view, board, row.kind, row.work(facts)) for row in ROWS)
    return DevelopmentLook(rows, view.round)


def _row(view: CountyView, board: CountyBoard, kind: str, work: int) -> DevelopmentRow:
    if kind == "pumps":
        left = tuple(sum(groups) for groups in view.pumps)
        cells = [int(board.pumps[n]) for n in range(ROUNDS * PUMP_GROUPS)]
        printed = tuple(sum(cells[c * PUMP_GROUPS : (c + 1) * PUMP_GROUPS]) for c in range(ROUNDS))
    else:
        row = STOCK_NAMES.index(kind)
        left = view.stock[kind]
        printed = tuple(int(board.stock[row * ROUNDS + column]) for column in range(ROUNDS))
    return DevelopmentRow(kind, work, left, printed)


ROMAN = ("I", "II", "III", "IV")
COLUMN_LEFT, COLUMN_PITCH = 215.0, 53.0
FIRST_ROW, ROW_PITCH = 63.0, 36.0
NONE = "–"
ICONS = {"pumps": "pump"}
SHOWN_SINGLY = 3
PIECE_TONE = ("#4A2E1A", "#7A5526")


class DevelopmentPanel(Exhibit[DevelopmentLook]):
    """What is left in the column of each round; the current one on parchment."""

    def spot(self, kind: str, game_round: int) -> Point:
        """Return where pieces of a kind lie in a round's column."""
        rows = [row.kind for row in self.look.rows] if self.look else []
        row = rows.index(kind) if kind in rows else 0
        return COLUMN_LEFT + COLUMN_PITCH * (game_round - 1), FIRST_ROW + ROW_PITCH * row

    def put_look(self, canvas: Canvas, look: DevelopmentLook) -> None:
        """Put panel, columns and rows."""
        canvas.put(slate(canvas.size(self), canvas.k))
        canvas.words(self.studio.say("development"), styles.HEAD, (17, 8, 190, 36))
        now = look.round
        left = COLUMN_LEFT + COLUMN_PITCH * (now - 1) - 25
        canvas.put(column_light(canvas.box(left, 8, 50, self.height - 16).size, canvas.k), left, 8)
        for column, numeral in enumerate(ROMAN):
            colour = theme.INK if column + 1 == now else theme.FOG
            x = COLUMN_LEFT + COLUMN_PITCH * column - 24
            canvas.words(numeral, styles.TITLE.in_colour(colour), (x, 9, 48, 34), "centre")
        for number, row in enumerate(look.rows):
            self._draw_row(canvas, row, number, now)

    def _draw_row(self, canvas: Canvas, row: DevelopmentRow, number: int, now: int) -> None:
        y = FIRST_ROW + ROW_PITCH * number
        art = self.studio.art(canvas.k)
        icon = ICONS.get(row.kind, row.kind)
        put(canvas, art.icon(icon, 27), 33, y)
        canvas.words(self.studio.say(f"kind-{row.kind}"), styles.BODY, (57, y - 16, 86, 32))
        canvas.words(str(row.work), styles.BOLD, (132, y - 16, 22, 32), "right")
        put(canvas, art.watch(18), 168, y)
        if number:
            line = hairline(canvas.box(14, 0, 400, 1).size, theme.FOG, 0.12)
            canvas.put(line, 14, y - ROW_PITCH / 2)
        for column in range(len(ROMAN)):
            self._draw_stock(canvas, row, column, now)

    def _draw_stock(self, canvas: Canvas, row: DevelopmentRow, column: int, now: int) -> None:
        x, y = self.spot(row.kind, column + 1)
        left = row.left[column]
        gone = column + 1 < now and (row.kind != "pumps" or not left)
        current = column + 1 == now and 0 < row.printed[column] <= SHOWN_SINGLY
        if current or (row.kind == "pumps" and column + 1 < now and left):
            self._draw_pieces(canvas, row, (x, y), column)
        else:
            text = NONE if gone or not row.printed[column] else str(left)
            colour = theme.INK if column + 1 == now else theme.FOG
            canvas.words(text, styles.BODY.in_colour(colour), (x - 24, y - 16, 48, 32), "centre")

    def _draw_pieces(self, canvas: Canvas, row: DevelopmentRow, at: Point, column: int) -> None:
        printed, left = row.printed[column], row.left[column]
        pitch = min(24.0, 46.0 / printed)
        start = at[0] - pitch * (printed - 1) / 2
        art = self.studio.art(canvas.k)
        for number in range(printed):
            there = 1.0 if number < left else 0.25
            if row.kind == "pumps":
                sprite = art.cube("water", 8)
            else:
                sprite = art.icon(row.kind, min(23.0, pitch + 1), tone=PIECE_TONE)
            put(canvas, sprite, start + pitch * number, at[1], there)
