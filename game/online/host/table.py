"""A hosted table: its game, its people, their votes, and the messages to them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, Protocol

from game.engine.title import Title
from game.match.match import Match
from game.match.match_factory import MOST_SEED, new_game
from game.online.host.background_saving import Written
from game.online.host.chat import chat_line, kept_chat
from game.online.host.hosted_game import HostedGame
from game.online.host.observers import observers
from game.online.host.record import SeatKeys, TableRecord, check_name, digest
from game.online.host.record_file import RecordFile
from game.online.host.services import Services
from game.online.host.table_decisions import TableDecisions
from game.online.host.votes import Wish
from game.online.host.watching import WatcherList
from game.online.protocol import surroundings
from game.online.protocol.invitation import SeatClaim
from game.online.protocol.messages import ANY_SEAT, Refused, Tell, written
from game.online.protocol.surroundings import TableEvent, TableSurroundings
from game.online.protocol.table_state import (
    GameStanding,
    Lobby,
    Phase,
    SeatStatus,
    check_players,
)
from game.records.frames import MOST_CONTENT
from game.records.records import HUMAN, NotContinued, NotSaved
from game.records.stored_files import read_regular_file

MOST_ITEMS: Final = 400  # in one frame: a long history takes several


class Member(Protocol):
    """A connection: its table, the seats it has proved to be its own, and its start time."""

    table: HostedTable | None
    seats: tuple[int, ...]
    is_owner: bool
    since: float
    is_local: bool  # whether it comes from the machine the host runs on

    def tell(self, kind: Tell, *fields: object, request: int = 0) -> None:
        """Send a message."""

    def cut(self) -> None:
        """Close the connection after everything was sent."""

    def go_on(self) -> None:
        """Process the requests that had to wait for the table's disk."""


class HostedTable:
    """Owns the record and, while it is in memory, the game of one table.

    A refused request has changed nothing, and what is sent is on the disk already.
    """

    def __init__(self, services: Services, record: TableRecord, title: Title) -> None:
        """Take over a table of the folder; its game is read when somebody comes."""
        self.record = record
        self.title = title
        self.members: list[Member] = []
        self._services = services
        self._file = RecordFile(self, services)
        self._decisions = TableDecisions(self, services)
        self._watchers = WatcherList[Member]()
        self._game: HostedGame | None = None
        self._is_to_unload = False
        # time of the last arrival or departure
        self._changed = dict.fromkeys(range(len(record.keys)), services.now())
        self._clock_from = self.quiet_since = services.now()
        if record.journal:
            with suppress(OSError):
                written_at = (services.folder / record.journal).stat().st_mtime
                record.moved = max(record.moved, int(written_at))

    @property
    def phase(self) -> Phase:
        """The phase of the table."""
        return self.record.phase

    # ---- before the start

    def sit_down(self, wanted: Sequence[SeatClaim]) -> tuple[list[int], Refused | None]:
        """Seat the claims; return each one's seat (ANY_SEAT for none) and the last reason for a
        failure.
        """
        places = []
        refused = None
        for one in wanted:
            at = self.record.seat_of(one.secret)
            try:
                if at == ANY_SEAT:
                    with self._file.kept():
                        at = self.record.claimed(one)
            except Refused as problem:
                refused = problem
            places.append(at)
        return places, refused

    def seat_owner(self, own: Sequence[SeatClaim]) -> None:
        """Give a new table's owner the own seats, and write the table to disk."""
        for claim in own:
            check_name(claim.name)
        with self._file.kept():
            for claim in own:
                self.record.give(claim)

    def set_seat(self, at: int, player: str, called: str, code: bytes) -> list[Member]:
        """Seat a computer on a free seat, or free a seat; return the members who have lost it."""
        record = self.record
        seats = self.record.set_up.seats
        if self.phase is not Phase.LOBBY:
            raise Refused("started")
        if at >= len(seats):
            raise Refused("not-yours")
        keys = replace(record.keys[at], owner=b"")
        name = ""
        if code:
            keys = SeatKeys(b"", digest(code))
        if player != HUMAN:
            if record.keys[at].owner:
                raise Refused("taken")
            name = record.name_for(at, called or seats[at].name or player)
        with self._file.kept():
            record.change(at, keys, name=name, player=player)
            check_players(record.set_up, self._services.players)
        had = [member for member in self.members if at in member.seats]
        for member in had:
            member.seats = tuple(seat for seat in member.seats if seat != at)
        return [member for member in had if not member.seats]

    def start(self) -> None:
        """Start the game; its first steps are on the disk before they are sent."""
        if self.phase is not Phase.LOBBY:
            raise Refused("started")
        if free := len(self.record.free):
            raise Refused("seats-free", count=free)
        services = self._services
        record = self.record
        set_up = self.record.set_up
        seed = secrets.randbelow(MOST_SEED)
        beginning = new_game(self.title, set_up.options, set_up.seats, seed)
        journal = services.saves.create()
        match = Match.begin(beginning, journal)
        try:
            with self._file.kept():
                record.phase = Phase.RUNNING
                record.journal = journal.name
                record.moved = int(services.now())
                record.clocks = [set_up.clock * 1000 for _ in set_up.seats if set_up.clock]
                record.clocks_then = list(record.clocks)
        except Refused:
            match.close()
            raise
        self._take(match)

    # ---- the game

    @property
    def game(self) -> HostedGame:
        """The game, which is read from its journal when it is not in memory.

        Refused when it cannot be continued, or has not started.
        """
        if self._game is not None:
            return self._game
        if self.record.phase is Phase.LOBBY:
            raise Refused("not-started")
        saves = self._services.saves
        try:
            journal = saves.reopen(saves.folder / self.record.journal)
            return self._take(Match.resume(self.title, journal))
        except (NotSaved, NotContinued) as problem:
            detail = self._services.say(problem.reason, self.title.name)
            raise Refused("not-continued", detail=detail) from problem

    def _take(self, match: Match) -> HostedGame:
        if self._services.saver is not None:
            match.save_in_background(self._services.saver.submit)
        self._game = game = HostedGame(match, self._services.make_thinker(match))
        self._clock_from = self._services.now()
        if game.is_over:
            self.record.phase = Phase.OVER
        return game

    def unload(self) -> None:
        """Remove the game from memory until somebody comes; later if a move is being written."""
        if self.is_saving:
            self._is_to_unload = True
        elif self._game is not None:
            self.run_clock()
            self._game.close()
            self._game = None

    @property
    def is_saving(self) -> bool:
        """Whether a move is being written; until it is, the table's requests have to wait."""
        return self._game is not None and self._game.match.is_writing

    def when_saved(self, then: Written) -> None:
        """Call `then` when the last move was written or could not be; then go on with the
        requests that had to wait for it.
        """

        def finish(problem: Exception | None) -> None:
            then(problem)
            if self._is_to_unload:
                self._is_to_unload = False
                self.unload()
            for member in list(self.members):
                member.go_on()

        self.game.match.when_written(finish)

    def play(self, seat: int, moment: int, code: int) -> bool:
        """Play a seat's answer; return whether it was new. `moved` follows when it is saved."""
        return self._played(seat).play(seat, moment, code)

    def take_back(self, own: Sequence[int], seat: int, moment: int, *, turn: bool) -> None:
        """Undo the last decision, or the turn, of one of the `own` seats of a connection.

        When a person elsewhere is to decide by now, that person is first asked for consent.
        """
        game = self._played(seat)
        game.check_take_back(seat, moment, turn=turn)
        kind = surroundings.RESET if turn else surroundings.UNDO
        if game.asks_somebody and game.asked not in own:
            self._decisions.ask_for_consent(kind, seat, decider=game.asked)
        else:
            self.take_back_now(kind, seat)

    def take_back_now(self, kind: str, seat: int) -> None:
        """Undo a seat's last decision or turn, and reset the other seats' clocks to that moment."""
        record = self.record
        self._played(seat).take_back(seat, turn=kind == surroundings.RESET)
        if record.clocks_then:
            own = record.clocks[seat] if seat < len(record.clocks) else 0
            record.clocks = list(record.clocks_then)
            record.clocks[seat] = own
        self.moved()
        self.report(kind, seat)

    def _played(self, seat: int) -> HostedGame:
        """Return the game if the seat may play in it now; Refused otherwise."""
        if self.game.match.seats[seat].player != HUMAN:
            raise Refused("not-yours")  # a computer plays it, until the people give it back
        if self.record.paused:
            raise Refused("paused")
        self.run_clock()
        return self.game

    def moved(self) -> None:
        """Update clocks and votes and send the news after a move or an undo."""
        record = self.record
        self._clock_from = self._services.now()  # a computer's thinking time counts for no clock
        record.clocks_then = list(record.clocks)
        record.is_dirty = record.is_dirty or bool(record.clocks)
        if self._decisions.drop_take_backs():
            self.tell_lobby()
        record.moved = int(self._services.now())  # after a crash the journal's own time is used
        if self.game.is_over and record.phase is not Phase.OVER:
            record.phase = Phase.OVER
            record.is_dirty = True
            self._decisions.clear()

    def run_clock(self) -> None:
        """Take the time since the last call from the clock of the person who is to decide."""
        now = self._services.now()
        record = self.record
        spent, self._clock_from = now - self._clock_from, now
        if self._game is None or record.paused or not record.clocks:
            return
        if self._game.asks_somebody:
            record.clocks[self._game.asked] -= int(max(spent, 0.0) * 1000)
            record.is_dirty = True

    @property
    def waits_for_computer(self) -> bool:
        """Whether a computer has to move."""
        game = self._game
        playing = self.record.phase is Phase.RUNNING and not self.record.paused
        if game is None or not playing or self.is_saving:
            return False
        return not (game.is_over or game.asks_somebody)

    # ---- what people decide together, and say

    def vote(self, voters: Sequence[int], wish: Wish, *, agrees: bool) -> None:
        """Let the seats of a connection vote; a decision is carried out at once."""
        self._decisions.vote(voters, wish, agrees=agrees)

    def pause(self, *, paused: bool) -> None:
        """Pause the game for everybody, or continue it."""
        with self._file.kept():
            self.record.paused = paused

    def take_over(self, seat: int, player: str) -> None:
        """Give a seat to another player."""
        self.game.match.take_over(seat, player)

    def chat(self, seat: int, phrase: str, text: str) -> None:
        """Send a chat line to everybody; a text that is too long is refused."""
        line = chat_line(seat, phrase, text)
        self.record.chat = kept_chat([*self.record.chat, line])
        self.record.is_dirty = True
        self._tell(Tell.CHAT, False, [line])

    # ---- who is here

    @property
    def takes_watchers(self) -> bool:
        """Whether one more person may watch."""
        watching = sum(not member.seats for member in self.members)
        most = self._services.limits.watchers_of_a_table
        return self.record.set_up.watchers and watching < most

    def come(self, member: Member) -> None:
        """Add a connection to the table."""
        self.members.append(member)
        self._changed.update(dict.fromkeys(member.seats, self._services.now()))
        self._decisions.drop_take_overs(member.seats)
        is_new = member.is_owner or self.record.hosting == ANY_SEAT
        if is_new and member.is_local and member.seats and self._services.of_window:
            self.record.hosting = min(member.seats)
            self.record.is_dirty = True

    def go(self, member: Member) -> bool:
        """Remove a connection from the table; return whether that decided a vote."""
        self.members.remove(member)
        self._changed.update(dict.fromkeys(member.seats, self._services.now()))
        self.quiet_since = self._services.now()
        return self._decisions.left()

    def stop(self) -> None:
        """The host is about to send everybody home; no vote is decided by that."""
        self._decisions.stop()

    def admit(self, number: int, *, admits: bool) -> list[Member]:
        """Allow or forbid watchers; return the members who have to leave.

        `number` is the watcher to remove, ANY_SEAT for all of them when watching is forbidden.
        """
        if admits != self.record.set_up.watchers:
            with self._file.kept():
                self.record.set_up = replace(self.record.set_up, watchers=admits)
            self.report(surroundings.DOOR, ANY_SEAT, text="open" if admits else "shut")
        if number != ANY_SEAT:
            sent = [self._watchers.with_number(number)]
        else:
            sent = [] if admits else self._watching
        for member in sent:
            self.report(surroundings.SENT_AWAY, ANY_SEAT, text=self._watchers.name(member))
        return [member for member in sent if not member.is_owner]

    def name_watcher(self, member: Member, name: str) -> None:
        """Set the name of a watcher, and send it to everybody."""
        self._watchers.update(self._watching, self._services.now())
        if called := self._watchers.take_name(member, name):
            self.report(surroundings.WATCHES, ANY_SEAT, text=called)

    @property
    def _watching(self) -> list[Member]:
        return [member for member in self.members if not member.seats]

    def people_here(self) -> set[int]:
        """Return the seats whose people are connected."""
        return {seat for member in self.members for seat in member.seats}

    def seconds(self, seat: int) -> int:
        """Return for how many seconds the person of a seat has been connected, or away."""
        return max(int(self._services.now() - self._changed[seat]), 0)

    # ---- what is told

    def lobby(self) -> Lobby:
        """Return the state of the table around the game: seats, votes and pause."""
        record = self.record
        here = self.people_here()
        seats = self._game.match.seats if self._game is not None else record.set_up.seats
        statuses = tuple(
            SeatStatus(
                *(seat.name, seat.player, seat.colour, bool(record.keys[at].owner)),
                *(at in here, self.seconds(at)),
            )
            for at, seat in enumerate(seats)
        )
        watchers = sum(not member.seats for member in self.members)
        return Lobby(record.phase, statuses, watchers, record.paused, self._decisions.open(here))

    def standing(self) -> GameStanding:
        """Return the standing of the game."""
        self.run_clock()
        return self.game.standing(self.seconds_since_move(), self.record.clocks)

    def seconds_since_move(self) -> int:
        """Return how long ago the last move was played."""
        return max(int(self._services.now()) - self.record.moved, 0)

    def _tell(self, kind: Tell, *fields: object) -> None:
        content = [written(field) for field in fields]  # once, however many hear it
        for member in list(self.members):
            member.tell(kind, *content)

    def around(self) -> TableSurroundings:
        """Return the watchers, votes and hosting of the table."""
        record = self.record
        now = self._services.now()
        self._watchers.update(self._watching, now)
        return TableSurroundings(
            host=self._services.name,
            hosting=record.hosting,
            admits=record.set_up.watchers,
            watchers=self._watchers.told(now),
            votes=self._decisions.courses(),
            follower=record.follower,
        )

    def tell_lobby(self) -> None:
        """Send the lobby and the surroundings to everybody."""
        self._tell(Tell.LOBBY, self.lobby())
        self._tell(Tell.AROUND, self.around())

    def report(
        self, kind: str, seat: int, *, vote: str = "", about: int = ANY_SEAT, text: str = ""
    ) -> None:
        """Send an event to everybody."""
        self._tell(Tell.EVENT, TableEvent(kind, seat, vote, about, text))

    def tell_follower(self, seat: int, follower: str) -> None:
        """Store the table of the next game with the same people, and send it to everybody."""
        with self._file.kept():
            self.record.follower = follower
        self.report(surroundings.AGAIN, seat)
        self._tell(Tell.AGAIN, follower)

    def tell_news(self) -> None:
        """Send everybody what has happened in the game since the last call."""
        fresh = self.game.take_fresh()
        standing = written(self.standing())  # once, however many look on
        for member in list(self.members):
            seen = [(at, *item) for at in observers(member.seats) for item in fresh[at]]
            member.tell(Tell.UPDATE, standing, self.game.ways(member.seats), seen)
        if self.phase is Phase.OVER:
            self.tell_lobby()
            self._tell_journal(self.members)

    def tell_seated(self) -> None:
        """Ask every client to join again, after a change of seats."""
        self._tell(Tell.REJOIN)

    def tell_all(self, member: Member) -> None:
        """Send a member the complete state of the table."""
        member.tell(Tell.LOBBY, self.lobby())
        member.tell(Tell.AROUND, self.around())
        member.tell(Tell.CHAT, True, self.record.chat)
        if self.phase is Phase.LOBBY:
            return
        game = self.game
        for at in observers(member.seats):
            first, items = game.history(at)
            for begin in range(0, len(items) + 1, MOST_ITEMS):
                part = items[begin : begin + MOST_ITEMS]
                member.tell(Tell.HISTORY, at, game.undos, first if begin == 0 else None, part)
        member.tell(Tell.UPDATE, self.standing(), game.ways(member.seats), [])
        self._tell_journal([member])

    def _tell_journal(self, members: Sequence[Member]) -> None:
        """Send the whole journal to these members, once the game is over."""
        if self.phase is Phase.OVER:
            content = read_regular_file(self._services.folder / self.record.journal, MOST_CONTENT)
            for member in members:
                member.tell(Tell.JOURNAL, content)

    # ---- the disk

    def save(self) -> None:
        """Write changes that are not urgent, if there are any; a full disk is tried again later."""
        self._file.save()

    def save_later(self) -> None:
        """Write such changes without waiting for the disk."""
        self._file.save_later()

    def remove_file(self) -> None:
        """Remove the table's file; the journal of its game stays."""
        self._file.remove()
