"""Pieces in the pack editor, drawn as on the table, with a mark on viewed ones."""

from collections.abc import Callable
from typing import Any, Unpack

from pygame import Surface

from game.box.pack_art import TablePlaceOfNumber
from game.client.app import App
from game.client.packs.edited_pack import EditedPack, PieceCaptions
from game.client.packs.table_preview import TablePartPictures
from game.packs.component_files import numbers_in_word, word_shape
from game.packs.pieces import PackPiece, ValuePath, group_paths_into_rows
from game.scene.drawing.colours import INK
from game.scene.layout import (
    Column,
    Container,
    FlatContainerNode,
    Grid,
    Overlay,
    Row,
    fraction_track,
    lay_out_and_draw,
    theme,
)
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.mark_painting import paint_glowing_outline
from game.scene.skins.panel import paint_row_plate
from game.scene.stage.units import PxSize
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label, PaintedNode
from game.scene.widgets.labels_and_icons import draw_icon
from game.scene.window.screen_kit import Kit

TICK_SIZE = 22.0
PICTURELESS_PIECE_SIZE = (252.0, 80.0)
"""Width and height in u of a piece without a picture."""
TABLE_PART_SIZE = (330.0, 176.0)
"""Width and height in u of a piece that is shown as a part of the table."""
CAPTION_STYLE = PAPER_STYLES.note.in_colour(INK)
"""The caption has the colour of ink, since the shadow of the piece falls on it."""
EMPHASIS_STYLE = PAPER_STYLES.bold.sized(18)
VALUE_SEPARATOR = " · "
MAX_SPOKEN_NUMBERS = 12
NUMBER_ROW_HEIGHT = 30.0
NAME_AND_NUMBERS_COLUMN_WIDTHS = (fraction_track(0.55), fraction_track(0.45))
NUMBER_SEPARATOR = "  "


class PiecePictures:
    """Makes the pictures and texts of a pack's pieces with the numbers that the edited pack has at
    the time."""

    def __init__(
        self, app: App, edited_pack: EditedPack, captions: PieceCaptions, kit: Kit
    ) -> None:
        self.app = app
        self.edited_pack = edited_pack
        self.captions = captions
        self._art = app.box.pack_art
        self._table_part_pictures = TablePartPictures(app, kit)

    def drawn_size(self, group: str) -> tuple[float, float]:
        """Return the size in u at which the list shows one piece of a group, without margins and
        caption."""
        width, height = self.picture_size(group)
        if width:
            return width, height
        return (
            TABLE_PART_SIZE
            if self._has_separate_table_place_for_each(group)
            else PICTURELESS_PIECE_SIZE
        )

    def min_tile_width(self, group: str) -> float:
        """Return the least width in u of a tile in the list of a group."""
        return self.drawn_size(group)[0] + 2 * theme.TIGHT_GAP

    def picture_size(self, group: str) -> tuple[float, float]:
        """Return the size in u of a group's pictures, (0, 0) if it has none."""
        return self._art.piece_size(group) if self._art is not None else (0.0, 0.0)

    def picture_with_current_numbers(self, piece: PackPiece, px_per_u: float) -> Surface | None:
        """Return the picture of a piece, at `px_per_u`, with the numbers of the edited pack; None
        if there is none."""
        value = self.edited_pack.draft.piece_value(piece)
        return (
            self._art.picture_with_value(piece, value, px_per_u) if self._art is not None else None
        )

    def make_board_picture_around_number(
        self, piece: PackPiece, size_px: tuple[int, int], path: ValuePath = ()
    ) -> Surface | None:
        """Return a picture, `size_px` large, of a piece on the board with the number at `path`
        highlighted, or with its first number if `path` is empty. None if there is no such picture.
        """
        value = self.edited_pack.draft.piece_value(piece)
        path = self._path_or_first(piece, path)
        return (
            self._art.make_board_picture_around_number(piece, value, path, size_px)
            if self._art is not None
            else None
        )

    def find_table_place_of_number(
        self, piece: PackPiece, path: ValuePath = ()
    ) -> TablePlaceOfNumber | None:
        """Return where the table shows the number at `path` of a piece, or its first number if
        `path` is empty; None if the table does not show it."""
        if self._art is None:
            return None
        return self._art.find_table_place_of_number(
            piece, self.edited_pack.draft.piece_value(piece), self._path_or_first(piece, path)
        )

    def _path_or_first(self, piece: PackPiece, path: ValuePath) -> ValuePath:
        paths = self.edited_pack.draft.number_paths(piece)
        return path if path in paths else next(iter(paths), ())

    def _has_separate_table_place_for_each(self, group: str) -> bool:
        """Return whether the table shows every piece of a group in a separate place."""
        places = [
            self.find_table_place_of_number(piece)
            for piece in self.edited_pack.draft.pieces_by_group[group]
        ]
        return None not in places and len({*places}) == len(places)

    def picture_of_table_part_with_number(
        self, piece: PackPiece, size_px: tuple[int, int], px_per_u: float, path: ValuePath = ()
    ) -> Surface | None:
        """Return a picture, at most `size_px` large, of the part of the table that shows the
        number at `path` of a piece; None if there is none."""
        place = self.find_table_place_of_number(piece, path)
        pack = self.edited_pack.draft.to_pack()
        return (
            self._table_part_pictures.table_part_picture(pack, place, size_px, px_per_u)
            if place is not None
            else None
        )

    def picture_in_list(self, piece: PackPiece, size: PxSize, px_per_u: float) -> Surface | None:
        """Return the picture with which the list of a group shows a piece: the picture of the piece
        itself or, if there is none, the part of the table that shows it, at most `size` px large.
        None if the list shows its numbers instead."""
        picture = self.picture_with_current_numbers(piece, px_per_u)
        if picture is None and self._has_separate_table_place_for_each(piece.group_name):
            picture = self.picture_of_table_part_with_number(piece, size, px_per_u)
        return picture

    def display_name(self, piece: PackPiece) -> str:
        """Return the display name of a piece."""
        return self.captions.piece_name(piece, self.edited_pack.draft.piece_value(piece))

    def spoken_text(self, piece: PackPiece) -> str:
        """Return a text for the screen reader: the piece's name, its first numbers, and whose
        numbers they are."""
        draft = self.edited_pack.draft
        numbers = ", ".join(
            f"{self.captions.row_name(piece, path)} {self.value_text(draft.number_at(piece, path))}"
            for path in draft.number_paths(piece)[:MAX_SPOKEN_NUMBERS]
        )
        state = self.captions.number_source_text(draft, piece)
        return f"{self.display_name(piece)}: {numbers} ({state})"

    def value_text(self, value: Any) -> str:
        """Return a value of a piece as display text: "yes" or "no" for a bool, the display name of
        a word followed by the numbers in it, or the number itself."""
        if isinstance(value, bool):
            return self.app.say("packs.yes" if value else "packs.no")
        if isinstance(value, str):
            numbers = " ".join(map(str, numbers_in_word(value)))
            return f"{self.captions.word_name(word_shape(value))} {numbers}".strip()
        return str(value)

    def entered_tick_picture(self, piece: PackPiece, size_px: int) -> Surface | None:
        """Return a tick, `size_px` wide, if the numbers of the piece are entered; else None."""
        if not self.edited_pack.draft.counts_as_entered(piece):
            return None
        return self.app.box.pictures_outside_table.icon("check", size_px, "ink")


class PieceNode(FlatContainerNode):
    """A node that shows a piece of a pack and acts as a button; it is highlighted while `is_chosen`
    returns True."""

    role = "button"

    def __init__(
        self,
        piece_pictures: PiecePictures,
        piece: PackPiece,
        is_chosen: Callable[[], bool],
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(
            Column(
                _PieceInList(piece_pictures, piece),
                _build_caption(piece_pictures, piece),
                padding=(theme.TIGHT_GAP, theme.TIGHT_GAP, theme.HAIR_GAP, theme.TIGHT_GAP),
            ),
            **node_values,
        )
        self.piece = piece
        self._is_chosen = is_chosen
        self.label = piece_pictures.spoken_text(piece)
        self.name = f"piece:{piece.name}"

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the cache key of the content with the highlight added."""
        return *super().drawing_cache_key(), self._is_chosen(), self.hover_share > 0.5

    def draw(self, canvas: Canvas) -> None:
        """Draw the highlight, and the piece with its caption."""
        if self._is_chosen() or self.hover_share > 0.5:
            plate = paint_row_plate(canvas.node_size_px(self), canvas.px_per_u)
            canvas.draw_picture(plate, alpha=1.0 if self._is_chosen() else 0.5)
        if self._is_chosen():
            canvas.draw_picture(paint_glowing_outline(canvas.node_size_px(self), canvas.px_per_u))
        super().draw(canvas)


def _build_caption(piece_pictures: PiecePictures, piece: PackPiece) -> Row:
    """Return the text that says whose numbers a piece has, after a tick if they are entered."""
    words = piece_pictures.captions.number_source_text(piece_pictures.edited_pack.draft, piece)
    if not piece_pictures.edited_pack.draft.counts_as_entered(piece):
        return Row(Label(words, CAPTION_STYLE, align="centre", grow=1))
    mark = PaintedNode(
        lambda size, k: piece_pictures.entered_tick_picture(piece, size[0]),
        width=TICK_SIZE,
        height=TICK_SIZE,
    )
    return Row(mark, Label(words, EMPHASIS_STYLE, grow=1), gap=theme.HAIR_GAP, align="centre")


class _PieceInList(FlatContainerNode):
    """Draws the picture of a piece, or its name and numbers on a plate if there is none."""

    def __init__(self, piece_pictures: PiecePictures, piece: PackPiece) -> None:
        draft = piece_pictures.edited_pack.draft
        numbers = [
            piece_pictures.value_text(draft.number_at(piece, p)) for p in draft.number_paths(piece)
        ]
        words = Column(
            Label(piece_pictures.display_name(piece), PAPER_STYLES.bold),
            FirstValuesLabel(numbers, PAPER_STYLES.note),
            justify="evenly",
            padding=(0.0, theme.MEDIUM_GAP),
        )
        super().__init__(
            Overlay(PaintedNode(paint_row_plate), words),
            height=piece_pictures.drawn_size(piece.group_name)[1],
        )
        self._piece_pictures = piece_pictures
        self._piece = piece

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture in the middle of the box, or the plate."""
        picture = self._piece_pictures.picture_in_list(
            self._piece, canvas.node_size_px(self), canvas.px_per_u
        )
        if picture is None:
            super().draw(canvas)
        else:
            draw_icon(canvas, picture, self.box())


class FirstValuesLabel(Label):
    """A line of values that shows as many of the first ones as fit, with an ellipsis at the end
    if others are left out."""

    def __init__(
        self, values: list[str], style: TextStyle, **node_values: Unpack[NodeValues]
    ) -> None:
        super().__init__(VALUE_SEPARATOR.join(values), style, may_shorten=True, **node_values)
        self._values = values

    def draw(self, canvas: Canvas) -> None:
        """Draw the values that fit."""
        room = canvas.node_size_px(self)[0]
        shortened = (
            VALUE_SEPARATOR.join([*self._values[:count], "…"])
            for count in range(len(self._values) - 1, 0, -1)
        )
        fitting = (
            text
            for text in (self.text_shown, *shortened)
            if canvas.kit.lettering.fits(text, self.style, canvas.px_per_u, room)
        )
        canvas.draw_text(next(fitting, "…"), self.style, self.box())


class TableExcerpt(Node):
    """A node that shows a piece with its new numbers as part of the table, with the number at a
    path highlighted.
    """

    def __init__(
        self,
        piece_pictures: PiecePictures,
        piece: PackPiece,
        path: ValuePath,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._piece_pictures = piece_pictures
        self._piece = piece
        self._path = path

    def draw(self, canvas: Canvas) -> None:
        """Draw the part of the board or table that shows the piece; if there is none, draw a
        list of the piece's numbers."""
        size = canvas.node_size_px(self)
        picture = self._piece_pictures.make_board_picture_around_number(
            self._piece, size, self._path
        )
        picture = picture or self._piece_pictures.picture_of_table_part_with_number(
            self._piece, size, canvas.px_per_u, self._path
        )
        if picture is not None:
            draw_icon(canvas, picture, self.box())
        else:
            lay_out_and_draw(canvas, self._build_list_of_numbers(), self.width, self.height)

    def _build_list_of_numbers(self) -> Container:
        """Return as many rows of names and numbers as fit in the height, including the row with
        the path."""
        draft = self._piece_pictures.edited_pack.draft
        rows = group_paths_into_rows(draft.number_paths(self._piece))
        most = int((self.height - 2 * theme.TIGHT_GAP) // NUMBER_ROW_HEIGHT)
        at = next((n for n, row in enumerate(rows) if self._path in row), 0)
        first = max(min(at - most // 2, len(rows) - most), 0)
        cells: list[Node] = []
        for row in rows[first : first + most]:
            values = (
                self._piece_pictures.value_text(draft.number_at(self._piece, path)) for path in row
            )
            cells.append(
                Label(
                    self._piece_pictures.captions.row_name(self._piece, row[0]), PAPER_STYLES.note
                )
            )
            cells.append(Label(NUMBER_SEPARATOR.join(values), EMPHASIS_STYLE, align="right"))
        table = Grid(
            *cells,
            columns=NAME_AND_NUMBERS_COLUMN_WIDTHS,
            gap=theme.TIGHT_GAP,
            row_gap=0.0,
            min_row_height=NUMBER_ROW_HEIGHT,
            padding=(theme.TIGHT_GAP, theme.MEDIUM_GAP),
        )
        return Overlay(PaintedNode(paint_row_plate), Column(table))
