"""Play games with the engine and the oracle side by side; they must agree on every move.

    .venv/bin/python tools/oracle.py --games 100000

Compared after every step: the legal moves, the odds of luck, the whole position. Games differ in
players, moods, scarcity, expansions and Lord Wallace's options; the same number is always the same
game. All cores work; Ctrl-C stops and says how to go on. Differences are printed as they are
found; the exit code is 1 when there are any.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.shared_work import shared_in_order  # noqa: E402  (needs the path above)
from tools.soaking.progress_bar import ProgressBar  # noqa: E402
from tools.starting import INTERRUPTED, run_tool  # noqa: E402
from tools.titles.tinners_trail.oracle.agreement import Match, disagreements  # noqa: E402
from tools.titles.tinners_trail.oracle.many_games import matches_of  # noqa: E402


def main(arguments: list[str]) -> int:
    """Compare as many games as wanted; 1 after a difference, 130 when it was stopped."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games in all")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--begin", type=int, default=0, help="where a stopped run goes on")
    wanted = parser.parse_args(arguments)
    bar = ProgressBar(wanted.games - wanted.begin, "games")
    different = 0
    try:
        for found in compared(wanted.seed, range(wanted.begin, wanted.games), wanted.jobs):
            different += bool(found)
            bar.advance(1)
            for line in found:
                bar.clear()
                print(line, flush=True)
    except KeyboardInterrupt:
        done = wanted.begin + bar.done
        print(f"\nStopped. To go on, add --begin {done} to the same command.", flush=True)
    print(f"{bar.done:,} games, {different} with differences, {bar.seconds:.0f} s")
    return 1 if different else 0 if bar.done == bar.total else INTERRUPTED


def compared(seed: int, numbers: range, jobs: int) -> Iterator[list[str]]:
    """Yield what engine and oracle disagree about, game by game."""
    games = (match for match, _ in zip(wanted_games(seed, numbers.start), numbers, strict=False))
    return shared_in_order(disagreements, games, jobs)


def wanted_games(seed: int, skipped: int) -> Iterator[Match]:
    """Yield the games of all seeds from this one on, the first ones left out."""
    while True:
        games = matches_of(seed)
        yield from games[skipped:]
        skipped = max(0, skipped - len(games))
        seed += 1


if __name__ == "__main__":
    run_tool(main)
