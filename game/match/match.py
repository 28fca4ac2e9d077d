"""The match: one running game. Only the match holds the true state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from game.engine.fingerprint import fingerprint_of_state
from game.engine.knowledge import make_common_view, make_observed_state
from game.engine.move import Move
from game.engine.reasons import IllegalMove, Reason
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options, Title
from game.match.feed import FeedEntry, ObserverFeed
from game.match.match_factory import MatchBeginning, match_beginning_from_journal
from game.match.pending_turn import AppliedStep, DrawOutcome, PendingTurn
from game.match.save_writer import MakeJournal, OnWritten, SaveWriter, SubmitWrite
from game.match.undo import step_count_after_turn_undo, step_count_after_undo, undo_crosses_barrier
from game.records.codec import encode_rows
from game.records.journal import Journal
from game.records.records import (
    AUTOMA_PLAYER,
    BARRIER_UNDO_NOTE_KIND,
    PLAYER_REPLACED_NOTE_KIND,
    Chronicle,
    Note,
    Record,
    Seat,
    Undo,
)
from game.records.replay import Replay
from game.records.replay_cursor import ReplayCursor

# Errors that a title may raise when it has to name a code that it never made.
UNKNOWN_MOVE_CODE_ERRORS: Final = (ValueError, LookupError)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that is due: its seat, its moment, the number of steps before it, and the seat's
    view.

    No `moment` occurs twice in a match, so an answer that names an earlier moment is out of
    date.
    """

    seat: int
    moment: int
    earlier_step_count: int
    view: State


class StepListener(Protocol):
    """Receives every step of the true state, to pass on what each seat may know of it."""

    def on_step(self, applied_step: AppliedStep) -> None:
        """Process a step that has been written to the journal."""

    def on_undo(self, step_number: int, state: State) -> None:
        """Process an undo to step `step_number`: all later steps are gone, and `state` is the state
        now."""


class Match:
    """One running game; README.md lists the questions, the actions and the invariants."""

    def __init__(
        self,
        beginning: MatchBeginning,
        save_writer: SaveWriter,
        *,
        checks_invariants: bool,
        luck: DrawOutcome | None = None,
    ) -> None:
        """Store the chronicle and state of the beginning and the writer `save_writer`; callers use
        `begin` or `resume_from_journal` instead.

        With `checks_invariants`, the invariants of the rules are checked at every step. `luck`, if
        given, supplies the outcomes of chance events.
        """
        self.title = beginning.title
        self.game: Game = beginning.game
        self.chronicle: Chronicle = beginning.chronicle
        self._state = beginning.first_state
        self._save_writer = save_writer
        self._checks_invariants = checks_invariants
        self._draw_luck = luck
        self._listeners: list[StepListener] = []
        self._replay_cursor = ReplayCursor(self.title, self.game, self.chronicle)

    @classmethod
    def begin(
        cls,
        beginning: MatchBeginning,
        journal: Journal | None = None,
        *,
        checks_invariants: bool = False,
        draw_luck: DrawOutcome | None = None,
        make_journal_later: MakeJournal | None = None,
    ) -> Match:
        """Write the opening of a game and return a match at its first decision. `match_factory` has
        the functions that make a `MatchBeginning`.

        With `checks_invariants`, the invariants of the rules are checked at every step.
        `draw_luck`, if given, supplies the outcome of every chance event instead of the generator;
        lessons need this. If `make_journal_later` is given, the match stays unsaved until this
        function can make a journal; then everything is written. Raise NotSaved when the journal
        cannot be written; the journal is then closed.
        """
        match = cls(
            beginning,
            SaveWriter(journal, make_journal_later),
            checks_invariants=checks_invariants,
            luck=draw_luck,
        )
        with ExitStack() as failing:
            failing.callback(match.close)
            match._write_opening_and_first_chance()
            failing.pop_all()
        return match

    @classmethod
    def resume_from_journal(
        cls, title: Title, journal: Journal, *, checks_invariants: bool = False
    ) -> Match:
        """Return a match that continues the journal's game at its open decision; chance events that
        are due are drawn and written first.

        With `checks_invariants`, the invariants of the rules are checked at every step. Raise
        NotContinued when the game was played with other rules or components, NotSaved when the
        chance events cannot be written; the journal is then closed.
        """
        with ExitStack() as failing:
            failing.callback(journal.close)
            match = cls(
                match_beginning_from_journal(title, journal),
                SaveWriter(journal),
                checks_invariants=checks_invariants,
            )
            turn = match._make_turn()
            turn.add_chance_steps_and_closing(match._draw_luck)
            match._commit_turn(turn)
            failing.pop_all()
        return match

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.game.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats with their current players."""
        return self.chronicle.seats

    @property
    def step_count(self) -> int:
        """The number of steps that count: played and not undone, chance events included."""
        return len(self.chronicle.steps)

    @property
    def is_practice(self) -> bool:
        """Whether this is a practice game, in which undo may cross barriers."""
        return self.chronicle.is_practice

    @property
    def is_saved(self) -> bool:
        """Whether every move so far is in a journal."""
        return self._save_writer.is_saved

    @property
    def journal_file_name(self) -> str:
        """The name of the journal's file, "" while there is none."""
        return self._save_writer.journal_file_name

    def question(self) -> Question | None:
        """Return the decision that is due; None when the game is over, or while chance events or
        the end are left to `draw_due_chance_and_end_game`."""
        seat = int(self._state.to_move)
        if seat in (NOBODY, CHANCE):
            return None
        return Question(seat, len(self.chronicle.records), self.step_count, self.view(seat))

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the deciding seat's legal moves; none when no seat has to decide."""
        question = self.question()
        return self.game.readable_moves(question.view) if question else ()

    def view(self, seat: int) -> State:
        """Return a new state with what the seat, or COMMON_OBSERVER or OPEN_OBSERVER, may know
        now."""
        return make_observed_state(self.game.rules, self._state, seat)

    def view_bytes(self, seat: int) -> bytes:
        """Return the seat's view as `encode_rows` encodes it, for a worker process."""
        return encode_rows(self.view(seat).to_plain())

    def common_view_bytes(self) -> bytes:
        """Return the view of what every seat knows, encoded for a worker process."""
        return encode_rows(make_common_view(self.game.rules, self._state).to_plain())

    def scores(self) -> tuple[int, ...]:
        """Return each seat's points so far."""
        return self.game.scores(self._state)

    def seats_from_best(self) -> tuple[int, ...]:
        """Return the seats from best to worst, as if the game ended now."""
        return self.game.seats_from_best(self._state)

    def progress_percent(self) -> int:
        """Return how far the game has advanced, 0 to 100."""
        return self.game.progress(self._state)

    def fingerprint(self) -> bytes:
        """Return the fingerprint of the true state."""
        return fingerprint_of_state(self._state)

    def first_view_and_steps_seen(self, observer: int) -> tuple[State, list[FeedEntry]]:
        """Return the first view of an observer, and every step so far as the observer saw it."""
        replay = Replay(self.title, self.chronicle, observer)
        return replay.view(0), [
            FeedEntry(told.step_number, told.mover, told.move, told.events, told.view_after)
            for told in replay.all_steps()
        ]

    def add_feed(self, observer: int) -> ObserverFeed:
        """Return a feed of what an observer sees from now on: a seat, or `OPEN_OBSERVER`, which
        sees everything."""
        feed = ObserverFeed(self.game, observer, self._state)
        self._listeners.append(feed)
        return feed

    def add_listener(self, listener: StepListener) -> None:
        """Add a listener that gets every step from now on."""
        self._listeners.append(listener)

    def remove_feed(self, observer_feed: ObserverFeed) -> None:
        """Remove a feed; it gets no entries after that."""
        self._listeners.remove(observer_feed)

    def send_answer(self, seat: int, code: int, *, leaves_luck_undrawn: bool = False) -> None:
        """Play the seat's move and all chance events that follow.

        Raise IllegalMove when the seat may not play this move now, NotSaved when it cannot be
        written; both change nothing. With `leaves_luck_undrawn`, chance events and the end of the
        game are left to `draw_due_chance_and_end_game`: until then the move can be undone.
        """
        self._check_may_decide(seat)
        if code not in self.game.rules.legal_codes(self._state):
            raise IllegalMove(self._illegal_move_reason(seat, code))
        self._play_decision(seat, code, leaves_luck_undrawn=leaves_luck_undrawn)

    def draw_due_chance_and_end_game(self) -> None:
        """Draw the chance events that are due, and end a game that is over; do nothing when neither
        is due. Raise NotSaved, with nothing changed, when they cannot be written.
        """
        turn = self._make_turn()
        turn.add_chance_steps_and_closing(self._draw_luck)
        if turn.records:
            self._commit_turn(turn)

    @property
    def is_over_without_closing(self) -> bool:
        """Whether the next `draw_due_chance_and_end_game` ends the game."""
        return self._state.to_move == NOBODY and self.chronicle.closing is None

    def has_last_decision_ended_turn(self, seat: int, stage_of: Callable[[State], int]) -> bool:
        """Return whether the seat's last decision has ended its turn: another seat decides next,
        the stage has changed, or the game has ended; chance events that are due count as drawn.

        `stage_of` returns the stage of a state, such as its round.
        """
        turn = self._make_turn()
        turn.add_chance_steps_and_closing(self._draw_luck)
        last = max(step.step_number for step in self.chronicle.steps if step.seat == seat)
        before = self._replay_cursor.state_after_step(last - 1)
        return int(turn.state.to_move) != seat or stage_of(turn.state) != stage_of(before)

    @property
    def is_writing_in_background(self) -> bool:
        """Whether a move is being written in the background; until it is written, the match must
        not be changed."""
        return self._save_writer.is_writing_in_background

    def enable_background_saving(self, submit_write: SubmitWrite) -> None:
        """From now on write the moves of `send_answer` in the background, by calling
        `submit_write`.

        A move then counts, and listeners and feeds get it, only when it has been written; see
        `SaveWriter.write_records_then_apply`.
        """
        self._save_writer.enable_background_saving(submit_write)

    def call_when_written(self, on_written: OnWritten) -> None:
        """Call `on_written` with None when the move that is being written is on the disk, or with
        the error that prevented it; call it at once when no move is being written."""
        self._save_writer.call_when_written(on_written)

    def play_move_text(self, seat: int, text: str) -> None:
        """Play a move given as text, as `send_answer` does; raise Unreadable when it is no move."""
        self._check_may_decide(seat)
        view = self.view(seat)
        code = self.game.parse_move(view, text)
        if code not in self.game.rules.legal_codes(self._state):
            raise IllegalMove(self.game.reason_against_move(view, text))
        self._play_decision(seat, code)

    def reason_against_undo(self, seat: int) -> Reason | None:
        """Return why the seat cannot undo its last decision, None when it can."""
        goal = step_count_after_undo(self.chronicle, seat)
        return goal if isinstance(goal, Reason) else None

    def reason_against_turn_undo(self, seat: int) -> Reason | None:
        """Return why the seat cannot undo its whole turn, None when it can."""
        goal = step_count_after_turn_undo(self.chronicle, seat)
        return goal if isinstance(goal, Reason) else None

    def undo_decision(self, seat: int) -> None:
        """Undo the seat's last decision. Raise IllegalMove when `reason_against_undo` forbids it,
        NotSaved when it cannot be written; both change nothing.
        """
        self._undo_to_step_or_refuse(seat, step_count_after_undo(self.chronicle, seat))

    def undo_turn(self, seat: int) -> None:
        """Undo all decisions of the seat's turn. Raise IllegalMove when `reason_against_turn_undo`
        forbids it, NotSaved when it cannot be written; both change nothing.
        """
        self._undo_to_step_or_refuse(seat, step_count_after_turn_undo(self.chronicle, seat))

    def hand_over_seat(self, seat: int, player: str) -> None:
        """Give the seat to another player, "human" or a computer player, from now on.

        Raise IllegalMove for the automa's seat, NotSaved when it cannot be written; both change
        nothing.
        """
        if AUTOMA_PLAYER in (self.chronicle.opening.seats[seat].player, player):
            raise IllegalMove(Reason("match.automas-seat"))
        self._write_and_add_records(
            [Note(self.step_count, PLAYER_REPLACED_NOTE_KIND, seat, player)]
        )

    def continue_without_saving(self) -> None:
        """Continue although the disk refuses writes; all moves are written as soon as it accepts
        them."""
        self._save_writer.continue_without_saving()

    def close(self) -> None:
        """Release the journal for other programs; the match must not be used afterwards."""
        self._save_writer.close()

    def _check_may_decide(self, seat: int) -> None:
        asked = int(self._state.to_move)
        if asked in (NOBODY, CHANCE):
            raise IllegalMove(Reason("match.over"))
        if seat != asked:
            raise IllegalMove(Reason("match.not-asked", {"name": self.seats[asked].name}))

    def _illegal_move_reason(self, seat: int, code: int) -> Reason:
        view = self.view(seat)
        try:
            return self.game.reason_against_move(view, self.game.readable_move(view, code).text)
        except UNKNOWN_MOVE_CODE_ERRORS:
            return Reason("match.no-such-move")

    def _make_turn(self) -> PendingTurn:
        return PendingTurn(
            self.game, self.chronicle, self._state, checks_invariants=self._checks_invariants
        )

    def _play_decision(self, seat: int, code: int, *, leaves_luck_undrawn: bool = False) -> None:
        turn = self._make_turn()
        turn.add_decision(seat, code)
        if not leaves_luck_undrawn:
            turn.add_chance_steps_and_closing(self._draw_luck)
        self._commit_turn(turn)

    def _commit_turn(self, pending_turn: PendingTurn) -> None:
        self._save_writer.write_records_then_apply(
            pending_turn.records, partial(self._apply_written_turn, pending_turn)
        )

    def _apply_written_turn(self, pending_turn: PendingTurn) -> None:
        """Take over a turn that has been written: add its records to the chronicle, make its
        state the current one, and inform the listeners."""
        for record in pending_turn.records:
            self.chronicle.add(record)
        self._state = pending_turn.state
        for happening in pending_turn.applied_steps:
            for feed in self._listeners:
                feed.on_step(happening)

    def _undo_to_step_or_refuse(self, seat: int, step_or_reason: int | Reason) -> None:
        if isinstance(step_or_reason, Reason):
            raise IllegalMove(step_or_reason)
        state = self._replay_cursor.state_after_step(step_or_reason)
        records: list[Record] = [Undo(step_or_reason)]
        if undo_crosses_barrier(self.chronicle, seat):
            records.insert(0, Note(self.step_count, BARRIER_UNDO_NOTE_KIND, seat, ""))
        self._write_and_add_records(records)
        self._state = state
        for feed in self._listeners:
            feed.on_undo(step_or_reason, state)

    def _write_opening_and_first_chance(self) -> None:
        """Write the opening and the first chance events in one commit, so that no file remains
        when the disk refuses them."""
        turn = self._make_turn()
        turn.add_chance_steps_and_closing()
        chronicle = self.chronicle
        self._save_writer.write_records([chronicle.opening, *chronicle.records, *turn.records])
        for record in turn.records:
            self.chronicle.add(record)
        self._state = turn.state

    def _write_and_add_records(self, records: Sequence[Record]) -> None:
        self._save_writer.write_records(records)
        for record in records:
            self.chronicle.add(record)
