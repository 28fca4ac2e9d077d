"""How well chances to win come true: estimated shares of wins against how games ended.

    .venv/bin/python tools/calibration.py [--title TITLE] [--edition EDITION]
        [--expansions NAME ...] [--games 40] [--seats 4] [--iterations 200] [--worlds 200] [--fit]

Equal computer players play games; now and then everybody's chance is estimated as an onlooker
would. Printed: a table of ten classes, the expected calibration error (weighted mean distance of
estimate and truth), and the Brier score against always saying one in so many, by round. `--fit`
takes shares as they were counted, fits powers to them, and reports as well what those foretell of
games they were not fitted to.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

from ai.analysis.prepared_game import PreparedGame
from ai.analysis.win_forecasts import win_share_thousandths_of_position
from ai.value.calibration import brier_score, calibration_error, reliability_bins
from game.engine.title import Options
from game.match.analysis import WHOLE_WIN_THOUSANDTHS
from game.processes.progress import TerminalProgressBar
from game.titles import default_title_name, title_names
from tools.contest.game_turns import play_game_turns
from tools.contest.power_fit import (
    ShareEstimate,
    cross_validated_shares,
    fit_calibration,
    unchanged_calibration,
)
from tools.proof.random_games import deal_game
from tools.starting import run_tool

STEPS_BETWEEN_ESTIMATES = 11  # steps between two estimates
SEED_STEP = 1_000_003


def main(arguments: list[str]) -> int:
    """Play, estimate and print; after Ctrl-C print what has been collected."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--title", choices=title_names(), default=default_title_name())
    parser.add_argument("--edition", default="", help="the title's first one where none is named")
    parser.add_argument("--expansions", nargs="*", default=())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=200, help="thought for a decision")
    parser.add_argument("--worlds", type=int, default=200, help="games played for an estimate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="fit the title's powers anew")
    wanted = parser.parse_args(arguments)
    expansions = tuple(wanted.expansions)
    knowledge = PreparedGame(Options(wanted.title, wanted.seats, wanted.edition, expansions))
    if wanted.fit:
        knowledge.calibration = unchanged_calibration(wanted.seats)
    foretold: list[ShareEstimate] = []
    bar = TerminalProgressBar(wanted.games, "games")
    try:
        for game in range(wanted.games):
            seed = wanted.seed * SEED_STEP + game
            foretold += estimates_in_game(knowledge, seed, wanted.iterations, wanted.worlds)
            bar.advance(1)
    except KeyboardInterrupt:
        print("calibration: stopped", file=sys.stderr)
    sys.stdout.writelines(f"{line}\n" for line in report_lines(foretold, wanted.seats))
    if wanted.fit and foretold:
        found = fit_calibration(foretold)
        print(
            f"powers {found.powers_by_seat_count[wanted.seats]}, "
            f"granted {found.added_thousandths_by_seat_count[wanted.seats]}"
        )
        sys.stdout.writelines(
            f"{line}\n" for line in report_lines(cross_validated_shares(foretold), wanted.seats)
        )
    return 0


def estimates_in_game(
    knowledge: PreparedGame, seed: int, iterations: int, worlds: int
) -> list[ShareEstimate]:
    """Play one game of search players; return the estimates of win shares made every some steps,
    each with the final result."""
    rules = knowledge.rules
    search = knowledge.search
    state = deal_game(knowledge.game, seed)
    asked: list[tuple[tuple[int, ...], int]] = []
    step = seed % STEPS_BETWEEN_ESTIMATES
    for turn in play_game_turns(rules, state):
        step += 1
        if step % STEPS_BETWEEN_ESTIMATES == 0:
            shares = win_share_thousandths_of_position(
                knowledge, state, seed + step, worlds, is_open=False
            )
            asked.append((shares, knowledge.game.progress(state)))
        turn.move = rules.legal_codes(turn.view)[0]
        if len(rules.legal_codes(turn.view)) > 1:
            search.begin(turn.view, turn.seat, seed + step)
            search.run_iterations(iterations)
            turn.move = int(search.best_move())
    places = rules.ranks(state)
    winners = places.count(0)
    won = tuple((place == 0) / winners for place in places)
    return [ShareEstimate(shares, progress, won, seed) for shares, progress in asked]


def report_lines(foretold: Sequence[ShareEstimate], seats: int) -> Iterator[str]:
    """Yield a reliability table of the estimated shares, their calibration error, and error and
    Brier skill for each quarter of the game."""
    if not foretold:
        yield "No game was finished."
        return
    shares = np.array([one.shares for one in foretold]) / WHOLE_WIN_THOUSANDTHS
    won = np.array([one.won for one in foretold])
    quarters = np.minimum(np.array([one.progress for one in foretold]) // 25, 3)
    yield f"{'estimates':>11}{'said':>8}{'won':>8}"
    for row in reliability_bins(shares.ravel(), won.ravel()):
        yield f"{row.count:>11}{row.mean_prediction:>8.1%}{row.observed_win_rate:>8.1%}"
    yield f"expected calibration error {calibration_error(shares.ravel(), won.ravel()):.1%}"
    for quarter in np.unique(quarters):
        said, true = (each[quarters == quarter].ravel() for each in (shares, won))
        blind = brier_score(np.full_like(said, 1 / seats), true)
        skill = 1 - brier_score(said, true) / blind if blind else 0.0
        error = calibration_error(said, true)
        yield f"quarter {quarter + 1}: error {error:.1%}, Brier skill {skill:.0%}"


if __name__ == "__main__":
    run_tool(main)
