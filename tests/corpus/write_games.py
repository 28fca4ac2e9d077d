"""Add games of the present version to the corpus: `python tests/corpus/write_games.py`."""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.match.seating import make_seats
from game.records.records import AUTOMA_PLAYER
from game.records.saved_game_folder import SavedGameFolder
from tests.titles.lanterns.games import luck_of
from tools.proof.cases import CASES, PLAIN_CASES, SHELF
from tools.proof.proofs import Case

HERE = Path(__file__).resolve().parent
SHARE = 60  # percent of an unfinished game
RELEASED = [case for case in CASES if SHELF[case.title].rules_revision]
"""Games of a title that is not released yet are kept by nobody."""


def main() -> None:
    """Write a finished game of every released set-up, of plain ones an unfinished one as well."""
    for case in RELEASED:
        for percent in (SHARE, 100) if case in PLAIN_CASES else (100,):
            _write(case, percent)


def file_name(case: Case, percent: int) -> str:
    """Return what the file of a game of this set-up is called."""
    title = SHELF[case.title]
    revision = f"rules-{title.rules_revision}-state-{title.state_version}"
    set_up = str(case).removeprefix(f"{case.title}-")
    return f"{case.title}-{revision}-{set_up}-{percent}.tinners"


def _write(case: Case, percent: int) -> None:
    target = HERE / "records" / "whole" / file_name(case, percent)
    if target.exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        _play(case, percent, Path(folder))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(SavedGameFolder(Path(folder)).game_files()[0].read_bytes())
    print(target.relative_to(HERE))


def _play(case: Case, percent: int, folder: Path) -> None:
    title = SHELF[case.title]
    options = case.options
    players = ["random"] * case.seats
    if options.automa is not None:
        players[options.automa_seat] = AUTOMA_PLAYER
    seats = make_seats(players, case.game().colours, ())
    beginning = beginning_of_new_game(title, options, seats, case.seats)
    match = Match.begin(beginning, SavedGameFolder(folder).create_journal(), checks_invariants=True)
    luck = luck_of(case.seats)
    while (question := match.question()) and match.progress_percent() < percent:
        if luck.draw_below(8) == 0 and match.reason_against_undo(question.seat) is None:
            match.undo_decision(question.seat)
        else:
            moves = match.legal_moves()
            match.send_answer(question.seat, moves[luck.draw_below(len(moves))].code)
    match.close()


if __name__ == "__main__":
    main()
