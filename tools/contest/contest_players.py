"""Players that only contests need: with a time limit, with playout moves, and from another
checkout."""

import subprocess
import sys
import time
import weakref
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from typing import Final

import msgpack

from ai.players import KeepThinking, LegalMoveLister, Player
from ai.titles import title_ai_for
from game.engine.luck import Luck
from game.engine.rows import make_zero_row
from game.engine.rules import State
from game.engine.title import Game, Options

NUMBER_BYTES: Final = 8  # bytes of a number
GUEST_PROGRAM_PATH: Final = Path(
    "tools", "contest", "guest.py"
)  # in any checkout since there are guests

SENT_OPTION_FIELD_COUNT: Final = 6  # fields of options that a player of any checkout knows


class TimeLimitedPlayer:
    """Plays as another player does, but with at most a number of milliseconds per decision."""

    def __init__(self, player: Player, milliseconds: int) -> None:
        """Store the player and its limit."""
        self._player = player
        self._seconds = milliseconds / 1000

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the other player's move, chosen when the time limit or its own budget is used
        up."""
        end = time.perf_counter() + self._seconds
        return self._player.choose(
            view, seat, seed, lambda: keep_thinking() and time.perf_counter() < end
        )


class QuickPlayer:
    """A player that plays the quick moves of the title's policy, in one determinization of its
    view."""

    def __init__(self, game: Game) -> None:
        """Make the policy for a game."""
        self._rules = game.rules
        self._legal = LegalMoveLister(game.rules)
        self._policy = title_ai_for(game.options.title, game.options.edition).make_policy(game)
        self._luck = Luck()
        self._imagined = game.rules.new_state()
        self._scratch = make_zero_row(game.rules.max_move_count)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the policy's quick move; the only legal move if there is one."""
        moves = self._legal.legal_moves(view)
        if len(moves) == 1:
            return moves[0]
        self._luck.reset_from_seed(seed)
        self._imagined.copy_from(view)
        self._rules.determinize(self._imagined, seat, self._luck)
        self._policy.begin_determinization(self._imagined)
        return int(self._policy.quick_move(self._imagined, self._scratch, self._luck))


class OtherCheckoutPlayer:
    """A player of another checkout, which runs in a process of that checkout; raises RuntimeError
    if the process has ended.

    The process runs the guest script of its own checkout. The form of the messages (options and
    questions as lists of plain values, answers as numbers) never changes, so that older checkouts
    can play. The process ends when the player is garbage collected.
    """

    def __init__(self, folder: str, player: str, options: Options) -> None:
        """Start the process; raises RuntimeError if the checkout does not know the player."""
        self._name = f"[{folder}]{player}"
        command = [sys.executable, str(Path(folder) / GUEST_PROGRAM_PATH), folder]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        weakref.finalize(self, end_process, self._process)
        self._tell([player, *astuple(options)[:SENT_OPTION_FIELD_COUNT]])
        self._heard()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move that the process answers; only that player's own limits apply, not
        `keep_thinking`."""
        self._tell([view.to_plain(), seat, seed])
        return self._heard()

    def _tell(self, what: list[object]) -> None:
        assert self._process.stdin is not None
        content = msgpack.packb(what)
        self._process.stdin.write(len(content).to_bytes(NUMBER_BYTES, "big") + content)
        self._process.stdin.flush()

    def _heard(self) -> int:
        assert self._process.stdout is not None
        answer = self._process.stdout.read(NUMBER_BYTES)
        if len(answer) < NUMBER_BYTES:
            raise RuntimeError(f"the process of the player {self._name} has ended")
        return int.from_bytes(answer, "big")


def end_process(process: subprocess.Popen[bytes]) -> None:
    """End a process and close its pipes."""
    process.terminate()
    with suppress(OSError), process:  # a question it no longer reads is left in the pipe
        pass  # which waits for it
