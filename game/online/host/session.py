"""Sessions: one for each connection, with its proved seats and its requests; without sockets.

No data of a client is trusted: `handle_request` answers or refuses any bytes.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, Protocol, TypeVar

from game import __version__
from game.engine.knowledge import COMMON_OBSERVER
from game.engine.reasons import IllegalMove, Reason, Unreadable
from game.engine.title import Options
from game.online.host.game_messages import MAX_ITEMS_PER_FRAME
from game.online.host.host import Host
from game.online.host.host_services import RateLimit
from game.online.host.readable_moves import offered_default_set_up, position_text
from game.online.host.seats_played_by_computer import own_seats_played_by_computer
from game.online.host.table import HostedTable
from game.online.host.table_status import table_status
from game.online.protocol import host_messages, messages, requests
from game.online.protocol.surroundings import JOINED_ELSEWHERE_EVENT, TableEvent
from game.online.protocol.table_state import (
    Phase,
    TableStatus,
    check_player_kinds_and_person,
)
from game.records.record_readers import MAX_LIST_LENGTH
from game.records.records import HUMAN_PLAYER, NotSaved

MAX_WAITING_REQUESTS: Final = 100  # requests of a connection while a move of its table is written

ItemT = TypeVar("ItemT")


class SessionTransport(Protocol):
    """Sends the frames of a session, and closes its connection."""

    def send(self, frame: bytes) -> None:
        """Queue a frame; a reader that is too slow is disconnected."""

    def close_after_sending(self) -> None:
        """Close the connection after everything was sent."""


class Session:
    """One connection of a client. It is at one table at most, with the seats whose secrets the
    client has sent."""

    def __init__(self, host: Host, link: SessionTransport, address: str = "") -> None:
        """Wait for the first message of a client that connects from this address."""
        self.seats: tuple[int, ...] = ()
        self.is_local = not address
        self.is_owner = self.is_greeted = self.is_cut = False
        self.table: HostedTable | None = None
        self.started_at = host.services.clock()
        self._host = host
        self._transport = link
        self._address = address
        self._sent_count = self._heard = self._asked = 0
        limits = host.services.limits
        self._frame_rate_limit = RateLimit(limits.frames_of_a_connection, self.started_at)
        self._chat_rate_limit = RateLimit(limits.chat_lines, self.started_at)
        self._watcher_chat_rate_limit = RateLimit(limits.chat_lines_of_watchers, self.started_at)
        self._whole_view_rate_limit = RateLimit(limits.whole_views, self.started_at)
        self._listing_rate_limit = RateLimit(
            limits.listings_of_moves_and_positions, self.started_at
        )
        self._waiting_requests: deque[bytes] = deque()  # requests that wait for the table's disk
        host.sessions.add(self)

    def send_message(
        self,
        message: host_messages.SendableMessage,
        *,
        answered_request: int = messages.NO_REQUEST_NUMBER,
    ) -> None:
        """Send a message; `answered_request` is the number of the request that it answers,
        NO_REQUEST_NUMBER when it answers none. Do nothing when the connection is cut."""
        if not self.is_cut:
            self._sent_count += 1
            self._transport.send(
                host_messages.encode_host_message(self._sent_count, answered_request, message)
            )

    def handle_request(self, frame: bytes) -> None:
        """Process a request or send a refusal. While the table's last move is being written, up to
        MAX_WAITING_REQUESTS requests wait."""
        if self._has_to_wait and len(self._waiting_requests) < MAX_WAITING_REQUESTS:
            self._waiting_requests.append(frame)
            return
        self._asked = messages.NO_REQUEST_NUMBER
        if not self.is_cut:
            self._host.metrics.frame_count += 1
            self._run_or_send_refusal(partial(self._decode_and_dispatch_request, frame))

    def handle_waiting_requests(self) -> None:
        """Process the requests that had to wait, until one starts another write; then a session
        whose connection has ended leaves its table."""
        while self._waiting_requests and not self._has_to_wait:
            self.handle_request(self._waiting_requests.popleft())
        if self.is_cut and not self._has_to_wait:
            self.on_connection_lost()

    @property
    def _has_to_wait(self) -> bool:
        return self.table is not None and self.table.is_saving

    def _decode_and_dispatch_request(self, frame: bytes) -> None:
        if self._has_to_wait or not self._frame_rate_limit.try_use_one(self._host.services.clock()):
            raise Unreadable("there are too many frames")
        kind, number, fields = messages.decode_frame(frame)
        if kind != messages.RequestKind.OPEN and len(frame) > messages.MAX_REQUEST_BYTES:
            raise Unreadable("it is too long")
        if self.is_greeted and number <= self._heard:
            return  # a repeated request
        self._heard = self._asked = number
        self._dispatch_request(kind, fields)

    def _run_or_send_refusal(self, action: Callable[[], None]) -> None:
        """Call `action`; if it raises an error, send a refusal with the reason.

        After an unreadable request or an error of the program the connection is closed too; an
        out-of-date request is answered with the whole table.
        """
        try:
            action()
        except messages.Refused as refused:
            self._send_refusal(refused.reason, is_final=refused.is_final)
            if refused.reason.key == "online.stale" and self.table is not None:
                self.table.messages.send_whole_table(self)
        except (IllegalMove, NotSaved) as refused:
            self._send_refusal(refused.reason)
        except Unreadable as problem:
            self._send_refusal(Reason("online.nonsense", {"detail": str(problem)}))
            self.close_after_sending()
        # an error of the program must end neither the host nor other tables
        except Exception as fault:
            self._host.report_error_and_unload_game(fault, self.table)
            self._send_refusal(Reason("online.fault"))
            self.close_after_sending()

    def close_after_sending(self) -> None:
        """Close the connection after everything was sent, and leave the table; do nothing when it
        is closed already."""
        if not self.is_cut:
            self.is_cut = True
            self._transport.close_after_sending()
            self.on_connection_lost()

    def on_connection_lost(self) -> None:
        """Leave the table after the connection has ended, once its last move is written."""
        self.is_cut = True
        if not self._has_to_wait:
            self._leave_table()
        self._host.sessions.discard(self)

    def _send_answer(self, message: host_messages.HostMessage) -> None:
        self.send_message(message, answered_request=self._asked)
        self._asked = messages.NO_REQUEST_NUMBER

    def _send_refusal(self, reason: Reason, *, is_final: bool = False) -> None:
        title = self.table.title.name if self.table is not None else ""
        self._host.metrics.count_refusal(reason.key)
        sentence = self._host.services.reason_to_sentence(reason, title)
        self._send_answer(host_messages.RefusedMessage(reason, is_final, sentence))

    def _dispatch_request(self, request_kind: int, fields: list[Any]) -> None:
        if not self.is_greeted and request_kind != messages.RequestKind.HELLO:
            raise Unreadable("a client greets first")
        request = requests.read_request(request_kind, fields)
        if isinstance(request, requests.HelloRequest) and not self.is_greeted:
            self._handle_greeting(request)
            return
        handler = self._handlers_by_request_class.get(type(request))
        if handler is None:
            raise Unreadable(f"no frame is of kind {request_kind}")
        handler(self, request)
        if self._asked != messages.NO_REQUEST_NUMBER:
            self._send_answer(host_messages.DoneMessage())

    def _handle_greeting(self, request: requests.HelloRequest) -> None:
        if request.protocol_version != messages.PROTOCOL_VERSION:
            other = messages.Refused(
                "other-version",
                here=messages.PROTOCOL_VERSION,
                there=request.protocol_version,
                program=__version__,
            )
            self._send_refusal(other.reason, is_final=True)
            self.close_after_sending()
            return
        self.is_greeted = True
        name = self._host.services.host_name
        self._send_answer(
            host_messages.WelcomeMessage(messages.PROTOCOL_VERSION, name, __version__)
        )

    def _send_tables(self, request: requests.ListTablesRequest) -> None:
        if request.tables_and_own_secrets:
            self._check_whole_view_rate()  # games may have to be read
        own = dict(request.tables_and_own_secrets[:MAX_LIST_LENGTH])
        tables = self._host.tables
        found = [
            table_status(tables[name], brought) if name in tables else TableStatus(name)
            for name, brought in own.items()
        ]
        found += [
            table_status(table)
            for table in self._host.first_listed_unfinished_tables()
            if table.record.table not in own
        ]
        played = [
            (name, tuple(own_seats_played_by_computer(tables[name], brought)))
            for name, brought in own.items()
            if name in tables
        ]
        told = tuple(each for each in played if each[1])
        if told:  # a client that does not know it ignores it
            self.send_message(
                host_messages.OwnSeatsPlayedByComputerMessage(told), answered_request=self._asked
            )
        self._send_answer(host_messages.TablesMessage(tuple(found)))

    def _open_table(self, request: requests.OpenRequest) -> None:
        try:
            table = self._host.open_table(
                request.set_up,
                request.owner_secret,
                request.claims,
                dict(request.invitation_codes),
                self._address,
            )
        except messages.Refused as problem:
            raise messages.Refused(problem.reason, is_final=True) from problem
        self._send_answer(host_messages.TableOpenedMessage(table.record.table))

    def _check_whole_view_rate(self) -> None:
        if not self._whole_view_rate_limit.try_use_one(self._host.services.clock()):
            raise messages.Refused("too-fast")

    def _send_titles(self, _: requests.TitlesRequest) -> None:
        computer_players = self._host.services.offered_computer_kinds
        editions = tuple(self._host.offered_editions)
        self._send_answer(host_messages.TitlesMessage(editions, computer_players))

    def _send_default_set_up(self, request: requests.DefaultSetUpRequest) -> None:
        self._check_whole_view_rate()
        options = Options(request.title, len(request.seats), request.edition, request.expansions)
        set_up = offered_default_set_up(self._host.services.titles, options, request.seats)
        check_player_kinds_and_person(set_up, self._host.services.offered_computer_kinds)
        self._send_answer(host_messages.DefaultSetUpMessage(set_up))

    def _send_legal_moves(self, request: requests.MovesRequest) -> None:
        table = self._check_own_seat_and_return_table(request.seat)
        self._check_listing_rate()
        moment, moves = table.game.moment_and_readable_moves(request.seat)
        if table.record.is_paused:
            moves = []
        self._answer_in_parts(
            host_messages.MovesMessage(moment, len(moves), part) for part in _frame_parts(moves)
        )

    def _send_position(self, request: requests.PositionRequest) -> None:
        table = self._check_observer_and_return_table(request.observer)
        self._check_listing_rate()
        game = table.game
        points, ranking = game.scores_and_ranking
        self._send_answer(
            host_messages.PositionMessage(
                request.observer,
                game.undo_count,
                game.match.step_count,
                position_text(game.match, request.observer),
                points,
                ranking,
            )
        )

    def _send_steps(self, request: requests.StepsRequest) -> None:
        observer = request.observer
        table = self._check_observer_and_return_table(observer)
        self._check_whole_view_rate()
        steps = table.game.readable_steps(observer, request.first_step)
        undos = table.game.undo_count
        self._answer_in_parts(
            host_messages.StepsMessage(observer, undos, len(steps), part)
            for part in _frame_parts(steps)
        )

    def _check_observer_and_return_table(self, observer: int) -> HostedTable:
        """Return the table if this connection may see it as this observer; raise Refused
        otherwise.
        """
        return (
            self._joined_table
            if observer == COMMON_OBSERVER
            else self._check_own_seat_and_return_table(observer)
        )

    def _check_listing_rate(self) -> None:
        if not self._listing_rate_limit.try_use_one(self._host.services.clock()):
            raise messages.Refused("too-fast")

    def _answer_in_parts(self, parts: Iterable[host_messages.HostMessage]) -> None:
        """Answer the request with one or more messages."""
        for part in parts:
            self.send_message(part, answered_request=self._asked)
        self._asked = messages.NO_REQUEST_NUMBER

    def _join_table(self, request: requests.JoinRequest) -> None:
        table = self._host.tables.get(request.table)
        if table is None:
            raise messages.Refused("no-table", is_final=True, table=request.table)
        if table.phase is not Phase.LOBBY:
            self._check_whole_view_rate()
        self._leave_table()
        places, problem = table.give_claimed_seats(request.claims)
        own = {at for at in places if at != messages.ANY_OR_NO_SEAT}
        is_owner = table.record.is_owner_secret(request.owner_secret)
        if not (own or is_owner):
            if problem is not None:
                raise messages.Refused(problem.reason, is_final=True)
            if not table.people.can_admit_another_watcher:
                raise messages.Refused("no-watchers", is_final=True)
        self.table = table
        self.seats = tuple(sorted(own))
        self.is_owner = is_owner
        reason = problem.reason if problem else None
        for member in list(table.people.members):
            for seat in {*member.seats} & own:
                member.send_message(
                    host_messages.EventMessage(TableEvent(JOINED_ELSEWHERE_EVENT, seat))
                )
        table.add_member_and_drop_take_over_votes(self)
        self._send_answer(
            host_messages.JoinedMessage(table.record.set_up, is_owner, reason, tuple(places))
        )
        if table.phase is not Phase.LOBBY:
            self._host.queue_computer_move_if_due(table)
        table.messages.send_whole_table(self)
        table.messages.send_lobby_and_surroundings()

    def _leave_table(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            has_decided = table.remove_member_and_carry_out_votes(self)
            self.seats = ()
            self.is_owner = False
            table.messages.send_lobby_and_surroundings()
            if has_decided:
                self._host.send_update_and_queue_computer(table)

    @property
    def _joined_table(self) -> HostedTable:
        if self.table is None:
            raise messages.Refused("not-joined")
        return self.table

    def _check_own_seat_and_return_table(self, seat: int) -> HostedTable:
        if seat not in self.seats:
            raise messages.Refused("not-yours")
        return self._joined_table

    def _check_owner_and_return_table(self) -> HostedTable:
        if not self.is_owner:
            raise messages.Refused("not-owner")
        return self._joined_table

    def _play_move(self, play_request: requests.PlayRequest) -> None:
        table = self._check_own_seat_and_return_table(play_request.seat)
        began = self._host.metrics.clock()
        if table.play_answer(play_request.seat, play_request.moment, play_request.code):
            request, self._asked = self._asked, messages.NO_REQUEST_NUMBER
            table.call_when_saved_and_resume_requests(
                partial(self._on_move_saved_or_failed, table, request, began)
            )

    def _on_move_saved_or_failed(
        self, table: HostedTable, request_number: int, start_seconds: float, error: Exception | None
    ) -> None:
        """Send a saved move to the table and confirm the request, or refuse the request with the
        `error` that prevented saving."""

        def finish() -> None:
            if error is not None:
                raise error
            table.update_after_move_or_undo()
            self._host.send_update_and_queue_computer(table)
            self._host.metrics.count_person_move(start_seconds)
            self._send_answer(host_messages.DoneMessage())

        self._asked = request_number
        self._run_or_send_refusal(finish)

    def _undo_decision_or_turn(self, request: requests.UndoRequest) -> None:
        table = self._check_own_seat_and_return_table(request.seat)
        undos = table.game.undo_count
        table.undo_or_ask_for_consent(
            self.seats, request.seat, request.moment, whole_turn=request.is_whole_turn
        )
        self._host.send_update_and_queue_computer(table)
        self._host.metrics.undo_count += table.game.undo_count - undos

    def _send_chat_line(self, request: requests.ChatRequest) -> None:
        table = self._joined_table
        lines = self._chat_rate_limit if self.seats else self._watcher_chat_rate_limit
        if not lines.try_use_one(self._host.services.clock()):
            raise messages.Refused("too-fast")
        seat = self.seats[0] if self.seats else messages.ANY_OR_NO_SEAT
        table.messages.store_and_send_chat_line(seat, request.phrase, request.text)

    def _cast_vote(self, request: requests.VoteRequest) -> None:
        table = self._joined_table
        table.cast_votes(
            self.seats, (request.kind, request.seat, request.new_player_kind), agrees=request.agrees
        )
        table.messages.send_lobby_and_surroundings()
        self._host.send_update_and_queue_computer(table)

    def _seat_computer_or_free_seat(self, request: requests.FillOrFreeSeatRequest) -> None:
        leaves = (
            request.seat in self.seats
            and request.player == HUMAN_PLAYER
            and not request.invitation_code
        )
        table = self._joined_table if leaves else self._check_owner_and_return_table()
        unseated = table.seat_computer_or_free_seat(
            request.seat, request.player, request.name, request.invitation_code
        )
        table.messages.ask_all_to_rejoin()
        if not leaves:
            self._host.refuse_and_close_connections(
                unseated, messages.Refused("freed").reason, is_final=True
            )

    def _start_game(self, _: requests.StartRequest) -> None:
        table = self._check_owner_and_return_table()
        table.start_game()
        for member in list(table.people.members):
            table.messages.send_whole_table(member)
        self._host.queue_computer_move_if_due(table)

    def _set_watcher_name(self, request: requests.WatcherNameRequest) -> None:
        table = self._joined_table
        table.name_watcher_and_announce(self, request.name)
        table.messages.send_lobby_and_surroundings()

    def _admit_or_remove_watchers(self, request: requests.WatchersRequest) -> None:
        table = self._check_owner_and_return_table()
        sent = table.admit_or_remove_watchers_and_return_removed(
            request.watcher_or_all, admits=request.admits_watchers
        )
        self._host.refuse_and_close_connections(
            sent, messages.Refused("sent-away").reason, is_final=True
        )
        table.messages.send_lobby_and_surroundings()

    def _open_next_table(self, request: requests.NextTableRequest) -> None:
        table = self._joined_table
        if not self.seats:
            raise messages.Refused("not-yours")
        follower = self._host.find_or_open_next_table(table, request.owner_secret, self._address)
        table.store_and_send_next_table(self.seats[0], follower.record.table)

    def _close_table(self, _: requests.CloseRequest) -> None:
        table = self._check_owner_and_return_table()
        if table.phase is Phase.RUNNING:
            raise messages.Refused("started")
        self._send_answer(host_messages.DoneMessage())
        self._host.close_table_and_remove_file(table)

    _handlers_by_request_class: ClassVar[Mapping[type[requests.Request], Callable[..., None]]] = {
        requests.ListTablesRequest: _send_tables,
        requests.OpenRequest: _open_table,
        requests.JoinRequest: _join_table,
        requests.PlayRequest: _play_move,
        requests.UndoRequest: _undo_decision_or_turn,
        requests.ChatRequest: _send_chat_line,
        requests.VoteRequest: _cast_vote,
        requests.FillOrFreeSeatRequest: _seat_computer_or_free_seat,
        requests.StartRequest: _start_game,
        requests.CloseRequest: _close_table,
        requests.WatcherNameRequest: _set_watcher_name,
        requests.WatchersRequest: _admit_or_remove_watchers,
        requests.NextTableRequest: _open_next_table,
        requests.TitlesRequest: _send_titles,
        requests.DefaultSetUpRequest: _send_default_set_up,
        requests.MovesRequest: _send_legal_moves,
        requests.PositionRequest: _send_position,
        requests.StepsRequest: _send_steps,
    }


def _frame_parts(items: Sequence[ItemT]) -> Iterator[tuple[ItemT, ...]]:
    """Return the items in parts of at most MAX_ITEMS_PER_FRAME; at least one part, which may be
    empty."""
    for begin in range(0, max(len(items), 1), MAX_ITEMS_PER_FRAME):
        yield tuple(items[begin : begin + MAX_ITEMS_PER_FRAME])
