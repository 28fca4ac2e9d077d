"""A table at a host, as the screens have it: all that is known of it, and all one may do there.

Nothing is predicted: an answer is sent, and what it brings is shown when the host tells it. After
every loss, gap or doubt the table finds its way back by itself; a screen only calls `go_on`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from game import __version__
from game.engine.title import Reason, Title, Unreadable
from game.online.client.membership import Membership, new_secret
from game.online.client.remote_state import RemoteState
from game.online.client.viewpoint import Doubt
from game.online.client.wire import LinkChange, Wire
from game.online.protocol.invitation import SeatClaim, SeatInvitation, is_table
from game.online.protocol.messages import (
    ANY_SEAT,
    VERSION,
    Ask,
    Refused,
    Tell,
    frame,
    opened,
)
from game.online.protocol.set_up import TableSetUp
from game.online.protocol.values import Count, read
from game.program import NAME

ANSWER_AGAIN_SECONDS: Final = 5.0
JOIN_AGAIN_SECONDS: Final = 10.0
MOST_DOUBTS: Final = 5  # one after another; then the host tells nonsense


@dataclass(slots=True)
class Request:
    """Something the host was asked for: it is `done`, or there is a `refusal`, or neither yet."""

    done: bool = False
    refusal: Reason | None = None


@dataclass(slots=True)
class _Answer:
    seat: int
    moment: int
    code: int
    request: Request
    sent: float


class RemoteTable(RemoteState):
    """One table, one connection, and the seats of one's own; without any, what watchers see.

    `refusal` says why it has ended for good. `on_membership` hears what is to be kept for coming
    back.
    """

    def __init__(
        self,
        wire: Wire,
        titles: Mapping[str, Title],
        membership: Membership,
        set_up: TableSetUp | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Come to the table of a membership, or open one with this set-up when it has no name."""
        super().__init__(titles, membership, set_up, now)
        self.on_membership: Callable[[Membership], None] = lambda membership: None
        self.refusal: Reason | None = None
        self._wire = wire
        self._requests: dict[int, Request] = {}
        self._answer: _Answer | None = None
        self._number = self._heard = self._joining = self._doubts = 0
        self._joined_at = 0.0
        self._readers: dict[int, Callable[[list[Any]], None]] = {
            Tell.LOBBY: self.hear_lobby,
            Tell.HISTORY: self.hear_history,
            Tell.UPDATE: self._hear_update,
            Tell.CHAT: self.hear_chat,
        }

    # ---- what one may do

    def play(self, seat: int, code: int) -> Request:
        """Answer the question; it is sent again until the host has told what became of it."""
        question = self.question()
        if question is None or question.seat != seat:
            return Request(refusal=Reason("match.no-such-move"))
        self._answer = _Answer(seat, question.moment, code, Request(), self._now())
        self.is_waiting = True
        self._send_answer()
        return self._answer.request

    def undo(self, seat: int) -> Request:
        """Take the seat's last decision back."""
        return self._ask(Ask.UNDO, seat, self.standing.moment)

    def reset_turn(self, seat: int) -> Request:
        """Take all decisions of the seat's turn back."""
        return self._ask(Ask.RESET, seat, self.standing.moment)

    def say(self, text: str = "", phrase: str = "") -> Request:
        """Say a text, or the phrase of that key, which every screen says in its language."""
        return self._ask(Ask.CHAT, phrase, text)

    def vote(self, kind: str, *, agrees: bool, seat: int = ANY_SEAT, player: str = "") -> Request:
        """Put something to the vote, or say yes or no to what is: see `Vote`."""
        return self._ask(Ask.VOTE, kind, seat, player, agrees)

    def claim(self, seat: int, name: str, code: bytes = b"") -> None:
        """Take one more free seat, or any with ANY_SEAT; `code` is an invitation's secret.

        `problem` says why not.
        """
        own = SeatClaim(seat, name, new_secret(), code)
        self._keep(self.membership.with_seats((*self.membership.seats, own)))
        self._join()

    def leave_seat(self, seat: int) -> Request:
        """Give a seat of one's own up, before the start; then one only watches."""
        left = [one for one in self.membership.seats if one.seat != seat]
        self._keep(self.membership.with_seats(left))
        return self._ask(Ask.LEAVE, seat)

    def seat_player(self, seat: int, player: str) -> Request:
        """As the owner, before the start: let a computer, or a person again, have a seat."""
        return self._ask(Ask.SEAT, seat, player)

    def invite(self, seat: int) -> SeatInvitation:
        """As the owner, before the start: return a new invitation to a seat, which frees it."""
        code = new_secret()
        codes = tuple(pair for pair in self.membership.codes if pair[0] != seat)
        self._keep(replace(self.membership, codes=(*codes, (seat, code))))
        self._ask(Ask.INVITE, seat, code)
        return SeatInvitation(self.membership.address, self.membership.table, seat, code)

    def start(self) -> Request:
        """As the owner: begin the game."""
        return self._ask(Ask.START)

    def close_table(self) -> Request:
        """As the owner, before the start or after the end: give the table up for everybody."""
        return self._ask(Ask.CLOSE)

    def fetch_journal(self) -> Request:
        """Have the whole game, once it is over: `journal` holds the file then."""
        return self._ask(Ask.JOURNAL)

    def take_problem(self) -> Reason | None:
        """Return what was refused or lost last, and forget it."""
        problem, self.problem = self.problem, None
        return problem

    def close(self) -> None:
        """Leave; the table stays, and so does the membership."""
        self._wire.close()

    # ---- going on

    def go_on(self, in_time: Callable[[], bool] = lambda: True) -> bool:
        """Take in what has arrived while there is time; return whether anything did."""
        changed = False
        while self.refusal is None and (arrival := self._wire.take()) is not None:
            changed = True
            if isinstance(arrival, LinkChange):
                self._link_changed(arrival)
            else:
                self._hear(arrival)
            if not in_time():
                break
        answer = self._answer
        if answer is not None and self._now() - answer.sent > ANSWER_AGAIN_SECONDS:
            self._send_answer()
        if self._joining and self._now() - self._joined_at > JOIN_AGAIN_SECONDS:
            self._joining = 0
            self._wire.redial()
        return changed

    def _link_changed(self, change: LinkChange) -> None:
        self.is_connected, self.problem = False, change.reason or self.problem
        for request in self._requests.values():
            if self._answer is None or request is not self._answer.request:
                request.refusal = Reason("online.lost")
        self._requests.clear()
        self._number = self._heard = self._joining = 0
        if not change.up:
            return
        self._send(Ask.HELLO, VERSION, f"{NAME} {__version__}")
        member = self.membership
        if member.table:
            self._join()
        elif self.set_up is not None:
            self._send(Ask.OPEN, self.set_up, member.owner, member.seats, member.codes)

    def _join(self, *, whole: bool = False) -> None:
        """Say who one is and what one has; what is missing comes."""
        self.is_connected = False
        points = {} if whole else self.viewpoints
        has = [[at, p.undos, p.step, p.fingerprint] for at, p in points.items()]
        member = self.membership
        self._send(Ask.JOIN, member.table, member.owner, member.seats, has)
        self._joining, self._joined_at = self._number, self._now()

    def _ask(self, kind: Ask, *fields: object) -> Request:
        if not self.is_connected:
            return Request(refusal=Reason("online.lost"))
        return self._send(kind, *fields)

    def _send(self, kind: Ask, *fields: object) -> Request:
        self._number += 1
        request = self._requests[self._number] = Request()
        self._wire.send(frame(kind, self._number, *fields))
        return request

    def _send_answer(self) -> None:
        answer = self._answer
        if answer is None or not self.is_connected:
            return
        answer.sent = self._now()
        self._send(Ask.PLAY, answer.seat, answer.moment, answer.code)
        self._requests[self._number] = answer.request

    def _answered(self, *, done: bool) -> None:
        if self._answer is not None:
            self._answer.request.done = done
            self._answer, self.is_waiting = None, False

    def _keep(self, membership: Membership) -> None:
        self.membership = membership
        self.on_membership(membership)

    # ---- what the host tells

    def _hear(self, content: bytes) -> None:
        try:
            self._hear_frame(content)
        except Unreadable:
            self._wire.redial()
        except Refused as refused:
            self._end(refused.reason)
        except Doubt:
            self._doubts += 1
            if self._doubts > MOST_DOUBTS:
                self._end(Reason("online.nonsense-host"))
            else:
                self._join(whole=True)

    def _hear_frame(self, content: bytes) -> None:
        kind, number, fields = opened(content)
        if number <= self._heard:
            return
        gap, self._heard = number > self._heard + 1, number
        (request,), rest = read(tuple[Count], fields[:1]), fields[1:]
        if kind in self._readers:
            if self._joining:
                return  # all of it comes anew
            if gap:
                raise Doubt
            self._readers[kind](rest)
            return
        match kind:
            case Tell.REFUSED:
                self._hear_refusal(request, rest)
            case Tell.DONE:
                self._hear_done(request)
            case Tell.OPENED:
                self._hear_opened(request, rest)
            case Tell.JOINED if request == self._joining:
                self._hear_joined(request, rest)
            case Tell.JOURNAL:
                self.journal = read(tuple[bytes], rest)[0]
                self._hear_done(request)
            case Tell.CLOSED:
                self._end(read(tuple[Reason], rest)[0])
            case Tell.REJOIN:
                self._join()
        if gap and not self._joining and self.refusal is None:
            raise Doubt

    def _hear_joined(self, request: int, fields: list[Any]) -> None:
        self.hear_joined(fields)
        self.on_membership(self.membership)
        self._hear_done(request)
        self._joining, self.is_connected = 0, True
        self._send_answer()

    def _hear_update(self, fields: list[Any]) -> None:
        self.hear_update(fields)
        self._doubts = 0

    def _hear_refusal(self, number: int, fields: list[Any]) -> None:
        reason, final, _ = read(tuple[Reason, bool, str], fields)
        request, self.problem = self._requests.pop(number, None), reason
        if request is not None:
            request.refusal = reason
            if self._answer is not None and request is self._answer.request:
                self._answered(done=False)
        if final:
            self._end(reason)

    def _hear_done(self, number: int) -> None:
        request = self._requests.pop(number, None)
        if request is not None:
            request.done = True
            if self._answer is not None and request is self._answer.request:
                self._answered(done=True)

    def _hear_opened(self, number: int, fields: list[Any]) -> None:
        self._hear_done(number)
        (table,) = read(tuple[str], fields)
        if not is_table(table):
            raise Unreadable("no table is called so")
        self._keep(replace(self.membership, table=table))
        self._join()

    def _end(self, reason: Reason | None) -> None:
        self.refusal = reason or Reason("online.lost")
        self.is_connected = False
        self._wire.close()
