"""The learned value of Brass ships and judges sensibly; where it cannot be read another does."""

from pathlib import Path
from typing import cast

import pytest

from ai.search.network import COARSE, FINE
from ai.search.policy import FULL_REWARD
from ai.titles import mind_for
from ai.titles.brass import learned_weights
from ai.titles.brass.features import STAGES
from ai.titles.brass.inputs import OWN_INPUTS
from ai.titles.brass.learned_value import LearnedBrassValue
from ai.titles.brass.learned_weights import learned_value
from ai.titles.brass.value import BrassValue
from game.engine.options import Options
from game.engine.rules import CHANCE
from game.titles import title
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.brass_rules import BrassRules
from game.titles.brass.rules.state import BrassState
from tools.proof.random_games import dealt, legal_codes, luck_of


def board_of(players: int) -> Board:
    """Return the board for so many players."""
    rules = title("brass").game(Options("brass", players)).rules
    assert isinstance(rules, BrassRules)
    return rules.board


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_make_up_the_whole_win_and_rewards_stay_within_it(players: int) -> None:
    game = title("brass").game(Options("brass", players))
    value, state = learned_value(board_of(players)), dealt(game, 6)
    assert FULL_REWARD - players < sum(value.win_shares(state)) <= FULL_REWARD
    assert all(0 <= reward <= FULL_REWARD for reward in value.rewards(state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_leads_by_much_is_expected_to_win(players: int) -> None:
    state = cast("BrassState", dealt(title("brass").game(Options("brass", players)), 6))
    state.points[0] += 80
    value = learned_value(board_of(players))
    assert value.win_shares(state)[0] > FULL_REWARD * 3 // 4
    assert value.rewards(state)[0] == max(value.rewards(state))


def test_where_the_weights_cannot_be_read_the_hand_written_value_judges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "value.msgpack"
    monkeypatch.setattr(learned_weights, "shipped_weights", lambda: broken)
    game, mind = title("brass").game(Options("brass", 4)), mind_for("brass")
    with pytest.warns(UserWarning, match="learned value is not used"):
        assert isinstance(mind.value(game, "learned"), BrassValue)


def test_a_value_nobody_has_named_is_refused() -> None:
    game = title("brass").game(Options("brass", 4))
    with pytest.raises(KeyError, match="clever"):
        mind_for("brass").value(game, "clever")


def test_every_build_judges_a_position_alike() -> None:
    game = title("brass").game(Options("brass", 4))
    luck, state = luck_of(12), dealt(game, 12)
    for _ in range(90):
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            moves = legal_codes(game.rules, state)
            game.rules.apply(state, moves[int(luck.below(len(moves)))])
    value = LearnedBrassValue(board_of(4), 5)
    for stage in range(STAGES):
        first = [int(luck.below(FINE)) - FINE // 2 for _ in range(6 * OWN_INPUTS)]
        second = [int(luck.below(COARSE)) - COARSE // 2 for _ in range(5)]
        value.load_stage(stage, first, second, 20 * COARSE)
    assert value.final_points(state) == [95, 130, 70, 64]
