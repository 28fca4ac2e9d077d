"""The six kinds of record in a journal, and the chronicle they form.

A journal begins with an Opening and a Snapshot of the dealt game. `step_number` is always the
number of steps the game had when the record was written (for a Step: including itself). The errors
for games that cannot be saved or continued are here too.
"""

import errno
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from game.engine.reasons import Reason, Unreadable
from game.engine.rules import CHANCE
from game.engine.title import Options

HUMAN_PLAYER: Final = "human"
AUTOMA_PLAYER: Final = "automa"  # the player of a solo game that follows fixed rules

STEPS_PER_SNAPSHOT: Final = 40
PROGRESS_PERCENT_PER_SNAPSHOT: Final = 25  # a quarter of the game

# What a step is as a barrier to undo.
NO_BARRIER: Final = 0
LUCK_BARRIER: Final = 1
REVEAL_BARRIER: Final = 2

# Kinds of notes.
PRACTICE_NOTE_KIND: Final = "practice"  # undo may cross barriers in this game
BARRIER_UNDO_NOTE_KIND: Final = "took-back"  # the following undo crosses a barrier
PLAYER_REPLACED_NOTE_KIND: Final = "took-over"  # the seat gets another player, named in the text
CHALLENGE_NOTE_KIND: Final = "challenge"  # the game belongs to the challenge that the text names
COACHED_NOTE_KIND: Final = "coached"  # a first game with explanations by the coach
CONTINUES_OTHER_JOURNAL_NOTE_KIND: Final = (
    "continued"  # this journal continues another one, named in the text
)

_SAVING_REASON_KEYS_BY_ERRNO = {
    errno.ENOSPC: "saving.disk-full",
    errno.EDQUOT: "saving.disk-full",
    errno.EACCES: "saving.not-allowed",
    errno.EPERM: "saving.not-allowed",
    errno.EROFS: "saving.not-allowed",
    errno.ESTALE: "saving.gone",
}


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: its name, its player ("human" or a computer player's word) and the key of its
    colour."""

    name: str
    player: str
    colour: str


@dataclass(frozen=True, slots=True)
class Opening:
    """What is fixed before the first move of a game, and the versions of rules, states and
    components that its steps depend on."""

    options: Options
    components_digest: bytes  # digest of the numbers on boards, tiles and cards
    seats: tuple[Seat, ...]
    seed: int
    rules_revision: int
    state_version: int
    program_versions: tuple[tuple[str, str], ...]  # of the program and its libraries, for reports


@dataclass(frozen=True, slots=True)
class Step:
    """One decision, or one chance outcome (then `seat` is CHANCE), and the fingerprint after it."""

    step_number: int
    seat: int
    move_code: int
    fingerprint_after: bytes
    undo_barrier_kind: int  # NO_BARRIER, LUCK_BARRIER or REVEAL_BARRIER


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole state after step `step_number`, so that positions are
    found without playing every step.
    """

    step_number: int
    progress_percent: int  # 0 to 100
    state_rows: list[list[int]]

    def is_new_snapshot_due(self, step_number: int, progress_percent: int) -> bool:
        """Return whether a new snapshot is due after step `step_number` and at `progress_percent`,
        0 to 100, when this is the last one: the progress has reached another multiple of
        PROGRESS_PERCENT_PER_SNAPSHOT, or STEPS_PER_SNAPSHOT steps have been played since."""
        passed = (
            progress_percent // PROGRESS_PERCENT_PER_SNAPSHOT
            > self.progress_percent // PROGRESS_PERCENT_PER_SNAPSHOT
        )
        return passed or step_number - self.step_number >= STEPS_PER_SNAPSHOT


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo of all steps after step `step_number`; 0 if no step is left."""

    step_number: int


@dataclass(frozen=True, slots=True)
class Note:
    """An event after step `step_number` that changed no state; `seat` is NOBODY when it concerns no
    seat."""

    step_number: int
    kind: str
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Closing:
    """The game is over: each seat's points, and the seats from best to worst."""

    step_number: int
    scores: tuple[int, ...]
    seats_from_best: tuple[int, ...]


RecordAfterOpening = Step | Snapshot | Undo | Note | Closing  # every kind of record but the opening
Record = Opening | RecordAfterOpening


class Chronicle:
    """The records of one game so far.

    `records` holds everything but the opening; `steps` and `snapshots` hold only what has not been
    undone, `seats` the current players. Only the match or the reader that made it changes it.
    """

    def __init__(self, opening: Opening) -> None:
        """Start with the opening; the snapshot of the dealt game must follow."""
        self.opening = opening
        self.records: list[RecordAfterOpening] = []
        self.steps: list[Step] = []
        self.snapshots: list[Snapshot] = []
        self.closing: Closing | None = None
        self.seats: tuple[Seat, ...] = opening.seats

    def add(self, record: Record) -> None:
        """Append the next record and update `steps`, `snapshots`, `seats` or `closing` by it; an
        undo removes the steps and snapshots after it.

        Raise Unreadable with the reason when the record cannot follow those before.
        """
        if isinstance(record, Opening):
            raise Unreadable("a game has one opening")
        self._check_record_may_follow(record)
        match record:
            case Step():
                self._check_seat(record.seat)
                self.steps.append(record)
            case Snapshot():
                self.snapshots.append(record)
            case Undo():
                del self.steps[record.step_number :]
                while self.snapshots[-1].step_number > record.step_number:
                    self.snapshots.pop()
            case Closing():
                everybody = list(range(len(self.opening.seats)))
                if (
                    len(record.scores) != len(everybody)
                    or sorted(record.seats_from_best) != everybody
                ):
                    raise Unreadable("an end names the score and the place of every seat once")
                self.closing = record
            case Note() if record.kind == PLAYER_REPLACED_NOTE_KIND:
                self.seats = _with_player_replaced(self.seats, record)
        self.records.append(record)

    def replace_seat_names(self, seat_names: Sequence[str]) -> None:
        """Replace the names of the seats in memory; the file is not changed."""
        named = zip(self.opening.seats, seat_names, strict=True)
        seats = tuple(replace(seat, name=name) for seat, name in named)
        self.opening = replace(self.opening, seats=seats)
        sitting = zip(self.seats, seat_names, strict=True)
        self.seats = tuple(replace(seat, name=name) for seat, name in sitting)

    def seats_after_each_step(self) -> list[tuple[Seat, ...]]:
        """Return the seats, with their players at the time, for every number of steps from 0:
        element n has the players before step n + 1, and the last element the current players."""
        found: list[tuple[Seat, ...]] = []
        seats = self.opening.seats
        for record in self.records:
            match record:
                case Step():
                    found.append(seats)
                case Undo():
                    del found[record.step_number :]
                case Note() if record.kind == PLAYER_REPLACED_NOTE_KIND:
                    seats = _with_player_replaced(seats, record)
        return [*found, seats]

    @property
    def is_practice(self) -> bool:
        """Whether this is a practice game, in which an undo may cross barriers."""
        return bool(self.notes_of_kind(PRACTICE_NOTE_KIND))

    @property
    def game_progress_percent(self) -> int:
        """How far the game had come at its last snapshot, 0 to 100; 100 after the end."""
        return 100 if self.closing else self.snapshots[-1].progress_percent

    def notes_of_kind(self, note_kind: str) -> list[Note]:
        """Return the notes of this kind, oldest first."""
        return [note for note in self.records if isinstance(note, Note) and note.kind == note_kind]

    def last_snapshot_up_to(self, step_number: int) -> Snapshot:
        """Return the last snapshot at or before step `step_number`."""
        return next(s for s in reversed(self.snapshots) if s.step_number <= step_number)

    def _check_record_may_follow(self, record: RecordAfterOpening) -> None:
        if not self.snapshots and not isinstance(record, Snapshot):
            raise Unreadable("a game begins with a snapshot of what was dealt")
        if self.closing and not isinstance(record, Note):
            raise Unreadable("nothing but notes follows the end of a game")
        if isinstance(record, Undo):
            fits = record.step_number < len(self.steps)
        else:
            fits = record.step_number == len(self.steps) + isinstance(record, Step)
        if not fits:
            what = f"{type(record).__name__} {record.step_number}"
            raise Unreadable(f"{what} cannot follow {len(self.steps)} steps")
        if isinstance(record, Note) and record.kind == PLAYER_REPLACED_NOTE_KIND:
            self._check_seat(record.seat, lowest_seat=0)

    def _check_seat(self, seat: int, lowest_seat: int = CHANCE) -> None:
        if not lowest_seat <= seat < len(self.opening.seats):
            raise Unreadable(f"this game has {len(self.opening.seats)} seats, none is {seat}")


def _with_player_replaced(seats: tuple[Seat, ...], player_note: Note) -> tuple[Seat, ...]:
    changed = list(seats)
    changed[player_note.seat] = replace(changed[player_note.seat], player=player_note.text)
    return tuple(changed)


class NotSaved(Exception):
    """Raised when nothing was written, because of the disk or because another program has locked
    the file; the game is unchanged.

    The key of `reason` begins with `saving.`.
    """

    def __init__(self, reason: Reason) -> None:
        """Store the reason; the message texts turn it into a sentence."""
        super().__init__(f"{reason.key} {reason.facts}")
        self.reason = reason


class NotContinued(Exception):
    """Raised for a journal that can be viewed but not continued; the key of `reason` begins with
    `record.`."""

    def __init__(self, reason: Reason) -> None:
        """Store the reason; the message texts turn it into a sentence."""
        super().__init__(f"{reason.key} {reason.facts}")
        self.reason = reason


def not_saved_error(error: OSError, name: str, folder: Path | None = None) -> NotSaved:
    """Return a NotSaved for an error of the system while writing the file `name`.

    `folder` is given when the file was to be created in it; then a missing right to enter the
    folder has a separate reason.
    """
    key = _SAVING_REASON_KEYS_BY_ERRNO.get(error.errno or 0, "saving.failed")
    if error.errno == errno.EACCES and folder is not None and not os.access(folder, os.X_OK):
        key = "saving.no-entry"
    return NotSaved(Reason(key, {"file": name, "cause": error.strerror or str(error)}))
