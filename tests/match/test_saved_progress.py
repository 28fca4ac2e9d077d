"""How far a saved game has come is told from its last step, in every title."""

from pathlib import Path

import pytest

from game.match.match import Match
from game.match.match_factory import new_game
from game.match.seating import seat_players
from game.records.game_progress import progress_for
from game.records.records import HUMAN
from game.records.saves import Saves
from game.titles import titles
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case, title_of
from tools.proof.random_games import choose, legal_codes, luck_of

CASES = [PROOFS[name].plain_cases[0] for name in titles()]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_that_is_left_is_as_far_as_its_last_step(case: Case, tmp_path: Path) -> None:
    seats = seat_players([HUMAN] * case.seats, case.game().colours, ())
    saves = Saves(tmp_path, progress=progress_for({case.title: title_of(case.title)}))
    beginning = new_game(title_of(case.title), case.options, seats, 3)
    match = Match.begin(beginning, saves.create())
    luck = luck_of(3)
    while match.progress() == 0:
        question = match.question()
        assert question is not None
        codes = legal_codes(match.game.rules, question.view)
        match.send_answer(question.seat, choose(codes, luck, by_kind=False))
    match.close()
    assert match.chronicle.progress < match.progress()
    (summary,) = saves.summaries()
    assert summary.progress == match.progress()
