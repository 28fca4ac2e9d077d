"""A match played at a host, with the interface of a local match."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.engine.knowledge import COMMON_OBSERVER
from game.engine.reasons import Reason, Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Title
from game.match.feed import FeedEntry, ObserverFeed
from game.match.match import Match, Question
from game.online.client.membership import Membership
from game.online.client.viewpoint import OutOfSync, RemoteViewpoint
from game.online.protocol import host_messages, table_state
from game.online.protocol.messages import ANY_OR_NO_SEAT
from game.online.protocol.surroundings import TableEvent, TableSurroundings
from game.records.codec import decode_rows
from game.records.records import HUMAN_PLAYER, Chronicle, Seat
from game.records.seen_game import SeenGame

NOTHING_TO_UNDO_REFUSAL: Final = table_state.SeatUndoRefusal(
    0, Reason("undo.nothing"), Reason("undo.nothing")
)


@dataclass(slots=True)
class SentAnswer:
    """An answer that was sent: confirmed by the host (`is_confirmed`), refused with a reason, or
    neither yet."""

    seat: int
    moment: int
    move_code: int
    is_confirmed: bool = False
    refusal: Reason | None = None


class RemoteMatch(Match):
    """The client's copy of a hosted match; it holds what the host has sent so far, not the true
    state.

    `lobby`, `surroundings`, `game_standing` and `chat_lines` are the latest values from the host;
    `chat_lines` also contains the table's events, in the order of time. `sent_answer` is the last
    answer sent. `journal_bytes` is the file of the whole game once it is over.

    `viewpoints` holds, by observer, what each of the `own_seats` has seen, or what COMMON_OBSERVER
    has seen if the player has no seat. `is_afresh` becomes true when a complete view has arrived,
    so that the table must be drawn again; the code that draws it sets it back to False.

    `title`, `game` and `chronicle` exist after the first connection; `chronicle` has no steps until
    the whole game has arrived. In its seats a person at another screen is FRIEND_PLAYER_KIND, a
    person at this screen HUMAN_PLAYER.
    """

    def __init__(
        self,
        titles: Mapping[str, Title],
        membership: Membership,
        set_up: table_state.TableSetUp | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start with what the membership and the set-up say; everything else comes from the
        host. `clock` returns the time in seconds."""
        self.membership = membership
        self.set_up = set_up
        self.is_connected = self.is_owner = self.is_afresh = False
        self.own_seats: tuple[int, ...] = ()
        self.lobby = table_state.Lobby()
        self.game_standing = table_state.GameStanding()
        self.surroundings = TableSurroundings()
        self.chat_lines: list[table_state.ChatLine | TableEvent] = []
        self.journal_bytes: bytes | None = None
        self.sent_answer: SentAnswer | None = None
        self.is_undoing = False  # an undo or a reset was sent and is not answered yet
        self.viewpoints: dict[int, RemoteViewpoint] = {}
        self.problem: Reason | None = None  # the last refusal or loss of connection
        self._titles = titles
        self._clock = clock
        self._standing_received_at = self._lobby_at = clock()
        self._sync_failures = 0  # in a row
        self._events: list[TableEvent] = []
        self._is_finished = False
        self._undo_refusals_by_seat: dict[int, table_state.SeatUndoRefusal] = {}

    @property
    def phase(self) -> table_state.Phase:
        """The phase of the table."""
        return self.lobby.phase

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is table_state.Phase.OVER

    @property
    def are_viewpoints_up_to_date(self) -> bool:
        """Whether all steps that this client may see, and the views after them, have arrived."""
        standing = self.game_standing.undo_count, self.game_standing.step_count
        return self.is_connected and {p.undo_and_step_counts for p in self.viewpoints.values()} == {
            standing
        }

    @property
    def is_awaiting_host(self) -> bool:
        """Whether an answer or an undo has been sent that the host has not answered yet."""
        return self.is_awaiting_confirmation or self.is_undoing

    @property
    def is_awaiting_confirmation(self) -> bool:
        """Whether an answer has been sent that the host has neither confirmed nor refused yet."""
        return self.sent_answer is not None and not (
            self.sent_answer.is_confirmed or self.sent_answer.refusal
        )

    @property
    def step_count(self) -> int:
        """The number of steps that count: played and not undone."""
        return self.game_standing.step_count

    @property
    def is_saved(self) -> bool:
        """True: the host writes every move to disk before it sends it."""
        return True

    @property
    def journal_file_name(self) -> str:
        """ "": the file is at the host."""
        return ""

    def question(self) -> Question | None:
        """Return the decision that is due at any seat, None when the game is over."""
        seat = self.game_standing.deciding_seat
        standing = self.game_standing
        if seat == NOBODY or self.is_over:
            return None
        return Question(seat, standing.moment, standing.step_count, self.view(seat))

    def question_for_own_seat(self) -> Question | None:
        """Return the decision that is due at one of the player's seats, None when another seat
        decides.

        It is also None while an answer is unconfirmed, data is missing, the table is paused, or a
        computer plays the seat. `game_standing.deciding_seat` is the seat the game waits for.
        """
        seat = self.game_standing.deciding_seat
        lobby = self.lobby
        may = self.are_viewpoints_up_to_date and not (self.is_awaiting_host or lobby.is_paused)
        if seat not in self.own_seats or not may or lobby.seats[seat].player != HUMAN_PLAYER:
            return None
        return self.question()

    def view(self, seat: int) -> State:
        """Return a new copy of the view that one of the player's seats has; for any other seat, a
        copy of the view that this screen shows."""
        return self._viewpoint_of(seat).view.clone()

    def scores(self) -> tuple[int, ...]:
        """Return the points of a finished game, once all of it has arrived; else an empty tuple."""
        closing = self.chronicle.closing
        return closing.scores if closing is not None else ()

    def seats_from_best(self) -> tuple[int, ...]:
        """Return the seats of a finished game from best to worst, or an empty tuple."""
        closing = self.chronicle.closing
        return closing.seats_from_best if closing is not None else ()

    def first_view_and_steps_seen(self, observer: int) -> tuple[State, list[FeedEntry]]:
        """Return the observer's first view of the game and every step so far as the observer saw
        it."""
        point = self._viewpoint_of(observer)
        return point.first_view, list(point.history)

    def seen_game(self, observer: int) -> SeenGame | None:
        """Return what the observer has seen of the running game, for a report; None once the whole
        finished game is here, or before anything has arrived."""
        if self._is_finished or not self.viewpoints:
            return None
        return self._viewpoint_of(observer).seen_game()

    def add_feed(self, observer: int) -> ObserverFeed:
        """Return a feed of the steps and undos that the observer sees from now on."""
        point = self._viewpoint_of(observer)
        feed = ObserverFeed(self.game, observer, point.view)
        point.feeds.append(feed)
        return feed

    def remove_feed(self, observer_feed: ObserverFeed) -> None:
        """Remove a feed; it gets no entries after that."""
        for point in self.viewpoints.values():
            point.feeds = [each for each in point.feeds if each is not observer_feed]

    def reason_against_undo(self, seat: int) -> Reason | None:
        """Return why `seat`, one of the player's, cannot undo its last decision, None when it
        can."""
        return (
            self._reason_against_any_undo()
            or self._undo_refusals_by_seat.get(seat, NOTHING_TO_UNDO_REFUSAL).reason_against_undo
        )

    def reason_against_turn_undo(self, seat: int) -> Reason | None:
        """Return why `seat`, one of the player's, cannot undo its turn, None when it can."""
        return (
            self._reason_against_any_undo()
            or self._undo_refusals_by_seat.get(
                seat, NOTHING_TO_UNDO_REFUSAL
            ).reason_against_turn_undo
        )

    def _reason_against_any_undo(self) -> Reason | None:
        """Return why no seat can undo now (no connection, or a request that is unanswered), None
        when nothing prevents it."""
        if not self.is_connected:
            return Reason("online.lost")
        return Reason("online.unanswered") if self.is_awaiting_host else None

    def close(self) -> None:
        """Remove all feeds; the connection stays open."""
        for point in self.viewpoints.values():
            point.feeds = []

    def _viewpoint_of(self, observer: int) -> RemoteViewpoint:
        points = self.viewpoints
        return points[observer if observer in points else next(iter(points), COMMON_OBSERVER)]

    def seconds_since_question(self) -> float:
        """Return for how many seconds the deciding seat has been asked."""
        return self.game_standing.deciding_seconds + self._clock() - self._standing_received_at

    def seconds_left(self, seat: int) -> float | None:
        """Return the seconds left on a seat's clock, negative when overdrawn; None without a clock.

        Only the deciding seat's clock runs, and not while the table is paused.
        """
        if not 0 <= seat < len(self.game_standing.clock_seconds_left):
            return None
        runs = seat == self.game_standing.deciding_seat and not self.lobby.is_paused
        return self.game_standing.clock_seconds_left[seat] - (
            self._clock() - self._standing_received_at if runs else 0.0
        )

    def seconds_connected_or_away(self, seat: int) -> float:
        """Return for how many seconds the person of a seat has been connected, or away;
        `is_connected` of the seat in `lobby` says which."""
        return self.lobby.seats[seat].seconds_connected_or_away + self._clock() - self._lobby_at

    def _process_set_up_and_seats(self, message: host_messages.JoinedMessage) -> None:
        """Store the set-up and the player's seats, build the game if it is not built yet, and
        update the membership; raise Refused when the game cannot be played with this program."""
        set_up = message.set_up
        title = table_state.check_set_up_and_return_title(set_up, self._titles)
        if self.set_up is None or self.set_up.options != set_up.options or not self.viewpoints:
            self.title = title
            self.game = title.make_game(set_up.options)
            self.viewpoints = {}
        mine = zip(self.membership.own_seat_claims, message.seats, strict=False)
        # from now on only the secret leads back: without a name no new seat is taken
        kept = tuple(replace(seat, seat=at, name="") for seat, at in mine if at != ANY_OR_NO_SEAT)
        self.own_seats = tuple(sorted({seat.seat for seat in kept}))
        self.set_up = set_up
        self.is_owner = message.is_owner
        self.problem = message.problem or self.problem
        self._reset_chronicle_with_seats(set_up.seats)
        names = tuple(seat.name for seat in set_up.seats)
        self._store_membership(
            replace(
                self.membership,
                own_seat_claims=kept,
                title=title.name,
                seat_names=names,
                edition=set_up.options.edition,
            )
        )

    def _process_lobby(self, message: host_messages.LobbyMessage) -> None:
        lobby = message.lobby
        if self.set_up is None or len(lobby.seats) != len(self.set_up.seats):
            raise Unreadable("a lobby has as many seats as the game")
        self.lobby, self._lobby_at = lobby, self._clock()
        self._reset_chronicle_with_seats(
            [Seat(seat.name, seat.player, seat.colour) for seat in lobby.seats]
        )
        names = tuple(seat.name for seat in lobby.seats)
        if (
            names != self.membership.seat_names
        ):  # a list names them also while the host can't be asked
            self._store_membership(replace(self.membership, seat_names=names))

    def _store_membership(self, membership: Membership) -> None:
        """Store the membership; subclasses also save it."""
        self.membership = membership

    def store_finished_game(self, chronicle: Chronicle) -> None:
        """Store the complete finished game; later messages of the host do not change it."""
        self.chronicle = chronicle
        self._is_finished = True

    def _reset_chronicle_with_seats(self, seats: Sequence[Seat]) -> None:
        assert self.set_up is not None
        if self._is_finished:
            return
        others = {at for at, seat in enumerate(seats) if seat.player == HUMAN_PLAYER} - {
            *self.own_seats
        }
        here = [
            replace(seat, player=table_state.FRIEND_PLAYER_KIND) if at in others else seat
            for at, seat in enumerate(seats)
        ]
        # a player whose seat a computer plays still sees its view, as in a local game
        opened = [
            replace(seat, player=HUMAN_PLAYER) if at in self.own_seats else seat
            for at, seat in enumerate(here)
        ]
        self.chronicle = Chronicle(replace(self.set_up.opening, seats=tuple(opened)))
        self.chronicle.seats = tuple(here)

    def _process_history(self, history: host_messages.HistoryMessage) -> None:
        """Add an observer's steps to its viewpoint.

        If the message contains the first view, and the viewpoint is missing, is out of step or has
        another number of undos, first make a new viewpoint from this view and set `is_afresh`.
        """
        observer = history.observer
        first = history.first_view
        point = self.viewpoints.get(observer)
        if first is not None and (
            point is None or self._sync_failures or point.undo_count != history.undo_count
        ):
            observers = self.own_seats or (COMMON_OBSERVER,)
            kept = {at: point for at, point in self.viewpoints.items() if at in observers}
            fresh = RemoteViewpoint(self.game, observer, history.undo_count, decode_rows(first))
            self.viewpoints = {**kept, observer: fresh}
            self.is_afresh = True
        for item in history.steps:
            self._add_item_to_viewpoint(observer, history.undo_count, item)

    def _process_update(self, message: host_messages.UpdateMessage) -> None:
        """Add the new steps to the viewpoints, and store the standing of the game and why each of
        the player's seats cannot undo.

        Raise OutOfSync when the viewpoints are then not at the step of the standing.
        """
        standing = message.standing
        if standing.deciding_seat >= len(self.game.colours):
            raise Unreadable("nobody sits there")
        for observer, undos, item in message.steps:
            self._add_item_to_viewpoint(observer, undos, item)
        places = {point.undo_and_step_counts for point in self.viewpoints.values()}
        if standing.deciding_seat != NOBODY and places != {
            (standing.undo_count, standing.step_count)
        }:
            raise OutOfSync
        self._undo_refusals_by_seat = {refusal.seat: refusal for refusal in message.undo_refusals}
        self.game_standing, self._standing_received_at = standing, self._clock()

    def _process_chat(self, message: host_messages.ChatMessage) -> None:
        lines = message.lines
        said = [line for line in self.chat_lines if isinstance(line, table_state.ChatLine)]
        if not message.is_whole:
            self.chat_lines = [*self.chat_lines, *lines]
        elif said == [*lines[: len(said)]]:  # what happened between them is kept
            self.chat_lines = [*self.chat_lines, *lines[len(said) :]]
        else:
            self.chat_lines = [*lines]

    def _process_surroundings(self, message: host_messages.SurroundingsMessage) -> None:
        self.surroundings = message.surroundings

    def _process_table_event(self, message: host_messages.EventMessage) -> None:
        self.chat_lines = [*self.chat_lines, message.event]
        self._events.append(message.event)

    def take_events(self) -> list[TableEvent]:
        """Remove and return the events of the table that have arrived since the last call."""
        events, self._events = self._events, []
        return events

    def _add_item_to_viewpoint(self, observer: int, undo_count: int, item: bytes) -> None:
        if observer not in self.viewpoints:
            raise OutOfSync
        self.viewpoints[observer].add_item(undo_count, item)
