"""What only the players of Tiletum have: habits of their own, and the Cardinal beside them."""

from __future__ import annotations

import pytest

from ai.titles import mind_for
from game.engine.moves import kind_of, third_of
from game.engine.options import Options
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.titles import title
from game.titles.tiletum.rules.kinds import KING, TAKE_DIE
from game.titles.tiletum.rules.state import TiletumState
from tools.proof.random_games import dealt, legal_codes, luck_of


def test_a_habit_makes_more_of_its_action_and_a_misjudgement_lasts_for_the_turn() -> None:
    game = title("tiletum").game(Options("tiletum", 2))
    state = dealt(game, 4)
    while state.to_move == CHANCE:
        game.rules.apply(state, game.rules.draw_outcome(state))
    assert isinstance(state, TiletumState)
    dice = [code for code in legal_codes(game.rules, state) if kind_of(code) == TAKE_DIE]
    fond, rash = (
        mind_for("tiletum").habits(habits, cents)
        for habits, cents in (((("king", 150),), 0), ((), 200))
    )
    for code in dice:
        is_king = int(state.wheel[third_of(code) - 1]) == KING
        assert fond.lean(state, int(state.to_move), code) == (150 if is_king else 0)
    alike: dict[int, int] = {}
    for code in dice:
        fancy = rash.lean(state, int(state.to_move), code)
        assert alike.setdefault(int(third_of(code)), fancy) == fancy
    assert len(set(alike.values())) > 1
    with pytest.raises(KeyError, match="cheese"):
        mind_for("tiletum").habits((("cheese", 1),), 0)


@pytest.mark.rule("C-201")
def test_the_cardinal_is_played_by_the_rules_and_never_asked() -> None:
    game = title("tiletum").game(Options("tiletum", 2, automa=("normal",), automa_seat=1))
    policy, luck, out = mind_for("tiletum").policy(game), luck_of(2), zeros(game.rules.most_moves)
    state = dealt(game, 2)
    while state.to_move != NOBODY:
        assert state.to_move in (0, CHANCE)
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            game.rules.apply(state, policy.quick_move(state, out, luck))
