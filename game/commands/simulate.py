"""`simulate`: games between computer players, as many as wanted, on several processors."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from game.commands.arguments import Arguments, Grammar
from game.commands.computers import computer_names
from game.commands.reports import require_place, write_report
from game.commands.simulated_game import Played, Simulation, play_game
from game.commands.wanted import GAME_VALUES, Wanted, parse_set_up, wanted_game
from game.engine.reasons import Unreadable
from game.native import build_kind
from game.records.record import HUMAN
from game.shared_work import MOST_DEATHS, WorkLost, shared
from game.telling import note

SIMULATE = Grammar("simulate", values=(*GAME_VALUES, "--games", "--jobs", "--json", "--save"))
MOST_GAMES = 1_000_000
MOST_JOBS = 64
SECONDS_BETWEEN_LINES = 2.0
REFUSED, UNUSABLE, INTERRUPTED = 1, 2, 130


def run(words: Sequence[str]) -> int:
    """Play the games, write the report, print a summary; whatever stops it keeps what is done."""
    arguments = parse_set_up(SIMULATE, words)
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
        with closing(shared(play_game, simulations, min(jobs, len(simulations)))) as games:
            _collect(games, len(simulations), played)
    except KeyboardInterrupt:
        note(f"simulate: interrupted after {len(played)} games")
        code = INTERRUPTED
    except WorkLost as lost:
        note(_told(lost, len(played)))
        code = REFUSED
    except Unreadable as refused:
        if not played:
            raise
        note(str(refused))
        code = UNUSABLE
    seconds = time.monotonic() - begin
    played.sort(key=lambda game: game.seed)
    if played:  # else an older report is worth more
        _report(arguments, wanted, played, seconds)
    return code


def _told(lost: WorkLost, played: int) -> str:
    assert isinstance(lost.piece, Simulation)
    found = f"{MOST_DEATHS} processes in a row ended over the game with seed {lost.piece.seed}"
    return f"simulate: stopped after {played} games: {found}; allowed: fewer --jobs."


def _simulations(arguments: Arguments, wanted: Wanted) -> list[Simulation]:
    games = arguments.whole("--games", 1, MOST_GAMES, 1)
    save = str(Path(arguments.value("--save")).absolute()) if arguments.value("--save") else ""
    return [
        Simulation(wanted.options, wanted.players, wanted.names, wanted.seed + number, save)
        for number in range(games)
    ]


def _collect(games: Iterator[Played], wanted: int, played: list[Played]) -> None:
    """Add every game that ends, and say now and then how many there are."""
    said = time.monotonic()
    for game in games:
        played.append(game)
        if time.monotonic() - said >= SECONDS_BETWEEN_LINES or len(played) == wanted:
            said = time.monotonic()
            note(f"simulate: {len(played)} of {wanted} games")


def _report(arguments: Arguments, wanted: Wanted, played: list[Played], seconds: float) -> None:
    try:
        _write_report(arguments, wanted, played, seconds)
    finally:  # a full disk leaves the summary at least
        print(f"{len(played)} games in {seconds:.1f} s, {build_kind()}")
        sys.stdout.writelines(f"{line}\n" for line in _summary(wanted, played))


def _write_report(
    arguments: Arguments, wanted: Wanted, played: list[Played], seconds: float
) -> None:
    if "--json" in arguments.values:
        report = {
            "build": build_kind(),
            "players": list(wanted.names),
            "games": [asdict(game) for game in played],
            "seconds": round(seconds, 3),
        }
        write_report(arguments.value("--json"), json.dumps(report, indent=2) + "\n")


def _summary(wanted: Wanted, played: Sequence[Played]) -> Iterator[str]:
    yield f"{'seat':8}{'player':10}{'won':>6}{'mean place':>12}{'mean points':>13}"
    for seat, (colour, player) in enumerate(zip(wanted.game.colours, wanted.names, strict=True)):
        places = [game.ranks[seat] for game in played]
        points = [game.scores[seat] for game in played]
        yield (
            f"{colour:8}{player:10}{places.count(1):>6}"
            f"{sum(places) / len(played):>12.2f}{sum(points) / len(played):>13.1f}"
        )
