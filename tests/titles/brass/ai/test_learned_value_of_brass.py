"""The learned value of Brass is whole numbers, alike in every build; the rest: `tests/ai`."""

from ai.titles.brass.inputs import OWN_INPUTS
from ai.titles.brass.learned_value import LearnedBrassValue
from game.engine.options import Options
from game.titles import title
from game.titles.brass.rules.brass_rules import BrassRules
from tests.helpers.judging import HIDDEN, judged


def test_every_build_judges_a_position_alike() -> None:
    game = title("brass").game(Options("brass", 4))
    assert isinstance(game.rules, BrassRules)
    value = LearnedBrassValue(game.rules.board, HIDDEN)
    assert value.final_points(judged(game, value, 90, OWN_INPUTS)) == [95, 130, 70, 64]
