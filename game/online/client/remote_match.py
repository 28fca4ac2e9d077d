"""A match that is played at a host, as the screens of a table have any match."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.engine.knowledge import COMMON_OBSERVER
from game.engine.reasons import Reason, Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Title
from game.match.feed import Feed, FeedEntry
from game.match.match import Match, Question
from game.online.client.membership import Membership
from game.online.client.viewpoint import OutOfSync, RemoteViewpoint
from game.online.protocol import table_state
from game.online.protocol.messages import ANY_SEAT, Count, Observer, SomeSeat
from game.online.protocol.surroundings import TableEvent, TableSurroundings
from game.records.codec import unpack_rows
from game.records.records import HUMAN, Chronicle, Seat

NOTHING: Final = table_state.SeatWay(0, Reason("undo.nothing"), Reason("undo.nothing"))


@dataclass(slots=True)
class SentAnswer:
    """What was answered to a moment's question: it is `done`, or refused, or neither yet."""

    seat: int
    moment: int
    code: int
    done: bool = False
    refusal: Reason | None = None


class RemoteMatch(Match):
    """Has no state: it shows what the host has told so far.

    `lobby`, `around`, `standing` and `chat` are what it told last; the chat has what happened at
    the table between its lines. `journal` is the whole game, once it is over;
    `viewpoints` what each of the `own_seats` has seen, or COMMON_OBSERVER for
    who has none. People at other screens are called FRIEND, so HUMAN is who sits here. `answer` is
    the last that was given. `is_afresh`: a whole view came since that was set, so the table is to
    be laid anew. `title`, `game` and `chronicle`, which holds no steps before the whole game was
    fetched, are there once it is connected for the first time.
    """

    def __init__(
        self,
        titles: Mapping[str, Title],
        membership: Membership,
        set_up: table_state.TableSetUp | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Know nothing yet but what the membership says."""
        self.membership = membership
        self.set_up = set_up
        self.is_connected = self.is_owner = self.is_afresh = False
        self.own_seats: tuple[int, ...] = ()
        self.lobby = table_state.Lobby()
        self.standing = table_state.GameStanding()
        self.around = TableSurroundings()
        self.chat: list[table_state.ChatLine | TableEvent] = []
        self.journal: bytes | None = None
        self.answer: SentAnswer | None = None
        self.is_undoing = (
            False  # an undo or a reset was sent; until the host says what became of it
        )
        self.viewpoints: dict[int, RemoteViewpoint] = {}
        self.problem: Reason | None = None  # what was refused or lost last
        self._titles = titles
        self._now = now
        self._told_at = self._lobby_at = now()
        self._sync_failures = 0  # one after another
        self._events: list[TableEvent] = []
        self._is_finished = False
        self._ways: dict[int, table_state.SeatWay] = {}

    @property
    def phase(self) -> table_state.Phase:
        """How far the table is."""
        return self.lobby.phase

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is table_state.Phase.OVER

    @property
    def is_whole(self) -> bool:
        """Whether everything has come that a table shows."""
        standing = self.standing.undos, self.standing.step
        return self.is_connected and {p.place for p in self.viewpoints.values()} == {standing}

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is on its way, or an undo that the host has not confirmed yet."""
        return self.is_answering or self.is_undoing

    @property
    def is_answering(self) -> bool:
        """Whether an answer is on its way."""
        return self.answer is not None and not (self.answer.done or self.answer.refusal)

    # ---- as a match

    @property
    def steps(self) -> int:
        """How many steps have been played and not taken back."""
        return self.standing.step

    @property
    def is_saved(self) -> bool:
        """Every move was on the host's disk before it was told."""
        return True

    @property
    def journal_name(self) -> str:
        """The file lies at the host."""
        return ""

    def question(self) -> Question | None:
        """Return the decision that is due, whoever owes it, None when the game is over."""
        seat = self.standing.asked
        standing = self.standing
        if seat == NOBODY or self.is_over:
            return None
        return Question(seat, standing.moment, standing.step, self.view(seat))

    def own_question(self) -> Question | None:
        """Return the decision that a seat of one's own owes, None while there is none.

        There is none either while an answer is on its way, the connection is lost or the table
        pauses. `standing.asked` tells who is waited for.
        """
        seat = self.standing.asked
        lobby = self.lobby
        may = self.is_whole and not (self.is_waiting or lobby.paused)
        if seat not in self.own_seats or not may or lobby.seats[seat].player != HUMAN:
            return None
        return self.question()

    def view(self, seat: int) -> State:
        """Return a fresh copy of what a seat of one's own knows, for others what is seen here."""
        return self._point(seat).view.clone()

    def scores(self) -> tuple[int, ...]:
        """Return the points of a game that is over, once all of it has come."""
        closing = self.chronicle.closing
        return closing.scores if closing is not None else ()

    def ranking(self) -> tuple[int, ...]:
        """Return the seats from best to worst, likewise."""
        closing = self.chronicle.closing
        return closing.ranking if closing is not None else ()

    def seen(self, observer: int) -> tuple[State, list[FeedEntry]]:
        """Return the first view and every step so far."""
        point = self._point(observer)
        return point.first, list(point.history)

    def follow(self, observer: int) -> Feed:
        """Return a feed of what is seen from now on."""
        point = self._point(observer)
        feed = Feed(self.game, observer, point.view)
        point.feeds.append(feed)
        return feed

    def unfollow(self, feed: Feed) -> None:
        """Let a feed get nothing any more."""
        for point in self.viewpoints.values():
            point.feeds = [each for each in point.feeds if each is not feed]

    def why_not_undo(self, seat: int) -> Reason | None:
        """Return why a seat of one's own cannot take its last decision back, None when it can."""
        return self._why_not_now() or self._ways.get(seat, NOTHING).undo

    def why_not_reset(self, seat: int) -> Reason | None:
        """Return why it cannot take its turn back, None when it can."""
        return self._why_not_now() or self._ways.get(seat, NOTHING).reset

    def _why_not_now(self) -> Reason | None:
        """Return why nothing can be taken back at present, whatever was played."""
        if not self.is_connected:
            return Reason("online.lost")
        return Reason("online.unanswered") if self.is_waiting else None

    def close(self) -> None:
        """Nobody follows any more; the table stays open."""
        for point in self.viewpoints.values():
            point.feeds = []

    def _point(self, observer: int) -> RemoteViewpoint:
        points = self.viewpoints
        return points[observer if observer in points else next(iter(points), COMMON_OBSERVER)]

    # ---- time

    def seconds_asked(self) -> float:
        """Return for how long the seat that decides has been asked."""
        return self.standing.seconds + self._now() - self._told_at

    def seconds_left(self, seat: int) -> float | None:
        """Return the seconds a seat has left, below 0 when overdrawn, None without a clock."""
        if not 0 <= seat < len(self.standing.clocks):
            return None
        runs = seat == self.standing.asked and not self.lobby.paused
        return self.standing.clocks[seat] - (self._now() - self._told_at if runs else 0.0)

    def seconds_there(self, seat: int) -> float:
        """Return for how long whoever has a seat has been here, or away."""
        return self.lobby.seats[seat].seconds + self._now() - self._lobby_at

    # ---- what the host tells; Unreadable or OutOfSync when it cannot be

    def _hear_seats(
        self,
        set_up: table_state.TableSetUp,
        is_owner: bool,
        problem: Reason | None,
        own: tuple[SomeSeat, ...],
    ) -> None:
        """Hear what is played, and which seats are one's own; Refused when it is nothing here."""
        title = table_state.check_set_up(set_up, self._titles)
        if self.set_up is None or self.set_up.options != set_up.options or not self.viewpoints:
            self.title = title
            self.game = title.game(set_up.options)
            self.viewpoints = {}
        mine = zip(self.membership.seats, own, strict=False)
        # from now on the secret alone leads back: without a name a seat is not taken anew
        kept = tuple(replace(seat, seat=at, name="") for seat, at in mine if at != ANY_SEAT)
        self.own_seats = tuple(sorted({seat.seat for seat in kept}))
        self.set_up, self.is_owner, self.problem = set_up, is_owner, problem or self.problem
        self._seat(set_up.seats)
        names = tuple(seat.name for seat in set_up.seats)
        self.membership = replace(self.membership, seats=kept, title=title.name, names=names)

    def _hear_lobby(self, lobby: table_state.Lobby) -> None:
        if self.set_up is None or len(lobby.seats) != len(self.set_up.seats):
            raise Unreadable("a lobby has as many seats as the game")
        self.lobby, self._lobby_at = lobby, self._now()
        self._seat([Seat(seat.name, seat.player, seat.colour) for seat in lobby.seats])

    def finish(self, chronicle: Chronicle) -> None:
        """Take the whole game, once it is over: nothing the host tells changes it any more."""
        self.chronicle = chronicle
        self._is_finished = True

    def _seat(self, seats: Sequence[Seat]) -> None:
        assert self.set_up is not None
        if self._is_finished:
            return
        others = {at for at, seat in enumerate(seats) if seat.player == HUMAN} - {*self.own_seats}
        here = [
            replace(seat, player=table_state.FRIEND) if at in others else seat
            for at, seat in enumerate(seats)
        ]
        # whoever has left an own seat to a computer keeps its eyes, as at one's own screen
        opened = [
            replace(seat, player=HUMAN) if at in self.own_seats else seat
            for at, seat in enumerate(here)
        ]
        self.chronicle = Chronicle(replace(self.set_up.opening, seats=tuple(opened)))
        self.chronicle.seats = tuple(here)

    def _hear_history(
        self, observer: Observer, undos: Count, first: bytes | None, items: tuple[bytes, ...]
    ) -> None:
        """See all that an observer has seen; where that goes on from what is here, only the end."""
        point = self.viewpoints.get(observer)
        if first is not None and (point is None or self._sync_failures or point.undos != undos):
            observers = self.own_seats or (COMMON_OBSERVER,)
            kept = {at: point for at, point in self.viewpoints.items() if at in observers}
            fresh = RemoteViewpoint(self.game, observer, undos, unpack_rows(first))
            self.viewpoints = {**kept, observer: fresh}
            self.is_afresh = True
        for item in items:
            self._see(observer, undos, item)

    def _hear_update(
        self,
        standing: table_state.GameStanding,
        ways: tuple[table_state.SeatWay, ...],
        seen: tuple[tuple[Observer, Count, bytes], ...],
    ) -> None:
        """See what has happened, and hear where the game stands now."""
        if standing.asked >= len(self.game.colours):
            raise Unreadable("nobody sits there")
        for one in seen:
            self._see(*one)
        places = {point.place for point in self.viewpoints.values()}
        if standing.asked != NOBODY and places != {(standing.undos, standing.step)}:
            raise OutOfSync
        self._ways = {way.seat: way for way in ways}
        self.standing, self._told_at = standing, self._now()

    def _hear_chat(self, whole: bool, lines: tuple[table_state.ChatLine, ...]) -> None:
        said = [line for line in self.chat if isinstance(line, table_state.ChatLine)]
        if not whole:
            self.chat = [*self.chat, *lines]
        elif said == [*lines[: len(said)]]:  # what happened between them is kept
            self.chat = [*self.chat, *lines[len(said) :]]
        else:
            self.chat = [*lines]

    def _hear_around(self, around: TableSurroundings) -> None:
        self.around = around

    def _hear_event(self, event: TableEvent) -> None:
        self.chat = [*self.chat, event]
        self._events.append(event)

    def take_events(self) -> list[TableEvent]:
        """Return what has happened at the table since the last call."""
        events, self._events = self._events, []
        return events

    def _see(self, observer: int, undos: int, item: bytes) -> None:
        if observer not in self.viewpoints:
            raise OutOfSync
        self.viewpoints[observer].add(undos, item)
