"""Judges finished games in the background."""

from collections.abc import Callable, Mapping

from game.engine.title import Title
from game.match.analysis import Analyst, JudgedGame, RunningAnalysis, finished_game
from game.records.records import Chronicle

# Judgements: finished games judged in the background, each only once a session.

Key = tuple[bytes, str]


class Judgements:
    """The finished judgements, and at most one in progress.

    A game is identified by the fingerprint of its last position, so a replay finds the judgement
    that the end screen started.
    """

    def __init__(
        self,
        titles: Mapping[str, Title],
        analyst: Analyst,
        told: Callable[[Chronicle, str, JudgedGame], None] = lambda chronicle, mode, game: None,
    ) -> None:
        """Store the analyst; `told` is called once for every judgement, when it is first
        requested."""
        self._told = told
        self._titles = titles
        self._analyst = analyst
        self._judged: dict[Key, JudgedGame] = {}
        self._running: Key | None = None
        self._inquiry: RunningAnalysis[JudgedGame] | None = None
        self._hear: Callable[[], None] = lambda: None

    def begin(self, chronicle: Chronicle, mode: str, hear: Callable[[], None]) -> None:
        """Judge a game unless that is done or in progress; `hear` is called from any thread.

        Raises Unreadable if the game is not over or cannot be replayed.
        """
        key = _key_of(chronicle, mode)
        self._hear = hear
        if key in self._judged:
            hear()
        elif self.progress(chronicle, mode) is None:  # of what has failed too: it is tried anew
            title = self._titles[chronicle.opening.options.title]
            game = finished_game(title, chronicle)
            self.stop()
            self._running = key
            self._inquiry = self._analyst.judge(game, mode, self._notify_listener)
            hear()

    def judgement_of(self, chronicle: Chronicle, mode: str) -> JudgedGame | None:
        """Return the judgement, None until it is ready."""
        key = _key_of(chronicle, mode)
        if key == self._running and self._inquiry is not None:
            answer = self._inquiry.answer()
            if answer is not None:
                self._judged[key] = answer
                self._running = self._inquiry = None
                self._told(chronicle, mode, answer)
        return self._judged.get(key)

    def progress(self, chronicle: Chronicle, mode: str) -> float | None:
        """Return the progress from 0 to 1, None if it is not in progress or has failed."""
        if _key_of(chronicle, mode) != self._running or self._inquiry is None:
            return None
        return None if self._inquiry.failed else self._inquiry.progress

    def _notify_listener(self) -> None:
        self._hear()

    def remove_listener(self) -> None:
        """Remove the listener; the work continues."""
        self._hear = lambda: None

    def stop(self) -> None:
        """Stop the judgement in progress."""
        if self._inquiry is not None:
            self._inquiry.close()
        self._running = self._inquiry = None


def _key_of(chronicle: Chronicle, mode: str) -> Key:
    last = chronicle.steps[-1].fingerprint if chronicle.steps else b""
    return last, mode
