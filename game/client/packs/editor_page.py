"""The editor of one pack: groups on the left, their pieces, and the numbers of the chosen piece
with its picture on the board."""

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.client.app import App
from game.client.packs.editing import Captions, Editing
from game.client.packs.fields import FieldRows
from game.client.packs.piece_widget import PieceNode, PieceShelf, TableCut
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.list_page import AT_DUSK, HEADING
from game.client.widgets.page import Page
from game.client.widgets.segments import RadioPlate
from game.client.widgets.text import ScrollPane
from game.packs.limits import limits_of
from game.packs.pieces import Piece
from game.scene.nodes.node import Node
from game.scene.nodes.zoom import Sprite
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label, Panel

# The chosen piece in large, its numbers, and how it looks on the board.

BUTTON = 60.0
SECOND = 52.0
INSPECTOR_GAP = 10.0
INSPECTOR_BAR = 18.0
PICTURE = (320.0, 178.0)
LARGEST = 1.6
PREVIEW = 160.0
TABLE = 196.0

WIDE = 1720.0
NARROW = 1240.0
TALL = 1000.0
HEAD = 84.0
FOOT = 82.0
INSIDE = 20.0
GROUPS = 250.0
INSPECTOR = 448.0
HEIGHT = 66.0
GAP = 8.0  # of the buttons of groups, and between them
BETWEEN = 14.0
BAR = 16.0
RING = 6.0  # room for the focus ring round the pieces
UNDO = 180.0
BACK = 220.0
CHECK_AFTER = 0.3  # seconds without a change


class Inspector(Node):
    """The numbers of the chosen piece; the scroll position is kept while they change."""

    def __init__(self, page: "EditorPage", rows: FieldRows) -> None:
        super().__init__()
        self._page = page
        self._rows = rows
        self._pane: ScrollPane | None = None

    @property
    def offset(self) -> float:
        """The scroll position of the numbers."""
        return self._pane.offset if self._pane is not None else 0.0

    def fill(self, offset: float = 0.0) -> None:
        """Show picture, numbers, board and buttons of the chosen piece."""
        self.clear()
        page = self._page
        width = self.width - INSPECTOR_BAR
        column = Node(width=width)
        head = Node(width=width)
        # what is no picture of a piece stays in sight beside long tables of numbers
        pictured = page.pieces.picture_size(page.chosen.group)[0] > 0
        self._add_head(column if pictured else head, width)
        fields = self._rows.column(page.chosen, width)
        fields.y = column.height
        column.add(fields)
        column.height += fields.height
        self._add_preview(column, width)
        foot = BUTTON + SECOND + 2 * INSPECTOR_GAP
        room = self.height - foot - head.height
        spot = box(0, head.height, self.width, room)
        self._pane = ScrollPane(column, name=f"numbers-of:{page.chosen.name}", **spot)
        self._pane.scroll_to(offset)
        self.add(head, self._pane, *self._buttons())

    def focus_first(self) -> None:
        """Give the focus to the first editable number."""
        nodes = [node for node in self.walk() if node.focusable and node.enabled]
        numbers = [node for node in nodes if node.name.startswith("field:")]
        more = [node for node in numbers if node.name.endswith(":+")]
        wanted = next(iter(more or numbers or nodes), None)
        if wanted is not None:
            self._page.stage.focus.set(wanted, shown=True)

    def _add_head(self, column: Node, width: float) -> None:
        page = self._page
        piece = self._page.chosen
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
            Label(pieces.called(piece), ON_PAPER.title, **box(0, top, width, 38)),
            Label(state, ON_PAPER.note, name="state-of-piece", **box(0, top + 34, width, 26)),
            Divider(x=0, y=top + 66, width=width),
        )
        column.height = top + 76

    def _add_preview(self, column: Node, width: float) -> None:
        page = self._page
        piece = self._page.chosen

        def paint(k: float) -> Surface:
            return _shown(page.pieces.preview(piece, (round(width * k), round(PREVIEW * k))))

        pictured = page.pieces.picture_size(piece.group)[0] > 0
        if not pictured or page.pieces.preview(piece, (round(width), round(PREVIEW))) is None:
            return
        top = column.height + 14
        head = page.app.say("packs.on-the-board")
        column.add(
            Label(head, ON_PAPER.bold, **box(0, top, width, 30)),
            Sprite(paint, x=width / 2, y=top + 36 + PREVIEW / 2),
        )
        column.height = top + 36 + PREVIEW

    def _buttons(self) -> list[Node]:
        page = self._page
        app = page.app
        say = page.app.say
        width = self.width - 4
        top = self.height - BUTTON - SECOND - INSPECTOR_GAP
        why_not = "" if page.editing.draft.is_entered(page.chosen) else say("packs.return-none")
        words = say("packs.confirm")
        tip = say("packs.confirm-note")
        cap = "@menu-pack-confirm"
        confirm = ButtonWay("confirm", words, page.confirm, "check", cap, tip=tip)
        back = ButtonWay("return", say("packs.return"), page.give_back, why_not=why_not)
        low = box(0, top + BUTTON + INSPECTOR_GAP, width, SECOND)
        return [
            confirm.grand(app, primary=True, **box(0, top, width, BUTTON)),
            back.plain(app, **low),
        ]


def _shown(surface: Surface | None) -> Surface:
    return surface if surface is not None else Surface((1, 1))


class EditorPage(Page):
    """The editor page; everything entered is on the disk at once, so leaving needs no question."""

    def __init__(self, app: App, editing: Editing) -> None:
        super().__init__(app)
        self.editing = editing
        self.captions = Captions(app)
        self.pieces = PieceShelf(app, editing, self.captions, self.stage.kit)
        self.group = next(iter(editing.draft.groups))
        self.chosen: Piece = editing.draft.groups[self.group][0]
        self.first_focus = f"piece:{self.chosen.name}"
        pack = editing.draft.head
        limits = limits_of(app.box.title, pack.edition)
        self._rows = FieldRows(editing, self.captions, limits, app.say, self._changed)
        self._inspector = Inspector(self, self._rows)
        self._grid: ScrollPane | None = None
        self._waited = 0.0
        self.stage.on_spoken = self._spoken

    # ---- layout

    def build(self, units: Units) -> None:
        """Add heading, groups, pieces, numbers and buttons."""
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        width = page.width
        height = page.height - HEAD - FOOT
        spot = box(width * 0.6, 26, width * 0.4 - 4, 40)
        page.add(
            Label(self.editing.draft.head.name, HEADING, **box(4, -6, width * 0.6, 76)),
            Label(self._progress(), AT_DUSK, align="right", name="progress", **spot),
        )
        paper = Panel("parchment", **box(0, HEAD, width, height))
        room = height - 2 * INSIDE
        middle = width - GROUPS - INSPECTOR - 2 * INSIDE - 2 * BETWEEN
        groups = ScrollPane(self._group_column(), **box(INSIDE, INSIDE, GROUPS, room))
        left = INSIDE + GROUPS + BETWEEN
        pieces = self._piece_grid(middle - BAR)
        spot = box(left, INSIDE, middle, room)
        self._grid = ScrollPane(pieces, name=f"pieces-of:{self.group}", **spot)
        inspector = self._inspector
        inspector.x = width - INSIDE - INSPECTOR
        inspector.y = INSIDE
        inspector.width = INSPECTOR
        inspector.height = room
        paper.add(groups, self._grid, inspector)
        page.add(paper, *self._footer(width, page.height - FOOT + 14))
        inspector.fill(inspector.offset)

    def _group_column(self) -> Node:
        draft = self.editing.draft
        column = Node(width=GROUPS - BAR)
        for place, group in enumerate(draft.groups):
            told = self.captions.progress(draft, group)
            way = partial(self.open_group, group)
            name = f"group:{group}"
            top = place * (HEIGHT + GAP)
            spot = box(0, top, GROUPS - BAR, HEIGHT)
            title = self.captions.group(group)
            chosen = group == self.group
            label = f"{title}: {told}"
            plate = RadioPlate(
                title=title,
                note=told,
                mark="",
                chosen=chosen,
                label=label,
                name=name,
                on_click=way,
                **spot,
            )
            plate.side = 16.0
            plate.name_line = (7.0, 28.0)
            plate.note_line = (34.0, 24.0)
            column.add(plate)
            column.height = place * (HEIGHT + GAP) + HEIGHT
        return column

    def _piece_grid(self, width: float) -> Node:
        tile, high = self.pieces.size(self.group)
        columns = max(int((width - 2 * RING + GAP) // (tile + GAP)), 1)
        pitch = (width - 2 * RING + GAP) / columns
        grid = Node(width=width)
        for place, piece in enumerate(self.editing.draft.groups[self.group]):
            row, column = divmod(place, columns)
            grid.add(
                PieceNode(
                    self.pieces,
                    piece,
                    lambda piece=piece: piece == self.chosen,  # type: ignore[misc]
                    on_click=partial(self.choose, piece, enter=True),
                    **box(RING + column * pitch, RING + row * (high + GAP), tile, high),
                )
            )
            grid.height = (row + 1) * (high + GAP) - GAP + 2 * RING
        return grid

    def _footer(self, width: float, top: float) -> list[Node]:
        say = self.app.say
        editing = self.editing
        undo = partial(self._do, editing.undo), "" if editing.before else say("packs.no-undo")
        redo = partial(self._do, editing.redo), "" if editing.after else say("packs.no-redo")
        high = FOOT - 18
        ways = list[Node]()
        for name, keys, (act, why_not) in (
            ("undo", ("@menu-pack-undo", "@undo"), undo),
            ("redo", ("@menu-pack-redo",), redo),
        ):
            left = width - BACK - (2 - len(ways)) * (UNDO + 12)
            words = say(f"packs.{name}")
            way = ButtonWay(name, words, act, cap=keys[0], keys=keys, why_not=why_not)
            ways.append(way.plain(self.app, "slate", **box(left, top, UNDO, high)))
        room = width - BACK - 2 * (UNDO + 12) - 20
        self._told = Label(
            self._state(), AT_DUSK, wrap=True, midway=True, name="state", **box(4, top, room, high)
        )
        return [self._told, *ways, self.back_button(**box(width - BACK, top, BACK, high))]

    # ---- what is told

    def _progress(self) -> str:
        draft = self.editing.draft
        entered = sum(map(draft.is_entered, draft.pieces))
        say = self.app.say
        return say("packs.progress-all", entered=entered, all=len(draft.pieces))

    def _state(self) -> str:
        """Return whether everything is stored, and whether the pack can be played with, as text."""
        say = self.app.say
        editing = self.editing
        if editing.fault is not None:
            return f"{self.app.explain(editing.fault)} {say('packs.unsaved')}"
        if not editing.draft.head.entered:
            return say("packs.nothing-entered")
        if editing.kept.refusal and not editing.unchecked:
            return say("packs.not-yet", cause=self.app.translated_refusal(editing.kept.refusal))
        return say("packs.kept")

    # ---- what is done

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
        self._inspector.fill()
        if enter and self.stage.by_keys:
            self._inspector.focus_first()
        if self._grid is not None and (node := self.stage.root.find(f"piece:{piece.name}")):
            self._grid.reveal(node)
        self.stage.refresh()

    def _spoken(self, node: Node) -> None:
        """Show a piece as soon as the keyboard focus is on it."""
        if isinstance(node, PieceNode) and node.piece != self.chosen:
            self.chosen = node.piece
            self._inspector.fill()

    def confirm(self) -> None:
        """Accept the numbers of the piece, and show the next one."""
        piece = self.chosen
        self.editing.change(self.editing.draft.with_confirmed(piece))
        self._changed()
        following = self.editing.missing(piece)
        if following is not None:
            self.choose(following, enter=True)

    def give_back(self) -> None:
        """Restore the built-in numbers of the piece."""
        self._do(partial(self.editing.change, self.editing.draft.with_builtin(self.chosen)))

    def _do(self, act: Callable[[], None]) -> None:
        act()
        self._changed()

    def _changed(self) -> None:
        """Update the page after a change of numbers."""
        self._waited = 0.0
        self.rebuild()

    def go_back(self) -> None:
        """Move the focus from the numbers to the pieces, or leave the page."""
        focus = self.stage.focus
        inside = focus.node in list(self._inspector.walk())
        node = self.stage.root.find(f"piece:{self.chosen.name}")
        if inside and self.stage.by_keys and focus.shown and node is not None:
            focus.set(node, shown=True)
            self.stage.refresh()
        else:
            self.editing.save()
            super().go_back()

    # ---- time

    def update(self, seconds: float) -> None:
        """Check the pack when it has not been changed for a moment."""
        if not self.editing.unchecked:
            return
        self._waited += seconds
        if self._waited >= CHECK_AFTER:
            self.editing.check()
            self._told.set_text(self._state())
            self.stage.refresh()

    @property
    def moving(self) -> bool:
        """Return whether the page needs updates, because a check is pending."""
        return super().moving or self.editing.unchecked

    def described(self) -> tuple[str, ...]:
        """Return the pack as text: its progress, and every piece of the open group."""
        draft = self.editing.draft
        return (
            f"{draft.head.name}. {self._progress()}. {self._state()}",
            *(self.pieces.told(piece) for piece in draft.groups[self.group]),
        )
