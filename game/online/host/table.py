"""A hosted table: its game, its people, their votes, and the messages to them."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from game.engine.luck import LARGEST_SEED
from game.engine.title import Title
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.online.host.background_saving import WriteCallback
from game.online.host.host_services import HostServices
from game.online.host.hosted_game import HostedGame
from game.online.host.table_decisions import TableVotes
from game.online.host.table_member import TableMember
from game.online.host.table_messages import TableMessages
from game.online.host.table_people import TablePeople
from game.online.host.table_record import (
    SeatSecretDigests,
    TableRecord,
    check_name_length,
    secret_digest,
)
from game.online.host.table_record_file import RecordFile
from game.online.host.votes import VoteKey
from game.online.protocol import surroundings
from game.online.protocol.invitation import SeatClaim
from game.online.protocol.messages import ANY_OR_NO_SEAT, Refused
from game.online.protocol.table_state import GameStanding, Phase, check_player_kinds_and_person
from game.records.records import HUMAN_PLAYER, NotContinued, NotSaved, Seat


class HostedTable:
    """Owns the record of one table and, while it is in memory, its game.

    A request that is refused has changed nothing. Everything that is sent has been written to
    the disk before.
    """

    def __init__(self, services: HostServices, record: TableRecord, title: Title) -> None:
        """Store the record of a table of the folder; its game is read from its journal when it
        is first needed."""
        self.record = record
        self.title = title
        self._services = services
        self._file = RecordFile(self, services)
        self.people = TablePeople(self, services)
        self.votes = TableVotes(self, services)
        self.messages = TableMessages(self, services)
        self._game: HostedGame | None = None
        self._must_unload_after_saving = False
        self._clock_charged_until = self.quiet_since = services.clock()
        if record.journal_file_name:
            with suppress(OSError):
                written_at = (services.folder / record.journal_file_name).stat().st_mtime
                record.last_move_time = max(record.last_move_time, int(written_at))

    @property
    def phase(self) -> Phase:
        """The phase of the table."""
        return self.record.phase

    def give_claimed_seats(self, claims: Sequence[SeatClaim]) -> tuple[list[int], Refused | None]:
        """Give each claim the seat that already belongs to its secret or, if there is none, a free
        seat. Return the seat of each claim (ANY_OR_NO_SEAT for a refused one) and the last refusal,
        if any."""
        places = []
        refused = None
        for one in claims:
            at = self.record.seat_of_secret(one.seat_secret)
            try:
                if at == ANY_OR_NO_SEAT:
                    with self._file.write_on_exit_or_undo():
                        at = self.record.check_claim_and_give_free_seat(one)
            except Refused as problem:
                refused = problem
            places.append(at)
        return places, refused

    def give_owner_seats(self, claims: Sequence[SeatClaim]) -> None:
        """Give the owner of a new table the claimed seats, and write the table to disk."""
        for claim in claims:
            check_name_length(claim.name)
        with self._file.write_on_exit_or_undo():
            for claim in claims:
                self.record.give_seat_with_unique_name(claim)

    def seat_computer_or_free_seat(
        self, seat: int, player: str, name: str, invitation_code: bytes
    ) -> list[TableMember]:
        """Before the start, give seat `seat` to the computer player `player`, called `name`, or
        free the seat when `player` is "human"; return the members who have no seat left.

        `invitation_code`, if given, is the secret of a new invitation to the seat. Raise Refused
        after the start, or when a computer would get a seat that a person has taken.
        """
        record = self.record
        seats = self.record.set_up.seats
        if self.phase is not Phase.LOBBY:
            raise Refused("started")
        if seat >= len(seats):
            raise Refused("not-yours")
        keys = replace(record.seat_secret_digests[seat], owner_digest=b"")
        seat_name = ""
        if invitation_code:
            keys = SeatSecretDigests(b"", secret_digest(invitation_code))
        if player != HUMAN_PLAYER:
            if record.seat_secret_digests[seat].owner_digest:
                raise Refused("taken")
            seat_name = record.unique_name_for(seat, name or seats[seat].name or player)
        with self._file.write_on_exit_or_undo():
            record.change_seat(seat, keys, name=seat_name, player=player)
            if seat == record.hosting_seat:  # who sits there next hosts nothing
                record.hosting_seat = ANY_OR_NO_SEAT
            check_player_kinds_and_person(record.set_up, self._services.offered_computer_kinds)
        return self.people.take_seat_and_return_seatless_members(seat)

    def start_game(self) -> None:
        """Deal the game and write its journal and the table's new phase to the disk; raise Refused
        if the table is not in the lobby or a seat is free."""
        if self.phase is not Phase.LOBBY:
            raise Refused("started")
        if free := len(self.record.free_seats_for_people):
            raise Refused("seats-free", count=free)
        services = self._services
        record = self.record
        set_up = self.record.set_up
        seed = secrets.randbelow(LARGEST_SEED)
        beginning = beginning_of_new_game(self.title, set_up.options, set_up.seats, seed)
        journal = services.saved_games.create_journal()
        match = Match.begin(beginning, journal)
        try:
            with self._file.write_on_exit_or_undo():
                record.phase = Phase.RUNNING
                record.journal_file_name = journal.name
                record.last_move_time = int(services.clock())
                record.clock_ms_left = [
                    set_up.clock_seconds * 1000 for _ in set_up.seats if set_up.clock_seconds
                ]
                record.clock_ms_left_at_last_decision = list(record.clock_ms_left)
        except Refused:
            match.close()
            raise
        self._make_hosted_game(match)

    @property
    def game(self) -> HostedGame:
        """The game, which is read from its journal when it is not in memory.

        Raise Refused when it cannot be continued, or has not started.
        """
        if self._game is not None:
            return self._game
        if self.record.phase is Phase.LOBBY:
            raise Refused("not-started")
        saves = self._services.saved_games
        try:
            journal = saves.reopen_journal(saves.folder / self.record.journal_file_name)
            return self._make_hosted_game(Match.resume_from_journal(self.title, journal))
        except (NotSaved, NotContinued) as problem:
            detail = self._services.reason_to_sentence(problem.reason, self.title.name)
            raise Refused("not-continued", detail=detail) from problem

    def _make_hosted_game(self, match: Match) -> HostedGame:
        if self._services.write_runner is not None:
            match.enable_background_saving(self._services.write_runner.start_write)
        self._game = game = HostedGame(match, self._services.make_computer_driver(match))
        self._clock_charged_until = self._services.clock()
        if game.is_over:
            self.record.phase = Phase.OVER
        return game

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats of the game if it is in memory, otherwise those of the set-up."""
        return self._game.match.seats if self._game is not None else self.record.set_up.seats

    def unload_game(self) -> None:
        """Charge the clock of the person who has to decide, close the game and remove it from
        memory; while a move is being written, do it when that has ended."""
        if self.is_saving:
            self._must_unload_after_saving = True
        elif self._game is not None:
            self.charge_clock_of_decider()
            self._game.close()
            self._game = None

    @property
    def is_saving(self) -> bool:
        """Whether a move is being written; meanwhile the requests to this table wait."""
        return self._game is not None and self._game.match.is_writing_in_background

    def call_when_saved_and_resume_requests(self, on_written: WriteCallback) -> None:
        """When the last move has been written or refused by the disk, call `on_written` with None
        or the error, and let the members process their waiting requests."""

        def finish(error: Exception | None) -> None:
            on_written(error)
            if self._must_unload_after_saving:
                self._must_unload_after_saving = False
                self.unload_game()
            for member in list(self.people.members):
                member.handle_waiting_requests()

        self.game.match.call_when_written(finish)

    def play_answer(self, seat: int, expected_moment: int, code: int) -> bool:
        """Play a seat's answer to the question of that moment; return False when it was played
        before.

        Raise Refused as in `HostedGame.play_answer`, when the table is paused, or when a computer
        plays the seat. The caller then calls `update_after_move_or_undo` once the move is saved.
        """
        return self._charge_clock_and_return_game(seat).play_answer(seat, expected_moment, code)

    def undo_or_ask_for_consent(
        self, own_seats: Sequence[int], seat: int, expected_moment: int, *, whole_turn: bool
    ) -> None:
        """Undo the seat's last decision or its `whole_turn`; if a person who is not at one of the
        seats `own_seats` decides now, ask that person for consent first.

        Raise Refused when the undo is not possible, or `expected_moment` is not the current one.
        """
        game = self._charge_clock_and_return_game(seat)
        game.check_undo(seat, expected_moment, whole_turn=whole_turn)
        kind = (
            surroundings.UNDO_TURN_VOTE_KIND if whole_turn else surroundings.UNDO_DECISION_VOTE_KIND
        )
        if game.has_person_to_decide and game.deciding_seat not in own_seats:
            self.votes.ask_for_undo_consent(kind, seat, deciding_seat=game.deciding_seat)
        else:
            self.undo_and_set_back_other_clocks(kind, seat)

    def undo_and_set_back_other_clocks(self, vote_kind: str, seat: int) -> None:
        """Undo the seat's last decision, or its turn when `vote_kind` is UNDO_TURN_VOTE_KIND, and
        send an event of this kind to everybody.

        The clocks of all other seats are set back to the time of the last decision.
        """
        record = self.record
        self._charge_clock_and_return_game(seat).undo_decision_or_turn(
            seat, whole_turn=vote_kind == surroundings.UNDO_TURN_VOTE_KIND
        )
        if record.clock_ms_left_at_last_decision:
            own = record.clock_ms_left[seat] if seat < len(record.clock_ms_left) else 0
            record.clock_ms_left = list(record.clock_ms_left_at_last_decision)
            record.clock_ms_left[seat] = own
        self.update_after_move_or_undo()
        self.messages.send_event(vote_kind, seat)

    def _charge_clock_and_return_game(self, seat: int) -> HostedGame:
        """Charge the clock of the person who decides, and return the game; raise Refused when a
        computer plays the seat or the table is paused.
        """
        if self.game.match.seats[seat].player != HUMAN_PLAYER:
            raise Refused("not-yours")  # a computer plays it, until the people give it back
        if self.record.is_paused:
            raise Refused("paused")
        self.charge_clock_of_decider()
        return self.game

    def update_after_move_or_undo(self) -> None:
        """After a move or an undo: restart the clock, remove requests for an undo, and, when the
        game has ended, set the phase to OVER and remove all votes."""
        record = self.record
        # a computer's thinking time counts for no clock
        self._clock_charged_until = self._services.clock()
        record.clock_ms_left_at_last_decision = list(record.clock_ms_left)
        record.has_unwritten_change = record.has_unwritten_change or bool(record.clock_ms_left)
        if self.votes.drop_undo_requests():
            self.messages.send_lobby_and_surroundings()
        record.last_move_time = int(
            self._services.clock()
        )  # after a crash the journal's own time is used
        if self.game.is_over and record.phase is not Phase.OVER:
            record.phase = Phase.OVER
            record.has_unwritten_change = True
            self.votes.remove_all_votes()

    def charge_clock_of_decider(self) -> None:
        """Subtract the time since the last call from the clock of the person who has to decide; do
        nothing if the table is paused or has no clocks."""
        now = self._services.clock()
        record = self.record
        spent, self._clock_charged_until = now - self._clock_charged_until, now
        if self._game is None or record.is_paused or not record.clock_ms_left:
            return
        if self._game.has_person_to_decide:
            record.clock_ms_left[self._game.deciding_seat] -= int(max(spent, 0.0) * 1000)
            record.has_unwritten_change = True

    @property
    def waits_for_computer(self) -> bool:
        """Whether a computer has to move: the game is running and in memory, not paused, no move
        is being written, and no person decides."""
        game = self._game
        playing = self.record.phase is Phase.RUNNING and not self.record.is_paused
        if game is None or not playing or self.is_saving:
            return False
        return not (game.is_over or game.has_person_to_decide)

    def cast_votes(self, voting_seats: Sequence[int], vote_key: VoteKey, *, agrees: bool) -> None:
        """Record that the seats of one connection vote yes or no (`agrees`) on `vote_key`, and
        carry out the vote if that decides it."""
        self.votes.cast_votes(voting_seats, vote_key, agrees=agrees)

    def store_paused(self, *, is_paused: bool) -> None:
        """Store on the disk whether the game is paused for everybody."""
        with self._file.write_on_exit_or_undo():
            self.record.is_paused = is_paused

    def set_player_kind_of_seat(self, seat: int, player_kind: str) -> None:
        """Let a player of this kind, "human" or a computer player such as "ai:1", play the seat
        from now on; raise IllegalMove and NotSaved as `Match.hand_over_seat` does.
        """
        self.game.match.hand_over_seat(seat, player_kind)

    def add_member_and_drop_take_over_votes(self, member: TableMember) -> None:
        """Add a connection to the table; votes to let computers play its seats are removed.

        If the member's window has started this host, the table stores on whose computer it runs.
        """
        self.people.add_member(member)
        self.votes.drop_computer_take_over_votes(member.seats)
        is_new = member.is_owner or self.record.hosting_seat == ANY_OR_NO_SEAT
        if is_new and member.is_local and member.seats and self._services.is_started_by_window:
            self.record.hosting_seat = min(member.seats)
            self.record.has_unwritten_change = True

    def remove_member_and_carry_out_votes(self, member: TableMember) -> bool:
        """Remove a connection from the table, carry out votes that only the people who left had
        kept open, and return whether there were any."""
        self.people.remove_member(member)
        self.quiet_since = self._services.clock()
        return self.votes.carry_out_votes_after_departure()

    def stop_deciding_votes_by_departure(self) -> None:
        """From now on carry out no vote because people leave; called before the host closes all
        connections."""
        self.votes.stop_deciding_by_departure()

    def admit_or_remove_watchers_and_return_removed(
        self, watcher_or_all: int, *, admits: bool
    ) -> list[TableMember]:
        """Store whether people may watch, and return the members who have to leave.

        These are the watcher with the number `watcher_or_all`, or, when it is ANY_OR_NO_SEAT and
        `admits` is false, all watchers, except the owner.
        """
        if admits != self.record.set_up.admits_watchers:
            with self._file.write_on_exit_or_undo():
                self.record.set_up = replace(self.record.set_up, admits_watchers=admits)
            self.messages.send_event(
                surroundings.WATCHER_ADMISSION_EVENT,
                ANY_OR_NO_SEAT,
                text="open" if admits else "shut",
            )
        if watcher_or_all != ANY_OR_NO_SEAT:
            sent = [self.people.watcher_with_number(watcher_or_all)]
        else:
            sent = [] if admits else self.people.watching_members
        for member in sent:
            self.messages.send_event(
                surroundings.SENT_AWAY_EVENT, ANY_OR_NO_SEAT, text=self.people.watcher_name(member)
            )
        return [member for member in sent if not member.is_owner]

    def name_watcher_and_announce(self, member: TableMember, name: str) -> None:
        """Set the name of a watcher and, if it is not empty, send an event with it to everybody.
        Raise Refused when the member does not watch or the name is too long."""
        if called := self.people.name_watcher(member, name):
            self.messages.send_event(surroundings.WATCHER_NAMED_EVENT, ANY_OR_NO_SEAT, text=called)

    def charge_clock_and_return_standing(self) -> GameStanding:
        """Charge the clock of the person who has to decide, and return the standing of the
        game."""
        self.charge_clock_of_decider()
        return self.game.game_standing(self.seconds_since_move(), self.record.clock_ms_left)

    def seconds_since_move(self) -> int:
        """Return for how many whole seconds no move has been played."""
        return max(int(self._services.clock()) - self.record.last_move_time, 0)

    def store_and_send_next_table(self, seat: int, next_table: str) -> None:
        """Store `next_table`, the name of the table of the next game of these people, and send it
        to everybody with an event of the seat that requested it."""
        with self._file.write_on_exit_or_undo():
            self.record.next_table = next_table
        self.messages.send_event(surroundings.NEXT_GAME_EVENT, seat)
        self.messages.send_next_table(next_table)

    def save_if_changed(self) -> None:
        """Write the record if it has changes that have not been written yet; if that fails, the
        next call tries again."""
        self._file.save_if_changed()

    def save_in_background(self) -> None:
        """Start to write the record in the background if it has changes that have not been written
        yet."""
        self._file.save_in_background()

    def remove_file(self) -> None:
        """Remove the table's file; the journal of its game stays."""
        self._file.remove()
