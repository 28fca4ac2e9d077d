"""Late saving: games that were left before the disk took all of them are written when it does."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from game.client.desk import Desk
from game.records.chronicle import Chronicle
from game.records.journal import Journal
from game.records.record import Entry, Record
from game.records.refusals import NotContinued, NotSaved
from game.records.saves import Saves


class LateSaving:
    """Remembers such games as long as the program runs."""

    def __init__(self, desk: Desk, saves: Saves) -> None:
        self._desk, self._saves = desk, saves
        self._owed: list[tuple[Chronicle, Path | None]] = []

    def owe(self, chronicle: Chronicle, file: Path | None) -> None:
        """Remember a game that was played unsaved, and the file that holds its beginning."""
        self._owed.append((chronicle, file))

    def try_again(self) -> None:
        """Write what there is room for now, small files as well, and say so."""
        self._desk.keep_what_is_owed()
        before = len(self._owed)
        self._owed = [owed for owed in self._owed if not self._is_written(*owed)]
        if len(self._owed) < before:
            self._desk.announce(self._desk.say("message.saved-again"))

    def _is_written(self, chronicle: Chronicle, file: Path | None) -> bool:
        try:
            journal = self._journal(chronicle, file)
            with closing(journal):
                journal.append(_missing(chronicle, journal))
        except NotSaved:
            return False
        return True

    def _journal(self, chronicle: Chronicle, file: Path | None) -> Journal:
        """Return that of the file; that of a new one where somebody has played on differently."""
        if file is None or not file.exists():
            return self._saves.create()
        try:
            journal = self._saves.reopen(file)
        except NotContinued:
            return self._saves.create()
        held = _held(journal)
        if held == chronicle.records[: len(held)]:
            return journal
        journal.close()
        return self._saves.create()


def _held(journal: Journal) -> Sequence[Entry]:
    held = journal.held.chronicle if journal.held is not None else None
    return held.records if held is not None else ()


def _missing(chronicle: Chronicle, journal: Journal) -> list[Record]:
    missing = chronicle.records[len(_held(journal)) :]
    return [*missing] if journal.held is not None else [chronicle.opening, *missing]
