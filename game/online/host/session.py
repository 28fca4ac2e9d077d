"""Sessions: one connection each, what it has proved, and what it may ask. No socket is known here.

Nothing a client sends is believed. Whatever it is, `hear` ends in an answer or in a refusal.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from game import __version__
from game.engine.title import IllegalMove, Reason, Unreadable
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
    Count,
    MaybeSecret,
    Raw,
    Refused,
    SeatNumber,
    Secret,
    SomeSeat,
    Tell,
    frame,
    opened,
    read,
    reader_for,
)
from game.online.protocol.table_state import Phase, TableSetUp, TableStatus
from game.records.codec import MOST_LIST
from game.records.records import HUMAN, NotSaved


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
        self._told = self._heard = self._asked = 0
        limits = host.services.limits
        self._frames = Allowance(limits.frames, self.since)
        self._lines = Allowance(limits.lines, self.since)
        self._whole_views = Allowance(limits.whole_views, self.since)
        host.sessions.add(self)

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
        self._asked = NO_REQUEST
        try:
            if not self._frames.take(self._host.services.now()):
                raise Unreadable("there are too many frames")
            kind, number, fields = opened(content)
            if kind != Ask.OPEN and len(content) > LARGEST_REQUEST:
                raise Unreadable("it is too long")
            if self.is_greeted and number <= self._heard:
                return  # it was heard before
            self._heard = self._asked = number
            self._do(kind, fields)
        except Refused as refused:
            self._refuse(refused.reason, final=refused.final)
            if refused.reason.key == "online.stale" and self.table is not None:
                self.table.tell_all(self)
        except (IllegalMove, NotSaved) as refused:
            self._refuse(refused.reason)
        except Unreadable as problem:
            self._refuse(Reason("online.nonsense", {"detail": str(problem)}))
            self.cut()
        except Exception as fault:  # a mistake of ours must end neither host nor other tables
            self._host.note_fault(fault, self.table)
            self._refuse(Reason("online.fault"))
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

    def _answer(self, kind: Tell, *fields: object) -> None:
        self.tell(kind, *fields, request=self._asked)
        self._asked = NO_REQUEST

    def _refuse(self, reason: Reason, *, final: bool = False) -> None:
        title = self.table.title.name if self.table is not None else ""
        self._answer(Tell.REFUSED, reason, final, self._host.services.say(reason, title))

    def _do(self, kind: int, fields: list[Any]) -> None:
        if not self.is_greeted:
            self._greet(kind, fields)
        elif kind not in _ANSWERS:
            raise Unreadable(f"no frame is of kind {kind}")
        else:
            answer = _ANSWERS[kind]
            answer(self, *reader_for(answer)(fields))
            if self._asked != NO_REQUEST:
                self._answer(Tell.DONE)

    def _greet(self, kind: int, fields: list[Any]) -> None:
        if kind != Ask.HELLO:
            raise Unreadable("a client greets first")
        version, _ = read(tuple[Count, str], fields[:2])
        if version != VERSION:
            other = Refused("other-version", here=VERSION, there=version, program=__version__)
            self._refuse(other.reason, final=True)
            self.cut()
            return
        self.is_greeted = True
        self._answer(Tell.WELCOME, VERSION, self._host.services.name, __version__)

    # ---- of the host; the parameters are what a client sends

    def _look(self, asked: tuple[tuple[str, tuple[MaybeSecret, ...]], ...]) -> None:
        if asked:
            self._take_whole_view()  # games may have to be read
        own, tables = dict(asked[:MOST_LIST]), self._host.tables
        found = [
            tables[name].status(brought) if name in tables else TableStatus(name)
            for name, brought in own.items()
        ]
        found += [table.status() for table in self._host.listed() if table.record.table not in own]
        self._answer(Tell.TABLES, found)

    def _open(
        self,
        set_up: TableSetUp,
        owner: Secret,
        own: tuple[SeatClaim, ...],
        codes: tuple[tuple[SeatNumber, Secret], ...],
    ) -> None:
        try:
            table = self._host.open_table(set_up, owner, own, dict(codes), self._address)
        except Refused as problem:
            raise Refused(problem.reason, final=True) from problem
        self._answer(Tell.OPENED, table.record.table)

    def _take_whole_view(self) -> None:
        if not self._whole_views.take(self._host.services.now()):
            raise Refused("too-fast")

    # ---- of a table

    def _join(self, name: str, owner: MaybeSecret, wanted: tuple[SeatClaim, ...]) -> None:
        table = self._host.tables.get(name)
        if table is None:
            raise Refused("no-table", final=True, table=name)
        if table.phase is not Phase.LOBBY:
            self._take_whole_view()
        self._leave_table()
        places, problem = table.sit_down(wanted)
        own, is_owner = {at for at in places if at != ANY_SEAT}, table.record.is_owner(owner)
        if not (own or is_owner):
            if problem is not None:
                raise Refused(problem.reason, final=True)
            if not table.takes_watchers:
                raise Refused("no-watchers", final=True)
        self.table, self.seats, self.is_owner = table, tuple(sorted(own)), is_owner
        reason = problem.reason if problem else None
        table.come(self)
        self._answer(Tell.JOINED, table.record.set_up, is_owner, reason, places)
        if table.phase is not Phase.LOBBY:
            self._host.want_computer(table)
        table.tell_all(self)
        table.tell_lobby()

    def _leave_table(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.go(self)
            self.seats, self.is_owner = (), False
            table.tell_lobby()

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

    def _play(self, seat: SeatNumber, moment: Count, code: Count) -> None:
        table = self._own(seat)
        if table.play(seat, moment, code):
            self._host.moved(table)

    def _undo(self, seat: SeatNumber, moment: Count, turn: bool) -> None:
        table = self._own(seat)
        table.take_back(seat, moment, turn=turn)
        self._host.moved(table)

    def _chat(self, phrase: str, text: Raw) -> None:
        table = self._here
        if not self._lines.take(self._host.services.now()):
            raise Refused("too-fast")
        table.chat(self.seats[0] if self.seats else ANY_SEAT, phrase, text)

    def _vote(self, kind: str, seat: SomeSeat, player: str, agrees: bool) -> None:
        table = self._here
        table.vote(self.seats, (kind, seat, player), agrees=agrees)
        table.tell_lobby()
        self._host.moved(table)

    def _seat(self, seat: SeatNumber, player: str, name: Raw, code: MaybeSecret) -> None:
        leaves = seat in self.seats and player == HUMAN and not code
        table = self._here if leaves else self._owned()
        table.set_seat(seat, player, name, code)
        table.tell_seated()

    def _start(self) -> None:
        table = self._owned()
        table.start()
        for member in list(table.members):
            table.tell_all(member)
        self._host.want_computer(table)

    def _close(self) -> None:
        table = self._owned()
        if table.phase is Phase.RUNNING:
            raise Refused("started")
        self._answer(Tell.DONE)
        self._host.close_table(table)


_ANSWERS: Final[Mapping[int, Callable[..., None]]] = {
    Ask.LOOK: Session._look,
    Ask.OPEN: Session._open,
    Ask.JOIN: Session._join,
    Ask.PLAY: Session._play,
    Ask.UNDO: Session._undo,
    Ask.CHAT: Session._chat,
    Ask.VOTE: Session._vote,
    Ask.SEAT: Session._seat,
    Ask.START: Session._start,
    Ask.CLOSE: Session._close,
}
