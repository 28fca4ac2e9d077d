"""The ledger of the end screen: a row per seat, best first, with points by round."""

from collections.abc import Sequence
from typing import NamedTuple, Unpack

from game.client.app import App
from game.client.screens.end_moments import SpecialMomentsRow
from game.client.session.unsaved_games import GameResult
from game.client.widgets.frames import make_portrait_node, make_seat_disc_sprite
from game.client.widgets.paper_table import PaperTable
from game.client.widgets.player_labels import distinct_portrait_kind_by_seat, player_kind_text
from game.client.widgets.progress_bars import make_share_bar
from game.client.widgets.round_numerals import MAX_ROMAN_ROUNDS, all_round_numerals
from game.records.records import Seat
from game.scene.drawing.accents import BRASS_GLOW_LINE
from game.scene.drawing.colours import CHOUGH, INK, RUST
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import (
    CellBackground,
    Column,
    Grid,
    Overlay,
    Row,
    Spacer,
    fraction_track,
    theme,
)
from game.scene.layout.grid import AUTO_TRACK
from game.scene.nodes.node import Node, NodeValues
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Divider, Label, PaintedNode
from game.text.numerals import number_text

NAME_STYLE = TextStyle("title", 29, INK)
TOTAL_STYLE = TextStyle("heavy", 44, INK)
RANK_STYLE = TextStyle("heavy", 28, RUST)
HEADING_STYLE = PAPER_STYLES.head.sized(31)
COLUMN_HEAD_STYLE = PAPER_STYLES.note.sized(19)
AMOUNT_STYLE = PAPER_STYLES.body.sized(22)
EARNED_POINTS_STYLE = PAPER_STYLES.bold.sized(22)
ROUND_NUMERAL_STYLE = TextStyle("head", 25, INK)
NARROW_ROUND_NUMERAL_STYLE = ROUND_NUMERAL_STYLE.sized(17)
BAR_HEIGHT = 9.0
PORTRAIT_SIZE = 66.0
SEAT_DISC_SIZE = 26.0
SEAT_DISC_SIZE_WITHOUT_PORTRAIT = 52.0
RANK_COLUMN_WIDTH = 32.0
NAMES_COLUMN_FRACTION = 2.4
NAMES_COLUMN_MIN_WIDTH = 150.0
HEADING_COLUMN_SPAN = 3  # columns that the head of a ledger spans: rank, likeness and name
TOTAL_COLUMN_WIDTH = 112.0
EXTRA_COLUMN_MIN_WIDTH = 64.0
HEAD_ROW_COUNT = 2
FIRST_SEAT_ROW = HEAD_ROW_COUNT + 1  # of a seat, below the line
ROW_MIN_HEIGHT = 68.0
RULED_LINE_WIDTH = 1.3
RULED_LINE_OPACITY = 0.36
WINNER_PLATE_OUTSET = (-3.0, theme.TIGHT_GAP)
PANEL_PADDING = (theme.WIDE_GAP, theme.EXTRA_WIDE_GAP)


class _TitleScoreColumn(NamedTuple):
    """A column of the table of points: its head, and an entry for each seat."""

    heading: str
    entries: tuple[str, ...]


def _make_title_columns(app: App, result: GameResult) -> list[_TitleScoreColumn]:
    """Return the columns of the ledger that only this title has; a column without any entry is left
    out."""
    game_facts = app.box.game_facts
    final = result.history.final_state
    rows = [game_facts.end_score_texts(final, seat) for seat in range(len(result.seats))]
    columns = zip(game_facts.end_score_column_keys, zip(*rows, strict=True), strict=True)
    return [
        _TitleScoreColumn(app.say(f"ledger.{key}"), entries)
        for key, entries in columns
        if any(entries)
    ]


def _era_or_round_heads_and_points(
    app: App, result: GameResult
) -> tuple[list[str], list[tuple[int, ...]]]:
    """Return the heads of the columns, one for each era or, without eras, each round, and each
    seat's points in them."""
    seats = len(result.seats)
    rounds = len(result.history.round_start_steps)
    earned = [result.history.points_gained_by_round(seat) for seat in range(seats)]
    eras = app.box.rounds_per_era
    if eras is None:
        return all_round_numerals(app, rounds, seats), earned
    begins = range(0, rounds, eras(seats))
    heads = [app.say(f"end.era-{number}") for number, _ in enumerate(begins, start=1)]
    return heads, [tuple(sum(points[at : at + begins.step]) for at in begins) for points in earned]


class FinalScorePanel(Column):
    """A panel with a row of points for each seat, or, if `is_folded`, a block of two lines in a
    narrow window; below them are the special moments of the game."""

    def __init__(
        self,
        app: App,
        result: GameResult,
        *,
        is_folded: bool = False,
        **node_values: Unpack[NodeValues],
    ) -> None:
        self._app = app
        self._result = result
        self._portrait_kinds = distinct_portrait_kind_by_seat(
            app,
            [seat.player for seat in result.seats],
            [seat.player for seat in result.seats_at_beginning],
        )
        self._heads, self.earned = _era_or_round_heads_and_points(app, result)
        self._title_columns = _make_title_columns(app, result)
        self._round_style = (
            ROUND_NUMERAL_STYLE
            if len(self._heads) <= MAX_ROMAN_ROUNDS
            else NARROW_ROUND_NUMERAL_STYLE
        )
        rows = self._build_folded_rows() if is_folded else [self._build_table()]
        moments = (
            (Divider(), SpecialMomentsRow(app, result)) if result.history.special_moments else ()
        )
        super().__init__(
            *rows,
            *moments,
            gap=theme.TIGHT_GAP,
            padding=PANEL_PADDING,
            skin="parchment",
            **node_values,
        )

    def _build_table(self) -> PaperTable:
        rows = [
            self._build_row_cells(rank, seat)
            for rank, seat in enumerate(self._result.seats_from_best)
        ]
        rounds = [fraction_track(1.0, AUTO_TRACK)] * len(self._heads)
        extras = [AUTO_TRACK] * len(self._title_columns)
        ruled = (HEADING_COLUMN_SPAN, HEADING_COLUMN_SPAN + len(self._heads))
        lines = [
            CellBackground(
                _make_column_separator_line(), first_row=1, row_count=None, first_column=column
            )
            for column in ruled
        ]
        plate = CellBackground(
            PaintedNode(_paint_winner_plate),
            first_row=FIRST_SEAT_ROW,
            outset_down_and_across=WINNER_PLATE_OUTSET,
        )
        names = fraction_track(NAMES_COLUMN_FRACTION, NAMES_COLUMN_MIN_WIDTH)
        return PaperTable(
            self._build_table_heads(),
            rows,
            columns=(RANK_COLUMN_WIDTH, PORTRAIT_SIZE, names, *rounds, AUTO_TRACK, *extras),
            head_rows=HEAD_ROW_COUNT,
            min_row_height=ROW_MIN_HEIGHT,
            rows_without_line=(0,),
            cell_backgrounds=(plate, *lines),
            grow=1,
        )

    def _build_table_heads(self) -> Sequence[Node]:
        """Return two lines of heads: one for groups of columns, and one for the columns."""
        say = self._app.say
        title = Label(say("end.ledger"), HEADING_STYLE, span=HEADING_COLUMN_SPAN)
        earned = Label(
            say("end.earned"), PAPER_STYLES.note, wraps=True, span=max(len(self._heads), 1)
        )
        groups: list[Node] = [title, earned, Spacer()]
        if self._title_columns:
            told = self._app.box.game_facts.end_score_heading_key
            above = say(told) if told else ""
            span = len(self._title_columns)
            groups.append(Label(above, PAPER_STYLES.note, align="centre", span=span))
        heads: list[Node] = [Spacer(span=HEADING_COLUMN_SPAN)]
        heads += [Label(head, self._round_style, align="centre") for head in self._heads]
        heads.append(Label(say("end.total"), COLUMN_HEAD_STYLE, align="centre"))
        heads += [
            Label(column.heading, COLUMN_HEAD_STYLE, align="centre")
            for column in self._title_columns
        ]
        return (*groups, *heads)

    def _build_row_cells(self, rank_index: int, seat: int) -> Sequence[Node]:
        extras = [
            Label(
                each.entries[seat], AMOUNT_STYLE, align="centre", min_width=EXTRA_COLUMN_MIN_WIDTH
            )
            for each in self._title_columns
        ]
        points = number_text(self._result.scores[seat])
        rounds = range(len(self._heads))
        return (
            Label(str(rank_index + 1), RANK_STYLE, align="centre"),
            self._build_portrait_or_marker(seat),
            self._build_name_cell(self._result.seats[seat]),
            *[self._build_round_cell(seat, at) for at in rounds],
            Label(points, TOTAL_STYLE, align="centre", min_width=TOTAL_COLUMN_WIDTH),
            *extras,
        )

    def _build_folded_rows(self) -> list[Node]:
        app = self._app
        head = Label(app.say("end.ledger"), HEADING_STYLE)
        blocks = [
            self._build_folded_seat(rank, seat)
            for rank, seat in enumerate(self._result.seats_from_best)
        ]
        return [head, *blocks]

    def _build_folded_seat(self, rank_index: int, seat: int) -> Node:
        """Return a block with a seat's name and points and, below them, its points in each
        round; `rank_index` counts from 0."""
        extras = [(each.heading, each.entries[seat]) for each in self._title_columns]
        first = Row(
            Label(str(rank_index + 1), RANK_STYLE, align="centre", width=RANK_COLUMN_WIDTH),
            self._build_portrait_or_marker(seat),
            self._build_name_cell(self._result.seats[seat], grow=1, basis=0.0),
            Label(number_text(self._result.scores[seat]), TOTAL_STYLE),
            gap=theme.TIGHT_GAP,
            align="centre",
        )
        heads = [Label(head, self._round_style, align="centre") for head in self._heads]
        rounds = [self._build_round_cell(seat, at) for at in range(len(self._heads))]
        others = [Label(f"{head}: {entry}", COLUMN_HEAD_STYLE) for head, entry in extras]
        block = Column(
            first,
            Grid(*heads, *rounds, columns=len(heads), gap=theme.TIGHT_GAP) if heads else None,
            Grid(*others, columns=len(others), gap=theme.TIGHT_GAP) if others else None,
            gap=theme.HAIR_GAP,
            padding=theme.TIGHT_GAP,
        )
        return Overlay(PaintedNode(_paint_winner_plate), block) if rank_index == 0 else block

    def _build_name_cell(self, seat: Seat, **node_values: Unpack[NodeValues]) -> Node:
        return Column(
            Label(seat.name, NAME_STYLE, may_shorten=True),
            Label(player_kind_text(self._app, seat.player), PAPER_STYLES.note),
            **node_values,
        )

    def _build_portrait_or_marker(self, seat: int) -> Node:
        """Return a computer's portrait with the disc of the seat's colour at its foot, or only
        the disc if there is no portrait."""
        pictures = self._app.box.pictures_outside_table
        who = self._result.seats[seat]
        if pictures.portrait(who.player, round(SEAT_DISC_SIZE)) is None:
            marker = make_seat_disc_sprite(pictures, who.colour, SEAT_DISC_SIZE_WITHOUT_PORTRAIT)
            return Row(
                marker, justify="centre", align="centre", width=PORTRAIT_SIZE, height=PORTRAIT_SIZE
            )
        face = make_portrait_node(pictures, self._portrait_kinds[seat])
        marker = make_seat_disc_sprite(pictures, who.colour, SEAT_DISC_SIZE)
        foot = Row(marker, justify="end", align="end")
        return Overlay(face, foot, width=PORTRAIT_SIZE, height=PORTRAIT_SIZE)

    def _build_round_cell(self, seat: int, round_index: int) -> Node:
        points = self.earned[seat][round_index]
        best = max(earned[round_index] for earned in self.earned)
        colour = self._result.seats[seat].colour
        tints = self._app.box.pictures_outside_table.colour_tones(colour)
        style = EARNED_POINTS_STYLE.in_colour(CHOUGH if points == best > 0 else INK)
        return Column(
            Label(number_text(points), style, align="centre"),
            make_share_bar(points / max(best, 1), tints, height=BAR_HEIGHT),
            padding=(0.0, theme.HAIR_GAP),
        )


def _make_column_separator_line() -> Node:
    """Return a vertical line for the table of points; it separates the columns of rounds from the
    columns of names and of sums."""
    return PaintedNode(
        lambda size, k: paint_whole_box(size, CHOUGH, RULED_LINE_OPACITY), width=RULED_LINE_WIDTH
    )


@cache_painted_pictures
def _paint_winner_plate(painter: Painter, px_per_u: float) -> None:
    painter.set_margin_around_box(4)
    box = painter.box_with_corner_radius(10 * px_per_u)
    painter.fill_box(box, hex_to_rgb("#FFFAEA"))
    painter.draw_outline(box, 2 * px_per_u, BRASS_GLOW_LINE)
