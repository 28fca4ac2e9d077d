"""Plays one game of a contest; runs in any process that can import this module."""

import json
import time
from dataclasses import asdict, dataclass
from functools import cache
from threading import get_ident
from typing import Any

from ai.players import Player, always_keep_thinking
from game.engine.title import Game, Options
from game.match.computer_answers import player_choice_seed
from game.titles import title_by_name
from tools.contest.contestants import make_contestant
from tools.contest.game_turns import DecisionTimes, play_game_turns
from tools.proof.random_games import deal_game

Seating = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ContestSetting:
    """The title, edition and expansions of all games of a contest."""

    title: str
    edition: str
    expansions: tuple[str, ...] = ()

    def options(self, seats: int) -> Options:
        """Return the options for that many players."""
        return Options(self.title, seats, self.edition, self.expansions)


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played: the player of each seat, and the seed."""

    setting: ContestSetting
    seating: Seating
    seed: int

    def plain(self) -> dict[str, object]:
        """Return the bout as a dict that `bout_from_dict` reads."""
        return asdict(self)


def bout_from_dict(found: Any) -> Bout:
    """Return the bout from a dict of `plain`; raises KeyError or TypeError for anything else."""
    setting = found["setting"]
    expansions = tuple(setting["expansions"])
    return Bout(
        ContestSetting(setting["title"], setting["edition"], expansions),
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
        """Return 1 for the winner, or an equal share for seats tied for first place."""
        return 1 / self.places.count(0) if self.places[seat] == 0 else 0.0

    def mean_place(self, seat: int) -> float:
        """Return the seat's place counted from 1; tied seats share the mean of theirs."""
        place = self.places[seat]
        return place + (self.places.count(place) + 1) / 2

    def line(self) -> str:
        """Return the result as one line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))


def parse_result(line: str) -> ContestResult:
    """Return the result of a log line; raises ValueError if the line is incomplete."""
    try:
        found = json.loads(line)
        return ContestResult(
            bout_from_dict(found["bout"]),
            tuple(found["places"]),
            tuple(found["points"]),
            tuple(tuple((at, count) for at, count in seat) for seat in found["thought"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError("no game of a contest") from error


def play_bout(bout: Bout) -> ContestResult:
    """Play a game to its end; without time limits the same bout gives the same game.

    Players get only their seat's view; raises RuntimeError for a move that is not legal.
    """
    options = bout.setting.options(len(bout.seating))
    game = _game(options)
    thread = get_ident()
    players = [_player(name, options, thread) for name in bout.seating]
    thought = [DecisionTimes() for _seat in players]
    state = deal_game(game, bout.seed)
    for turn in play_game_turns(game.rules, state, bout.seating):
        seed = player_choice_seed(bout.seed, turn.seat, turn.number)
        begin = time.perf_counter()
        turn.move = players[turn.seat].choose(turn.view, turn.seat, seed, always_keep_thinking)
        thought[turn.seat].add(time.perf_counter() - begin)
    return ContestResult(
        bout,
        tuple(game.rules.ranks(state)),
        tuple(game.rules.scores(state)),
        tuple(times.plain() for times in thought),
    )


@cache
def _game(options: Options) -> Game:
    return title_by_name(options.title).make_game(options)


@cache
def _player(name: str, options: Options, _thread: int) -> Player:
    """Return a player cached per thread; players have no state between decisions, so seats can
    share one."""
    return make_contestant(name, _game(options))
