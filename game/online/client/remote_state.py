"""What a screen knows of a table at a host: its lobby, its game, and what its seats have seen."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from game.engine.knowledge import COMMON_OBSERVER
from game.engine.move import Move
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Options, Reason, Title, Unreadable
from game.match.match import Question
from game.online.client.membership import Membership
from game.online.client.viewpoint import Doubt, RemoteViewpoint
from game.online.protocol.messages import ANY_SEAT
from game.online.protocol.set_up import TableSetUp, check_set_up
from game.online.protocol.table_state import ChatLine, GameStanding, Lobby, Phase, SeatWay
from game.online.protocol.values import Count, Observer, SomeSeat, read
from game.records.codec import pack_rows, unpack_rows
from game.records.records import HUMAN, Seat

NOTHING: Final = SeatWay(0, Reason("undo.nothing"), Reason("undo.nothing"))


class RemoteState:
    """What the host has told of one table so far.

    `lobby`, `standing` and `chat` are what it told last, `journal` the whole game, once it is over
    and was asked for; `viewpoints` what each of the `own_seats` has seen, or COMMON_OBSERVER for
    who has none. `is_waiting`: an answer is on its way. `problem` is what was refused or lost last.
    """

    def __init__(
        self,
        titles: Mapping[str, Title],
        membership: Membership,
        set_up: TableSetUp | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Know nothing yet but what the membership says."""
        self.membership, self.set_up = membership, set_up
        self.is_connected = self.is_waiting = self.is_owner = False
        self.own_seats: tuple[int, ...] = ()
        self.lobby: Lobby | None = None
        self.standing = GameStanding()
        self.chat: list[ChatLine] = []
        self.journal: bytes | None = None
        self.viewpoints: dict[int, RemoteViewpoint] = {}
        self.problem: Reason | None = None
        self._titles, self._now, self._told_at = titles, now, now()
        self._lobby_at = now()
        self._game: Game | None = None
        self._ways: dict[int, SeatWay] = {}

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        return self.lobby.phase if self.lobby is not None else Phase.LOBBY

    @property
    def game(self) -> Game:
        """The game that is played; LookupError before the host has told which."""
        if self._game is None:
            raise LookupError("the host has not told yet what is played")
        return self._game

    @property
    def title(self) -> Title:
        """The title that is played."""
        return self._titles[self.options.title]

    @property
    def options(self) -> Options:
        """The set-up of the game."""
        return self.game.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        seats = self.lobby.seats if self.lobby is not None else ()
        return tuple(Seat(seat.name, seat.player, seat.colour) for seat in seats)

    @property
    def steps(self) -> int:
        """How many steps have been played and not taken back."""
        return self.standing.step

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def allows_hints(self) -> bool:
        """Whether hints may be given at this table."""
        return self.set_up is not None and self.set_up.hints

    def view(self, seat: int) -> State:
        """Return a fresh copy of what an observer knows; LookupError before the start."""
        return self.viewpoints[seat].view.clone()

    def view_bytes(self, seat: int) -> bytes:
        """Return that view as `Match.view_bytes` writes it, for hints."""
        return pack_rows(self.viewpoints[seat].view.to_plain())

    def question(self) -> Question | None:
        """Return the decision that a seat of one's own owes, None while there is none.

        There is none either while an answer is on its way, the connection is lost or the table
        pauses. `standing.asked` tells who is waited for.
        """
        seat, standing, lobby = self.standing.asked, self.standing, self.lobby
        point = self.viewpoints.get(seat)
        if point is None or lobby is None or self.is_waiting or not self.is_connected:
            return None
        if lobby.paused or lobby.seats[seat].player != HUMAN:
            return None
        if (point.undos, point.step) != (standing.undos, standing.step):
            return None
        return Question(seat, standing.moment, standing.step, self.view(seat))

    def moves(self) -> tuple[Move, ...]:
        """Return the legal moves of that decision."""
        question = self.question()
        return self.game.moves(question.view) if question is not None else ()

    def why_not_undo(self, seat: int) -> Reason | None:
        """Return why a seat of one's own cannot take its last decision back, None when it can."""
        return self._ways.get(seat, NOTHING).undo

    def why_not_reset(self, seat: int) -> Reason | None:
        """Return why it cannot take its turn back, None when it can."""
        return self._ways.get(seat, NOTHING).reset

    def seconds_asked(self) -> float:
        """Return for how long the seat that decides has been asked."""
        return self.standing.seconds + self._now() - self._told_at

    def seconds_left(self, seat: int) -> float | None:
        """Return the seconds a seat has left, below 0 when overdrawn, None without a clock."""
        if not self.standing.clocks:
            return None
        runs = seat == self.standing.asked and not (self.lobby is None or self.lobby.paused)
        return self.standing.clocks[seat] - (self._now() - self._told_at if runs else 0.0)

    def seconds_there(self, seat: int) -> float:
        """Return for how long whoever has a seat has been here, or away."""
        if self.lobby is None:
            return 0.0
        return self.lobby.seats[seat].seconds + self._now() - self._lobby_at

    # ---- what the host tells; Unreadable or Doubt when it cannot be

    def hear_joined(self, fields: list[Any]) -> None:
        """Hear what is played, and which seats are one's own; Refused when it is nothing here."""
        set_up, is_owner, problem, own = read(
            tuple[TableSetUp, bool, Reason | None, tuple[SomeSeat, ...]], fields
        )
        title = check_set_up(set_up, self._titles)
        self.set_up, self.is_owner = set_up, is_owner
        if self._game is None or self._game.options != set_up.options:
            self._game = title.game(set_up.options)
            self.viewpoints.clear()
        mine = zip(self.membership.seats, own, strict=False)
        # from now on the secret alone leads back: without a name a seat is not taken anew
        kept = tuple(replace(seat, seat=at, name="") for seat, at in mine if at != ANY_SEAT)
        self.own_seats = tuple(sorted({seat.seat for seat in kept}))
        observers = self.own_seats or (COMMON_OBSERVER,)
        self.viewpoints = {at: p for at, p in self.viewpoints.items() if at in observers}
        names = tuple(seat.name for seat in set_up.seats)
        title_name = set_up.options.title
        self.membership = replace(self.membership, seats=kept, title=title_name, names=names)
        self.problem = problem or self.problem

    def hear_lobby(self, fields: list[Any]) -> None:
        """Hear who is there."""
        (lobby,) = read(tuple[Lobby], fields)
        if self.set_up is None or len(lobby.seats) != len(self.set_up.seats):
            raise Unreadable("a lobby has as many seats as the game")
        self.lobby, self._lobby_at = lobby, self._now()

    def hear_history(self, fields: list[Any]) -> None:
        """See all that an observer has seen, or what is missing of it."""
        observer, undos, first, items = read(
            tuple[Observer, Count, bytes | None, tuple[bytes, ...]], fields
        )
        if first is not None:
            point = RemoteViewpoint(self.game, observer, undos, unpack_rows(first))
            self.viewpoints[observer] = point
        for item in items:
            self._see(observer, undos, item)

    def hear_update(self, fields: list[Any]) -> None:
        """See what has happened, and hear where the game stands now."""
        standing, ways, seen = read(
            tuple[GameStanding, tuple[SeatWay, ...], tuple[tuple[Observer, Count, bytes], ...]],
            fields,
        )
        if standing.asked >= len(self.game.colours):
            raise Unreadable("nobody sits there")
        for one in seen:
            self._see(*one)
        places = {(point.undos, point.step) for point in self.viewpoints.values()}
        if standing.asked != NOBODY and places != {(standing.undos, standing.step)}:
            raise Doubt
        self._ways = {way.seat: way for way in ways}
        self.standing, self._told_at = standing, self._now()

    def hear_chat(self, fields: list[Any]) -> None:
        """Hear lines of the chat, or all of it anew."""
        whole, lines = read(tuple[bool, tuple[ChatLine, ...]], fields)
        if whole:
            self.chat.clear()
        self.chat += lines

    def _see(self, observer: int, undos: int, item: bytes) -> None:
        point = self.viewpoints.get(observer)
        if point is None:
            raise Doubt
        point.add(undos, item)
