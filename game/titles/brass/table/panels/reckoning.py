"""The reckoning: a bill of what an era brought, filled row by row, and a bar for every seat."""

from __future__ import annotations

from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.tabletop.art.lines import put_rule
from game.tabletop.studio import put
from game.titles.brass.table import styles
from game.titles.brass.table.art.bill import bill
from game.titles.brass.table.exhibit import Exhibit
from game.titles.brass.table.look.reckoning import LINKS, MONEY, ReckoningLook

SIDE, NAMES = 18.0, 128.0
HEADS, ROWS, ROW = 108.0, 132.0, 44.0
BAR, BAR_GAP, BAR_LEFT = 30.0, 10.0, 58.0
WAITING, FIGURE_ROOM = 0.34, 46.0
TITLE, MOTTO = styles.BILL_TITLE, styles.BILL_MOTTO
POINTS: TextStyle = styles.BILL_SUM.sized(24)
CHOUGH = (0xA8, 0x1C, 0x24)


class ReckoningPanel(Exhibit[ReckoningLook]):
    """Lies over the sea while an era is counted."""

    def show(self, look: ReckoningLook) -> None:
        """Show it, and say what it comes to."""
        super().show(look)
        self.role, self.name, self.solid = "panel", "reckoning", True
        self.label = self.studio.say(f"reckoning-{look.era}")

    def bar_spot(self, seat: int) -> tuple[float, float]:
        """Return where the bar of a seat ends now."""
        if self.look is None:
            return 0.0, 0.0
        wide = self._bar_width(self.look) * self.look.sums[seat] / self._most(self.look)
        return BAR_LEFT + wide, self._bar_top(self.look, seat) + BAR / 2

    def draw(self, canvas: Canvas) -> None:
        """Put paper, heads, rows, sums and bars."""
        look = self.look
        if look is None:
            return
        canvas.put(bill(canvas.size(self), canvas.k))
        say, wide = self.studio.say, self.width - 2 * SIDE
        canvas.words(say(f"reckoning-{look.era}"), MOTTO, (SIDE, 14, wide, 30), "centre")
        canvas.words(say("reckoning"), TITLE, (SIDE, 42, wide, 40), "centre")
        put_rule(canvas, SIDE, 86, wide)
        art = self.studio.art(canvas.k)
        for seat in range(len(look.before)):
            x = self._column(look, seat)
            put(canvas, art.disc(self.studio.colour(seat), 13), x, HEADS)
        for number, row in enumerate(look.counted):
            self._draw_row(canvas, look, row, ROWS + ROW * number)
        self._draw_sums(canvas, look)
        for seat in range(len(look.before)):
            self._draw_bar(canvas, look, seat)
        self._draw_end(canvas, look)

    def _draw_row(self, canvas: Canvas, look: ReckoningLook, row: str, top: float) -> None:
        art, now = self.studio.art(canvas.k), row == look.now
        if now:
            box = (SIDE - 8, top, self.width - 2 * SIDE + 16, ROW - 2)
            canvas.put(bill(canvas.box(*box).size, canvas.k), box[0], box[1])
        icon = {LINKS: "train" if look.era == "rail" else "barge", MONEY: "loan"}.get(row, row)
        put(canvas, art.icon(icon, 26, tone="ink"), SIDE + 12, top + ROW / 2)
        words = self.studio.say(f"row-{look.era if row == LINKS else row}")
        style = styles.BILL_BOLD if now else styles.BILL_TEXT
        canvas.words(words, style, (SIDE + 30, top, NAMES - 30, ROW))
        for seat, points in enumerate(look.counted[row]):
            there = look.all_counted[row][seat]
            shown = str(points) if points or not there else ""
            figure = styles.BILL_BOLD if points else styles.BILL_NOTE
            box = (self._column(look, seat) - 24, top, 48, ROW)
            canvas.words(shown or "\N{EN DASH}", figure, box, "centre")

    def _draw_sums(self, canvas: Canvas, look: ReckoningLook) -> None:
        top = ROWS + ROW * len(look.counted) + 4
        put_rule(canvas, SIDE, top, self.width - 2 * SIDE)
        canvas.words(self.studio.say("row-points"), styles.BILL_HEAD, (SIDE, top + 4, NAMES, 40))
        best = max(look.full, default=0)
        for seat, points in enumerate(look.sums):
            done = points == look.full[seat] and points == best
            style = POINTS.in_colour(CHOUGH) if done else POINTS
            box = (self._column(look, seat) - 24, top + 4, 48, 40)
            canvas.words(str(points), style, box, "centre")

    def _draw_bar(self, canvas: Canvas, look: ReckoningLook, seat: int) -> None:
        art, top = self.studio.art(canvas.k), self._bar_top(look, seat)
        colour, room = self.studio.colour(seat), self._bar_width(look)
        put(canvas, art.disc(colour, 11), SIDE + 14, top + BAR / 2)
        most = self._most(look)
        for points, alpha in ((look.full[seat], WAITING), (look.sums[seat], 1.0)):
            wide = room * points / most
            if wide >= 1:
                put(canvas, art.pattern(colour, wide, BAR), BAR_LEFT, top, alpha)
        figure = str(look.sums[seat])
        at = BAR_LEFT + room * look.full[seat] / most + 6
        canvas.words(figure, styles.BILL_BOLD, (at, top, FIGURE_ROOM - 6, BAR))

    def _draw_end(self, canvas: Canvas, look: ReckoningLook) -> None:
        """Say what comes next, below the bars."""
        top = self._bar_top(look, len(look.before)) + 6
        room = canvas.box(0, 0, self.width - 2 * SIDE, 9).width
        words = self.studio.say(f"reckoning-after-{look.era}")
        lines = canvas.kit.lettering.wrapped(words, styles.BILL_NOTE, canvas.k, room)
        for number, line in enumerate(lines):
            y = top + 24 * number
            if y + 24 < self.height - 10:
                canvas.words(line, styles.BILL_NOTE, (SIDE, y, self.width - 2 * SIDE, 24))

    def _bar_top(self, look: ReckoningLook, seat: int) -> float:
        return ROWS + ROW * len(look.counted) + 60 + (BAR + BAR_GAP) * seat

    def _bar_width(self, look: ReckoningLook) -> float:
        return self.width - BAR_LEFT - SIDE - FIGURE_ROOM

    def _most(self, look: ReckoningLook) -> int:
        return max((*look.full, 1))

    def _column(self, look: ReckoningLook, seat: int) -> float:
        room = self.width - SIDE - NAMES - 12
        return NAMES + SIDE - 4 + room * (seat + 0.5) / len(look.before)
