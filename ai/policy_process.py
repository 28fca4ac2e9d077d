"""An external policy in a separate process, with a time limit for each decision.

`policy_worker.py` is the other end: it makes the policy and answers views.
"""

# interpreted: it waits for another process
from __future__ import annotations

import os
import subprocess
import sys
import weakref
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

import msgpack

import game as program
from ai.players import KeepThinking
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game
from game.processes.framed_messages import read_message, write_message

POLICY_DECISION_TIMEOUT_SECONDS: Final = 10.0  # for a decision
POLICY_START_TIMEOUT_SECONDS: Final = 120.0  # libraries for learning are large
PACK_OPTION: Final = "pack"


class PolicyProcess:
    """A player whose moves come from an external policy in another process; raises Unreadable if
    no answer comes."""

    def __init__(
        self, name: str, game: Game, seconds: float = POLICY_DECISION_TIMEOUT_SECONDS
    ) -> None:
        """Start the process; raise Unreadable if the policy cannot be made. `seconds` is the
        time limit for an answer."""
        self._name = name
        self._seconds = seconds
        top = str(Path(program.__file__).resolve().parents[1])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ai.policy_worker", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([top, *filter(None, sys.path)])},
        )
        weakref.finalize(self, kill_process, self._process)
        self._answers: Queue[bytes] = Queue()
        assert self._process.stdout is not None
        listener = Thread(
            target=_queue_answers_until_end, args=(self._process.stdout, self._answers), daemon=True
        )
        listener.start()
        words = asdict(game.options)
        words.pop(PACK_OPTION)
        self._send_and_await_answer(msgpack.packb(words), POLICY_START_TIMEOUT_SECONDS)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the policy's move; raise Unreadable if it takes longer than the time limit."""
        return self._send_and_await_answer(
            msgpack.packb([view.to_plain(), seat, seed]), self._seconds
        )

    def close(self) -> None:
        """Kill the process."""
        kill_process(self._process)

    def _send_and_await_answer(self, question: bytes, seconds: float) -> int:
        assert self._process.stdin is not None
        try:
            write_message(self._process.stdin, question)
            answer = self._answers.get(timeout=seconds)
        except Empty:
            self.close()
            raise Unreadable(f'"{self._name}" gave no answer in {seconds:g} seconds.') from None
        except OSError:
            answer = b""
        if not answer:
            self.close()
            raise Unreadable(f'The process of "{self._name}" has ended; see what it wrote above.')
        found = msgpack.unpackb(answer)
        if isinstance(found, str):
            self.close()
            raise Unreadable(found)
        return int(found)


def _queue_answers_until_end(source: IO[bytes], answers: Queue[bytes]) -> None:
    with source:
        while True:
            content = read_message(source)
            answers.put(content)
            if not content:
                return


def kill_process(process: subprocess.Popen[bytes]) -> None:
    """Kill the process, wait for its end, and close its input."""
    process.kill()
    process.wait()
    assert process.stdin is not None
    with suppress(OSError):  # closing fails if a request was not read
        process.stdin.close()
