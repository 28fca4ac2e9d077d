"""The thinking processes: they answer tasks from a pipe and never get a true state.

The first process answers the table. A second one, its partner, searches the same decisions with
other random numbers; the results of both are added up (root parallelism).
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import wait

import msgpack

from ai.levels import LONG_MILLISECONDS, MILLISECONDS, make_player
from ai.messages import Task, pack_answer, unpack_answer, unpack_task
from ai.players import KeepThinking, Player
from ai.search_player import Findings, SearchPlayer
from ai.search_share import Share
from ai.worker_process import MOST_UNREAD, Pipe
from game.engine.rules import State
from game.engine.title import Game, Options
from game.system.priority import give_way
from game.titles import title

NICENESS = 10  # added to the process's niceness: the window always comes first
PATIENCE = 0.05  # seconds a partner may take longer than oneself
FIRST = Share(0, 2)
PARTNER = Share(1, 2)


@dataclass(frozen=True, slots=True)
class Thought:
    """A task in progress: the player, its view, and its time limits.

    After `long_seconds` a player is stopped if it knows enough by then, after `seconds` in any
    case.
    """

    player: Player
    view: State
    seconds: float = MILLISECONDS / 1000
    long_seconds: float = LONG_MILLISECONDS / 1000


def thought_of(task: Task) -> Thought:
    """Return the player and the view of a task; games and players are cached for later tasks."""
    view: State = _game(task.options).rules.new_state()
    view.load_plain(msgpack.unpackb(task.view))
    return Thought(_player(task.options, task.kind), view)


@cache
def _game(options: Options) -> Game:
    return title(options.title).game(options)


@cache
def _player(options: Options, kind: str) -> Player:
    return make_player(kind, _game(options))


def serve(pipe: Pipe, partner: Pipe | None) -> None:
    """Answer tasks until the other end closes; a newer task stops the one in progress."""
    give_way(NICENESS)
    team = Team(partner)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task = unpack_task(pipe.recv_bytes())
            if not pipe.poll():
                code = team.think(task, thought_of(task), pipe)
                pipe.send_bytes(pack_answer(task.moment, code))


def assist(pipe: Pipe) -> None:
    """Search the same tasks as the first process until its end of the pipe closes."""
    give_way(NICENESS)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task = unpack_task(pipe.recv_bytes())
            if not pipe.poll():
                thought = thought_of(task)
                assert isinstance(thought.player, SearchPlayer)
                found = _explore(thought.player, task, thought, pipe, PARTNER)
                pipe.send_bytes(pack_answer(task.moment, found))


class Team:
    """The answering process and its partner, while the partner is alive."""

    def __init__(self, partner: Pipe | None) -> None:
        """Use the partner at the other end of the pipe, or none."""
        self._partner = partner
        self._unread = 0  # bytes sent since the partner was heard last

    def think(self, task: Task, thought: Thought, pipe: Pipe) -> int:
        """Return the player's move; a new message or the time limit stops the search."""
        player = thought.player
        if not isinstance(player, SearchPlayer) or self._partner is None:
            going = time_limit(thought, pipe)
            return player.choose(thought.view, task.seat, task.seed, going)
        forced = player.forced(thought.view)
        if forced is not None:
            return forced
        self._hand_over(task)
        began = time.monotonic()
        own = _explore(player, task, thought, pipe, FIRST)
        other = self._found(task.moment, time.monotonic() - began, pipe)
        return player.decide(thought.view, [own, other])

    def _hand_over(self, task: Task) -> None:
        content = task.packed()
        self._unread += len(content)
        if self._unread > MOST_UNREAD:
            self._partner = None  # it reads nothing: a full pipe would hold up the answers
            return
        with contextlib.suppress(OSError):  # a dead partner is noticed when it does not answer
            assert self._partner is not None
            self._partner.send_bytes(content)

    def _found(self, moment: int, taken: float, pipe: Pipe) -> Findings:
        """Return the partner's findings; none if it is late or dead, or if a newer task has
        arrived."""
        latest = time.monotonic() + PATIENCE + taken / 4
        try:
            while self._partner is not None:
                ready = wait([self._partner, pipe], max(0.0, latest - time.monotonic()))
                if self._partner not in ready:
                    return []
                about, found = unpack_answer(self._partner.recv_bytes())
                self._unread = 0
                if about == moment:
                    return [tuple(each) for each in found]
        except (EOFError, OSError):
            self._partner = None
        return []


def _explore(
    player: SearchPlayer, task: Task, thought: Thought, pipe: Pipe, share: Share
) -> Findings:
    """Search with one share of the budget and return the findings."""
    going = time_limit(thought, pipe)
    return player.explore(thought.view, task.seat, task.seed, going, share)


def time_limit(thought: Thought, pipe: Pipe) -> KeepThinking:
    """Return a function that is true until the time is up or a newer message has arrived.

    On a slow or busy machine a search that knows enough is stopped earlier.
    """
    began = time.monotonic()
    player = thought.player

    def going_on() -> bool:
        taken = time.monotonic() - began
        enough = isinstance(player, SearchPlayer) and player.knows_enough
        long = taken >= thought.long_seconds and enough
        return taken < thought.seconds and not long and not pipe.poll()

    return going_on
