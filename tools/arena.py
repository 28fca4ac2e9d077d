"""Let computer players meet, as long as it takes to know who is better.

    tools/arena.py round-robin LOG PLAYER ...     each against copies of each other
    tools/arena.py ladder LOG PLAYER ...          neighbours in the list only
    tools/arena.py gauntlet LOG PLAYER OTHER ...  the first against copies of each other
    tools/arena.py free-for-all LOG PLAYER ...    tables of different players
    tools/arena.py sprt LOG NEW OLD --elo0 0 --elo1 15    until the test decides
    tools/arena.py table LOG                      the tables of a log

Players: random, greedy, quick, a title's own (tools/titles/<title>/players.py), ai:1 ..., ai:3/10
(a tenth of its iterations), ai:3@200 (at most 200 ms a decision),
search:iterations=400,exploration=50 (any field of ai/search/style.py).
Games come in blocks of one seed and every seat.
Every finished game is a line in LOG: Ctrl-C stops, and the same command goes on from there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.title import Unreadable
from tools.contest.arguments import lineups_of, read_arguments, setting_of
from tools.contest.contest import Block, Contest, GameLog, blocks, print_lines, read_log
from tools.contest.rating import BOUND, Hypotheses, elo_of_share, verdict
from tools.contest.tables import tables
from tools.contest.workers import workers_of
from tools.starting import BAD_REQUEST, INTERRUPTED, run_tool


def main(arguments: list[str]) -> int:
    """Play what the log lacks, then print the tables; 2 for a wrong request."""
    try:
        wanted = read_arguments(arguments, __doc__)
        code = 0 if wanted.contest == "table" else play_missing(wanted)
    except (Unreadable, OSError) as refused:
        print(f"arena: {refused}", file=sys.stderr)
        return BAD_REQUEST
    print_lines(tables(read_log(wanted.log)))
    return code


def play_missing(wanted: argparse.Namespace) -> int:
    """Play the blocks that are not in the log yet."""
    planned = list(blocks(setting_of(wanted), lineups_of(wanted), wanted.seed, wanted.blocks))
    contest = Contest(planned, read_log(wanted.log))
    test = Hypotheses(wanted.elo0, wanted.elo1, wanted.seats) if wanted.contest == "sprt" else None
    begin = workers_of(wanted.jobs, wanted.cluster)
    code = 0
    with GameLog(wanted.log) as log, begin as workers:
        try:
            for _result in contest.play(workers, log):
                if test and verdict(test.ratio(means(contest, planned))) != "undecided":
                    break
        except KeyboardInterrupt:
            print("\narena: stopped; the same command goes on from here", file=sys.stderr)
            code = INTERRUPTED
    if test:
        print(decision(test, means(contest, planned)))
    return code


def means(contest: Contest, planned: Sequence[Block]) -> list[float]:
    """Return the mean win share of the first player in each block up to the first unfinished.

    Quick games must not be counted before slow ones, so a gap ends the row.
    """
    row: list[float] = []
    for block in planned:
        share = contest.mean_share(block, block.lineup[0])
        if share is None:
            break
        row.append(share)
    return row


def decision(test: Hypotheses, row: Sequence[float]) -> str:
    """Return what the test says so far."""
    ratio = test.ratio(row)
    elo = elo_of_share(sum(row) / len(row), test.seats) if row else 0.0
    return (
        f"{verdict(ratio)}: log-likelihood ratio {ratio:+.2f} (bounds ±{BOUND:.2f}) for "
        f"{test.high:+.0f} over {test.low:+.0f} Elo after {len(row)} blocks, {elo:+.0f} Elo"
    )


if __name__ == "__main__":
    run_tool(main)
