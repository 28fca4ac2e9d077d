"""A game to be played, and what came of it: one line of the log."""

import json
from dataclasses import asdict, dataclass

from game.engine.title import Options

Seating = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """What all games of a contest have in common."""

    title: str
    edition: str
    expansions: tuple[str, ...] = ()

    def options(self, seats: int) -> Options:
        """Return the set-up for that many players."""
        return Options(self.title, seats, self.edition, self.expansions)


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played: who sits where, and the seed that settles all luck."""

    setting: Setting
    seating: Seating
    seed: int


@dataclass(frozen=True, slots=True)
class ContestResult:
    """A finished bout. Every tuple is in seat order.

    `places` count from 0 and are equal where even the rules' last tie-break leaves a tie;
    `thought` holds each seat's decision times as `DecisionTimes.plain` writes them.
    """

    bout: Bout
    places: tuple[int, ...]
    points: tuple[int, ...]
    thought: tuple[tuple[tuple[int, int], ...], ...]

    def win_share(self, seat: int) -> float:
        """Return 1 for the winner, an equal part for seats that share the first place."""
        return 1 / self.places.count(0) if self.places[seat] == 0 else 0.0

    def mean_place(self, seat: int) -> float:
        """Return the seat's place counted from 1; tied seats share the mean of theirs."""
        place = self.places[seat]
        return place + (self.places.count(place) + 1) / 2

    def line(self) -> str:
        """Return the result as one line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))


def read_result(line: str) -> ContestResult:
    """Return the result a line holds; ValueError when it is no whole line of the log."""
    try:
        found = json.loads(line)
        bout, setting = found["bout"], found["bout"]["setting"]
        expansions = tuple(setting["expansions"])
        return ContestResult(
            Bout(
                Setting(setting["title"], setting["edition"], expansions),
                tuple(bout["seating"]),
                bout["seed"],
            ),
            tuple(found["places"]),
            tuple(found["points"]),
            tuple(tuple((at, count) for at, count in seat) for seat in found["thought"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError("no game of a contest") from error
