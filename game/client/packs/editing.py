"""Editing of one pack: undo, redo, saving after every change, and display names of its pieces."""

from typing import Any

from game.client.app import App
from game.client.stored.packs import StoredPack, StoredPacks
from game.engine.reasons import Reason
from game.engine.title import Title
from game.packs.component_files import MARK
from game.packs.draft import BoxDraft, draft_of
from game.packs.pieces import Path, Piece
from game.records.records import NotSaved


class EditedPack:
    """The pack being edited; every change is on the disk when the call returns.

    If the disk refuses, `fault` says why and the change is written with the next one.
    `kept.refusal` says whether the pack can be played with, as of the last `check`. `before` and
    `after` are the drafts for undo and redo.
    """

    def __init__(self, packs: StoredPacks, kept: StoredPack, title: Title) -> None:
        """Open a stored pack; raises Unreadable if its numbers do not fit the structure of the
        box."""
        assert kept.pack is not None
        self._packs = packs
        self.kept = kept
        self.draft = draft_of(kept.pack, title.replaceable(kept.pack.edition))
        self.fault: Reason | None = None
        self.unchecked = False
        self.before: list[BoxDraft] = []
        self.after: list[BoxDraft] = []

    def change(self, draft: BoxDraft) -> None:
        """Replace the draft, unless the new one is equal."""
        if draft == self.draft and draft.head.entered == self.draft.head.entered:
            return
        self.before.append(self.draft)
        self.after.clear()
        self._replace_draft(draft)

    def undo(self) -> None:
        """Undo the last change."""
        if self.before:
            self.after.append(self.draft)
            self._replace_draft(self.before.pop())

    def redo(self) -> None:
        """Redo the change that was undone last."""
        if self.after:
            self.before.append(self.draft)
            self._replace_draft(self.after.pop())

    def save(self) -> None:
        """Write the draft to the disk."""
        try:
            self.kept = self._packs.save(self.kept, self.draft.pack())
            self.fault = None
        except NotSaved as refusal:
            self.fault = refusal.reason

    def check(self) -> None:
        """Check whether the pack can be played with as it is now."""
        self.unchecked = False
        if self.fault is None:
            self.kept = self._packs.look_up(self.kept.file)

    def next_piece(self, piece: Piece | None) -> Piece | None:
        """Return the next piece of the group, preferring those not viewed yet; None if there is
        none."""
        if piece is None:
            return None
        of_group = self.draft.groups.get(piece.group, ())
        everything = self.draft.pieces
        for pieces in (of_group, everything):
            at = pieces.index(piece) + 1 if piece in pieces else 0
            for other in (*pieces[at:], *pieces[:at]):
                if not self.draft.is_entered(other):
                    return other
        return None

    def _replace_draft(self, draft: BoxDraft) -> None:
        self.draft = draft
        self.unchecked = True
        self.save()


class Captions:
    """Display names, from the title's tables `pack.*` and from the names of places and pieces."""

    def __init__(self, app: App) -> None:
        self._app = app

    def group(self, group: str) -> str:
        """Return the display name of a group of pieces."""
        return self._text_or("group", group.replace(".", "-"), group)

    def piece(self, piece: Piece, value: Any) -> str:
        """Return the display name of a piece, which may include its values."""
        if piece.number < 0:
            return self.key(piece.key) if piece.key else self.group(piece.group)
        word = f"pack.piece.{piece.group.replace('.', '-')}"
        number = piece.number + 1
        if word not in self._app.words:
            return self._app.say("packs.piece", group=self.group(piece.group), number=number)
        facts = {
            key: "/".join(map(str, part)) if isinstance(part, list) else part
            for key, part in value.items()
        }
        said = self._app.say(word, **{**facts, "number": number})
        return said[:1].upper() + said[1:]

    def key(self, key: str) -> str:
        """Return the display name of a number, by its key in the files."""
        named = str(self._app.words.name(key))
        return self._text_or("field", key, named[:1].upper() + named[1:])

    def row(self, piece: Piece, path: Path) -> str:
        """Return the display name of a row of numbers, from the last words of its path."""
        keys = [step for step in path if isinstance(step, str)]
        if not keys:
            return self.key(piece.key)
        outer = self.key(keys[-2]) if len(keys) > 1 else ""
        return f"{outer}: {self.key(keys[-1])}" if outer else self.key(keys[-1])

    def word(self, shape: str) -> str:
        """Return the display name of a word in the files."""
        return self._text_or("word", shape, " + ".join(map(self._word_part, shape.split("+"))))

    def _word_part(self, part: str) -> str:
        bare = part.strip(MARK)
        return self._text_or("word", bare, str(self._app.words.name(bare)))

    def state(self, draft: BoxDraft, piece: Piece) -> str:
        """Return whose numbers a piece has, in a word or two."""
        return self._app.say(f"packs.state.{draft.state_of_piece(piece)}")

    def progress(self, draft: BoxDraft, group: str) -> str:
        """Return how many pieces of a group the owner has viewed, as text."""
        pieces = draft.groups[group]
        entered = sum(map(draft.is_entered, pieces))
        return self._app.say("packs.progress", entered=entered, all=len(pieces))

    def _text_or(self, table: str, key: str, otherwise: str) -> str:
        word = f"pack.{table}.{key}"
        return self._app.say(word) if word in self._app.words else otherwise
