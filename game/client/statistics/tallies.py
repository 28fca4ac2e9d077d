"""What the finished games of one person add up to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.client.challenges.challenge import SCENARIO
from game.client.statistics.entries import NO_SEAT, Entry, Finished, JudgedPlay
from game.records.record import AUTOMA


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one sort: how many, how many won, points in all, and the most in one."""

    games: int
    won: int
    points: int
    best: int

    @property
    def average(self) -> int:
        """Points a game, rounded."""
        return round(self.points / self.games) if self.games else 0

    @property
    def won_percent(self) -> int:
        """The share of games won, in per cent."""
        return round(100 * self.won / self.games) if self.games else 0


NO_GAMES: Final = Tally(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Play:
    """How the judged games were played: how many, accuracy in per cent, luck in thousandths."""

    games: int
    accuracy: int
    luck: int


class Career:
    """The games of the only person at the table that count, oldest first.

    Scenarios are left out: their tables are made for something else than winning often.
    """

    def __init__(self, entries: Iterable[Entry], kinds: Sequence[str]) -> None:
        """`kinds` are the computers' kinds from weakest to strongest."""
        listed = list(entries)
        self._kinds = (*kinds, AUTOMA)
        self.all_finished = [entry for entry in listed if isinstance(entry, Finished)]
        belonging = (game for game in self.all_finished if belongs(game))
        self.games = sorted(belonging, key=lambda game: game.day)  # some were entered later
        self._judged = {entry.game: entry for entry in listed if isinstance(entry, JudgedPlay)}

    def by_seats(self) -> Mapping[str, Tally]:
        """Return the tally of each number of players, rising."""
        return self._grouped(lambda game: str(len(game.players)), sorted)

    def by_opponent(self) -> Mapping[str, Tally]:
        """Return the tally of each strongest opponent, weakest first, the automa last."""

        def in_order(kinds: Iterable[str]) -> list[str]:
            return sorted(kinds, key=self._rank)

        return self._grouped(self.strongest, in_order)

    def strongest(self, game: Finished) -> str:
        """Return the kind of the strongest opponent."""
        return max(game.opponents, key=self._rank)

    def whole(self) -> Tally:
        """Return the tally of everything."""
        return tally(self.games)

    def play(self) -> Play:
        """Return how the judged games were played."""
        judged = [self._judged[game.game] for game in self.games if game.game in self._judged]
        if not judged:
            return Play(0, 0, 0)
        count = len(judged)
        accuracy = round(sum(entry.accuracy for entry in judged) / count)
        return Play(count, accuracy, round(sum(entry.luck for entry in judged) / count))

    def latest(self, most: int) -> Sequence[Finished]:
        """Return the last games, oldest first."""
        return self.games[-most:]

    def most_points(self) -> Finished | None:
        """Return the game with the most points."""
        return max(self.games, key=lambda game: game.points, default=None)

    def clearest_win(self) -> Finished | None:
        """Return the won game with the largest lead."""
        won = [game for game in self.games if game.place == 1]
        return max(won, key=lambda game: game.lead, default=None)

    def _rank(self, kind: str) -> int:
        return self._kinds.index(kind) if kind in self._kinds else -1

    def _grouped(
        self, key: Callable[[Finished], str], order: Callable[[Iterable[str]], list[str]]
    ) -> Mapping[str, Tally]:
        groups: dict[str, list[Finished]] = {}
        for game in self.games:
            groups.setdefault(key(game), []).append(game)
        return {name: tally(groups[name]) for name in order(groups)}


def belongs(game: Finished) -> bool:
    """Return whether a game is part of a person's career."""
    return game.counts and game.own != NO_SEAT and not game.challenge.startswith(f"{SCENARIO}:")


def of_edition(entries: Iterable[Entry], edition: str, first: str, pack: str = "") -> list[Entry]:
    """Return what is kept of an edition with a pack, by its digest, or with none.

    Games that name no edition are of the title's `first` one.
    """
    return [
        entry
        for entry in entries
        if not isinstance(entry, Finished)
        or ((entry.edition or first), entry.pack) == (edition, pack)
    ]


def tally(games: Sequence[Finished]) -> Tally:
    """Return what games add up to."""
    points = [game.points for game in games]
    won = sum(game.place == 1 for game in games)
    return Tally(len(games), won, sum(points), max(points, default=0))
