"""Saves games later that a full disk refused, and holds the result of a game."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from game.client.app import App
from game.client.session.score_history import ScoreHistory
from game.engine.title import Options
from game.match.match import Match
from game.records.journal import Journal
from game.records.records import Chronicle, Entry, NotContinued, NotSaved, Seat
from game.records.saves import Saves


class LateSaving:
    """The games still to be saved, as long as the program runs."""

    def __init__(self, app: App, saves: Saves) -> None:
        self._app = app
        self._saves = saves
        self._owed: list[tuple[Chronicle, Path | None]] = []

    def add_unsaved_game(self, chronicle: Chronicle, file: Path | None) -> None:
        """Add a game that was played unsaved, with the file that contains its beginning."""
        self._owed.append((chronicle, file))

    def try_again(self) -> None:
        """Write what there is room for now, including small files, and report it."""
        self._app.retry_pending_writes()
        before = len(self._owed)
        self._owed = [owed for owed in self._owed if not self._is_written(*owed)]
        if len(self._owed) < before:
            self._app.announce(self._app.say("message.saved-again"))

    def _is_written(self, chronicle: Chronicle, file: Path | None) -> bool:
        try:
            journal = self._journal(chronicle, file)
            with closing(journal):
                missing = chronicle.records[len(_stored_records(journal)) :]
                journal.append(
                    [*missing] if journal.held is not None else [chronicle.opening, *missing]
                )
        except NotSaved:
            return False
        return True

    def _journal(self, chronicle: Chronicle, file: Path | None) -> Journal:
        """Return the journal in the file; a new one if another game has continued in it."""
        if file is None or not file.exists():
            return self._saves.create()
        try:
            journal = self._saves.reopen(file)
        except NotContinued:
            return self._saves.create()
        held = _stored_records(journal)
        if held == chronicle.records[: len(held)]:
            return journal
        journal.close()
        return self._saves.create()


def _stored_records(journal: Journal) -> Sequence[Entry]:
    held = journal.held.chronicle if journal.held is not None else None
    return held.records if held is not None else ()


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: seats, points, the seats from best to worst, and its history.

    `news` are sentences about a goal that was reached or a record that was beaten.
    """

    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    history: ScoreHistory
    news: tuple[str, ...] = ()
    options: Options | None = None  # what was played with

    @classmethod
    def of_match(cls, match: Match, history: ScoreHistory, news: Sequence[str]) -> "GameResult":
        """Return the result of a finished match."""
        return cls(
            match.seats,
            match.scores(),
            match.ranking(),
            history,
            news=tuple(news),
            options=match.options,
        )
