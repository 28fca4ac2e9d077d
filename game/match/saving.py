"""Write a match's records to its journal, and catch up after a time when the disk was full."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from game.records.journal import Journal
from game.records.records import NotSaved, Record

MakeJournal = Callable[[], Journal]


class SaveWriter:
    """Writes to the journal of a match; without a journal nothing is kept.

    A refused write raises NotSaved, until `play_unsaved` is called: from then on refused records
    are remembered and written again with the next ones. After the first write that succeeds,
    everything is on the disk and a refusal raises NotSaved again.
    """

    def __init__(self, journal: Journal | None, later: MakeJournal | None = None) -> None:
        """Use this journal. Without one, play unsaved until `later` makes a journal, or keep
        nothing.
        """
        self._journal = journal
        self._later = later
        self._bears_refusals = later is not None
        self._behind: list[Record] = []

    @property
    def is_saved(self) -> bool:
        """Whether every record is on the disk."""
        return self._journal is not None and not self._behind

    @property
    def name(self) -> str:
        """The name of the journal's file, "" without one."""
        return self._journal.name if self._journal is not None else ""

    def write(self, records: Sequence[Record]) -> None:
        """Write the waiting records and these; NotSaved when the disk refuses, unless playing
        unsaved.
        """
        if not records:
            return
        try:
            self._append([*self._behind, *records])
        except NotSaved:
            if not self._bears_refusals:
                raise
            self._behind += records

    def play_unsaved(self) -> None:
        """Remember refused records from now on instead of raising NotSaved."""
        self._bears_refusals = True

    def close(self) -> None:
        """Try once more to write the waiting records, and release the journal."""
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
            if self._journal is None:  # do not leave an empty file behind
                journal.close()
            raise
        self._journal = journal
        self._bears_refusals = False
        self._behind.clear()
