"""The decisions of one game: seat, view, and the result of the move."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.engine.rules import CHANCE, NOBODY, Rules, State

STEPS_AN_OCTAVE = 16
MIN_COUNTED_SECONDS = 1e-6  # seconds; everything quicker counts as this


@dataclass(slots=True)
class ContestTurn:
    """One decision; the caller stores the move in it before asking for the next.

    `state` is the true state and `view` the seat's view; both objects are reused at every turn.
    """

    state: State
    view: State
    seat: int
    number: int  # of the decision, from 0
    move: int = -1


Watcher = Callable[[State, int, State], None]


def play_game_turns(
    rules: Rules, state: State, names: Sequence[str] = (), watch: Watcher | None = None
) -> Iterator[ContestTurn]:
    """Yield every decision from here to the end of the game; chance is drawn in between.

    `watch` is called with every step: a copy of the state before it, the move or outcome, a copy of
    the state after it. Raises RuntimeError, with the seat's name, if a stored move is not legal.
    """
    view = rules.new_state()
    number = 0
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            _apply(rules, state, int(rules.draw_outcome(state)), watch)
            continue
        seat = int(state.to_move)
        rules.write_view_for_seat(state, seat, view)
        turn = ContestTurn(state, view, seat, number)
        yield turn
        if turn.move not in rules.legal_codes(state):
            who = names[seat] if names else f"seat {seat}"
            raise RuntimeError(f"{who} plays {turn.move}, which is not legal here")
        _apply(rules, state, turn.move, watch)
        number += 1


def _apply(rules: Rules, state: State, code: int, watch: Watcher | None) -> None:
    before = state.clone() if watch is not None else state
    rules.apply(state, code)
    if watch is not None:
        watch(before, code, state.clone())


Plain = tuple[tuple[int, int], ...]


class DecisionTimes:
    """Counts of decisions by their duration, in logarithmic steps."""

    def __init__(self, plain: Iterable[tuple[int, int]] = ()) -> None:
        """Start with counts in the form of `plain`."""
        self._counts: Counter[int] = Counter(dict(plain))

    def add(self, seconds: float) -> None:
        """Count one decision that took this many seconds."""
        octaves = math.log2(max(seconds, MIN_COUNTED_SECONDS) / MIN_COUNTED_SECONDS)
        self._counts[math.ceil(octaves * STEPS_AN_OCTAVE)] += 1

    def update(self, plain: Iterable[tuple[int, int]]) -> None:
        """Add the counts in the form of `plain`."""
        for step, count in plain:
            self._counts[step] += count

    def plain(self) -> Plain:
        """Return (duration step, count) pairs, the shortest first, for JSON."""
        return tuple(sorted(self._counts.items()))

    @property
    def decisions(self) -> int:
        """The number of decisions counted."""
        return self._counts.total()

    def quantile(self, share: float) -> float:
        """Return the duration in seconds within which this share (0 to 1) of the decisions was
        made, rounded up to its step; 0.0 without decisions."""
        wanted = share * self.decisions
        seen = 0
        for step, count in self.plain():
            seen += count
            if seen >= wanted:
                return MIN_COUNTED_SECONDS * math.exp2(step / STEPS_AN_OCTAVE)
        return 0.0
