"""Play random games of every set-up and look for what may never happen.

    .venv/bin/python tools/soak.py watch --games 1000000     laws at every step, at full speed
    .venv/bin/python tools/soak.py watch --each 20           so many games of every set-up
    .venv/bin/python tools/soak.py laws --games 500          texts, views and events as well
    .venv/bin/python tools/soak.py reload --games 20000      saved and loaded after every step
    .venv/bin/python tools/soak.py disk --games 200          closed and resumed after every move
    .venv/bin/python tools/soak.py builds --games 2000       interpreted and compiled the same
    .venv/bin/python tools/soak.py watch --set-up TITLE:3+EXPANSION --seed 17 --games 1

Every title on the shelf is played, or those `--title` names. All cores work, `--jobs` takes fewer.
Ctrl-C stops and says how to go on. A game that fails is made small and printed as one command, with
the position before the step that fails and its move. Set-ups are named as tools/proof/proofs.py
says. The exit code is 1 after a failure.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.compiled.native import running_build_kind
from game.processes.progress import TerminalProgressBar
from game.processes.shared_work import run_in_processes_in_order
from game.titles import title_names
from tools.proof.proofs import add_title_option, load_proofs
from tools.proof.random_games import play_random_steps
from tools.proof.set_up_names import game_from_name
from tools.soaking import games, reloading, resuming, two_builds
from tools.soaking.shrinking import shrink_failure
from tools.soaking.soak_kind import SoakKind
from tools.soaking.work import (
    PieceResult,
    StepFailure,
    WorkPiece,
    pieces_of_groups,
    pieces_of_set_ups,
)
from tools.starting import INTERRUPTED_EXIT_CODE, run_tool

MAX_FAILURES = 3


KINDS = {
    "watch": SoakKind(games.play_watched, 20, 200),
    "laws": SoakKind(games.play_under_laws, 1, 4),
    "reload": SoakKind(reloading.play_reloaded, 5, 10),
    "disk": SoakKind(resuming.play_resumed, 1, 2),
    "builds": SoakKind(two_builds.play_with_both_builds, 20, 4),
}


def main(arguments: list[str]) -> int:
    """Run the soak test that the arguments ask for; return 1 after a failure, 130 if
    interrupted."""
    wanted = read_arguments(arguments)
    pieces = make_pieces(wanted)[wanted.begin :]
    bar = TerminalProgressBar(sum(piece.games for piece in pieces), "games")
    failures: list[StepFailure] = []
    steps_played = 0
    next_piece = wanted.begin
    try:
        for done in play_pieces(wanted, pieces):
            next_piece = done.piece.number + 1
            steps_played += done.steps
            bar.advance(done.games)
            if done.failure:
                failures.append(done.failure)
                bar.clear_line()
                print_failure(done.failure, wanted)
            if len(failures) == MAX_FAILURES:
                break
    except KeyboardInterrupt:
        print(f"\nStopped. To go on, add --begin {next_piece} to the same command.", flush=True)
    stopped = next_piece < wanted.begin + len(pieces)
    figures = f"{bar.done_count:,} games, {steps_played:,} steps, {len(failures)} failed"
    print(
        f"{wanted.kind}: {figures}, {bar.elapsed_seconds:.0f} s, {wanted.jobs} jobs, "
        f"{running_build_kind()}"
    )
    return 1 if failures else INTERRUPTED_EXIT_CODE if stopped else 0


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Return the parsed arguments; an impossible set-up ends the program with a sentence."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("kind", choices=list(KINDS))
    many = parser.add_mutually_exclusive_group()
    many.add_argument("--games", type=int, default=1000, help="games in all")
    many.add_argument("--each", type=int, help="games of every set-up")
    parser.add_argument("--set-up", action="append", help="only this one; may be repeated")
    add_title_option(parser)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--begin", type=int, default=0, help="where a stopped soak goes on")
    wanted = parser.parse_args(arguments)
    for name in wanted.set_up or ():
        try:
            game_from_name(name)
        except ValueError as error:
            parser.error(f"{str(error).rstrip('.')}.")
    return wanted


def make_pieces(wanted: argparse.Namespace) -> list[WorkPiece]:
    """Return the pieces of work that the arguments ask for."""
    at_once = KINDS[wanted.kind].at_once
    if wanted.set_up:
        set_ups = [game_from_name(name).options for name in wanted.set_up]
        return pieces_of_set_ups(set_ups, wanted.seed, wanted.each or wanted.games, at_once)
    names = wanted.title or title_names()
    groups = [group for name in names for group in load_proofs(name).every_set_up]
    if wanted.each:
        every = [options for group in groups for options in group]
        return pieces_of_set_ups(every, wanted.seed, wanted.each, at_once)
    return pieces_of_groups(groups, wanted.seed, wanted.games, at_once)


def play_pieces(wanted: argparse.Namespace, pieces: list[WorkPiece]) -> Iterator[PieceResult]:
    """Yield the result of each piece, in the order of the pieces."""
    play = KINDS[wanted.kind].play
    return run_in_processes_in_order(play, pieces, min(wanted.jobs, len(pieces)))


def print_failure(failure: StepFailure, wanted: argparse.Namespace) -> None:
    """Print the command that reproduces a failure, after simplifying it as far as possible, and the
    step that fails."""
    found = failure
    if not wanted.set_up or wanted.games > 1:
        kind = KINDS[wanted.kind]
        found = shrink_failure(failure, kind.play, kind.seeds_tried)
    again = f"{wanted.kind} --set-up {found.set_up} --seed {found.seed} --games 1"
    print(f"tools/soak.py {again}: step {found.step}: {found.words}", flush=True)
    if found == failure and wanted.games == 1:
        show_step(found)


def show_step(failure: StepFailure) -> None:
    """Print the position before the step that fails, and its move."""
    game = game_from_name(failure.set_up)
    for step in play_random_steps(game, failure.seed):
        if step.number == failure.step:
            print(game.position_text(step.before, game.colours))
            print(
                f"{game.readable_move(step.before, step.code).text}   <- the move that fails",
                flush=True,
            )
            return


if __name__ == "__main__":
    run_tool(main)
