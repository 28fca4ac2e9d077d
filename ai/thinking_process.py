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

from ai.levels import DECISION_MS_IF_SEARCHED_ENOUGH, MAX_DECISION_MS, make_player
from ai.players import KeepThinking, Player
from ai.search_player import SearchFindings, SearchPlayer
from ai.search_share import SearchShare
from ai.task_messages import Task, answer_from_bytes, answer_to_bytes, task_from_bytes
from ai.worker_process import MAX_UNACKNOWLEDGED_BYTES, Pipe
from game.engine.rules import State
from game.engine.title import Game, Options
from game.system.priority import lower_process_priority
from game.titles import title_by_name

ADDED_NICENESS = 10  # added to the process's niceness: the window always comes first
PARTNER_EXTRA_SECONDS = 0.05  # seconds that a partner may take longer than this process
OWN_HALF_OF_SEARCH = SearchShare(0, 2)
PARTNER_HALF_OF_SEARCH = SearchShare(1, 2)


@dataclass(frozen=True, slots=True)
class TaskInProgress:
    """A task with its player, its view and its time limits. The search is stopped after
    `max_seconds`, and already after `seconds_if_searched_enough` if it has searched enough by
    then."""

    player: Player
    view: State
    max_seconds: float = MAX_DECISION_MS / 1000
    seconds_if_searched_enough: float = DECISION_MS_IF_SEARCHED_ENOUGH / 1000


def make_task_in_progress(task: Task) -> TaskInProgress:
    """Return a task with its player made and its view loaded; games and players are cached for
    later tasks.
    """
    view: State = _cached_game(task.options).rules.new_state()
    view.load_plain(msgpack.unpackb(task.view))
    return TaskInProgress(_cached_player(task.options, task.player_name), view)


@cache
def _cached_game(options: Options) -> Game:
    return title_by_name(options.title).make_game(options)


@cache
def _cached_player(options: Options, kind: str) -> Player:
    return make_player(kind, _cached_game(options))


def answer_tasks_from_pipe(pipe: Pipe, partner: Pipe | None) -> None:
    """Choose a move for each task that arrives on `pipe` and send it back, until the other end
    closes; a newer task stops the one in progress. Tasks may share their search with the
    partner process behind `partner`. The process runs at a lower priority."""
    lower_process_priority(ADDED_NICENESS)
    team = SearchTeam(partner)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task = task_from_bytes(pipe.recv_bytes())
            if not pipe.poll():
                code = team.choose_move(task, make_task_in_progress(task), pipe)
                pipe.send_bytes(answer_to_bytes(task.moment, code))


def search_partner_tasks_from_pipe(pipe: Pipe) -> None:
    """Search each task that the answering process passes on, with the partner's share of the
    iterations, and send the findings back, until the other end of the pipe closes."""
    lower_process_priority(ADDED_NICENESS)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task = task_from_bytes(pipe.recv_bytes())
            if not pipe.poll():
                thought = make_task_in_progress(task)
                assert isinstance(thought.player, SearchPlayer)
                found = _search_with_share(
                    thought.player, task, thought, pipe, PARTNER_HALF_OF_SEARCH
                )
                pipe.send_bytes(answer_to_bytes(task.moment, found))


class SearchTeam:
    """The answering process together with its partner, as long as the partner is alive."""

    def __init__(self, partner: Pipe | None) -> None:
        """Store the pipe to the partner, or None."""
        self._partner = partner
        self._unacknowledged_byte_count = 0  # bytes sent since the partner was heard last

    def choose_move(self, task: Task, task_in_progress: TaskInProgress, pipe: Pipe) -> int:
        """Return the player's move, searched together with the partner; a new message or the
        time limit stops the search."""
        player = task_in_progress.player
        if not isinstance(player, SearchPlayer) or self._partner is None:
            going = make_keep_thinking(task_in_progress, pipe)
            return player.choose(task_in_progress.view, task.seat, task.seed, going)
        forced = player.only_legal_move(task_in_progress.view)
        if forced is not None:
            return forced
        self._send_task_to_partner(task)
        began = time.monotonic()
        own = _search_with_share(player, task, task_in_progress, pipe, OWN_HALF_OF_SEARCH)
        other = self._wait_for_partner_findings(task.moment, time.monotonic() - began, pipe)
        return player.choose_from_findings(task_in_progress.view, [own, other])

    def _send_task_to_partner(self, task: Task) -> None:
        content = task.to_bytes()
        self._unacknowledged_byte_count += len(content)
        if self._unacknowledged_byte_count > MAX_UNACKNOWLEDGED_BYTES:
            self._partner = None  # it reads nothing: a full pipe would hold up the answers
            return
        with contextlib.suppress(OSError):  # a dead partner is noticed when it does not answer
            assert self._partner is not None
            self._partner.send_bytes(content)

    def _wait_for_partner_findings(
        self, moment: int, own_search_seconds: float, pipe: Pipe
    ) -> SearchFindings:
        """Return the partner's findings for the task `moment`; [] if they come too late, the
        partner has died, or a newer task has arrived."""
        latest = time.monotonic() + PARTNER_EXTRA_SECONDS + own_search_seconds / 4
        try:
            while self._partner is not None:
                ready = wait([self._partner, pipe], max(0.0, latest - time.monotonic()))
                if self._partner not in ready:
                    return []
                about, found = answer_from_bytes(self._partner.recv_bytes())
                self._unacknowledged_byte_count = 0
                if about == moment:
                    return [tuple(each) for each in found]
        except (EOFError, OSError):
            self._partner = None
        return []


def _search_with_share(
    player: SearchPlayer,
    task: Task,
    task_in_progress: TaskInProgress,
    pipe: Pipe,
    share: SearchShare,
) -> SearchFindings:
    """Search with one share of the iterations, within the task's time limits, and return the
    findings."""
    going = make_keep_thinking(task_in_progress, pipe)
    return player.search_with_share(task_in_progress.view, task.seat, task.seed, going, share)


def make_keep_thinking(task_in_progress: TaskInProgress, pipe: Pipe) -> KeepThinking:
    """Return a function that returns True until the time is up or a newer message has arrived.

    After `seconds_if_searched_enough`, as on a slow or busy machine, it also returns False if the
    search has done enough.
    """
    began = time.monotonic()
    player = task_in_progress.player

    def going_on() -> bool:
        taken = time.monotonic() - began
        enough = isinstance(player, SearchPlayer) and player.has_searched_enough
        long = taken >= task_in_progress.seconds_if_searched_enough and enough
        return taken < task_in_progress.max_seconds and not long and not pipe.poll()

    return going_on
