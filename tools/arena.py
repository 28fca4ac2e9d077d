"""Let computer players meet, as long as it takes to know who is better.

    tools/arena.py round-robin LOG PLAYER ...     each against copies of each other
    tools/arena.py ladder LOG PLAYER ...          neighbours in the list only
    tools/arena.py gauntlet LOG PLAYER OTHER ...  the first against copies of each other
    tools/arena.py free-for-all LOG PLAYER ...    tables of different players
    tools/arena.py table LOG                      the tables of a log

Players: random, greedy, quick, a title's sparring partners, ai:1 ..., ai:3/10
(a tenth of its iterations), ai:3@200 (at most 200 ms a decision),
search:iterations=400,exploration=50 (any field of ai/search/style.py).
Games come in blocks of one seed and every seat.
Every finished game is a line in LOG: Ctrl-C stops, and the same command goes on from there.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.title import Unreadable
from tools.contest.arguments import lineups_of, read_arguments, setting_of
from tools.contest.contest import Contest, GameLog, blocks, read_log
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
    for line in tables(read_log(wanted.log)):
        print(line)
    return code


def play_missing(wanted: argparse.Namespace) -> int:
    """Play the blocks that are not in the log yet."""
    planned = blocks(setting_of(wanted), lineups_of(wanted), wanted.seed, wanted.blocks)
    contest = Contest(planned, read_log(wanted.log))
    begin = workers_of(wanted.jobs, wanted.cluster)
    with GameLog(wanted.log) as log, begin as workers:
        try:
            for _result in contest.play(workers, log):
                pass
        except KeyboardInterrupt:
            print("\narena: stopped; the same command goes on from here", file=sys.stderr)
            return INTERRUPTED
    return 0


if __name__ == "__main__":
    run_tool(main)
