"""The votes of a table, and what happens once one is decided."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Protocol

from game.online.host.host_services import HostServices
from game.online.host.table_people import TablePeople
from game.online.host.table_record import TableRecord
from game.online.host.votes import (
    COMPUTER_TAKE_OVER_VOTE_KIND,
    GIVE_SEAT_BACK_VOTE_KIND,
    PAUSE_VOTE_KIND,
    VoteKey,
    Votes,
)
from game.online.protocol import surroundings
from game.online.protocol.messages import ANY_OR_NO_SEAT, Refused
from game.online.protocol.surroundings import UNDO_VOTE_KINDS, VoteProgress
from game.online.protocol.table_state import Phase, Vote
from game.records.records import NotSaved


class VoteMessages(Protocol):
    """The messages that a vote causes."""

    def send_lobby_and_surroundings(self) -> None:
        """Send the lobby and the surroundings to everybody."""

    def send_event(
        self,
        event_kind: str,
        seat: int,
        *,
        vote_kind: str = "",
        concerned_seat: int = ANY_OR_NO_SEAT,
        text: str = "",
    ) -> None:
        """Send everybody an event of this kind that the seat has caused; `vote_kind`,
        `concerned_seat` and `text` are values of `TableEvent`."""


class VotingTable(Protocol):
    """The part of a hosted table that votes need."""

    record: TableRecord
    people: TablePeople

    @property
    def messages(self) -> VoteMessages:
        """The messages to everybody at the table."""

    def charge_clock_of_decider(self) -> None:
        """Subtract the time since the last call from the clock of the person who has to decide."""

    def set_player_kind_of_seat(self, seat: int, player_kind: str) -> None:
        """Let a player of this kind, "human" or a computer player such as "ai:1", play the seat
        from now on."""

    def store_paused(self, *, is_paused: bool) -> None:
        """Store whether the game is paused for everybody."""

    def undo_and_set_back_other_clocks(self, vote_kind: str, seat: int) -> None:
        """Undo a seat's last decision, or its turn when `vote_kind` is UNDO_TURN_VOTE_KIND; set
        back the clocks of all other seats."""

    def save_if_changed(self) -> None:
        """Write the record if it has changes that have not been written yet."""


class TableVotes:
    """The votes of one table; a vote that is decided is carried out at once, and everybody is
    informed."""

    def __init__(self, table: VotingTable, services: HostServices) -> None:
        """Continue with the open votes that the table's record contains."""
        self._table = table
        self._services = services
        self._votes = Votes(table.record.votes)
        self._is_stopped = False

    def undecided_votes(self, connected_seats: Collection[int]) -> tuple[Vote, ...]:
        """Return the open votes, each with the seats whose consent is still missing."""
        return self._votes.undecided_votes(connected_seats)

    def progress_of_votes(self) -> tuple[VoteProgress, ...]:
        """Return for each open vote who has started it and who has agreed."""
        return self._votes.progress_of_votes()

    def cast_votes(self, voting_seats: Sequence[int], vote_key: VoteKey, *, agrees: bool) -> None:
        """Record that the seats `voting_seats` of one connection vote yes or no (`agrees`) on
        `vote_key`. If the vote is accepted, carry it out; otherwise send an event, except for a no
        to a vote that is not open.

        Raise Refused when the game is not running, when no such vote is possible, and for an undo
        while it is paused.
        """
        record = self._table.record
        if record.phase is not Phase.RUNNING:
            raise Refused("not-started" if record.phase is Phase.LOBBY else "over")
        self._table.charge_clock_of_decider()
        kind, seat, player = vote_key = self._votes.checked_vote_key(*vote_key)
        if agrees and kind in (COMPUTER_TAKE_OVER_VOTE_KIND, GIVE_SEAT_BACK_VOTE_KIND):
            self._check_take_over(kind, seat, player)
        if agrees and kind in UNDO_VOTE_KINDS and record.is_paused:
            raise Refused("paused")
        was_open = self._votes.is_open(vote_key)
        is_decided = self._votes.record_votes_and_tell_if_accepted(
            vote_key, voting_seats, self._table.people.connected_seats(), agrees=agrees
        )
        self._store_votes()
        if is_decided:
            self._carry_out_vote(vote_key, voting_seats[0])
        elif agrees:
            self._send_vote_event(
                surroundings.VOTE_AGREED_EVENT if was_open else surroundings.VOTE_STARTED_EVENT,
                voting_seats[0],
                vote_key,
            )
        elif was_open:
            self._send_vote_event(surroundings.VOTE_DECLINED_EVENT, voting_seats[0], vote_key)

    def ask_for_undo_consent(self, vote_kind: str, seat: int, *, deciding_seat: int) -> None:
        """Open a vote in which only `deciding_seat`, the seat that has to decide now, is asked
        whether `seat` may undo, and inform everybody; do nothing if it is open already."""
        wish = (vote_kind, seat, "")
        if self._votes.ask_for_undo_consent(wish, deciding_seat):
            self._store_votes()
            self._send_vote_event(surroundings.VOTE_STARTED_EVENT, seat, wish)
            self._table.messages.send_lobby_and_surroundings()

    def carry_out_votes_after_departure(self) -> bool:
        """Carry out the votes that are decided because people who had not agreed have left; return
        whether there were any."""
        here = self._table.people.connected_seats()
        decided = (
            self._votes.take_votes_decided_by_departure(here)
            if here and not self._is_stopped
            else []
        )
        if decided:
            self._store_votes()
        for wish in decided:
            with suppress(Refused, NotSaved):  # it can be asked for again
                self._carry_out_vote(wish, min(here))
        return bool(decided)

    def stop_deciding_by_departure(self) -> None:
        """From now on carry out no vote because people leave; called before the host closes all
        connections."""
        self._is_stopped = True

    def drop_computer_take_over_votes(self, seats: Collection[int]) -> None:
        """Remove the votes to let computers play these seats: their people are back."""
        self._votes.drop_computer_take_over_votes(seats)
        self._store_votes()

    def drop_undo_requests(self) -> bool:
        """Remove the open requests for an undo, since the game has changed; return whether there
        were any.
        """
        has_dropped = self._votes.drop_undo_requests()
        if has_dropped:
            self._store_votes()
        return has_dropped

    def remove_all_votes(self) -> None:
        """Remove all votes: the game is over."""
        self._votes.remove_all_votes()
        self._store_votes()

    def _store_votes(self) -> None:
        """Copy the open votes to the table's record; if they have changed, write the record."""
        record = self._table.record
        kept = self._votes.stored_votes()
        if kept != record.votes:
            record.votes = kept
            record.has_unwritten_change = True
            self._table.save_if_changed()

    def _carry_out_vote(self, vote_key: VoteKey, voting_seat: int) -> None:
        kind, seat, player = vote_key
        if kind in UNDO_VOTE_KINDS:
            self._send_vote_event(surroundings.VOTE_AGREED_EVENT, voting_seat, vote_key)
            self._table.undo_and_set_back_other_clocks(kind, seat)
            return
        if kind in (COMPUTER_TAKE_OVER_VOTE_KIND, GIVE_SEAT_BACK_VOTE_KIND):
            self._table.set_player_kind_of_seat(seat, player)
        else:
            self._table.store_paused(is_paused=kind == PAUSE_VOTE_KIND)
        self._send_vote_event(surroundings.VOTE_DECIDED_EVENT, voting_seat, vote_key)

    def _send_vote_event(self, event_kind: str, seat: int, vote_key: VoteKey) -> None:
        vote, about, player = vote_key
        self._table.messages.send_event(
            event_kind, seat, vote_kind=vote, concerned_seat=about, text=player
        )

    def _check_take_over(self, vote_kind: str, seat: int, player: str) -> None:
        record = self._table.record
        if (
            not 0 <= seat < len(record.seat_secret_digests)
            or not record.seat_secret_digests[seat].owner_digest
        ):
            raise Refused("not-yours")
        if vote_kind == GIVE_SEAT_BACK_VOTE_KIND:
            return
        if player not in self._services.offered_computer_kinds:
            raise Refused("unknown-player", player=player)
        least = self._services.limits.seconds_away_before_substitute
        away = (
            seat not in self._table.people.connected_seats()
            and self._table.people.seconds_since_arrival_or_departure(seat) >= least
        )
        overdrawn = bool(record.clock_ms_left) and record.clock_ms_left[seat] <= 0
        if not (away or overdrawn):
            raise Refused("still-here", name=record.seat_names[seat])
