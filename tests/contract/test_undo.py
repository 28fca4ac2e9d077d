"""Undo never takes back what a seat has learned, in random games of every title."""

import pytest

from game.engine.reasons import Reason
from game.match import pending_turn, undo
from game.records.records import NO_BARRIER, Chronicle, Step
from game.titles import title_by_name, title_names
from tools.proof.cases import LEAK_CASES, PROOFS
from tools.proof.laws.of_undo import check_undo_of_a_game
from tools.proof.proofs import Case

pytestmark = pytest.mark.thorough

FEW_CASES = [
    proofs.full_cases[-1] if proofs.full_cases else proofs.plain_cases[-1]
    for proofs in PROOFS.values()
]
LEARNING_CASES = [case for case in FEW_CASES if isinstance(case.game(), undo.UndoPolicy)]


@pytest.mark.parametrize("case", LEAK_CASES, ids=str)
def test_what_a_seat_has_learned_is_never_taken_back(case: Case) -> None:
    opened = sum(check_undo_of_a_game(case, seed) for seed in (1, 2))
    name = case.options.title
    is_begun = (
        name in title_names() and not title_by_name(name).rules_revision
    )  # it need not offer any
    assert opened or is_begun, "no undo was ever open"


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_an_undo_over_the_answer_of_a_computer_is_found(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo, "_barrier_reason", lambda *_: None)
    with pytest.raises(AssertionError, match="answer of another seat"):
        check_undo_of_a_game(case, 1)


@pytest.mark.parametrize("case", LEARNING_CASES, ids=str)
def test_an_undo_of_a_step_that_showed_something_is_found(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    def barrier_of_others(chronicle: Chronicle, seat: int, last_own: int) -> object:
        after: list[Step] = chronicle.steps[last_own - 1 :]
        return None if all(step.seat == seat for step in after) else Reason("undo.luck")

    monkeypatch.setattr(undo, "_barrier_reason", barrier_of_others)
    monkeypatch.setattr(pending_turn, "REVEAL_BARRIER", NO_BARRIER)
    with pytest.raises(AssertionError, match="has learned"):
        for seed in range(1, 9):
            check_undo_of_a_game(case, seed)
