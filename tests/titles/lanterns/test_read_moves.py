"""Words that are no move of Lanterns are refused in one line."""

import pytest

from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.records.verification import deal_first_state
from tests.titles.lanterns.title import LanternsTitle


@pytest.mark.parametrize("text", ["", "go\nhome", "stake \u00b2", "stake \u0663", "stake 33"])
def test_what_is_no_move_is_refused_in_one_line(text: str) -> None:
    game = LanternsTitle().make_game(Options("lanterns", 3))
    with pytest.raises(Unreadable) as refused:
        game.parse_move(deal_first_state(game, seed=1), text)
    assert str(refused.value).isprintable()
