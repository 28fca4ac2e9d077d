"""`bench`: how fast the running build plays, copies and thinks, for every number of players."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from game import __version__
from game.commands.arguments import Grammar, parse
from game.commands.measuring import Speeds, measure
from game.commands.reports import write_report
from game.engine.options import Options
from game.native import build_kind
from game.titles import title, titles

BENCH = Grammar("bench", values=("--json",))
HEADING = f"{'players':>7} {'games/s':>10} {'decisions/s':>12} {'clone us':>9} {'iterations/s':>13}"


def run(words: Sequence[str]) -> int:
    """Measure, print a table, and write the report if one is asked for."""
    arguments = parse(BENCH, words)
    shelf = title(titles()[0])
    print(f"{shelf.name} {__version__}, {build_kind()}\n{HEADING}", flush=True)
    results: list[Speeds] = []
    for seats in shelf.seats:
        print(f"bench: {seats} players ...", file=sys.stderr, flush=True)
        speeds = measure(shelf.game(Options(shelf.name, seats)))
        print(_row(speeds), flush=True)
        results.append(speeds)
    if "--json" in arguments.values:
        report = {
            "version": __version__,
            "build": build_kind(),
            "results": [asdict(speeds) for speeds in results],
        }
        write_report(arguments.value("--json"), json.dumps(report, indent=2) + "\n")
    return 0


def _row(speeds: Speeds) -> str:
    return (
        f"{speeds.players:>7} {speeds.games_per_second:>10.1f} "
        f"{speeds.decisions_per_second:>12.0f} {speeds.clone_microseconds:>9.3f} "
        f"{speeds.iterations_per_second:>13.1f}"
    )
