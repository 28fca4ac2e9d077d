"""`simulate`: games between computer players, as many as wanted, on several processors."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from game.commands.arguments import Arguments, Grammar, parse
from game.commands.computers import computer_names
from game.commands.reports import require_place, write_report
from game.commands.simulated_game import Played, Simulation, play_game
from game.commands.wanted import GAME_VALUES, Wanted, wanted_game
from game.native import build_kind
from game.records.record import HUMAN

SIMULATE = Grammar("simulate", values=(*GAME_VALUES, "--games", "--jobs", "--json", "--save"))
MOST_GAMES = 1_000_000
MOST_JOBS = 64
SECONDS_BETWEEN_LINES = 2.0
INTERRUPTED = 130


def run(words: Sequence[str]) -> int:
    """Play the games, print a summary, write the report; an interruption keeps what is done."""
    arguments = parse(SIMULATE, words)
    wanted = wanted_game(arguments, computer_names())
    if HUMAN in wanted.players:
        raise SIMULATE.refusal("--players has human", ", ".join(computer_names()))
    simulations = _simulations(arguments, wanted)
    jobs = arguments.whole("--jobs", 1, MOST_JOBS, 1)
    begin = time.monotonic()
    require_place(arguments.value("--json"))
    played: list[Played] = []
    code = 0
    try:
        with closing(_played(simulations, min(jobs, len(simulations)))) as games:
            _collect(games, len(simulations), played)
    except KeyboardInterrupt:
        print(f"simulate: interrupted after {len(played)} games", file=sys.stderr)
        code = INTERRUPTED
    seconds = time.monotonic() - begin
    played.sort(key=lambda game: game.seed)
    _report(arguments, wanted, played, seconds)
    return code


def _simulations(arguments: Arguments, wanted: Wanted) -> list[Simulation]:
    games = arguments.whole("--games", 1, MOST_GAMES, 1)
    save = str(Path(arguments.value("--save")).absolute()) if arguments.value("--save") else ""
    return [
        Simulation(wanted.options, wanted.players, wanted.seed + number, save)
        for number in range(games)
    ]


def _played(simulations: Sequence[Simulation], jobs: int) -> Generator[Played, None, None]:
    """Yield games as they end; processes still playing are stopped when it is closed."""
    if jobs == 1:
        yield from map(play_game, simulations)
        return
    from multiprocessing import get_context

    from game.interruption import ignore_interruptions

    with get_context("spawn").Pool(jobs, ignore_interruptions) as pool:
        yield from pool.imap_unordered(play_game, simulations)


def _collect(games: Iterator[Played], wanted: int, played: list[Played]) -> None:
    """Add every game that ends, and say now and then how many there are."""
    said = time.monotonic()
    for game in games:
        played.append(game)
        if time.monotonic() - said >= SECONDS_BETWEEN_LINES or len(played) == wanted:
            said = time.monotonic()
            print(f"simulate: {len(played)} of {wanted} games", file=sys.stderr, flush=True)


def _report(arguments: Arguments, wanted: Wanted, played: list[Played], seconds: float) -> None:
    if played:
        print(f"{len(played)} games in {seconds:.1f} s, {build_kind()}")
        sys.stdout.writelines(f"{line}\n" for line in _summary(wanted, played))
    if "--json" in arguments.values:
        report = {
            "build": build_kind(),
            "players": list(wanted.players),
            "games": [asdict(game) for game in played],
            "seconds": round(seconds, 3),
        }
        write_report(arguments.value("--json"), json.dumps(report, indent=2) + "\n")


def _summary(wanted: Wanted, played: Sequence[Played]) -> Iterator[str]:
    yield f"{'seat':8}{'player':10}{'won':>6}{'mean place':>12}{'mean points':>13}"
    for seat, (colour, player) in enumerate(zip(wanted.game.colours, wanted.players, strict=True)):
        places = [game.ranks[seat] for game in played]
        points = [game.scores[seat] for game in played]
        yield (
            f"{colour:8}{player:10}{places.count(1):>6}"
            f"{sum(places) / len(played):>12.2f}{sum(points) / len(played):>13.1f}"
        )
