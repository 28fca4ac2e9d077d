"""Swap everything a computer player may not know, and demand the same move for the same reasons.

    .venv/bin/python tools/fairness.py --positions 1000               every player
    .venv/bin/python tools/fairness.py --positions 10000 --player ai:3 --slices 0

`--slices` is how often a player may look at the clock before its time is over, each time after
some 50 iterations; 0 gives it all its iterations. Positions come from random games of every
set-up, game i with seed SEED + i. Every unfair decision is one line; the exit code is 1 then.
"""

import argparse
import sys
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from ai.levels import player_names
from game.compiled.native import running_build_kind
from game.processes.progress import TerminalProgressBar
from game.titles import title_names
from tools.proof import fairness
from tools.proof.proofs import add_title_option
from tools.starting import run_tool


def main(arguments: list[str]) -> int:
    """Check the requested players; return 1 if any was unfair."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    names = player_names()
    parser.add_argument("--player", choices=names, action="append", help="only this player")
    add_title_option(parser)
    parser.add_argument("--positions", type=int, default=1000, help="for each player")
    parser.add_argument("--slices", type=int, default=2, help="looks at the clock, 0 = no end")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--cheat", action="store_true", help="hand out the truth: must fail")
    wanted = parser.parse_args(arguments)
    unfair = [count_unfair_decisions(kind, wanted) for kind in wanted.player or player_names()]
    return 1 if any(unfair) else 0


def count_unfair_decisions(kind: str, wanted: argparse.Namespace) -> int:
    """Return the number of unfair decisions of a player."""
    players = fairness.Players(kind)
    sight = fairness.whole_state_view if wanted.cheat else fairness.view_as_sent
    found = fairness.fair_positions(wanted.seed, wanted.title or title_names())
    bar = TerminalProgressBar(wanted.positions, "positions")
    unfair = 0
    for position in islice(found, wanted.positions):
        if not fairness.is_fair(players.of(position.game), position, wanted.slices, sight):
            unfair += 1
            print(f"{kind} is unfair at {position.name}", flush=True)
        bar.advance(1)
    figures = f"{wanted.positions} positions, {unfair} unfair, {bar.elapsed_seconds:.0f} s"
    print(f"{kind}: {figures}, {running_build_kind()}")
    return unfair


if __name__ == "__main__":
    run_tool(main)
