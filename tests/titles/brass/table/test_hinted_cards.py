"""A hint names the card that its action is paid with, whatever the action is."""

import pytest

from game.client.hints.advised_discards import discards_for_advised_action
from game.engine.move import Move
from game.match.analysis import Hint
from game.table_protocol import PersonalQuestion
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from tests.titles.brass.table.sitting import HotSeat

pytestmark = pytest.mark.thorough

AHEAD = 6
KINDS = ("build", "canal", "develop", "loan")


def plan_of(sitting: HotSeat, move: Move, question: PersonalQuestion) -> tuple[int, ...]:
    """Return a move and the first answers that follow it in the turn."""
    rules = sitting.workshop.rules
    after = question.view.clone()
    rules.apply(after, move.code)
    plan = [move.code]
    while after.to_move == question.seat and len(plan) < AHEAD:
        plan.append(rules.legal_codes(after)[0])
        rules.apply(after, plan[-1])
    return tuple(plan)


@pytest.mark.parametrize("kind", KINDS)
def test_the_card_that_an_action_spends_is_named(sitting: HotSeat, kind: str) -> None:
    def wanted(state: BrassState, moves: tuple[Move, ...]) -> bool:
        found = {move.kind for move in moves}
        return state.phase == kinds.ACTIONS_PHASE and state.action == 1 and set(KINDS) <= found

    question = sitting.asked(wanted)
    move = next(move for move in question.moves if move.kind == kind)
    hint = Hint(question.seat, 1, (), (), plan_of(sitting, move, question))
    spent, *_ = discards_for_advised_action(hint, question, sitting.workshop.game)
    assert spent.move.text.startswith("card ")
    assert spent.move.card in sitting.table.current_part_draft.hand


def test_both_cards_of_a_build_with_two_are_named(sitting: HotSeat) -> None:
    def takes_two(move: Move) -> bool:
        return move.kind == "build" and move.text.endswith("two-cards")

    def wanted(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return state.phase == kinds.ACTIONS_PHASE and any(map(takes_two, moves))

    question = sitting.asked(wanted)
    move = next(filter(takes_two, question.moves))
    hint = Hint(question.seat, 1, (), (), plan_of(sitting, move, question))
    spent = discards_for_advised_action(hint, question, sitting.workshop.game)
    assert [each.move.text.split()[0] for each in spent] == ["card", "card"]
