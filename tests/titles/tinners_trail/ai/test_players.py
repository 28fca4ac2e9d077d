"""Players who err do so like people: near the best move, with habits, on what they may know.
Targets of earlier positions lean on what later ones of the same game are expected to
bring."""

import numpy as np
import pytest

from ai.levels import draw_softmax_move, make_player
from ai.players import always_keep_thinking
from ai.titles import title_ai_for
from ai.titles.tinners_trail.candidate_moves import estimate_auctioned_mine_pounds
from ai.titles.tinners_trail.habits import pounds_gained_by_extraction
from ai.titles.tinners_trail.input_indices import CERTAIN_POINTS, CONSTANT_ONE, INPUTS_PER_SEAT
from ai.titles.tinners_trail.investment_boxes import best_worthwhile_box_price_beyond_reserve
from ai.titles.tinners_trail.mine_worth import MeanTileContents, mine_worth
from ai.titles.tinners_trail.mine_worth_2007 import mine_worth_2007
from ai.value.position_files import RecordedPositions
from ai.value.stage_training import blend_targets_with_forecast, forecast_final_points
from ai.value.training import POINTS_PER_OUTPUT_UNIT, NetworkWeights
from ai.value.training_examples import make_examples
from game.engine.luck import Luck
from game.engine.moves import make_move_code
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options
from game.titles import title_by_name
from game.titles.tinners_trail.components.loading import load_components
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import (
    BID_MOVE,
    DEVELOP_MINER_MOVE,
    DROP_OUT_MOVE,
    EXTRACT_ORE_MOVE,
    INVEST_MOVE,
    PASS_MOVE,
)
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.tinners_trail.tables import table_of

TITLE = "tinners-trail"

PINK = 0


@pytest.fixture
def game() -> Game:
    return title_by_name(TITLE).make_game(Options(TITLE, 3))


def view_after(game: Game, decisions: int) -> tuple[State, int]:
    """A seat's view after so many decisions of greedy players, where it has a choice."""
    rules = game.rules
    player = make_player("greedy", game)
    state = rules.new_state()
    view = rules.new_state()
    rules.deal(state, 5)
    while True:
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
            continue
        assert state.to_move != NOBODY
        seat = int(state.to_move)
        rules.write_view_for_seat(state, seat, view)
        if decisions <= 0 and len(rules.legal_codes(view)) > 1:
            return view, seat
        rules.apply(state, player.choose(view, seat, decisions, always_keep_thinking))
        decisions -= 1


def drawn(values: list[tuple[int, int]], temperature: int) -> list[int]:
    luck = Luck()
    luck.reset_from_seed(1)
    return [draw_softmax_move(values, temperature, luck) for _ in range(2000)]


def test_the_temperature_says_how_often_a_worse_move_is_taken_a_gross_blunder_never() -> None:
    assert set(drawn([(1, 10), (2, 30), (3, 30)], 0)) == {2}
    moves = drawn([(1, 1000), (2, 0)], 1000)
    assert moves.count(1) / moves.count(2) == pytest.approx(2.718, rel=0.15)
    assert 2 not in drawn([(1, 20_000), (2, 0)], 1000)


def test_habits_make_moves_seem_better_than_they_are(game: Game) -> None:
    view, seat = view_after(game, 12)
    names = ("tin", "copper", "bidding", "improving", "passing", "thrift", "selling")
    habits = title_ai_for(TITLE).habits_class(
        tuple((name, 10 + at) for at, name in enumerate(names)), 0
    )
    assert isinstance(view, TrailState)
    load = make_move_code(EXTRACT_ORE_MOVE, 3, 2, 1)
    biases = {
        load: 2 * 10 + 11 + 16 * pounds_gained_by_extraction(view, load),
        make_move_code(DEVELOP_MINER_MOVE, 3, 0, 0): 13,
        make_move_code(PASS_MOVE, 0, 0, 0): 14,
        make_move_code(INVEST_MOVE, 20, 0, 0): -20 * 15,
        make_move_code(DROP_OUT_MOVE, 0, 0, 0): 0,
    }
    assert {move: habits.overestimate(view, seat, move) for move in biases} == biases


def test_a_habit_nobody_has_is_refused() -> None:
    with pytest.raises(KeyError):
        title_ai_for(TITLE).habits_class((("gambling", 5),), 0)
    with pytest.raises(KeyError):
        title_ai_for("another").habits_class((("gambling", 5),), 0)


def test_a_mine_is_misjudged_alike_all_through_its_auction_and_as_much_as_is_said(
    game: Game,
) -> None:
    view, _seat = view_after(game, 12)
    rash = title_ai_for(TITLE).habits_class((), 400)
    low, high = (
        rash.overestimate(view, 0, make_move_code(BID_MOVE, pounds, 0, 0)) for pounds in (6, 11)
    )
    assert low == high != 0
    assert rash.overestimate(view, 0, make_move_code(DROP_OUT_MOVE, 0, 0, 0)) == 0
    errors = [
        rash.overestimate(view, seat, make_move_code(BID_MOVE, 6, 0, 0)) for seat in range(400)
    ]
    assert errors[1] != low
    assert abs(sum(errors) / len(errors)) < 80
    spread = (sum(error**2 for error in errors) / len(errors)) ** 0.5
    assert spread == pytest.approx(400, rel=0.15)


def positions(games: list[int]) -> RecordedPositions:
    """Return one position of two seats in each game, with 10 and 20 points that end as 50."""
    count = len(games)
    inputs = np.zeros((count, 5, INPUTS_PER_SEAT), np.int16)
    inputs[:, :2, CONSTANT_ONE] = 1
    inputs[:, :2, CERTAIN_POINTS] = (10, 20)
    return RecordedPositions(
        np.zeros(count, np.int8),
        np.full(count, 2, np.int8),
        np.array(games),
        inputs,
        np.full((count, 5), 50, np.int16),
        np.zeros(count, np.int8),
    )


def test_a_part_of_the_target_is_what_is_expected_later() -> None:
    here = positions([7, 8])
    examples = make_examples(here, -1)
    assert examples.points_still_to_gain.tolist() == [[40, 30], [40, 30]]
    expected = {7: np.array([80.0, 50.0])}
    applied = blend_targets_with_forecast(
        expected, examples, here, 0.8
    ).points_still_to_gain.tolist()
    assert applied == [[40 + 0.8 * 30, 30], [40, 30]]


def test_a_stage_expects_the_points_so_far_and_those_its_weights_foretell() -> None:
    first = np.zeros((INPUTS_PER_SEAT, 1))
    first[CONSTANT_ONE, 0] = 60 / POINTS_PER_OUTPUT_UNIT
    weights = NetworkWeights(first, np.zeros((0, 1)))
    expected = forecast_final_points(weights, positions([3, 3, 4]), -1)
    assert {game: list(points) for game, points in expected.items()} == {3: [70, 80], 4: [70, 80]}


@pytest.mark.parametrize(("bonus", "cubes"), [("money+3", "2/2/3"), ("work+1", "1/3/3")])
def test_a_bonus_is_worth_its_money_or_a_work_point(bonus: str, cubes: str) -> None:
    table = table_of(f"expansions kickstarter-tiles; st-columb up {cubes} bonus {bonus}")
    state = TrailState(Board(load_components(), table.state.board.set_up))
    state.load_plain(table.state.to_plain())
    tiles = MeanTileContents(state.board)
    area = state.board.area_numbers["st-columb"]
    with_bonus = int(mine_worth(state, tiles, 0, area))
    state.board.money_bonus_of_tile[state.tile[area]] = 0
    state.board.work_bonus_of_tile[state.tile[area]] = 0
    assert with_bonus - int(mine_worth(state, tiles, 0, area)) == 300


# The players of the edition of 2007 know what it has: unknown ground, boxes, prospecting.


@pytest.mark.rule("C-12")
def test_unknown_ground_is_worth_more_with_pieces_that_help_its_dice() -> None:
    plain = table_of("edition 2007; kea 1/0/3").state
    dug = table_of("edition 2007; kea 1/0/3; adits st-ives+st-just").state
    unknown, poor = (plain.board.area_numbers[name] for name in ("st-ives", "kea"))
    assert mine_worth_2007(dug, PINK, unknown) > mine_worth_2007(plain, PINK, unknown)
    assert mine_worth_2007(plain, PINK, unknown) > mine_worth_2007(plain, PINK, poor)


@pytest.mark.rule("C-14")
def test_the_dearest_open_box_for_the_spare_money_is_wanted() -> None:
    words = "edition 2007; round 4; phase invest; to_move pink; work; invested pink yellow blue"
    money = "pink money 33; yellow money 9; blue money 7"
    table = table_of(words, money, 'boxes {4 = {30 = ["yellow", "blue"]}}')
    assert best_worthwhile_box_price_beyond_reserve(table.state, PINK) == 25


def test_a_bid_is_measured_by_what_the_ground_seems_worth() -> None:
    state = table_of("edition 2007; kea 3/3/1").play("build kea").state
    assert estimate_auctioned_mine_pounds(state, MeanTileContents(state.board)) > 5
