"""The editor of one pack: groups on the left, their pieces, and the numbers of the chosen piece
with its picture on the board."""

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.client.app import App
from game.client.packs.editing import Captions, EditedPack
from game.client.packs.fields import FieldRows
from game.client.packs.piece_widget import PieceNode, PiecePictures, TableExcerpt
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.list_page import AT_DUSK, HEADING
from game.client.widgets.page import Page
from game.client.widgets.segments import RadioPlate
from game.client.widgets.text import ScrollPane
from game.packs.limits import limits_of
from game.packs.pieces import Piece
from game.scene.layout import Column, Grid, Row, lay_out, theme
from game.scene.nodes.node import Node
from game.scene.nodes.zoom import Sprite
from game.scene.stage.units import Units
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label, PaintedNode

WIDE = 1720.0
NARROW = 1240.0
TALL = 1000.0
GROUPS = 250.0
PLATE = 66.0
BAR = 16.0  # kept free for the bar of a list
INSPECTOR = 448.0
INSPECTOR_BAR = 18.0
PICTURE = (320.0, 178.0)  # the chosen piece in large, at most
LARGEST = 1.6
PREVIEW = 160.0
TABLE = 196.0
LEAST_TABLE = 96.0
UNDO = 180.0
BACK = 220.0
CHECK_AFTER = 0.3  # seconds without a change


class Inspector(Column):
    """The numbers of the chosen piece; the scroll position is kept while they change."""

    def __init__(self, page: "EditorPage", rows: FieldRows) -> None:
        super().__init__(gap=theme.TIGHT, width=INSPECTOR)
        self._page = page
        self._rows = rows

    def fill(self) -> None:
        """Show picture, numbers, board and buttons of the chosen piece."""
        self.clear()
        page = self._page
        pictured = page.pieces.picture_size(page.chosen.group)[0] > 0
        numbers = Column(
            self._head() if pictured else None,
            self._rows.column(page.chosen),
            self._preview() if pictured else None,
            gap=theme.TIGHT,
            padding=(0.0, INSPECTOR_BAR, 0.0, 0.0),
        )
        # what is no picture of a piece stays in sight beside long tables of numbers
        head = () if pictured else (self._head(),)
        name = f"numbers-of:{page.chosen.name}"
        self.add(*head, ScrollPane(numbers, name=name, grow=1), *self._buttons())

    def focus_first(self) -> None:
        """Give the focus to the first editable number."""
        nodes = [node for node in self.walk() if node.focusable and node.enabled]
        numbers = [node for node in nodes if node.name.startswith("field:")]
        more = [node for node in numbers if node.name.endswith(":+")]
        wanted = next(iter(more or numbers or nodes), None)
        if wanted is not None:
            self._page.stage.focus.focus_node(wanted, shown=True)

    def _head(self) -> Column:
        """Return the picture of the piece, its name, and whose numbers it has."""
        page = self._page
        piece = page.chosen
        state = page.captions.state(page.editing.draft, piece)
        return Column(
            self._picture(piece),
            Column(
                Label(page.pieces.display_name(piece), ON_PAPER.title, wrap=True),
                Label(state, ON_PAPER.note, name="state-of-piece", wrap=True),
            ),
            Divider(),
            gap=theme.TIGHT,
        )

    def _picture(self, piece: Piece) -> Node:
        pieces = self._page.pieces
        wide, high = pieces.picture_size(piece.group)
        if not wide:
            changed, path = self._rows.touched
            return TableExcerpt(
                pieces, piece, path if changed == piece else (), basis=TABLE, min_height=LEAST_TABLE
            )
        times = min(PICTURE[0] / wide, PICTURE[1] / high, LARGEST)
        picture = Sprite(
            lambda k: _surface_or_empty(pieces.picture(piece, k * times)),
            width=wide * times,
            height=high * times,
        )
        return Row(picture, justify="centre")

    def _preview(self) -> Column | None:
        """Return the piece at the table, None if the table does not show it."""
        pieces = self._page.pieces
        piece = self._page.chosen
        size = round(INSPECTOR - INSPECTOR_BAR), round(PREVIEW)
        if pieces.preview(piece, size) is None:
            return None
        return Column(
            Label(self._page.app.say("packs.on-the-board"), ON_PAPER.bold),
            PaintedNode(lambda size, k: pieces.preview(piece, size), height=PREVIEW),
            gap=theme.HAIR,
        )

    def _buttons(self) -> list[Node]:
        page = self._page
        app = page.app
        say = page.app.say
        why_not = "" if page.editing.draft.is_entered(page.chosen) else say("packs.return-none")
        words = say("packs.confirm")
        tip = say("packs.confirm-note")
        cap = "@menu-pack-confirm"
        confirm = ButtonSpec("confirm", words, page.confirm, "check", cap, tip=tip)
        back = ButtonSpec("return", say("packs.return"), page.restore_built_in, why_not=why_not)
        return [
            confirm.as_grand_button(app, primary=True),
            back.as_plain_button(app, height=theme.BUTTON),
        ]


def _surface_or_empty(surface: Surface | None) -> Surface:
    return surface if surface is not None else Surface((1, 1))


class EditorPage(Page):
    """The editor page; everything entered is on the disk at once, so leaving needs no question."""

    def __init__(self, app: App, editing: EditedPack) -> None:
        super().__init__(app)
        self.editing = editing
        self.captions = Captions(app)
        self.pieces = PiecePictures(app, editing, self.captions, self.stage.kit)
        self.group = next(iter(editing.draft.groups))
        self.chosen: Piece = editing.draft.groups[self.group][0]
        self.first_focus = f"piece:{self.chosen.name}"
        pack = editing.draft.head
        limits = limits_of(app.box.title, pack.edition)
        self._rows = FieldRows(editing, self.captions, limits, app.say, self._on_changed)
        self._inspector = Inspector(self, self._rows)
        self._grid: ScrollPane | None = None
        self._waited = 0.0
        self.stage.on_spoken = self._on_focused

    def build(self, units: Units) -> None:
        """Add heading, groups, pieces, numbers and buttons."""
        head = Row(
            Label(self.editing.draft.head.name, HEADING, may_shorten=True),
            Label(self._progress_text(), AT_DUSK, align="right", name="progress", grow=1),
            gap=theme.BROAD,
            align="centre",
        )
        groups = ScrollPane(self._groups(), width=GROUPS)
        self._grid = ScrollPane(self._pieces(), name=f"pieces-of:{self.group}", grow=1, basis=0.0)
        self._inspector.fill()
        paper = Row(
            groups,
            self._grid,
            self._inspector,
            gap=theme.WIDE,
            padding=theme.BROAD,
            skin="parchment",
            grow=1,
            basis=0.0,
            min_height=0.0,
        )
        content = Column(head, paper, self._footer(), gap=theme.GAP)
        self.add_sheet_with_content(
            content, widest=WIDE, narrowest=NARROW, tallest=TALL, scrolls=True, fills=True
        )

    def _groups(self) -> Column:
        draft = self.editing.draft
        plates: list[Node] = []
        for group in draft.groups:
            told = self.captions.progress(draft, group)
            title = self.captions.group(group)
            plates.append(
                RadioPlate(
                    title=title,
                    note=told,
                    mark="",
                    chosen=group == self.group,
                    label=f"{title}: {told}",
                    name=f"group:{group}",
                    on_click=partial(self.open_group, group),
                    height=PLATE,
                )
            )
        return Column(*plates, gap=theme.TIGHT, padding=(0.0, BAR, 0.0, 0.0))

    def _pieces(self) -> Column:
        """Return the pieces of the open group in as many columns as have room."""
        tile, high = self.pieces.size(self.group)
        pieces = [
            PieceNode(
                self.pieces,
                piece,
                lambda piece=piece: piece == self.chosen,  # type: ignore[misc]
                on_click=partial(self.choose, piece, enter=True),
                height=high,
            )
            for piece in self.editing.draft.groups[self.group]
        ]
        # some room is left for the focus ring round the pieces
        edges = (theme.TIGHT, BAR + theme.TIGHT, theme.TIGHT, theme.TIGHT)
        return Column(Grid(*pieces, least_column=tile, gap=theme.TIGHT), padding=edges)

    def _footer(self) -> Row:
        say = self.app.say
        editing = self.editing
        undo = (
            partial(self._do_and_update, editing.undo),
            "" if editing.before else say("packs.no-undo"),
        )
        redo = (
            partial(self._do_and_update, editing.redo),
            "" if editing.after else say("packs.no-redo"),
        )
        ways = list[Node]()
        for name, keys, (act, why_not) in (
            ("undo", ("@menu-pack-undo", "@undo"), undo),
            ("redo", ("@menu-pack-redo",), redo),
        ):
            words = say(f"packs.{name}")
            way = ButtonSpec(name, words, act, cap=keys[0], keys=keys, why_not=why_not)
            ways.append(
                way.as_plain_button(self.app, "slate", width=UNDO, height=theme.LARGE_BUTTON)
            )
        self._told = Label(
            self._state_text(), AT_DUSK, wrap=True, midway=True, name="state", grow=1, basis=0.0
        )
        return Row(self._told, *ways, self.back_button(width=BACK), gap=theme.GAP)

    def _progress_text(self) -> str:
        draft = self.editing.draft
        entered = sum(map(draft.is_entered, draft.pieces))
        say = self.app.say
        return say("packs.progress-all", entered=entered, all=len(draft.pieces))

    def _state_text(self) -> str:
        """Return whether everything is stored, and whether the pack can be played with, as text."""
        say = self.app.say
        editing = self.editing
        if editing.fault is not None:
            return f"{self.app.reason_text(editing.fault)} {say('packs.unsaved')}"
        if not editing.draft.head.entered:
            return say("packs.nothing-entered")
        if editing.kept.refusal and not editing.unchecked:
            return say("packs.not-yet", cause=self.app.translated_refusal(editing.kept.refusal))
        return say("packs.kept")

    def open_group(self, group: str) -> None:
        """Show the pieces of another group."""
        if group != self.group:
            self.group = group
            self.chosen = self.editing.draft.groups[group][0]
        self.rebuild()

    def choose(self, piece: Piece, *, enter: bool = False) -> None:
        """Show the numbers of a piece; with `enter` the first number gets the focus."""
        if piece.group != self.group:
            self.group = piece.group
            self.chosen = piece
            self.rebuild()
        self.chosen = piece
        self._refill_inspector()
        if enter and self.stage.by_keys:
            self._inspector.focus_first()
        if self._grid is not None and (node := self.stage.root.find(f"piece:{piece.name}")):
            self._grid.reveal(node)
        self.stage.refresh()

    def _on_focused(self, node: Node) -> None:
        """Show a piece as soon as the keyboard focus is on it."""
        if isinstance(node, PieceNode) and node.piece != self.chosen:
            self.chosen = node.piece
            self._refill_inspector()

    def _refill_inspector(self) -> None:
        """Show the numbers of another piece."""
        inspector = self._inspector
        inspector.fill()
        k = self.stage.units.k * self.sheet_scale
        lay_out(inspector, self.kit, k, width=inspector.width, height=inspector.height)

    def confirm(self) -> None:
        """Accept the numbers of the piece, and show the next one."""
        piece = self.chosen
        self.editing.change(self.editing.draft.with_confirmed(piece))
        self._on_changed()
        following = self.editing.next_piece(piece)
        if following is not None:
            self.choose(following, enter=True)

    def restore_built_in(self) -> None:
        """Restore the built-in numbers of the piece."""
        self._do_and_update(
            partial(self.editing.change, self.editing.draft.with_builtin(self.chosen))
        )

    def _do_and_update(self, act: Callable[[], None]) -> None:
        act()
        self._on_changed()

    def _on_changed(self) -> None:
        """Update the page after a change of numbers."""
        self._waited = 0.0
        self.rebuild()

    def go_back(self) -> None:
        """Move the focus from the numbers to the pieces, or leave the page."""
        focus = self.stage.focus
        inside = focus.node in list(self._inspector.walk())
        node = self.stage.root.find(f"piece:{self.chosen.name}")
        if inside and self.stage.by_keys and focus.shown and node is not None:
            focus.focus_node(node, shown=True)
            self.stage.refresh()
        else:
            self.editing.save()
            super().go_back()

    def update(self, seconds: float) -> None:
        """Check the pack when it has not been changed for a moment."""
        if not self.editing.unchecked:
            return
        self._waited += seconds
        if self._waited >= CHECK_AFTER:
            self.editing.check()
            self._told.set_text(self._state_text())
            self.stage.refresh()

    @property
    def needs_updates(self) -> bool:
        """Return whether the page needs updates, because a check is pending."""
        return super().needs_updates or self.editing.unchecked

    def described(self) -> tuple[str, ...]:
        """Return the pack as text: its progress, and every piece of the open group."""
        draft = self.editing.draft
        return (
            f"{draft.head.name}. {self._progress_text()}. {self._state_text()}",
            *(self.pieces.spoken_text(piece) for piece in draft.groups[self.group]),
        )
