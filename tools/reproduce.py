"""Play the game of a defect report again and say where it leads elsewhere than it did.

    .venv/bin/python tools/reproduce.py fault-0001.toml
    .venv/bin/python tools/reproduce.py fault-0001.toml --keep game.counthouse

Prints what the report tells and compares every position with the one it was; `--keep` writes the
game as a file that `python -m game replay` shows. From an online table a report has no journal but
what its player has seen: the steps are printed, and every view is compared. The exit code is 0 when
every position is as it was, 1 when one is not, 2 when the report cannot be read.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.commands.stdin_text import read_text_file_or_stdin
from game.compiled.native import running_build_kind
from game.engine.fingerprint import fingerprint_of_state
from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.records.fault_report import FaultReport, parse_fault_report
from game.records.journal_reading import read_journal_bytes
from game.records.records import Chronicle
from game.records.seen_game import SeenGame, decode_seen_game
from game.records.verification import find_first_difference
from game.titles import title_by_name
from tools.starting import run_tool

SAME_EXIT_CODE = 0
DIFFERENT_EXIT_CODE = 1
FAILED_COMMAND_EXIT_CODE = 2


def main(arguments: list[str]) -> int:
    """Reproduce one report; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("report", help='a file, or "-" for standard input')
    parser.add_argument("--keep", type=Path, help="write the game into this file")
    wanted = parser.parse_args(arguments)
    try:
        text, source = read_text_file_or_stdin(wanted.report)
        report = parse_fault_report(text, source)
        print_report(report)
        if wanted.keep and report.journal_bytes and not report.seen_game_bytes:
            wanted.keep.write_bytes(report.journal_bytes)
        return play_again(report, source)
    except Unreadable as refusal:
        print(refusal, file=sys.stderr)
    except OSError as error:
        print(f"{wanted.keep} cannot be written: {error.strerror}.", file=sys.stderr)
    return FAILED_COMMAND_EXIT_CODE


def print_report(report: FaultReport) -> None:
    """Print what the report says, and what runs here."""
    for name, value in report.program_versions:
        print(f"{name}: {value}")
    print(f"here: {running_build_kind()}, Python {sys.version.split()[0]}")
    print(report.error_text)


def play_again(report: FaultReport, source: str) -> int:
    """Play the game of a report again, print whether it gives the same fingerprints, and return the
    exit code."""
    if not report.journal_bytes:
        print("No game was open.")
        return SAME_EXIT_CODE
    reading = read_journal_bytes(report.journal_bytes, source)
    chronicle = reading.chronicle
    if chronicle is None:
        raise Unreadable(f"{source}: its game has no beginning; allowed: a journal.")
    opening = chronicle.opening
    shelf = title_by_name(opening.options.title)
    if report.seen_game_bytes:
        seen = decode_seen_game(report.seen_game_bytes)
        print(
            f"{shelf.name}, rules revision {opening.rules_revision}, here {shelf.rules_revision}; "
            f"{len(seen.steps)} steps as observer {seen.observer} has seen them"
        )
        return print_seen_steps(shelf, chronicle, seen, report)
    print(
        f"{shelf.name}, rules revision {opening.rules_revision}, here {shelf.rules_revision}; "
        f"seed {opening.seed}, {len(chronicle.steps)} steps"
    )
    return compare_fingerprints(shelf, chronicle, report)


def print_seen_steps(
    shelf: Title, chronicle: Chronicle, seen: SeenGame, report: FaultReport
) -> int:
    """Print each step that the player of an online table has seen, compare the views with those of
    the report, and return the exit code."""
    game = shelf.make_game(chronicle.opening.options)
    views = []
    for rows in seen.rows_after_each_step():
        view = game.rules.new_state()
        view.load_plain(rows)
        views.append(view)
    for step, before in zip(seen.steps, views, strict=False):
        told = "a secret move"
        if step.move_code is not None:
            told = game.readable_move(before, step.move_code).text
        print(f"{step.step_number} {step.mover}: {told}")
    here = {
        f"{step.step_number} {fingerprint_of_state(view).hex()}"
        for step, view in zip(seen.steps, views[1:], strict=True)
    }
    missing = [told for told in report.last_fingerprints if told not in here]
    if missing:
        print(f"Different: the view was at {missing[0]}, here it is not.")
        return DIFFERENT_EXIT_CODE
    print("Every view as it was.")
    return SAME_EXIT_CODE


def compare_fingerprints(shelf: Title, chronicle: Chronicle, report: FaultReport) -> int:
    """Print the first difference between the fingerprints now and those in the journal or in the
    report, and return the exit code."""
    difference = find_first_difference(shelf, chronicle)
    if difference:
        print(f"Different after step {difference.step_number}: {difference.sentence}.")
        return DIFFERENT_EXIT_CODE
    here = {f"{step.step_number} {step.fingerprint_after.hex()}" for step in chronicle.steps}
    missing = [told for told in report.last_fingerprints if told not in here]
    if missing:
        print(f"Different: the game was at {missing[0]}, its journal was not.")
        return DIFFERENT_EXIT_CODE
    print("Every position as it was.")
    return SAME_EXIT_CODE


if __name__ == "__main__":
    run_tool(main)
