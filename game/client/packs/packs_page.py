"""The page of a player's packs for the open edition, and of deleted ones."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from game.client.app import App
from game.client.packs.edited_pack import EditedPack
from game.client.packs.editor_page import PackEditorPage
from game.client.stored.packs import FILE_SUFFIX, StoredPack
from game.client.stored.user_folders import existing_user_folders, newest_wanted_files
from game.client.widgets.buttons import ButtonSpec, make_grand_button_row
from game.client.widgets.dialogs import DialogReply, open_question_dialog, show_message
from game.client.widgets.edition_names import non_default_edition_name
from game.client.widgets.file_dialog import ask_for_file
from game.client.widgets.list_page import EmptyListPanel, ListPage, ListRow, make_growing_column
from game.client.widgets.name_field import open_text_dialog
from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.files.toml_fields import printable_file_name
from game.packs.pack_draft import draft_from_pack
from game.records.records import NotSaved
from game.scene.layout import Container, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label
from game.text.names import MAX_NAME_LETTERS, clean_name

PACK_FILE_SIGNATURE: Final = b"[pack]"
SIGNATURE_SEARCH_BYTES: Final = 4_000  # bytes in which a pack says that it is one
MIN_BUTTON_WIDTH = 170.0
MAX_OFFERED_FILES = 4  # files that are offered to be taken in


def is_pack_file(file: Path) -> bool:
    """Return whether a file has the suffix of packs and their mark in its first bytes; raises
    OSError if it cannot be read."""
    if not file.name.endswith(FILE_SUFFIX):
        return False
    with open(file, "rb") as stream:
        return PACK_FILE_SIGNATURE in stream.read(SIGNATURE_SEARCH_BYTES)


def import_pack(app: App, file: Path) -> tuple[Pack | None, list[str]]:
    """Import the pack in a file; return (pack, []), or (None, sentences that say why it was
    refused)."""
    try:
        return app.own_packs_of_all_titles.import_pack(file).pack, []
    except NotSaved as refusal:
        return None, [app.reason_text(refusal.reason)]
    except Unreadable as problem:
        return None, [app.translated_file_error_text(str(problem)), app.say("message.untouched")]


def pack_imported_sentence(app: App, pack: Pack) -> str:
    """Return a sentence that says that a pack was imported. If the pack is for another edition than
    the open one, the sentence says that too."""
    here = app.box.title.name, app.edition or app.box.editions[0]
    key = "packs.taken" if (pack.title, pack.edition) == here else "packs.taken-elsewhere"
    return app.say(key, name=pack.name)


class PacksPage(ListPage):
    """The page that lists the packs of the open edition by name, then unreadable files, then
    deleted packs."""

    key = "packs"
    row_height = 108.0
    has_onward_buttons = True
    first_focus = "new"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._own_packs_of_all_titles = app.own_packs_of_all_titles
        self._edition = app.edition or app.box.editions[0]

    def make_extra_buttons(self) -> Sequence[Node]:
        """Return the buttons that create a new pack and import one."""
        say = self.app.say
        ways = (
            ButtonSpec(
                "new",
                say("packs.new"),
                self._ask_name_and_create_pack,
                "new-game",
                "@menu-pack-new",
            ),
            ButtonSpec(
                "take-in", say("packs.take-in"), self._ask_for_import, "book", "@menu-pack-take-in"
            ),
        )
        return make_grand_button_row(self.app, ways, "new")

    def build_empty_list_content(self) -> Container:
        """Return the content shown while there are no packs: how to make one."""
        say = self.app.say
        return EmptyListPanel(
            self.app,
            picture="new-game",
            heading=say("packs.none"),
            sentence=say("packs.none-note"),
        )

    def build_rows(self) -> Sequence[ListRow]:
        """Return a row for each pack, each invalid file, and each deleted pack."""
        name = self.app.box.title.name
        kept = self._own_packs_of_all_titles.list_packs(name, self._edition)
        gone = self._own_packs_of_all_titles.list_deleted(name, self._edition)
        return [
            *(self._build_pack_row(pack) for pack in kept),
            *(
                self._build_pack_row(pack, is_deleted=True)
                for pack in gone
                if pack.pack is not None
            ),
        ]

    def _build_pack_row(self, stored_pack: StoredPack, *, is_deleted: bool = False) -> ListRow:
        say = self.app.say
        told = (
            say("packs.deleted") if is_deleted else self._entered_count_and_fault_text(stored_pack)
        )
        buttons = [
            ButtonSpec(
                f"{key}:{stored_pack.file.name}", say(f"packs.{key}"), then
            ).make_plain_button(
                self.app,
                label=f"{say(f'packs.{key}')}: {stored_pack.name}",
                min_width=MIN_BUTTON_WIDTH,
                height=theme.BUTTON_HEIGHT,
            )
            for key, then in self._row_actions(stored_pack, is_deleted=is_deleted)
        ]
        return ListRow(
            make_growing_column(
                Label(stored_pack.name, PAPER_STYLES.bold.sized(22), may_shorten=True),
                Label(told, PAPER_STYLES.note, wraps=True, tooltip=told or None),
            ),
            *buttons,
        )

    def _row_actions(
        self, stored_pack: StoredPack, *, is_deleted: bool
    ) -> list[tuple[str, Callable[[], None]]]:
        if is_deleted:
            return [
                (
                    "bring-back",
                    partial(
                        self._call_or_show_error,
                        lambda: self._own_packs_of_all_titles.undelete(stored_pack),
                    ),
                )
            ]
        if stored_pack.pack is None:
            return [
                (
                    "delete",
                    partial(
                        self._call_or_show_error,
                        lambda: self._own_packs_of_all_titles.move_to_deleted_folder(stored_pack),
                    ),
                )
            ]
        return [
            ("open", partial(self.open_editor, stored_pack)),
            ("more", partial(self._show_more_actions, stored_pack)),
        ]

    def _entered_count_and_fault_text(self, stored_pack: StoredPack) -> str:
        """Return a text about how many pieces of a pack have entered numbers; if the pack cannot be
        played with, it also says why. For an unreadable file it says only what is wrong with it."""
        if stored_pack.pack is None:
            return self.app.translated_file_error_text(stored_pack.refusal)
        say = self.app.say
        told = ""
        try:
            draft = draft_from_pack(
                stored_pack.pack, self.app.box.title.replaceable_numbers(stored_pack.pack.edition)
            )
            entered = sum(map(draft.counts_as_entered, draft.pieces))
            told = say("packs.progress-all", entered=entered, all=len(draft.pieces))
            if not entered:
                return say("packs.nothing-entered")
        except Unreadable as problem:
            return self.app.translated_file_error_text(str(problem))
        cause = self.app.translated_file_error_text(stored_pack.refusal)
        state = say("packs.not-yet", cause=cause) if stored_pack.refusal else say("packs.playable")
        return f"{told} · {state}"

    def open_editor(self, stored_pack: StoredPack) -> None:
        """Open the editor of a pack; if that is not possible, show why."""
        try:
            editing = EditedPack(self._own_packs_of_all_titles, stored_pack, self.app.box.title)
        except Unreadable as problem:
            show_message(self.stage, self.app, [self.app.translated_file_error_text(str(problem))])
            return
        page = PackEditorPage(self.app, editing)
        self.window.push(page)
        if self.stage.is_last_input_key:
            page.focus_first_control()

    def _ask_name_and_create_pack(self) -> None:
        name = self.app.box.title.name
        edition = non_default_edition_name(self.app)
        usual = self.app.say("packs.usual-name")
        if edition:
            usual = f"{usual} · {edition}"[:MAX_NAME_LETTERS]

        def create_and_edit_pack(typed_text: str) -> None:
            self.open_editor(
                self._own_packs_of_all_titles.create_pack(name, self._edition, typed_text)
            )

        self._ask_pack_name("new", usual, create_and_edit_pack)

    def _ask_pack_name(
        self, text_key: str, proposed_name: str, action: Callable[[str], object]
    ) -> None:
        """Ask for the name of a pack in a dialog and call `action` with it; `text_key` names the
        dialog's texts, and `proposed_name` is the proposed name."""
        say = self.app.say

        def refusal_of_name(typed_text: str) -> str:
            return (
                self._call_rebuild_and_return_error(partial(action, typed_text))
                if clean_name(typed_text)
                else say("packs.no-name")
            )

        open_text_dialog(
            self.stage,
            self.app,
            proposed_name,
            refusal_of_name,
            title=say(f"packs.{text_key}"),
            sentence=say(f"packs.{text_key}-note"),
            submit_label=say("packs.use-name"),
            max_letters=MAX_NAME_LETTERS,
        )

    def _show_more_actions(self, stored_pack: StoredPack) -> None:
        say = self.app.say
        packs = self._own_packs_of_all_titles
        duplicate, delete = (
            partial(self._call_or_show_error, partial(do, stored_pack))
            for do in (packs.duplicate, packs.move_to_deleted_folder)
        )
        rename = partial(
            self._ask_pack_name, "rename", stored_pack.name, partial(packs.rename, stored_pack)
        )
        replies = [
            DialogReply(say("packs.rename"), rename, name="rename"),
            DialogReply(say("packs.duplicate"), duplicate, name="duplicate"),
            DialogReply(
                say("packs.give-out"),
                partial(self._ask_where_to_export_pack, stored_pack),
                name="give-out",
            ),
            DialogReply(say("packs.delete"), delete, name="delete"),
            DialogReply(say("button.cancel"), lambda: None, "primary", "@back", name="cancel"),
        ]
        open_question_dialog(
            self.stage,
            stored_pack.name,
            (self._entered_count_and_fault_text(stored_pack),),
            replies,
        )

    def _ask_where_to_export_pack(self, stored_pack: StoredPack) -> None:
        say = self.app.say

        def export_to(target: Path) -> None:
            file = self._own_packs_of_all_titles.export_pack(stored_pack, target)
            self.stage.show_top_notice(say("packs.given-out", file=printable_file_name(str(file))))

        ready = [
            DialogReply(
                say("packs.into", folder=printable_file_name(str(folder))),
                partial(self._call_or_show_error, partial(export_to, folder)),
            )
            for folder in existing_user_folders()
        ]
        first = next(iter(existing_user_folders()), Path())
        file = printable_file_name(str(first / stored_pack.file.name))

        def export_to_typed_path(typed_text: str) -> str:
            return self._call_rebuild_and_return_error(
                lambda: export_to(Path(typed_text).expanduser())
            )

        open_text_dialog(
            self.stage,
            self.app,
            file,
            export_to_typed_path,
            title=say("packs.give-out"),
            sentence=say("packs.give-out-note"),
            submit_label=say("packs.save-there"),
            extra_replies=ready,
        )

    def _ask_for_import(self) -> None:
        files = newest_wanted_files(is_pack_file, MAX_OFFERED_FILES)
        ask_for_file(self.stage, self.app, files, self._import_pack_file, text_table="packs")

    def _import_pack_file(self, file: Path) -> str:
        pack, refused = import_pack(self.app, file)
        if pack is None:
            return refused[0]
        self.rebuild()
        self.stage.show_top_notice(pack_imported_sentence(self.app, pack))
        return ""

    def _call_or_show_error(self, action: Callable[[], object]) -> None:
        if wrong := self._call_rebuild_and_return_error(action):
            show_message(self.stage, self.app, [wrong])

    def _call_rebuild_and_return_error(self, action: Callable[[], object]) -> str:
        """Call `action`, which changes the stored packs, and rebuild the list; return the error as
        a sentence, "" on success."""
        try:
            action()
        except NotSaved as refusal:
            return self.app.reason_text(refusal.reason)
        except Unreadable as problem:
            return self.app.translated_file_error_text(str(problem))
        if self.window.screen is self:
            self.rebuild()
        return ""
