"""A load test: many tables with four clients each on one host."""

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.connection import broadcast

from game.engine.title import Options
from game.online.client.connection import make_connection
from game.online.client.membership import Membership, Memberships, membership_for_new_table
from game.online.client.remote_table import LinkChange, RemoteTable
from game.online.protocol.invitation import Address
from game.online.protocol.table_state import default_set_up
from game.records.records import HUMAN_PLAYER
from game.titles import Titles, title_by_name, title_names
from tools.proof.trial_host import TrialHost
from tools.systems.processes import memory_mb, processor_seconds

SEATS = 4
SECONDS_BETWEEN_MOVES = 4.0
RECONNECTION_COUNT = 40


@dataclass(slots=True)
class LoadLine:
    """A connection in this process's event loop."""

    address: Address
    table: str
    link: ClientConnection | None = None
    arrived: deque[bytes | LinkChange] = field(default_factory=deque)

    def take_arrival(self) -> bytes | LinkChange | None:
        """Return the next message that arrived, or None."""
        return self.arrived.popleft() if self.arrived else None

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        assert self.link is not None
        broadcast([self.link], frame)

    def reconnect(self) -> None:
        """Do nothing: these connections are never lost."""

    def close(self) -> None:
        """Close the connection."""
        if self.link is not None:
            self.link.transport.abort()


class FullHouse:
    """Many tables with four clients each, all in this process, and one host."""

    def __init__(self, host: TrialHost, tables: int) -> None:
        """Store the host and the number of tables; no client is connected yet."""
        self.host = host
        self.count = tables
        self.luck = Random(3)
        self.known = Memberships(host.folder)  # which stays empty
        self.tables: list[list[RemoteTable]] = []
        self.moved: dict[RemoteTable, float] = {}
        self.latencies: list[float] = []
        self.running: list[asyncio.Task[None]] = []
        self.moves = 0

    async def run(self, seconds: float) -> int:
        """Fill the tables, play for a while, and print the figures; return the exit code."""
        before = memory_mb(self.host.process.pid)
        for number in range(self.count):
            self.tables.append(await self.begin(title_names()[number % len(title_names())]))
        used = (memory_mb(self.host.process.pid) - before) / self.count
        busy = processor_seconds(self.host.process.pid)
        turns = [asyncio.ensure_future(self.play(one)) for one in self.tables]
        await asyncio.sleep(seconds)
        busy = processor_seconds(self.host.process.pid) - busy
        after = (memory_mb(self.host.process.pid) - before) / self.count
        times = [
            await self.come_back(self.luck.choice(self.tables)) for _ in range(RECONNECTION_COUNT)
        ]
        for turn in turns:
            turn.cancel()
        cuts = [1000 * cut for cut in quantiles(self.latencies, n=100)]
        a_second = self.moves / seconds
        print(f"{self.count} tables, {SEATS * self.count} clients, {a_second:.1f} moves a second")
        print(
            f"from a move to the others' screens: median {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms"
        )
        print(f"the host is busy for {1000 * busy / max(self.moves, 1):.1f} ms a move")
        print(f"memory a table: {used:.2f} MB at the start, {after:.2f} MB after {seconds:.0f} s")
        print(f"a reconnect, whole: median {median(times):.3f} s, longest {max(times):.3f} s")
        return 0

    async def join_or_open(self, membership: Membership, set_up: object = None) -> RemoteTable:
        """Connect a client and return its table."""
        line = LoadLine(self.host.address, membership.table)
        table = RemoteTable(line, Titles(), membership, set_up)  # type: ignore[arg-type]
        self.running.append(asyncio.ensure_future(self.listen(line, table)))
        while not (table.is_connected and table.seats):
            await asyncio.sleep(0.002)
        return table

    async def listen(self, line: LoadLine, table: RemoteTable) -> None:
        """Handle incoming messages, and record when another player's move is seen."""
        async with make_connection(line.address, line.table) as line.link:
            line.arrived.append(LinkChange(is_connected=True))
            table.process_arrivals_and_resend_overdue()
            async for content in line.link:
                assert isinstance(content, bytes)
                steps = table.step_count
                line.arrived.append(content)
                table.process_arrivals_and_resend_overdue()
                if table.step_count > steps and table in self.moved:
                    self.latencies.append(time.perf_counter() - self.moved.pop(table))

    async def begin(self, name: str) -> list[RemoteTable]:
        """Return the clients of a new table whose game has begun."""
        plan = default_set_up(
            title_by_name(name), Options(name, SEATS), [("", HUMAN_PLAYER)] * SEATS
        )
        first = await self.join_or_open(
            membership_for_new_table(self.host.address, range(SEATS), {0: "Ann"}), plan
        )
        seated = [first]
        for seat in range(1, SEATS):
            way = first.membership.invitation_to_seat(seat)
            assert way is not None
            seated.append(
                await self.join_or_open(
                    self.known.existing_or_new_membership_for_invitation(way, f"Guest {seat}")
                )
            )
        first.start_game()
        while not all(table.viewpoints and table.game_standing.moment for table in seated):
            await asyncio.sleep(0.002)
        return seated

    async def play(self, seated: list[RemoteTable]) -> None:
        """Make moves at a table from time to time."""
        while True:
            await asyncio.sleep(self.luck.uniform(0, 2 * SECONDS_BETWEEN_MOVES))
            asked = next(
                (table for table in seated if table.question_for_own_seat() is not None), None
            )
            if asked is None:
                continue
            move = self.luck.choice(asked.legal_moves())
            question = asked.question_for_own_seat()
            assert question is not None
            now = time.perf_counter()
            self.moved.update({table: now for table in seated if table is not asked})
            asked.send_answer(question.seat, move.code)
            self.moves += 1

    async def come_back(self, seated: list[RemoteTable]) -> float:
        """Return the seconds until a client without any data sees the table."""
        began = time.perf_counter()
        table = await self.join_or_open(seated[1].membership)
        while not (table.viewpoints and table.game_standing.moment):
            await asyncio.sleep(0.001)
        return time.perf_counter() - began
