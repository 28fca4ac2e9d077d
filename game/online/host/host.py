"""The host: many tables in one folder, the connected people, and one queue for all computers."""

import os
import random
import secrets
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from math import inf
from typing import Final

from game.engine.reasons import Reason, Unreadable
from game.files.toml_fields import cause_of
from game.match.computer_answers import NoAnswer
from game.online.host.host_lock import LOCK
from game.online.host.metrics import HostMetrics
from game.online.host.readable import HostedEdition, hosted_editions
from game.online.host.record import ENDING, SeatKeys, TableRecord, digest_of_secret, read_record
from game.online.host.services import RateLimit, Services
from game.online.host.table import HostedTable, TableMember
from game.online.protocol.invitation import SeatClaim
from game.online.protocol.messages import ANY_SEAT, HostMessageKind, Refused
from game.online.protocol.table_state import Phase, TableSetUp, check_players, check_set_up
from game.processes.notices import note
from game.records.records import HUMAN, NotSaved
from game.records.stored_files import open_folder
from game.system.locking import lock

CLOSING: Final = ".close"  # ending of a file's name that asks to close the table of that name
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LETTERS: Final = 7
MOST_LISTED: Final = 200
DAY: Final = 24 * 3600
MOST_ADDRESSES: Final = 10_000  # for which the rate of new tables is remembered
SAVED_AT_ONCE: Final = 4  # small files a second: each write to the disk delays everybody
MOST_FAILURES: Final = 3  # of a computer at one table, before a quick player takes its seat


class Host:
    """Owns the tables of a folder, which no other host can use at the same time.

    Everything runs on one thread. Computers of all tables think one after another, in the order of
    their turns.
    """

    def __init__(self, services: Services) -> None:
        """Lock the folder; Refused when another host has it, OSError when it cannot be used."""
        self.services = services
        self.metrics = HostMetrics()
        self.sessions: set[TableMember] = set()
        self.tables: dict[str, HostedTable] = {}
        self._waiting: deque[HostedTable] = deque()
        self._failures: dict[str, int] = {}
        self._openings: dict[str, RateLimit] = {}
        open_folder(services.tables_folder)
        self._lock = os.open(services.folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(self._lock)
        except BlockingIOError as error:
            os.close(self._lock)
            raise Refused("folder-in-use", folder=str(services.folder)) from error
        for file in sorted(services.tables_folder.glob(f"*{ENDING}")):
            try:
                record = read_record(self.services.tables_folder / file.name)
                title = check_set_up(record.set_up, self.services.titles)
            except Refused as refused:
                note(f"{file.name}: {self.services.say(refused.reason, '')}.")
            except (Unreadable, OSError) as problem:
                cause = cause_of(problem)
                note(f"{file.name} cannot be read: {cause}; the table is left as it is.")
            else:
                self.tables[record.table] = HostedTable(self.services, record, title)

    @cached_property
    def offered_editions(self) -> list[HostedEdition]:
        """The editions that can be played on this host."""
        return hosted_editions(self.services.titles)

    def public_tables(self) -> list[HostedTable]:
        """Return the tables in the public list: listed, and not over."""
        found = (table for table in self.tables.values() if table.record.set_up.listed)
        going = [table for table in found if table.phase is not Phase.OVER]
        return going[:MOST_LISTED]

    def open_table(
        self,
        set_up: TableSetUp,
        owner: bytes,
        own: Sequence[SeatClaim],
        codes: Mapping[int, bytes],
        address: str,
    ) -> HostedTable:
        """Open and return a new table; a repeated request of the same owner returns the first one.

        Refused when the set-up is not possible or there are too many tables.
        """
        for table in self.tables.values():
            if table.record.is_owner(owner):
                return table
        self._check_table_limits(address)
        title = check_set_up(set_up, self.services.titles)
        check_players(set_up, self.services.players)
        people = {at for at, seat in enumerate(set_up.seats) if seat.player == HUMAN}
        if not {one.seat for one in own} | set(codes) <= people:
            raise Refused("not-yours")
        seats = [
            replace(seat, name="" if at in people else seat.name or seat.player)
            for at, seat in enumerate(set_up.seats)
        ]
        opened = {at: SeatKeys(code=digest_of_secret(code)) for at, code in codes.items()}
        keys = [opened.get(at, SeatKeys()) for at in range(len(seats))]
        record = TableRecord(
            self._unused_table_name(), set_up.with_seats(seats), digest_of_secret(owner), keys
        )
        record.moved = int(self.services.now())
        table = HostedTable(self.services, record, title)
        table.seat_owner(own)
        self.tables[record.table] = table
        self.metrics.opened += 1
        return table

    def table_for_next_game(self, over: HostedTable, owner: bytes, address: str) -> HostedTable:
        """Return the table for the next game of the same people; Refused while this one is not
        over.

        It is opened by the first request: everybody has the same seat with the same secret, and
        the player who asked is the owner.
        """
        if over.phase is not Phase.OVER:
            raise Refused("not-over")
        if over.record.follower in self.tables:
            return self.tables[over.record.follower]
        self._check_table_limits(address)
        record = TableRecord(
            self._unused_table_name(),
            over.record.set_up,
            digest_of_secret(owner),
            list(over.record.keys),
        )
        record.moved = int(self.services.now())
        record.hosting = over.record.hosting
        record.is_joined = True
        table = HostedTable(self.services, record, over.title)
        table.seat_owner([])
        self.tables[record.table] = table
        self.metrics.opened += 1
        return table

    def _check_table_limits(self, address: str) -> None:
        """Refused when there are too many tables, or too many new ones from this address."""
        if len(self.tables) >= self.services.limits.tables:
            raise Refused("too-many-tables", most=self.services.limits.tables)
        if address and not self._opening_allowance(address).use_one(self.services.now()):
            raise Refused("too-fast")

    def _opening_allowance(self, address: str) -> RateLimit:
        if len(self._openings) > MOST_ADDRESSES:
            self._openings.clear()
        fresh = RateLimit(self.services.limits.tables_opened, self.services.now())
        return self._openings.setdefault(address, fresh)

    def _unused_table_name(self) -> str:
        while True:
            name = "".join(secrets.choice(LETTERS) for _ in range(NAME_LETTERS))
            name = f"{self.services.prefix}-{name}" if self.services.prefix else name
            if name not in self.tables:
                return name

    def close_table(self, table: HostedTable) -> None:
        """Close a table; the journal of its game stays."""
        self.close_connections(table.members, Reason("online.closed"), final=True)
        with suppress(ValueError):
            self._waiting.remove(table)
        table.unload_game()
        self.tables.pop(table.record.table, None)
        table.remove_file()

    def on_table_moved(self, table: HostedTable) -> None:
        """Send what was played or undone to everybody, and let computers go on."""
        table.send_news()
        self.queue_computer_move(table)

    def queue_computer_move(self, table: HostedTable) -> None:
        """Queue the table for a computer's move when it is a computer's turn."""
        if table.waits_for_computer and table not in self._waiting:
            self._waiting.append(table)
        self.services.wake()

    def run_next_computer(self) -> None:
        """Let the first computer in the queue think, or play its answer; one move at most."""
        while self._waiting and not self._waiting[0].waits_for_computer:
            self._waiting.popleft()
        if not self._waiting:
            return
        table = self._waiting[0]
        try:
            has_moved = table.game.run_computer()
        except (NoAnswer, NotSaved) as problem:
            self._waiting.rotate(-1)  # the next tick continues with it
            self._count_failure(table, problem)
            return
        # an error of the program must end neither the host nor other tables
        except Exception as fault:
            self._waiting.popleft()
            self.report_program_error(fault, table)
            return
        if has_moved:
            self._waiting.popleft()
            table.call_when_saved(partial(self._finish_computer_move, table))

    def continue_saved_tables(self) -> None:
        """Continue with the tables whose moves were written since the last call."""
        if self.services.saver is not None:
            self.services.saver.report_finished()

    def _finish_computer_move(self, table: HostedTable, problem: Exception | None) -> None:
        """Send a computer's move that was saved, or let it be asked again."""
        try:
            if problem is not None:
                raise problem
            self.metrics.moves_of_computers += 1
            self._failures.pop(table.record.table, None)
            table.on_game_changed()
            self.on_table_moved(table)
        except NotSaved as refusal:
            self._count_failure(table, refusal)
            self._waiting.append(table)
        # an error of the program must end neither the host nor other tables
        except Exception as fault:
            self.report_program_error(fault, table)

    def _count_failure(self, table: HostedTable, problem: NoAnswer | NotSaved) -> None:
        """Replace a computer by a quick one after several failures; it is asked again anyway."""
        name = table.record.table
        self._failures[name] = self._failures.get(name, 0) + 1
        if isinstance(problem, NoAnswer) and self._failures[name] >= MOST_FAILURES:
            with suppress(NotSaved):
                table.give_seat_to(table.game.deciding_seat, self.services.quick)
                table.send_lobby()

    def tick(self) -> None:
        """Do what depends on time; called about once a second."""
        now = self.services.now()
        limits = self.services.limits
        for session in list(self.sessions):
            if session.table is None and now - session.since > limits.seconds_to_greet:
                session.close_after_sending()
        dirty = [table for table in self.tables.values() if table.record.is_dirty]
        for table in random.sample(dirty, min(len(dirty), SAVED_AT_ONCE)):
            table.save_in_background()
        for table in list(self.tables.values()):
            if table.is_saving:
                continue
            quiet = not table.members and now - table.quiet_since > limits.seconds_in_memory
            if quiet and not table.waits_for_computer:
                table.unload_game()
            if not table.members and now - table.record.moved > self._days_kept(table) * DAY:
                self.close_table(table)
        for file in self.services.tables_folder.glob(f"*{CLOSING}"):
            wanted = self.tables.get(file.name.removesuffix(CLOSING))
            if wanted is not None:
                if wanted.is_saving:
                    continue  # the next tick closes it
                self.close_table(wanted)
            with suppress(OSError):
                file.unlink()
        self.run_next_computer()

    def _days_kept(self, table: HostedTable) -> float:
        """Return the days after which an unused table is closed."""
        limits = self.services.limits
        match table.phase:
            case Phase.RUNNING:
                return inf
            case Phase.OVER:
                return limits.days_after_the_end
        return limits.days_in_lobby if table.record.is_joined else limits.days_unjoined

    def _finish_saving(self) -> None:
        if self.services.saver is not None:
            self.services.saver.wait_for_all()

    def report_program_error(self, fault: Exception, table: HostedTable | None) -> None:
        """Report an error of the program to the operator; the table restarts from its journal."""
        self.metrics.faults += 1
        place = table.record.table if table is not None else "no table"
        note(f"A mistake of the program, at {place}: {fault!r}")
        if table is not None:
            with suppress(Exception):
                table.unload_game()

    @property
    def is_needed(self) -> bool:
        """Whether a client is connected, or a table is not over."""
        return bool(self.sessions) or any(
            table.phase is not Phase.OVER for table in self.tables.values()
        )

    def close_all_connections(self) -> None:
        """Close all connections, with a message that the host stops."""
        self._finish_saving()
        for table in self.tables.values():
            table.on_host_stopping()
        for session in list(self.sessions):
            name = self.services.name
            if session.table is not None:
                record = session.table.record
                hosting = record.seat_names[record.hosting] if record.hosting != ANY_SEAT else ""
                name = hosting or name
            reason = Reason("online.host-stops", {"host": name})
            self.close_connections([session], reason, final=False)

    def close_connections(
        self, members: Iterable[TableMember], reason: Reason, *, final: bool
    ) -> None:
        """Close these connections with a reason; `final` when it is useless to come back."""
        told = reason, final, self.services.say(reason, "")
        for member in list(members):
            member.send_message(HostMessageKind.REFUSED, *told)
            member.close_after_sending()

    def unlock_folder(self) -> None:
        """Unlock the folder; every table stays in it."""
        self._finish_saving()
        for table in self.tables.values():
            table.unload_game()
            table.save_if_changed()
        os.close(self._lock)
