"""The inset "The Work Track": the work track, and where markers go that have passed."""

from math import cos, pi, sin
from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.outlines import as_outline, stroked
from game.scene.nodes.node import Canvas
from game.scene.skins.mark import hairline
from game.scene.stage.placing import Point
from game.scene.text import text_styles
from game.scene.text.lettering import SHRINK_TO
from game.tabletop.art.cells import draw_cell
from game.tabletop.art.text import FIGURE, SMALL_ON_PAPER, StyledRun, draw_rule, write_runs
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.kinds import PROSPECTORS, ROUNDS
from game.titles.tinners_trail.rules.views import TableView
from game.titles.tinners_trail.table.view_model import TrailModel, TrailPaper

FEWEST_ROWS = 4
PEEKING_PLACES = {2: 1}  # the first place only with two players, else the first two

CELL_LEFT = 15.0
CELL_TOP = 77.0
PITCH_X = 45.0
PITCH_Y = 37.0
PITCH_OF_FIVE = 33.0
CELL_WIDTH = 43.0
ROW_GAP = 3.0
FIVE = 5
PLACES_LEFT = 533.0
PLACES_WIDTH = 136.0
BESIDE_PLACES = 7.0  # the note above the places may be this much wider on each side
NUMBER_ROW = 63.0
HEADS_WIDTH = 490.0
EYE = 22.0
DIE = 24.0
BROWN = ("#8A6A3A", "#F3E6C6")
NUMBER_X = 50.0
DIE_X = 106.0

RING = as_outline([(13 * cos(pi * n / 18), 13 * sin(pi * n / 18)) for n in range(36)])


class MarkerLanding(NamedTuple):
    """Where a seat's marker would come to lie: a column and row of the track, or a place."""

    seat: int
    column: int
    row: int
    place: int = -1


class WorkTrackLook(NamedTuple):
    """The markers by column, top to bottom, the active column, a ghost marker, the seats that have
    passed, in order, and the place that is taken next, -1 for none.

    `limiters` is, by seat, the column its work limiter covers, 0 while that is not there; whoever
    returns to the first `peeking` rows will peek (R-3). `rates` are the points for ten and for five
    pounds in each place; in 2007 nothing but the order counts, () then: `prospecting` are the first
    places, whose seats prospect at the end of this round (C-15).
    """

    columns: tuple[tuple[int, ...], ...]
    rows: int
    active_column: int
    passed: tuple[int, ...]
    next: int
    ghost: MarkerLanding | None
    places: int
    limiters: tuple[int, ...] = ()
    peeking: int = 0
    rates: tuple[tuple[int, int], ...] = ()
    prospecting: int = 0


def work_track_look(model: TrailModel, ghost: MarkerLanding | None) -> WorkTrackLook:
    """Return the inset and, perhaps, a pending action's landing."""
    view = model.view
    seats = len(model.view.seats)
    old = model.printed_tables.edition_2007
    track = WorkTrackLook(
        columns=view.track,
        rows=max(seats, FEWEST_ROWS),
        active_column=active_column(view),
        passed=view.invested,
        next=len(view.invested) if old or view.phase != "over" else -1,
        ghost=ghost,
        places=max(seats, 2),
    )
    if old:
        return track._replace(prospecting=int(PROSPECTORS) if view.round < ROUNDS else 0)
    rates = [
        model.investment_rates_of(model.investor_at_place(place), place)
        for place in range(track.places)
    ]
    return track._replace(
        limiters=tuple(seat.limiter for seat in view.seats),
        peeking=PEEKING_PLACES.get(seats, 2),
        rates=tuple(rates),
    )


def active_column(view: TableView) -> int:
    """Return the column whose first marker acts, -1 while nobody does."""
    column = next((n for n, markers in enumerate(view.track) if markers), -1)
    return column if view.phase in ("actions", "pumps") else -1


def marker_landing(before: TableView, after: TableView, seat: int) -> MarkerLanding | None:
    """Return where a seat's marker lies after a move, None when it has not moved."""
    if after.seats[seat].place >= 0 > before.seats[seat].place:
        return MarkerLanding(seat, -1, -1, after.seats[seat].place)
    column = after.seats[seat].column
    if column == before.seats[seat].column or seat not in after.track[column]:
        return None
    return MarkerLanding(seat, column, after.track[column].index(seat))


class WorkTrackPanel(TrailPaper[WorkTrackLook]):
    """The track, and right of it the places of those that have passed. `lifted` are seats whose
    markers are in the air and not drawn, `gates_lifted` those whose limiters are.
    """

    lifted: frozenset[int] = frozenset()
    gates_lifted: frozenset[int] = frozenset()

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

    def investment_place_spot(self, place: int) -> Point:
        """Return where a marker lies in the investment column."""
        return PLACES_LEFT + 25, CELL_TOP + self.row_pitch * place + self.cell_height / 2

    def marker_spot_among(
        self, seat: int, track: tuple[tuple[int, ...], ...], passed: tuple[int, ...]
    ) -> Point | None:
        """Return where a seat's marker lies if those of the columns and of the places are these."""
        for column, seats in enumerate(track):
            if seat in seats:
                return self.marker_spot(column, seats.index(seat))
        return self.investment_place_spot(passed.index(seat)) if seat in passed else None

    def seat_spot(self, seat: int) -> Point | None:
        """Return where a seat's marker lies now."""
        return (
            self.marker_spot_among(seat, self.look.columns, self.look.passed) if self.look else None
        )

    def drawn_state(self) -> tuple[object, ...]:
        """Return the look and what is in the air."""
        return self.look, self.lifted, self.gates_lifted

    def draw_look(self, canvas: Canvas, look: WorkTrackLook) -> None:
        """Draw cells, markers and the ghost."""
        self._draw_heads(canvas)
        for column in range(len(look.columns)):
            self._draw_column(canvas, look, column)
        for seat, column in enumerate(look.limiters):
            if column and seat not in self.gates_lifted:
                gate = self.context.art_at_scale(canvas.k).work_limiter_gate(
                    self.context.art_colour_name(seat)
                )
                draw_sprite(canvas, gate, *self.limiter_spot(seat, column))
        self._draw_places(canvas, look)
        if (ghost := look.ghost) is not None:
            start = self.seat_spot(ghost.seat)
            end = self.marker_spot(ghost.column, ghost.row)
            if ghost.place >= 0:
                end = self.investment_place_spot(ghost.place)
            if start is not None:
                bow = _hanging_line(start, end)
                line = stroked(bow, canvas.k, 2.4, colours.CHOUGH, (6, 4.5), closed=False)
                canvas.draw_picture(line)
            art = self.context.art_at_scale(canvas.k)
            draw_sprite(canvas, art.ghost_disc(self.context.art_colour_name(ghost.seat)), *end)

    def limiter_spot(self, seat: int, column: int) -> Point:
        """Return where a seat's limiter stands: before the column it covers, in the seat's row."""
        x, y = self.marker_spot(column, seat)
        return x - PITCH_X / 2 + 1, y

    def _draw_places(self, canvas: Canvas, look: WorkTrackLook) -> None:
        """Draw the places, and whoever lies there, a ring while nobody does."""
        say = self.context.say
        left = PLACES_LEFT
        width = PLACES_WIDTH
        head = say("invest-head" if look.rates else "passed-head")
        canvas.draw_text(head, text_styles.ON_PAPER.head, (left, 10, width, 36), "centre")
        draw_rule(canvas, left, 47, width)
        note = say("per-ten-five") if look.rates else say("passed-note") if look.prospecting else ""
        note_left = left - BESIDE_PLACES
        note_width = width + 2 * BESIDE_PLACES
        canvas.draw_text(
            note, SMALL_ON_PAPER, (note_left, NUMBER_ROW - 14, note_width, 28), "centre"
        )
        art = self.context.art_at_scale(canvas.k)
        for place in range(look.places):
            y = CELL_TOP + self.row_pitch * place
            tone = "next" if place == look.next else "row"
            draw_cell(canvas, (left, y, width, self.cell_height), tone)
            x, middle = self.investment_place_spot(place)
            seat = look.passed[place] if place < len(look.passed) else -1
            if seat >= 0 and seat not in self.lifted:
                draw_sprite(canvas, art.disc(self.context.art_colour_name(seat)), x, middle)
            else:
                canvas.draw_picture(
                    stroked(RING, canvas.k, 1.3, colours.RULE, (3.2, 2.6)), x, middle
                )
            if look.rates:
                ten, five = look.rates[place]
                canvas.draw_text(str(ten), FIGURE, (left + 46, middle - 16, 30, 32), "right")
                runs = (StyledRun(f"| {five}", SMALL_ON_PAPER),)
                write_runs(canvas, runs, left + 88, middle, 40)
                continue
            number = say("passed-place", place=place + 1)
            canvas.draw_text(number, FIGURE, (left + NUMBER_X, middle - 16, 40, 32))
            if place < look.prospecting:
                draw_sprite(canvas, art.icon("dice", DIE, tone=BROWN), left + DIE_X, middle)

    def _draw_heads(self, canvas: Canvas) -> None:
        say = self.context.say
        head = say("working-day")
        note = say("leftmost-acts")
        k = canvas.k
        lettering = canvas.kit.lettering
        wide = min(lettering.width(head, text_styles.ON_PAPER.head, k) / k + 2, 340)
        canvas.draw_text(head, text_styles.ON_PAPER.head, (18, 10, wide, 36))
        room = HEADS_WIDTH - wide - 16
        if lettering.width(note, SMALL_ON_PAPER, k) / k * SHRINK_TO <= room:
            canvas.draw_text(note, SMALL_ON_PAPER, (34 + wide, 10, room, 36), "right")
        draw_rule(canvas, 18, 47, 492)
        height = self.height - 26
        line = hairline(canvas.box(522, 13, 1.4, height).size, colours.RULE, 0.8)
        canvas.draw_picture(line, 522, 13)

    def _draw_column(self, canvas: Canvas, look: WorkTrackLook, column: int) -> None:
        active = column == look.active_column
        last = column == len(look.columns) - 1
        x = CELL_LEFT + PITCH_X * column
        style = FIGURE.sized(20).in_colour(colours.CHOUGH if active else colours.INK)
        canvas.draw_text(str(column), style, (x, NUMBER_ROW - 14, CELL_WIDTH, 28), "centre")
        tone = "shut" if last else "lit" if active else "shade" if column % 2 else "light"
        art = self.context.art_at_scale(canvas.k)
        for row in range(look.rows):
            y = CELL_TOP + self.row_pitch * row
            middle = self.marker_spot(column, row)
            draw_cell(canvas, (x, y, CELL_WIDTH, self.cell_height), tone)
            if last:
                draw_sprite(
                    canvas, art.icon("lock", 18, tone=("#8F5B49", "#8F5B49")), *middle, 0.75
                )
            elif column == 0 and row < look.peeking:
                draw_sprite(canvas, art.icon("eye", EYE, tone=BROWN), *middle, 0.8)
        for row, seat in enumerate(look.columns[column]):
            if seat not in self.lifted:
                draw_sprite(
                    canvas,
                    art.disc(self.context.art_colour_name(seat)),
                    *self.marker_spot(column, row),
                )


def _hanging_line(start: Point, end: Point) -> tuple[Point, ...]:
    """A hanging line between two markers that leaves their discs free."""
    (x1, y1) = start
    (x2, y2) = end
    x1, x2 = x1 + 14, x2 - 17
    if x2 <= x1:
        x1 = start[0]
        x2 = end[0]
    dip = 0.35 * abs(y2 - y1) + 5
    points = []
    for n in range(13):
        share = n / 12
        eased = 1 - (1 - share) ** 2
        x = x1 + (x2 - x1) * share
        y = y1 + (y2 - y1) * eased + dip * sin(pi * share) * 0.4
        points.append((round(x, 1), round(y, 1)))
    return as_outline(points)
