"""Sessions: one connection each, what it has proved, and what it may ask. No socket is known here.

Nothing a client sends is believed. Whatever it is, `hear` ends in an answer or in a refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from game import __version__
from game.engine.title import IllegalMove, Reason, Unreadable
from game.online.host import telling
from game.online.host.host import Host
from game.online.host.services import Allowance
from game.online.host.table import HostedTable
from game.online.protocol.invitation import SeatClaim
from game.online.protocol.messages import (
    ANY_SEAT,
    LARGEST_REQUEST,
    NO_REQUEST,
    VERSION,
    Ask,
    Refused,
    Tell,
    frame,
    opened,
)
from game.online.protocol.set_up import TableSetUp
from game.online.protocol.table_state import Phase
from game.online.protocol.values import (
    Count,
    MaybeSecret,
    Observer,
    Raw,
    SeatNumber,
    Secret,
    SomeSeat,
    read,
)
from game.records.codec import MOST_LIST
from game.records.frames import MOST_CONTENT
from game.records.refusals import NotSaved
from game.records.stored_files import read_plain


class Link(Protocol):
    """What carries a session."""

    def send(self, content: bytes) -> None:
        """Send a frame, sooner or later; a reader who is too slow is cut off."""

    def cut(self) -> None:
        """End the connection, once everything was sent."""


class Session:
    """One connection of a client. It sits at one table at most, with the seats it has proved."""

    def __init__(self, host: Host, link: Link, address: str = "") -> None:
        """Expect a greeting of somebody at an address."""
        self.seats: tuple[int, ...] = ()
        self.is_owner = self.is_greeted = self.is_cut = False
        self.table: HostedTable | None = None
        self.since = host.services.now()
        self._host, self._link, self._address = host, link, address
        self._told = self._heard = 0
        limits = host.services.limits
        self._frames = Allowance(limits.frames_at_once, limits.frames_per_second, self.since)
        self._lines = Allowance(limits.lines_at_once, limits.lines_per_second, self.since)
        whole = limits.whole_views_at_once, limits.whole_views_per_second
        self._whole_views = Allowance(*whole, self.since)
        host.sessions.add(self)
        self._readers: Mapping[int, Callable[[int, list[Any]], None]] = {
            Ask.LIST: self._list,
            Ask.OPEN: self._open,
            Ask.JOIN: self._join,
            Ask.STATUS: self._status,
            Ask.PLAY: self._play,
            Ask.UNDO: self._undo,
            Ask.RESET: self._reset,
            Ask.CHAT: self._chat,
            Ask.VOTE: self._vote,
            Ask.SEAT: self._seat,
            Ask.INVITE: self._invite,
            Ask.LEAVE: self._leave,
            Ask.START: self._start,
            Ask.CLOSE: self._close,
            Ask.JOURNAL: self._journal,
        }

    # ---- in and out

    def tell(self, kind: Tell, *fields: object, request: int = NO_REQUEST) -> None:
        """Send something."""
        if not self.is_cut:
            self._told += 1
            self._link.send(frame(kind, self._told, request, *fields))

    def hear(self, content: bytes) -> None:
        """Do what a frame asks for, or refuse it."""
        if self.is_cut:
            return
        number = NO_REQUEST
        try:
            if not self._frames.take(self._host.services.now()):
                raise Unreadable("there are too many frames")
            kind, number, fields = opened(content)
            if kind != Ask.OPEN and len(content) > LARGEST_REQUEST:
                raise Unreadable("it is too long")
            if self.is_greeted and number <= self._heard:
                return  # it was heard before
            self._heard = number
            self._do(kind, number, fields)
        except Refused as refused:
            self._refuse(refused.reason, number, final=refused.final)
            if refused.reason.key == "online.stale" and self.table is not None:
                telling.tell_all(self.table, self, {})
        except (IllegalMove, NotSaved) as refused:
            self._refuse(refused.reason, number)
        except Unreadable as problem:
            self._refuse(Reason("online.nonsense", {"detail": str(problem)}), number)
            self.cut()
        except Exception as fault:  # a mistake of ours must end neither host nor other tables
            self._host.note_fault(fault, self.table)
            self._refuse(Reason("online.fault"), number)
            self.cut()

    def cut(self) -> None:
        """End the connection."""
        if not self.is_cut:
            self.is_cut = True
            self._link.cut()
            self.gone()

    def gone(self) -> None:
        """Hear that the connection has ended."""
        self.is_cut = True
        self._leave_table()
        self._host.sessions.discard(self)

    def _refuse(self, reason: Reason, request: int, *, final: bool = False) -> None:
        title = self.table.title.name if self.table is not None else ""
        sentence = self._host.services.say(reason, title)
        self.tell(Tell.REFUSED, reason, final, sentence, request=request)

    def _do(self, kind: int, number: int, fields: list[Any]) -> None:
        if not self.is_greeted:
            self._greet(kind, number, fields)
        elif kind in self._readers:
            self._readers[kind](number, fields)
        else:
            raise Unreadable(f"no frame is of kind {kind}")

    def _greet(self, kind: int, number: int, fields: list[Any]) -> None:
        if kind != Ask.HELLO:
            raise Unreadable("a client greets first")
        version, program = read(tuple[Count, str], fields[:2])
        if version != VERSION:
            other = Refused("other-version", here=VERSION, there=version, program=__version__)
            self._refuse(other.reason, number, final=True)
            self.cut()
            return
        self.is_greeted = True
        services = self._host.services
        self.tell(
            Tell.WELCOME, VERSION, services.name, list(services.players), program, request=number
        )

    # ---- of the host

    def _list(self, number: int, _fields: list[Any]) -> None:
        listed = [table.summary() for table in self._host.listed()]
        self.tell(Tell.TABLES, listed, request=number)

    def _open(self, number: int, fields: list[Any]) -> None:
        set_up, owner, own, codes = read(
            tuple[TableSetUp, Secret, tuple[SeatClaim, ...], tuple[tuple[SeatNumber, Secret], ...]],
            fields,
        )
        try:
            table = self._host.open_table(set_up, owner, own, dict(codes), self._address)
        except Refused as problem:
            raise _final(problem) from problem
        self.tell(Tell.OPENED, table.record.table, request=number)

    def _status(self, number: int, fields: list[Any]) -> None:
        self._take_whole_view()
        (asked,) = read(tuple[tuple[tuple[str, tuple[MaybeSecret, ...]], ...]], fields)
        told = [self._host.status(name, brought) for name, brought in asked[:MOST_LIST]]
        self.tell(Tell.STATUSES, told, request=number)

    def _take_whole_view(self) -> None:
        if not self._whole_views.take(self._host.services.now()):
            raise Refused("too-fast")

    # ---- of a table

    def _join(self, number: int, fields: list[Any]) -> None:
        name, owner, wanted, has = read(
            tuple[
                str,
                MaybeSecret,
                tuple[SeatClaim, ...],
                tuple[tuple[Observer, Count, Count, bytes], ...],
            ],
            fields,
        )
        table = self._host.table(name)
        if table.phase is not Phase.LOBBY:
            self._take_whole_view()
        self._leave_table()
        places, problem = table.sit_down(wanted)
        own, is_owner = {at for at in places if at != ANY_SEAT}, table.is_owner(owner)
        if not (own or is_owner):
            if problem is not None:
                raise _final(problem)
            if not table.takes_watchers:
                raise Refused("no-watchers", final=True)
        self.table, self.seats, self.is_owner = table, tuple(sorted(own)), is_owner
        reason = problem.reason if problem else None
        table.come(self)
        self.tell(Tell.JOINED, table.record.set_up, is_owner, reason, places, request=number)
        if table.phase is not Phase.LOBBY:
            self._host.want_computer(table)
        telling.tell_all(table, self, {at: (undos, step, seen) for at, undos, step, seen in has})
        telling.tell_lobby(table)

    def _leave_table(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.go(self)
            self.seats, self.is_owner = (), False
            telling.tell_lobby(table)

    @property
    def _here(self) -> HostedTable:
        if self.table is None:
            raise Refused("not-joined")
        return self.table

    def _own(self, seat: int) -> HostedTable:
        if seat not in self.seats:
            raise Refused("not-yours")
        return self._here

    def _owned(self) -> HostedTable:
        if not self.is_owner:
            raise Refused("not-owner")
        return self._here

    def _play(self, number: int, fields: list[Any]) -> None:
        seat, moment, code = read(tuple[SeatNumber, Count, Count], fields)
        table = self._own(seat)
        if table.play(seat, moment, code):
            self._host.moved(table)
        self.tell(Tell.DONE, request=number)

    def _undo(self, number: int, fields: list[Any], *, turn: bool = False) -> None:
        seat, moment = read(tuple[SeatNumber, Count], fields)
        table = self._own(seat)
        table.take_back(seat, moment, turn=turn)
        self._host.moved(table)
        self.tell(Tell.DONE, request=number)

    def _reset(self, number: int, fields: list[Any]) -> None:
        self._undo(number, fields, turn=True)

    def _chat(self, number: int, fields: list[Any]) -> None:
        phrase, text = read(tuple[str, Raw], fields)
        table = self._here
        if not self._lines.take(self._host.services.now()):
            raise Refused("too-fast")
        line = table.chat(self.seats[0] if self.seats else ANY_SEAT, phrase, text)
        telling.tell_chat(table, [line])
        self.tell(Tell.DONE, request=number)

    def _vote(self, number: int, fields: list[Any]) -> None:
        kind, seat, player, agrees = read(tuple[str, SomeSeat, str, bool], fields)
        table = self._here
        table.vote(self.seats, (kind, seat, player), agrees=agrees)
        self._host.decided(table)
        self.tell(Tell.DONE, request=number)

    def _seat(self, number: int, fields: list[Any]) -> None:
        seat, player = read(tuple[SeatNumber, str], fields)
        self._owned().seat_player(seat, player)
        self._seated(number)

    def _invite(self, number: int, fields: list[Any]) -> None:
        seat, code = read(tuple[SeatNumber, Secret], fields)
        self._owned().invite(seat, code)
        self._seated(number)

    def _leave(self, number: int, fields: list[Any]) -> None:
        (seat,) = read(tuple[SeatNumber], fields)
        self._own(seat).leave_seat(seat)
        self._seated(number)

    def _start(self, number: int, _fields: list[Any]) -> None:
        table = self._owned()
        table.start()
        self._host.want_computer(table)
        self._seated(number)

    def _seated(self, number: int) -> None:
        """Who sits where has changed: everybody says anew who they are."""
        self.tell(Tell.DONE, request=number)
        for member in list(self._here.members):
            member.tell(Tell.REJOIN)

    def _close(self, number: int, _fields: list[Any]) -> None:
        table = self._owned()
        if table.phase is Phase.RUNNING:
            raise Refused("started")
        self.tell(Tell.DONE, request=number)
        self._host.close_table(table)

    def _journal(self, number: int, _fields: list[Any]) -> None:
        table = self._here
        if table.phase is not Phase.OVER:
            raise Refused("not-over")
        self._take_whole_view()
        file = self._host.services.folder / table.record.journal
        try:
            content = read_plain(file, MOST_CONTENT)
        except OSError as error:
            raise Refused("no-table", table=table.record.table) from error
        self.tell(Tell.JOURNAL, content, request=number)


def _final(problem: Refused) -> Refused:
    problem.final = True
    return problem
