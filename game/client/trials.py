"""Trials: a judged decision is played once more above its analysis, and written nowhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.practice import seat_all
from game.client.screens.table_exits import TableHandlers
from game.client.screens.trial import TrialScreen
from game.client.strangers import strangers
from game.engine.reasons import Unreadable
from game.match.beginnings import branched
from game.match.match import Match
from game.records.chronicle import Chronicle
from game.records.record import HUMAN
from game.scene.window import Window


@dataclass(frozen=True, slots=True)
class TrialHandlers:
    """Pages a trial leads to, and who tells how it ended."""

    settings: Callable[[], None]
    learn: Callable[[], None]
    tell: Callable[[list[str]], None]


class Trials:
    """At most one trial, above the replay it was asked for in; leaving it leads back there.

    Nothing is kept of it, so the game that Continue offers stays what it was.
    """

    def __init__(self, desk: Desk, window: Window, ways: TrialHandlers) -> None:
        """Begin with none."""
        self._desk, self._window, self._ways = desk, window, ways
        self._screen: TrialScreen | None = None

    def begin(self, chronicle: Chronicle, number: int, seat: int) -> None:
        """Let a person decide for the seat just before a step, against the same players."""
        analyst = self._desk.analyst
        assert analyst is not None
        try:
            match = self._match(chronicle, number, seat)
        except Unreadable as problem:
            self._ways.tell(self._desk.misfit(problem))
            return

        def over(match: Match) -> None:
            self._back()
            self._ways.tell(self._outcome(chronicle, match))

        ways = self._ways
        exits = TableHandlers(over, self._back, ways.settings, ways.learn, "trial.back")
        self._screen = TrialScreen(self._desk, match, exits, analyst)
        self._window.push(self._screen)

    def close(self) -> None:
        """Send the computers of a trial home."""
        if self._screen is not None:
            self._screen.close()
            self._screen = None

    def _back(self) -> None:
        self.close()
        self._window.pop()

    def _match(self, chronicle: Chronicle, number: int, seat: int) -> Match:
        players = [each.player for each in chronicle.seats]
        for unknown in strangers(self._desk, chronicle.opening.options, chronicle.seats):
            players[unknown] = self._desk.players.kinds[-1]
        players[seat] = HUMAN
        title = self._desk.box.title
        match = Match.begin(branched(title, chronicle, number - 1, "", practice=True))
        seat_all(match, players)
        return match

    def _outcome(self, chronicle: Chronicle, match: Match) -> list[str]:
        """Return how a trial ended, beside the game it was taken from."""

        def told(scores: Sequence[int]) -> str:
            pairs = zip(match.seats, scores, strict=True)
            return ", ".join(f"{seat.name} {points}" for seat, points in pairs)

        lines = [self._desk.say("trial.over", scores=told(match.scores()))]
        if chronicle.closing is not None:
            lines.append(self._desk.say("trial.before", scores=told(chronicle.closing.scores)))
        return lines
