"""What players know of every title and edition: levels, candidates, quick games, learned values."""

from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from ai.levels import LEVEL_NAMES
from ai.search import learned_value, value_factory
from ai.search.learned_value import LearnedValue
from ai.search.network import FIRST_LAYER_WEIGHT_OF_ONE, SECOND_LAYER_WEIGHT_OF_ONE
from ai.search.policy import FULL_REWARD_MILLIONTHS
from ai.search.search_settings import SearchSettings
from ai.search_player import make_search
from ai.title_ai import TitleAi
from ai.titles import TITLE_AI_CLASSES, title_ai_for
from game.engine.batch import draw_chance_outcomes
from game.engine.knowledge import make_view_for_seat
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from tests.ai.advice import mind_of
from tests.helpers.present import of_kind, present
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case
from tools.proof.random_games import (
    choose_code,
    deal_game,
    legal_codes,
    make_luck,
    play_random_steps,
    twin_of,
)

every_title_ai = pytest.mark.parametrize(("title", "edition"), TITLE_AI_CLASSES)
CASES = [
    case
    for title, edition in TITLE_AI_CLASSES
    for case in PROOFS[title].cases
    if (case.options.edition or PROOFS[title].title.editions[0]) == edition
]
FEW = [case for case in CASES if case in PROOFS[case.title].plain_cases or case.options.automa]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)
TRIES_EVERY_MOVE = {"brass", "tiletum"}
MAX_STAGES = 40
LEAD = 70  # points
EVERY = 25  # steps

HIDDEN = 5


def settled(game: Game, state: State) -> State:
    """Let luck decide until somebody is asked."""
    draw_chance_outcomes(game.rules, state)
    return state


@every_title_ai
def test_a_mind_has_every_level_and_each_tries_more_than_the_one_below(
    title: str, edition: str
) -> None:
    title_ai = title_ai_for(title, edition)
    assert type(title_ai) is not TitleAi
    assert tuple(title_ai.levels) == LEVEL_NAMES
    tries = [level.iterations for level in title_ai.levels.values()]
    assert tries == sorted(tries)
    assert tries[0] < tries[-1]


@every_title_ai
def test_chances_are_calibrated_at_every_table(title: str, edition: str) -> None:
    tables = {case.seats for case in CASES if case.title == title and edition_of(case) == edition}
    assert {*title_ai_for(title, edition).calibration.powers_by_seat_count} == tables


def edition_of(case: Case) -> str:
    return case.options.edition or PROOFS[case.title].title.editions[0]


@every_case
@pytest.mark.parametrize("seed", range(3))
def test_every_candidate_begins_with_a_legal_move(case: Case, seed: int) -> None:
    game = case.game()
    policy = mind_of(game).make_policy(game)
    state = deal_game(game, seed)
    # A compiled function keeps every row it is handed by an interpreted one: two are enough.
    out = make_zero_row(game.rules.max_move_count)
    scores = make_zero_row(game.rules.max_move_count)
    policy.begin_determinization(state)
    turn = seed
    while settled(game, state).to_move != NOBODY:
        turn += 7
        count = int(policy.write_candidate_moves(state, out, scores))
        macro_moves = [int(out[index]) for index in range(count)]
        assert 0 < count == len({*macro_moves})
        begun = {
            int(policy.first_move_of_macro_move(state, macro_move)) for macro_move in macro_moves
        }
        legal = legal_codes(game.rules, state)
        assert begun <= {*legal}
        assert macro_moves == legal or case.title not in TRIES_EVERY_MOVE
        policy.play_macro_move(state, macro_moves[turn % count])


@every_case
def test_quick_games_stop_with_every_stage_and_with_the_game(case: Case) -> None:
    game = case.game()
    policy = mind_of(game).make_policy(game)
    state = deal_game(game, 5)
    policy.begin_determinization(state)
    stages = [int(policy.stage_number(state))]
    for number in range(MAX_STAGES):
        policy.play_until_stage(state, make_luck(number), stages[-1] + 1)
        if state.to_move == NOBODY:
            break
        stages.append(int(policy.stage_number(state)))
    assert state.to_move == NOBODY
    steps = [later - stage for stage, later in pairwise(stages)]
    assert min(steps) == 1
    assert sum(step > 1 for step in steps) <= 1, "at most from an era to the next"


def turns(game: Game) -> Iterator[tuple[int, State]]:
    """Yield every question of a quick game, and its number."""
    policy = mind_of(game).make_policy(game)
    luck = make_luck(4)
    out = make_zero_row(game.rules.max_move_count)
    state = deal_game(game, 9)
    turn = 0
    while settled(game, state).to_move != NOBODY:
        turn += 1
        yield turn, state
        move = int(policy.quick_move(state, out, luck))
        assert move in legal_codes(game.rules, state)
        game.rules.apply(state, move)


@few_cases
@pytest.mark.parametrize("stages", [1, 0], ids=["stage", "game"])
def test_the_search_answers_with_a_legal_move_throughout_a_game(case: Case, stages: int) -> None:
    game = case.game()
    search = make_search(game, SearchSettings(playout_stages=stages, value_name="plain"))
    for turn, state in turns(game):
        if turn % 30 == 0:
            view = make_view_for_seat(game.rules, state, state.to_move)
            search.begin(view, state.to_move, turn)
            search.run_iterations(3)
            assert int(search.best_move()) in legal_codes(game.rules, view)


def last_round(game: Game) -> State:
    """Return the last round of a quick game as it begins."""
    policy = mind_of(game).make_policy(game)
    state = deal_game(game, 6)
    last = deal_game(game, 6)
    policy.begin_determinization(state)
    while state.to_move != NOBODY:
        last.copy_from(state)
        policy.play_until_stage(state, make_luck(3), policy.stage_number(state) + 1)
    return settled(game, last)


def value_of(game: Game) -> LearnedValue:
    """Return the value that ships."""
    return of_kind(mind_of(game).make_named_value(game, "learned"), LearnedValue)


@every_case
def test_stages_rise_through_a_game_and_every_position_can_be_read(case: Case) -> None:
    value = value_of(case.game())
    stages = []
    for step in play_random_steps(case.game(), 8):
        assert (
            len(value.feature_extractor.input_list(step.before))
            == case.seats * value.inputs_per_seat
        )
        stages.append(int(value.feature_extractor.stage_number(step.before)))
    assert stages == sorted(stages)
    assert 0 <= stages[0] < stages[-1] == value.stages - 1


@every_case
def test_a_seats_inputs_hold_nothing_that_it_cannot_see(case: Case) -> None:
    game = case.game()
    value = value_of(game)
    read = value.feature_extractor.input_list
    inputs = int(value.inputs_per_seat)
    automa = NOBODY if case.options.automa is None else case.options.automa_seat
    seats = {*range(case.seats)} - {automa}
    for step in play_random_steps(game, 3):
        for seat in seats if step.number % EVERY == 0 else ():
            own = slice(seat * inputs, (seat + 1) * inputs)
            twin = twin_of(game.rules, step.after, seat, make_luck(step.number))
            assert read(twin)[own] == read(step.after)[own]


@pytest.mark.parametrize("title", ["brass", "tiletum", "tinners_trail", "tinners_trail_2007"])
def test_every_input_has_a_place_of_its_own(title: str) -> None:
    folder, _, year = title.partition("_2")
    inputs = vars(import_module(f"ai.titles.{folder}.input_indices{year and '_2007'}"))
    places = {name: number for name, number in inputs.items() if name.isupper()}
    width = places.pop("INPUTS_PER_SEAT")
    blocks = {
        "EACH_GOOD_UP_TO_8": 5,
        "MARKER_POINTS_BY_ACTION": 5,
        "NEXT_FAIRS_POINTS": 3,
        "HAS_HOUSE_AT_NEXT_FAIRS": 3,
        "MERCHANT_STEPS_TO_NEXT_FAIRS": 3,
        "FOUR_ACTION_POINTS_WORTH_TENTHS": 4,
        "ONE_MORE_FAIR_THING_WORTH_TENTHS": 10,
    }
    blocks |= {
        "HOUSE_AT_NEXT_FAIRS_WORTH_TENTHS": 3,
        "NEAR_TOWNS_WITH_FREE_PLACE": 2,
        "FURTHER_TOWNS_WITH_FREE_PLACE": 2,
        "IS_MEEPLE_ON_SPACE": 58,
    }
    blocks = blocks if title == "tiletum" else {}
    taken = [at + part for name, at in places.items() for part in range(blocks.get(name, 1))]
    assert sorted(taken) == list(range(width))
    assert (places["CONSTANT_ONE"], places["CERTAIN_POINTS"]) == (
        learned_value.CONSTANT_ONE_INPUT,
        learned_value.CERTAIN_POINTS_INPUT,
    )


@pytest.mark.parametrize(
    ("title", "turns", "points"),
    [
        ("brass", 90, [-100, -141, -152, -99]),
        ("tiletum", 190, [69, 41, 30, 15]),
        ("tinners-trail", 90, [-54, -52, -10, -41]),
    ],
)
def test_every_build_judges_a_position_alike(title: str, turns: int, points: list[int]) -> None:
    game = next(case for case in CASES if str(case) == f"{title}-4").game()
    values = present(mind_of(game).value_factory)
    value = values.make_untrained_value(game.rules.board, HIDDEN)  # type: ignore[attr-defined]  # every title's rules have one
    luck = make_luck(12)
    state = deal_game(game, 12)
    for _ in range(turns):
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            game.rules.apply(
                state, choose_code(legal_codes(game.rules, state), luck, by_kind=False)
            )
    for stage in range(int(value.stages)):
        cells = (HIDDEN + 1) * int(value.inputs_per_seat)
        first = [
            int(luck.draw_below(FIRST_LAYER_WEIGHT_OF_ONE)) - FIRST_LAYER_WEIGHT_OF_ONE // 2
            for _ in range(cells)
        ]
        second = [
            int(luck.draw_below(SECOND_LAYER_WEIGHT_OF_ONE)) - SECOND_LAYER_WEIGHT_OF_ONE // 2
            for _ in range(HIDDEN)
        ]
        value.load_stage_weights(stage, first, second, 20 * SECOND_LAYER_WEIGHT_OF_ONE)
    assert value.expected_final_points(state) == points


@every_case
def test_shares_make_up_the_whole_win_and_rewards_stay_within_it(case: Case) -> None:
    game = case.game()
    value = value_of(game)
    state = deal_game(game, 6)
    assert (
        FULL_REWARD_MILLIONTHS - case.seats < sum(value.win_shares(state)) <= FULL_REWARD_MILLIONTHS
    )
    assert all(0 <= reward <= FULL_REWARD_MILLIONTHS for reward in value.expected_rewards(state))


@every_case
def test_rewards_stay_within_a_win_that_whoever_leads_by_much_may_expect(case: Case) -> None:
    game = case.game()
    value = value_of(game)
    state = last_round(game)
    plain = make_zero_row(case.seats)
    present(mind_of(game).make_named_value(game, "plain")).write_expected_rewards(state, plain)
    assert all(0 <= reward <= FULL_REWARD_MILLIONTHS for reward in plain)
    state.points[0] = LEAD + max(int(points) for points in state.points)  # type: ignore[attr-defined]  # every title counts them
    assert value.win_shares(state)[0] > FULL_REWARD_MILLIONTHS * 3 // 4
    assert value.expected_rewards(state)[0] == max(value.expected_rewards(state))


@every_title_ai
def test_where_the_weights_cannot_be_read_the_hand_written_value_judges(
    title: str, edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(case for case in CASES if (case.title, edition_of(case)) == (title, edition)).game()
    title_ai = title_ai_for(title, edition)
    broken = tmp_path / present(title_ai.value_factory).shipped_weight_file
    monkeypatch.setattr(value_factory, "assets_folder", lambda: tmp_path)
    plain = type(title_ai.make_named_value(game, "plain"))
    with pytest.warns(UserWarning, match="learned value is not used"):
        assert type(title_ai.make_named_value(game, "learned")) is plain
    broken.parent.mkdir(parents=True)
    broken.write_bytes(b"\x01")
    with pytest.warns(UserWarning, match="no file of weights"):
        assert type(title_ai.make_named_value(game, "learned")) is plain
