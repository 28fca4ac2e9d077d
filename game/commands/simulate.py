"""`simulate`: games between computer players, as many as wanted, on several processors."""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from game.commands.arguments import GAME_VALUES, Arguments, Grammar
from game.commands.computer_players import computer_names
from game.commands.game_arguments import Wanted, parse_game_options, parse_set_up
from game.commands.reports import STANDARD_OUTPUT, require_place, write_report
from game.commands.simulated_game import Played, Simulation, not_saved, play_far, play_game
from game.compiled.native import build_kind
from game.engine.reasons import Unreadable
from game.processes.cluster import cluster_workers, finished
from game.processes.notices import Telling, note
from game.processes.shared_work import MOST_DEATHS, WorkLost, shared
from game.records.records import HUMAN, NotSaved
from game.records.saves import Saves

HERE_OR_FAR = ("--jobs", "--cluster")
SIMULATE = Grammar("simulate", values=(*GAME_VALUES, "--games", *HERE_OR_FAR, "--json", "--save"))
MOST_GAMES = 1_000_000
MOST_JOBS = 64
SECONDS_BETWEEN_LINES = 2.0
REFUSED = 1
UNUSABLE = 2
INTERRUPTED = 130


def run(words: Sequence[str]) -> int:
    """Play the games, write the report, print a summary; whatever stops it keeps what is done."""
    arguments = parse_set_up(SIMULATE, words)
    wanted = parse_game_options(arguments, computer_names())
    if HUMAN in wanted.players:
        raise SIMULATE.says(f"only computers play here. Choose from {', '.join(computer_names())}.")
    save = str(Path(arguments.value("--save")).absolute()) if arguments.value("--save") else ""
    simulations = [
        Simulation(wanted.options, wanted.players, wanted.names, wanted.seed + number, save)
        for number in range(arguments.whole("--games", 1, MOST_GAMES, 1))
    ]
    begin = time.monotonic()
    require_place(arguments.value("--json"))
    played: list[Played] = []
    code = 0
    try:
        with closing(_games(arguments, simulations)) as games:
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
    return f"simulate: stopped after {played} games: {found}. Try fewer --jobs."


def _games(
    arguments: Arguments, simulations: Sequence[Simulation]
) -> Generator[Played, None, None]:
    """Yield games as they end, of processes here or of a cluster's machines."""
    if all(option in arguments.values for option in HERE_OR_FAR):
        raise SIMULATE.one_of_two("--jobs", "--cluster")
    jobs = arguments.whole("--jobs", 1, MOST_JOBS, 1)
    if address := arguments.value("--cluster"):
        with cluster_workers(address) as workers:
            for simulation, done in finished(play_far, simulations, workers):
                played, records = done.result()
                if records:
                    # Save what another machine played; Unreadable when that cannot be
                    try:
                        with closing(Saves(Path(simulation.save)).create()) as journal:
                            journal.append(records)
                    except NotSaved as refused:
                        raise not_saved(simulation, refused) from refused
                yield played
    else:
        yield from shared(play_game, simulations, min(jobs, len(simulations)))


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
        if "--json" in arguments.values:
            report = {
                "build": build_kind(),
                "players": list(wanted.names),
                "games": [asdict(game) for game in played],
                "seconds": round(seconds, 3),
            }
            write_report(arguments.value("--json"), json.dumps(report, indent=2) + "\n")
    finally:  # a full disk leaves the summary at least
        telling = Telling(apart=arguments.value("--json") == STANDARD_OUTPUT)
        telling.line(f"{len(played)} games in {seconds:.1f} s, {build_kind()}")
        for line in _summary(wanted, played):
            telling.line(line)
        telling.end()


def _summary(wanted: Wanted, played: Sequence[Played]) -> Iterator[str]:
    yield f"{'seat':8}{'player':10}{'won':>6}{'mean place':>12}{'mean points':>13}"
    for seat, (colour, player) in enumerate(zip(wanted.game.colours, wanted.names, strict=True)):
        places = [game.ranks[seat] for game in played]
        points = [game.scores[seat] for game in played]
        yield (
            f"{colour:8}{player:10}{places.count(1):>6}"
            f"{sum(places) / len(played):>12.2f}{sum(points) / len(played):>13.1f}"
        )
