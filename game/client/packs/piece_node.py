"""A piece among its like: drawn as on the table, with a mark once the owner has looked at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Unpack

from pygame import Surface

from game.box.pack_art import TablePlace
from game.client.desk import Desk
from game.client.packs.captions import Captions
from game.client.packs.editing import Editing
from game.client.packs.table_preview import TablePreview
from game.packs.pieces import Path, Piece
from game.packs.shapes import numbers_of, shape_of
from game.scene.canvas import Canvas
from game.scene.kit import Kit
from game.scene.lettering import TextStyle
from game.scene.node import Node, NodeValues
from game.scene.picture import Picture
from game.scene.skins.mark import lamp_line
from game.scene.skins.panel import plate
from game.scene.styles import BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT

SIDE, FOOT, MARK = 10.0, 28.0, 22.0
PLAIN = (252.0, 80.0)  # of a piece without a picture
TABLE = (330.0, 176.0)  # of one that is told by a part of the table
SEPARATOR = " · "


class PieceShelf:
    """What the nodes of all pieces draw from."""

    def __init__(self, desk: Desk, editing: Editing, captions: Captions, kit: Kit) -> None:
        self.desk, self.editing, self.captions = desk, editing, captions
        self._art = desk.box.pack_art
        self._tables = TablePreview(desk, kit)

    def size(self, group: str) -> tuple[float, float]:
        """Return how large the pieces of a group are, with what stands round them."""
        width, height = self.picture_size(group)
        if not width:
            width, height = TABLE if self._at_places(group) else PLAIN
        return width + 2 * SIDE, height + SIDE + FOOT

    def picture_size(self, group: str) -> tuple[float, float]:
        """Return how large the pictures of a group are, (0, 0) where there are none."""
        return self._art.size(group) if self._art is not None else (0.0, 0.0)

    def picture(self, piece: Piece, k: float) -> Surface | None:
        """Return the picture of a piece as it would be now."""
        value = self.editing.draft.value(piece)
        return self._art.picture(piece, value, k) if self._art is not None else None

    def preview(self, piece: Piece, size: tuple[int, int], path: Path = ()) -> Surface | None:
        """Return a piece in its place on the board as it would be now, with the number at a
        path, else the first.
        """
        value = self.editing.draft.value(piece)
        path = self._path(piece, path)
        return self._art.preview(piece, value, path, size) if self._art is not None else None

    def place(self, piece: Piece, path: Path = ()) -> TablePlace | None:
        """Return where the table tells a number of a piece, by its path the first of them."""
        if self._art is None:
            return None
        return self._art.place(piece, self.editing.draft.value(piece), self._path(piece, path))

    def _path(self, piece: Piece, path: Path) -> Path:
        paths = self.editing.draft.paths(piece)
        return path if path in paths else next(iter(paths), ())

    def _at_places(self, group: str) -> bool:
        """Whether the table tells every piece of a group in a place of its own."""
        places = [self.place(piece) for piece in self.editing.draft.groups[group]]
        return None not in places and len({*places}) == len(places)

    def at_the_table(
        self, piece: Piece, size: tuple[int, int], k: float, path: Path = ()
    ) -> Surface | None:
        """Return the part of a table that tells a number of a piece, as it would be now."""
        place = self.place(piece, path)
        pack = self.editing.draft.pack()
        return self._tables.picture(pack, place, size, k) if place is not None else None

    def called(self, piece: Piece) -> str:
        """Return what a piece is called."""
        return self.captions.piece(piece, self.editing.draft.value(piece))

    def told(self, piece: Piece) -> str:
        """Return a piece in words, to be spoken."""
        draft = self.editing.draft
        numbers = ", ".join(
            f"{self.captions.row(piece, path)} {self.value(draft.part(piece, path))}"
            for path in draft.paths(piece)[:MOST_TOLD]
        )
        state = self.captions.state(draft, piece)
        return f"{self.called(piece)}: {numbers} ({state})"

    def value(self, value: Any) -> str:
        """Return a number or word of a piece for people."""
        if isinstance(value, bool):
            return self.desk.say("packs.yes" if value else "packs.no")
        if isinstance(value, str):
            numbers = " ".join(map(str, numbers_of(value)))
            return f"{self.captions.word(shape_of(value))} {numbers}".strip()
        return str(value)

    def icon(self, piece: Piece, size: int) -> Surface | None:
        """Return the mark of a piece that was looked at, `size` px wide."""
        if not self.editing.draft.is_entered(piece):
            return None
        return self.desk.box.stationery.icon("check", size, "ink")


MOST_TOLD = 12


class PieceNode(Node):
    """A button; the one that is `chosen` is lit."""

    def __init__(
        self,
        pieces: PieceShelf,
        piece: Piece,
        chosen: Callable[[], bool],
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "button")
        place.setdefault("name", f"piece:{piece.name}")
        super().__init__(**place)
        self._pieces, self.piece, self._chosen = pieces, piece, chosen
        self.tell()

    def tell(self) -> None:
        """Say what the piece is now."""
        self.label = self._pieces.told(self.piece)

    def draw(self, canvas: Canvas) -> None:
        """Put the piece, its mark, and who says its numbers."""
        pieces, draft = self._pieces, self._pieces.editing.draft
        if self._chosen() or self.warmth > 0.5:
            canvas.put(plate(canvas.size(self), canvas.k), alpha=1.0 if self._chosen() else 0.5)
        if self._chosen():
            canvas.put(lamp_line(canvas.size(self), canvas.k))
        room = self.width, self.height - FOOT
        picture = pieces.picture(self.piece, canvas.k)
        if picture is None and room[1] > PLAIN[1] + SIDE:
            inner = canvas.box(0, 0, room[0] - 2 * SIDE, room[1] - SIDE).size
            picture = pieces.at_the_table(self.piece, inner, canvas.k)
        if picture is not None:
            width, height = (length / canvas.k for length in picture.get_size())
            canvas.put(Picture(picture, 0, 0), (room[0] - width) / 2, (room[1] - height) / 2 + 2)
        else:
            self._draw_plain(canvas, room)
        mark = pieces.icon(self.piece, round(MARK * canvas.k))
        left = SIDE
        if mark is not None:
            canvas.put(mark, SIDE, self.height - FOOT + (FOOT - MARK) / 2 - 3)
            left += MARK + 4
        words = pieces.captions.state(draft, self.piece)
        foot = (left, self.height - FOOT - 3, self.width - left - SIDE, FOOT)
        canvas.words(words, _foot(entered=mark is not None), foot, "left" if mark else "centre")

    def _draw_plain(self, canvas: Canvas, room: tuple[float, float]) -> None:
        pieces, piece = self._pieces, self.piece
        canvas.put(
            plate(canvas.box(0, 0, room[0] - 2 * SIDE, room[1] - SIDE).size, canvas.k), SIDE, SIDE
        )
        inner = room[0] - 4 * SIDE
        canvas.words(pieces.called(piece), BOLD_ON_PARCHMENT, (2 * SIDE, SIDE + 6, inner, 30))
        values = [pieces.value(pieces.editing.draft.part(piece, p)) for p in self._paths()]
        text = _fitting(
            values, lambda text: canvas.kit.lettering.fits(text, _PLAIN, canvas.k, inner * canvas.k)
        )
        canvas.words(text, _PLAIN, (2 * SIDE, SIDE + 38, inner, 30))

    def _paths(self) -> tuple[tuple[str | int, ...], ...]:
        return self._pieces.editing.draft.paths(self.piece)


_PLAIN = NOTE_ON_PARCHMENT


def _foot(*, entered: bool) -> TextStyle:
    return BOLD_ON_PARCHMENT.sized(18) if entered else NOTE_ON_PARCHMENT


def _fitting(values: list[str], fits: Callable[[str], bool]) -> str:
    """Return as many of the values as fit, the last one with dots when others are left out."""
    for count in range(len(values), 0, -1):
        text = SEPARATOR.join(values[:count]) + (SEPARATOR + "…") * (count < len(values))
        if fits(text):
            return text
    return "…"
