"""The scoring at the end of an era, by row and seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.engine.events import Event
from game.scene.drawing import colours
from game.scene.drawing.picture import Picture
from game.scene.layout import CellBackground, Column, Container, Grid, Row, fraction_track, theme
from game.scene.layout.grid import GridTrack
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.stage.sheet_placing import Point
from game.scene.stage.units import PxSize
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Divider, Label, PaintedNode
from game.tabletop.panel.content_widgets import (
    ContentWidget,
    make_content_on_background,
    make_disc_node,
    make_icon_node,
)
from game.tabletop.table_context import draw_sprite
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.inks import INDUSTRY_NAMES
from game.titles.brass.table.art.paper_bills import paint_paper_sheet
from game.titles.brass.table.view_model import BrassModel

LINKS_ROW = "links"
MONEY_ROW = "money"
SCORING_EVENTS: Final = ("link-scored", "counter-scored", "money-scored")
ERA_END_EVENTS: Final = ("canal-era-ended", "rail-era-ended")

NAME_COLUMN_WIDTH = 128.0
NUMBER_AFTER_BAR_WIDTH = 40.0
SCORE_BAR_HEIGHT = 26.0
DISC_RADIUS = 12.0
UNCOUNTED_BAR_ALPHA = 0.34
SCORING_START_NOTCH_WIDTH = 2.0
PIECE_ICON_SIZE = 15.0
PIECE_COUNT_STYLE = inks.BILL_NOTE_STYLE.sized(16)
POINTS_STYLE: TextStyle = inks.BILL_SUM_STYLE.sized(24)


@dataclass(frozen=True, slots=True)
class EraScoringLook:
    """The look of an era's scoring; all rows have one number per seat.

    `counted_points` are the points by row counted so far, `final_points` those at the end,
    `current_row` is the row being counted; `piece_counts` are the numbers of links and counters
    counted. `points_before` are the seats' points before the scoring.
    """

    era: str
    points_before: tuple[int, ...]
    counted_points: dict[str, tuple[int, ...]]
    final_points: dict[str, tuple[int, ...]]
    piece_counts: dict[str, tuple[int, ...]]
    current_row: str = ""

    @property
    def points_so_far_by_seat(self) -> tuple[int, ...]:
        """The points each seat has got in this scoring so far."""
        return _sums_by_seat(self.counted_points, len(self.points_before))

    @property
    def present_totals_by_seat(self) -> tuple[int, ...]:
        """Each seat's points before the scoring and those counted so far, together."""
        return tuple(
            had + has
            for had, has in zip(self.points_before, self.points_so_far_by_seat, strict=True)
        )

    @property
    def final_totals_by_seat(self) -> tuple[int, ...]:
        """Each seat's points after the whole scoring."""
        full = _sums_by_seat(self.final_points, len(self.points_before))
        return tuple(had + has for had, has in zip(self.points_before, full, strict=True))

    def bar_length(self, points: int, available_width: float) -> float:
        """Return the length in u of the bar for these points, so that the longest bar and its
        number fit into `available_width`."""
        return (
            (available_width - NUMBER_AFTER_BAR_WIDTH)
            * max(points, 0)
            / max((*self.final_totals_by_seat, 1))
        )

    @property
    def seats_by_final_total(self) -> tuple[int, ...]:
        """The seats, the one with the highest final total first; equal totals stand in the order
        of the seats."""
        return tuple(
            sorted(
                range(len(self.points_before)), key=lambda seat: -self.final_totals_by_seat[seat]
            )
        )

    def with_score_added(self, row_name: str, event: Event) -> "EraScoringLook":
        """Return a copy with the points of an event and one piece more counted in a row, which
        becomes the current one."""
        return replace(
            self,
            counted_points=_rows_with_points_added(
                self.counted_points, row_name, event.seat, event.amount("points")
            ),
            piece_counts=_rows_with_points_added(self.piece_counts, row_name, event.seat, 1),
            current_row=row_name,
        )


class EraScoringRecorder:
    """Records the scoring of the last era from events.

    `industry_by_space` has the industry of the last counter on each space.
    """

    def __init__(self, seats: int) -> None:
        """Start without a scoring."""
        self._seats = seats
        self.industry_by_space: dict[str, str] = {}
        self.drop_facts()

    def drop_facts(self) -> None:
        """Clear everything that was recorded."""
        self.last: EraScoringLook | None = None
        self.industry_by_space.clear()
        self._since = [0] * self._seats  # points that came and went since that era ended

    def last_scoring_look(self, points: tuple[int, ...]) -> EraScoringLook | None:
        """Return the last era's scoring, None if there is none; `points` are the seats' points now,
        from which those before the scoring are computed."""
        if self.last is None:
            return None
        before = tuple(now - since for now, since in zip(points, self._since, strict=True))
        return replace(self.last, points_before=before)

    def record_counter_industries(self, view: TableView) -> None:
        """Record the industry of every counter on the map, because a game may be opened in its
        middle, without the events that placed them."""
        for space in view.spaces:
            if space.counter is not None:
                self.industry_by_space[space.name] = space.counter.kind.industry

    def process_events(self, events: tuple[Event, ...]) -> None:
        """Record new counters, begin a scoring when an era ends, and add its scores."""
        for event in events:
            if event.kind == "built":
                self.industry_by_space[event.places[0]] = event.card
            elif event.kind in ERA_END_EVENTS:
                era, self._since = _ended_era(event), [0] * self._seats
                self.last = _empty_scoring_look(
                    era, (0,) * self._seats, has_money_row=era == "rail"
                )
            elif event.kind in SCORING_EVENTS and self.last is not None:
                of = {"link-scored": LINKS_ROW, "money-scored": MONEY_ROW}
                row = of.get(event.kind) or self.industry_by_space.get(event.places[0], LINKS_ROW)
                look = self.last.with_score_added(row, event)
                self._since[event.seat] += event.amount("points")
                self.last = replace(look, final_points=look.counted_points, current_row="")
            elif event.kind == "forfeited":
                self._since[event.seat] -= event.amount("points")


def _ended_era(event: Event) -> str:
    return event.kind.split("-")[0]


def _rows_with_points_added(
    rows: dict[str, tuple[int, ...]], row_name: str, seat: int, added_points: int
) -> dict[str, tuple[int, ...]]:
    figures = list(rows[row_name])
    figures[seat] += added_points
    return {**rows, row_name: tuple(figures)}


def _empty_scoring_look(
    era: str, points_before: tuple[int, ...], *, has_money_row: bool
) -> EraScoringLook:
    """Return the look of a scoring in which every row is 0; with `has_money_row` it has a row
    for money."""
    rows = (LINKS_ROW, *INDUSTRY_NAMES, *((MONEY_ROW,) if has_money_row else ()))
    none = dict.fromkeys(rows, (0,) * len(points_before))
    return EraScoringLook(era, points_before, none, none, none)


def events_of_same_era_end(events: Sequence[Event], event: Event) -> tuple[Event, ...]:
    """Return the events of one era's end (the end and its scores) from the events of a step, in
    which both eras may end; `event` is one of the events of that era's end."""
    number = next(at for at, each in enumerate(events) if each is event)
    ends = [at for at, each in enumerate(events) if each.kind in ERA_END_EVENTS]
    first = max((at for at in ends if at <= number), default=0)
    last = min((at for at in ends if at > number), default=len(events))
    scoring = (*ERA_END_EVENTS, *SCORING_EVENTS)
    return tuple(each for each in events[first:last] if each.kind in scoring)


def scored_era(events: Iterable[Event], model: BrassModel) -> str:
    """Return the name of the era that the events score, the model's if they do not say its end."""
    ended = next((each for each in events if each.kind in ERA_END_EVENTS), None)
    return _ended_era(ended) if ended is not None else model.view.era


def scoring_look_before_count(events: Sequence[Event], model: BrassModel) -> EraScoringLook:
    """Return the look of an era's scoring with the final points known but nothing counted yet."""
    scores = [each for each in events if each.kind in SCORING_EVENTS]
    era = scored_era(events, model)
    money = era == "rail" or any(score_row_of(score, model) == MONEY_ROW for score in scores)
    blank = look = _empty_scoring_look(era, points_by_seat(model), has_money_row=money)
    for score in scores:
        look = look.with_score_added(score_row_of(score, model), score)
    return replace(blank, final_points=look.counted_points)


def score_row_of(event: Event, model: BrassModel) -> str:
    """Return the row in which an event's score is counted: links, money or an industry.

    `model` is from before the map is cleared.
    """
    if event.kind != "counter-scored":
        return LINKS_ROW if event.kind == "link-scored" else MONEY_ROW
    counter = model.view.space_by_name(event.places[0]).counter
    return counter.kind.industry if counter is not None else LINKS_ROW


def points_by_seat(model: BrassModel) -> tuple[int, ...]:
    """Return the points of every seat."""
    return tuple(seat.points for seat in model.view.seats)


def _sums_by_seat(rows: dict[str, tuple[int, ...]], seats: int) -> tuple[int, ...]:
    return tuple(sum(row[seat] for row in rows.values()) for seat in range(seats))


class _ScoreBar(Node):
    """The bar of a seat's points: those before the scoring, those counted so far, and faintly
    those still to be counted."""

    def __init__(self, panel: "EraScoringPanel", look: EraScoringLook, seat: int) -> None:
        super().__init__(name=f"bar:{seat}", height=SCORE_BAR_HEIGHT, grow=1)
        self._panel = panel
        self._look = look
        self._seat = seat

    def draw(self, canvas: Canvas) -> None:
        """Draw the final bar faintly, the current one over it, a notch where the scoring began, and
        the current total."""
        look = self._look
        seat = self._seat
        context = self._panel.context
        art = context.art_at_scale(canvas.px_per_u)
        for points, alpha in (
            (look.final_totals_by_seat, UNCOUNTED_BAR_ALPHA),
            (look.present_totals_by_seat, 1.0),
        ):
            wide = look.bar_length(points[seat], self.width)
            if wide >= 1:
                draw_sprite(
                    canvas,
                    art.pattern(context.art_colour_name(seat), wide, SCORE_BAR_HEIGHT),
                    0,
                    0,
                    alpha,
                )
        if look.points_before[seat] > 0:
            x = look.bar_length(look.points_before[seat], self.width)
            line = canvas.rect_px(x, 0, SCORING_START_NOTCH_WIDTH, SCORE_BAR_HEIGHT).size
            canvas.draw_picture(paint_whole_box(line, inks.SOOT_RGB, 0.8), x, 0)
        at = look.bar_length(look.final_totals_by_seat[seat], self.width) + theme.HAIR_GAP
        words = str(look.present_totals_by_seat[seat])
        canvas.draw_text(
            words, inks.BILL_BOLD_STYLE, (at, 0, NUMBER_AFTER_BAR_WIDTH, SCORE_BAR_HEIGHT)
        )


class EraScoringPanel(ContentWidget[BrassArt, EraScoringLook]):
    """The scoring over the sea, as tall as its content.

    A scoring that a person has opened stays open while others play; the animation of an era's end
    closes the scoring that it opened.
    """

    fits_content = True
    is_opened_by_person = False

    def show_look(self, look: EraScoringLook) -> None:
        """Show a scoring, and name the era in the spoken label."""
        super().show_look(look)
        self.role = "panel"
        self.name = "era-scoring"
        self.solid = True
        self.label = self.context.say(f"era-scoring-{look.era}")

    def bar_spot(self, look: EraScoringLook, seat: int) -> Point:
        """Return the point where a seat's bar will end, relative to the panel."""
        left, top, width, height = self.part_box(f"bar:{seat}") or self.box()
        return left + look.bar_length(look.final_totals_by_seat[seat], width), top + height / 2

    def build_content(self, look: EraScoringLook) -> Container:
        """Return heading, rows, sums, bars, and a note on what comes next, on paper."""
        say = self.context.say
        bars = (self._build_seat_bar_row(look, seat) for seat in look.seats_by_final_total)
        paper = Column(
            Column(
                Label(
                    say(f"era-scoring-{look.era}"),
                    inks.BILL_MOTTO_STYLE,
                    align="centre",
                    wraps=True,
                ),
                Label(say("era-scoring"), inks.BILL_TITLE_STYLE, align="centre"),
            ),
            Divider(),
            self._build_score_rows(look),
            Divider(),
            self._build_sum_rows(look),
            Column(*bars, gap=theme.TIGHT_GAP),
            Label(
                say(f"era-scoring-after-{look.era}"),
                inks.BILL_NOTE_STYLE,
                align="centre",
                wraps=True,
            ),
            gap=theme.TIGHT_GAP,
            padding=theme.WIDE_GAP,
        )
        return make_content_on_background(paint_paper_sheet, paper)

    def _grid_columns(self, look: EraScoringLook) -> tuple[GridTrack, ...]:
        """Return a column for names and one for every seat."""
        return (NAME_COLUMN_WIDTH, *(fraction_track(),) * len(look.points_before))

    def _build_score_rows(self, look: EraScoringLook) -> Grid:
        """Return a grid of what every seat has scored by row, with the current row highlighted."""
        discs = (
            make_disc_node(self.context, seat, DISC_RADIUS)
            for seat in range(len(look.points_before))
        )
        cells: list[Node] = [Node(height=theme.SECTION_GAP), *discs]
        grounds = []
        for number, row in enumerate(look.counted_points, start=1):
            icon = self._build_row_icon(look, row, theme.ICON_SIZE)
            style = inks.BILL_BOLD_STYLE if row == look.current_row else inks.BILL_TEXT_STYLE
            words = self.context.say(f"row-{look.era if row == LINKS_ROW else row}")
            cells.append(Row(icon, Label(words, style), gap=theme.HAIR_GAP))
            cells += (
                self._build_score_cell(look, row, seat) for seat in range(len(look.points_before))
            )
            if row == look.current_row:
                grounds.append(
                    CellBackground(
                        PaintedNode(paint_paper_sheet),
                        number,
                        outset_down_and_across=(0.0, theme.TIGHT_GAP),
                    )
                )
            elif number > 1:
                line = PaintedNode(_separator_line_picture, height=1.0, align_self="start")
                grounds.append(CellBackground(line, number))
        return Grid(
            *cells,
            columns=self._grid_columns(look),
            align="centre",
            min_row_height=theme.CONTROL_HEIGHT,
            head_row_count=1,
            cell_backgrounds=grounds,
        )

    def _build_score_cell(self, look: EraScoringLook, row: str, seat: int) -> Node:
        """Return a seat's points in a row above the number of pieces that scored them; a dash if
        it will score nothing."""
        points = Label(
            str(look.counted_points[row][seat]),
            inks.BILL_BOLD_STYLE,
            align="centre",
            height=theme.ICON_SIZE,
        )
        pieces = look.piece_counts[row][seat]
        if not pieces:
            waits = look.final_points[row][seat]
            return Label("" if waits else "\N{EN DASH}", inks.BILL_NOTE_STYLE, align="centre")
        if row == MONEY_ROW:
            return points
        number = Label(str(pieces), PIECE_COUNT_STYLE, height=PIECE_ICON_SIZE)
        return Column(
            points,
            Row(
                self._build_row_icon(look, row, PIECE_ICON_SIZE),
                number,
                gap=theme.HAIR_GAP,
                justify="centre",
            ),
        )

    def _build_row_icon(self, look: EraScoringLook, row: str, size: float) -> Node:
        name = {LINKS_ROW: "train" if look.era == "rail" else "barge", MONEY_ROW: "loan"}.get(
            row, row
        )
        return make_icon_node(self.context, name, size, "ink")

    def _build_sum_rows(self, look: EraScoringLook) -> Grid:
        """Return a grid of every seat's sum; in a later era also the points before it and the
        total."""
        say = self.context.say
        carried = (
            [("before", look.points_before), ("points", look.points_so_far_by_seat)]
            if any(look.points_before)
            else []
        )
        cells: list[Node] = []
        for name, figures in carried:
            cells.append(Label(say(f"row-{name}"), inks.BILL_TEXT_STYLE))
            cells += (Label(str(each), inks.BILL_BOLD_STYLE, align="centre") for each in figures)
        cells.append(Label(say(f"row-{'together' if carried else 'points'}"), inks.BILL_HEAD_STYLE))
        best = max(look.final_totals_by_seat, default=0)
        for seat, points in enumerate(look.present_totals_by_seat):
            leads = points == look.final_totals_by_seat[seat] == best
            style = POINTS_STYLE.in_colour(colours.CHOUGH) if leads else POINTS_STYLE
            cells.append(Label(str(points), style, align="centre"))
        return Grid(
            *cells, columns=self._grid_columns(look), align="centre", row_gap=theme.HAIR_GAP
        )

    def _build_seat_bar_row(self, look: EraScoringLook, seat: int) -> Row:
        disc = make_disc_node(self.context, seat, DISC_RADIUS)
        return Row(disc, _ScoreBar(self, look, seat), gap=theme.TIGHT_GAP, align="centre")


def _separator_line_picture(size: PxSize, _px_per_u: float) -> Picture:
    """Return the line between two rows."""
    return paint_whole_box(size, inks.OCHRE_RGB, 0.3)
