"""A hosted table: who has which seat, who is here, and what they decide around a game."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final, Protocol

from game.engine.title import Title
from game.fields import cause_of
from game.match.beginnings import MOST_SEED, new_game
from game.match.match import Match
from game.names import name_of
from game.online.host.hosted_game import HostedGame
from game.online.host.record import MOST_CHAT, SeatKeys, TableRecord, digest, opens
from game.online.host.services import Services
from game.online.host.votes import BACK, COMPUTER, PAUSE, Votes
from game.online.protocol.invitation import SeatClaim
from game.online.protocol.messages import ANY_SEAT, Refused, Tell
from game.online.protocol.set_up import TableSetUp, check_players
from game.online.protocol.table_state import (
    ChatLine,
    GameStanding,
    Lobby,
    Phase,
    SeatStatus,
    TableStatus,
    TableSummary,
    plain_text,
)
from game.records.records import AUTOMA, HUMAN
from game.records.refusals import NotContinued, NotSaved

LONGEST_NAME: Final = 18
LONGEST_PHRASE: Final = 40  # letters of its key


class Member(Protocol):
    """A connection at a table: the seats it has proved to be its own."""

    seats: tuple[int, ...]
    is_owner: bool

    def tell(self, kind: Tell, *fields: object, request: int = 0) -> None:
        """Send something."""


class HostedTable:
    """Owns the record and, while it is in memory, the game of one table.

    Whatever is refused has changed nothing, and whatever is told is on the disk.
    """

    def __init__(self, services: Services, record: TableRecord, title: Title) -> None:
        """Take a table of the folder over; its game is read when somebody comes."""
        self.record, self.title = record, title
        self.members: list[Member] = []
        self._services = services
        self._votes = Votes()
        self._game: HostedGame | None = None
        self._changed = dict.fromkeys(range(len(record.keys)), services.now())  # here or away since
        self._clock_from = self.quiet_since = services.now()
        if record.journal:
            with suppress(OSError):
                written_at = (services.folder / record.journal).stat().st_mtime
                record.moved = max(record.moved, int(written_at))

    # ---- who has what

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        return self.record.phase

    def is_owner(self, secret: bytes) -> bool:
        """Whether a secret is that of whoever opened the table."""
        return opens(secret, self.record.owner)

    def seat_of(self, secret: bytes) -> int:
        """Return the seat a secret opens, ANY_SEAT for none."""
        keys = enumerate(self.record.keys)
        return next((at for at, each in keys if opens(secret, each.owner)), ANY_SEAT)

    def sit_down(self, wanted: Sequence[SeatClaim]) -> tuple[list[int], Refused | None]:
        """Return the seat of each who comes, ANY_SEAT for who has none, and a reason why not."""
        places, refused = [], None
        for one in wanted:
            at = self.seat_of(one.secret)
            try:
                places.append(at if at != ANY_SEAT else self._claim(one))
            except Refused as problem:
                places.append(ANY_SEAT)
                refused = problem
        return places, refused

    def _claim(self, wanted: SeatClaim) -> int:
        record, seats = self.record, self.record.set_up.seats
        invited = [at for at, keys in enumerate(record.keys) if opens(wanted.code, keys.code)]
        free = [at for at in range(len(seats)) if self._is_free(at)]
        if record.phase is not Phase.LOBBY:
            raise Refused("started")
        if wanted.code and not invited:
            raise Refused("used-invitation")
        if not invited and not (record.set_up.listed and name_of(wanted.name)):
            raise Refused("not-yours")
        choice = invited or [at for at in free if wanted.seat in (at, ANY_SEAT)]
        if not choice or choice[0] not in free:
            raise Refused("taken")
        at = choice[0]
        with self._kept():
            record.seat(at, keys=SeatKeys(digest(wanted.secret)), name=self._name(wanted.name, at))
        return at

    def seat_owner(self, own: Sequence[SeatClaim]) -> None:
        """Give a new table's owner the own seats, and put the table on the disk."""
        with self._kept():
            for one in own:
                keys = SeatKeys(digest(one.secret))
                self.record.seat(one.seat, keys=keys, name=self._name(one.name, one.seat))

    def _is_free(self, at: int) -> bool:
        return self.record.set_up.seats[at].player == HUMAN and not self.record.keys[at].owner

    def _name(self, wanted: str, at: int) -> str:
        names = [name for seat, name in enumerate(self.record.names) if seat != at]
        name = first = name_of(wanted, LONGEST_NAME) or f"{at + 1}"
        number = 2
        while name in names:
            name, number = f"{first} {number}", number + 1
        return name

    # ---- before the start

    def leave_seat(self, at: int) -> None:
        """Free a seat."""
        self._require_lobby()
        with self._kept():
            self.record.seat(at, keys=SeatKeys(), name="")
        self._turn_out(at)

    def seat_player(self, at: int, player: str) -> None:
        """Let a computer, or a person again, have a seat nobody has taken."""
        self._require_lobby()
        seats = self.record.set_up.seats
        if not 0 <= at < len(seats) or AUTOMA in (seats[at].player, player):
            raise Refused("not-yours")
        if self.record.keys[at].owner:
            raise Refused("taken")
        changed = [
            replace(seat, player=player if place == at else seat.player)
            for place, seat in enumerate(seats)
        ]
        check_players(self.record.set_up.with_seats(changed), self._services.players)
        with self._kept():
            name = "" if player == HUMAN else self._name(seats[at].name or player, at)
            self.record.seat(at, keys=self.record.keys[at], name=name, player=player)

    def invite(self, at: int, code: bytes) -> None:
        """Free a person's seat for whoever brings a new invitation."""
        self._require_lobby()
        if not 0 <= at < len(self.record.keys) or self.record.set_up.seats[at].player != HUMAN:
            raise Refused("not-yours")
        with self._kept():
            self.record.seat(at, keys=SeatKeys(b"", digest(code)), name="")
        self._turn_out(at)

    def _turn_out(self, at: int) -> None:
        for member in self.members:
            member.seats = tuple(seat for seat in member.seats if seat != at)

    def start(self) -> None:
        """Begin the game; its first steps are on the disk before anybody hears of them."""
        self._require_lobby()
        free = sum(map(self._is_free, range(len(self.record.keys))))
        if free:
            raise Refused("seats-free", count=free)
        set_up, order = self._drawn()
        services, record = self._services, self.record
        seats = [replace(seat, name=seat.name or seat.player) for seat in set_up.seats]
        beginning = new_game(self.title, set_up.options, seats, secrets.randbelow(MOST_SEED))
        journal = services.saves.create()
        match = Match.begin(beginning, journal)
        try:
            with self._kept():
                record.set_up, record.keys = set_up, [record.keys[old] for old in order]
                record.phase, record.journal = Phase.RUNNING, journal.name
                record.moved = int(services.now())
                record.clocks = [set_up.clock * 1000] * (len(seats) if set_up.clock else 0)
        except Refused:
            match.close()
            raise
        for member in self.members:
            member.seats = tuple(sorted(order.index(seat) for seat in member.seats))
        self._take(match)

    def _drawn(self) -> tuple[TableSetUp, list[int]]:
        """Return the set-up with the seats as they are played, and where each was before."""
        set_up = self.record.set_up
        order, seats = list(range(len(set_up.seats))), set_up.seats
        if not set_up.drawn:
            return set_up, order
        secrets.SystemRandom().shuffle(order)
        drawn = [replace(seats[old], colour=seats[new].colour) for new, old in enumerate(order)]
        options = set_up.options
        if options.automa is not None:
            places = [at for at, seat in enumerate(drawn) if seat.player == AUTOMA]
            options = replace(options, automa_seat=places[0])
        opening = replace(set_up.opening, options=options, seats=tuple(drawn))
        return replace(set_up, opening=opening, drawn=False), order

    def _require_lobby(self) -> None:
        if self.record.phase is not Phase.LOBBY:
            raise Refused("started")

    # ---- the game

    @property
    def game(self) -> HostedGame:
        """The game, which is read from its journal when it is not in memory; Refused when it
        cannot be gone on with, or has not begun.
        """
        if self._game is None:
            if self.record.phase is Phase.LOBBY:
                raise Refused("not-started")
            saves = self._services.saves
            try:
                journal = saves.reopen(saves.folder / self.record.journal)
                self._take(Match.resume(self.title, journal))
            except (NotSaved, NotContinued) as problem:
                detail = self._services.say(problem.reason, self.title.name)
                raise Refused("not-continued", detail=detail) from problem
        assert self._game is not None
        return self._game

    @property
    def is_loaded(self) -> bool:
        """Whether the game is in memory."""
        return self._game is not None

    def _take(self, match: Match) -> None:
        wake, noted = self._services.wake, lambda seat: None
        self._game = HostedGame(match, self._services.make_thinker(match, wake, noted))
        self._clock_from = self._services.now()
        if self._game.is_over:
            self.record.phase = Phase.OVER

    def unload(self) -> None:
        """Give the game up until somebody comes."""
        if self._game is not None:
            self.run_clock()
            self._game.close()
            self._game = None

    def play(self, seat: int, moment: int, code: int) -> bool:
        """Play a seat's answer; return whether it was new."""
        self._require_running(seat)
        self.run_clock()
        is_new = self.game.play(seat, moment, code)
        if is_new:
            self.moved()
        return is_new

    def take_back(self, seat: int, moment: int, *, turn: bool) -> None:
        """Take a seat's last decision, or its turn, back."""
        self._require_running(seat)
        self.run_clock()
        self.game.take_back(seat, moment, turn=turn)
        self.moved()

    def moved(self) -> None:
        """Something has been played or taken back."""
        record = self.record
        record.moved = int(self._services.now())  # after a kill the journal's own time tells it
        if self.game.is_over and record.phase is not Phase.OVER:
            record.phase, record.is_dirty = Phase.OVER, True
            self._votes.clear()

    def run_clock(self) -> None:
        """Take the time since the last call from the clock of the person who is asked."""
        now, record = self._services.now(), self.record
        spent, self._clock_from = now - self._clock_from, now
        if self._game is None or record.paused or not record.clocks:
            return
        asked = self._game.asked
        if asked >= 0 and self._game.match.seats[asked].player == HUMAN:
            record.clocks[asked] -= int(max(spent, 0.0) * 1000)
            record.is_dirty = True

    def _require_running(self, seat: int) -> None:
        if self.game.match.seats[seat].player != HUMAN:
            raise Refused("not-yours")  # a computer has it, until the others give it back
        if self.record.paused:
            raise Refused("paused")

    # ---- what people decide together, and say

    def vote(self, voters: Sequence[int], wish: tuple[str, int, str], *, agrees: bool) -> None:
        """Let the seats of a connection vote; what is decided happens at once."""
        kind, seat, player = wish
        if self.record.phase is not Phase.RUNNING:
            raise Refused("not-started" if self.record.phase is Phase.LOBBY else "over")
        self.run_clock()
        if agrees and kind in (COMPUTER, BACK):
            self._check_take_over(kind, seat, player)
        if not self._votes.say(wish, voters, self._people_here(), agrees=agrees):
            return
        if kind in (COMPUTER, BACK):
            self.take_over(seat, player if kind == COMPUTER else HUMAN)
        else:
            with self._kept():
                self.record.paused = kind == PAUSE

    def _check_take_over(self, kind: str, seat: int, player: str) -> None:
        if not 0 <= seat < len(self.record.keys) or not self.record.keys[seat].owner:
            raise Refused("not-yours")
        if kind == BACK:
            return
        if player not in self._services.players:
            raise Refused("unknown-player", player=player)
        away = not self.is_here(seat) and self._seconds(seat) >= self._services.limits.seconds_away
        overdrawn = bool(self.record.clocks) and self.record.clocks[seat] <= 0
        if not (away or overdrawn):
            raise Refused("still-here", name=self.record.names[seat])

    def take_over(self, seat: int, player: str) -> None:
        """Seat another player."""
        match = self.game.match
        if match.seats[seat].player != player:
            match.take_over(seat, player)

    def chat(self, seat: int, phrase: str, text: str) -> ChatLine:
        """Keep a line of the chat."""
        line = ChatLine(seat, plain_text(phrase)[:LONGEST_PHRASE], plain_text(text))
        if not (line.phrase or line.text):
            raise Refused("nothing-said")
        self.record.chat = [*self.record.chat, line][-MOST_CHAT:]
        self.record.is_dirty = True
        return line

    # ---- who is here

    @property
    def takes_watchers(self) -> bool:
        """Whether somebody more may look on."""
        watching = sum(not member.seats for member in self.members)
        most = self._services.limits.watchers_of_a_table
        return self.record.set_up.watchers and watching < most

    def come(self, member: Member) -> None:
        """Have one more connection at the table."""
        if member not in self.members:
            self.members.append(member)
        self._note_presence(member.seats)

    def go(self, member: Member) -> None:
        """Have one connection less."""
        if member in self.members:
            self.members.remove(member)
            self._note_presence(member.seats)
        self.quiet_since = self._services.now()

    def _note_presence(self, seats: Sequence[int]) -> None:
        self._changed.update(dict.fromkeys(seats, self._services.now()))

    def is_here(self, seat: int) -> bool:
        """Whether somebody who has the seat is connected."""
        return any(seat in member.seats for member in self.members)

    def _people_here(self) -> list[int]:
        return [at for at in range(len(self.record.keys)) if self.is_here(at)]

    def _seconds(self, seat: int) -> int:
        return max(int(self._services.now() - self._changed[seat]), 0)

    # ---- what is told

    def lobby(self) -> Lobby:
        """Return who is there and what is going on around the game."""
        record, here = self.record, self._people_here()
        seats = self._game.match.seats if self._game is not None else record.set_up.seats
        return Lobby(
            record.phase,
            tuple(
                SeatStatus(
                    *(seat.name, seat.player, seat.colour, bool(record.keys[at].owner)),
                    *(at in here, self._seconds(at)),
                )
                for at, seat in enumerate(seats)
            ),
            sum(not member.seats for member in self.members),
            record.paused,
            self._votes.open(here),
        )

    @property
    def waits_for_computer(self) -> bool:
        """Whether a computer has to move."""
        playing = self.record.phase is Phase.RUNNING and not self.record.paused
        return playing and self._game is not None and self._game.waits_for_computer

    def standing(self) -> GameStanding:
        """Return where the game stands."""
        self.run_clock()
        clocks = [left // 1000 for left in self.record.clocks]
        return self.game.standing(self.seconds_since_move(), clocks)

    def seconds_since_move(self) -> int:
        """Return how long ago something was played."""
        return max(int(self._services.now()) - self.record.moved, 0)

    def summary(self) -> TableSummary:
        """Return what a list shows."""
        set_up, record = self.record.set_up, self.record
        free = sum(map(self._is_free, range(len(record.keys))))
        options = set_up.options
        facts = record.phase, record.names, free, set_up.watchers
        return TableSummary(record.table, options.title, options.edition, *facts)

    def status(self, secrets_of_seats: Sequence[bytes]) -> TableStatus:
        """Return how the table stands for who brings these secrets."""
        record = self.record
        own = [seat for seat in map(self.seat_of, secrets_of_seats) if seat != ANY_SEAT]
        known = bool(own) or any(map(self.is_owner, secrets_of_seats))
        due = known and record.phase is Phase.RUNNING and not record.paused
        try:
            due = due and self.game.asked in own
        except Refused:
            due = False
        return TableStatus(
            record.table,
            known,
            record.phase if known else Phase.LOBBY,
            due,
            self.seconds_since_move(),
        )

    # ---- the disk

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """Put a change of the record on the disk, or take it back and refuse."""
        before = copy.copy(self.record)
        before.keys = list(before.keys)
        try:
            yield
            self.record.write(self._services.tables_folder)
        except OSError as error:
            self.record = before
            raise Refused("not-kept", cause=cause_of(error)) from error

    def save(self) -> None:
        """Put what is not urgent on the disk, if there is anything; a full disk waits."""
        if self.record.is_dirty:
            try:
                self.record.write(self._services.tables_folder)
            except OSError:
                self.record.is_dirty = True
