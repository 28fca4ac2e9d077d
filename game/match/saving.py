"""The way of a match's records to the disk, and back to it after a time without room."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from game.records.journal import Journal
from game.records.records import NotSaved, Record

MakeJournal = Callable[[], Journal]


class SaveWriter:
    """Owns the journal of a match, None for one that is kept nowhere.

    What the disk refuses is refused, until somebody wants to play on unsaved: from then on it is
    remembered and tried again with everything that follows. The first time it works all of it is
    on the disk, and the next refusal is one again.
    """

    def __init__(self, journal: Journal | None, later: MakeJournal | None = None) -> None:
        """Keep in a journal, or, playing unsaved as yet, in one that `later` makes, or nowhere."""
        self._journal = journal
        self._later = later
        self._bears_refusals = later is not None
        self._behind: list[Record] = []

    @property
    def is_saved(self) -> bool:
        """Whether everything is on the disk."""
        return self._journal is not None and not self._behind

    @property
    def name(self) -> str:
        """The name of the journal's file, "" without one."""
        return self._journal.name if self._journal is not None else ""

    def write(self, records: Sequence[Record]) -> None:
        """Write the records, behind those that are still to be written; NotSaved if refused."""
        if not records:
            return
        try:
            self._append([*self._behind, *records])
        except NotSaved:
            if not self._bears_refusals:
                raise
            self._behind += records

    def play_unsaved(self) -> None:
        """Remember from now on what the disk refuses."""
        self._bears_refusals = True

    def close(self) -> None:
        """Try once more to write what is still to be written, and give the journal up."""
        if self._behind and self._bears_refusals:
            with suppress(NotSaved):
                self._append(self._behind)
        if self._journal is not None:
            self._journal.close()

    def _append(self, records: Sequence[Record]) -> None:
        journal = self._journal
        if journal is None:
            if self._later is None:
                return
            journal = self._later()
        try:
            journal.append(records)
        except NotSaved:
            if self._journal is None:  # an empty file is of no use to anybody
                journal.close()
            raise
        self._journal = journal
        self._bears_refusals = False
        self._behind.clear()
