"""Replay the states of a game from its snapshots and steps, without trusting the journal.

A snapshot must be a position that a person could have written, and a step is played only when the
rules allow it. Otherwise Unreadable names the step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.engine.fingerprint import fingerprint_of_state
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, Rules, State
from game.engine.title import Game, Title
from game.records.migrations.registry import migrate_rows
from game.records.records import Chronicle, Snapshot, Step
from game.records.soundness import (
    IMPOSSIBLE_STATE_ERRORS,
    check_state_is_full_valid_position,
    rules_error_text,
)


@dataclass(frozen=True, slots=True)
class ReplayTransition:
    """The number of a recorded step, the step, and the states before and after it; `step` is
    None when several steps are skipped up to a snapshot."""

    step_number: int
    step: Step | None
    state_before: State
    state_after: State


class ReplayCursor:
    """Computes the states of one chronicle, which may still grow, from its snapshots and steps."""

    def __init__(self, title: Title, game: Game, chronicle: Chronicle) -> None:
        """Store the title, its game with the chronicle's options, and the chronicle."""
        self.title = title
        self.game = game
        self.chronicle = chronicle
        # fingerprints of the snapshots that have been checked
        self._checked_fingerprints: set[bytes] = set()

    def state_after_step(self, step_number: int) -> State:
        """Return the state after step `step_number`; raise Unreadable when the rules no longer lead
        to the recorded position.
        """
        snapshot = self.chronicle.last_snapshot_up_to(step_number)
        state = self.load_snapshot_state(snapshot)
        for step in self.chronicle.steps[snapshot.step_number : step_number]:
            play_recorded_step(self.game.rules, state, step)
        if step_number == len(self.chronicle.steps):
            self._check_state_over_if_closed(state)
        return state

    def replay_to_last_state(self) -> State:
        """Replay the whole game and return its last state; raise Unreadable when a step or snapshot
        differs.

        A game is checked completely before it continues, since undo and replays go back in it.
        """
        state = self.load_snapshot_state(self.chronicle.snapshots[0])
        for step in self.chronicle.steps:
            play_recorded_step(self.game.rules, state, step)
            self._checked_fingerprints.add(step.fingerprint_after)  # reached by the rules
        for snapshot in self.chronicle.snapshots[1:]:
            self.load_snapshot_state(snapshot)
        self._check_state_over_if_closed(state)
        return state

    def load_snapshot_state(self, snapshot: Snapshot) -> State:
        """Return a snapshot's state, migrated and checked; raise Unreadable when it is not a valid
        position.
        """
        opening = self.chronicle.opening
        versions = (opening.state_version, self.title.state_version)
        where = f"the snapshot after step {snapshot.step_number}"
        state = self.game.rules.new_state()
        try:
            rows = migrate_rows(opening.options.title, snapshot.state_rows, versions)
            _check_first_row_length(rows, state)
            state.load_plain(rows)
        except IMPOSSIBLE_STATE_ERRORS as error:
            raise Unreadable(
                f"{where} is not a state of this game: {rules_error_text(error)}"
            ) from error
        is_same_version = versions[0] == versions[1]
        if is_same_version and snapshot.step_number > 0:
            check_fingerprint(state, self.chronicle.steps[snapshot.step_number - 1], where)
        found = fingerprint_of_state(state)
        if found not in self._checked_fingerprints:
            check_state_is_full_valid_position(self.title, self.game, state, where)
            self._checked_fingerprints.add(found)
        return state

    def transitions_between_steps(
        self, first_step: int, last_step: int
    ) -> Iterator[ReplayTransition]:
        """Yield one transition for each step from `first_step` to `last_step`; raise Unreadable
        where the rules no longer lead to the recorded positions.
        """
        state = self.state_after_step(first_step - 1)
        for step in self.chronicle.steps[first_step - 1 : last_step]:
            after = state.clone()
            play_recorded_step(self.game.rules, after, step)
            yield ReplayTransition(step.step_number, step, state, after)
            state = after

    def all_transitions(self) -> Iterator[ReplayTransition]:
        """Yield the transitions of the whole game, from the first state to the last.

        Where steps no longer lead to the recorded states, one transition jumps to the next
        snapshot.
        """
        snapshots = {snapshot.step_number: snapshot for snapshot in self.chronicle.snapshots}
        state = self.load_snapshot_state(snapshots.pop(0))
        is_lost = False
        for step in self.chronicle.steps:
            after = state if is_lost else state.clone()
            is_lost = is_lost or not _try_play_recorded_step(self.game.rules, after, step)
            if not is_lost:
                self._checked_fingerprints.add(step.fingerprint_after)  # reached by the rules
                yield ReplayTransition(step.step_number, step, state, after)
                state = after
            elif step.step_number in snapshots:
                after = self.load_snapshot_state(snapshots[step.step_number])
                yield ReplayTransition(step.step_number, None, state, after)
                state = after
                is_lost = False
        if not is_lost:
            self._check_state_over_if_closed(state)

    def _check_state_over_if_closed(self, last_state: State) -> None:
        if self.chronicle.closing is not None and last_state.to_move != NOBODY:
            raise Unreadable("the game is marked as over, but it is not over")


def _check_first_row_length(rows: Sequence[Sequence[int]], empty_state: State) -> None:
    """Raise ValueError, with both lengths, when the first of the rows has another length than the
    first row of a blank state.

    Do nothing when the number of rows is wrong, since `load_plain` reports that.
    """
    expected = empty_state.to_plain()
    if len(rows) == len(expected) and len(rows[0]) != len(expected[0]):
        wanted = len(expected[0])
        found = len(rows[0])
        raise ValueError(f"the first row holds {wanted} numbers, not {found}")


def play_recorded_step(rules: Rules, state: State, step: Step) -> None:
    """Play a recorded step on the state; raise Unreadable when it is not possible or leads to
    another position than recorded.

    At a chance event the generator advances as it did in the game, but the recorded outcome is
    played.
    """
    where = f"step {step.step_number}"
    try:
        if state.to_move != step.seat or not is_legal_move_or_possible_outcome(
            rules, state, step.move_code
        ):
            raise Unreadable(f"{where} is not possible in this position")
        if step.seat == CHANCE:
            rules.draw_outcome(state)
        rules.apply(state, step.move_code)
    except Unreadable:
        raise
    except IMPOSSIBLE_STATE_ERRORS as error:
        raise Unreadable(f"{where} cannot be played: {rules_error_text(error)}") from error
    check_fingerprint(state, step, where)


def is_legal_move_or_possible_outcome(rules: Rules, state: State, move: int) -> bool:
    """Return whether the move is a legal move of the deciding seat, or a possible outcome of the
    chance event that is due."""
    if state.to_move == NOBODY:
        return False
    if state.to_move == CHANCE:
        return any(code == move for code, _ in rules.weighted_outcomes(state))
    return move in rules.legal_codes(state)


def check_fingerprint(state: State, step: Step, step_text: str) -> None:
    """Check that the state has the fingerprint recorded for the step; raise Unreadable when it
    differs.
    """
    found = fingerprint_of_state(state)
    if found != step.fingerprint_after:
        raise Unreadable(
            f"{step_text} leads to {found.hex()}, but the game was at "
            f"{step.fingerprint_after.hex()}"
        )


def _try_play_recorded_step(rules: Rules, state: State, step: Step) -> bool:
    try:
        play_recorded_step(rules, state, step)
    except Unreadable:
        return False
    return True
