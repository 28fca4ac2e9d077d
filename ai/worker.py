"""The thinking process: takes tasks from a pipe and answers them, never holding a true state."""

from __future__ import annotations

import contextlib
import os
import time
from multiprocessing.connection import Connection

import msgpack

from ai.levels import MILLISECONDS, make_player
from ai.messages import Task, pack_answer, unpack_task
from ai.player import Player
from game.engine.options import Options
from game.engine.rules import State
from game.engine.title import Game
from game.titles import title

KINDNESS = 10  # added to the process's niceness: the window always comes first


def serve(pipe: Connection[bytes, bytes]) -> None:
    """Answer tasks until the other end closes; a newer task ends thinking about the one before."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    bench = Bench()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task = unpack_task(pipe.recv_bytes())
            if not pipe.poll():
                code = bench.think(task, pipe)
                pipe.send_bytes(pack_answer(task.moment, code))


class Bench:
    """Keeps games and players ready, so that a second task starts at once."""

    def __init__(self) -> None:
        """Start with an empty bench."""
        self._games: dict[Options, Game] = {}
        self._players: dict[tuple[Options, str], Player] = {}

    def think(self, task: Task, pipe: Connection[bytes, bytes]) -> int:
        """Return the player's move; a new message or the end of its time stops it."""
        game = self._game(task.options)
        player = self._player(task.options, task.kind, game)
        view: State = game.rules.new_state()
        view.load_plain(msgpack.unpackb(task.view))
        end = time.monotonic() + MILLISECONDS / 1000
        return player.choose(
            view, task.seat, task.seed, lambda: time.monotonic() < end and not pipe.poll()
        )

    def _game(self, options: Options) -> Game:
        if options not in self._games:
            self._games[options] = title(options.title).game(options)
        return self._games[options]

    def _player(self, options: Options, kind: str, game: Game) -> Player:
        if (options, kind) not in self._players:
            self._players[options, kind] = make_player(kind, game)
        return self._players[options, kind]
