"""The learned value of Tiletum is whole numbers, alike in every build; the rest: `tests/ai`."""

from ai.titles.tiletum.inputs import OWN_INPUTS
from ai.titles.tiletum.learned_value import LearnedTiletumValue
from game.engine.options import Options
from game.titles import title
from game.titles.tiletum.rules.tiletum_rules import TiletumRules
from tests.helpers.judging import HIDDEN, judged


def test_every_build_judges_a_position_alike() -> None:
    game = title("tiletum").game(Options("tiletum", 4))
    assert isinstance(game.rules, TiletumRules)
    value = LearnedTiletumValue(game.rules.board, HIDDEN)
    assert value.final_points(judged(game, value, 190, OWN_INPUTS)) == [177, 110, 82, 83]
