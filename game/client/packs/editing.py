"""Editing one pack: undo, redo, saving at every step, and what its pieces are called."""

from typing import Any

from game.client.app import App
from game.client.stored.packs import StoredPack, StoredPacks
from game.engine.reasons import Reason
from game.engine.title import Title
from game.packs.component_files import MARK
from game.packs.draft import BoxDraft, draft_of
from game.packs.pieces import Path, Piece
from game.records.records import NotSaved


class Editing:
    """A change is on the disk when it returns; one the disk refuses is kept here and written with
    the next one, and `fault` says why. `kept.refusal` says whether the pack can be played with,
    as of the last `check`. `before` are drafts to go back to, `after` those that were taken back.
    """

    def __init__(self, packs: StoredPacks, kept: StoredPack, title: Title) -> None:
        """Open a kept pack; Unreadable when its numbers lie otherwise than those of the box."""
        assert kept.pack is not None
        self._packs = packs
        self.kept = kept
        self.draft = draft_of(kept.pack, title.replaceable(kept.pack.edition))
        self.fault: Reason | None = None
        self.unchecked = False
        self.before: list[BoxDraft] = []
        self.after: list[BoxDraft] = []

    def change(self, draft: BoxDraft) -> None:
        """Go on with another draft, unless it says the same of the same pieces."""
        if draft == self.draft and draft.head.entered == self.draft.head.entered:
            return
        self.before.append(self.draft)
        self.after.clear()
        self._go_on(draft)

    def undo(self) -> None:
        """Take the last change back."""
        if self.before:
            self.after.append(self.draft)
            self._go_on(self.before.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self.after:
            self.before.append(self.draft)
            self._go_on(self.after.pop())

    def save(self) -> None:
        """Put what was entered on the disk."""
        try:
            self.kept = self._packs.save(self.kept, self.draft.pack())
            self.fault = None
        except NotSaved as refusal:
            self.fault = refusal.reason

    def check(self) -> None:
        """Look whether the pack can be played with as it is now."""
        self.unchecked = False
        if self.fault is None:
            self.kept = self._packs.look(self.kept.file)

    def missing(self, piece: Piece | None) -> Piece | None:
        """Return the next piece of its group, those not looked at first; None without any."""
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

    def _go_on(self, draft: BoxDraft) -> None:
        self.draft = draft
        self.unchecked = True
        self.save()


class Captions:
    """Words come from the tables `pack.*` of the title; places and pieces have names besides."""

    def __init__(self, app: App) -> None:
        self._app = app

    def group(self, group: str) -> str:
        """Return what pieces of a group are called together."""
        return self._said("group", group.replace(".", "-"), group)

    def piece(self, piece: Piece, value: Any) -> str:
        """Return what one piece is called; its words may name what is written on it."""
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
        """Return what a number is called, by its key in the files."""
        named = str(self._app.words.name(key))
        return self._said("field", key, named[:1].upper() + named[1:])

    def row(self, piece: Piece, path: Path) -> str:
        """Return what a row of numbers is called: by the last words on the way to it."""
        keys = [step for step in path if isinstance(step, str)]
        if not keys:
            return self.key(piece.key)
        outer = self.key(keys[-2]) if len(keys) > 1 else ""
        return f"{outer}: {self.key(keys[-1])}" if outer else self.key(keys[-1])

    def word(self, shape: str) -> str:
        """Return what a word of the files means to people."""
        return self._said("word", shape, " + ".join(map(self._part, shape.split("+"))))

    def _part(self, part: str) -> str:
        bare = part.strip(MARK)
        return self._said("word", bare, str(self._app.words.name(bare)))

    def state(self, draft: BoxDraft, piece: Piece) -> str:
        """Return who says the numbers of a piece, in a word or two."""
        return self._app.say(f"packs.state.{draft.state(piece)}")

    def progress(self, draft: BoxDraft, group: str) -> str:
        """Return how many pieces of a group the owner has looked at."""
        pieces = draft.groups[group]
        entered = sum(map(draft.is_entered, pieces))
        return self._app.say("packs.progress", entered=entered, all=len(pieces))

    def _said(self, table: str, key: str, otherwise: str) -> str:
        word = f"pack.{table}.{key}"
        return self._app.say(word) if word in self._app.words else otherwise
