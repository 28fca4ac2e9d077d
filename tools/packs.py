"""Play games with random packs, and read damaged packs.

    .venv/bin/python tools/packs.py games --packs 50 --games 1000   random packs under the laws
    .venv/bin/python tools/packs.py harm --cases 100000             damaged texts of packs

Every title on the shelf and each of its editions, or the titles `--title` names. Each fault is
printed as one line; with any, the exit code is 1.
"""

import argparse
import sys
from itertools import cycle, islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.luck import Luck
from game.engine.title import Options
from game.processes.progress import TerminalProgressBar
from game.titles import title_by_name, title_names
from tools.proof.fuzzing.position_texts import PackTarget
from tools.proof.proofs import add_title_option, load_proofs
from tools.proof.random_packs import random_packs
from tools.starting import run_tool

SEATS = 3  # every edition is played by so many
MAX_CHANGES_OF_PACK = 3  # of a harmed pack at most


def main(arguments: list[str]) -> int:
    """Run the subcommand `games` or `harm`; return 1 if something was wrong, else 0."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    kinds = {"games": play_games_with_random_packs, "harm": read_harmed_packs}
    parser.add_argument("what", choices=list(kinds))
    parser.add_argument("--packs", type=int, default=50, help="of every edition")
    parser.add_argument("--games", type=int, default=1000, help="with every pack")
    parser.add_argument("--cases", type=int, default=100_000, help="harmed texts")
    parser.add_argument("--seed", type=int, default=1)
    add_title_option(parser)
    wanted = parser.parse_args(arguments)
    return kinds[wanted.what](wanted)


def play_games_with_random_packs(wanted: argparse.Namespace) -> int:
    """Play random games with random packs and check the title's invariants at every step; return 1
    if one is broken."""
    editions = [
        (name, edition)
        for name in wanted.title or title_names()
        for edition in title_by_name(name).editions
        if title_by_name(name).replaceable_numbers(edition).built_in_numbers
    ]
    bar = TerminalProgressBar(len(editions) * wanted.packs * wanted.games, "games")
    broken = 0
    for name, edition in editions:
        shelved = title_by_name(name)
        for pack in random_packs(shelved, edition, wanted.seed, wanted.packs):
            rules = shelved.make_game(Options(name, SEATS, edition, pack=pack)).rules
            watch = load_proofs(name).watch(rules, wanted.seed, wanted.games)
            bar.advance(wanted.games)
            if watch.broken_invariant:
                broken += 1
                bar.clear_line()
                where = f"seed {int(watch.seed)}, step {int(watch.step)}"
                print(
                    f"{name}, {edition}: {where}: {watch.broken_invariant}: {pack.numbers}",
                    flush=True,
                )
    packs = len(editions) * wanted.packs
    print(
        f"{packs} packs, {bar.done_count:,} games, {broken} packs break a law, "
        f"{bar.elapsed_seconds:.0f} s"
    )
    return 1 if broken else 0


def read_harmed_packs(wanted: argparse.Namespace) -> int:
    """Read harmed texts of packs: each must be playable or refused in one sentence; return 1 if one
    is not."""
    target = PackTarget()
    luck = Luck()
    luck.reset_from_seed(wanted.seed)
    bar = TerminalProgressBar(wanted.cases, "harmed packs")
    bad = 0
    for content in islice(cycle(target.seeds()), wanted.cases):
        harmed = content
        for _ in range(1 + int(luck.draw_below(MAX_CHANGES_OF_PACK))):
            harmed = target.change(harmed, luck, lambda some, most: some[::-1][:most])
        try:
            target.check(harmed)
        except Exception as error:  # whatever it is, the text that shows it must be kept
            bad += 1
            bar.clear_line()
            print(f"{type(error).__name__}: {error}\n{harmed.decode('utf-8', 'replace')}")
        bar.advance(1)
    print(f"{bar.done_count:,} harmed packs, {bad} bad, {bar.elapsed_seconds:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    run_tool(main)
