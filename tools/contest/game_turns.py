"""The turns of one game: who decides, from what view, and what the move leads to."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.engine.rules import CHANCE, NOBODY, Rules, State

STEPS_AN_OCTAVE = 16
SHORTEST = 1e-6  # seconds; everything quicker counts as this


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


Watcher = Callable[[State, int, State], None]


def turns(
    rules: Rules, state: State, names: Sequence[str] = (), watch: Watcher | None = None
) -> Iterator[ContestTurn]:
    """Yield every decision of a game from here to its end; luck is drawn in between.

    `watch` is told every step: the state before it, the move or outcome, the state after it, both
    its own to keep. RuntimeError when a move that was put in is not legal, by the seat's name if
    it has one.
    """
    view = rules.new_state()
    number = 0
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            _apply(rules, state, int(rules.draw_outcome(state)), watch)
            continue
        seat = int(state.to_move)
        rules.hide(state, seat, view)
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
