"""Playing one game of a contest, and what came of it; runs in any process that can import this."""

import json
import time
from dataclasses import asdict, dataclass
from functools import cache
from threading import get_ident
from typing import Any

from ai.players import Player, always
from game.engine.title import Game, Options
from game.match.computer_answers import thinking_seed
from game.titles import title
from tools.contest.contestants import make_contestant
from tools.contest.game_turns import DecisionTimes, turns
from tools.proof.random_games import dealt

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

    def plain(self) -> dict[str, object]:
        """Return the bout as `read_bout` reads it."""
        return asdict(self)


def read_bout(found: Any) -> Bout:
    """Return the bout that `plain` wrote; KeyError or TypeError for anything else."""
    setting = found["setting"]
    expansions = tuple(setting["expansions"])
    return Bout(
        Setting(setting["title"], setting["edition"], expansions),
        tuple(found["seating"]),
        found["seed"],
    )


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
        return ContestResult(
            read_bout(found["bout"]),
            tuple(found["places"]),
            tuple(found["points"]),
            tuple(tuple((at, count) for at, count in seat) for seat in found["thought"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError("no game of a contest") from error


def play(bout: Bout) -> ContestResult:
    """Play a game to its end: the same bout gives the same game, time limits apart.

    Players get their seat's view and nothing else; RuntimeError when one plays what is not legal.
    """
    options = bout.setting.options(len(bout.seating))
    game = _game(options)
    thread = get_ident()
    players = [_player(name, options, thread) for name in bout.seating]
    thought = [DecisionTimes() for _seat in players]
    state = dealt(game, bout.seed)
    for turn in turns(game.rules, state, bout.seating):
        seed = thinking_seed(bout.seed, turn.seat, turn.number)
        begin = time.perf_counter()
        turn.move = players[turn.seat].choose(turn.view, turn.seat, seed, always)
        thought[turn.seat].add(time.perf_counter() - begin)
    return ContestResult(
        bout,
        tuple(game.rules.places(state)),
        tuple(game.rules.scores(state)),
        tuple(times.plain() for times in thought),
    )


@cache
def _game(options: Options) -> Game:
    return title(options.title).game(options)


@cache
def _player(name: str, options: Options, _thread: int) -> Player:
    """Return a thread's player; it keeps nothing between decisions, so seats may share it."""
    return make_contestant(name, _game(options))
