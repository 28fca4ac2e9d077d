"""Decisions with a known better move: finds them in games, and verifies them by playing on.

    choices.py FOLDER --player PLAYER [--wanted 60] [--seats 2 3 4 5] [--seed 1]
    choices.py FOLDER --check [--worlds 200]
    choices.py FOLDER --solve PLAYER ...

Games among copies of PLAYER are read. Where it drops out, or keeps money instead of investing it,
the choice is played on against another in the same imagined worlds with the same luck, by quick
moves first, then with all seats thinking a little; what turns out clearly worse is kept as a
position in FOLDER with the better move. `--check` plays what is kept on in other worlds; `--solve`
tells the share players solve.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from tools.contest.contestants import QUICK
from tools.starting import run_tool
from tools.titles.tinners_trail.choosing.choice import (
    KnownChoice,
    read_choices,
    share_solved,
    write_choice,
)
from tools.titles.tinners_trail.choosing.finding import THINKING, PlayingOn, suspects

LOOKS = ((QUICK, 40, 1.5), (THINKING, 12, 0.5), (QUICK, 160, 3.0))
"""Who plays on, in how many worlds, and by how many standard errors it must be better."""


def main(arguments: list[str]) -> int:
    """Do one of the three; 1 when a kept choice does not hold."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--player", default="ai:7/100", help="whose games are read")
    parser.add_argument("--wanted", type=int, default=60, help="choices in the folder")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--worlds", type=int, default=200, help="of a check")
    parser.add_argument("--solve", nargs="+", default=[], metavar="PLAYER")
    wanted = parser.parse_args(arguments)
    kept = read_choices(wanted.folder)
    if wanted.check:
        return check(kept, wanted.worlds)
    if wanted.solve:
        for player in wanted.solve:
            print(f"{player}: {100 * share_solved(kept, player):.0f} % of {len(kept)}", flush=True)
        return 0
    find(wanted, len(kept))
    return 0


def find(wanted: argparse.Namespace, count: int) -> None:
    """Read games until so many choices are kept; every one is written at once."""
    for choice in suspects(wanted.player, wanted.seats, wanted.seed):
        verified = verify(choice)
        if verified is None:
            continue
        count += 1
        write_choice(wanted.folder, verified)
        print(f"{count} {verified.kind} {verified.told}", flush=True)
        if count >= wanted.wanted:
            return


def verify(choice: KnownChoice) -> KnownChoice | None:
    """Return the choice with what playing on found, None when the better move is not better."""
    quickly, slowly = PlayingOn(choice, QUICK), PlayingOn(choice)
    found = None
    for player, worlds, errors in LOOKS:
        found = (quickly if player == QUICK else slowly).compare(worlds)
        if found.ahead < errors * found.noise:
            return None
    return choice.with_result(found) if found else None


def check(kept: list[KnownChoice], worlds: int) -> int:
    """Play every choice on in other worlds; print those that do not hold."""
    wrong = 0
    for choice in kept:
        found = PlayingOn(choice, first_world=10_000).compare(worlds)
        holds = found.ahead > 0
        wrong += not holds
        print(f"{choice.name}: {found.told}{'' if holds else '  DOES NOT HOLD'}", flush=True)
    print(f"{len(kept)} choices, {wrong} do not hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    run_tool(main)
