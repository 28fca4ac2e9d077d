"""The players of Brass look ahead to the end of an era too; what they think: `cases/*.txt`."""

from pathlib import Path

import pytest

from ai.titles import title_ai_for
from ai.titles.brass import input_indices
from ai.titles.brass.feature_extractor import BrassFeatureExtractor
from ai.titles.brass.game_time_left import STAGES_TO_ERA_END
from game.engine.rules import NOBODY
from game.engine.title import Game, Options
from game.titles import title_by_name
from game.titles.brass.notation.game_options import EXPANSIONS
from game.titles.brass.rules.counters import take_counter_from_stack
from game.titles.brass.rules.kinds import CANAL_ERA, COTTON_MILL_INDUSTRY, LEVEL_COUNT, RAIL_ERA
from game.titles.brass.rules.state import BrassState
from tests.ai.advice import advised
from tests.helpers.present import present
from tests.helpers.rule_cases import RuleCase, cases_of, run_case
from tests.titles.brass.tables import begun, table_of
from tools.proof.random_games import deal_game, make_luck

GAMES = [
    Options("brass", 2),
    Options("brass", 3),
    Options("brass", 4),
    Options("brass", 4, expansions=EXPANSIONS),
]


def name_of(options: Options) -> str:
    """Return what tells the games apart."""
    return f"{options.seats} players {' '.join(options.expansions)}"


@pytest.fixture(name="game", params=GAMES, ids=name_of)
def a_game(request: pytest.FixtureRequest) -> Game:
    return title_by_name("brass").make_game(request.param)


def test_quick_games_stop_with_the_round_with_the_era_and_with_the_game(game: Game) -> None:
    policy = title_ai_for("brass").make_policy(game)
    state = deal_game(game, 5)
    assert isinstance(state, BrassState)
    policy.begin_determinization(state)
    policy.play_until_stage(state, make_luck(5), policy.stage_number(state) + 1)
    assert (state.era, state.round) == (CANAL_ERA, 2)
    policy.play_until_stage(state, make_luck(5), policy.stage_number(state) + STAGES_TO_ERA_END)
    assert (state.era, state.round) == (RAIL_ERA, 1)
    policy.play_until_stage(state, make_luck(5), policy.stage_number(state) + STAGES_TO_ERA_END)
    assert state.to_move == NOBODY


@pytest.mark.parametrize(("seats", "own_points"), [(2, 0), (3, 90), (4, 90)])
def test_the_strongest_play_for_own_points_with_three_or_more_and_who_errs_does_not(
    seats: int, own_points: int
) -> None:
    title_ai = title_ai_for("brass")
    style = title_ai.strongest_search_settings(
        title_by_name("brass").make_game(Options("brass", seats))
    )
    assert (style.own_points_percent, title_ai.levels["ai:7"].search_settings) == (own_points, None)
    assert style.has_tree_per_seat is (seats == 4)
    erring = [one for one in title_ai.levels.values() if one.iterations and one.softmax_temperature]
    assert len(erring) == 3
    assert all(present(one.search_settings).own_points_percent == 0 for one in erring)


@pytest.mark.thorough
@cases_of(Path(__file__).with_name("cases"))
def test_what_players_think(case: RuleCase) -> None:
    run_case(case, advised(begun))


def test_what_is_read_does_not_depend_on_what_was_read_before() -> None:
    idle = table_of({"preston.0": "pink port 2"}, {"preston wigan": "pink"})
    waiting = table_of(
        {"preston.0": "pink port 2", "blackburn.0": "pink cotton-mill 2"},
        {"preston wigan": "pink", "blackburn wigan": "pink"},
    )
    features = BrassFeatureExtractor(idle.state.board)
    features.input_list(idle.state)
    assert features.input_list(waiting.state) == BrassFeatureExtractor(idle.state.board).input_list(
        waiting.state
    )


def test_a_mill_developed_away_shows_before_its_level_is_done() -> None:
    before = table_of({}).state
    features = BrassFeatureExtractor(before.board)
    read = features.input_list(before)
    take_counter_from_stack(before, 0, COTTON_MILL_INDUSTRY * LEVEL_COUNT + 1)
    developed = features.input_list(before)
    assert developed[input_indices.TOP_MILL_LEVEL] == read[input_indices.TOP_MILL_LEVEL]
    assert (
        developed[input_indices.MILLS_TOO_OLD_FOR_RAIL_ERA]
        == read[input_indices.MILLS_TOO_OLD_FOR_RAIL_ERA] - 1
    )
    assert developed[input_indices.NEXT_MILLS_POINTS] == read[input_indices.NEXT_MILLS_POINTS] + 2


def test_only_ports_connected_to_an_own_counter_are_near() -> None:
    counters = {"blackburn.0": "pink cotton-mill 2", "preston.0": "blue port 2"}
    apart = table_of(counters)
    joined = table_of(counters, {"preston wigan": "pink", "blackburn wigan": "pink"})
    features = BrassFeatureExtractor(apart.state.board)
    read = [features.input_list(table.state) for table in (apart, joined)]
    assert [numbers[input_indices.CONNECTED_OPEN_PORTS] for numbers in read] == [0, 1]


def read_with_hand(*hand: str, links: dict[str, str] | None = None) -> list[int]:
    """Return what is read of pink, who holds these cards."""
    table = table_of({"wigan.0": "pink coal-mine 2 2"}, links, pink={"hand": list(hand)})
    return BrassFeatureExtractor(table.state.board).input_list(table.state)


def test_a_card_fits_an_industry_of_its_location_or_one_in_the_own_network() -> None:
    linked = {"blackburn wigan": "pink"}
    read = read_with_hand("blackburn", "cotton-mill", links=linked)
    assert read[input_indices.CARDS_THAT_CAN_BUILD_TOP_MILL] == 2
    assert read[input_indices.CARDS_THAT_CAN_BUILD_TOP_SHIPYARD] == 0, (
        "the shipyard on top cannot be built"
    )
    alone = read_with_hand("blackburn", "cotton-mill")
    assert alone[input_indices.CARDS_THAT_CAN_BUILD_TOP_MILL] == 1, (
        "no network: the industry card builds nowhere"
    )


@pytest.mark.rule("B-5.10")
def test_a_card_of_a_location_with_an_own_counter_fits_nothing_in_the_canals() -> None:
    read = read_with_hand("wigan")
    assert read[input_indices.CARDS_THAT_CAN_BUILD_TOP_MINE] == 0


def test_free_lines_beside_the_own_network_are_read_with_what_they_count() -> None:
    plain = read_with_hand("wigan")
    linked = read_with_hand("wigan", links={"blackburn wigan": "pink"})
    assert plain[input_indices.FREE_LINES_AT_OWN_NETWORK] == 4, "four canals at Wigan"
    assert linked[input_indices.FREE_LINES_AT_OWN_NETWORK] == 4, (
        "the one to Blackburn is dug; there another begins"
    )
    flipped = table_of({"wigan.0": "pink coal-mine 2 flipped"})
    read = BrassFeatureExtractor(flipped.state.board).input_list(flipped.state)
    assert (
        read[input_indices.BEST_FREE_LINE_POINTS]
        == read[input_indices.SECOND_BEST_FREE_LINE_POINTS]
        == 1
    ), "the mine at one end"
    assert (
        read[input_indices.POINTS_OF_ALL_FREE_LINES]
        == read[input_indices.FREE_LINES_AT_OWN_NETWORK]
    ), "of each line"
