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
from game.records.records import Chronicle, NotContinued, NotSaved, RecordAfterOpening, Seat
from game.records.saved_game_folder import SavedGameFolder


class UnsavedGames:
    """The games that could not be saved yet, kept as long as the program runs."""

    def __init__(self, app: App, saves: SavedGameFolder) -> None:
        self._app = app
        self._saves = saves
        self._unsaved_games: list[tuple[Chronicle, Path | None]] = []

    def add_game(self, chronicle: Chronicle, file: Path | None) -> None:
        """Add a game that was played unsaved; `file` contains its beginning, None if nothing was
        saved."""
        self._unsaved_games.append((chronicle, file))

    def retry_saving(self) -> None:
        """Write settings and games that could not be saved before; announce it if a game was
        saved."""
        self._app.retry_pending_writes()
        before = len(self._unsaved_games)
        self._unsaved_games = [
            owed for owed in self._unsaved_games if not self._try_to_write(*owed)
        ]
        if len(self._unsaved_games) < before:
            self._app.show_notice(self._app.say("message.saved-again"))

    def _try_to_write(self, chronicle: Chronicle, file: Path | None) -> bool:
        try:
            journal = self._open_journal(chronicle, file)
            with closing(journal):
                missing = chronicle.records[len(_stored_records(journal)) :]
                journal.append(
                    [*missing]
                    if journal.opened_reading is not None
                    else [chronicle.opening, *missing]
                )
        except NotSaved:
            return False
        return True

    def _open_journal(self, chronicle: Chronicle, file: Path | None) -> Journal:
        """Return a journal in which the chronicle can be continued: that of `file` if it holds the
        beginning of this chronicle, otherwise a new one."""
        if file is None or not file.exists():
            return self._saves.create_journal()
        try:
            journal = self._saves.reopen_journal(file)
        except NotContinued:
            return self._saves.create_journal()
        held = _stored_records(journal)
        if held == chronicle.records[: len(held)]:
            return journal
        journal.close()
        return self._saves.create_journal()


def _stored_records(journal: Journal) -> Sequence[RecordAfterOpening]:
    held = journal.opened_reading.chronicle if journal.opened_reading is not None else None
    return held.records if held is not None else ()


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game: seats, points, the seats from best to worst, and its history.

    `news_sentences` are sentences about goals that were reached and records that were beaten.
    """

    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    seats_from_best: tuple[int, ...]
    history: ScoreHistory
    news_sentences: tuple[str, ...] = ()
    options: Options | None = None  # what was played with
    seats_at_beginning: tuple[Seat, ...] = ()  # as the game began

    @classmethod
    def from_match(
        cls, match: Match, history: ScoreHistory, news_sentences: Sequence[str]
    ) -> "GameResult":
        """Return the result of a finished match."""
        return cls(
            match.seats,
            match.scores(),
            match.seats_from_best(),
            history,
            news_sentences=tuple(news_sentences),
            options=match.options,
            seats_at_beginning=match.chronicle.opening.seats,
        )
