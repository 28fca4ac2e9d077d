"""The inset board of developments that are left in every column."""

from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.picture import Picture
from game.scene.layout import CellBackground, Container, Grid, Overlay, Row, fraction_track, theme
from game.scene.nodes.node import Node
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.stage.sheet_placing import Point
from game.scene.stage.units import PxSize
from game.scene.text import text_styles
from game.scene.widgets import Label, PaintedNode
from game.tabletop.art.cells import paint_current_round_strip
from game.tabletop.panel.content_widgets import CentredArtNode, ContentWidget, make_icon_node
from game.titles.tinners_trail.rules.kinds import MAX_PUMP_GROUPS_PER_ROUND, ROUND_COUNT
from game.titles.tinners_trail.rules.table_parts import STOCK_NAMES
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.move_kinds import record_of_move_kind
from game.titles.tinners_trail.table.view_model import TrailModel

DEVELOPMENT_KINDS = ("adit", "port", "train", "miner", "pumps")
ROMAN_NUMERALS = ("I", "II", "III", "IV")
NONE_SIGN = "–"
ICON_NAME_WHERE_ROW_KIND_DIFFERS = {"pumps": "pump"}
CURRENT_ROUND_NODE_NAME: Final = "now"
"""The name of the light behind the present round's column."""
COLUMN_COUNT_BEFORE_ROUNDS: Final = 4
"""How many columns stand before those of the rounds."""
ROUND_COLUMN_WIDTH = 53.0
KIND_ICON_SIZE = 27.0
CURRENT_ROUND_STRIP_OUTSET: Final = (0.0, -1.5)
"""By how much the light is larger than its column, down and across."""
SYMBOL_SIZE = 25.0
POCKET_WATCH_SIZE = 18.0
CUBE_RADIUS = 8.0
RULED_LINE_THICKNESS = 1.0
MAX_PIECES_SHOWN_SINGLY = 3
MAX_WIDTH_OF_ALL_COLUMN_PIECES = 46.0
"""How wide the pieces of a column are together."""
TAKEN_PIECE_ALPHA = 0.25
PIECE_TONE = ("#4A2E1A", "#7A5526")


class DevelopmentRow(NamedTuple):
    """A kind of development: its work points, and the pieces left and the pieces printed in each
    round's column."""

    kind: str
    work_cost: int
    pieces_left_by_round: tuple[int, ...]
    printed_pieces_by_round: tuple[int, ...]


class DevelopmentLook(NamedTuple):
    """What the development board shows: all rows, and the round whose column is open, from 1."""

    rows: tuple[DevelopmentRow, ...]
    round: int


def make_development_look(model: TrailModel) -> DevelopmentLook:
    """Return the look of the development board; a pump is counted in water cubes."""
    view = model.view
    board = model.printed_tables

    def row(kind: str) -> DevelopmentRow:
        if kind == "pumps":
            left = tuple(map(sum, view.pump_group_sizes_by_round))
            each = MAX_PUMP_GROUPS_PER_ROUND
            first = 0
            numbers = board.printed_pumps
        else:
            left = view.developments_left_by_kind_and_round[kind]
            each = 1
            first = STOCK_NAMES.index(kind) * ROUND_COUNT
            numbers = board.printed_stock
        starts = range(first, first + ROUND_COUNT * each, each)
        printed = tuple(sum(int(numbers[at + n]) for n in range(each)) for at in starts)
        return DevelopmentRow(kind, record_of_move_kind(kind).work_cost(model), left, printed)

    return DevelopmentLook(tuple(map(row, DEVELOPMENT_KINDS)), view.round)


class DevelopmentPanel(ContentWidget[PieceArt, DevelopmentLook]):
    """The development board: the pieces left in each round's column, with the current round on
    parchment."""

    def piece_spot(self, kind: str, game_round: int) -> Point:
        """Return the point, relative to the panel, of a kind's pieces in a round's column."""
        return self.middle_of_part(f"{kind}:{game_round}")

    def build_content(self, look: DevelopmentLook) -> Container:
        """Return the panel's content: a row for each kind below the numerals of the rounds."""
        head = Label(
            self.context.say("development"),
            text_styles.HEADING_STYLE,
            span=COLUMN_COUNT_BEFORE_ROUNDS,
        )
        numerals = (
            self._build_round_numeral(number, look.round)
            for number in range(1, len(ROMAN_NUMERALS) + 1)
        )
        cells = chain.from_iterable(self._build_row_nodes(row, look.round) for row in look.rows)
        lines = (
            CellBackground(
                PaintedNode(_row_divider_picture, height=RULED_LINE_THICKNESS), first_row=row
            )
            for row in range(2, len(DEVELOPMENT_KINDS) + 1)
        )
        light = PaintedNode(paint_current_round_strip, name=CURRENT_ROUND_NODE_NAME)
        now = CellBackground(
            light,
            row_count=None,
            first_column=COLUMN_COUNT_BEFORE_ROUNDS + look.round - 1,
            column_count=1,
            outset_down_and_across=CURRENT_ROUND_STRIP_OUTSET,
        )
        return Grid(
            head,
            *numerals,
            *cells,
            columns=(
                theme.SLATE_SIDE_PADDING,
                fraction_track(),
                "auto",
                theme.SLATE_SIDE_PADDING,
                *(ROUND_COLUMN_WIDTH,) * len(ROMAN_NUMERALS),
            ),
            cell_backgrounds=(*lines, now),
            head_row_count=1,
            padding=(theme.TIGHT_GAP, theme.TIGHT_GAP, theme.TIGHT_GAP, theme.WIDE_GAP),
            skin="slate",
        )

    def _build_round_numeral(self, round_number: int, current_round: int) -> Label:
        colour = colours.INK if round_number == current_round else colours.FOG
        return Label(
            ROMAN_NUMERALS[round_number - 1],
            text_styles.TITLE_STYLE.in_colour(colour),
            align="centre",
            height=theme.SECTION_GAP,
        )

    def _build_row_nodes(self, row: DevelopmentRow, current_round: int) -> Iterator[Node]:
        """Yield the nodes of a kind's row: picture, name, work points, and the pieces of each
        round, counted from 1 as `current_round` is."""
        yield make_icon_node(
            self.context, ICON_NAME_WHERE_ROW_KIND_DIFFERS.get(row.kind, row.kind), KIND_ICON_SIZE
        )
        name = Label(self.context.say(f"kind-{row.kind}"), text_styles.BODY_STYLE)
        yield Row(name, padding=(0.0, theme.HAIR_GAP, 0.0, theme.TIGHT_GAP), name=row.kind)
        yield Label(str(row.work_cost), text_styles.BOLD_STYLE, align="right")
        yield CentredArtNode(
            self.context, lambda art: art.icon("watch", POCKET_WATCH_SIZE, tone="brass_text")
        )
        for number in range(1, len(ROMAN_NUMERALS) + 1):
            yield self._build_round_pieces(row, number, current_round)

    def _build_round_pieces(
        self, row: DevelopmentRow, round_number: int, current_round: int
    ) -> Container:
        """Return the pieces of round `round_number` as pictures if it is the current round and few
        pieces are printed there, or if pumps are left over from an earlier round. Otherwise return
        the number of pieces left, or a sign for none if none were printed or the round is over."""
        left = row.pieces_left_by_round[round_number - 1]
        printed = row.printed_pieces_by_round[round_number - 1]
        is_now = round_number == current_round
        pumps = row.kind == "pumps"
        stays = pumps and round_number < current_round and left > 0
        name = f"{row.kind}:{round_number}"
        if stays or (is_now and 0 < printed <= MAX_PIECES_SHOWN_SINGLY):
            pieces = (self._build_piece_node(row, printed, at < left) for at in range(printed))
            return Row(*pieces, justify="centre", name=name)
        style = text_styles.BODY_STYLE.in_colour(colours.INK if is_now else colours.FOG)
        text = str(left) if printed and round_number >= current_round else NONE_SIGN
        return Overlay(Label(text, style, align="centre"), name=name)

    def _build_piece_node(self, row: DevelopmentRow, printed_count: int, is_there: bool) -> Node:
        """Return the picture of one of `printed_count` pieces, which is narrower the more there
        are; it is faint if the piece has been taken (`is_there` is False)."""
        width = min(SYMBOL_SIZE, MAX_WIDTH_OF_ALL_COLUMN_PIECES / printed_count)
        if row.kind == "pumps":
            piece = CentredArtNode(
                self.context, lambda art: art.cube("water", CUBE_RADIUS), width=width
            )
        else:
            piece = CentredArtNode(
                self.context, lambda art: art.icon(row.kind, width, tone=PIECE_TONE), width=width
            )
        piece.alpha = 1.0 if is_there else TAKEN_PIECE_ALPHA
        return piece


def _row_divider_picture(size: PxSize, _px_per_u: float) -> Picture:
    return paint_whole_box(size, colours.FOG, 0.12)
