"""A host and people at their own screens, without a socket and without waiting."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from game.application.host_factory import english_reason_text
from game.client.session.driver import Driver
from game.engine.luck import Luck
from game.engine.title import Options, Title
from game.match.computer_players import ComputerPlayers
from game.online.client.membership import Membership, make_random_secret
from game.online.client.remote_table import LinkChange, RemoteTable
from game.online.host.background_saving import WriteRunner
from game.online.host.host import Host
from game.online.host.host_services import HostLimits, HostServices
from game.online.host.session import Session
from game.online.host.table import HostedTable
from game.online.protocol.invitation import Address, SeatClaim, SeatInvitation
from game.online.protocol.table_state import TableSetUp, default_set_up
from game.records.records import HUMAN_PLAYER
from tests.client.toy_players import ToyPlayers
from tests.helpers.present import present
from tests.titles.lanterns.games import TITLE
from tests.titles.lanterns.title import lanterns_options

ADDRESS = Address("127.0.0.1", 1)
NO_LIMITS = HostLimits(
    frames_of_a_connection=(1e9, 0),
    chat_lines=(1e9, 0),
    chat_lines_of_watchers=(1e9, 0),
    whole_views=(1e9, 0),
)
TITLES: Mapping[str, Title] = {TITLE.name: TITLE}


class HostEnd:
    """Where a session sends: straight into what has arrived at the client."""

    def __init__(self, line: MemoryLine) -> None:
        """Belong to a line."""
        self.line = line
        self.is_up = True

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        if self.is_up:
            self.line.told.append(frame)
            self.line.arrived.append(frame)

    def close_after_sending(self) -> None:
        """End the connection; the client dials again."""
        if self.is_up:
            self.is_up = False
            self.line.arrived.append(LinkChange(is_connected=False))
            self.line.dial()


class MemoryLine:
    """A wire that leads into a host of this process; what it is told is heard at once."""

    def __init__(self, club: Club) -> None:
        """Be connected."""
        self.club = club
        self.arrived: deque[bytes | LinkChange] = deque()
        self.told: list[bytes] = []  # by the host
        self.asked: list[bytes] = []
        self.is_closed = False
        self.is_held = False  # what the host tells is on its way until this ends
        self.dial()

    def dial(self) -> None:
        """Connect, unless it was closed."""
        if not self.is_closed:
            self.end = HostEnd(self)
            self.session = Session(self.club.host, self.end)
            self.arrived.append(LinkChange(is_connected=True))

    def drop(self) -> None:
        """Lose the connection, and what was on its way; nobody dials."""
        self.end.is_up = False
        self.session.on_connection_lost()
        self.arrived.clear()
        self.arrived.append(LinkChange(is_connected=False))

    def take_arrival(self) -> bytes | LinkChange | None:
        """Return the next thing that arrived."""
        return self.arrived.popleft() if self.arrived and not self.is_held else None

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        self.asked.append(frame)
        self.session.handle_request(frame)

    def reconnect(self) -> None:
        """Give the connection up for a new one."""
        self.drop()
        self.dial()

    def use_address_for_next_connection(self, address: Address) -> None:
        """Dial another address; there is one host alone."""
        self.moved_to = address

    def close(self) -> None:
        """Give it up for good."""
        self.is_closed = True
        self.drop()


class Club:
    """One host in a folder, its clock, and the tables at which people sit."""

    def __init__(
        self,
        folder: Path,
        titles: Mapping[str, Title] = TITLES,
        players: ComputerPlayers | None = None,
        limits: HostLimits = NO_LIMITS,
        saver: WriteRunner | None = None,
    ) -> None:
        """Open the host."""
        self.folder = folder
        self.titles = titles
        self.limits = limits
        self.saver = saver
        self.players = players or ToyPlayers()
        self.time = 1000.0
        self.of_window = False
        self.tables: list[RemoteTable] = []
        self.lines: list[MemoryLine] = []
        self.host = self.open_host()

    def open_host(self) -> Host:
        """Return a host of the folder."""
        return Host(
            HostServices(
                self.folder,
                self.titles,
                self.players.player_kinds,
                self.players.quick_player_kind,
                lambda match: Driver(match, self.players, lambda: None, lambda seat: None),
                english_reason_text,
                lambda: None,
                "club",
                "",
                self.limits,
                lambda: self.time,
                self.of_window,
                write_runner=self.saver,
            )
        )

    def restart(self) -> None:
        """Stop the host and start it again; everybody dials."""
        self.host.unload_tables_and_unlock_folder()
        self.host = self.open_host()
        for line in self.lines:
            line.arrived.append(LinkChange(is_connected=False))
            line.dial()
        self.settle()

    def line(self) -> MemoryLine:
        """Return one more connection."""
        self.lines.append(MemoryLine(self))
        return self.lines[-1]

    def join_or_open(self, membership: Membership, set_up: TableSetUp | None = None) -> RemoteTable:
        """Let somebody come to a table, or open one."""
        table = RemoteTable(self.line(), self.titles, membership, set_up, lambda: self.time)
        self.tables.append(table)
        self.settle()
        return table

    def open(self, own: Mapping[int, str], set_up: TableSetUp | None = None) -> RemoteTable:
        """Open a table, with seats of one's own."""
        set_up = set_up or lanterns_set_up()
        people = [at for at, seat in enumerate(set_up.seats) if seat.player == HUMAN_PLAYER]
        codes = tuple((at, make_random_secret()) for at in people if at not in own)
        seats = tuple(SeatClaim(at, name, make_random_secret()) for at, name in own.items())
        return self.join_or_open(
            Membership(ADDRESS, "", make_random_secret(), seats, codes), set_up
        )

    def invited(self, invitation: SeatInvitation | None, name: str) -> RemoteTable:
        """Let somebody sit down by an invitation."""
        way = present(invitation)
        seat = SeatClaim(way.seat, name, make_random_secret(), way.secret)
        return self.join_or_open(Membership(ADDRESS, way.table, own_seat_claims=(seat,)))

    def watch(self, table: RemoteTable, name: str = "") -> RemoteTable:
        """Let somebody look on."""
        membership = Membership(ADDRESS, table.membership.table)
        watcher = RemoteTable(self.line(), self.titles, membership, None, lambda: self.time)
        watcher.watcher_name = name
        self.tables.append(watcher)
        self.settle()
        return watcher

    def hosted(self, table: RemoteTable) -> HostedTable:
        """Return the host's side of a table."""
        return self.host.tables[table.membership.table]

    def line_of(self, table: RemoteTable) -> MemoryLine:
        """Return the connection of a table."""
        return self.lines[self.tables.index(table)]

    def settle(self) -> None:
        """Let everything happen that can."""
        for _ in range(10_000):
            self.host.call_back_for_ended_writes()
            moving = [table.process_arrivals_and_resend_overdue() for table in self.tables]
            self.host.advance_first_queued_computer()
            waits = any(table.waits_for_computer for table in self.host.tables.values())
            if not (any(moving) or waits):
                return
        raise AssertionError("the club never comes to rest")

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self.time += seconds
        self.host.run_periodic_tasks()
        self.settle()

    def play(self, luck: Luck, decisions: int = 100_000) -> None:
        """Let everybody play at random, so many decisions or to the end."""
        for _ in range(decisions):
            asked = next(
                (table for table in self.tables if table.question_for_own_seat() is not None), None
            )
            if asked is None:
                return
            moves = asked.legal_moves()
            code = moves[luck.draw_below(len(moves))].code
            asked.send_answer(present(asked.question_for_own_seat()).seat, code)
            self.settle()


def lanterns_set_up(
    players: Sequence[str] = (HUMAN_PLAYER, HUMAN_PLAYER, HUMAN_PLAYER),
) -> TableSetUp:
    """Return a table for Lanterns."""
    return default_set_up(
        TITLE, lanterns_options(len(players)), [("", player) for player in players]
    )


def set_up_of(title: Title, options: Options, players: Sequence[str]) -> TableSetUp:
    """Return a table for any game."""
    return default_set_up(title, options, [("", player) for player in players])


Tables = list[RemoteTable]


def sitting(club: Club, set_up: TableSetUp | None = None) -> Tables:
    """Return a table for each person of a set-up, at a game that has begun."""
    first = club.open({0: "Ann"}, set_up)
    others = [
        club.invited(first.membership.invitation_to_seat(at), f"Guest {at}")
        for at, _ in first.membership.invitation_codes
    ]
    first.start_game()
    club.settle()
    return [first, *others]


def listed(set_up: TableSetUp) -> TableSetUp:
    """Return a set-up that everybody may find."""
    return replace(set_up, is_listed=True)
