"""Beginning: a game gets its file and its table, or the table alone where the disk refuses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from game.client.desk import Desk
from game.client.parts.dialogs import Reply
from game.client.practice import seat_all
from game.match.beginnings import Beginning
from game.match.match import Match
from game.records.refusals import NotSaved
from game.records.saves import Saves

MakeBeginning = Callable[[], Beginning]


class BeginGame(Protocol):
    """How whoever offers games has one begun."""

    def __call__(self, make: MakeBeginning, players: Sequence[str] = ()) -> Path | None:
        """Sit down at the game with these players in its seats; return its file if it has one."""


class Tell(Protocol):
    """How something is said above whatever is open."""

    def __call__(self, sentences: list[str], way: Reply | None = None) -> None:
        """Say the sentences, and offer a way on besides closing."""


class NewGames:
    """Opens games in new files of the folder, and leads to their tables."""

    def __init__(
        self, desk: Desk, saves: Saves, sit_down: Callable[[Match, Path | None], None], tell: Tell
    ) -> None:
        self._desk, self._saves, self._sit_down, self._tell = desk, saves, sit_down, tell

    def begin(self, make: MakeBeginning, players: Sequence[str] = ()) -> Path | None:
        """Begin what `make` makes; when it cannot be saved, say why and offer to play unsaved.

        Return the file, None without one; Unreadable when there is nothing to begin with.
        """
        beginning = make()
        try:
            journal = self._saves.create()
            match = Match.begin(beginning, journal)
            seat_all(match, players)
        except NotSaved as refusal:
            say, unsaved = self._desk.say, partial(self._begin_unsaved, make, players)
            told = [self._desk.explain(refusal.reason), say("message.unsaved-note")]
            self._tell(told, Reply(say("message.play-unsaved"), unsaved, name="unsaved"))
            return None
        file = self._saves.folder / journal.name
        self._sit_down(match, file)
        return file

    def _begin_unsaved(self, make: MakeBeginning, players: Sequence[str]) -> None:
        match = Match.begin(make(), later=self._saves.create)
        seat_all(match, players)
        self._sit_down(match, None)
