"""A contestant that thinks in another checkout of this project: old players meet new ones."""

import subprocess
import sys
import weakref
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from typing import Final

import msgpack

from ai.players import KeepThinking
from game.engine.rules import State
from game.engine.title import Options, Unreadable

OPEN: Final = "["
CLOSE: Final = "]"
CELL: Final = 8  # bytes of a number
GUEST: Final = Path(__file__).with_name("guest.py")


def split_folder(name: str) -> tuple[str, str]:
    """Return the folder of "[folder]player" and the player; "" when it plays here."""
    if not name.startswith(OPEN):
        return "", name
    folder, close, player = name[1:].partition(CLOSE)
    if not close or not (Path(folder) / "ai" / "levels.py").is_file():
        raise Unreadable(f'players: "{folder}" in "{name}" is no folder of this project')
    return folder, player


SENT: Final = 6  # fields of options that a player of any checkout knows


class Elsewhere:
    """A player of another checkout; RuntimeError when its process is gone.

    The process ends with the player, which nobody else closes.
    """

    def __init__(self, folder: str, player: str, options: Options) -> None:
        """Start its process; the first answer says whether it knows the player."""
        command = [sys.executable, str(GUEST), folder]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        weakref.finalize(self, end, self._process)
        self._tell([player, *astuple(options)[:SENT]])
        self._heard()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move it plays; its own limits hold."""
        self._tell([view.to_plain(), seat, seed])
        return self._heard()

    def _tell(self, what: list[object]) -> None:
        assert self._process.stdin is not None
        content = msgpack.packb(what)
        self._process.stdin.write(len(content).to_bytes(CELL, "big") + content)
        self._process.stdin.flush()

    def _heard(self) -> int:
        assert self._process.stdout is not None
        answer = self._process.stdout.read(CELL)
        if len(answer) < CELL:
            raise RuntimeError("the player of the other checkout has ended")
        return int.from_bytes(answer, "big")


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and close its pipes."""
    process.terminate()
    with suppress(OSError), process:  # a question it no longer reads is left in the pipe
        pass  # which waits for it
