"""The course of a game in numbers: points and more step by step, and where rounds begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.engine.knowledge import Event
from game.engine.rules import State
from game.engine.title import Title
from game.records.records import Chronicle
from game.records.replay import OPEN_OBSERVER, Replay, Told
from game.table_protocol import GameFacts


@dataclass(frozen=True, slots=True)
class Mark:
    """A step worth finding again: its number, who moved, and the icon that stands for it."""

    number: int
    seat: int
    icon: str


@dataclass(frozen=True, slots=True)
class GameMoment:
    """The largest event of a kind: what it is remembered as, its size, and where in the game."""

    kind: str
    size: int
    number: int
    event: Event


@dataclass(frozen=True, slots=True)
class ScoreHistory:
    """`points[seat][n]`, `charts[key][seat][n]` after step n; `rounds[i]`: step before round i + 1.

    Step n was made by `movers[n - 1]` as a move of `kinds[n - 1]`, "" where nobody can tell.
    """

    points: tuple[tuple[int, ...], ...]
    charts: Mapping[str, tuple[tuple[int, ...], ...]] = field(hash=False)
    rounds: tuple[int, ...]
    marks: tuple[Mark, ...]
    movers: tuple[int, ...]
    kinds: tuple[str, ...]
    final: State
    moments: tuple[GameMoment, ...] = ()

    @property
    def steps(self) -> int:
        """How many steps the game has had."""
        return len(self.movers)

    def at_rounds(self, seat: int) -> tuple[int, ...]:
        """Return the seat's points at the start and after each round."""
        ends = (*self.rounds, self.steps)
        return tuple(self.points[seat][number] for number in ends)

    def earned(self, seat: int) -> tuple[int, ...]:
        """Return the seat's points of each round."""
        points = self.at_rounds(seat)
        return tuple(points[i + 1] - points[i] for i in range(len(points) - 1))

    def round_at(self, number: int) -> int:
        """Return the round that step belongs to."""
        return max(sum(1 for start in self.rounds if start < number), 1)


class ScoreHistoryReader:
    """Reads a chronicle step by step, as an observer may know it: open, once the game is over.

    `replay` is what it reads.
    """

    def __init__(
        self,
        title: Title,
        chronicle: Chronicle,
        game_facts: GameFacts,
        observer: int = OPEN_OBSERVER,
    ) -> None:
        """Prepare; Unreadable when the title does not offer the chronicle's options."""
        self.replay = Replay(title, chronicle, observer)
        self._game_facts = game_facts
        self._seats = range(len(chronicle.opening.seats))
        first = self.replay.view(0)
        self._points: list[list[int]] = [[] for _ in self._seats]
        self._charts = {key: [list[int]() for _ in self._seats] for key in game_facts.charts}
        self._held = {key: [0 for _ in self._seats] for key in game_facts.charts}
        self._rounds = [0]
        self._round = game_facts.round_of(first)
        self._marks: list[Mark] = []
        self._movers: list[int] = []
        self._kinds: list[str] = []
        self._moments: dict[str, GameMoment] = {}
        self._last = first
        self._take(first)

    def read(self) -> ScoreHistory:
        """Return the whole course; Unreadable when today's rules no longer lead through it."""
        for told in self.replay.tell():
            self._add(told)
        return ScoreHistory(
            tuple(map(tuple, self._points)),
            {key: tuple(map(tuple, lines)) for key, lines in self._charts.items()},
            tuple(self._rounds),
            tuple(self._marks),
            tuple(self._movers),
            tuple(self._kinds),
            self._last,
            tuple(self._moments.values()),
        )

    def _add(self, told: Told) -> None:
        round_now = self._game_facts.round_of(told.view)
        if round_now != self._round:
            self._round = round_now
            self._rounds.append(told.number)
        while len(self._movers) < told.number:  # a gap stands for several steps
            self._movers.append(told.mover)
            self._kinds.append(told.move.kind if told.move is not None else "")
            self._take(told.view)
        icon = self._game_facts.mark(told.move.kind) if told.move is not None else ""
        if icon:
            self._marks.append(Mark(told.number, told.mover, icon))
        for event in told.events:
            kind, size = self._game_facts.moment(event)
            before = self._moments.get(kind)
            if size > 0 and (before is None or size > before.size):
                self._moments[kind] = GameMoment(kind, size, told.number, event)
        self._last = told.view

    def _take(self, view: State) -> None:
        scores = self.replay.game.scores(view)
        for seat in self._seats:
            self._points[seat].append(scores[seat])
            for key, adds_up in self._game_facts.charts.items():
                held, line = self._game_facts.charted(view, seat, key), self._charts[key][seat]
                so_far = line[-1] if line else 0
                line.append(so_far + max(held - self._held[key][seat], 0) if adds_up else held)
                self._held[key][seat] = held


STRIDES = ("step", "turn", "round")
ANALYSIS = 1  # where one begins: before that there is nothing to judge


class Playback:
    """A place in a game: `position` counts the steps already shown, 0 to `history.steps`."""

    def __init__(self, history: ScoreHistory) -> None:
        self.history = history
        self.position = 0
        self.stride = "step"
        self.playing = False

    @property
    def at_end(self) -> bool:
        """Whether everything has been shown."""
        return self.position >= self.history.steps

    def following(self) -> int:
        """Return where one stride forward leads."""
        return self._beside(1)

    def previous(self) -> int:
        """Return where one stride back leads."""
        return self._beside(-1)

    def _beside(self, way: int) -> int:
        steps, movers = self.history.steps, self.history.movers
        if self.stride == "round":
            starts = [at for at in self.history.rounds if (at - self.position) * way > 0]
            return min(starts, default=steps) if way > 0 else max(starts, default=0)
        goal = self.clamp(self.position + way)
        if self.stride == "turn":
            while 0 < goal < steps and movers[goal] == movers[goal - 1]:
                goal += way
        return goal

    def clamp(self, position: int) -> int:
        """Return the nearest position there is."""
        return min(max(position, 0), self.history.steps)
