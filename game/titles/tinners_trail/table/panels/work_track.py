"""The inset "The Work Track": the work track, and where markers go that have passed."""

from math import cos, pi, sin
from typing import Final, NamedTuple

from game.engine.rules import NOBODY
from game.scene.drawing import colours
from game.scene.drawing.outlines import make_hashable_outline, stroked_outline_picture
from game.scene.drawing.picture import Picture
from game.scene.layout import Column, Container, Overlay, Row, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.stage.sheet_placing import Point
from game.scene.stage.units import PxSize
from game.scene.text import text_styles
from game.scene.widgets import Divider, Label, PaintedNode
from game.tabletop.art.text import NUMBER_ON_PAPER_STYLE, SMALL_TEXT_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    CentredDrawingNode,
    ContentWidget,
    make_content_on_cell,
    make_icon_node,
)
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.kinds import PROSPECTOR_COUNT, ROUND_COUNT
from game.titles.tinners_trail.rules.view_classes import TableView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.panels.parchments import HEAD_HEIGHT, ROW_GAP, build_head_row
from game.titles.tinners_trail.table.view_model import TrailModel

MIN_ROW_COUNT = 4
PEEKING_PLACE_COUNT_BY_SEATS = {
    2: 1
}  # the first place only with two players, else the first two

COLUMN_NUMBER_HEIGHT = 26.0
INVESTMENT_COLUMN_WIDTH = 136.0
MARKER_WIDTH = 43.0
COLUMN_DIVIDER_WIDTH = 1.4
PEEK_ICON_SIZE = 22.0
PROSPECTING_DIE_ICON_SIZE = 24.0
LOCK_ICON_SIZE = 18.0
BROWN_TONE = ("#8A6A3A", "#F3E6C6")
LOCK_ICON_TONE = ("#8F5B49", "#8F5B49")
NUMBER_STYLE = NUMBER_ON_PAPER_STYLE.sized(20)
FREE_PLACE_RING_OUTLINE = make_hashable_outline(
    [(13 * cos(pi * n / 18), 13 * sin(pi * n / 18)) for n in range(36)]
)
FREE_PLACE_RING_PEN: Final = (1.3, colours.RULE, (3.2, 2.6))


class MarkerLanding(NamedTuple):
    """Where a seat's marker would lie after a move: a column and row of the track, or, when the
    seat passes, the index `investment_place` in the investment column."""

    seat: int
    column: int
    row: int
    investment_place: int = -1


class WorkTrackLook(NamedTuple):
    """What the work track shows: the seats by column, top to bottom, the active column, the seats
    that passed in order, the next free investment place (-1 for none), and a ghost marker.

    `limiter_column_by_seat` is by seat the column covered by its work limiter, 0 for none; a seat
    that returns to one of the first `peeking_row_count` rows will peek (R-3).
    `points_per_ten_and_five_pounds` are each place's points for ten and for five pounds, () in the
    2007 edition, where the seats in the first `prospecting_place_count` places prospect at the end
    of the round (C-15). Then their markers are back on the track, and the places show the
    `prospecting_seats` as ghosts. `row_shift_tooltip_keys` are the sentences that say whose place
    counts as another row (LW-D5, LW-D6).
    """

    seats_by_column: tuple[tuple[int, ...], ...]
    row_count: int
    active_column: int
    passed_seats: tuple[int, ...]
    next_investment_place: int
    marker_landing: MarkerLanding | None
    investment_place_count: int
    limiter_column_by_seat: tuple[int, ...] = ()
    peeking_row_count: int = 0
    points_per_ten_and_five_pounds: tuple[tuple[int, int], ...] = ()
    prospecting_place_count: int = 0
    row_shift_tooltip_keys: tuple[str, ...] = ()
    prospecting_seats: tuple[int, ...] = ()


def work_track_look(model: TrailModel, marker_landing: MarkerLanding | None) -> WorkTrackLook:
    """Return the look of the work track; `marker_landing` is where the marker would land by the
    pending action, None to show no ghost."""
    view = model.view
    seats = len(model.view.seats)
    old = model.printed_tables.is_edition_2007
    track = WorkTrackLook(
        seats_by_column=view.seats_by_track_column,
        row_count=max(seats, MIN_ROW_COUNT),
        active_column=active_column(view),
        passed_seats=view.passed_seats_in_order,
        next_investment_place=len(view.passed_seats_in_order)
        if old or view.phase != "over"
        else -1,
        marker_landing=marker_landing,
        investment_place_count=max(seats, 2),
        row_shift_tooltip_keys=_row_shift_tooltip_keys(model),
    )
    if old and view.phase == "prospect":
        searching = view.seats_by_track_column[0][: int(PROSPECTOR_COUNT)]
        return track._replace(
            prospecting_place_count=int(PROSPECTOR_COUNT),
            prospecting_seats=searching,
            next_investment_place=searching.index(view.to_move)
            if view.to_move in searching
            else -1,
        )
    if old:
        return track._replace(
            prospecting_place_count=int(PROSPECTOR_COUNT) if view.round < ROUND_COUNT else 0
        )
    rates = [
        model.investment_rates_of(model.presumed_investor_at_place(place), place)
        for place in range(track.investment_place_count)
    ]
    return track._replace(
        limiter_column_by_seat=tuple(seat.work_limiter_column for seat in view.seats),
        peeking_row_count=PEEKING_PLACE_COUNT_BY_SEATS.get(seats, 2),
        points_per_ten_and_five_pounds=tuple(rates),
    )


def _row_shift_tooltip_keys(model: TrailModel) -> tuple[str, ...]:
    """Return the keys of the tooltip sentences for the two options of Lord Wallace's difficulty
    with which a seat invests by another row than that of its place; only of those in play."""
    tables = model.printed_tables
    if not tables.is_solo_game:
        return ()
    options = (
        ("tip-track-sabotage", tables.wallace.financial_sabotage),
        ("tip-track-friends", tables.wallace.friends_in_high_places),
    )
    return tuple(key for key, is_played in options if is_played)


def active_column(view: TableView) -> int:
    """Return the first column of the track that has a marker, if this is the action phase or pumps
    are being used; otherwise -1."""
    column = next((n for n, markers in enumerate(view.seats_by_track_column) if markers), -1)
    return column if view.phase in ("actions", "pumps") else -1


def marker_landing(before: TableView, after: TableView, seat: int) -> MarkerLanding | None:
    """Return where a seat's marker lies after a move, or None if the marker has not moved."""
    if after.seats[seat].passing_row >= 0 > before.seats[seat].passing_row:
        return MarkerLanding(seat, -1, -1, after.seats[seat].passing_row)
    column = after.seats[seat].track_column
    if column == before.seats[seat].track_column or seat not in after.seats_by_track_column[column]:
        return None
    return MarkerLanding(seat, column, after.seats_by_track_column[column].index(seat))


class WorkTrackPanel(ContentWidget[PieceArt, WorkTrackLook]):
    """The work track, and right of it the investment places of seats that have passed.

    Markers of the seats in `seats_with_flying_marker` and limiters of those in
    `seats_with_flying_limiter` fly now and are not drawn.
    """

    seats_with_flying_marker: frozenset[int] = frozenset()
    seats_with_flying_limiter: frozenset[int] = frozenset()

    def panel_tooltip(self) -> Tooltip:
        """Return the tooltip of the panel; it explains the printed eyes, and names the options that
        make a place count as another row."""
        look = self.look
        shifts = look.row_shift_tooltip_keys if look is not None else ()
        eyes = ("tip-track-eye",) if look is not None and look.peeking_row_count else ()
        keys = ("tip-track", "tip-track-passed", *eyes, *shifts)
        return Tooltip(self.context.say("working-day"), tuple(map(self.context.say, keys)))

    def marker_spot(self, column: int, row: int) -> Point:
        """Return the middle of a cell of the track, by column and row, relative to the panel."""
        return self.middle_of_part(f"cell:{column}:{row}")

    def investment_place_spot(self, place_index: int) -> Point:
        """Return the middle of a place of the investment column, relative to the panel."""
        return self.middle_of_part(f"passed:{place_index}")

    def limiter_spot(self, seat: int, column: int) -> Point:
        """Return where a seat's limiter stands, relative to the panel: before the column it
        covers, in the seat's row.
        """
        x, y = self.marker_spot(column, seat)
        before, _ = self.marker_spot(column - 1, seat)
        return (before + x) / 2, y

    def marker_spot_in_arrangement(
        self, seat: int, track: tuple[tuple[int, ...], ...], passed: tuple[int, ...]
    ) -> Point | None:
        """Return the point of a seat's marker when `track` lists the seats in each column and
        `passed` those in the investment places; None if the seat is in neither."""
        for column, seats in enumerate(track):
            if seat in seats:
                return self.marker_spot(column, seats.index(seat))
        return self.investment_place_spot(passed.index(seat)) if seat in passed else None

    def marker_spot_of_seat(self, seat: int) -> Point | None:
        """Return the point of a seat's marker in the look shown, None without a look or if the
        marker is not in it.
        """
        return (
            self.marker_spot_in_arrangement(seat, self.look.seats_by_column, self.look.passed_seats)
            if self.look
            else None
        )

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the look and the markers and limiters that are lifted."""
        return self.look, self.seats_with_flying_marker, self.seats_with_flying_limiter

    def draw_look(self, canvas: Canvas, look: WorkTrackLook) -> None:
        """Draw the cells and markers, then the limiters between the cells, and the ghost."""
        super().draw_look(canvas, look)
        art = self.context.art_at_scale(canvas.px_per_u)
        for seat, column in enumerate(look.limiter_column_by_seat):
            if column and seat not in self.seats_with_flying_limiter:
                draw_sprite(
                    canvas,
                    art.work_limiter_gate(self.context.art_colour_name(seat)),
                    *self.limiter_spot(seat, column),
                )
        if look.marker_landing is not None:
            self._draw_ghost(canvas, look.marker_landing)

    def build_content(self, look: WorkTrackLook) -> Container:
        """Return the panel's content: the track beside the investment places."""
        say = self.context.say
        track = Column(
            build_head_row(say("working-day"), say("leftmost-acts")),
            Divider(),
            Row(
                *(
                    self._build_track_column(look, number)
                    for number in range(len(look.seats_by_column))
                ),
                grow=1,
            ),
            gap=ROW_GAP,
            grow=1,
        )
        head = say("invest-head" if look.points_per_ten_and_five_pounds else "passed-head")
        places = Column(
            Label(head, text_styles.PAPER_STYLES.head, align="centre", height=HEAD_HEIGHT),
            Divider(),
            self._build_investment_places(look),
            gap=ROW_GAP,
            width=INVESTMENT_COLUMN_WIDTH,
            name="places",
        )
        return Row(
            track,
            PaintedNode(_column_divider_picture, width=COLUMN_DIVIDER_WIDTH),
            places,
            gap=theme.MEDIUM_GAP,
            padding=(theme.TIGHT_GAP, theme.WIDE_GAP, theme.MEDIUM_GAP, theme.WIDE_GAP),
            skin="parchment",
        )

    def _build_track_column(self, look: WorkTrackLook, column: int) -> Column:
        """Return column `column` of the track: its number and its cells."""
        active = column == look.active_column
        last = column == len(look.seats_by_column) - 1
        tone = "shut" if last else "lit" if active else "shade" if column % 2 else "light"
        style = NUMBER_STYLE.in_colour(colours.CHOUGH if active else colours.INK)
        cells = (
            _build_equal_height_cell(
                tone, self._build_cell(look, column, row), f"cell:{column}:{row}"
            )
            for row in range(look.row_count)
        )
        return Column(
            Label(str(column), style, align="centre", height=COLUMN_NUMBER_HEIGHT),
            *cells,
            gap=ROW_GAP,
            padding=(0.0, ROW_GAP / 2),
            name=f"column:{column}",
            grow=1,
            basis=0.0,
        )

    def _build_cell(self, look: WorkTrackLook, column: int, row: int) -> Node:
        """Return the content of a cell: a marker, the eye or lock printed there, or nothing."""
        seats = look.seats_by_column[column]
        if row < len(seats) and seats[row] not in self.seats_with_flying_marker:
            return self._build_marker(seats[row])
        if column == len(look.seats_by_column) - 1:
            return CentredArtNode(
                self.context, lambda art: art.icon("lock", LOCK_ICON_SIZE, tone=LOCK_ICON_TONE)
            )
        if column == 0 and row < look.peeking_row_count:
            return CentredArtNode(
                self.context, lambda art: art.icon("eye", PEEK_ICON_SIZE, tone=BROWN_TONE)
            )
        return Node()

    def _build_marker(self, seat: int) -> CentredArtNode[PieceArt]:
        art_colour_name = self.context.art_colour_name(seat)
        return CentredArtNode(self.context, lambda art: art.disc(art_colour_name))

    def _build_ghost_marker(self, seat: int) -> CentredArtNode[PieceArt]:
        art_colour_name = self.context.art_colour_name(seat)
        return CentredArtNode(self.context, lambda art: art.ghost_disc(art_colour_name))

    def _build_investment_places(self, look: WorkTrackLook) -> Column:
        """Return the column of investment places, each with the marker that lies there or a
        ring."""
        say = self.context.say
        note = (
            say("per-ten-five")
            if look.points_per_ten_and_five_pounds
            else say("passed-note")
            if look.prospecting_place_count
            else ""
        )
        return Column(
            Label(note, SMALL_TEXT_ON_PAPER_STYLE, align="centre", height=COLUMN_NUMBER_HEIGHT),
            *(
                self._build_investment_place(look, place)
                for place in range(look.investment_place_count)
            ),
            gap=ROW_GAP,
            grow=1,
        )

    def _build_investment_place(self, look: WorkTrackLook, place_index: int) -> Overlay:
        seat = look.passed_seats[place_index] if place_index < len(look.passed_seats) else NOBODY
        lies = seat != NOBODY and seat not in self.seats_with_flying_marker
        ring = CentredDrawingNode(
            lambda canvas, at: canvas.draw_picture(
                stroked_outline_picture(
                    FREE_PLACE_RING_OUTLINE, canvas.px_per_u, *FREE_PLACE_RING_PEN
                ),
                *at,
            )
        )
        shown: Node = self._build_marker(seat) if lies else ring
        if place_index < len(look.prospecting_seats):
            shown = self._build_ghost_marker(look.prospecting_seats[place_index])
        marker = Overlay(shown, width=MARKER_WIDTH, name=f"passed:{place_index}")
        if look.points_per_ten_and_five_pounds:
            ten, five = look.points_per_ten_and_five_pounds[place_index]
            told: tuple[Node, ...] = (
                Label(
                    str(ten), NUMBER_ON_PAPER_STYLE, align="right", width=theme.SLATE_SIDE_PADDING
                ),
                Label(f"| {five}", SMALL_TEXT_ON_PAPER_STYLE, grow=1),
            )
        else:
            searches = place_index < look.prospecting_place_count
            told = (
                Label(
                    self.context.say("passed-place", place=place_index + 1),
                    NUMBER_ON_PAPER_STYLE,
                    grow=1,
                ),
                make_icon_node(self.context, "dice", PROSPECTING_DIE_ICON_SIZE, BROWN_TONE)
                if searches
                else Node(),
            )
        tone = "next" if place_index == look.next_investment_place else "row"
        held = Row(marker, *told, gap=theme.TIGHT_GAP, padding=(0.0, theme.TIGHT_GAP, 0.0, 0.0))
        return _build_equal_height_cell(tone, held, f"place:{place_index}")

    def _draw_ghost(self, canvas: Canvas, marker_landing: MarkerLanding) -> None:
        """Draw a pale marker where the seat's marker would land, and a sagging dashed line from the
        marker to it."""
        start = self.marker_spot_of_seat(marker_landing.seat)
        end = self.marker_spot(marker_landing.column, marker_landing.row)
        if marker_landing.investment_place >= 0:
            end = self.investment_place_spot(marker_landing.investment_place)
        if start is not None:
            bow = _hanging_line_points(start, end)
            canvas.draw_picture(
                stroked_outline_picture(
                    bow, canvas.px_per_u, 2.4, colours.CHOUGH, (6, 4.5), is_closed=False
                )
            )
        art = self.context.art_at_scale(canvas.px_per_u)
        draw_sprite(canvas, art.ghost_disc(self.context.art_colour_name(marker_landing.seat)), *end)


def _build_equal_height_cell(tone: str, content: Node, name: str) -> Overlay:
    """Return a cell that gets the same height as the other cells of its column."""
    return make_content_on_cell(tone, content, name=name, grow=1, basis=0.0, min_height=0.0)


def _column_divider_picture(size: PxSize, _px_per_u: float) -> Picture:
    return paint_whole_box(size, colours.RULE, 0.8)


def _hanging_line_points(start_point: Point, end_point: Point) -> tuple[Point, ...]:
    """Return the points of a sagging line from one marker to another. If there is room between
    them, it starts and ends at the edges of their discs, otherwise in their middles."""
    (x1, y1) = start_point
    (x2, y2) = end_point
    x1, x2 = x1 + 14, x2 - 17
    if x2 <= x1:
        x1 = start_point[0]
        x2 = end_point[0]
    dip = 0.35 * abs(y2 - y1) + 5
    points = []
    for n in range(13):
        share = n / 12
        eased = 1 - (1 - share) ** 2
        x = x1 + (x2 - x1) * share
        y = y1 + (y2 - y1) * eased + dip * sin(pi * share) * 0.4
        points.append((round(x, 1), round(y, 1)))
    return make_hashable_outline(points)
