"""Playing one game of a contest, and what came of it; runs in any process that can import this."""

import json
import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from threading import get_ident

from ai.players import Player, always
from game.engine.rules import CHANCE, NOBODY, Rules, State
from game.engine.title import Game, Options
from game.match.analysis import thinking_seed
from game.titles import title
from tools.contest.contestants import make_contestant
from tools.proof.random_games import dealt

Seating = tuple[str, ...]

STEPS_AN_OCTAVE = 16
SHORTEST = 1e-6  # seconds; everything quicker counts as this


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
        bout = found["bout"]
        setting = found["bout"]["setting"]
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


# The turns of one game: who decides, from what view, and what becomes of the move.


@dataclass(slots=True)
class ContestTurn:
    """One decision; whoever decides puts the move in before asking for the next turn.

    `state` is the truth, `view` what the seat may know: the same two objects at every turn.
    """

    state: State
    view: State
    seat: int
    number: int  # of the decision, from 0
    move: int = -1


def turns(rules: Rules, state: State, names: Sequence[str] = ()) -> Iterator[ContestTurn]:
    """Yield every decision of a game from here to its end; luck is drawn in between.

    RuntimeError when a move that was put in is not legal, by the seat's name if it has one.
    """
    view = rules.new_state()
    number = 0
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
            continue
        seat = int(state.to_move)
        rules.hide(state, seat, view)
        turn = ContestTurn(state, view, seat, number)
        yield turn
        if turn.move not in rules.legal_codes(state):
            who = names[seat] if names else f"seat {seat}"
            raise RuntimeError(f"{who} plays {turn.move}, which is not legal here")
        rules.apply(state, turn.move)
        number += 1


Plain = tuple[tuple[int, int], ...]


class DecisionTimes:
    """Counts of decisions by how long they took."""

    def __init__(self, plain: Iterable[tuple[int, int]] = ()) -> None:
        """Start with the counts that `plain` wrote."""
        self._counts: Counter[int] = Counter(dict(plain))

    def add(self, seconds: float) -> None:
        """Count one decision."""
        octaves = math.log2(max(seconds, SHORTEST) / SHORTEST)
        self._counts[math.ceil(octaves * STEPS_AN_OCTAVE)] += 1

    def update(self, plain: Iterable[tuple[int, int]]) -> None:
        """Count all that another one counted."""
        for step, count in plain:
            self._counts[step] += count

    def plain(self) -> Plain:
        """Return step and count, the shortest first."""
        return tuple(sorted(self._counts.items()))

    @property
    def decisions(self) -> int:
        """Return how many decisions were counted."""
        return self._counts.total()

    def quantile(self, share: float) -> float:
        """Return the seconds in which that share of the decisions was made, 0.0 for none.

        The step is rounded up: a decision is never shown as quicker than it was.
        """
        wanted = share * self.decisions
        seen = 0
        for step, count in self.plain():
            seen += count
            if seen >= wanted:
                return SHORTEST * math.exp2(step / STEPS_AN_OCTAVE)
        return 0.0
