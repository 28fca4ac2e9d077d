"""How long computer players take for a decision at the table, from question to answer.

    .venv/bin/python tools/thinking_times.py [--decisions 200] [--seats 4] [--level ai:7]
        [--idle]

Games of the level are played by the two thinking processes that also stand beside the window,
while two more processes of usual priority keep the processors busy (not with `--idle`). Printed,
in milliseconds on the clock: decisions of the level; forced moves of its player; the mildest
level's decisions; and how soon a question is answered that comes while the one before is thought
about. Goals: median 300, maximum 1,000; forced 1; mildest 10; stopped 20.
"""

import argparse
import contextlib
import itertools
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from ai.ai_workers import AiWorkers, ComputerSeat
from ai.levels import level_names, make_player
from ai.players import always
from game.engine.rules import State
from game.engine.title import Options
from game.interruption import work_for_the_caller
from game.records.codec import pack_rows
from game.titles import title, titles, usual
from tools.contest.play import DecisionTimes, turns
from tools.progress import TerminalBar
from tools.proof.random_games import dealt
from tools.starting import run_tool

PATIENCE = 60.0  # seconds
STOPPED_EVERY = 10  # decisions
UNDER_WAY = 0.05  # seconds of thought before the next question comes
SEED = 5


class TimedTable:
    """A game, its thinking processes, and what was measured."""

    def __init__(self, options: Options, level: str, bar: TerminalBar) -> None:
        """Sit the computer players down; nothing is measured yet."""
        self.bar = bar
        self.game = title(options.title).game(options)
        self.ai_workers = AiWorkers()
        self.woken = threading.Event()
        self.chairs = {
            (kind, seat): self.ai_workers.sit_down(
                ComputerSeat(options, kind, seat, SEED, self.woken.set)
            )
            for kind in (level, level_names()[0])
            for seat in range(options.seats)
        }
        self.level, self.mildest = level, level_names()[0]
        self.players = {kind: make_player(kind, self.game) for kind in (level, self.mildest)}
        self.moment = 0
        self.thought, self.forced, self.mild, self.stopped = (DecisionTimes() for _ in range(4))

    def play(self, seed: int, decisions: int) -> None:
        """Play one game and measure every decision, until the level has taken so many in all."""
        rules = self.game.rules
        for turn in turns(rules, dealt(self.game, seed)):
            view, seat, moves = turn.view, turn.seat, rules.legal_codes(turn.view)
            if self.thought.decisions >= decisions:
                return
            if len(moves) == 1:
                self.forced.add(self.alone(self.level, view, seat))
                turn.move = moves[0]
                continue
            if self.moment == 0:  # the processes start once, before the first game
                self.ask(self.level, view, seat)
            self.mild.add(self.alone(self.mildest, view, seat))
            if self.moment % STOPPED_EVERY == 1:
                self.stopped.add(self.stop(view, seat))
            turn.move, seconds = self.ask(self.level, view, seat)
            self.thought.add(seconds)
            self.bar.advance(1)

    def alone(self, kind: str, view: State, seat: int) -> float:
        """Return the seconds a player takes in this process."""
        begin = time.perf_counter()
        self.players[kind].choose(view, seat, SEED, always)
        return time.perf_counter() - begin

    def ask(self, kind: str, view: State, seat: int) -> tuple[int, float]:
        """Return a thinking process's move and the seconds until it was here."""
        self.moment += 1
        self.woken.clear()
        begin = time.perf_counter()
        self.chairs[kind, seat].think(pack_rows(view.to_plain()), self.moment)
        if not self.woken.wait(PATIENCE):
            raise TimeoutError("no answer came")
        answer = self.chairs[kind, seat].answer()
        assert answer is not None
        return answer.code, time.perf_counter() - begin

    def stop(self, view: State, seat: int) -> float:
        """Return the seconds until the mildest level answers while the other one thinks."""
        self.moment += 1
        self.chairs[self.level, seat].think(pack_rows(view.to_plain()), self.moment)
        time.sleep(UNDER_WAY)
        return self.ask(self.mildest, view, seat)[1]


@contextlib.contextmanager
def busy_processors(count: int) -> Iterator[None]:
    """Keep that many processors busy while the context lasts."""
    context = get_context("spawn")
    spinners = [context.Process(target=_spin, daemon=True) for _ in range(count)]
    for spinner in spinners:
        spinner.start()
    try:
        yield
    finally:
        for spinner in spinners:
            spinner.terminate()
            spinner.join()


def _spin() -> None:
    work_for_the_caller()
    while True:
        pass


def report(table: TimedTable) -> Iterator[str]:
    """Yield a Markdown table."""
    yield "| what | decisions | median ms | p99 ms | max ms |\n|---|---|---|---|---|"
    rows = (
        (f"{table.level} at the table", table.thought),
        ("forced moves", table.forced),
        (f"{table.mildest}", table.mild),
        ("answered while thinking", table.stopped),
    )
    for name, times in rows:
        figures = " | ".join(f"{1000 * times.quantile(share):.3g}" for share in (0.5, 0.99, 1.0))
        yield f"| {name} | {times.decisions} | {figures} |"


def main(arguments: list[str]) -> int:
    """Measure and print; Ctrl-C prints what is there."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--title", choices=titles(), default=usual())
    parser.add_argument("--edition", default="", help="the title's first one where none is named")
    parser.add_argument("--decisions", type=int, default=200, help="of the level")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", choices=level_names(), default=level_names()[-1])
    parser.add_argument("--idle", action="store_true", help="keep no processor busy")
    wanted = parser.parse_args(arguments)
    bar = TerminalBar(wanted.decisions, "decisions")
    table = TimedTable(Options(wanted.title, wanted.seats, wanted.edition), wanted.level, bar)
    try:
        with busy_processors(0 if wanted.idle else 2):
            for seed in itertools.count(SEED):
                if bar.done >= bar.total:
                    break
                table.play(seed, bar.total)
    except KeyboardInterrupt:
        print("\nthinking_times: stopped", file=sys.stderr)
    finally:
        table.ai_workers.close()
    for line in report(table):
        print(line)
    return 0


if __name__ == "__main__":
    run_tool(main)
