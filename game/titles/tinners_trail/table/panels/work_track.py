"""The inset "The Working Day": the work track, and where markers go that have passed."""

from __future__ import annotations

from abc import abstractmethod
from math import cos, pi, sin
from typing import Generic, TypeVar

from game.scene.drawing import colours
from game.scene.drawing.paint_surface import as_outline, stroked
from game.scene.nodes.node import Canvas
from game.scene.skins.panel import parchment
from game.scene.stage.placing import Point
from game.scene.text import lettering as styles
from game.scene.text.lettering import SHRINK_TO
from game.tabletop.art.table_art import cell, hairline
from game.tabletop.art.text import FIGURE, SMALL_ON_PARCHMENT, StyledRun, put_rule, write
from game.tabletop.table_model import put
from game.titles.tinners_trail.table.context import LookWidget
from game.titles.tinners_trail.table.look.plates import (
    InvestmentSpace,
    Landing,
    WorkingDay,
    WorkTrack,
)

# The inset "The Working Day": the work track, and where markers go that have passed.

CELL_LEFT, CELL_TOP = 15.0, 77.0
PITCH_X, PITCH_Y, PITCH_OF_FIVE = 45.0, 37.0, 33.0
CELL_WIDTH, ROW_GAP = 43.0, 3.0
FIVE = 5
PLACES_LEFT, PLACES_WIDTH = 533.0, 136.0
NUMBER_ROW = 63.0
HEADS_WIDTH = 490.0
AnyTrack = TypeVar("AnyTrack", bound=WorkTrack)


class WorkTrackPanel(LookWidget[AnyTrack], Generic[AnyTrack]):
    """The track; what lies right of it, where markers of those that have passed go, is an
    edition's own. `lifted` are seats whose markers are in the air and not drawn.
    """

    lifted: frozenset[int] = frozenset()

    @property
    def row_pitch(self) -> float:
        """From one row to the next: five stand closer, or the board would lie on the land."""
        return PITCH_Y if self.look is None or self.look.rows < FIVE else PITCH_OF_FIVE

    @property
    def cell_height(self) -> float:
        """The height of a cell."""
        return self.row_pitch - ROW_GAP

    def marker_spot(self, column: int, row: int) -> Point:
        """Return where a marker lies in a column and row, relative to the panel."""
        x = CELL_LEFT + PITCH_X * column + CELL_WIDTH / 2
        return x, CELL_TOP + self.row_pitch * row + self.cell_height / 2

    def place_spot(self, place: int) -> Point:
        """Return where a marker lies in the investment column."""
        return PLACES_LEFT + 25, CELL_TOP + self.row_pitch * place + self.cell_height / 2

    def seat_spot(self, seat: int) -> Point | None:
        """Return where a seat's marker lies now."""
        if self.look is None:
            return None
        for column, seats in enumerate(self.look.columns):
            if seat in seats:
                return self.marker_spot(column, seats.index(seat))
        if seat in self.look.passed:
            return self.place_spot(self.look.passed.index(seat))
        return None

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look and what is in the air."""
        return self.look, self.lifted

    def put_look(self, canvas: Canvas, look: AnyTrack) -> None:
        """Put paper, cells, markers and the ghost."""
        canvas.put(parchment(canvas.size(self), canvas.k))
        self._draw_heads(canvas)
        for column in range(len(look.columns)):
            self._draw_column(canvas, look, column)
        self.draw_places(canvas, look)
        if look.ghost is not None:
            self._draw_ghost(canvas, look.ghost)

    @abstractmethod
    def draw_places(self, canvas: Canvas, look: AnyTrack) -> None:
        """Put what lies right of the track."""

    def mark_cell(self, look: AnyTrack, column: int, row: int) -> tuple[str, float] | None:
        """Return the icon in an empty cell of the track, and its size."""
        return None

    def put_places_head(self, canvas: Canvas, head: str, note: str) -> None:
        """Write what the places right of the track are."""
        left, width = PLACES_LEFT, PLACES_WIDTH
        canvas.words(head, styles.HEAD_ON_PARCHMENT, (left, 10, width, 36), "centre")
        put_rule(canvas, left, 47, width)
        row = (left, NUMBER_ROW - 14, width, 28)
        canvas.words(note, SMALL_ON_PARCHMENT, row, "centre")

    def put_place(self, canvas: Canvas, place: int, seat: int, *, is_next: bool) -> None:
        """Put a place and the disc of whoever lies there, a ring while nobody does."""
        y = CELL_TOP + self.row_pitch * place
        size = canvas.box(PLACES_LEFT, y, PLACES_WIDTH, self.cell_height).size
        canvas.put(cell(size, canvas.k, "next" if is_next else "row"), PLACES_LEFT, y)
        x, middle = self.place_spot(place)
        if seat >= 0 and seat not in self.lifted:
            put(canvas, self.context.art(canvas.k).disc(self.context.colour(seat)), x, middle)
        else:
            canvas.put(stroked(RING, canvas.k, (1.3, colours.RULE), (3.2, 2.6)), x, middle)

    def _draw_heads(self, canvas: Canvas) -> None:
        say = self.context.say
        head, note, k = say("working-day"), say("leftmost-acts"), canvas.k
        lettering = canvas.kit.lettering
        wide = min(lettering.width(head, styles.HEAD_ON_PARCHMENT, k) / k + 2, 340)
        canvas.words(head, styles.HEAD_ON_PARCHMENT, (18, 10, wide, 36))
        room = HEADS_WIDTH - wide - 16
        if lettering.width(note, SMALL_ON_PARCHMENT, k) / k * SHRINK_TO <= room:
            canvas.words(note, SMALL_ON_PARCHMENT, (34 + wide, 10, room, 36), "right")
        put_rule(canvas, 18, 47, 492)
        height = self.height - 26
        line = hairline(canvas.box(522, 13, 1.4, height).size, colours.RULE, 0.8)
        canvas.put(line, 522, 13)

    def _draw_column(self, canvas: Canvas, look: AnyTrack, column: int) -> None:
        active, last = column == look.active_column, column == len(look.columns) - 1
        x = CELL_LEFT + PITCH_X * column
        style = FIGURE.sized(20).in_colour(colours.CHOUGH if active else colours.INK)
        canvas.words(str(column), style, (x, NUMBER_ROW - 14, CELL_WIDTH, 28), "centre")
        tone = "shut" if last else "lit" if active else "shade" if column % 2 else "light"
        art = self.context.art(canvas.k)
        for row in range(look.rows):
            y = CELL_TOP + self.row_pitch * row
            canvas.put(
                cell(canvas.box(x, y, CELL_WIDTH, self.cell_height).size, canvas.k, tone), x, y
            )
            middle = self.marker_spot(column, row)
            if last:
                put(canvas, art.icon("lock", 18, tone=("#8F5B49", "#8F5B49")), *middle, 0.75)
            elif (mark := self.mark_cell(look, column, row)) is not None:
                put(canvas, art.icon(mark[0], mark[1], tone=("#8A6A3A", "#F3E6C6")), *middle, 0.8)
        for row, seat in enumerate(look.columns[column]):
            if seat not in self.lifted:
                put(canvas, art.disc(self.context.colour(seat)), *self.marker_spot(column, row))

    def _draw_ghost(self, canvas: Canvas, ghost: Landing) -> None:
        start = self.seat_spot(ghost.seat)
        end = self.ghost_spot(ghost)
        if start is not None:
            path = stroked(
                _bow(start, end), canvas.k, (2.4, colours.CHOUGH), (6, 4.5), closed=False
            )
            canvas.put(path)
        art = self.context.art(canvas.k)
        put(canvas, art.ghost_disc(self.context.colour(ghost.seat)), *end)

    def ghost_spot(self, ghost: Landing) -> Point:
        """Return where a landing lies, relative to the panel."""
        if ghost.place >= 0:
            return self.place_spot(ghost.place)
        return self.marker_spot(ghost.column, ghost.row)


def _ring() -> tuple[Point, ...]:
    return tuple((13 * cos(pi * n / 18), 13 * sin(pi * n / 18)) for n in range(36))


RING = as_outline(_ring())


def _bow(start: Point, end: Point) -> tuple[Point, ...]:
    """A hanging line between two markers that leaves their discs free."""
    (x1, y1), (x2, y2) = start, end
    x1, x2 = x1 + 14, x2 - 17
    if x2 <= x1:
        x1, x2 = start[0], end[0]
    dip = 0.35 * abs(y2 - y1) + 5
    points = []
    for n in range(13):
        share = n / 12
        eased = 1 - (1 - share) ** 2
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * eased + dip * sin(pi * share) * 0.4
        points.append((round(x, 1), round(y, 1)))
    return as_outline(points)


# The work track of the remastered edition, with work limiters and the investment column.

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
            canvas, self.context.say("invest-head"), self.context.say("per-ten-five")
        )
        for place, row in enumerate(look.investment):
            self._draw_place(canvas, place, row)

    def mark_cell(self, look: WorkingDay, column: int, row: int) -> tuple[str, float] | None:
        """Return an eye where whoever returns first will peek (R-3)."""
        return ("eye", EYE) if column == 0 and row < look.peeking_rows else None

    def _draw_gate(self, canvas: Canvas, seat: int, column: int) -> None:
        """What lies beyond a gate is closed to its seat: the rest of its row is shaded."""
        art = self.context.art(canvas.k)
        put(canvas, art.gate(self.context.colour(seat)), *self.gate_spot(seat, column))

    def _draw_place(self, canvas: Canvas, place: int, row: InvestmentSpace) -> None:
        self.put_place(canvas, place, row.seat, is_next=row.next)
        middle = self.place_spot(place)[1]
        canvas.words(str(row.per_ten), FIGURE, (PLACES_LEFT + 46, middle - 16, 30, 32), "right")
        runs = (StyledRun(f"| {row.per_five}", SMALL_ON_PARCHMENT),)
        write(canvas, runs, PLACES_LEFT + 88, middle, 40)
