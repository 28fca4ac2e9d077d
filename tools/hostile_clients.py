"""Hostile clients beside a running game: broken frames, and a client that never reads."""

import asyncio
import time
from contextlib import suppress
from random import Random

from websockets.exceptions import WebSocketException

from game.engine.title import Options
from game.online.client.connection import make_connection
from game.online.client.membership import make_random_secret
from game.online.online_play import OnlinePlay
from game.online.protocol.invitation import Address
from game.online.protocol.messages import PROTOCOL_VERSION, RequestKind, encode_frame
from game.online.protocol.table_state import default_set_up
from game.records.records import HUMAN_PLAYER
from game.titles import default_title_name, title_by_name, title_names
from tools.proof.friends import TrialGame
from tools.proof.trial_host import TrialHost

FRAMES_A_CONNECTION = 10


def play_beside_hostile_clients(play: OnlinePlay, host: TrialHost, frames: int) -> int:
    """Send broken frames and never read, while a game is played to its end; return the exit
    code."""
    began = time.monotonic()
    luck = Random(1)
    game = TrialGame(play, host, title_names()[0], 1, 0.0)
    table = game.friends[0].table.membership.table
    attack = asyncio.run_coroutine_threadsafe(
        send_broken_frames(host.address, table, frames, luck), play.event_loop
    )
    game.until(lambda: game.is_over, 600.0)
    game.until(attack.done, 3600.0)
    game.check_end()
    again = TrialGame(play, host, title_names()[-1], 2, 0.0)
    again.until(lambda: again.is_over, 600.0)
    again.check_end()
    again.close()
    game.close()
    print(
        f"{attack.result()} broken frames and a reader who never reads, in "
        f"{time.monotonic() - began:.0f} s; two games were played to their ends beside them"
    )
    return 0


async def send_broken_frames(address: Address, table: str, frames: int, luck: Random) -> int:
    """Send broken frames over many connections; return their number."""
    hello = encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "nobody")
    slow = await make_connection(address, table)
    for content in (hello, encode_frame(RequestKind.JOIN, 2, table, b"", [])):
        await slow.send(content)
    slow.transport.pause_reading()  # and never reads again
    good = good_frames(table)
    sent = 0
    while sent < frames:
        with suppress(WebSocketException, OSError):
            async with make_connection(address) as link:
                await link.send(hello)
                for _ in range(FRAMES_A_CONNECTION):
                    sent += 1
                    await link.send(break_frame(luck.choice(good), luck))
    slow.transport.abort()
    await slow.wait_closed()
    return sent


def good_frames(table: str) -> list[bytes]:
    """Return a valid frame of each kind of request."""
    first = title_by_name(default_title_name())
    secret = make_random_secret()
    set_up = default_set_up(first, Options(first.name, 2), [("", HUMAN_PLAYER)] * 2)
    fields: dict[RequestKind, tuple[object, ...]] = {
        RequestKind.OPEN: (set_up, secret, [[0, "Eve", secret, b""]], [[1, secret]]),
        RequestKind.JOIN: (table, secret, [[0, "Eve", secret, b""]]),
        RequestKind.LOOK: ([[table, [secret]]],),
        RequestKind.PLAY: (0, 12, 2**40),
        RequestKind.UNDO: (0, 12, True),
        RequestKind.CHAT: ("hello", "text"),
        RequestKind.VOTE: ("computer", 1, "ai:3", True),
        RequestKind.SEAT: (1, HUMAN_PLAYER, "", secret),
        RequestKind.PLAN: (first.name, "", [], [["", HUMAN_PLAYER], ["", HUMAN_PLAYER]]),
        RequestKind.MOVES: (0,),
        RequestKind.POSITION: (-3,),
        RequestKind.STEPS: (-3, 1),
    }
    return [encode_frame(kind, 2, *fields.get(kind, ())) for kind in RequestKind]


def break_frame(content: bytes, luck: Random) -> bytes:
    """Return a frame with a random error in it."""
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
