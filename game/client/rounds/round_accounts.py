"""Round accounts: what every seat brought in and spent in a round that has ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine.events import Event
from game.engine.rules import State
from game.match.match import Match
from game.records.replay import OPEN_OBSERVER, Replay
from game.room import Books


@dataclass(frozen=True, slots=True)
class RoundAccount:
    """A round's number and the step that ended it; one entry a seat in everything else.

    `takings` are sums by the columns of the title's books, `gained` the points of this round,
    `points` and `money` what a seat has now.
    """

    number: int
    step: int
    takings: tuple[dict[str, int], ...]
    gained: tuple[int, ...]
    points: tuple[int, ...]
    money: tuple[int, ...]


@dataclass(slots=True)
class _Round:
    number: int
    points: tuple[int, ...]
    takings: list[dict[str, int]] = field(default_factory=list)


class RoundAccounts:
    """Follows a match; what a continued game did before is read from its chronicle."""

    def __init__(self, match: Match, books: Books) -> None:
        self._match, self._books = match, books
        self._feed = match.follow(OPEN_OBSERVER)
        self._ended: list[RoundAccount] = []
        self._round = self._read()

    def take(self, step: int) -> RoundAccount | None:
        """Return the account of the last round that had ended by that step, once."""
        for seen in self._feed.take():
            if seen.undone:
                self._ended.clear()
                self._round = self._read()
            else:
                self._add(seen.step, seen.events, seen.view)
        past = [account for account in self._ended if account.step <= step]
        self._ended = [account for account in self._ended if account.step > step]
        return past[-1] if past else None

    def close(self) -> None:
        """Follow no more."""
        self._match.unfollow(self._feed)

    def _read(self) -> _Round:
        """Return the round that is being played, with all that has happened in it."""
        replay = Replay(self._match.title, self._match.chronicle)
        self._round = self._begun(replay.view(0))
        for told in replay.tell():
            self._add(told.number, told.events, told.view)
        self._feed.take()
        self._ended.clear()
        return self._round

    def _begun(self, view: State) -> _Round:
        seats = len(self._match.seats)
        points = self._match.game.scores(view)
        takings: list[dict[str, int]] = [{} for _ in range(seats)]
        return _Round(self._books.round_of(view), points, takings)

    def _add(self, step: int, events: Iterable[Event], view: State) -> None:
        for event in events:
            if event.seat >= 0:
                sums = self._round.takings[event.seat]
                for column, amount in self._books.takings(event).items():
                    sums[column] = sums.get(column, 0) + amount
        if self._books.round_of(view) == self._round.number:
            return
        before, points = self._round, self._match.game.scores(view)
        self._ended.append(
            RoundAccount(
                before.number,
                step,
                tuple(before.takings),
                tuple(now - then for now, then in zip(points, before.points, strict=True)),
                points,
                tuple(self._books.money(view, seat) for seat in range(len(points))),
            )
        )
        self._round = self._begun(view)
