"""Sessions: one for each connection, with its proved seats and its requests; without sockets.

No data of a client is trusted: `hear` answers or refuses any bytes.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, Protocol

from game import __version__
from game.engine.knowledge import COMMON_OBSERVER
from game.engine.reasons import IllegalMove, Reason, Unreadable
from game.engine.title import Options
from game.online.host.host import Host
from game.online.host.readable import readable_position, set_up_for
from game.online.host.services import Allowance
from game.online.host.stand_ins import stand_ins
from game.online.host.table import MOST_ITEMS, HostedTable
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

MOST_HELD: Final = 100  # requests of a connection while a move of its table is written


class Link(Protocol):
    """The transport of a session."""

    def send(self, content: bytes) -> None:
        """Queue a frame; a reader that is too slow is disconnected."""

    def cut(self) -> None:
        """Close the connection after everything was sent."""


class Session:
    """One connection of a client. It is at one table at most, with the seats it has proved."""

    def __init__(self, host: Host, link: Link, address: str = "") -> None:
        """Wait for the greeting of a client at this address."""
        self.seats: tuple[int, ...] = ()
        self.is_local = not address
        self.is_owner = self.is_greeted = self.is_cut = False
        self.table: HostedTable | None = None
        self.since = host.services.now()
        self._host = host
        self._link = link
        self._address = address
        self._told = self._heard = self._asked = 0
        limits = host.services.limits
        self._frames = Allowance(limits.frames, self.since)
        self._lines = Allowance(limits.lines, self.since)
        self._lines_watching = Allowance(limits.lines_of_watchers, self.since)
        self._whole_views = Allowance(limits.whole_views, self.since)
        self._listings = Allowance(limits.listings, self.since)
        self._held: deque[bytes] = deque()  # requests that wait for the table's disk
        host.sessions.add(self)

    # ---- in and out

    def tell(
        self, kind: messages.Tell, *fields: object, request: int = messages.NO_REQUEST
    ) -> None:
        """Send a message, in answer to a request or unasked."""
        if not self.is_cut:
            self._told += 1
            self._link.send(messages.frame(kind, self._told, request, *fields))

    def hear(self, content: bytes) -> None:
        """Process a request, or refuse it; it waits while the table's last move is written."""
        if self._has_to_wait and len(self._held) < MOST_HELD:
            self._held.append(content)
            return
        self._asked = messages.NO_REQUEST
        if not self.is_cut:
            self._host.metrics.frames += 1
            self._attempt(partial(self._process, content))

    def go_on(self) -> None:
        """Process the requests that had to wait."""
        while self._held and not self._has_to_wait:
            self.hear(self._held.popleft())
        if self.is_cut and not self._has_to_wait:
            self.gone()

    @property
    def _has_to_wait(self) -> bool:
        return self.table is not None and self.table.is_saving

    def _process(self, content: bytes) -> None:
        if self._has_to_wait or not self._frames.take(self._host.services.now()):
            raise Unreadable("there are too many frames")
        kind, number, fields = messages.opened(content)
        if kind != messages.Ask.OPEN and len(content) > messages.LARGEST_REQUEST:
            raise Unreadable("it is too long")
        if self.is_greeted and number <= self._heard:
            return  # a repeated request
        self._heard = self._asked = number
        self._do(kind, fields)

    def _attempt(self, act: Callable[[], None]) -> None:
        """Do something for a request, and answer what goes wrong with a refusal."""
        try:
            act()
        except messages.Refused as refused:
            self._refuse(refused.reason, final=refused.final)
            if refused.reason.key == "online.stale" and self.table is not None:
                self.table.tell_all(self)
        except (IllegalMove, NotSaved) as refused:
            self._refuse(refused.reason)
        except Unreadable as problem:
            self._refuse(Reason("online.nonsense", {"detail": str(problem)}))
            self.cut()
        # an error of the program must end neither the host nor other tables
        except Exception as fault:
            self._host.note_fault(fault, self.table)
            self._refuse(Reason("online.fault"))
            self.cut()

    def cut(self) -> None:
        """Close the connection."""
        if not self.is_cut:
            self.is_cut = True
            self._link.cut()
            self.gone()

    def gone(self) -> None:
        """Leave the table after the connection has ended, once its last move is written."""
        self.is_cut = True
        if not self._has_to_wait:
            self._leave_table()
        self._host.sessions.discard(self)

    def _answer(self, kind: messages.Tell, *fields: object) -> None:
        self.tell(kind, *fields, request=self._asked)
        self._asked = messages.NO_REQUEST

    def _refuse(self, reason: Reason, *, final: bool = False) -> None:
        title = self.table.title.name if self.table is not None else ""
        self._host.metrics.refused(reason.key)
        self._answer(messages.Tell.REFUSED, reason, final, self._host.services.say(reason, title))

    def _do(self, kind: int, fields: list[Any]) -> None:
        if not self.is_greeted:
            self._greet(kind, fields)
        elif kind not in self._answers:
            raise Unreadable(f"no frame is of kind {kind}")
        else:
            answer = self._answers[kind]
            answer(self, *messages.reader_for(answer)(fields))
            if self._asked != messages.NO_REQUEST:
                self._answer(messages.Tell.DONE)

    def _greet(self, kind: int, fields: list[Any]) -> None:
        if kind != messages.Ask.HELLO:
            raise Unreadable("a client greets first")
        version, _ = messages.read(tuple[messages.Count, str], fields[:2])
        if version != messages.VERSION:
            other = messages.Refused(
                "other-version", here=messages.VERSION, there=version, program=__version__
            )
            self._refuse(other.reason, final=True)
            self.cut()
            return
        self.is_greeted = True
        self._answer(messages.Tell.WELCOME, messages.VERSION, self._host.services.name, __version__)

    # ---- of the host; the parameters are what a client sends

    def _look(self, asked: tuple[tuple[str, tuple[messages.MaybeSecret, ...]], ...]) -> None:
        if asked:
            self._take_whole_view()  # games may have to be read
        own = dict(asked[:MOST_LIST])
        tables = self._host.tables
        found = [
            table_status(tables[name], brought) if name in tables else TableStatus(name)
            for name, brought in own.items()
        ]
        found += [
            table_status(table) for table in self._host.listed() if table.record.table not in own
        ]
        played = [
            (name, stand_ins(tables[name], brought))
            for name, brought in own.items()
            if name in tables
        ]
        told = [each for each in played if each[1]]
        if told:  # a client that does not know it ignores it
            self.tell(messages.Tell.STAND_INS, told, request=self._asked)
        self._answer(messages.Tell.TABLES, found)

    def _open(
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
        self._answer(messages.Tell.OPENED, table.record.table)

    def _take_whole_view(self) -> None:
        if not self._whole_views.take(self._host.services.now()):
            raise messages.Refused("too-fast")

    # ---- in words, for clients without the rules

    def _titles(self) -> None:
        services = self._host.services
        self._answer(messages.Tell.TITLES, self._host.offers, services.players)

    def _plan(
        self,
        title: str,
        edition: str,
        expansions: tuple[str, ...],
        players: tuple[tuple[messages.Raw, str], ...],
    ) -> None:
        self._take_whole_view()
        options = Options(title, len(players), edition, expansions)
        set_up = set_up_for(self._host.services.titles, options, players)
        check_players(set_up, self._host.services.players)
        self._answer(messages.Tell.PLAN, set_up)

    def _moves(self, seat: messages.SeatNumber) -> None:
        table = self._own(seat)
        self._take_listing()
        moment, moves = table.game.readable_moves(seat)
        if table.record.paused:
            moves = []
        self._answer_in_parts(messages.Tell.MOVES, (moment, len(moves)), moves)

    def _position(self, observer: messages.Observer) -> None:
        table = self._observed(observer)
        self._take_listing()
        game = table.game
        points, ranking = game.result
        text = readable_position(game.match, observer)
        self._answer(
            messages.Tell.POSITION, observer, game.undos, game.match.steps, text, points, ranking
        )

    def _steps(self, observer: messages.Observer, first: messages.Count) -> None:
        table = self._observed(observer)
        self._take_whole_view()
        game = table.game
        steps = game.readable_steps(observer, first)
        self._answer_in_parts(messages.Tell.STEPS, (observer, game.undos, len(steps)), steps)

    def _observed(self, observer: int) -> HostedTable:
        """Return the table if this connection may see it as this observer; Refused otherwise."""
        return self._here if observer == COMMON_OBSERVER else self._own(observer)

    def _take_listing(self) -> None:
        if not self._listings.take(self._host.services.now()):
            raise messages.Refused("too-fast")

    def _answer_in_parts(
        self, kind: messages.Tell, head: tuple[object, ...], items: Sequence[object]
    ) -> None:
        """Answer with several frames with the same head, each with a limited number of items."""
        request = self._asked
        for begin in range(0, max(len(items), 1), MOST_ITEMS):
            self.tell(kind, *head, items[begin : begin + MOST_ITEMS], request=request)
        self._asked = messages.NO_REQUEST

    # ---- of a table

    def _join(self, name: str, owner: messages.MaybeSecret, wanted: tuple[SeatClaim, ...]) -> None:
        table = self._host.tables.get(name)
        if table is None:
            raise messages.Refused("no-table", final=True, table=name)
        if table.phase is not Phase.LOBBY:
            self._take_whole_view()
        self._leave_table()
        places, problem = table.sit_down(wanted)
        own = {at for at in places if at != messages.ANY_SEAT}
        is_owner = table.record.is_owner(owner)
        if not (own or is_owner):
            if problem is not None:
                raise messages.Refused(problem.reason, final=True)
            if not table.takes_watchers:
                raise messages.Refused("no-watchers", final=True)
        self.table = table
        self.seats = tuple(sorted(own))
        self.is_owner = is_owner
        reason = problem.reason if problem else None
        for member in list(table.members):
            for seat in {*member.seats} & own:
                member.tell(messages.Tell.EVENT, TableEvent(ELSEWHERE, seat))
        table.come(self)
        self._answer(messages.Tell.JOINED, table.record.set_up, is_owner, reason, places)
        if table.phase is not Phase.LOBBY:
            self._host.want_computer(table)
        table.tell_all(self)
        table.tell_lobby()

    def _leave_table(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            has_decided = table.go(self)
            self.seats = ()
            self.is_owner = False
            table.tell_lobby()
            if has_decided:
                self._host.moved(table)

    @property
    def _here(self) -> HostedTable:
        if self.table is None:
            raise messages.Refused("not-joined")
        return self.table

    def _own(self, seat: int) -> HostedTable:
        if seat not in self.seats:
            raise messages.Refused("not-yours")
        return self._here

    def _owned(self) -> HostedTable:
        if not self.is_owner:
            raise messages.Refused("not-owner")
        return self._here

    def _play(
        self, seat: messages.SeatNumber, moment: messages.Count, code: messages.Count
    ) -> None:
        table = self._own(seat)
        began = self._host.metrics.clock()
        if table.play(seat, moment, code):
            request, self._asked = self._asked, messages.NO_REQUEST
            table.when_saved(partial(self._finish_play, table, request, began))

    def _finish_play(
        self, table: HostedTable, request: int, began: float, problem: Exception | None
    ) -> None:
        """Send a move that was saved and answer its request, or refuse it."""

        def finish() -> None:
            if problem is not None:
                raise problem
            table.moved()
            self._host.moved(table)
            self._host.metrics.moved(began)
            self._answer(messages.Tell.DONE)

        self._asked = request
        self._attempt(finish)

    def _undo(self, seat: messages.SeatNumber, moment: messages.Count, turn: bool) -> None:
        table = self._own(seat)
        undos = table.game.undos
        table.take_back(self.seats, seat, moment, turn=turn)
        self._host.moved(table)
        self._host.metrics.undos += table.game.undos - undos

    def _chat(self, phrase: str, text: messages.LongText) -> None:
        table = self._here
        lines = self._lines if self.seats else self._lines_watching
        if not lines.take(self._host.services.now()):
            raise messages.Refused("too-fast")
        table.chat(self.seats[0] if self.seats else messages.ANY_SEAT, phrase, text)

    def _vote(self, kind: str, seat: messages.SomeSeat, player: str, agrees: bool) -> None:
        table = self._here
        table.vote(self.seats, (kind, seat, player), agrees=agrees)
        table.tell_lobby()
        self._host.moved(table)

    def _seat(
        self, seat: messages.SeatNumber, player: str, name: messages.Raw, code: messages.MaybeSecret
    ) -> None:
        leaves = seat in self.seats and player == HUMAN and not code
        table = self._here if leaves else self._owned()
        unseated = table.set_seat(seat, player, name, code)
        table.tell_seated()
        if not leaves:
            self._host.dismiss_members(unseated, messages.Refused("freed").reason, final=True)

    def _start(self) -> None:
        table = self._owned()
        table.start()
        for member in list(table.members):
            table.tell_all(member)
        self._host.want_computer(table)

    def _name(self, name: messages.Raw) -> None:
        table = self._here
        table.name_watcher(self, name)
        table.tell_lobby()

    def _watchers(self, number: messages.SomeNumber, admits: bool) -> None:
        table = self._owned()
        sent = table.admit(number, admits=admits)
        self._host.dismiss_members(sent, messages.Refused("sent-away").reason, final=True)
        table.tell_lobby()

    def _again(self, owner: messages.Secret) -> None:
        table = self._here
        if not self.seats:
            raise messages.Refused("not-yours")
        follower = self._host.play_again(table, owner, self._address)
        table.tell_follower(self.seats[0], follower.record.table)

    def _close(self) -> None:
        table = self._owned()
        if table.phase is Phase.RUNNING:
            raise messages.Refused("started")
        self._answer(messages.Tell.DONE)
        self._host.close_table(table)

    _answers: ClassVar[Mapping[int, Callable[..., None]]] = {
        messages.Ask.LOOK: _look,
        messages.Ask.OPEN: _open,
        messages.Ask.JOIN: _join,
        messages.Ask.PLAY: _play,
        messages.Ask.UNDO: _undo,
        messages.Ask.CHAT: _chat,
        messages.Ask.VOTE: _vote,
        messages.Ask.SEAT: _seat,
        messages.Ask.START: _start,
        messages.Ask.CLOSE: _close,
        messages.Ask.NAME: _name,
        messages.Ask.WATCHERS: _watchers,
        messages.Ask.AGAIN: _again,
        messages.Ask.TITLES: _titles,
        messages.Ask.PLAN: _plan,
        messages.Ask.MOVES: _moves,
        messages.Ask.POSITION: _position,
        messages.Ask.STEPS: _steps,
    }
