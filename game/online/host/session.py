"""Sessions: one for each connection, with its proved seats and its requests; without sockets.

No data of a client is trusted: `handle_request` answers or refuses any bytes.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, Protocol

from game import __version__
from game.engine.knowledge import COMMON_OBSERVER
from game.engine.reasons import IllegalMove, Reason, Unreadable
from game.engine.title import Options
from game.online.host.game_messages import MOST_ITEMS
from game.online.host.host import Host
from game.online.host.readable import offered_default_set_up, position_text
from game.online.host.services import RateLimit
from game.online.host.stand_ins import own_seats_played_by_computer
from game.online.host.table import HostedTable
from game.online.host.table_status import table_status
from game.online.protocol import messages
from game.online.protocol.invitation import SeatClaim
from game.online.protocol.surroundings import ELSEWHERE, TableEvent
from game.online.protocol.table_state import (
    Phase,
    TableSetUp,
    TableStatus,
    check_players,
)
from game.records.record_readers import MOST_LIST
from game.records.records import HUMAN, NotSaved

MOST_WAITING_REQUESTS: Final = 100  # requests of a connection while a move of its table is written


class SessionTransport(Protocol):
    """Sends the frames of a session, and closes its connection."""

    def send(self, content: bytes) -> None:
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
        self.started_at = host.services.now()
        self._host = host
        self._transport = link
        self._address = address
        self._sent_count = self._heard = self._asked = 0
        limits = host.services.limits
        self._frame_rate_limit = RateLimit(limits.frames, self.started_at)
        self._chat_rate_limit = RateLimit(limits.lines, self.started_at)
        self._watcher_chat_rate_limit = RateLimit(limits.lines_of_watchers, self.started_at)
        self._whole_view_rate_limit = RateLimit(limits.whole_views, self.started_at)
        self._listing_rate_limit = RateLimit(limits.listings, self.started_at)
        self._waiting_requests: deque[bytes] = deque()  # requests that wait for the table's disk
        host.sessions.add(self)

    def send_message(
        self, kind: messages.HostMessageKind, *fields: object, request: int = messages.NO_REQUEST
    ) -> None:
        """Send a message; `request` is the number of the request that it answers, NO_REQUEST
        when it was not asked for."""
        if not self.is_cut:
            self._sent_count += 1
            self._transport.send(messages.encode_frame(kind, self._sent_count, request, *fields))

    def handle_request(self, content: bytes) -> None:
        """Process a request or refuse it; while the table's last move is being written, the
        request waits."""
        if self._has_to_wait and len(self._waiting_requests) < MOST_WAITING_REQUESTS:
            self._waiting_requests.append(content)
            return
        self._asked = messages.NO_REQUEST
        if not self.is_cut:
            self._host.metrics.frame_count += 1
            self._run_or_send_refusal(partial(self._decode_and_dispatch_request, content))

    def handle_waiting_requests(self) -> None:
        """Process the requests that had to wait."""
        while self._waiting_requests and not self._has_to_wait:
            self.handle_request(self._waiting_requests.popleft())
        if self.is_cut and not self._has_to_wait:
            self.on_connection_lost()

    @property
    def _has_to_wait(self) -> bool:
        return self.table is not None and self.table.is_saving

    def _decode_and_dispatch_request(self, content: bytes) -> None:
        if self._has_to_wait or not self._frame_rate_limit.try_use_one(self._host.services.now()):
            raise Unreadable("there are too many frames")
        kind, number, fields = messages.decode_frame(content)
        if kind != messages.RequestKind.OPEN and len(content) > messages.LARGEST_REQUEST:
            raise Unreadable("it is too long")
        if self.is_greeted and number <= self._heard:
            return  # a repeated request
        self._heard = self._asked = number
        self._dispatch_request(kind, fields)

    def _run_or_send_refusal(self, act: Callable[[], None]) -> None:
        """Call `act`; if it raises an error, send a refusal with the reason.

        After an unreadable request or an error of the program the connection is closed too; an
        out-of-date request is answered with the whole table.
        """
        try:
            act()
        except messages.Refused as refused:
            self._send_refusal(refused.reason, final=refused.final)
            if refused.reason.key == "online.stale" and self.table is not None:
                self.table.messages.send_whole_table(self)
        except (IllegalMove, NotSaved) as refused:
            self._send_refusal(refused.reason)
        except Unreadable as problem:
            self._send_refusal(Reason("online.nonsense", {"detail": str(problem)}))
            self.close_after_sending()
        # an error of the program must end neither the host nor other tables
        except Exception as fault:
            self._host.report_program_error(fault, self.table)
            self._send_refusal(Reason("online.fault"))
            self.close_after_sending()

    def close_after_sending(self) -> None:
        """Close the connection."""
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

    def _send_answer(self, kind: messages.HostMessageKind, *fields: object) -> None:
        self.send_message(kind, *fields, request=self._asked)
        self._asked = messages.NO_REQUEST

    def _send_refusal(self, reason: Reason, *, final: bool = False) -> None:
        title = self.table.title.name if self.table is not None else ""
        self._host.metrics.count_refusal(reason.key)
        self._send_answer(
            messages.HostMessageKind.REFUSED,
            reason,
            final,
            self._host.services.reason_to_sentence(reason, title),
        )

    def _dispatch_request(self, kind: int, fields: list[Any]) -> None:
        if not self.is_greeted:
            self._handle_greeting(kind, fields)
        elif kind not in self._handlers_by_request_kind:
            raise Unreadable(f"no frame is of kind {kind}")
        else:
            answer = self._handlers_by_request_kind[kind]
            answer(self, *messages.argument_reader(answer)(fields))
            if self._asked != messages.NO_REQUEST:
                self._send_answer(messages.HostMessageKind.DONE)

    def _handle_greeting(self, kind: int, fields: list[Any]) -> None:
        if kind != messages.RequestKind.HELLO:
            raise Unreadable("a client greets first")
        version, _ = messages.from_plain_types(tuple[messages.Count, str], fields[:2])
        if version != messages.VERSION:
            other = messages.Refused(
                "other-version", here=messages.VERSION, there=version, program=__version__
            )
            self._send_refusal(other.reason, final=True)
            self.close_after_sending()
            return
        self.is_greeted = True
        self._send_answer(
            messages.HostMessageKind.WELCOME,
            messages.VERSION,
            self._host.services.name,
            __version__,
        )

    def _send_tables(self, asked: tuple[tuple[str, tuple[messages.MaybeSecret, ...]], ...]) -> None:
        if asked:
            self._check_whole_view_rate()  # games may have to be read
        own = dict(asked[:MOST_LIST])
        tables = self._host.tables
        found = [
            table_status(tables[name], brought) if name in tables else TableStatus(name)
            for name, brought in own.items()
        ]
        found += [
            table_status(table)
            for table in self._host.public_tables()
            if table.record.table not in own
        ]
        played = [
            (name, own_seats_played_by_computer(tables[name], brought))
            for name, brought in own.items()
            if name in tables
        ]
        told = [each for each in played if each[1]]
        if told:  # a client that does not know it ignores it
            self.send_message(messages.HostMessageKind.STAND_INS, told, request=self._asked)
        self._send_answer(messages.HostMessageKind.TABLES, found)

    def _open_table(
        self,
        set_up: TableSetUp,
        owner: messages.Secret,
        own: tuple[SeatClaim, ...],
        codes: tuple[tuple[messages.SeatNumber, messages.Secret], ...],
    ) -> None:
        try:
            table = self._host.open_table(set_up, owner, own, dict(codes), self._address)
        except messages.Refused as problem:
            raise messages.Refused(problem.reason, final=True) from problem
        self._send_answer(messages.HostMessageKind.OPENED, table.record.table)

    def _check_whole_view_rate(self) -> None:
        if not self._whole_view_rate_limit.try_use_one(self._host.services.now()):
            raise messages.Refused("too-fast")

    def _send_titles(self) -> None:
        services = self._host.services
        self._send_answer(
            messages.HostMessageKind.TITLES, self._host.offered_editions, services.computer_players
        )

    def _send_default_set_up(
        self,
        title: str,
        edition: str,
        expansions: tuple[str, ...],
        players: tuple[tuple[messages.TypedText, str], ...],
    ) -> None:
        self._check_whole_view_rate()
        options = Options(title, len(players), edition, expansions)
        set_up = offered_default_set_up(self._host.services.titles, options, players)
        check_players(set_up, self._host.services.computer_players)
        self._send_answer(messages.HostMessageKind.PLAN, set_up)

    def _send_legal_moves(self, seat: messages.SeatNumber) -> None:
        table = self._table_if_own_seat(seat)
        self._check_listing_rate()
        moment, moves = table.game.moment_and_readable_moves(seat)
        if table.record.paused:
            moves = []
        self._answer_in_parts(messages.HostMessageKind.MOVES, (moment, len(moves)), moves)

    def _send_position(self, observer: messages.Observer) -> None:
        table = self._table_visible_to(observer)
        self._check_listing_rate()
        game = table.game
        points, ranking = game.scores_and_ranking
        text = position_text(game.match, observer)
        self._send_answer(
            messages.HostMessageKind.POSITION,
            observer,
            game.undo_count,
            game.match.steps,
            text,
            points,
            ranking,
        )

    def _send_steps(self, observer: messages.Observer, first: messages.Count) -> None:
        table = self._table_visible_to(observer)
        self._check_whole_view_rate()
        game = table.game
        steps = game.readable_steps(observer, first)
        self._answer_in_parts(
            messages.HostMessageKind.STEPS, (observer, game.undo_count, len(steps)), steps
        )

    def _table_visible_to(self, observer: int) -> HostedTable:
        """Return the table if this connection may see it as this observer; Refused otherwise."""
        return (
            self._joined_table if observer == COMMON_OBSERVER else self._table_if_own_seat(observer)
        )

    def _check_listing_rate(self) -> None:
        if not self._listing_rate_limit.try_use_one(self._host.services.now()):
            raise messages.Refused("too-fast")

    def _answer_in_parts(
        self, kind: messages.HostMessageKind, head: tuple[object, ...], items: Sequence[object]
    ) -> None:
        """Answer the request with one or more messages, each with the fields `head` and at most
        MOST_ITEMS of the `items`."""
        request = self._asked
        for begin in range(0, max(len(items), 1), MOST_ITEMS):
            self.send_message(kind, *head, items[begin : begin + MOST_ITEMS], request=request)
        self._asked = messages.NO_REQUEST

    def _join_table(
        self, name: str, owner: messages.MaybeSecret, wanted: tuple[SeatClaim, ...]
    ) -> None:
        table = self._host.tables.get(name)
        if table is None:
            raise messages.Refused("no-table", final=True, table=name)
        if table.phase is not Phase.LOBBY:
            self._check_whole_view_rate()
        self._leave_table()
        places, problem = table.give_claimed_seats(wanted)
        own = {at for at in places if at != messages.ANY_SEAT}
        is_owner = table.record.is_owner(owner)
        if not (own or is_owner):
            if problem is not None:
                raise messages.Refused(problem.reason, final=True)
            if not table.people.has_room_for_watcher:
                raise messages.Refused("no-watchers", final=True)
        self.table = table
        self.seats = tuple(sorted(own))
        self.is_owner = is_owner
        reason = problem.reason if problem else None
        for member in list(table.people.members):
            for seat in {*member.seats} & own:
                member.send_message(messages.HostMessageKind.EVENT, TableEvent(ELSEWHERE, seat))
        table.add_member(self)
        self._send_answer(
            messages.HostMessageKind.JOINED, table.record.set_up, is_owner, reason, places
        )
        if table.phase is not Phase.LOBBY:
            self._host.queue_computer_move(table)
        table.messages.send_whole_table(self)
        table.messages.send_lobby_and_surroundings()

    def _leave_table(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            has_decided = table.remove_member(self)
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

    def _table_if_own_seat(self, seat: int) -> HostedTable:
        if seat not in self.seats:
            raise messages.Refused("not-yours")
        return self._joined_table

    def _table_if_owner(self) -> HostedTable:
        if not self.is_owner:
            raise messages.Refused("not-owner")
        return self._joined_table

    def _play_move(
        self, seat: messages.SeatNumber, moment: messages.Count, code: messages.Count
    ) -> None:
        table = self._table_if_own_seat(seat)
        began = self._host.metrics.clock()
        if table.play(seat, moment, code):
            request, self._asked = self._asked, messages.NO_REQUEST
            table.call_when_saved(partial(self._finish_saved_move, table, request, began))

    def _finish_saved_move(
        self, table: HostedTable, request: int, began: float, problem: Exception | None
    ) -> None:
        """Send a saved move to the table and confirm the request, or refuse the request with the
        `problem` that prevented saving."""

        def finish() -> None:
            if problem is not None:
                raise problem
            table.update_after_move_or_undo()
            self._host.send_update_and_queue_computer(table)
            self._host.metrics.count_person_move(began)
            self._send_answer(messages.HostMessageKind.DONE)

        self._asked = request
        self._run_or_send_refusal(finish)

    def _undo_decision_or_turn(
        self, seat: messages.SeatNumber, moment: messages.Count, turn: bool
    ) -> None:
        table = self._table_if_own_seat(seat)
        undos = table.game.undo_count
        table.undo_or_ask_for_consent(self.seats, seat, moment, turn=turn)
        self._host.send_update_and_queue_computer(table)
        self._host.metrics.undo_count += table.game.undo_count - undos

    def _send_chat_line(self, phrase: str, text: messages.LongText) -> None:
        table = self._joined_table
        lines = self._chat_rate_limit if self.seats else self._watcher_chat_rate_limit
        if not lines.try_use_one(self._host.services.now()):
            raise messages.Refused("too-fast")
        seat = self.seats[0] if self.seats else messages.ANY_SEAT
        table.messages.store_and_send_chat_line(seat, phrase, text)

    def _cast_vote(self, kind: str, seat: messages.SeatOrNone, player: str, agrees: bool) -> None:
        table = self._joined_table
        table.cast_votes(self.seats, (kind, seat, player), agrees=agrees)
        table.messages.send_lobby_and_surroundings()
        self._host.send_update_and_queue_computer(table)

    def _seat_computer_or_free_seat(
        self,
        seat: messages.SeatNumber,
        player: str,
        name: messages.TypedText,
        code: messages.MaybeSecret,
    ) -> None:
        leaves = seat in self.seats and player == HUMAN and not code
        table = self._joined_table if leaves else self._table_if_owner()
        unseated = table.seat_computer_or_free_seat(seat, player, name, code)
        table.messages.ask_all_to_rejoin()
        if not leaves:
            self._host.close_connections(unseated, messages.Refused("freed").reason, final=True)

    def _start_game(self) -> None:
        table = self._table_if_owner()
        table.start_game()
        for member in list(table.people.members):
            table.messages.send_whole_table(member)
        self._host.queue_computer_move(table)

    def _set_watcher_name(self, name: messages.TypedText) -> None:
        table = self._joined_table
        table.name_watcher(self, name)
        table.messages.send_lobby_and_surroundings()

    def _admit_or_remove_watchers(self, number: messages.SomeNumber, admits: bool) -> None:
        table = self._table_if_owner()
        sent = table.admit_or_remove_watchers(number, admits=admits)
        self._host.close_connections(sent, messages.Refused("sent-away").reason, final=True)
        table.messages.send_lobby_and_surroundings()

    def _open_next_table(self, owner: messages.Secret) -> None:
        table = self._joined_table
        if not self.seats:
            raise messages.Refused("not-yours")
        follower = self._host.find_or_open_next_table(table, owner, self._address)
        table.store_and_send_next_table(self.seats[0], follower.record.table)

    def _close_table(self) -> None:
        table = self._table_if_owner()
        if table.phase is Phase.RUNNING:
            raise messages.Refused("started")
        self._send_answer(messages.HostMessageKind.DONE)
        self._host.close_table(table)

    _handlers_by_request_kind: ClassVar[Mapping[int, Callable[..., None]]] = {
        messages.RequestKind.LOOK: _send_tables,
        messages.RequestKind.OPEN: _open_table,
        messages.RequestKind.JOIN: _join_table,
        messages.RequestKind.PLAY: _play_move,
        messages.RequestKind.UNDO: _undo_decision_or_turn,
        messages.RequestKind.CHAT: _send_chat_line,
        messages.RequestKind.VOTE: _cast_vote,
        messages.RequestKind.SEAT: _seat_computer_or_free_seat,
        messages.RequestKind.START: _start_game,
        messages.RequestKind.CLOSE: _close_table,
        messages.RequestKind.NAME: _set_watcher_name,
        messages.RequestKind.WATCHERS: _admit_or_remove_watchers,
        messages.RequestKind.AGAIN: _open_next_table,
        messages.RequestKind.TITLES: _send_titles,
        messages.RequestKind.PLAN: _send_default_set_up,
        messages.RequestKind.MOVES: _send_legal_moves,
        messages.RequestKind.POSITION: _send_position,
        messages.RequestKind.STEPS: _send_steps,
    }
