"""How the table tells a number of a piece; a plain list of them where it has no place for it."""

from __future__ import annotations

from typing import Unpack

from game.client.packs.piece_widget import PieceShelf
from game.packs.pieces import Path, Piece, rows_of
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.panel import plate
from game.scene.text.lettering import BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT

SIDE, LINE, GAP = 14.0, 30.0, 8.0
SHARE = 0.55  # of a line for what the numbers are called
SEPARATOR = "  "


class TableCut(Node):
    """Of a piece with the numbers it would have, above all the one at a path."""

    def __init__(
        self, pieces: PieceShelf, piece: Piece, path: Path, **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**place)
        self._pieces, self._piece, self._path = pieces, piece, path

    def draw(self, canvas: Canvas) -> None:
        """Put the part of the table, or the plain list."""
        size = canvas.size(self)
        picture = self._pieces.preview(self._piece, size, self._path)
        if picture is None:
            picture = self._pieces.at_the_table(self._piece, size, canvas.k, self._path)
        if picture is not None:
            wide, high = (length / canvas.k for length in picture.get_size())
            canvas.put(picture, (self.width - wide) / 2, (self.height - high) / 2)
            return
        canvas.put(plate(size, canvas.k))
        for row, (name, values) in enumerate(self._lines()):
            top, room = 8 + row * LINE, self.width - 2 * SIDE
            name_box, value_box = (
                (SIDE, room * SHARE - 8),
                (SIDE + room * SHARE, room * (1 - SHARE)),
            )
            for text, (left, width), style, align in (
                (name, name_box, NOTE_ON_PARCHMENT, "left"),
                (values, value_box, BOLD_ON_PARCHMENT.sized(18), "right"),
            ):
                canvas.words(text, style, (left, top, width, LINE), align)

    def _lines(self) -> list[tuple[str, str]]:
        """Return as many rows of numbers as there is room for, with that of the path."""
        pieces, piece = self._pieces, self._piece
        draft = pieces.editing.draft
        rows = rows_of(draft.paths(piece))
        most = int((self.height - 16) // LINE)
        at = next((n for n, row in enumerate(rows) if self._path in row), 0)
        first = max(min(at - most // 2, len(rows) - most), 0)
        return [
            (
                pieces.captions.row(piece, row[0]),
                SEPARATOR.join(pieces.value(draft.part(piece, path)) for path in row),
            )
            for row in rows[first : first + most]
        ]
