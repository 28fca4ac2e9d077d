"""Pieces in the pack editor, drawn as on the table, with a mark on viewed ones."""

from collections.abc import Callable
from typing import Any, Unpack

from pygame import Surface

from game.box.pack_art import TablePlace
from game.client.app import App
from game.client.packs.edited_pack import EditedPack, PieceCaptions
from game.client.packs.table_preview import TablePartPictures
from game.packs.component_files import numbers_in_word, word_shape
from game.packs.pieces import PackPiece, Path, group_paths_into_rows
from game.scene.drawing.colours import INK
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.mark_painting import paint_glowing_outline
from game.scene.skins.panel import paint_row_plate
from game.scene.text.text_styles import ON_PAPER
from game.scene.window.screen_kit import Kit

PIECE_SIDE = 10.0
FOOT = 28.0
MARK = 22.0
PLAIN = (252.0, 80.0)  # of a piece without a picture
TABLE = (330.0, 176.0)  # of one that is told by a part of the table
SEPARATOR = " · "

MOST_TOLD = 12

CUT_SIDE = 14.0
LINE = 30.0
SHARE = 0.55  # of a line for what the numbers are called
CUT_SEPARATOR = "  "


class PiecePictures:
    """Makes the pictures and texts of a pack's pieces with their present numbers."""

    def __init__(self, app: App, editing: EditedPack, captions: PieceCaptions, kit: Kit) -> None:
        self.app = app
        self.editing = editing
        self.captions = captions
        self._art = app.box.pack_art
        self._tables = TablePartPictures(app, kit)

    def piece_size_with_caption(self, group: str) -> tuple[float, float]:
        """Return the size in u of one piece in the list of a group, including margins and
        caption."""
        width, height = self.picture_size(group)
        if not width:
            width, height = TABLE if self._has_table_places(group) else PLAIN
        return width + 2 * PIECE_SIDE, height + PIECE_SIDE + FOOT

    def picture_size(self, group: str) -> tuple[float, float]:
        """Return the size in u of a group's pictures, (0, 0) if it has none."""
        return self._art.piece_size(group) if self._art is not None else (0.0, 0.0)

    def piece_picture(self, piece: PackPiece, k: float) -> Surface | None:
        """Return the picture of a piece with its present numbers, at `k` px per u; None if there
        is none."""
        value = self.editing.draft.piece_value(piece)
        return self._art.piece_picture(piece, value, k) if self._art is not None else None

    def board_picture(
        self, piece: PackPiece, size: tuple[int, int], path: Path = ()
    ) -> Surface | None:
        """Return a picture, `size` px large, of a piece on the board with the number at `path`
        highlighted; without a path, its first number. None if there is none."""
        value = self.editing.draft.piece_value(piece)
        path = self._path_or_first(piece, path)
        return self._art.board_picture(piece, value, path, size) if self._art is not None else None

    def table_place(self, piece: PackPiece, path: Path = ()) -> TablePlace | None:
        """Return where the table shows the number at `path` of a piece, or its first number
        without a path; None if the table does not show it."""
        if self._art is None:
            return None
        return self._art.table_place(
            piece, self.editing.draft.piece_value(piece), self._path_or_first(piece, path)
        )

    def _path_or_first(self, piece: PackPiece, path: Path) -> Path:
        paths = self.editing.draft.number_paths(piece)
        return path if path in paths else next(iter(paths), ())

    def _has_table_places(self, group: str) -> bool:
        """Return whether the table shows every piece of a group in a separate place."""
        places = [self.table_place(piece) for piece in self.editing.draft.pieces_by_group[group]]
        return None not in places and len({*places}) == len(places)

    def picture_on_table(
        self, piece: PackPiece, size: tuple[int, int], k: float, path: Path = ()
    ) -> Surface | None:
        """Return a picture, at most `size` px large, of the part of the table that shows the
        number at `path` of a piece; None if there is none."""
        place = self.table_place(piece, path)
        pack = self.editing.draft.to_pack()
        return self._tables.table_part_picture(pack, place, size, k) if place is not None else None

    def display_name(self, piece: PackPiece) -> str:
        """Return the display name of a piece."""
        return self.captions.piece_name(piece, self.editing.draft.piece_value(piece))

    def spoken_text(self, piece: PackPiece) -> str:
        """Return a text for the screen reader: the piece's name, its first numbers, and whose
        numbers they are."""
        draft = self.editing.draft
        numbers = ", ".join(
            f"{self.captions.row_name(piece, path)} {self.value_text(draft.number_at(piece, path))}"
            for path in draft.number_paths(piece)[:MOST_TOLD]
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

    def entered_mark_picture(self, piece: PackPiece, size: int) -> Surface | None:
        """Return a tick, `size` px wide, if the numbers of the piece are entered; else None."""
        if not self.editing.draft.is_entered(piece):
            return None
        return self.app.box.screen_pictures.icon("check", size, "ink")


class PieceNode(Node):
    """A node that shows a piece of a pack and acts as a button; it is highlighted while `chosen`
    returns True."""

    role = "button"

    def __init__(
        self,
        pieces: PiecePictures,
        piece: PackPiece,
        chosen: Callable[[], bool],
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__(**place)
        self._pieces = pieces
        self.piece = piece
        self._chosen = chosen
        self.label = pieces.spoken_text(piece)
        self.name = f"piece:{piece.name}"

    def draw(self, canvas: Canvas) -> None:
        """Draw the highlight, the piece's picture or part of the table or numbers, its tick, and
        its caption with whose numbers it has."""
        pieces = self._pieces
        draft = self._pieces.editing.draft
        if self._chosen() or self.hover_share > 0.5:
            canvas.draw_picture(
                paint_row_plate(canvas.size(self), canvas.k), alpha=1.0 if self._chosen() else 0.5
            )
        if self._chosen():
            canvas.draw_picture(paint_glowing_outline(canvas.size(self), canvas.k))
        room = self.width, self.height - FOOT
        picture = pieces.piece_picture(self.piece, canvas.k)
        if picture is None and room[1] > PLAIN[1] + PIECE_SIDE:
            inner = canvas.box(0, 0, room[0] - 2 * PIECE_SIDE, room[1] - PIECE_SIDE).size
            picture = pieces.picture_on_table(self.piece, inner, canvas.k)
        if picture is not None:
            width, height = (length / canvas.k for length in picture.get_size())
            canvas.draw_picture(
                Picture(picture, 0, 0), (room[0] - width) / 2, (room[1] - height) / 2 + 2
            )
        else:
            self._draw_plain_plate(canvas, room)
        mark = pieces.entered_mark_picture(self.piece, round(MARK * canvas.k))
        left = PIECE_SIDE
        if mark is not None:
            canvas.draw_picture(mark, PIECE_SIDE, self.height - FOOT + (FOOT - MARK) / 2 - 3)
            left += MARK + 4
        words = pieces.captions.number_source_text(draft, self.piece)
        foot = (left, self.height - FOOT - 3, self.width - left - PIECE_SIDE, FOOT)
        style = ON_PAPER.note.in_colour(INK)  # the shadow of the piece lies on it
        align = "centre"
        if mark is not None:
            style = ON_PAPER.bold.sized(18)
            align = "left"
        canvas.draw_text(words, style, foot, align)

    def _draw_plain_plate(self, canvas: Canvas, room: tuple[float, float]) -> None:
        pieces = self._pieces
        piece = self.piece
        draft = self._pieces.editing.draft
        canvas.draw_picture(
            paint_row_plate(
                canvas.box(0, 0, room[0] - 2 * PIECE_SIDE, room[1] - PIECE_SIDE).size, canvas.k
            ),
            PIECE_SIDE,
            PIECE_SIDE,
        )
        inner = room[0] - 4 * PIECE_SIDE
        canvas.draw_text(
            pieces.display_name(piece), ON_PAPER.bold, (2 * PIECE_SIDE, PIECE_SIDE + 6, inner, 30)
        )
        values = [pieces.value_text(draft.number_at(piece, p)) for p in draft.number_paths(piece)]
        fits = canvas.kit.lettering.fits
        style = ON_PAPER.note
        k = canvas.k
        text = _fitting_text(values, lambda text: fits(text, style, k, inner * k))
        canvas.draw_text(text, style, (2 * PIECE_SIDE, PIECE_SIDE + 38, inner, 30))


def _fitting_text(values: list[str], fits: Callable[[str], bool]) -> str:
    """Return as many of the first values as fit, joined, with an ellipsis at the end if others
    are left out; `fits` tells whether a text fits."""
    for count in range(len(values), 0, -1):
        text = SEPARATOR.join(values[:count]) + (SEPARATOR + "…") * (count < len(values))
        if fits(text):
            return text
    return "…"


class TableExcerpt(Node):
    """A node that shows a piece with its new numbers as part of the table, with the number at a
    path highlighted.
    """

    def __init__(
        self, pieces: PiecePictures, piece: PackPiece, path: Path, **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**place)
        self._pieces = pieces
        self._piece = piece
        self._path = path

    def draw(self, canvas: Canvas) -> None:
        """Draw the part of the board or table that shows the piece; if there is none, draw a
        list of the piece's numbers."""
        size = canvas.size(self)
        pieces = self._pieces
        piece = self._piece
        path = self._path
        picture = pieces.board_picture(piece, size, path)
        picture = picture or pieces.picture_on_table(piece, size, canvas.k, path)
        if picture is not None:
            wide, high = (length / canvas.k for length in picture.get_size())
            canvas.draw_picture(picture, (self.width - wide) / 2, (self.height - high) / 2)
            return
        canvas.draw_picture(paint_row_plate(size, canvas.k))
        for row, (name, values) in enumerate(self._shown_number_texts()):
            top = 8 + row * LINE
            room = self.width - 2 * CUT_SIDE
            canvas.draw_text(name, ON_PAPER.note, (CUT_SIDE, top, room * SHARE - 8, LINE))
            spot = (CUT_SIDE + room * SHARE, top, room * (1 - SHARE), LINE)
            canvas.draw_text(values, ON_PAPER.bold.sized(18), spot, "right")

    def _shown_number_texts(self) -> list[tuple[str, str]]:
        """Return (name, values) of as many rows of numbers as fit in the height, including the
        row with the path."""
        pieces = self._pieces
        piece = self._piece
        draft = pieces.editing.draft
        rows = group_paths_into_rows(draft.number_paths(piece))
        most = int((self.height - 16) // LINE)
        at = next((n for n, row in enumerate(rows) if self._path in row), 0)
        first = max(min(at - most // 2, len(rows) - most), 0)
        return [
            (
                pieces.captions.row_name(piece, row[0]),
                CUT_SEPARATOR.join(pieces.value_text(draft.number_at(piece, path)) for path in row),
            )
            for row in rows[first : first + most]
        ]
