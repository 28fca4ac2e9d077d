"""What only the players of Tiletum have: habits of their own; what they think: `cases/*.txt`."""

from pathlib import Path

import pytest

from ai.titles import title_ai_for
from game.engine.moves import kind_of_move, third_field_of_move
from game.engine.rules import CHANCE
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tiletum.rules.kinds import KING_ACTION, TAKE_DIE_MOVE
from game.titles.tiletum.rules.state import TiletumState
from tests.ai.advice import advised
from tests.helpers.rule_cases import RuleCase, cases_of, run_case
from tests.titles.tiletum.trial import begun
from tools.proof.random_games import deal_game, legal_codes


def test_a_habit_makes_more_of_its_action_and_a_misjudgement_lasts_for_the_turn() -> None:
    game = title_by_name("tiletum").make_game(Options("tiletum", 2))
    state = deal_game(game, 4)
    while state.to_move == CHANCE:
        game.rules.apply(state, game.rules.draw_outcome(state))
    assert isinstance(state, TiletumState)
    dice = [code for code in legal_codes(game.rules, state) if kind_of_move(code) == TAKE_DIE_MOVE]
    fond, rash = (
        title_ai_for("tiletum").habits_class(habits, cents)
        for habits, cents in (((("king", 150),), 0), ((), 200))
    )
    for code in dice:
        is_king = int(state.wheel[third_field_of_move(code) - 1]) == KING_ACTION
        assert fond.overestimate(state, int(state.to_move), code) == (150 if is_king else 0)
    alike: dict[int, int] = {}
    for code in dice:
        fancy = rash.overestimate(state, int(state.to_move), code)
        assert alike.setdefault(int(third_field_of_move(code)), fancy) == fancy
    assert len(set(alike.values())) > 1
    with pytest.raises(KeyError, match="cheese"):
        title_ai_for("tiletum").habits_class((("cheese", 1),), 0)


@pytest.mark.thorough
@cases_of(Path(__file__).with_name("cases"))
def test_what_players_think(case: RuleCase) -> None:
    run_case(case, advised(begun))
