"""Fuzzing of journals: any file is read, or refused in a sentence."""

import contextlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgpack

from game.engine.fingerprint import fingerprint_of_state
from game.engine.luck import Luck
from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.match.match import Match
from game.records.codec import decode_record, encode_record
from game.records.frames import JOURNAL_HEADER_BYTES, encode_frames, intact_frames_before_damage
from game.records.journal import Journal
from game.records.journal_reading import JournalReading, read_journal_bytes
from game.records.records import Chronicle, NotContinued, NotSaved, Snapshot, Step
from game.records.replay import Replay
from game.records.replay_cursor import is_legal_move_or_possible_outcome
from game.records.soundness import IMPOSSIBLE_STATE_ERRORS
from game.records.verdicts import usability_verdict
from game.records.verification import find_first_difference
from tools.proof.cases import SHELF
from tools.proof.damage import FakeDisk
from tools.proof.fuzzing.texts import Change, pick

WHOLE_RECORDS_FOLDER = (
    Path(__file__).resolve().parents[3] / "tests" / "corpus" / "records" / "whole"
)
RECORD_FILE_NAME = "game-0001.counthouse"
STEPS_TOLD = 20
STRANGE_VALUES: tuple[Any, ...] = (
    *(-(2**63), -1, 0, 1, 255, 2**31, 2**63 - 1, 1.5),
    *(None, True, b"", "", [], [[]]),
)


class RecordsTarget:
    """Fuzzes the reading of journals, and what the program does with them: verdict, replay, check
    and continuing."""

    name = "records"
    longest = 6_000

    def seeds(self) -> Iterator[bytes]:
        """Yield prefixes and shortened forms of the intact journals in the test corpus."""
        for file in sorted(WHOLE_RECORDS_FOLDER.iterdir()):
            content = file.read_bytes()
            payloads = payloads_of(content)
            for some in (payloads[:2], payloads[:12], [*payloads[:2], *payloads[-2:]]):
                yield encode_frames(some)

    def change(self, content: bytes, luck: Luck, any_change: Change) -> bytes:
        """Return the journal with one payload changed, repeated or removed, in intact frames; in
        one case of ten any bytes are changed."""
        payloads = payloads_of(content)
        if not payloads or pick(luck, 10) == 0:
            return any_change(content, self.longest)
        place = pick(luck, len(payloads))
        match pick(luck, 6):
            case 0:
                payloads[place] = any_change(payloads[place], 4000)[:65536] or b"\0"
            case 1:
                payloads.insert(place, payloads[pick(luck, len(payloads))])
            case 2:
                del payloads[place]
            case _:
                payloads[place] = with_strange_value(payloads[place], luck)
        if pick(luck, 2):
            payloads = with_sound_steps(payloads)
        return encode_frames(payloads)[: self.longest]

    def check(self, content: bytes) -> None:
        """Read the journal and use it as the program does; any exception other than a refusal is a
        fault."""
        reading = read_journal_bytes(content, RECORD_FILE_NAME)
        assert reading.reason.key == f"record.{reading.condition.value}"
        verdict = usability_verdict(reading, SHELF)
        chronicle = reading.chronicle
        if chronicle is None:
            return
        for record in (chronicle.opening, *chronicle.records):
            assert decode_record(encode_record(record)) == record, (
                "a record is written differently again"
            )
        if verdict.can_watch:
            watch(SHELF[chronicle.opening.options.title], chronicle)
        if verdict.can_continue:
            go_on(SHELF[chronicle.opening.options.title], content, reading)


def watch(title: Title, chronicle: Chronicle) -> None:
    """Replay the first steps for an observer who sees everything and for seat 0, and compare the
    fingerprints; a refusal as Unreadable is allowed."""
    for observer in (-1, 0):
        with contextlib.suppress(Unreadable):
            replay = Replay(title, chronicle, observer)
            for _ in islice(replay.all_steps(), STEPS_TOLD):
                pass
            view = replay.view(len(chronicle.steps))
            replay.game.scores(view)
            replay.game.seats_from_best(view)
    with contextlib.suppress(Unreadable):
        find_first_difference(title, chronicle)


def go_on(title: Title, content: bytes, reading: JournalReading) -> None:
    """Resume the match of a journal and play at most three moves; a refusal to resume is
    allowed."""
    journal = Journal(FakeDisk(content), RECORD_FILE_NAME, reading)
    try:
        match = Match.resume_from_journal(title, journal)
    except (NotContinued, NotSaved):
        return
    for _ in range(3):
        question = match.question()
        if question is None:
            break
        match.send_answer(question.seat, match.legal_moves()[0].code)
    match.scores()
    match.seats_from_best()
    match.progress_percent()


def payloads_of(content: bytes) -> list[bytes]:
    """Return the payloads of the intact frames at the beginning of a journal; [] if it is none."""
    return (
        [found.payload for found in intact_frames_before_damage(content)]
        if content[:1] == JOURNAL_HEADER_BYTES[:1]
        else []
    )


def with_strange_value(payload: bytes, luck: Luck) -> bytes:
    """Return a payload with one of its values, at any depth, replaced by another; unchanged if it
    cannot be decoded."""
    try:
        value = msgpack.unpackb(payload)
    except (ValueError, msgpack.UnpackException):
        return payload
    inner: Any = value
    while isinstance(inner, list) and inner:
        place = pick(luck, len(inner))
        if not isinstance(inner[place], list) or not inner[place] or pick(luck, 8) == 0:
            inner[place] = other_value(inner[place], luck)
            break
        inner = inner[place]
    packed: bytes = msgpack.packb(value)
    return packed[:65536] or payload


def other_value(value: Any, luck: Luck) -> Any:
    """Return a value near this one, or an unusual one of any type."""
    if type(value) is int and pick(luck, 3):
        return max(-(2**63), min(2**63 - 1, value + pick(luck, 9) - 4))
    return STRANGE_VALUES[pick(luck, len(STRANGE_VALUES))]


def with_sound_steps(payloads: list[bytes]) -> list[bytes]:
    """Return the payloads with the fingerprint of every step computed again, up to the first step
    that is not legal."""
    reading = read_journal_bytes(encode_frames(payloads), RECORD_FILE_NAME)
    chronicle = reading.chronicle
    if chronicle is None or usability_verdict(reading, SHELF).condition.value not in (
        "whole",
        "torn",
    ):
        return payloads
    rules = SHELF[chronicle.opening.options.title].make_game(chronicle.opening.options).rules
    state = rules.new_state()
    fixed = [encode_record(chronicle.opening)]
    for record in chronicle.records:
        try:
            if isinstance(record, Snapshot) and record.step_number == 0:
                state.load_plain(record.state_rows)
            if isinstance(record, Step):
                if (
                    not is_legal_move_or_possible_outcome(rules, state, record.move_code)
                    or state.to_move != record.seat
                ):
                    break
                if record.seat == -1:
                    rules.draw_outcome(state)
                rules.apply(state, record.move_code)
                record = Step(  # noqa: PLW2901 - the same step with the right fingerprint
                    record.step_number,
                    record.seat,
                    record.move_code,
                    fingerprint_of_state(state),
                    record.undo_barrier_kind,
                )
            if not isinstance(record, Snapshot) or record.step_number == 0:
                fixed.append(encode_record(record))
        except IMPOSSIBLE_STATE_ERRORS:
            break
    return fixed
