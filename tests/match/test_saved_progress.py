"""How far a saved game has come is told from its last step, in every title."""

from pathlib import Path

import pytest

from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.match.seating import make_seats
from game.records.game_progress import make_progress_function
from game.records.records import HUMAN_PLAYER
from game.records.saved_game_folder import SavedGameFolder
from game.titles import title_names
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case, find_title
from tools.proof.random_games import choose_code, legal_codes, make_luck

CASES = [PROOFS[name].plain_cases[0] for name in title_names()]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_that_is_left_is_as_far_as_its_last_step(case: Case, tmp_path: Path) -> None:
    seats = make_seats([HUMAN_PLAYER] * case.seats, case.game().colours, ())
    saves = SavedGameFolder(
        tmp_path, compute_progress=make_progress_function({case.title: find_title(case.title)})
    )
    beginning = beginning_of_new_game(find_title(case.title), case.options, seats, 3)
    match = Match.begin(beginning, saves.create_journal())
    luck = make_luck(3)
    while match.progress_percent() == 0:
        question = match.question()
        assert question is not None
        codes = legal_codes(match.game.rules, question.view)
        match.send_answer(question.seat, choose_code(codes, luck, by_kind=False))
    match.close()
    assert match.chronicle.game_progress_percent < match.progress_percent()
    (summary,) = saves.summaries()
    assert summary.progress_percent == match.progress_percent()
