"""One decision and the chance events that follow, computed on a copy of the state.

The match first writes the turn's records, then replaces its state by the copy. If writing fails,
the turn is dropped and the match is unchanged.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.fingerprint import fingerprint_of_state
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.match.invariants import check_state_round_trip_and_moves, check_step_invariants
from game.match.undo import UndoPolicy
from game.records.records import (
    LUCK_BARRIER,
    NO_BARRIER,
    REVEAL_BARRIER,
    Chronicle,
    Closing,
    Record,
    Snapshot,
    Step,
)

DrawOutcome = Callable[[State], int]
"""Returns the outcome of the chance event that is due in a state, in place of the generator."""


@dataclass(frozen=True, slots=True)
class AppliedStep:
    """A step, and the true states before and after it."""

    step: Step
    state_before: State
    state_after: State


class PendingTurn:
    """The steps of one turn that are not in the chronicle yet."""

    def __init__(
        self, game: Game, chronicle: Chronicle, state: State, *, checks_invariants: bool
    ) -> None:
        """Start with no steps after the chronicle's last position; `state` itself is never
        changed. With `checks_invariants`, the invariants of the rules are checked at every step."""
        self.state = state
        self.records: list[Record] = []
        self.applied_steps: list[AppliedStep] = []
        self._game = game
        self._chronicle = chronicle
        self._last_step_number = len(chronicle.steps)
        self._last_snapshot = chronicle.snapshots[-1]
        self._is_closed = chronicle.closing is not None
        self._checks_invariants = checks_invariants

    def add_decision(self, seat: int, code: int) -> None:
        """Play a decision on a copy of the state, which becomes the new state, and add its step;
        the caller has checked that it is legal."""
        after = self.state.clone()
        self._add_step(after, seat, code)

    def add_chance_steps_and_closing(self, luck: DrawOutcome | None = None) -> None:
        """Add steps for all chance events that are due, with outcomes drawn by the generator or
        supplied by `luck`, and a closing record when the game is over."""
        draw = luck or self._game.rules.draw_outcome
        while self.state.to_move == CHANCE:
            after = self.state.clone()
            self._add_step(after, CHANCE, int(draw(after)))
        if self.state.to_move == NOBODY and not self._is_closed:
            scores = self._game.scores(self.state)
            ranking = self._game.seats_from_best(self.state)
            self.records.append(Closing(self._last_step_number, scores, ranking))
            self._is_closed = True

    def _add_step(self, state_after: State, seat: int, code: int) -> None:
        before = self.state
        rules = self._game.rules
        rules.apply(state_after, code)
        self._last_step_number += 1
        barrier = NO_BARRIER
        if seat == CHANCE:
            barrier = LUCK_BARRIER
        elif self._reveals_hidden_fact(before, state_after):
            barrier = REVEAL_BARRIER
        step = Step(self._last_step_number, seat, code, fingerprint_of_state(state_after), barrier)
        if self._checks_invariants:
            check_step_invariants(self._game, before, code, state_after)
            check_state_round_trip_and_moves(self._game, state_after)
        self.records.append(step)
        self.applied_steps.append(AppliedStep(step, before, state_after))
        self.state = state_after
        progress = self._game.progress(self.state)
        if self._last_snapshot.is_new_snapshot_due(self._last_step_number, progress):
            self._last_snapshot = Snapshot(self._last_step_number, progress, self.state.to_plain())
            self.records.append(self._last_snapshot)

    def _reveals_hidden_fact(self, state_before: State, state_after: State) -> bool:
        """Return whether the step has revealed a hidden fact; such a step is a barrier for undo."""
        rules = self._game.rules
        game = self._game
        if isinstance(game, UndoPolicy):
            return game.reveals_facts(state_before, state_after)
        return rules.count_unknown_facts(state_after) < rules.count_unknown_facts(state_before)
