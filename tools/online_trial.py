"""Friends at their own screens, on one machine over real sockets.

    .venv/bin/python tools/online_trial.py games --kills 100
    .venv/bin/python tools/online_trial.py games --title T --games 3 --calm
    .venv/bin/python tools/online_trial.py hostile --frames 100000
    .venv/bin/python tools/online_trial.py load --tables 200 --seconds 60

`games`: five clients play whole games while messages are delayed, doubled and cut, and clients and
host are killed. Nothing confirmed is lost, nothing is seen that was not saved, all end alike.
`hostile`: broken frames and a reader who never reads, beside a game that ends all the same.
`load`: the time from a move to the others' screens, memory a table, and the time of a reconnect.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.connection import broadcast
from websockets.exceptions import WebSocketException

from game.engine.title import Options
from game.online.client.connection import dialled
from game.online.client.membership import Membership, Memberships, new_secret, new_table
from game.online.client.remote_table import LinkChange, RemoteTable
from game.online.online_play import OnlinePlay
from game.online.protocol.invitation import Address
from game.online.protocol.messages import VERSION, Ask, frame
from game.online.protocol.table_state import planned
from game.records.records import HUMAN
from game.titles import Titles, title, titles, usual
from tools.proof.friends import TrialGame, TrialHost
from tools.starting import TerminalBar, run_tool

BAD_LUCK = 0.01  # the share of messages that come twice, and that come cut off
KILLS_A_GAME = 12
SEATS = 4
SECONDS_BETWEEN_MOVES = 4.0
RECONNECTS = 40
FRAMES_A_CONNECTION = 10


def main(arguments: list[str]) -> int:
    """Do what is asked; 1 when anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("trial", choices=("games", "hostile", "load"))
    parser.add_argument("--title", choices=titles(), action="append")
    parser.add_argument("--games", type=int, default=1, help="of each title")
    parser.add_argument("--kills", type=int, default=0, help="more games, until so many were made")
    parser.add_argument("--calm", action="store_true", help="without bad luck or kills")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--frames", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder)) as host:
        if wanted.trial == "load":
            return asyncio.run(FullHouse(host, wanted.tables).run(wanted.seconds))
        play = OnlinePlay(Titles(), Path(folder))
        try:
            if wanted.trial == "hostile":
                return hostile(play, host, wanted.frames)
            return games(play, host, wanted)
        finally:
            play.close()


@contextmanager
def hosted(folder: Path) -> Iterator[TrialHost]:
    """Have a host meanwhile."""
    host = TrialHost(folder / "host")
    try:
        yield host
    finally:
        host.kill()


def games(play: OnlinePlay, host: TrialHost, wanted: argparse.Namespace) -> int:
    """Play whole games; a failed one is told in a line."""
    names = wanted.title or titles()
    killed = 0
    failed = 0
    number = 0
    share = 0.0 if wanted.calm else BAD_LUCK
    bar = TerminalBar(max(wanted.kills, 1), "kills")
    while number < wanted.games * len(names) or killed < wanted.kills:
        name = names[number % len(names)]
        seed = wanted.seed + number
        number += 1
        try:
            game = TrialGame(play, host, name, seed, share)
            while not game.is_over:
                game.play_for(game.luck.uniform(0.05, 1.0))
                if not wanted.calm and killed < max(wanted.kills, number * KILLS_A_GAME):
                    killed += 1
                    bar.advance(1)
                    (game.kill_host if game.luck.random() < 0.4 else game.kill_client)()
            game.check_end()
            game.close()
        except AssertionError as error:
            failed += 1
            again = f"games --title {name} --seed {seed} --games 1"
            print(f"tools/online_trial.py {again}: {error}", flush=True)
    print(f"{number} games, {killed} kills, {failed} with a fault, {bar.seconds:.0f} s")
    return 1 if failed else 0


# Hostile clients.


def hostile(play: OnlinePlay, host: TrialHost, frames: int) -> int:
    """Send broken frames, and never read, while a game is played to its end."""
    began = time.monotonic()
    luck = Random(1)
    game = TrialGame(play, host, titles()[0], 1, 0.0)
    table = game.friends[0].table.membership.table
    attack = asyncio.run_coroutine_threadsafe(
        attacked(host.address, table, frames, luck), play.loop
    )
    game.until(lambda: game.is_over, 600.0)
    game.until(attack.done, 3600.0)
    game.check_end()
    again = TrialGame(play, host, titles()[-1], 2, 0.0)
    again.until(lambda: again.is_over, 600.0)
    again.check_end()
    again.close()
    game.close()
    print(
        f"{attack.result()} broken frames and a reader who never reads, in "
        f"{time.monotonic() - began:.0f} s; two games were played to their ends beside them"
    )
    return 0


async def attacked(address: Address, table: str, frames: int, luck: Random) -> int:
    """Send broken frames in many connections; return how many."""
    hello = frame(Ask.HELLO, 1, VERSION, "nobody")
    slow = await dialled(address, table)
    for content in (hello, frame(Ask.JOIN, 2, table, b"", [])):
        await slow.send(content)
    slow.transport.pause_reading()  # and never reads again
    good = good_frames(table)
    sent = 0
    while sent < frames:
        with suppress(WebSocketException, OSError):
            async with dialled(address) as link:
                await link.send(hello)
                for _ in range(FRAMES_A_CONNECTION):
                    sent += 1
                    await link.send(broken(luck.choice(good), luck))
    slow.transport.abort()
    await slow.wait_closed()
    return sent


def good_frames(table: str) -> list[bytes]:
    """Return a frame of each kind that asks for something."""
    first = title(usual())
    secret = new_secret()
    set_up = planned(first, Options(first.name, 2), [("", HUMAN)] * 2)
    fields: dict[Ask, tuple[object, ...]] = {
        Ask.OPEN: (set_up, secret, [[0, "Eve", secret, b""]], [[1, secret]]),
        Ask.JOIN: (table, secret, [[0, "Eve", secret, b""]]),
        Ask.LOOK: ([[table, [secret]]],),
        Ask.PLAY: (0, 12, 2**40),
        Ask.UNDO: (0, 12, True),
        Ask.CHAT: ("hello", "text"),
        Ask.VOTE: ("computer", 1, "ai:3", True),
        Ask.SEAT: (1, HUMAN, "", secret),
        Ask.PLAN: (first.name, "", [], [["", HUMAN], ["", HUMAN]]),
        Ask.MOVES: (0,),
        Ask.POSITION: (-3,),
        Ask.STEPS: (-3, 1),
    }
    return [frame(kind, 2, *fields.get(kind, ())) for kind in Ask]


def broken(content: bytes, luck: Random) -> bytes:
    """Return a frame with something wrong in it."""
    changed = bytearray(content)
    for _ in range(luck.randint(1, 4)):
        place = luck.randrange(len(changed) + 1)
        fate = luck.randrange(3)
        if fate == 0:
            del changed[place:]
        elif fate == 1:
            changed[place : place + 1] = luck.randbytes(1)
        else:
            changed[place:place] = luck.randbytes(luck.randint(1, 9))
    return bytes(changed)


# A full house.


@dataclass(slots=True)
class LoadLine:
    """A wire of this process's own loop."""

    address: Address
    table: str
    link: ClientConnection | None = None
    arrived: deque[bytes | LinkChange] = field(default_factory=deque)

    def take(self) -> bytes | LinkChange | None:
        """Return the next thing that arrived."""
        return self.arrived.popleft() if self.arrived else None

    def send(self, content: bytes) -> None:
        """Send a frame."""
        assert self.link is not None
        broadcast([self.link], content)

    def redial(self) -> None:
        """Nothing goes wrong here."""

    def close(self) -> None:
        """Leave."""
        if self.link is not None:
            self.link.transport.abort()


class FullHouse:
    """Many tables with four clients each, all in this process, beside one host."""

    def __init__(self, host: TrialHost, tables: int) -> None:
        """Nobody is there yet."""
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
        """Fill the house, play for a while, and tell the figures."""
        before = self.host.memory()
        for number in range(self.count):
            self.tables.append(await self.begin(titles()[number % len(titles())]))
        used = (self.host.memory() - before) / self.count
        busy = self.host.processor_seconds()
        turns = [asyncio.ensure_future(self.play(one)) for one in self.tables]
        await asyncio.sleep(seconds)
        busy = self.host.processor_seconds() - busy
        after = (self.host.memory() - before) / self.count
        times = [await self.come_back(self.luck.choice(self.tables)) for _ in range(RECONNECTS)]
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

    async def come(self, membership: Membership, set_up: object = None) -> RemoteTable:
        """Return a table somebody has come to."""
        line = LoadLine(self.host.address, membership.table)
        table = RemoteTable(line, Titles(), membership, set_up)  # type: ignore[arg-type]
        self.running.append(asyncio.ensure_future(self.listen(line, table)))
        while not (table.is_connected and table.seats):
            await asyncio.sleep(0.002)
        return table

    async def listen(self, line: LoadLine, table: RemoteTable) -> None:
        """Take in what comes, and note when a move of another is seen."""
        async with dialled(line.address, line.table) as line.link:
            line.arrived.append(LinkChange(up=True))
            table.go_on()
            async for content in line.link:
                assert isinstance(content, bytes)
                steps = table.steps
                line.arrived.append(content)
                table.go_on()
                if table.steps > steps and table in self.moved:
                    self.latencies.append(time.perf_counter() - self.moved.pop(table))

    async def begin(self, name: str) -> list[RemoteTable]:
        """Return the connections of a new table whose game has begun."""
        plan = planned(title(name), Options(name, SEATS), [("", HUMAN)] * SEATS)
        first = await self.come(new_table(self.host.address, range(SEATS), {0: "Ann"}), plan)
        seated = [first]
        for seat in range(1, SEATS):
            way = first.membership.invitation(seat)
            assert way is not None
            seated.append(await self.come(self.known.invited(way, f"Guest {seat}")))
        first.start()
        while not all(table.viewpoints and table.standing.moment for table in seated):
            await asyncio.sleep(0.002)
        return seated

    async def play(self, seated: list[RemoteTable]) -> None:
        """Move at a table now and then."""
        while True:
            await asyncio.sleep(self.luck.uniform(0, 2 * SECONDS_BETWEEN_MOVES))
            asked = next((table for table in seated if table.own_question() is not None), None)
            if asked is None:
                continue
            move = self.luck.choice(asked.moves())
            question = asked.own_question()
            assert question is not None
            now = time.perf_counter()
            self.moved.update({table: now for table in seated if table is not asked})
            asked.play(question.seat, move.code)
            self.moves += 1

    async def come_back(self, seated: list[RemoteTable]) -> float:
        """Return the seconds until somebody who has nothing sees the table."""
        began = time.perf_counter()
        table = await self.come(seated[1].membership)
        while not (table.viewpoints and table.standing.moment):
            await asyncio.sleep(0.001)
        return time.perf_counter() - began


if __name__ == "__main__":
    run_tool(main)
