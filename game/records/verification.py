"""Verify a recorded game: deal and play it again, and compare every fingerprint."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.fingerprint import fingerprint_of_rows, fingerprint_of_state
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game, Title
from game.records.records import (
    CONTINUES_OTHER_JOURNAL_NOTE_KIND,
    Chronicle,
    RecordAfterOpening,
    Snapshot,
    Step,
    Undo,
)
from game.records.replay_cursor import ReplayCursor, play_recorded_step


@dataclass(frozen=True, slots=True)
class FirstReplayDifference:
    """The first difference of a replay from its record: it occurs after `step_number` steps, and
    `sentence` describes it."""

    step_number: int
    sentence: str


def find_first_difference(title: Title, chronicle: Chronicle) -> FirstReplayDifference | None:
    """Replay the whole game, undone steps too, and return the first difference from its record,
    None when there is none.

    Raise Unreadable when the title does not offer the chronicle's options.
    """
    game = title.make_game(chronicle.opening.options)
    retracer = ReplayCursor(title, game, chronicle)
    states: list[State] = []
    for record in chronicle.records:
        try:
            _process_and_compare_record(retracer, record, states)
        except Unreadable as error:
            return FirstReplayDifference(record.step_number, str(error))
    return None


def _process_and_compare_record(
    replay_cursor: ReplayCursor, record: RecordAfterOpening, states: list[State]
) -> None:
    match record:
        case Snapshot() if not states:
            states.append(_check_and_load_first_state(replay_cursor, record))
        case Snapshot():
            _check_snapshot_equals_state(record, states[-1])
        case Step():
            state = states[-1].clone()
            play_recorded_step(replay_cursor.game.rules, state, record)
            states.append(state)
        case Undo():
            del states[record.step_number + 1 :]


def _check_and_load_first_state(replay_cursor: ReplayCursor, record: Snapshot) -> State:
    chronicle = replay_cursor.chronicle
    if not chronicle.notes_of_kind(
        CONTINUES_OTHER_JOURNAL_NOTE_KIND
    ):  # otherwise it began in the middle of another game
        _check_snapshot_equals_state(
            record, deal_first_state(replay_cursor.game, chronicle.opening.seed)
        )
    return replay_cursor.load_snapshot_state(record)


def _check_snapshot_equals_state(record: Snapshot, state: State) -> None:
    if fingerprint_of_rows(record.state_rows) != fingerprint_of_state(state):
        raise Unreadable(f"the position after step {record.step_number} is not the one kept whole")


def deal_first_state(game: Game, seed: int) -> State:
    """Return the state of a new game dealt from this seed, at its first decision or chance
    event."""
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return state
