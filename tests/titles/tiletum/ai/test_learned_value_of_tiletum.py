"""The learned value of Tiletum ships and judges sensibly; where it cannot be read another does."""

from pathlib import Path
from typing import cast

import pytest

from ai.search.network import COARSE, FINE
from ai.search.policy import FULL_REWARD
from ai.titles import mind_for
from ai.titles.tiletum import learned_weights
from ai.titles.tiletum.features import STAGES
from ai.titles.tiletum.inputs import OWN_INPUTS
from ai.titles.tiletum.learned_value import LearnedTiletumValue
from ai.titles.tiletum.learned_weights import learned_value
from ai.titles.tiletum.value import TiletumValue
from game.engine.options import Options
from game.engine.rules import CHANCE
from game.engine.title import Game
from game.titles import title
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tiletum_rules import TiletumRules
from tools.proof.random_games import dealt, legal_codes, luck_of

GAMES = [
    Options("tiletum", 2),
    Options("tiletum", 3),
    Options("tiletum", 4),
    Options("tiletum", 4, expansions=("silver",)),
    Options("tiletum", 2, automa=("normal",), automa_seat=1),
    Options("tiletum", 2, expansions=("silver",), automa=("hard",), automa_seat=1),
]


def name_of(options: Options) -> str:
    """Return what tells the games apart."""
    return " ".join((f"{options.seats}", *options.expansions, *(options.automa or ())))


@pytest.fixture(name="game", params=GAMES, ids=name_of)
def a_game(request: pytest.FixtureRequest) -> Game:
    return title("tiletum").game(request.param)


def board_of(game: Game) -> Board:
    """Return the board of a game."""
    rules = game.rules
    assert isinstance(rules, TiletumRules)
    return rules.board


def test_shares_make_up_the_whole_win_and_rewards_stay_within_it(game: Game) -> None:
    value, state = learned_value(board_of(game)), dealt(game, 6)
    assert FULL_REWARD - 4 < sum(value.win_shares(state)) <= FULL_REWARD
    assert all(0 <= reward <= FULL_REWARD for reward in value.rewards(state))


def test_whoever_leads_by_much_is_expected_to_win(game: Game) -> None:
    state = cast("TiletumState", dealt(game, 6))
    policy = mind_for("tiletum").policy(game)
    policy.play_on(state, luck_of(3), policy.stage(state) + 2)
    best = max(int(points) for points in state.points)
    state.points[0] = best + 70
    value = learned_value(board_of(game))
    assert value.win_shares(state)[0] > FULL_REWARD * 3 // 4
    assert value.rewards(state)[0] == max(value.rewards(state))


def test_where_the_weights_cannot_be_read_the_hand_written_value_judges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "value.msgpack"
    monkeypatch.setattr(learned_weights, "shipped_weights", lambda: broken)
    game, mind = title("tiletum").game(Options("tiletum", 4)), mind_for("tiletum")
    with pytest.warns(UserWarning, match="learned value is not used"):
        assert isinstance(mind.value(game, "learned"), TiletumValue)


def test_a_value_nobody_has_named_is_refused() -> None:
    game = title("tiletum").game(Options("tiletum", 4))
    with pytest.raises(KeyError, match="clever"):
        mind_for("tiletum").value(game, "clever")


def test_every_build_judges_a_position_alike() -> None:
    game = title("tiletum").game(Options("tiletum", 4))
    luck, state = luck_of(12), dealt(game, 12)
    for _ in range(190):
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            moves = legal_codes(game.rules, state)
            game.rules.apply(state, moves[int(luck.below(len(moves)))])
    value = LearnedTiletumValue(board_of(game), 5)
    for stage in range(STAGES):
        first = [int(luck.below(FINE)) - FINE // 2 for _ in range(6 * OWN_INPUTS)]
        second = [int(luck.below(COARSE)) - COARSE // 2 for _ in range(5)]
        value.load_stage(stage, first, second, 20 * COARSE)
    assert value.final_points(state) == [177, 110, 82, 83]
