"""Editing of one pack: undo, redo, saving after every change, and display names of its pieces."""

from typing import Any

from game.client.app import App
from game.client.stored.packs import StoredPack, StoredPacks
from game.engine.reasons import Reason
from game.engine.title import Title
from game.packs.component_files import NUMBER_PLACEHOLDER
from game.packs.pack_draft import PackDraft, draft_from_pack
from game.packs.pieces import PackPiece, ValuePath
from game.records.records import NotSaved


class EditedPack:
    """The pack being edited; every change is written to the disk before the call returns.

    If that fails, `write_fault` says why and the change is written with the next one.
    `stored_pack.refusal` says why the pack cannot be played with, as of the last
    `update_playability`. `undo_drafts` and `redo_drafts` are the drafts for undo and redo.
    """

    def __init__(self, stored_packs: StoredPacks, stored_pack: StoredPack, title: Title) -> None:
        """Open a stored pack; raises Unreadable if its numbers do not fit the structure of the
        box."""
        assert stored_pack.pack is not None
        self._stored_packs = stored_packs
        self.stored_pack = stored_pack
        self.draft = draft_from_pack(
            stored_pack.pack, title.replaceable_numbers(stored_pack.pack.edition)
        )
        self.write_fault: Reason | None = None
        self.needs_check = False
        self.undo_drafts: list[PackDraft] = []
        self.redo_drafts: list[PackDraft] = []

    def change_draft(self, draft: PackDraft) -> None:
        """Replace the draft, write it to the disk and make the change undoable; do nothing if
        the new draft is equal."""
        if (
            draft == self.draft
            and draft.pack_without_numbers.entered_piece_names
            == self.draft.pack_without_numbers.entered_piece_names
        ):
            return
        self.undo_drafts.append(self.draft)
        self.redo_drafts.clear()
        self._replace_and_write_draft(draft)

    def undo(self) -> None:
        """Undo the last change; do nothing if there is none."""
        if self.undo_drafts:
            self.redo_drafts.append(self.draft)
            self._replace_and_write_draft(self.undo_drafts.pop())

    def redo(self) -> None:
        """Redo the change that was undone last; do nothing if there is none."""
        if self.redo_drafts:
            self.undo_drafts.append(self.draft)
            self._replace_and_write_draft(self.redo_drafts.pop())

    def write_draft(self) -> None:
        """Write the draft to the disk; if that fails, store the reason in `write_fault`."""
        try:
            self.stored_pack = self._stored_packs.save(self.stored_pack, self.draft.to_pack())
            self.write_fault = None
        except NotSaved as refusal:
            self.write_fault = refusal.reason

    def update_playability(self) -> None:
        """Check whether the stored pack can be played with, and update `stored_pack`; do nothing
        after a failed write."""
        self.needs_check = False
        if self.write_fault is None:
            self.stored_pack = self._stored_packs.read_checked_pack(self.stored_pack.file)

    def next_unentered_piece(self, piece: PackPiece | None) -> PackPiece | None:
        """Return the next piece after `piece` whose numbers are not entered yet, if possible one of
        its group, otherwise one of any group. The search goes on from the last piece to the first,
        and ends with `piece` itself. None if all numbers are entered, or if `piece` is None."""
        if piece is None:
            return None
        of_group = self.draft.pieces_by_group.get(piece.group_name, ())
        everything = self.draft.pieces
        for pieces in (of_group, everything):
            at = pieces.index(piece) + 1 if piece in pieces else 0
            for other in (*pieces[at:], *pieces[:at]):
                if not self.draft.counts_as_entered(other):
                    return other
        return None

    def _replace_and_write_draft(self, draft: PackDraft) -> None:
        self.draft = draft
        self.needs_check = True
        self.write_draft()


class PieceCaptions:
    """Makes the display names of groups, pieces and numbers of a pack, from the title's tables
    `pack.*` and the names of places and pieces."""

    def __init__(self, app: App) -> None:
        self._app = app

    def group_name(self, group: str) -> str:
        """Return the display name of a group of pieces."""
        return self._text_or_default("group", group.replace(".", "-"), group)

    def piece_name(self, piece: PackPiece, value: Any) -> str:
        """Return the display name of a piece, which may include its values."""
        if piece.list_index < 0:
            return self.number_name(piece.key) if piece.key else self.group_name(piece.group_name)
        word = f"pack.piece.{piece.group_name.replace('.', '-')}"
        number = piece.list_index + 1
        if word not in self._app.words:
            return self._app.say(
                "packs.piece", group=self.group_name(piece.group_name), number=number
            )
        facts = {
            key: "/".join(map(str, part)) if isinstance(part, list) else part
            for key, part in value.items()
        }
        said = self._app.say(word, **{**facts, "number": number})
        return said[:1].upper() + said[1:]

    def number_name(self, key: str) -> str:
        """Return the display name of a number, found by its key in the component files."""
        named = str(self._app.words.name_of_key(key))
        return self._text_or_default("field", key, named[:1].upper() + named[1:])

    def row_name(self, piece: PackPiece, path: ValuePath) -> str:
        """Return the display name of a row of numbers, made from the last one or two keys of its
        path."""
        keys = [step for step in path if isinstance(step, str)]
        if not keys:
            return self.number_name(piece.key)
        outer = self.number_name(keys[-2]) if len(keys) > 1 else ""
        return f"{outer}: {self.number_name(keys[-1])}" if outer else self.number_name(keys[-1])

    def word_name(self, word_shape: str) -> str:
        """Return the display name of a word in the component files, given as its shape without
        numbers; parts joined by "+" are named one by one."""
        return self._text_or_default(
            "word", word_shape, " + ".join(map(self._word_part_name, word_shape.split("+")))
        )

    def _word_part_name(self, part: str) -> str:
        bare = part.strip(NUMBER_PLACEHOLDER)
        return self._text_or_default("word", bare, str(self._app.words.name_of_key(bare)))

    def number_source_text(self, draft: PackDraft, piece: PackPiece) -> str:
        """Return a short text that says whether a piece has the built-in or the owner's numbers."""
        return self._app.say(f"packs.state.{draft.piece_status_or_source(piece)}")

    def entered_progress_text(self, draft: PackDraft, group: str) -> str:
        """Return a text that says how many pieces of a group have entered numbers, and how many
        there are."""
        pieces = draft.pieces_by_group[group]
        entered = sum(map(draft.counts_as_entered, pieces))
        return self._app.say("packs.progress", entered=entered, all=len(pieces))

    def _text_or_default(self, table: str, key: str, default_text: str) -> str:
        word = f"pack.{table}.{key}"
        return self._app.say(word) if word in self._app.words else default_text
