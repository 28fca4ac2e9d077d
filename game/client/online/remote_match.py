"""A game at a host as the screens of a table have it: a match that is played somewhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.client.session.driver import Driver
from game.client.widgets.people import FRIEND
from game.engine.knowledge import COMMON_OBSERVER, OPEN_OBSERVER
from game.engine.move import Move
from game.engine.rules import NOBODY, State
from game.engine.title import Reason
from game.match.feed import Feed, FeedEntry
from game.match.match import Match, Question
from game.online.client.remote_table import RemoteTable, Request
from game.online.client.viewpoint import RemoteViewpoint
from game.records.codec import pack_rows
from game.records.records import HUMAN, Chronicle, Seat


class RelayFeed(Feed):
    """What a viewpoint sees, for one of its readers."""

    def hear(self, entries: tuple[FeedEntry, ...]) -> None:
        """See what the viewpoint has seen."""
        self._entries += entries


class RemoteMatch(Match):
    """Has no state: it shows what the host told, and sends what is done to the host.

    People at other screens are called FRIEND, so HUMAN is who sits here, as at any other table.
    Who has no seat sees through COMMON_OBSERVER. Nothing is done at once: `sent` is the last thing
    that was asked for, and what it brings is heard later. Its `chronicle` holds no steps before
    the whole game was fetched.
    """

    def __init__(self, table: RemoteTable, closed: Callable[[], None]) -> None:
        """Sit at a running game; everything told so far counts as seen.

        `closed` is called when the table is left, unless somebody goes on with it.
        """
        assert table.set_up is not None
        self.table, self.title, self.game = table, table.title, table.game
        self.sent = Request()
        self.keeps_table = False  # whether somebody goes on with the table after this match
        self._closed = closed
        self._relays: list[RelayFeed] = []
        self.chronicle = Chronicle(replace(table.set_up.opening, seats=self.seats))
        for point in table.viewpoints.values():
            point.take()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        own = self.table.own_seats
        return tuple(
            replace(seat, player=FRIEND) if seat.player == HUMAN and at not in own else seat
            for at, seat in enumerate(self.table.seats)
        )

    @property
    def steps(self) -> int:
        """How many steps have been played."""
        return self.table.steps

    @property
    def is_saved(self) -> bool:
        """Every move was on the host's disk before it was told."""
        return True

    @property
    def journal_name(self) -> str:
        """The file lies at the host."""
        return ""

    @property
    def is_afresh(self) -> bool:
        """Whether the whole view came anew, so that the table has to be laid again."""
        return any(point.afresh for point in self.table.viewpoints.values())

    def pass_on(self) -> None:
        """Let everybody who follows hear what has been seen since."""
        for at, point in self.table.viewpoints.items():
            if point.afresh:
                continue
            if entries := point.take():
                for relay in self._relays:
                    if self._observer(relay.observer) == at:
                        relay.hear(entries)

    # ---- what is asked

    def question(self) -> Question | None:
        """Return the decision that is due, whoever owes it, None when the game is over."""
        table = self.table
        seat = table.standing.asked
        if seat == NOBODY or table.is_over:
            return None
        own = table.question()
        if own is not None:
            return own
        at = seat if seat in table.viewpoints else self._observer(OPEN_OBSERVER)
        return Question(seat, table.standing.moment, table.steps, table.view(at))

    def moves(self) -> tuple[Move, ...]:
        """Return the moves of a decision that somebody here owes."""
        return self.table.moves()

    def view(self, seat: int) -> State:
        """Return what a seat of one's own, or who watches, may know."""
        return self.table.view(self._observer(seat))

    def view_bytes(self, seat: int) -> bytes:
        """Return that view for a worker."""
        return pack_rows(self.view(seat).to_plain())

    def scores(self) -> tuple[int, ...]:
        """Return the points at the end, before it those that are seen."""
        return self.table.standing.scores or self.game.scores(self.view(OPEN_OBSERVER))

    def ranking(self) -> tuple[int, ...]:
        """Return the seats from best to worst."""
        return self.table.standing.ranking or self.game.ranking(self.view(OPEN_OBSERVER))

    def progress(self) -> int:
        """Return how far the game has come."""
        return self.game.progress(self.view(OPEN_OBSERVER))

    def seen(self, observer: int) -> tuple[State, list[FeedEntry]]:
        """Return the first view and every step so far."""
        point = self._point(observer)
        return point.first, list(point.history)

    def follow(self, observer: int) -> RelayFeed:
        """Return a feed of what is seen from now on."""
        relay = RelayFeed(self.game, observer, self._point(observer).view)
        self._relays.append(relay)
        return relay

    def unfollow(self, feed: Feed) -> None:
        """Let a feed get nothing any more."""
        self._relays = [relay for relay in self._relays if relay is not feed]

    # ---- what is done

    def play(self, seat: int, code: int) -> None:
        """Send an answer."""
        self.sent = self.table.play(seat, code)

    def why_not_undo(self, seat: int) -> Reason | None:
        """Return why the seat cannot take its last decision back."""
        return self.table.why_not_undo(seat)

    def why_not_reset(self, seat: int) -> Reason | None:
        """Return why the seat cannot take its turn back."""
        return self.table.why_not_reset(seat)

    def undo(self, seat: int) -> None:
        """Ask to take the last decision back."""
        self.sent = self.table.undo(seat)

    def reset_turn(self, seat: int) -> None:
        """Ask to take the turn back."""
        self.sent = self.table.reset_turn(seat)

    def take_over(self, seat: int, player: str) -> None:
        """Put to the vote who plays a seat."""
        kind = "back" if player == HUMAN else "computer"
        self.sent = self.table.vote(kind, agrees=True, seat=seat, player=player)

    def close(self) -> None:
        """Follow no more, and leave the table unless somebody goes on with it."""
        self._relays.clear()
        if not self.keeps_table:
            self._closed()

    def _observer(self, seat: int) -> int:
        if seat in self.table.viewpoints:
            return seat
        return next(iter(self.table.viewpoints), COMMON_OBSERVER)

    def _point(self, observer: int) -> RemoteViewpoint:
        return self.table.viewpoints[self._observer(observer)]


class RemoteDriver(Driver):
    """Nobody thinks here: computers think at the host."""

    match: RemoteMatch

    def question(self) -> Question | None:
        """Return what somebody here has to decide now."""
        return self.match.table.question()

    def think(self) -> Question | None:
        """Leave thinking to the host."""
        return None

    def turn(self) -> bool:
        """Pass on what the host has told."""
        self.match.pass_on()
        return False
