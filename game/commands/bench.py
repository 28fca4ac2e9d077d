"""`bench`: how fast the running build plays, copies and searches, for every number of players.

With the option of an automa only the solo game is measured. The search's iterations are counted
over nine fixed positions, with playouts to the end of the game and with playouts to the end of the
round.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import asdict, replace

from game import __version__
from game.commands.arguments import SET_UP_OPTIONS, Arguments, CommandGrammar
from game.commands.game_arguments import (
    automa_option_names,
    make_offered_game,
    options_from_arguments,
    parse_game_command_line,
    title_from_arguments,
)
from game.commands.report_files import (
    STANDARD_OUTPUT_FILE_NAME,
    check_report_is_writable,
    write_report,
)
from game.commands.speeds import (
    SPEED_MEASUREMENT_SEED,
    MeasuredSpeeds,
    estimated_measurement_seconds,
    measure_speeds,
)
from game.compiled.native import running_build_kind
from game.engine.luck import LARGEST_SEED
from game.engine.title import Game, Title
from game.processes.console_messages import LinePrinter, print_message
from game.processes.progress import duration_text
from game.titles import is_playable_with_options

BENCH_GRAMMAR = CommandGrammar(
    "bench", value_options=("--players", "--json", *SET_UP_OPTIONS), flags=("--quick",)
)
BENCH_LEGEND_TEXT = """\
games/s and decisions/s: random games, all legal moves listed at every decision
clone us: microseconds to copy a position in the middle of a game
iterations/s: of the search, each played on to the end of the game
cut/s: the same, each played on to the end of the round and then judged by the learned value"""
TABLE_HEADING_TEXT = (
    f"{'players':>7} {'games/s':>10} {'decisions/s':>12} {'clone us':>9} "
    f"{'iterations/s':>13} {'cut/s':>9}"
)


def run(words: Sequence[str]) -> int:
    """Measure the speed of games, print a table, and write a report if --json asks for one;
    return the exit code."""
    arguments = parse_game_command_line(BENCH_GRAMMAR, words)
    shelf = title_from_arguments(arguments)
    seed = arguments.integer_option_value("--seed", 0, LARGEST_SEED, SPEED_MEASUREMENT_SEED)
    games = _games_to_measure(shelf, arguments)
    check_report_is_writable(arguments.option_value("--json"))
    telling = LinePrinter(
        to_standard_error=arguments.option_value("--json") == STANDARD_OUTPUT_FILE_NAME
    )
    quick = "--quick" in arguments.flags
    lasts = duration_text(estimated_measurement_seconds(is_quick=quick) * len(games))
    print_message(f"bench: about {lasts} of processor time", logging.INFO)
    telling.print_line(f"{shelf.name} {__version__}, {running_build_kind()}\n{TABLE_HEADING_TEXT}")
    results: list[MeasuredSpeeds] = []
    for game in games:
        print_message(f"bench: {game.options.seats} players ...", logging.INFO)
        speeds = measure_speeds(game, seed, is_quick=quick)
        telling.print_line(_speed_row(speeds))
        results.append(speeds)
    telling.print_line(f"\n{BENCH_LEGEND_TEXT}")
    if "--json" in arguments.option_values:
        report = {
            "version": __version__,
            "title": shelf.name,
            "edition": games[0].options.edition,
            "expansions": list(games[0].options.expansions),
            "seed": seed,
            "build": running_build_kind(),
            "results": [asdict(speeds) for speeds in results],
        }
        write_report(arguments.option_value("--json"), json.dumps(report, indent=2) + "\n")
    telling.raise_print_error()
    return 0


def _games_to_measure(title: Title, arguments: Arguments) -> list[Game]:
    """Return the game to be measured for every number of players with which these options can be
    played, or only for the number in the arguments; with options of an automa only the solo game.
    Raises Unreadable if the title does not offer one, or the arguments have both a number of
    players and options of an automa."""
    options = options_from_arguments(arguments, title, title.seats[0])
    seats = arguments.integer_option_value("--players", min(title.seats), max(title.seats), 0)
    for option in automa_option_names(title):
        if option in arguments.option_values:
            if seats:
                raise arguments.grammar.exclusive_options_error("--players", option)
            solo = replace(options, automa=arguments.comma_separated_option_values(option))
            return [make_offered_game(title, solo, arguments.grammar)]
    each = [replace(options, seats=seats) for seats in ([seats] if seats else title.seats)]
    played = [one for one in each if is_playable_with_options(title, one)] or each
    return [make_offered_game(title, one, arguments.grammar) for one in played]


def _speed_row(speeds: MeasuredSpeeds) -> str:
    return (
        f"{speeds.players:>7} {speeds.games_per_second:>10.1f} "
        f"{speeds.decisions_per_second:>12.0f} {speeds.clone_microseconds:>9.3f} "
        f"{speeds.iterations_per_second:>13.1f} {speeds.cut_iterations_per_second:>9.1f}"
    )
