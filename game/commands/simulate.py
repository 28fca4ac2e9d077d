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
from game.commands.arguments import GAME_OPTIONS, Arguments, CommandGrammar
from game.commands.computer_players import computer_player_names
from game.commands.game_arguments import (
    GameRequest,
    parse_game_command_line,
    parse_game_request,
)
from game.commands.reason_texts import english_colour_name
from game.commands.report_files import (
    STANDARD_OUTPUT_FILE_NAME,
    check_report_is_writable,
    write_report,
)
from game.commands.simulated_game import (
    GameToSimulate,
    SimulatedGame,
    not_saved_error,
    simulate_game,
    simulate_game_for_remote_caller,
)
from game.compiled.native import running_build_kind
from game.engine.reasons import Unreadable
from game.files.toml_fields import with_nearest_word_as_question
from game.match.win_shares import wilson_interval
from game.processes.cluster import connect_to_cluster, run_items_on_workers
from game.processes.console_messages import LinePrinter, print_error_message, print_message
from game.processes.progress import TerminalProgressBar
from game.processes.shared_work import (
    MAX_WORKER_DEATHS_PER_PIECE,
    WorkLost,
    run_in_processes_unordered,
)
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, NotSaved
from game.records.saved_game_folder import SavedGameFolder

MUTUALLY_EXCLUSIVE_OPTIONS = ("--jobs", "--cluster")
ROTATE_FLAG = "--rotate"
SIMULATE_GRAMMAR = CommandGrammar(
    "simulate",
    value_options=(*GAME_OPTIONS, "--games", *MUTUALLY_EXCLUSIVE_OPTIONS, "--json", "--save"),
    flags=(ROTATE_FLAG,),
    allows_people=False,
)
MAX_GAMES = 1_000_000
MAX_JOBS = 64
ROTATED_SEATS_LABEL = "each"
REFUSED_EXIT_CODE = 1
UNUSABLE_EXIT_CODE = 2
INTERRUPTED_EXIT_CODE = 130


def run(words: Sequence[str]) -> int:
    """Play the games that the words ask for, write the report and print a summary; if interrupted,
    the report and summary are of the finished games. Return the exit code."""
    arguments = parse_game_command_line(SIMULATE_GRAMMAR, words)
    wanted = parse_game_request(arguments, computer_player_names())
    if HUMAN_PLAYER in wanted.players:
        allowed = ", ".join(filter(None, [*computer_player_names(), wanted.title.automa]))
        raise SIMULATE_GRAMMAR.error_from_sentences(
            f"only computers play here. Choose from {allowed}."
        )
    save = (
        str(Path(arguments.option_value("--save")).absolute())
        if arguments.option_value("--save")
        else ""
    )
    simulations = [
        make_game_to_simulate(
            wanted, number if ROTATE_FLAG in arguments.flags else 0, wanted.seed + number, save
        )
        for number in range(arguments.integer_option_value("--games", 1, MAX_GAMES, 1))
    ]
    begin = time.monotonic()
    check_report_is_writable(arguments.option_value("--json"))
    played: list[SimulatedGame] = []
    code = 0
    try:
        with closing(_iterate_played_games(arguments, simulations)) as games:
            _collect_played_games(games, len(simulations), played)
    except KeyboardInterrupt:
        print_error_message(f"simulate: interrupted after {len(played)} games")
        code = INTERRUPTED_EXIT_CODE
    except WorkLost as lost:
        print_error_message(_stopped_sentence(lost, len(played)))
        code = REFUSED_EXIT_CODE
    except Unreadable as refused:
        if not played:
            raise
        print_error_message(with_nearest_word_as_question(str(refused)))
        code = UNUSABLE_EXIT_CODE
    seconds = time.monotonic() - begin
    played.sort(key=lambda game: game.seed)
    if played:  # else an older report is worth more
        _write_report_and_summary(arguments, wanted, played, seconds)
    return code


def make_game_to_simulate(
    request: GameRequest, seat_rotation: int, seed: int, save_folder: str
) -> GameToSimulate:
    """Return a game to be played with this seed, in which the players are rotated by
    `seat_rotation` seats; `save_folder` is the folder for its journal, "" for none."""
    options = request.options
    players = _rotated_players(request.players, seat_rotation)
    if AUTOMA_PLAYER in players:
        options = replace(options, automa_seat=players.index(AUTOMA_PLAYER))
    return GameToSimulate(
        options, players, _rotated_players(request.names, seat_rotation), seed, save_folder
    )


def _rotated_players(players: tuple[str, ...], seat_rotation: int) -> tuple[str, ...]:
    seats = len(players)
    return tuple(players[(seat - seat_rotation) % seats] for seat in range(seats))


def _stopped_sentence(work_lost: WorkLost, played_count: int) -> str:
    assert isinstance(work_lost.piece, GameToSimulate)
    deaths = MAX_WORKER_DEATHS_PER_PIECE
    found = f"{deaths} processes in a row ended over the game with seed {work_lost.piece.seed}"
    return f"simulate: stopped after {played_count} games: {found}. Try fewer --jobs."


def _iterate_played_games(
    arguments: Arguments, simulations: Sequence[GameToSimulate]
) -> Generator[SimulatedGame, None, None]:
    """Yield each game when it is finished, played by local processes or by the machines of a
    cluster; journals from a cluster are saved here."""
    if all(option in arguments.option_values for option in MUTUALLY_EXCLUSIVE_OPTIONS):
        raise SIMULATE_GRAMMAR.exclusive_options_error("--jobs", "--cluster")
    jobs = arguments.integer_option_value("--jobs", 1, MAX_JOBS, 1)
    if address := arguments.option_value("--cluster"):
        with connect_to_cluster(address) as workers:
            for simulation, done in run_items_on_workers(
                simulate_game_for_remote_caller, simulations, workers
            ):
                played, records = done.result()
                if records:
                    # save what another machine played
                    try:
                        with closing(
                            SavedGameFolder(Path(simulation.save_folder)).create_journal()
                        ) as journal:
                            journal.append(records)
                    except NotSaved as refused:
                        raise not_saved_error(simulation, refused) from refused
                yield played
    else:
        yield from run_in_processes_unordered(
            simulate_game, simulations, min(jobs, len(simulations))
        )


def _collect_played_games(
    games: Iterator[SimulatedGame], wanted_count: int, played_games: list[SimulatedGame]
) -> None:
    """Append every finished game to `played_games` while a progress bar shows how many of
    `wanted_count` are finished."""
    bar = TerminalProgressBar(wanted_count, "games")
    for game in games:
        played_games.append(game)
        bar.advance()
        scores = ", ".join(map(str, game.scores))
        print_message(f"seed {game.seed}: {game.moves} moves, points {scores}", logging.DEBUG)
    bar.clear_line()


def _write_report_and_summary(
    arguments: Arguments, request: GameRequest, played_games: list[SimulatedGame], seconds: float
) -> None:
    rotated = ROTATE_FLAG in arguments.flags
    try:
        if "--json" in arguments.option_values:
            text = json.dumps(
                make_report_table(request, played_games, seconds, is_seating_rotated=rotated),
                indent=2,
            )
            write_report(arguments.option_value("--json"), text + "\n")
    finally:  # a full disk leaves the summary at least
        telling = LinePrinter(
            to_standard_error=arguments.option_value("--json") == STANDARD_OUTPUT_FILE_NAME
        )
        seed = f"seed {request.seed}"
        games_text = "1 game" if len(played_games) == 1 else f"{len(played_games)} games"
        telling.print_line(f"{games_text} in {seconds:.1f} s, {running_build_kind()}, {seed}")
        for line in _summary_lines(request, played_games, is_seating_rotated=rotated):
            telling.print_line(line)
        telling.raise_print_error()


def make_report_table(
    request: GameRequest,
    played_games: Sequence[SimulatedGame],
    seconds: float,
    *,
    is_seating_rotated: bool,
) -> dict[str, object]:
    """Return the report: the set-ups and seeds needed to replay the games, and the results.

    Scores and places are in seat order; if players change seats between games
    (`is_seating_rotated`), each game names its players.
    """
    options = request.options
    games = [asdict(game) for game in played_games]
    if is_seating_rotated:
        for game, each in zip(games, played_games, strict=True):
            game["players"] = list(_rotated_players(request.names, each.seed - request.seed))
    return {
        "version": __version__,
        "build": running_build_kind(),
        "title": request.title.name,
        "edition": options.edition,
        "expansions": list(options.expansions),
        "options": list(options.automa or ()),
        "pack": options.pack.name if options.pack is not None else None,
        "rules_revision": request.title.rules_revision,
        "seed": request.seed,
        "rotated": is_seating_rotated,
        "players": list(request.names),
        "games": games,
        "seconds": round(seconds, 3),
    }


def _summary_lines(
    request: GameRequest, played_games: Sequence[SimulatedGame], *, is_seating_rotated: bool
) -> Iterator[str]:
    """Yield the lines of a table with a heading and a row for each player: games won, their share
    with its 95 % interval, mean place and mean points. `is_seating_rotated` tells whether players
    change seats between games."""
    heading = f"{'seat':8}{'player':10}{'won':>6}{'share':>7}{'95 %':>12}"
    yield f"{heading}{'mean place':>12}{'mean points':>13}"
    games = len(played_games)
    colours = [english_colour_name(each, request.title.name) for each in request.game.colours]
    for number, name in enumerate(request.names):
        seats = [
            (number + game.seed - request.seed) % len(request.names)
            if is_seating_rotated
            else number
            for game in played_games
        ]
        places = [game.ranks[seat] for game, seat in zip(played_games, seats, strict=True)]
        points = [game.scores[seat] for game, seat in zip(played_games, seats, strict=True)]
        won = places.count(1)
        low, high = wilson_interval(won, games)
        yield (
            f"{ROTATED_SEATS_LABEL if is_seating_rotated else colours[number]:8}{name:10}{won:>6}"
            f"{won / games:>7.0%}{f'{low:.0%} to {high:.0%}':>12}"
            f"{sum(places) / games:>12.2f}{sum(points) / games:>13.1f}"
        )
