"""Write a match's records to its journal, and catch up after a time when the disk was full."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from game.records.journal import Journal
from game.records.records import NotSaved, Record

MakeJournal = Callable[[], Journal]
OnWritten = Callable[[Exception | None], None]
"""Called with None after a write that succeeded, else with its error."""
SubmitWrite = Callable[[Callable[[], None], OnWritten], object]
"""Starts a write (the first argument) in the background; the second one is called in the caller's
thread when it has ended.
"""


class SaveWriter:
    """Writes the records of a match to its journal; if the match has no journal, they are not kept.

    A refused write raises NotSaved, until `continue_without_saving` is called: from then on refused
    records are remembered and written together with the next ones. As soon as a write succeeds,
    everything is on the disk, and later refusals raise NotSaved as before.

    After `enable_background_saving` commits are written in the background, one at a time.
    """

    def __init__(
        self, journal: Journal | None, make_journal_later: MakeJournal | None = None
    ) -> None:
        """Store the journal to write to. If `journal` is None, keep the records in memory until
        `make_journal_later` has made a journal; if both are None, nothing is ever written."""
        self._journal = journal
        self._make_journal = make_journal_later
        self._continues_unsaved = make_journal_later is not None
        self._unwritten_records: list[Record] = []
        self._submit: SubmitWrite | None = None
        self._is_writing = False
        self._waiting_callbacks: list[OnWritten] = []

    @property
    def is_saved(self) -> bool:
        """Whether every record is on the disk."""
        return self._journal is not None and not self._unwritten_records

    @property
    def journal_file_name(self) -> str:
        """The name of the journal's file, "" if there is no journal."""
        return self._journal.name if self._journal is not None else ""

    @property
    def is_writing_in_background(self) -> bool:
        """Whether a commit is being written in the background."""
        return self._is_writing

    def enable_background_saving(self, submit_write: SubmitWrite) -> None:
        """From now on write commits in the background, by calling `submit_write` with the write and
        a callback."""
        self._submit = submit_write

    def write_records_then_apply(
        self, records: Sequence[Record], apply_changes: Callable[[], None]
    ) -> None:
        """Write the records, then call `apply_changes`; raise NotSaved when the disk refuses, as in
        `write_records`.

        With background saving it returns at once and raises nothing: `call_when_written` reports
        the outcome, and until then nothing else may be written.
        """
        self._check_not_writing()
        if self._submit is None or not records:
            self.write_records(records)
            apply_changes()
            return
        self._is_writing = True
        self._submit(
            partial(self._write_or_remember, records),
            partial(self._on_background_commit_ended, apply_changes),
        )

    def call_when_written(self, on_written: OnWritten) -> None:
        """Call `on_written` with the error, or None, when the commit that is being written in the
        background has ended; call it with None at once when there is no such commit."""
        if self._is_writing:
            self._waiting_callbacks.append(on_written)
        else:
            on_written(None)

    def write_records(self, records: Sequence[Record]) -> None:
        """Write the records that are still waiting and then these. Raise NotSaved when the disk
        refuses; while playing unsaved they are kept for the next call instead.
        """
        self._check_not_writing()
        self._write_or_remember(records)

    def _write_or_remember(self, records: Sequence[Record]) -> None:
        if not records:
            return
        try:
            self._append_to_journal([*self._unwritten_records, *records])
        except NotSaved:
            if not self._continues_unsaved:
                raise
            self._unwritten_records += records

    def continue_without_saving(self) -> None:
        """From now on keep the records that cannot be written in memory, instead of raising
        NotSaved."""
        self._continues_unsaved = True

    def close(self) -> None:
        """Try once more to write the waiting records, and release the journal."""
        if self._unwritten_records and self._continues_unsaved:
            with suppress(NotSaved):
                self._append_to_journal(self._unwritten_records)
        if self._journal is not None:
            self._journal.close()

    def _check_not_writing(self) -> None:
        if self._is_writing:
            raise RuntimeError("a move of this match is still being written")

    def _on_background_commit_ended(
        self, apply_changes: Callable[[], None], error: Exception | None
    ) -> None:
        """End a background commit: call `apply_changes` if it was written, then call every waiting
        callback with the error of the commit or of `apply_changes`, or None."""
        self._is_writing = False
        waiting = self._waiting_callbacks
        self._waiting_callbacks = []
        if error is None:
            try:
                apply_changes()
            # it must reach those who wait: nobody else learns of it
            except Exception as fault:
                error = fault
        for then in waiting:
            then(error)

    def _append_to_journal(self, records: Sequence[Record]) -> None:
        journal = self._journal
        if journal is None:
            if self._make_journal is None:
                return
            journal = self._make_journal()
        try:
            journal.append(records)
        except NotSaved:
            if self._journal is None:  # do not leave an empty file behind
                journal.close()
            raise
        self._journal = journal
        self._continues_unsaved = False
        self._unwritten_records.clear()
