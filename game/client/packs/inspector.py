"""The chosen piece in large, its numbers, and how it looks on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from pygame import Surface

from game.client.packs.fields import FieldRows
from game.client.packs.table_cut import TableCut
from game.client.widgets.buttons import PrimaryButton
from game.client.widgets.scroll_pane import ScrollPane
from game.scene.nodes.node import Node, NodeValues
from game.scene.nodes.sprite import Sprite
from game.scene.stage.placing import box
from game.scene.text.lettering import BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT, TITLE_ON_PARCHMENT
from game.scene.widgets import Button, Divider, Label

if TYPE_CHECKING:
    from game.client.packs.editor_page import EditorPage

BUTTON, SECOND, GAP = 60.0, 52.0, 10.0
BAR = 18.0
PICTURE, LARGEST = (320.0, 178.0), 1.6
PREVIEW, TABLE = 160.0, 196.0


class Inspector(Node):
    """Filled anew for another piece; while numbers change the place in it is kept."""

    def __init__(self, page: EditorPage, rows: FieldRows, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._page, self._rows = page, rows
        self._pane: ScrollPane | None = None

    @property
    def offset(self) -> float:
        """How far the numbers are scrolled."""
        return self._pane.offset if self._pane is not None else 0.0

    def fill(self, offset: float = 0.0) -> None:
        """Put picture, numbers, board and buttons of the chosen piece."""
        self.clear()
        page, width = self._page, self.width - BAR
        column, head = Node(width=width), Node(width=width)
        # what is no picture of a piece stays in sight beside long tables of numbers
        pictured = page.pieces.picture_size(page.chosen.group)[0] > 0
        self._add_head(column if pictured else head, width)
        fields = self._rows.column(page.chosen, width)
        fields.y = column.height
        column.add(fields)
        column.height += fields.height
        self._add_preview(column, width)
        foot = BUTTON + SECOND + 2 * GAP
        room = self.height - foot - head.height
        self._pane = ScrollPane(column, y=head.height, width=self.width, height=room)
        self._pane.scroll_to(offset)
        self.add(head, self._pane, *self._buttons())

    def focus_first(self) -> None:
        """Give the focus to the first number that can be changed."""
        nodes = [node for node in self.walk() if node.focusable and node.enabled]
        numbers = [node for node in nodes if node.name.startswith("field:")]
        more = [node for node in numbers if node.name.endswith(":+")]
        wanted = next(iter(more or numbers or nodes), None)
        if wanted is not None:
            self._page.stage.focus.set(wanted, shown=True)

    def _add_head(self, column: Node, width: float) -> None:
        page, piece = self._page, self._page.chosen
        pieces = page.pieces
        top = 0.0
        wide, high = pieces.picture_size(piece.group)
        if wide:
            times = min(PICTURE[0] / wide, PICTURE[1] / high, LARGEST)
            middle = width / 2, times * high / 2 + 2
            column.add(
                Sprite(lambda k: _shown(pieces.picture(piece, k * times)), x=middle[0], y=middle[1])
            )
            top = times * high + 10
        else:
            changed, path = self._rows.touched
            seen = path if changed == piece else ()
            column.add(TableCut(pieces, piece, seen, **box(0, 0, width, TABLE)))
            top = TABLE + 10
        state = page.captions.state(page.editing.draft, piece)
        column.add(
            Label(pieces.called(piece), TITLE_ON_PARCHMENT, **box(0, top, width, 38)),
            Label(state, NOTE_ON_PARCHMENT, name="state-of-piece", **box(0, top + 34, width, 26)),
            Divider(x=0, y=top + 66, width=width),
        )
        column.height = top + 76

    def _add_preview(self, column: Node, width: float) -> None:
        page, piece = self._page, self._page.chosen

        def paint(k: float) -> Surface:
            return _shown(page.pieces.preview(piece, (round(width * k), round(PREVIEW * k))))

        pictured = page.pieces.picture_size(piece.group)[0] > 0
        if not pictured or page.pieces.preview(piece, (round(width), round(PREVIEW))) is None:
            return
        top = column.height + 14
        head = page.app.say("packs.on-the-board")
        column.add(
            Label(head, BOLD_ON_PARCHMENT, **box(0, top, width, 30)),
            Sprite(paint, x=width / 2, y=top + 36 + PREVIEW / 2),
        )
        column.height = top + 36 + PREVIEW

    def _buttons(self) -> list[Node]:
        page = self._page
        say, draft, piece = page.app.say, page.editing.draft, page.chosen
        top = self.height - BUTTON - SECOND - GAP
        can_return = draft.is_entered(piece)
        return [
            PrimaryButton(
                page.app,
                say("packs.confirm"),
                "check",
                "@menu-pack-confirm",
                name="confirm",
                keys=("@menu-pack-confirm",),
                tooltip=say("packs.confirm-note"),
                on_click=page.confirm,
                **box(0, top, self.width - 4, BUTTON),
            ),
            Button(
                say("packs.return"),
                skin="quiet",
                name="return",
                layout="centred",
                enabled=can_return,
                tooltip=None if can_return else say("packs.return-none"),
                on_click=page.give_back,
                **box(0, top + BUTTON + GAP, self.width - 4, SECOND),
            ),
        ]


def _shown(surface: Surface | None) -> Surface:
    return surface if surface is not None else Surface((1, 1))
