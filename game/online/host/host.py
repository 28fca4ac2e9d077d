"""The host: many tables in one folder, the connected people, and one queue for all computers."""

import random
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from math import inf
from typing import Final

from game.engine.reasons import Reason, Unreadable
from game.files.toml_fields import error_cause_text
from game.match.computer_answers import NoAnswer
from game.online.host.host_lock import HostFolderLock
from game.online.host.host_services import HostServices, RateLimit
from game.online.host.metrics import HostMetrics
from game.online.host.readable_moves import hosted_editions
from game.online.host.table import HostedTable
from game.online.host.table_member import TableMember
from game.online.host.table_record import (
    RECORD_FILE_ENDING,
    SeatSecretDigests,
    TableRecord,
    read_record,
    secret_digest,
)
from game.online.protocol.host_messages import RefusedMessage
from game.online.protocol.invitation import SeatClaim, make_random_table_name
from game.online.protocol.messages import ANY_OR_NO_SEAT, Refused
from game.online.protocol.table_state import (
    HostedEdition,
    Phase,
    TableSetUp,
    check_player_kinds_and_person,
    check_set_up_and_return_title,
)
from game.processes.console_messages import print_message
from game.records.atomic_files import create_and_clean_folder
from game.records.records import HUMAN_PLAYER, NotSaved

CLOSE_REQUEST_FILE_ENDING: Final = (
    ".close"  # ending of a file's name that asks to close the table of that name
)
MAX_LISTED_TABLES: Final = 200
SECONDS_PER_DAY: Final = 24 * 3600
MAX_ADDRESSES_WITH_TABLE_RATE: Final = 10_000  # for which the rate of new tables is remembered
MAX_SAVES_PER_TICK: Final = 4  # small files a second: each write to the disk delays everybody
MAX_FAILURES_BEFORE_QUICK_SUBSTITUTE: Final = (
    3  # of a computer at one table, before a quick player takes its seat
)


class Host:
    """Owns all tables of a folder, which only one host can use at a time.

    Everything runs on one thread. The computer players of all tables think one after another, in
    the order in which their turns came.
    """

    def __init__(self, services: HostServices) -> None:
        """Lock the folder; raise Refused when another host has it, OSError when it cannot be
        used.
        """
        self.services = services
        self.metrics = HostMetrics()
        self.sessions: set[TableMember] = set()
        self.tables: dict[str, HostedTable] = {}
        self._computer_queue: deque[HostedTable] = deque()
        self._computer_failures_by_table: dict[str, int] = {}
        self._table_opening_rate_limits: dict[str, RateLimit] = {}
        create_and_clean_folder(services.tables_folder)
        self._folder_lock = HostFolderLock(services.folder)
        for file in sorted(services.tables_folder.glob(f"*{RECORD_FILE_ENDING}")):
            try:
                record = read_record(self.services.tables_folder / file.name)
                title = check_set_up_and_return_title(record.set_up, self.services.titles)
            except Refused as refused:
                print_message(
                    f"{file.name}: {self.services.reason_to_sentence(refused.reason, '')}."
                )
            except (Unreadable, OSError) as problem:
                cause = error_cause_text(problem)
                print_message(f"{file.name} cannot be read: {cause}; the table is left as it is.")
            else:
                self.tables[record.table] = HostedTable(self.services, record, title)

    @cached_property
    def offered_editions(self) -> list[HostedEdition]:
        """The editions that can be played on this host."""
        return hosted_editions(self.services.titles)

    def first_listed_unfinished_tables(self) -> list[HostedTable]:
        """Return the first MAX_LISTED_TABLES tables that are listed and whose game is not over."""
        found = (table for table in self.tables.values() if table.record.set_up.is_listed)
        going = [table for table in found if table.phase is not Phase.OVER]
        return going[:MAX_LISTED_TABLES]

    def open_table(
        self,
        set_up: TableSetUp,
        owner_secret: bytes,
        owner_claims: Sequence[SeatClaim],
        invitation_codes: Mapping[int, bytes],
        address: str,
    ) -> HostedTable:
        """Open and return a new table; if the owner repeats the request, return the table of the
        first one.

        Raise Refused when the set-up is not possible, when a claim or code is not for a person's
        seat, when there are too many tables, or when too many were opened from the network
        `address`.
        """
        for table in self.tables.values():
            if table.record.is_owner_secret(owner_secret):
                return table
        self._check_table_limits(address)
        title = check_set_up_and_return_title(set_up, self.services.titles)
        check_player_kinds_and_person(set_up, self.services.offered_computer_kinds)
        people = {at for at, seat in enumerate(set_up.seats) if seat.player == HUMAN_PLAYER}
        if not {one.seat for one in owner_claims} | set(invitation_codes) <= people:
            raise Refused("not-yours")
        seats = [
            replace(seat, name="" if at in people else seat.name or seat.player)
            for at, seat in enumerate(set_up.seats)
        ]
        opened = {
            at: SeatSecretDigests(invitation_digest=secret_digest(code))
            for at, code in invitation_codes.items()
        }
        keys = [opened.get(at, SeatSecretDigests()) for at in range(len(seats))]
        record = TableRecord(
            self._unused_table_name(), set_up.with_seats(seats), secret_digest(owner_secret), keys
        )
        record.last_move_time = int(self.services.clock())
        table = HostedTable(self.services, record, title)
        table.give_owner_seats(owner_claims)
        self.tables[record.table] = table
        self.metrics.opened_table_count += 1
        return table

    def find_or_open_next_table(
        self, finished_table: HostedTable, owner_secret: bytes, address: str
    ) -> HostedTable:
        """Return the table for the next game of the people of `finished_table`, and open it if it
        does not exist yet; raise Refused while that game is not over.

        In a new table all people keep their seats and secrets, and the player who requested it is
        the owner.
        """
        if finished_table.phase is not Phase.OVER:
            raise Refused("not-over")
        if finished_table.record.next_table in self.tables:
            return self.tables[finished_table.record.next_table]
        self._check_table_limits(address)
        record = TableRecord(
            self._unused_table_name(),
            finished_table.record.set_up,
            secret_digest(owner_secret),
            list(finished_table.record.seat_secret_digests),
        )
        record.last_move_time = int(self.services.clock())
        record.hosting_seat = finished_table.record.hosting_seat
        record.has_been_joined = True
        table = HostedTable(self.services, record, finished_table.title)
        table.give_owner_seats([])
        self.tables[record.table] = table
        self.metrics.opened_table_count += 1
        return table

    def _check_table_limits(self, address: str) -> None:
        """Raise Refused when there are too many tables, or when too many were opened from the
        network `address`. Otherwise this uses up one of the openings that the address may have."""
        if len(self.tables) >= self.services.limits.tables:
            raise Refused("too-many-tables", most=self.services.limits.tables)
        if address and not self._table_opening_rate_limit(address).try_use_one(
            self.services.clock()
        ):
            raise Refused("too-fast")

    def _table_opening_rate_limit(self, address: str) -> RateLimit:
        if len(self._table_opening_rate_limits) > MAX_ADDRESSES_WITH_TABLE_RATE:
            self._table_opening_rate_limits.clear()
        fresh = RateLimit(self.services.limits.tables_opened_by_an_address, self.services.clock())
        return self._table_opening_rate_limits.setdefault(address, fresh)

    def _unused_table_name(self) -> str:
        while True:
            name = make_random_table_name(self.services.table_name_prefix)
            if name not in self.tables:
                return name

    def close_table_and_remove_file(self, table: HostedTable) -> None:
        """Close a table for all its members and remove its file; the journal of its game stays."""
        self.refuse_and_close_connections(
            table.people.members, Reason("online.closed"), is_final=True
        )
        with suppress(ValueError):
            self._computer_queue.remove(table)
        table.unload_game()
        self.tables.pop(table.record.table, None)
        table.remove_file()

    def send_update_and_queue_computer(self, table: HostedTable) -> None:
        """Send everybody at the table what was played or undone, and queue the table for a
        computer's move.
        """
        table.messages.send_game_update()
        self.queue_computer_move_if_due(table)

    def queue_computer_move_if_due(self, table: HostedTable) -> None:
        """Add the table to the queue of computer moves if a computer has to move and it is not
        queued yet; wake the host."""
        if table.waits_for_computer and table not in self._computer_queue:
            self._computer_queue.append(table)
        self.services.wake_event_loop()

    def advance_first_queued_computer(self) -> None:
        """Let the computer of the first table in the queue go on thinking, or play its move; at
        most one move is played. Tables that wait for no computer any more leave the queue."""
        while self._computer_queue and not self._computer_queue[0].waits_for_computer:
            self._computer_queue.popleft()
        if not self._computer_queue:
            return
        table = self._computer_queue[0]
        try:
            has_moved = table.game.advance_computer()
        except (NoAnswer, NotSaved) as problem:
            self._computer_queue.rotate(-1)  # the next tick continues with it
            self._handle_computer_failure(table, problem)
            return
        # an error of the program must end neither the host nor other tables
        except Exception as fault:
            self._computer_queue.popleft()
            self.report_error_and_unload_game(fault, table)
            return
        if has_moved:
            self._computer_queue.popleft()
            table.call_when_saved_and_resume_requests(
                partial(self._on_computer_move_saved_or_failed, table)
            )

    def call_back_for_ended_writes(self) -> None:
        """Call the callbacks of the writes that have ended since the last call, so that their
        tables go on."""
        if self.services.write_runner is not None:
            self.services.write_runner.call_back_for_ended_writes()

    def _on_computer_move_saved_or_failed(
        self, table: HostedTable, error: Exception | None
    ) -> None:
        """Count and send a computer's move that has been saved; if it could not be saved (`error`
        is NotSaved), put the table back in the queue of computer players. After any other error
        report it and unload the game."""
        try:
            if error is not None:
                raise error
            self.metrics.computer_move_count += 1
            self._computer_failures_by_table.pop(table.record.table, None)
            table.update_after_move_or_undo()
            self.send_update_and_queue_computer(table)
        except NotSaved as refusal:
            self._handle_computer_failure(table, refusal)
            self._computer_queue.append(table)
        # an error of the program must end neither the host nor other tables
        except Exception as fault:
            self.report_error_and_unload_game(fault, table)

    def _handle_computer_failure(self, table: HostedTable, error: NoAnswer | NotSaved) -> None:
        """Count a failure of a table's computer; when it has given no answer
        MAX_FAILURES_BEFORE_QUICK_SUBSTITUTE times, give its seat to the quick computer player."""
        name = table.record.table
        self._computer_failures_by_table[name] = self._computer_failures_by_table.get(name, 0) + 1
        if (
            isinstance(error, NoAnswer)
            and self._computer_failures_by_table[name] >= MAX_FAILURES_BEFORE_QUICK_SUBSTITUTE
        ):
            with suppress(NotSaved):
                table.set_player_kind_of_seat(
                    table.game.deciding_seat, self.services.quick_substitute_kind
                )
                table.messages.send_lobby_and_surroundings()

    def run_periodic_tasks(self) -> None:
        """Do what is due about once a second.

        Close connections that have not joined a table in time, start to save changed tables, unload
        games without people, close tables that are unused for days or that another program asked to
        close, and advance the first waiting computer.
        """
        now = self.services.clock()
        limits = self.services.limits
        for session in list(self.sessions):
            if (
                session.table is None
                and now - session.started_at > limits.seconds_to_greet_and_join
            ):
                session.close_after_sending()
        dirty = [table for table in self.tables.values() if table.record.has_unwritten_change]
        for table in random.sample(dirty, min(len(dirty), MAX_SAVES_PER_TICK)):
            table.save_in_background()
        for table in list(self.tables.values()):
            if table.is_saving:
                continue
            quiet = (
                not table.people.members
                and now - table.quiet_since > limits.seconds_in_memory_without_people
            )
            if quiet and not table.waits_for_computer:
                table.unload_game()
            if (
                not table.people.members
                and now - table.record.last_move_time
                > self._days_before_closing_unused(table) * SECONDS_PER_DAY
            ):
                self.close_table_and_remove_file(table)
        for file in self.services.tables_folder.glob(f"*{CLOSE_REQUEST_FILE_ENDING}"):
            wanted = self.tables.get(file.name.removesuffix(CLOSE_REQUEST_FILE_ENDING))
            if wanted is not None:
                if wanted.is_saving:
                    continue  # the next tick closes it
                self.close_table_and_remove_file(wanted)
            with suppress(OSError):
                file.unlink()
        self.advance_first_queued_computer()

    def _days_before_closing_unused(self, table: HostedTable) -> float:
        """Return after how many days without people the table is closed, by its phase; infinity
        for a running game."""
        limits = self.services.limits
        match table.phase:
            case Phase.RUNNING:
                return inf
            case Phase.OVER:
                return limits.days_after_end_of_game
        return (
            limits.days_in_lobby if table.record.has_been_joined else limits.days_with_owner_alone
        )

    def _wait_for_all_writes(self) -> None:
        if self.services.write_runner is not None:
            self.services.write_runner.wait_for_all_writes()

    def report_error_and_unload_game(self, fault: Exception, table: HostedTable | None) -> None:
        """Print and count an error of the program, and unload the table's game, which is then
        reread from its journal."""
        self.metrics.fault_count += 1
        place = table.record.table if table is not None else "no table"
        print_message(f"A mistake of the program, at {place}: {fault!r}")
        if table is not None:
            with suppress(Exception):
                table.unload_game()

    @property
    def has_client_or_unfinished_table(self) -> bool:
        """Whether a client is connected, or a table is not over."""
        return bool(self.sessions) or any(
            table.phase is not Phase.OVER for table in self.tables.values()
        )

    def close_all_connections(self) -> None:
        """Wait for all writes, then close all connections, with a message that the host stops."""
        self._wait_for_all_writes()
        for table in self.tables.values():
            table.stop_deciding_votes_by_departure()
        for session in list(self.sessions):
            name = self.services.host_name
            if session.table is not None:
                record = session.table.record
                hosting = (
                    record.seat_names[record.hosting_seat]
                    if record.hosting_seat != ANY_OR_NO_SEAT
                    else ""
                )
                name = hosting or name
            reason = Reason("online.host-stops", {"host": name})
            self.refuse_and_close_connections([session], reason, is_final=False)

    def refuse_and_close_connections(
        self, members: Iterable[TableMember], reason: Reason, *, is_final: bool
    ) -> None:
        """Send these members a refusal with the reason, and close their connections; with
        `is_final` the clients do not reconnect."""
        refusal = RefusedMessage(reason, is_final, self.services.reason_to_sentence(reason, ""))
        for member in list(members):
            member.send_message(refusal)
            member.close_after_sending()

    def unload_tables_and_unlock_folder(self) -> None:
        """Wait for all writes, unload every game, save every changed table, and release the lock
        of the folder."""
        self._wait_for_all_writes()
        for table in self.tables.values():
            table.unload_game()
            table.save_if_changed()
        self._folder_lock.release()
