"""The editor of one pack: groups on the left, their pieces, and the numbers of the chosen piece
with its picture on the board."""

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.client.app import App
from game.client.packs.edited_pack import EditedPack, PieceCaptions
from game.client.packs.number_fields import NumberFieldBuilder
from game.client.packs.piece_widget import PieceNode, PiecePictures, TableExcerpt
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.list_page import HEADING_NOTE_STYLE, PAGE_HEADING_STYLE
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.segmented_control import RadioPlate
from game.packs.allowed_values import allowed_values_by_path
from game.packs.pieces import PackPiece
from game.scene.layout import Column, Grid, Row, lay_out, theme
from game.scene.nodes.node import Node
from game.scene.nodes.zoom import Sprite
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Divider, Label, PaintedNode

PAGE_MAX_WIDTH = 1720.0
PAGE_MIN_WIDTH = 1240.0
PAGE_MAX_HEIGHT = 1000.0
GROUP_LIST_WIDTH = 250.0
GROUP_PLATE_HEIGHT = 66.0
SCROLLBAR_ROOM = 16.0  # kept free for the bar of a list
INSPECTOR_WIDTH = 448.0
INSPECTOR_SCROLLBAR_ROOM = 18.0
PICTURE_MAX_SIZE = (320.0, 178.0)  # the chosen piece in large, at most
PICTURE_MAX_SCALE = 1.6
BOARD_PREVIEW_HEIGHT = 160.0
TABLE_EXCERPT_HEIGHT = 196.0
TABLE_EXCERPT_MIN_HEIGHT = 96.0
UNDO_BUTTON_WIDTH = 180.0
BACK_BUTTON_WIDTH = 220.0
SECONDS_BEFORE_CHECK = 0.3  # seconds without a change


class PieceInspector(Column):
    """The part of the page that shows the chosen piece with its numbers and buttons; its scroll
    position is kept while numbers change."""

    def __init__(self, page: "PackEditorPage", field_builder: NumberFieldBuilder) -> None:
        super().__init__(gap=theme.TIGHT_GAP, width=INSPECTOR_WIDTH)
        self._page = page
        self._field_builder = field_builder

    def rebuild_content(self) -> None:
        """Show the picture, the numbers, the preview on the board and the buttons of the chosen
        piece."""
        self.clear()
        page = self._page
        pictured = page.piece_pictures.picture_size(page.shown_piece.group_name)[0] > 0
        numbers = Column(
            self._build_head() if pictured else None,
            self._field_builder.build_column(page.shown_piece),
            self._build_preview() if pictured else None,
            gap=theme.TIGHT_GAP,
            padding=(0.0, INSPECTOR_SCROLLBAR_ROOM, 0.0, 0.0),
        )
        # what is no picture of a piece stays in sight beside long tables of numbers
        head = () if pictured else (self._build_head(),)
        name = f"numbers-of:{page.shown_piece.name}"
        self.add(*head, ScrollPane(numbers, name=name, grow=1), *self._build_buttons())

    def focus_first_number(self) -> None:
        """Give the focus to the first control with which a number can be increased; if there is
        none, to the first control of a number, and otherwise to the first enabled control."""
        nodes = [node for node in self.walk() if node.focusable and node.enabled]
        numbers = [node for node in nodes if node.name.startswith("field:")]
        more = [node for node in numbers if node.name.endswith(":+")]
        wanted = next(iter(more or numbers or nodes), None)
        if wanted is not None:
            self._page.stage.focus.focus_node(wanted, shows_ring=True)

    def _build_head(self) -> Column:
        """Return the picture and name of the piece, and a text that says whose numbers it has."""
        page = self._page
        piece = page.shown_piece
        state = page.captions.number_source_text(page.edited_pack.draft, piece)
        return Column(
            self._build_picture(piece),
            Column(
                Label(page.piece_pictures.display_name(piece), PAPER_STYLES.title, wraps=True),
                Label(state, PAPER_STYLES.note, name="state-of-piece", wraps=True),
            ),
            Divider(),
            gap=theme.TIGHT_GAP,
        )

    def _build_picture(self, piece: PackPiece) -> Node:
        pieces = self._page.piece_pictures
        wide, high = pieces.picture_size(piece.group_name)
        if not wide:
            changed, path = self._field_builder.last_changed_piece_and_path
            return TableExcerpt(
                pieces,
                piece,
                path if changed == piece else (),
                basis=TABLE_EXCERPT_HEIGHT,
                min_height=TABLE_EXCERPT_MIN_HEIGHT,
            )
        times = min(PICTURE_MAX_SIZE[0] / wide, PICTURE_MAX_SIZE[1] / high, PICTURE_MAX_SCALE)
        picture = Sprite(
            lambda k: _surface_or_empty(pieces.picture_with_current_numbers(piece, k * times)),
            width=wide * times,
            height=high * times,
        )
        return Row(picture, justify="centre")

    def _build_preview(self) -> Column | None:
        """Return a picture of the piece on the board, None if the board does not show it."""
        pieces = self._page.piece_pictures
        piece = self._page.shown_piece
        size = round(INSPECTOR_WIDTH - INSPECTOR_SCROLLBAR_ROOM), round(BOARD_PREVIEW_HEIGHT)
        if pieces.make_board_picture_around_number(piece, size) is None:
            return None
        return Column(
            Label(self._page.app.say("packs.on-the-board"), PAPER_STYLES.bold),
            PaintedNode(
                lambda size, k: pieces.make_board_picture_around_number(piece, size),
                height=BOARD_PREVIEW_HEIGHT,
            ),
            gap=theme.HAIR_GAP,
        )

    def _build_buttons(self) -> list[Node]:
        page = self._page
        app = page.app
        say = page.app.say
        why_not = (
            ""
            if page.edited_pack.draft.counts_as_entered(page.shown_piece)
            else say("packs.return-none")
        )
        words = say("packs.confirm")
        tip = say("packs.confirm-note")
        key_cap = "@menu-pack-confirm"
        confirm = ButtonSpec(
            "confirm", words, page.confirm_piece_and_show_next, "check", key_cap, tooltip=tip
        )
        back = ButtonSpec(
            "return", say("packs.return"), page.restore_built_in_numbers, disabled_reason=why_not
        )
        return [
            confirm.make_grand_button(app, is_main_button=True),
            back.make_plain_button(app, height=theme.BUTTON_HEIGHT),
        ]


def _surface_or_empty(surface: Surface | None) -> Surface:
    return surface if surface is not None else Surface((1, 1))


class PackEditorPage(Page):
    """The page on which a pack is edited; every change is written at once, so leaving needs no
    question."""

    def __init__(self, app: App, edited_pack: EditedPack) -> None:
        super().__init__(app)
        self.edited_pack = edited_pack
        self.captions = PieceCaptions(app)
        self.piece_pictures = PiecePictures(app, edited_pack, self.captions, self.stage.kit)
        self.shown_group = next(iter(edited_pack.draft.pieces_by_group))
        self.shown_piece: PackPiece = edited_pack.draft.pieces_by_group[self.shown_group][0]
        self.first_focus = f"piece:{self.shown_piece.name}"
        pack = edited_pack.draft.pack_without_numbers
        limits = allowed_values_by_path(app.box.title, pack.edition)
        self._number_field_builder = NumberFieldBuilder(
            edited_pack, self.captions, limits, app.say, self._on_numbers_changed
        )
        self._inspector = PieceInspector(self, self._number_field_builder)
        self._piece_grid_pane: ScrollPane | None = None
        self._seconds_since_change = 0.0
        self.stage.on_node_focused = self._on_node_focused

    def build(self, units: WindowUnits) -> None:
        """Add the heading, the groups, the pieces of the open group, the chosen piece's numbers,
        and the buttons."""
        head = Row(
            Label(
                self.edited_pack.draft.pack_without_numbers.name,
                PAGE_HEADING_STYLE,
                may_shorten=True,
            ),
            Label(
                self._progress_text(), HEADING_NOTE_STYLE, align="right", name="progress", grow=1
            ),
            gap=theme.EXTRA_WIDE_GAP,
            align="centre",
        )
        groups = ScrollPane(self._build_group_list(), width=GROUP_LIST_WIDTH)
        self._piece_grid_pane = ScrollPane(
            self._build_piece_grid(), name=f"pieces-of:{self.shown_group}", grow=1, basis=0.0
        )
        self._inspector.rebuild_content()
        paper = Row(
            groups,
            self._piece_grid_pane,
            self._inspector,
            gap=theme.WIDE_GAP,
            padding=theme.EXTRA_WIDE_GAP,
            skin="parchment",
            grow=1,
            basis=0.0,
            min_height=0.0,
        )
        content = Column(head, paper, self._build_footer(), gap=theme.MEDIUM_GAP)
        self.add_sheet_with_content(
            content,
            max_width=PAGE_MAX_WIDTH,
            min_width=PAGE_MIN_WIDTH,
            max_height=PAGE_MAX_HEIGHT,
            is_scrollable=True,
            fills_max_height=True,
        )

    def _build_group_list(self) -> Column:
        draft = self.edited_pack.draft
        plates: list[Node] = []
        for group in draft.pieces_by_group:
            told = self.captions.entered_progress_text(draft, group)
            title = self.captions.group_name(group)
            plates.append(
                RadioPlate(
                    title=title,
                    note=told,
                    mark_text="",
                    is_chosen=group == self.shown_group,
                    label=f"{title}: {told}",
                    name=f"group:{group}",
                    on_click=partial(self.show_group, group),
                    min_height=GROUP_PLATE_HEIGHT,
                )
            )
        return Column(*plates, gap=theme.TIGHT_GAP, padding=(0.0, SCROLLBAR_ROOM, 0.0, 0.0))

    def _build_piece_grid(self) -> Column:
        """Return the pieces of the open group as buttons, in as many columns as fit."""
        tile = self.piece_pictures.min_tile_width(self.shown_group)
        pieces = [
            PieceNode(
                self.piece_pictures,
                piece,
                lambda piece=piece: piece == self.shown_piece,  # type: ignore[misc]
                on_click=partial(self.choose_and_show_piece, piece, focuses_first_number=True),
            )
            for piece in self.edited_pack.draft.pieces_by_group[self.shown_group]
        ]
        # some room is left for the focus ring round the pieces
        edges = (
            theme.TIGHT_GAP,
            SCROLLBAR_ROOM + theme.TIGHT_GAP,
            theme.TIGHT_GAP,
            theme.TIGHT_GAP,
        )
        return Column(Grid(*pieces, min_column_width=tile, gap=theme.TIGHT_GAP), padding=edges)

    def _build_footer(self) -> Row:
        say = self.app.say
        editing = self.edited_pack
        undo = (
            partial(self._call_and_update, editing.undo),
            "" if editing.undo_drafts else say("packs.no-undo"),
        )
        redo = (
            partial(self._call_and_update, editing.redo),
            "" if editing.redo_drafts else say("packs.no-redo"),
        )
        ways = list[Node]()
        for name, keys, (act, why_not) in (
            ("undo", ("@menu-pack-undo", "@undo"), undo),
            ("redo", ("@menu-pack-redo",), redo),
        ):
            words = say(f"packs.{name}")
            way = ButtonSpec(name, words, act, key_cap=keys[0], keys=keys, disabled_reason=why_not)
            ways.append(
                way.make_plain_button(
                    self.app, "slate", width=UNDO_BUTTON_WIDTH, height=theme.LARGE_BUTTON_HEIGHT
                )
            )
        self._told = Label(
            self._stored_and_playable_text(),
            HEADING_NOTE_STYLE,
            wraps=True,
            is_vertically_centred=True,
            name="state",
            grow=1,
            basis=0.0,
        )
        return Row(
            self._told, *ways, self.make_back_button(width=BACK_BUTTON_WIDTH), gap=theme.MEDIUM_GAP
        )

    def _progress_text(self) -> str:
        draft = self.edited_pack.draft
        entered = sum(map(draft.counts_as_entered, draft.pieces))
        say = self.app.say
        return say("packs.progress-all", entered=entered, all=len(draft.pieces))

    def _stored_and_playable_text(self) -> str:
        """Return a sentence that says whether everything is stored and, if known, why the pack
        cannot be played with."""
        say = self.app.say
        editing = self.edited_pack
        if editing.write_fault is not None:
            return f"{self.app.reason_text(editing.write_fault)} {say('packs.unsaved')}"
        if not editing.draft.pack_without_numbers.entered_piece_names:
            return say("packs.nothing-entered")
        if editing.stored_pack.refusal and not editing.needs_check:
            return say(
                "packs.not-yet",
                cause=self.app.translated_file_error_text(editing.stored_pack.refusal),
            )
        return say("packs.kept")

    def show_group(self, group: str) -> None:
        """Show the pieces of a group; in another group than before, the first piece is chosen."""
        if group != self.shown_group:
            self.shown_group = group
            self.shown_piece = self.edited_pack.draft.pieces_by_group[group][0]
        self.rebuild()

    def choose_and_show_piece(
        self, piece: PackPiece, *, focuses_first_number: bool = False
    ) -> None:
        """Choose a piece and show its numbers, in its group. With `focuses_first_number`, the first
        number gets the focus if the keyboard was used last."""
        if piece.group_name != self.shown_group:
            self.shown_group = piece.group_name
            self.shown_piece = piece
            self.rebuild()
        self.shown_piece = piece
        self._refill_inspector()
        if focuses_first_number and self.stage.is_last_input_key:
            self._inspector.focus_first_number()
        if self._piece_grid_pane is not None and (
            node := self.stage.root.find(f"piece:{piece.name}")
        ):
            self._piece_grid_pane.scroll_into_view(node)
        self.stage.update_before_next_drawing()

    def _on_node_focused(self, node: Node) -> None:
        """Choose the focused piece and show its numbers, if the node is another piece."""
        if isinstance(node, PieceNode) and node.piece != self.shown_piece:
            self.shown_piece = node.piece
            self._refill_inspector()

    def _refill_inspector(self) -> None:
        """Rebuild the inspector for the chosen piece and lay it out."""
        inspector = self._inspector
        inspector.rebuild_content()
        k = self.stage.units.px_per_u * self.sheet_scale
        lay_out(inspector, self.kit, k, width=inspector.width, height=inspector.height)

    def confirm_piece_and_show_next(self) -> None:
        """Mark the numbers of the chosen piece as entered, and show the next piece that is not,
        if any."""
        piece = self.shown_piece
        self.edited_pack.change_draft(self.edited_pack.draft.with_piece_counted_as_entered(piece))
        self._on_numbers_changed()
        following = self.edited_pack.next_unentered_piece(piece)
        if following is not None:
            self.choose_and_show_piece(following, focuses_first_number=True)

    def restore_built_in_numbers(self) -> None:
        """Replace the numbers of the chosen piece by the built-in ones."""
        self._call_and_update(
            partial(
                self.edited_pack.change_draft,
                self.edited_pack.draft.with_builtin_numbers(self.shown_piece),
            )
        )

    def _call_and_update(self, action: Callable[[], None]) -> None:
        action()
        self._on_numbers_changed()

    def _on_numbers_changed(self) -> None:
        """Rebuild the page and restart the delay before the pack is checked."""
        self._seconds_since_change = 0.0
        self.rebuild()

    def go_back(self) -> None:
        """Move the keyboard focus from the numbers back to the chosen piece; otherwise write the
        draft and leave the page."""
        focus = self.stage.focus
        inside = focus.node in list(self._inspector.walk())
        node = self.stage.root.find(f"piece:{self.shown_piece.name}")
        if inside and self.stage.is_last_input_key and focus.is_ring_shown and node is not None:
            focus.focus_node(node, shows_ring=True)
            self.stage.update_before_next_drawing()
        else:
            self.edited_pack.write_draft()
            super().go_back()

    def update(self, seconds: float) -> None:
        """Check whether the pack can be played with, once it has not been changed for a moment."""
        if not self.edited_pack.needs_check:
            return
        self._seconds_since_change += seconds
        if self._seconds_since_change >= SECONDS_BEFORE_CHECK:
            self.edited_pack.update_playability()
            self._told.set_text(self._stored_and_playable_text())
            self.stage.update_before_next_drawing()

    @property
    def needs_updates(self) -> bool:
        """Return whether the page has to be updated in every frame, for example because a check
        is pending."""
        return super().needs_updates or self.edited_pack.needs_check

    def content_sentences(self) -> tuple[str, ...]:
        """Return the pack's name and progress, whether it is stored and can be played with, and
        every piece of the open group, as sentences."""
        draft = self.edited_pack.draft
        return (
            f"{draft.pack_without_numbers.name}. {self._progress_text()}. "
            f"{self._stored_and_playable_text()}",
            *(
                self.piece_pictures.spoken_text(piece)
                for piece in draft.pieces_by_group[self.shown_group]
            ),
        )
