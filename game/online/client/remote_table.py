"""A table at a host, for the screens: its state and the requests a player can make.

Nothing is predicted: an answer is sent, and its result is shown when the host sends it. After every
loss, gap or mismatch the table synchronises by itself; a screen only calls
`process_arrivals_and_resend_overdue`.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

from game import __version__
from game.engine.reasons import Reason, Unreadable
from game.engine.title import Title
from game.online.client.membership import Membership, make_random_secret
from game.online.client.remote_match import RemoteMatch, SentAnswer
from game.online.client.viewpoint import OutOfSync
from game.online.protocol import host_messages, messages, requests
from game.online.protocol.invitation import Address, SeatClaim, is_table_name
from game.online.protocol.table_state import TableSetUp
from game.program import NAME
from game.records.records import HUMAN_PLAYER

RESEND_ANSWER_AFTER_SECONDS: Final = 5.0
REJOIN_AFTER_SECONDS: Final = 10.0
HOST_STOPS_REASON_KEY: Final = "online.host-stops"
TABLE_CLOSED_REASON_KEY: Final = "online.closed"
MAX_SYNC_FAILURES_IN_A_ROW: Final = 5  # in a row; then the host's data count as invalid

_UPDATE_HANDLERS: Final[Mapping[type[object], Callable[..., None]]] = {
    host_messages.LobbyMessage: RemoteMatch._process_lobby,
    host_messages.HistoryMessage: RemoteMatch._process_history,
    host_messages.UpdateMessage: RemoteMatch._process_update,
    host_messages.ChatMessage: RemoteMatch._process_chat,
    host_messages.SurroundingsMessage: RemoteMatch._process_surroundings,
    host_messages.EventMessage: RemoteMatch._process_table_event,
}


@dataclass(frozen=True, slots=True)
class LinkChange:
    """A change of the connection: it is restored (`is_connected`) or lost, perhaps for a known
    `reason`."""

    is_connected: bool
    reason: Reason | None = None


class HostLink(Protocol):
    """A connection to one host that reconnects by itself whenever it is lost."""

    def take_arrival(self) -> bytes | LinkChange | None:
        """Remove and return the next frame or change of the connection; None when there is none."""

    def send(self, frame: bytes) -> None:
        """Send a frame; without a connection it is dropped."""

    def reconnect(self) -> None:
        """Close the connection and open a new one."""

    def use_address_for_next_connection(self, address: Address) -> None:
        """Use this address for the next connection, which is tried at once when there is none
        now."""

    def close(self) -> None:
        """Close the connection for good."""


class RemoteTable(RemoteMatch):
    """A table at a host, with one connection and the player's seats; a player without seats
    watches.

    `final_refusal` is the reason why the connection has ended for good, `connection_loss_reason`
    the reason why it is lost now, and `problem` the reason of the last other refusal.
    `on_membership` is called with each membership to store, so that the player can come back.
    `next_game_membership` is the membership at the table where the same people play their next
    game; None until a player has requested that game. `watcher_name` is the name that others see
    when this player has no seat.
    """

    def __init__(
        self,
        host_link: HostLink,
        titles: Mapping[str, Title],
        membership: Membership,
        set_up: TableSetUp | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Join the table of a membership; if the membership names no table yet, open one with
        this set-up. `clock` returns the time in seconds."""
        super().__init__(titles, membership, set_up, clock)
        self.on_membership: Callable[[Membership], None] = lambda membership: None
        self.final_refusal: Reason | None = None
        self.connection_loss_reason: Reason | None = None
        self.has_requested_close = False  # whether this player has closed the table for everybody
        self.next_game_membership: Membership | None = None
        self.watcher_name = ""
        self._host_link = host_link
        self._last_request_number = self._heard = self._joining = 0
        self._joined_at = self._answered_at = 0.0
        self._is_host_newer = False  # whether this host knows the requests about watchers
        self._next_game_owner_secret = b""
        self._answer_request_numbers = set[int]()  # the requests that carried the answer
        self._undo_request_number = 0  # the request that carried the undo

    def send_answer(self, seat: int, code: int, *, leaves_luck_undrawn: bool = False) -> None:
        """Answer the question that is due at `seat`, one of the player's; do nothing when there is
        none. The answer is resent until the host has confirmed or refused it; `leaves_luck_undrawn`
        has no effect."""
        question = self.question_for_own_seat()
        if question is not None and question.seat == seat:
            self.sent_answer = SentAnswer(seat, question.moment, code)
            self._answer_request_numbers.clear()
            self._send_unconfirmed_answer()

    def undo_decision(self, seat: int) -> None:
        """Ask the host to undo the seat's last decision; no question is shown here until it
        answers. Do nothing while another request is unanswered."""
        self._request_undo_unless_unanswered(seat, whole_turn=False)

    def undo_turn(self, seat: int) -> None:
        """Ask the host to undo all decisions of the seat's turn; no question is shown here until
        it answers. Do nothing while another request is unanswered."""
        self._request_undo_unless_unanswered(seat, whole_turn=True)

    def hand_over_seat(self, seat: int, player: str) -> None:
        """Start a vote, or agree to an open one, to let `player` ("human" or a computer player)
        play the seat."""
        self.start_or_cast_vote(
            "back" if player == HUMAN_PLAYER else "computer", agrees=True, seat=seat, player=player
        )

    def start_or_cast_vote(
        self, vote_kind: str, *, agrees: bool, seat: int = messages.ANY_OR_NO_SEAT, player: str = ""
    ) -> None:
        """Start a vote, or vote yes or no (`agrees`) in one that is open; `Vote` explains
        `vote_kind`, `seat` and `player`."""
        self._send_if_connected(requests.VoteRequest(vote_kind, seat, player, agrees))

    def send_chat(self, text: str = "", phrase: str = "") -> None:
        """Send a chat text, or the key of a phrase that every screen shows in its language."""
        self._send_if_connected(requests.ChatRequest(phrase, text))

    def claim_seat(self, seat: int, name: str, code: bytes = b"") -> None:
        """Add to the membership a claim to a seat, or to any free seat if `seat` is ANY_OR_NO_SEAT,
        and send the host a new request to join under `name`; `code` is the secret of an invitation.

        If the host refuses, `problem` says why later.
        """
        own = SeatClaim(seat, name, make_random_secret(), code)
        self._store_membership(
            replace(self.membership, own_seat_claims=(*self.membership.own_seat_claims, own))
        )
        self._request_to_join()

    def leave_seat_before_start(self, seat: int) -> None:
        """Give up one of the player's seats before the start and remove it from the membership; a
        player without another seat then watches."""
        left = tuple(one for one in self.membership.own_seat_claims if one.seat != seat)
        self._store_membership(replace(self.membership, own_seat_claims=left))
        self._send_if_connected(
            requests.FillOrFreeSeatRequest(seat, HUMAN_PLAYER, name="", invitation_code=b"")
        )

    def seat_computer_before_start(self, seat: int, name: str, player: str) -> None:
        """As the owner, before the start: give a free seat to a computer player with this name."""
        self._send_if_connected(
            requests.FillOrFreeSeatRequest(seat, player, name, invitation_code=b"")
        )

    def free_seat_with_new_invitation(self, seat: int) -> None:
        """As the owner, before the start: free a seat for a player, and make a new secret for
        its invitation, which the membership stores."""
        code = make_random_secret()
        others = tuple(pair for pair in self.membership.invitation_codes if pair[0] != seat)
        self._store_membership(replace(self.membership, invitation_codes=(*others, (seat, code))))
        self._send_if_connected(
            requests.FillOrFreeSeatRequest(seat, HUMAN_PLAYER, name="", invitation_code=code)
        )

    def start_game(self) -> None:
        """As the owner: begin the game."""
        self._send_if_connected(requests.StartRequest())

    def request_close_for_everybody(self) -> None:
        """As the owner, before the start or after the end: close the table for everybody."""
        self._send_if_connected(requests.CloseRequest())
        self.has_requested_close = self.is_connected

    def remove_watcher(self, watcher_number: int) -> None:
        """As the owner: ask the host to remove the watcher with this number from the table."""
        self._send_unless_host_is_older(
            requests.WatchersRequest(watcher_number, self.surroundings.admits_watchers)
        )

    def admit_or_remove_all_watchers(self, *, admits: bool) -> None:
        """As the owner: allow watchers from now on (`admits`), or forbid them and remove all who
        are there."""
        self._send_unless_host_is_older(requests.WatchersRequest(messages.ANY_OR_NO_SEAT, admits))

    @property
    def can_host_open_next_game(self) -> bool:
        """Whether the host is connected and its version can open a table for the people of this
        game."""
        return self.is_connected and self._is_host_newer

    def request_next_game(self) -> None:
        """Ask the host for another game of these people after this one; its answer sets
        `next_game_membership`."""
        self._next_game_owner_secret = self._next_game_owner_secret or make_random_secret()
        self._send_unless_host_is_older(requests.NextTableRequest(self._next_game_owner_secret))

    def take_problem(self) -> Reason | None:
        """Return the last problem and remove it; None when there is none."""
        problem = self.problem
        self.problem = None
        return problem

    def store_and_use_address(self, address: Address) -> None:
        """Store another address of the host in the membership, and use it from now on."""
        self._store_membership(replace(self.membership, address=address))
        self._host_link.use_address_for_next_connection(address)

    def close_connection(self) -> None:
        """Close the connection; the table and the membership stay."""
        self._host_link.close()

    def process_arrivals_and_resend_overdue(self) -> bool:
        """Process everything that has arrived, and return whether there was anything.

        An answer that the host has not confirmed in time is resent; when joining takes too long, a
        new connection is made.
        """
        changed = False
        while (
            self.final_refusal is None and (arrival := self._host_link.take_arrival()) is not None
        ):
            changed = True
            if isinstance(arrival, LinkChange):
                self._on_link_changed(arrival)
            else:
                self._process_frame_or_handle_error(arrival)
        if self._clock() - self._answered_at > RESEND_ANSWER_AFTER_SECONDS:
            self._send_unconfirmed_answer()
        if self._joining and self._clock() - self._joined_at > REJOIN_AFTER_SECONDS:
            self._joining = 0
            self._host_link.reconnect()
        return changed

    def _on_link_changed(self, link_change: LinkChange) -> None:
        self.is_connected = False
        self.problem = link_change.reason or self.problem
        self._answer_request_numbers.clear()
        self.is_undoing = False
        self._last_request_number = self._heard = self._joining = 0
        self._is_host_newer = False
        if not link_change.is_connected:
            self._store_loss_reason_unless_host_stops(link_change.reason or Reason("online.lost"))
            return
        self._send(requests.HelloRequest(messages.PROTOCOL_VERSION, f"{NAME} {__version__}"))
        member = self.membership
        if member.table:
            self._request_to_join()
        elif self.set_up is not None:
            self._send(
                requests.OpenRequest(
                    self.set_up,
                    member.owner_secret,
                    member.own_seat_claims,
                    member.invitation_codes,
                )
            )

    def _store_loss_reason_unless_host_stops(self, reason: Reason) -> None:
        """Store why the connection is lost; but if the stored reason says that the host stops, keep
        that one."""
        if (
            self.connection_loss_reason is None
            or self.connection_loss_reason.key != HOST_STOPS_REASON_KEY
        ):
            self.connection_loss_reason = reason

    def _request_to_join(self) -> None:
        """Send the secrets of the membership; the host answers with the whole table, until which
        the table counts as not connected."""
        self.is_connected = False
        member = self.membership
        self.is_undoing = False  # its result is part of the data that follow
        self._send(requests.JoinRequest(member.table, member.owner_secret, member.own_seat_claims))
        self._joining = self._last_request_number
        self._joined_at = self._clock()

    def _request_undo_unless_unanswered(self, seat: int, *, whole_turn: bool) -> None:
        """Send a request to undo the seat's last decision or its `whole_turn`; do nothing while
        another request is unanswered, since its result could change what would be undone."""
        if self.is_awaiting_host:
            return
        self._send_if_connected(requests.UndoRequest(seat, self.game_standing.moment, whole_turn))
        if self.is_connected:
            self.is_undoing = True
            self._undo_request_number = self._last_request_number

    def _send_if_connected(self, request: requests.Request) -> None:
        if self.is_connected:
            self._send(request)
        else:
            self.problem = Reason("online.lost")

    def _send_unless_host_is_older(self, request: requests.Request) -> None:
        """Send a request that hosts of the first release do not know. To such a host, which would
        close the connection, nothing is sent; `problem` then says that the host is too old."""
        if self._is_host_newer or not self.is_connected:
            self._send_if_connected(request)
        else:
            self.problem = Reason("online.older-host")

    def _send(self, request: requests.Request) -> None:
        self._last_request_number += 1
        self._host_link.send(requests.encode_request(self._last_request_number, request))

    def _send_unconfirmed_answer(self) -> None:
        answer = self.sent_answer
        if answer is not None and self.is_awaiting_confirmation and self.is_connected:
            self._answered_at = self._clock()
            self._send(requests.PlayRequest(answer.seat, answer.moment, answer.move_code))
            self._answer_request_numbers.add(self._last_request_number)

    def _store_membership(self, membership: Membership) -> None:
        """Store the membership, and pass it to `on_membership` to be saved."""
        super()._store_membership(membership)
        self.on_membership(membership)

    def _process_frame_or_handle_error(self, frame: bytes) -> None:
        try:
            self._process_frame(frame)
        except Unreadable:
            self.connection_loss_reason = Reason("online.nonsense-host")
            self._host_link.reconnect()
        except messages.Refused as refused:
            self._close_with_refusal(_reason_with_program_to_update(refused.reason))
        except OutOfSync:
            self._sync_failures += 1
            self._request_to_join()
            if self._sync_failures > MAX_SYNC_FAILURES_IN_A_ROW:
                self._close_with_refusal(Reason("online.nonsense-host"))

    def _process_frame(self, frame: bytes) -> None:
        number, request, message = host_messages.decode_host_message(frame)
        if number <= self._heard:
            return
        gap = number > self._heard + 1
        self._heard = number
        handler = _UPDATE_HANDLERS.get(type(message))
        if handler is not None:
            if not self.is_connected:
                return  # a complete view will come
            if gap:
                raise OutOfSync
            handler(self, message)
            if isinstance(message, host_messages.SurroundingsMessage):
                self._note_newer_host_and_send_watcher_name()
            if isinstance(message, host_messages.UpdateMessage):
                self._sync_failures = 0
            return
        self._process_reply(request, message)
        if gap and not self._joining and self.final_refusal is None:
            raise OutOfSync

    def _process_reply(
        self, request_number: int, message: host_messages.HostMessage | None
    ) -> None:
        """Process a message that is not a part of the table's state: the host's answer to the
        request with this number, or news such as the table of the next game. Do nothing for None, a
        message of a kind that only later hosts know."""
        match message:
            case host_messages.RefusedMessage(reason=reason):
                self._store_answer_or_undo_result(request_number, reason)
                self.problem = reason
                if reason.key == HOST_STOPS_REASON_KEY:
                    self.connection_loss_reason = reason
                if message.is_final:
                    self._close_with_refusal(_reason_with_program_to_update(reason))
            case host_messages.DoneMessage():
                self._store_answer_or_undo_result(request_number)
            case host_messages.TableOpenedMessage(table=table):
                _check_table_name(table)
                self._store_membership(replace(self.membership, table=table))
                self._request_to_join()
            case host_messages.JoinedMessage() if request_number == self._joining:
                self._process_set_up_and_seats(message)
                self._joining = 0
                self.is_connected = True
                self.connection_loss_reason = None
                self._send_unconfirmed_answer()
            case host_messages.JournalMessage(content=content):
                self.journal_bytes = content
            case host_messages.NextTableMessage(table=table):
                _check_table_name(table)
                self._store_next_game_membership(table)
            case host_messages.RejoinMessage() if not self._joining:
                self._request_to_join()

    def _store_answer_or_undo_result(
        self, request_number: int, refusal: Reason | None = None
    ) -> None:
        """Store that the host has answered request number `request_number`: end a waiting undo, or
        mark the sent answer as confirmed or refused (`refusal`), if this was its request."""
        if self.is_undoing and request_number == self._undo_request_number:
            self.is_undoing = False
        if (
            self.sent_answer is not None
            and self.is_awaiting_confirmation
            and request_number in self._answer_request_numbers
        ):
            self.sent_answer.is_confirmed = refusal is None
            self.sent_answer.refusal = refusal

    def _note_newer_host_and_send_watcher_name(self) -> None:
        """Remember that the host is not of the first release, and, when this is first known, send
        it the watcher's name. Also store the membership of the next game if the host has named its
        table."""
        is_first = not self._is_host_newer
        self._is_host_newer = True
        if is_first and self.watcher_name and not self.own_seats:
            self._send_if_connected(requests.WatcherNameRequest(self.watcher_name))
        if (
            self.surroundings.next_table
            and self.next_game_membership is None
            and is_table_name(self.surroundings.next_table)
        ):
            self._store_next_game_membership(self.surroundings.next_table)

    def _store_next_game_membership(self, table: str) -> None:
        """Set `next_game_membership` to a membership at the table of that name, with the secrets of
        this game's seats. It is also saved if the player has a seat."""
        member = self.membership
        self.next_game_membership = replace(
            member, table=table, owner_secret=self._next_game_owner_secret, invitation_codes=()
        )
        if member.own_seat_claims:
            self.on_membership(self.next_game_membership)

    def _close_with_refusal(self, reason: Reason) -> None:
        self.final_refusal = reason
        self.is_connected = False
        self._host_link.close()


def _check_table_name(table: str) -> None:
    """Raise Unreadable if the host's name for a table is not a valid one."""
    if not is_table_name(table):
        raise Unreadable("no table is called so")


def _reason_with_program_to_update(reason: Reason) -> Reason:
    """If the reason is that the versions of client and host differ, return one that says which
    program is older, or that the copies differ; other reasons are returned unchanged."""
    there = reason.facts.get("here")
    here = reason.facts.get("there")  # the host says "here"
    if reason.key == "online.other-version" and isinstance(there, int) and isinstance(here, int):
        return Reason(
            "online.older-than-host" if here < there else "online.newer-than-host", reason.facts
        )
    if reason.key == "online.other-rules" and there == here:
        return Reason("online.other-copy", reason.facts)
    return reason
