"""Show what is claimed about the players' strength: every contest of the programme, one by one.

    tools/titles/tinners_trail/strength.py FOLDER [--part NAME ...] [--games N] [--jobs 2] [--list]

The strongest level thinks a tenth of what it does at the table. Every finished game is a line in
a log in FOLDER, a log a part: Ctrl-C stops, and the same command goes on from there. Tables, ready
for ai/MEASURED.md, are printed at the end, with 95 % intervals. `--list` tells the parts, what each
has to show, and the processor time it takes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from ai.levels import level_names
from ai.titles.tinners_trail.mind import LEVELS
from tools.contest.contest import print_lines, read_log
from tools.contest.tables import tables
from tools.contest.workers import local_workers
from tools.starting import BAD_REQUEST, INTERRUPTED, run_tool
from tools.titles.tinners_trail import against_wallace
from tools.titles.tinners_trail.programme import PROGRAMME, TENTH, ProgrammePart

WALLACE = "wallace"  # the part that is no contest between players
WALLACE_GAMES = 100  # of each of his settings
WALLACE_COST = 2.4  # seconds of one core a game
WALLACE_CLAIM = "at least 99 % standard, 50 % with every option"


def main(arguments: list[str]) -> int:
    """Play what is missing and print the tables; 2 for a wrong request, 130 when stopped."""
    wanted = read_arguments(arguments)
    parts = [part for part in PROGRAMME if not wanted.part or part.name in wanted.part]
    parts = [part.at_most(wanted.games) for part in parts]
    games = min(wanted.games, WALLACE_GAMES)
    alone = games if not wanted.part or WALLACE in wanted.part else 0
    if wanted.list:
        print_lines(described(parts, alone))
        return 0
    try:
        code = play_missing(parts, wanted.folder, wanted.jobs)
    except OSError as error:
        print(f"strength: {error}", file=sys.stderr)
        return BAD_REQUEST
    print_lines(report(parts, wanted.folder))
    if code == 0 and alone:
        print_lines([f"\n## {WALLACE}: {WALLACE_CLAIM}\n"])
        code = against_wallace.main(wallace_arguments(wanted.folder, alone, wanted.jobs))
    return code


def wallace_arguments(folder: Path, games: int, jobs: int) -> list[str]:
    """Return how Lord Wallace is met: with a tenth of the strongest level's iterations."""
    thought = LEVELS[level_names()[-1]].iterations // TENTH
    log = str(folder / f"{WALLACE}.jsonl")
    return [log, "--games", str(games), "--iterations", str(thought), "--jobs", str(jobs)]


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Return what is wanted; argparse refuses nonsense in one sentence."""
    names = [*(part.name for part in PROGRAMME), WALLACE]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="of the logs, one for each part")
    parser.add_argument("--part", nargs="+", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--games", type=_positive, default=10**9, help="a part at most")
    parser.add_argument("--jobs", type=_positive, default=2, help="processes")
    parser.add_argument("--list", action="store_true", help="play nothing, tell the parts")
    return parser.parse_args(arguments)


def play_missing(parts: Sequence[ProgrammePart], folder: Path, jobs: int) -> int:
    """Play what the logs lack, part after part; 130 when it was stopped."""
    with local_workers(jobs) as workers:
        try:
            for part in parts:
                print(f"{part.name}: {part.claim}", file=sys.stderr, flush=True)
                for _result in part.play(folder, workers):
                    pass
        except KeyboardInterrupt:
            print("\nstrength: stopped; the same command goes on from here", file=sys.stderr)
            return INTERRUPTED
    return 0


def described(parts: Sequence[ProgrammePart], alone: int) -> Iterator[str]:
    """Yield a line for each part: name, games, minutes of one core, what it has to show.

    `alone` is how many games of each setting are played against Lord Wallace.
    """
    rows = [(part.name, part.games, part.minutes, part.claim) for part in parts]
    if alone:
        games = alone * len(against_wallace.SETTINGS)
        rows.append((WALLACE, games, games * WALLACE_COST / 60, WALLACE_CLAIM))
    for name, games, minutes, claim in rows:
        yield f"{name:<12} {games:>5} games {minutes:>6.0f} min  {claim}"
    yield f"{'in all':<12} {sum(minutes for _, _, minutes, _ in rows):>18.0f} min of one core"


def report(parts: Sequence[ProgrammePart], folder: Path) -> Iterator[str]:
    """Yield the tables of all parts that were played."""
    for part in parts:
        results = read_log(part.log_in(folder))
        if results:
            yield f"\n## {part.name}: {part.claim}"
            yield from tables(results)


def _positive(text: str) -> int:
    """Return a whole number of 1 or more; argparse tells of a ValueError."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f'"{text}" is too few; allowed is 1 or more')
    return number


if __name__ == "__main__":
    run_tool(main)
