"""The work track of the remastered edition, with work limiters and the investment column."""

from __future__ import annotations

from game.scene.canvas import Canvas
from game.scene.units import Point
from game.tabletop.art.lines import FIGURE, SMALL_ON_PARCHMENT, StyledRun, write
from game.tabletop.studio import put
from game.titles.tinners_trail.table.look.working_day import InvestmentSpace, WorkingDay
from game.titles.tinners_trail.table.panels.work_track import PITCH_X, PLACES_LEFT, WorkTrackPanel

EYE = 22.0


class WorkingDayPanel(WorkTrackPanel[WorkingDay]):
    """`gates_lifted` are seats whose limiters are in the air and not drawn."""

    gates_lifted: frozenset[int] = frozenset()

    def gate_spot(self, seat: int, column: int) -> Point:
        """Return where a seat's limiter stands: before the column it covers, in the seat's row."""
        x, y = self.marker_spot(column, seat)
        return x - PITCH_X / 2 + 1, y

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look and what is in the air."""
        return *super().drawn_from(), self.gates_lifted

    def draw_places(self, canvas: Canvas, look: WorkingDay) -> None:
        """Put the limiters, and the investment column."""
        for seat, column in enumerate(look.limiters):
            if column and seat not in self.gates_lifted:
                self._draw_gate(canvas, seat, column)
        self.put_places_head(
            canvas, self.studio.say("invest-head"), self.studio.say("per-ten-five")
        )
        for place, row in enumerate(look.investment):
            self._draw_place(canvas, place, row)

    def mark_cell(self, look: WorkingDay, column: int, row: int) -> tuple[str, float] | None:
        """Return an eye where whoever returns first will peek (R-3)."""
        return ("eye", EYE) if column == 0 and row < look.peeking_rows else None

    def _draw_gate(self, canvas: Canvas, seat: int, column: int) -> None:
        """What lies beyond a gate is closed to its seat: the rest of its row is shaded."""
        art = self.studio.art(canvas.k)
        put(canvas, art.gate(self.studio.colour(seat)), *self.gate_spot(seat, column))

    def _draw_place(self, canvas: Canvas, place: int, row: InvestmentSpace) -> None:
        self.put_place(canvas, place, row.seat, is_next=row.next)
        middle = self.place_spot(place)[1]
        canvas.words(str(row.per_ten), FIGURE, (PLACES_LEFT + 46, middle - 16, 30, 32), "right")
        runs = (StyledRun(f"| {row.per_five}", SMALL_ON_PARCHMENT),)
        write(canvas, runs, PLACES_LEFT + 88, middle, 40)
