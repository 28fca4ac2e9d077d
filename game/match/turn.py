"""One decision and the chance events that follow, computed on a copy of the state.

The match first writes the turn's records, then replaces its state by the copy. If writing fails,
the turn is dropped and the match is unchanged.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.fingerprint import fingerprint
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.match.invariants import check_state, check_step
from game.match.undo import UndoPolicy
from game.records.records import FREE, LUCK, REVEAL, Chronicle, Closing, Record, Snapshot, Step

DrawLuck = Callable[[State], int]
"""Tells the outcome of the luck a state waits for: what falls where nothing is left to chance."""


@dataclass(frozen=True, slots=True)
class AppliedStep:
    """A step, and the true states before and after it."""

    step: Step
    before: State
    after: State


class Turn:
    """The steps of one turn that are not in the chronicle yet."""

    def __init__(self, game: Game, chronicle: Chronicle, state: State, *, heavy: bool) -> None:
        """Start from the chronicle's last position; `state` itself is never changed."""
        self.state = state
        self.records: list[Record] = []
        self.step_facts: list[AppliedStep] = []
        self._game = game
        self._chronicle = chronicle
        self._number = len(chronicle.steps)
        self._kept = chronicle.snapshots[-1]
        self._is_closed = chronicle.closing is not None
        self._heavy = heavy

    def play(self, seat: int, code: int) -> None:
        """Add a decision; the caller has checked that it is legal."""
        after = self.state.clone()
        self._add_step(after, seat, code)

    def settle(self, luck: DrawLuck | None = None) -> None:
        """Add all chance events that are due, drawn or from `luck`,
        and close a game that is over.
        """
        draw = luck or self._game.rules.draw_outcome
        while self.state.to_move == CHANCE:
            after = self.state.clone()
            self._add_step(after, CHANCE, int(draw(after)))
        if self.state.to_move == NOBODY and not self._is_closed:
            scores = self._game.scores(self.state)
            ranking = self._game.ranking(self.state)
            self.records.append(Closing(self._number, scores, ranking))
            self._is_closed = True

    def _add_step(self, after: State, seat: int, code: int) -> None:
        before = self.state
        rules = self._game.rules
        rules.apply(after, code)
        self._number += 1
        barrier = FREE
        if seat == CHANCE:
            barrier = LUCK
        elif self._reveals(before, after):
            barrier = REVEAL
        step = Step(self._number, seat, code, fingerprint(after), barrier)
        if self._heavy:
            check_step(self._game, before, code, after)
            check_state(self._game, after)
        self.records.append(step)
        self.step_facts.append(AppliedStep(step, before, after))
        self.state = after
        progress = self._game.progress(self.state)
        if self._kept.is_due(self._number, progress):
            self._kept = Snapshot(self._number, progress, self.state.to_plain())
            self.records.append(self._kept)

    def _reveals(self, before: State, after: State) -> bool:
        """Whether a decision has revealed a hidden fact, which an undo cannot hide again."""
        rules = self._game.rules
        game = self._game
        if isinstance(game, UndoPolicy):
            return game.reveals_facts(before, after)
        return rules.unknown_facts(after) < rules.unknown_facts(before)
