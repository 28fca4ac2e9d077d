"""The clerk's process: takes errands from a pipe and reports, stopping for whatever comes next."""

from __future__ import annotations

import contextlib
import os
from multiprocessing.connection import Connection

import msgpack

from ai.analysis.depth import HINT, JUDGE, OUTLOOK_WORLDS
from ai.analysis.hints import Stopped, hint_for
from ai.analysis.knowledge import Knowledge
from ai.analysis.orders import Errand, Found, HintOrder, JudgeOrder, OutlookOrder, Report
from ai.analysis.outlooks import outlook_of
from ai.analysis.step_judge import StepJudge
from ai.analysis.worlds import Worlds
from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.match.analysis import Position

KINDNESS = 12  # added to the process's niceness: window and players come first
LEAST_NEWS = 0.02  # how much more has to be done before it is told


def serve(pipe: Connection[Report, Errand]) -> None:
    """Work on errands until the other end closes."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    study = Study(pipe)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            study.take(pipe.recv())


class Study:
    """Keeps games ready, so that a second errand starts at once."""

    def __init__(self, pipe: Connection[Report, Errand]) -> None:
        """Report into this pipe."""
        self._pipe = pipe
        self._known: dict[Options, Knowledge] = {}
        self._number = 0
        self._told = 0.0

    def take(self, errand: Errand) -> None:
        """Work on one errand; a position nobody can read is reported as failed."""
        self._number, self._told = errand.number, 0.0
        try:
            match errand.order:
                case HintOrder() as order:
                    self._hint(order)
                case OutlookOrder() as order:
                    self._outlook(order)
                case JudgeOrder() as order:
                    self._judge(order)
                case None:
                    pass
        except Stopped:
            return
        except (Unreadable, ValueError):
            self._pipe.send(Report(self._number, 1.0, is_last=True, failed=True))

    def _hint(self, order: HintOrder) -> None:
        knowledge, view = self._read(order.position)
        self._finish(hint_for(knowledge, view, order.seed, HINT, self._tell))

    def _outlook(self, order: OutlookOrder) -> None:
        knowledge, view = self._read(order.position)
        worlds = Worlds(knowledge.trials, view, order.position.seat, order.seed)
        progress = knowledge.game.progress(view)
        self._finish(outlook_of(knowledge, worlds, progress, OUTLOOK_WORLDS, self._tell))

    def _judge(self, order: JudgeOrder) -> None:
        knowledge = self._knowledge(order.game.options)
        judge = StepJudge(knowledge, order.game, order.mode, order.seed, JUDGE)
        numbers = range(order.first, judge.steps + 1, order.stride)
        for at, number in enumerate(numbers, 1):
            if self._pipe.poll():
                raise Stopped
            self._pipe.send(Report(self._number, at / len(numbers), judge.judge(number)))
        self._pipe.send(Report(self._number, 1.0, is_last=True))

    def _tell(self, done: float) -> bool:
        if done >= self._told + LEAST_NEWS:
            self._told = done
            self._pipe.send(Report(self._number, done))
        return not self._pipe.poll()

    def _finish(self, found: Found) -> None:
        self._pipe.send(Report(self._number, 1.0, found, is_last=True))

    def _read(self, position: Position) -> tuple[Knowledge, State]:
        knowledge = self._knowledge(position.options)
        return knowledge, knowledge.state_of(msgpack.unpackb(position.view))

    def _knowledge(self, options: Options) -> Knowledge:
        if options not in self._known:
            self._known[options] = Knowledge(options)
        return self._known[options]
