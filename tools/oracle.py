"""Play games with the engine and the oracle side by side; they must agree on every move.

    .venv/bin/python tools/oracle.py --games 100000

Compared after every step: the legal moves, the odds of luck, the whole position. Games differ in
players, moods, scarcity, expansions and an automa's options; the same number is always the same
game. Every edition of a title that has an oracle is compared, one after the other (`--title`,
`--edition`). All cores work; Ctrl-C stops and says how to go on. Differences are printed as they
are found; the exit code is 1 then.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import chain, count, islice, repeat
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.processes.progress import TerminalProgressBar
from game.processes.shared_work import run_in_processes_in_order
from tools.proof.oracles import ComparedGame, Oracle
from tools.proof.proofs import TITLE_NAMES, Proofs, add_title_option, load_proofs
from tools.starting import INTERRUPTED_EXIT_CODE, run_tool


def main(arguments: list[str]) -> int:
    """Compare the requested games; return 1 after a difference, 130 if interrupted."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games in all")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--begin", type=int, default=0, help="where a stopped run goes on")
    add_title_option(parser)
    parser.add_argument("--edition", help="only this one of the titles; left out: all they have")
    wanted = parser.parse_args(arguments)
    oracles = [
        (load_proofs(name), oracle)
        for name in wanted.title or TITLE_NAMES
        for oracle in load_proofs(name).oracles
        if wanted.edition in (None, oracle.edition)
    ]
    if not oracles:
        parser.error("there is no oracle for that edition")
    return max(compare_edition(proofs, oracle, wanted) for proofs, oracle in oracles)


def compare_edition(proofs: Proofs, oracle: Oracle, wanted: argparse.Namespace) -> int:
    """Compare the games of one edition of a title."""
    bar = TerminalProgressBar(wanted.games - wanted.begin, "games")
    different = 0
    try:
        games = wanted_games(proofs, oracle, wanted.seed, wanted.begin)
        some = islice(games, wanted.games - wanted.begin)
        for found in run_in_processes_in_order(oracle.disagreements, some, wanted.jobs):
            different += bool(found)
            bar.advance(1)
            for line in found:
                bar.clear_line()
                print(line, flush=True)
    except KeyboardInterrupt:
        done = wanted.begin + bar.done_count
        print(f"\nStopped. To go on, add --begin {done} to the same command.", flush=True)
    print(f"{bar.done_count:,} games, {different} with differences, {bar.elapsed_seconds:.0f} s")
    return 1 if different else 0 if bar.done_count == bar.total else INTERRUPTED_EXIT_CODE


def wanted_games(proofs: Proofs, oracle: Oracle, seed: int, skipped: int) -> Iterator[ComparedGame]:
    """Yield the games of consecutive seeds starting with `seed`, without the first `skipped`."""
    seeds = map(proofs.compared_games, repeat(oracle), count(seed))
    return islice(chain.from_iterable(seeds), skipped, None)


if __name__ == "__main__":
    run_tool(main)
