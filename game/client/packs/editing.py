"""Editing one pack: what is entered, the way back and forth, and saving at every step."""

from __future__ import annotations

from game.client.kept.packs import KeptPack, KeptPacks
from game.engine.reasons import Reason
from game.engine.title import Title
from game.packs.draft import BoxDraft, draft_of
from game.packs.pieces import Piece
from game.records.refusals import NotSaved


class Editing:
    """A change is on the disk when it returns; one the disk refuses is kept here and written with
    the next one, and `fault` says why. `kept.refusal` says whether the pack can be played with,
    as of the last `check`.
    """

    def __init__(self, packs: KeptPacks, kept: KeptPack, title: Title) -> None:
        """Open a kept pack; Unreadable when its numbers lie otherwise than those of the box."""
        assert kept.pack is not None
        self._packs, self.kept = packs, kept
        self.draft = draft_of(kept.pack, title.replaceable(kept.pack.edition))
        self.fault: Reason | None = None
        self.unchecked = False
        self._before: list[BoxDraft] = []
        self._after: list[BoxDraft] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to go back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back."""
        return bool(self._after)

    def change(self, draft: BoxDraft) -> None:
        """Go on with another draft, unless it says the same of the same pieces."""
        if draft == self.draft and draft.head.entered == self.draft.head.entered:
            return
        self._before.append(self.draft)
        self._after.clear()
        self._go_on(draft)

    def undo(self) -> None:
        """Take the last change back."""
        if self._before:
            self._after.append(self.draft)
            self._go_on(self._before.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self._after:
            self._before.append(self.draft)
            self._go_on(self._after.pop())

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
        """Return the next piece of its group that nobody has looked at, else of all; round and
        round, None when there is none.
        """
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
