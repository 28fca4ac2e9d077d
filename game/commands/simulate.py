"""`simulate`: many games between computer players, on several processors."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path

from game import __version__
from game.commands.arguments import GAME_VALUES, Arguments, CommandGrammar
from game.commands.computer_players import computer_names
from game.commands.game_arguments import WantedGame, parse_game_options, parse_set_up
from game.commands.reports import STANDARD_OUTPUT, require_writable, write_report
from game.commands.simulated_game import (
    Played,
    Simulation,
    not_saved_error,
    play_game,
    play_remotely,
)
from game.compiled.native import build_kind
from game.engine.reasons import Unreadable
from game.match.win_shares import wilson
from game.processes.cluster import cluster_workers, finished
from game.processes.notices import Telling, note, refuse
from game.processes.progress import TerminalBar
from game.processes.shared_work import MOST_DEATHS, WorkLost, shared
from game.records.records import AUTOMA, HUMAN, NotSaved
from game.records.saves import Saves

HERE_OR_FAR = ("--jobs", "--cluster")
ROTATE = "--rotate"
SIMULATE = CommandGrammar(
    "simulate", values=(*GAME_VALUES, "--games", *HERE_OR_FAR, "--json", "--save"), flags=(ROTATE,)
)
MOST_GAMES = 1_000_000
MOST_JOBS = 64
EVERY_SEAT = "each"
REFUSED = 1
UNUSABLE = 2
INTERRUPTED = 130


def run(words: Sequence[str]) -> int:
    """Play the games, write the report and print a summary; if interrupted, keep the finished
    games."""
    arguments = parse_set_up(SIMULATE, words)
    wanted = parse_game_options(arguments, computer_names())
    if HUMAN in wanted.players:
        raise SIMULATE.error_saying(
            f"only computers play here. Choose from {', '.join(computer_names())}."
        )
    save = str(Path(arguments.value("--save")).absolute()) if arguments.value("--save") else ""
    simulations = [
        simulation(wanted, number if ROTATE in arguments.flags else 0, wanted.seed + number, save)
        for number in range(arguments.integer_value("--games", 1, MOST_GAMES, 1))
    ]
    begin = time.monotonic()
    require_writable(arguments.value("--json"))
    played: list[Played] = []
    code = 0
    try:
        with closing(_played_games(arguments, simulations)) as games:
            _collect(games, len(simulations), played)
    except KeyboardInterrupt:
        refuse(f"simulate: interrupted after {len(played)} games")
        code = INTERRUPTED
    except WorkLost as lost:
        refuse(_stopped_sentence(lost, len(played)))
        code = REFUSED
    except Unreadable as refused:
        if not played:
            raise
        refuse(str(refused))
        code = UNUSABLE
    seconds = time.monotonic() - begin
    played.sort(key=lambda game: game.seed)
    if played:  # else an older report is worth more
        _write_report(arguments, wanted, played, seconds)
    return code


def simulation(wanted: WantedGame, moved: int, seed: int, save: str) -> Simulation:
    """Return a game in which every player sits `moved` seats after the seat they were named for."""
    options = wanted.options
    players = _rotated_players(wanted.players, moved)
    if AUTOMA in players:
        options = replace(options, automa_seat=players.index(AUTOMA))
    return Simulation(options, players, _rotated_players(wanted.names, moved), seed, save)


def _rotated_players(players: tuple[str, ...], by: int) -> tuple[str, ...]:
    seats = len(players)
    return tuple(players[(seat - by) % seats] for seat in range(seats))


def _stopped_sentence(lost: WorkLost, played: int) -> str:
    assert isinstance(lost.piece, Simulation)
    found = f"{MOST_DEATHS} processes in a row ended over the game with seed {lost.piece.seed}"
    return f"simulate: stopped after {played} games: {found}. Try fewer --jobs."


def _played_games(
    arguments: Arguments, simulations: Sequence[Simulation]
) -> Generator[Played, None, None]:
    """Yield games as they end, played by processes here or on the machines of a cluster."""
    if all(option in arguments.values for option in HERE_OR_FAR):
        raise SIMULATE.exclusive_options_error("--jobs", "--cluster")
    jobs = arguments.integer_value("--jobs", 1, MOST_JOBS, 1)
    if address := arguments.value("--cluster"):
        with cluster_workers(address) as workers:
            for simulation, done in finished(play_remotely, simulations, workers):
                played, records = done.result()
                if records:
                    # Save what another machine played; Unreadable when that cannot be
                    try:
                        with closing(Saves(Path(simulation.save)).create()) as journal:
                            journal.append(records)
                    except NotSaved as refused:
                        raise not_saved_error(simulation, refused) from refused
                yield played
    else:
        yield from shared(play_game, simulations, min(jobs, len(simulations)))


def _collect(games: Iterator[Played], wanted: int, played: list[Played]) -> None:
    """Append every finished game to `played`, and log the progress."""
    bar = TerminalBar(wanted, "games")
    for game in games:
        played.append(game)
        bar.advance()
        scores = ", ".join(map(str, game.scores))
        note(f"seed {game.seed}: {game.moves} moves, points {scores}", logging.DEBUG)
    bar.clear()


def _write_report(
    arguments: Arguments, wanted: WantedGame, played: list[Played], seconds: float
) -> None:
    rotated = ROTATE in arguments.flags
    try:
        if "--json" in arguments.values:
            text = json.dumps(report_as_json(wanted, played, seconds, rotated=rotated), indent=2)
            write_report(arguments.value("--json"), text + "\n")
    finally:  # a full disk leaves the summary at least
        telling = Telling(apart=arguments.value("--json") == STANDARD_OUTPUT)
        seed = f"seed {wanted.seed}"
        telling.line(f"{len(played)} games in {seconds:.1f} s, {build_kind()}, {seed}")
        for line in _summary_lines(wanted, played, rotated=rotated):
            telling.line(line)
        telling.end()


def report_as_json(
    wanted: WantedGame, played: Sequence[Played], seconds: float, *, rotated: bool
) -> dict[str, object]:
    """Return the report: the set-ups and seeds needed to replay the games, and the results.

    Scores and places are in seat order; if players rotate between games, each game names its
    players.
    """
    options = wanted.options
    games = [asdict(game) for game in played]
    if rotated:
        for game, each in zip(games, played, strict=True):
            game["players"] = list(_rotated_players(wanted.names, each.seed - wanted.seed))
    return {
        "version": __version__,
        "build": build_kind(),
        "title": wanted.title.name,
        "edition": options.edition,
        "expansions": list(options.expansions),
        "options": list(options.automa or ()),
        "pack": options.pack.name if options.pack is not None else None,
        "rules_revision": wanted.title.rules_revision,
        "seed": wanted.seed,
        "rotated": rotated,
        "players": list(wanted.names),
        "games": games,
        "seconds": round(seconds, 3),
    }


def _summary_lines(wanted: WantedGame, played: Sequence[Played], *, rotated: bool) -> Iterator[str]:
    """Yield a table with a row for each player, with the 95 % interval of its share of wins."""
    heading = f"{'seat':8}{'player':10}{'won':>6}{'share':>7}{'95 %':>12}"
    yield f"{heading}{'mean place':>12}{'mean points':>13}"
    games = len(played)
    for number, name in enumerate(wanted.names):
        seats = [
            (number + game.seed - wanted.seed) % len(wanted.names) if rotated else number
            for game in played
        ]
        places = [game.ranks[seat] for game, seat in zip(played, seats, strict=True)]
        points = [game.scores[seat] for game, seat in zip(played, seats, strict=True)]
        won = places.count(1)
        low, high = wilson(won, games)
        yield (
            f"{EVERY_SEAT if rotated else wanted.game.colours[number]:8}{name:10}{won:>6}"
            f"{won / games:>7.0%}{f'{low:.0%} to {high:.0%}':>12}"
            f"{sum(places) / games:>12.2f}{sum(points) / games:>13.1f}"
        )
