"""Viewpoints: what one observer has seen of a game at a host."""

from dataclasses import dataclass
from typing import Annotated

from game.engine.fingerprint import FINGERPRINT_BYTES, fingerprint_of_rows
from game.engine.knowledge import OPEN_OBSERVER
from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from game.match.feed import FeedEntry, ObserverFeed
from game.online.protocol.messages import CountNumber, SeatOrNone, from_plain_types
from game.records.codec import decode_msgpack_value
from game.records.record_readers import MAX_STEPS
from game.records.seen_game import SeenGame, seen_step_between
from game.records.soundness import IMPOSSIBLE_STATE_ERRORS

StateRows = list[list[int]]


@dataclass(frozen=True, slots=True)
class StepOrUndo:
    """A step, or, when `mover` is None, an undo of all steps after step `step_number`.

    `fingerprint` is the fingerprint of the view after the item. `move_code` is None for another
    seat's secret move. `changed_rows` are the (index, row) pairs of the view's rows that the item
    changes.
    """

    step_number: Annotated[int, 0, MAX_STEPS]
    fingerprint: Annotated[bytes, FINGERPRINT_BYTES, FINGERPRINT_BYTES]
    mover: SeatOrNone | None
    move_code: CountNumber | None
    changed_rows: tuple[tuple[CountNumber, list[int]], ...]


class OutOfSync(Exception):
    """Raised when an item does not continue the viewpoint, so that the client needs a complete
    view from the host."""


class RemoteViewpoint:
    """What one observer has seen: every step that has not been undone.

    Its `feeds` get the entries that the feed of a match would get.
    """

    def __init__(self, game: Game, observer: int, undo_count: int, rows: StateRows) -> None:
        """Start with the first view of the game; raise OutOfSync when the rows are not a view."""
        self.observer = observer
        self.undo_count = undo_count
        self.history: list[FeedEntry] = []
        self.feeds: list[ObserverFeed] = []
        self._game = game
        self.rows_by_step = [rows]
        self.fingerprints_by_step = [fingerprint_of_rows(rows)]
        self.first_view = self._view_from_rows(rows)

    @property
    def step_count(self) -> int:
        """The number of steps that count: played and not undone."""
        return len(self.history)

    @property
    def undo_and_step_counts(self) -> tuple[int, int]:
        """The numbers of undos and of steps so far."""
        return self.undo_count, self.step_count

    @property
    def view(self) -> State:
        """The observer's view after the latest step, which callers must not change."""
        return self.history[-1].view if self.history else self.first_view

    @property
    def fingerprint(self) -> bytes:
        """The fingerprint of the current view."""
        return self.fingerprints_by_step[-1]

    def add_item(self, undo_count: int, frame: bytes) -> None:
        """Decode an item, which is a step or an undo, and carry it out; `undo_count` is the number
        of undos before a step. Raise OutOfSync when the item does not continue the viewpoint."""
        try:
            item = from_plain_types(StepOrUndo, decode_msgpack_value(frame))
            if item.mover is None:
                self._add_undo(undo_count, item)
            else:
                self._add_step(undo_count, item, item.mover)
        except IMPOSSIBLE_STATE_ERRORS as error:
            raise OutOfSync from error

    def seen_game(self) -> SeenGame:
        """Return the steps that count and the changes of the view, as a report holds them."""
        steps = [
            seen_step_between(
                entry.step_count,
                entry.mover,
                None if entry.move is None else entry.move.code,
                rows_before=before,
                rows_after=after,
            )
            for entry, before, after in zip(
                self.history, self.rows_by_step[:-1], self.rows_by_step[1:], strict=True
            )
        ]
        return SeenGame(self.observer, self.undo_count, self.rows_by_step[0], tuple(steps))

    def _add_step(self, undo_count: int, item: StepOrUndo, mover: int) -> None:
        place = undo_count, item.step_number
        if place <= self.undo_and_step_counts:
            if (
                undo_count == self.undo_count
                and self.fingerprints_by_step[item.step_number] != item.fingerprint
            ):
                raise OutOfSync
            return  # a repetition
        if place != (self.undo_count, self.step_count + 1):
            raise OutOfSync
        rows = list(self.rows_by_step[-1])  # unchanged rows are shared
        for row, cells in item.changed_rows:
            rows[row] = cells
        if fingerprint_of_rows(rows) != item.fingerprint:
            raise OutOfSync
        before = self.view
        view = self._view_from_rows(rows)
        move = None if item.move_code is None else self._game.readable_move(before, item.move_code)
        events = self._game.events_of_step(before, move, view, max(self.observer, OPEN_OBSERVER))
        entry = FeedEntry(item.step_number, mover, move, events, view)
        self.rows_by_step.append(rows)
        self.fingerprints_by_step.append(item.fingerprint)
        self.history.append(entry)
        self._add_entry_to_feeds(entry)

    def _add_undo(self, undo_count: int, item: StepOrUndo) -> None:
        if undo_count <= self.undo_count:
            return
        if undo_count != self.undo_count + 1 or item.step_number > self.step_count:
            raise OutOfSync
        if self.fingerprints_by_step[item.step_number] != item.fingerprint:
            raise OutOfSync
        self.undo_count = undo_count
        del self.history[item.step_number :], self.rows_by_step[item.step_number + 1 :]
        del self.fingerprints_by_step[item.step_number + 1 :]
        self._add_entry_to_feeds(
            FeedEntry(item.step_number, NOBODY, None, (), self.view, is_undo=True)
        )

    def _add_entry_to_feeds(self, entry: FeedEntry) -> None:
        for feed in self.feeds:
            feed.add_entry(entry)

    def _view_from_rows(self, rows: StateRows) -> State:
        view = self._game.rules.new_state()
        try:
            if len(rows) != len(view.to_plain()):
                raise Unreadable("a view has other rows")
            view.load_plain(rows)
        except IMPOSSIBLE_STATE_ERRORS as error:
            raise OutOfSync from error
        return view
