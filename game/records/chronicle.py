"""A chronicle: all that a journal tells of one game, kept in order as records come in."""

from __future__ import annotations

from dataclasses import replace

from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE
from game.records.record import (
    PRACTICE,
    TOOK_OVER,
    Closing,
    Entry,
    Note,
    Opening,
    Record,
    Seat,
    Snapshot,
    Step,
    Undo,
)


class Chronicle:
    """The records of one game so far.

    `records` holds everything but the opening; `steps` and `snapshots` only what has not
    been taken back, `seats` who sits where now, after every take-over. Owned by the match that
    writes it, or by whoever read it.
    """

    def __init__(self, opening: Opening) -> None:
        """Begin with the opening alone; the snapshot of the dealt game has to follow."""
        self.opening = opening
        self.records: list[Entry] = []
        self.steps: list[Step] = []
        self.snapshots: list[Snapshot] = []
        self.closing: Closing | None = None
        self.seats: tuple[Seat, ...] = opening.seats

    def add(self, record: Record) -> None:
        """Take in the next record; Unreadable says why it cannot be the next."""
        if isinstance(record, Opening):
            raise Unreadable("a game has one opening")
        self._check_place(record)
        match record:
            case Step():
                self._check_seat(record.seat)
                self.steps.append(record)
            case Snapshot():
                self.snapshots.append(record)
            case Undo():
                self._take_back(record.number)
            case Closing():
                self._check_closing(record)
                self.closing = record
            case Note() if record.kind == TOOK_OVER:
                self._seat_another(record)
        self.records.append(record)

    @property
    def practice(self) -> bool:
        """Whether barriers to undo may be crossed in this game."""
        return bool(self.notes(PRACTICE))

    @property
    def progress(self) -> int:
        """How far the game had come at its last snapshot or at its end, 0 to 100."""
        return 100 if self.closing else self.snapshots[-1].progress

    def notes(self, kind: str) -> list[Note]:
        """Return the notes of this kind, oldest first."""
        return [note for note in self.records if isinstance(note, Note) and note.kind == kind]

    def snapshot_before(self, number: int) -> Snapshot:
        """Return the last snapshot of the position after step `number` or earlier."""
        return next(s for s in reversed(self.snapshots) if s.number <= number)

    def _check_place(self, record: Entry) -> None:
        if not self.snapshots and not isinstance(record, Snapshot):
            raise Unreadable("a game begins with a snapshot of what was dealt")
        if self.closing and not isinstance(record, Note):
            raise Unreadable("nothing but notes follows the end of a game")
        if isinstance(record, Undo):
            fits = record.number < len(self.steps)
        else:
            fits = record.number == len(self.steps) + isinstance(record, Step)
        if not fits:
            what = f"{type(record).__name__} {record.number}"
            raise Unreadable(f"{what} cannot follow {len(self.steps)} steps")
        if isinstance(record, Note) and record.kind == TOOK_OVER:
            self._check_seat(record.seat, least=0)

    def _check_seat(self, seat: int, least: int = CHANCE) -> None:
        if not least <= seat < len(self.opening.seats):
            raise Unreadable(f"this game has {len(self.opening.seats)} seats, none is {seat}")

    def _check_closing(self, closing: Closing) -> None:
        everybody = list(range(len(self.opening.seats)))
        if len(closing.scores) != len(everybody) or sorted(closing.ranking) != everybody:
            raise Unreadable("an end names the score and the place of every seat once")

    def _seat_another(self, note: Note) -> None:
        seats = list(self.seats)
        seats[note.seat] = replace(seats[note.seat], player=note.text)
        self.seats = tuple(seats)

    def _take_back(self, number: int) -> None:
        del self.steps[number:]
        while self.snapshots[-1].number > number:
            self.snapshots.pop()
