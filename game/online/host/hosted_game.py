"""A game at a host: its match, what each observer sees of it, and its computers' moves.

There is one stream for each observer, however many people watch; a step is computed once and sent
to all of them. The views come from the rules alone, so nothing else can be sent.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgpack

from game.engine.fingerprint import fingerprint_of_rows
from game.engine.knowledge import COMMON_OBSERVER, make_observed_state
from game.engine.reasons import IllegalMove
from game.engine.rules import NOBODY, State
from game.match.match import Match
from game.match.pending_turn import AppliedStep
from game.online.host.host_services import ComputerDriver
from game.online.host.readable_moves import (
    MoveCodeAndText,
    StepNumberSeatAndMoveText,
    readable_moves,
)
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import GameStanding, SeatUndoRefusal
from game.records.codec import encode_rows
from game.records.records import HUMAN_PLAYER, Note, RecordAfterOpening, Step, Undo
from game.records.replay import can_know_move
from game.records.replay_cursor import ReplayCursor

StateRows = list[list[int]]
UndoCountAndUnsentItem = tuple[int, bytes]  # the number of undos before it, and an item


@dataclass(slots=True)
class ObserverStream:
    """What one observer has seen: the first view, then an encoded item for each step, with the
    fingerprint after it.

    `knows_move_of_each_step` says for each step whether the observer may know its move;
    `unsent_items` are the items that have not been sent yet.
    """

    encoded_first_view: bytes
    current_view_rows: StateRows
    fingerprints: list[bytes]
    encoded_steps: list[bytes] = field(default_factory=list)
    knows_move_of_each_step: list[bool] = field(default_factory=list)
    unsent_items: list[UndoCountAndUnsentItem] = field(default_factory=list)


class HostedGame:
    """One game in memory; it listens to its match.

    It trusts no client: the table checks the seats, and the rules check every move.
    """

    def __init__(self, match: Match, computer_driver: ComputerDriver) -> None:
        """Take over the match, and compute what every observer has seen so far."""
        self.match = match
        self._computer_driver = computer_driver
        self.undo_count = sum(isinstance(record, Undo) for record in match.chronicle.records)
        cursor = ReplayCursor(match.title, match.game, match.chronicle)
        first = cursor.load_snapshot_state(match.chronicle.snapshots[0])
        self._streams_by_observer: dict[int, ObserverStream] = {}
        self._move_texts: list[str] = []  # the move text of each step
        self._cached_readable_moves: tuple[tuple[int, int], list[MoveCodeAndText]] | None = None
        for at in (*range(len(match.seats)), COMMON_OBSERVER):
            rows = make_observed_state(match.game.rules, first, at).to_plain()
            self._streams_by_observer[at] = ObserverStream(
                encode_rows(rows), rows, [fingerprint_of_rows(rows)]
            )
        for passage in cursor.all_transitions():
            if passage.step is not None:
                self.on_step(AppliedStep(passage.step, passage.state_before, passage.state_after))
        self.take_unsent_items()
        match.add_listener(self)

    @property
    def deciding_seat(self) -> int:
        """The seat that has to decide, NOBODY when the game is over."""
        question = self.match.question()
        return question.seat if question is not None else NOBODY

    @property
    def has_person_to_decide(self) -> bool:
        """Whether the deciding seat is played by a person; False for a computer, for chance and
        when the game is over."""
        return (
            self.deciding_seat != NOBODY
            and self.match.seats[self.deciding_seat].player == HUMAN_PLAYER
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.chronicle.closing is not None

    @property
    def scores_and_ranking(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Each seat's points, and the seats from best to worst; both empty before the end."""
        closing = self.match.chronicle.closing
        return (closing.scores, closing.seats_from_best) if closing is not None else ((), ())

    def moment_and_readable_moves(self, seat: int) -> tuple[int, list[MoveCodeAndText]]:
        """Return the current moment, and the legal moves of a seat as (code, text); no moves when
        another seat decides or a computer plays the seat.

        The list is computed once for each moment.
        """
        key = (len(self.match.chronicle.records), seat)
        if self.match.seats[seat].player != HUMAN_PLAYER:
            return key[0], []
        if self._cached_readable_moves is None or self._cached_readable_moves[0] != key:
            self._cached_readable_moves = key, readable_moves(self.match, seat)
        return key[0], self._cached_readable_moves[1]

    def readable_steps(self, observer: int, first_step: int) -> list[StepNumberSeatAndMoveText]:
        """Return the steps from number `first_step` on, with what the observer may know about each
        step.

        Their texts are cached, because replaying a long game for each request would delay all
        tables.
        """
        known = self._streams_by_observer[observer].knows_move_of_each_step
        return [
            (step.step_number, step.seat, self._move_texts[at] if known[at] else None)
            for at, step in enumerate(self.match.chronicle.steps)
            if step.step_number >= first_step
        ]

    def play_answer(self, seat: int, expected_moment: int, code: int) -> bool:
        """Play a seat's answer to the question of that moment and return True; return False when
        this same answer has been played already.

        Raise Refused when another move has been played since that moment, and IllegalMove or
        NotSaved as `Match.send_answer` does; then nothing has changed. With background saving the
        move does not count until `match.call_when_written` reports that it was written.
        """
        if since := self._records_since(expected_moment):
            step = since[0]
            if isinstance(step, Step) and (step.seat, step.move_code) == (seat, code):
                return False
            raise Refused("stale")
        self.match.send_answer(seat, code)
        return True

    def check_undo(self, seat: int, expected_moment: int, *, whole_turn: bool) -> None:
        """Check that an undo of the last decision, or of the `whole_turn`, is possible, and that it
        was requested at the current moment. Raise Refused when the moment has passed, IllegalMove
        with the reason when the undo is not possible."""
        if self._records_since(expected_moment):
            raise Refused("stale")
        match = self.match
        reason = (
            match.reason_against_turn_undo(seat) if whole_turn else match.reason_against_undo(seat)
        )
        if reason is not None:
            raise IllegalMove(reason)

    def undo_decision_or_turn(self, seat: int, *, whole_turn: bool) -> None:
        """Undo the seat's last decision, or with `whole_turn` its whole turn. Raise IllegalMove
        when that is not possible, NotSaved when it cannot be written; both change nothing.
        """
        if whole_turn:
            self.match.undo_turn(seat)
        else:
            self.match.undo_decision(seat)

    def advance_computer(self) -> bool:
        """Let the computer of the deciding seat go on thinking or move; return whether it has
        moved."""
        return self._computer_driver.advance_computer()

    def _records_since(self, first_record: int) -> list[RecordAfterOpening]:
        """Return the records of the chronicle from number `first_record` on, without notes; raise
        Refused for a moment that has not come yet.
        """
        records = self.match.chronicle.records
        if first_record > len(records):
            raise Refused("stale")
        return [record for record in records[first_record:] if not isinstance(record, Note)]

    def on_step(self, applied_step: AppliedStep) -> None:
        """Add a step to the stream of every observer: the rows of its view that changed, the
        fingerprint of its new view, and the move if the observer may know it.
        """
        game = self.match.game
        step = applied_step.step
        self._move_texts.append(game.readable_move(applied_step.state_before, step.move_code).text)
        for at, stream in self._streams_by_observer.items():
            known = can_know_move(game, applied_step.state_before, (step.seat, step.move_code), at)
            rows = make_observed_state(game.rules, applied_step.state_after, at).to_plain()
            after = fingerprint_of_rows(rows)
            before = stream.current_view_rows
            changes = [(at, row) for at, row in enumerate(rows) if row != before[at]]
            code = step.move_code if known else None
            item: bytes = msgpack.packb([step.step_number, after, step.seat, code, changes])
            stream.current_view_rows = rows
            stream.encoded_steps.append(item)
            stream.knows_move_of_each_step.append(known)
            stream.fingerprints.append(after)
            stream.unsent_items.append((self.undo_count, item))

    def on_undo(self, step_number: int, state: State) -> None:
        """Add an undo of all steps after this number to every stream."""
        self.undo_count += 1
        del self._move_texts[step_number:]
        for at, stream in self._streams_by_observer.items():
            stream.current_view_rows = make_observed_state(
                self.match.game.rules, state, at
            ).to_plain()
            del (
                stream.encoded_steps[step_number:],
                stream.fingerprints[step_number + 1 :],
                stream.knows_move_of_each_step[step_number:],
            )
            item: bytes = msgpack.packb(
                [step_number, stream.fingerprints[step_number], None, None, []]
            )
            stream.unsent_items.append((self.undo_count, item))

    def take_unsent_items(self) -> dict[int, list[UndoCountAndUnsentItem]]:
        """Remove and return the items of each observer that have not been sent yet."""
        fresh = {at: stream.unsent_items for at, stream in self._streams_by_observer.items()}
        for stream in self._streams_by_observer.values():
            stream.unsent_items = []
        return fresh

    def first_view_and_steps(self, observer: int) -> tuple[bytes, list[bytes]]:
        """Return the encoded first view of an observer, and all encoded steps since then."""
        return self._streams_by_observer[observer].encoded_first_view, list(
            self._streams_by_observer[observer].encoded_steps
        )

    def game_standing(
        self, seconds_since_last_move: int, clock_ms_left: Sequence[int]
    ) -> GameStanding:
        """Return the standing of the game. `seconds_since_last_move` is the time since the last
        move; `clock_ms_left` are the ms left for each seat, and the standing has them in seconds,
        rounded down."""
        match = self.match
        left = tuple(each // 1000 for each in clock_ms_left)
        moment = len(match.chronicle.records)
        return GameStanding(
            moment,
            self.undo_count,
            match.step_count,
            self.deciding_seat,
            seconds_since_last_move,
            left,
        )

    def undo_refusals(self, seats: Sequence[int]) -> tuple[SeatUndoRefusal, ...]:
        """Return for each of these seats the reasons why it cannot undo its decision and its
        turn; None where it can."""
        match = self.match
        return tuple(
            SeatUndoRefusal(at, match.reason_against_undo(at), match.reason_against_turn_undo(at))
            for at in seats
        )

    def close(self) -> None:
        """Stop the computer players and close the match, which releases its journal."""
        self._computer_driver.close()
        self.match.close()
