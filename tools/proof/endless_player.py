"""A program that plays games without end, and prints a line after every step that is saved.

Run as `python tools/proof/endless_player.py FOLDER SEED TITLE`; it is killed at some moment. It
prints "game NAME" for a game it begins or goes on with, "step N FINGERPRINT" or "undo N" after
each change is on the disk, and "refused KEY NAME" when it may not go on.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.engine.luck import Luck
from game.engine.title import Title
from game.match.match import Match
from game.match.match_factory import MatchBeginning, beginning_of_new_game
from game.match.seating import make_seats
from game.records.records import NotSaved
from game.records.saved_game_folder import SavedGameFolder
from tools.proof.proofs import find_title, load_proofs
from tools.proof.random_games import make_luck


def print_line(line: str) -> None:
    """Write a line to standard output unbuffered, so that it is not lost if the process is killed
    next."""
    os.write(1, f"{line}\n".encode())


def play_on(match: Match, luck: Luck) -> None:
    """Play the match to its end with random moves, undoing one decision in five where that is
    allowed."""
    while question := match.question():
        if luck.draw_below(5) == 0 and match.reason_against_undo(question.seat) is None:
            match.undo_decision(question.seat)
            print_line(f"undo {match.step_count}")
        else:
            moves = match.legal_moves()
            match.send_answer(question.seat, moves[luck.draw_below(len(moves))].code)
            print_line(f"step {match.step_count} {match.fingerprint().hex()}")


def begin_random_match(title: Title, seed: int) -> MatchBeginning:
    """Return a new game among people; the seed chooses among the title's cases without automa."""
    cases = [case for case in load_proofs(title.name).cases if case.options.automa is None]
    case = cases[seed % len(cases)]
    seats = make_seats(("human",) * case.seats, case.game().colours, ())
    return beginning_of_new_game(title, case.options, seats, seed)


def main(folder: Path, seed: int, title: Title) -> None:
    """Resume the unfinished game of the folder, if there is one, then play new games until the
    process is killed."""
    saves = SavedGameFolder(folder)
    luck = make_luck(seed)
    while True:
        unfinished = saves.last_played_unfinished_file()
        if unfinished:
            match = Match.resume_from_journal(
                title, saves.reopen_journal(unfinished), checks_invariants=True
            )
            print_line(f"game {unfinished.name}")
        else:
            journal = saves.create_journal()
            match = Match.begin(begin_random_match(title, seed), journal, checks_invariants=True)
            print_line(f"game {journal.name}")
        play_on(match, luck)
        match.close()


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), int(sys.argv[2]), find_title(sys.argv[3]))
    except NotSaved as refusal:
        print_line(f"refused {refusal.reason.key} {refusal.reason.facts['file']}")
