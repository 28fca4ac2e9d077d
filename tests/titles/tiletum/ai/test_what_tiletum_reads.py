"""What the learned value of Tiletum reads of a position, seat by seat."""

from typing import cast

import pytest

from ai.search import learned_value as learned_value_of_any
from ai.titles.tiletum import inputs as at
from ai.titles.tiletum.features import STAGES, Features, stage_of_value
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY
from game.titles import title
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tiletum_rules import TiletumRules
from tests.titles.tiletum.tiletum_tables import Table, table_of
from tools.proof.random_games import dealt, legal_codes, luck_of

PINK, YELLOW = 0, 1
POOR = {"gold": 0, "food": 0, "wool": 0, "stone": 0, "iron": 0}


def read(table: Table, seat: int, place: int) -> int:
    """Return one input of a seat."""
    state = cast("TiletumState", table.state)
    return Features(state.board).numbers(state)[seat * at.OWN_INPUTS + place]


@pytest.mark.rule("T-801")
def test_points_are_those_that_are_certain_by_now() -> None:
    table = table_of(pillars={"koeln": ["pink"]}, pink={"points": 7, "goods": {**POOR, "iron": 9}})
    assert read(table, PINK, at.PRODUCT) == 1
    assert read(table, PINK, at.POINTS) == 7 + 1 + 9 // 4
    assert read(table, YELLOW, at.LEAD) == read(table, YELLOW, at.POINTS) - 10
    assert read(table, YELLOW, at.RIVAL_PRODUCT) == 1


def test_goods_are_read_with_what_is_needed_of_them() -> None:
    table = table_of(pink={"goods": {**POOR, "wool": 11, "iron": 1}, "store": ["iron4:6"]})
    assert [read(table, PINK, at.GOLD + good) for good in range(5)] == [0, 0, 8, 0, 1]
    assert read(table, PINK, at.GOODS) == 12
    assert read(table, PINK, at.LACK) == 3
    assert (read(table, PINK, at.STORED_CONTRACTS), read(table, PINK, at.CONTRACT_POINTS)) == (1, 6)


@pytest.mark.rule("T-607")
def test_a_cathedral_with_an_own_pillar_is_open_until_the_seat_has_given() -> None:
    table = table_of(pillars={"koeln": ["pink"]}, pink={"goods": {**POOR, "stone": 2}})
    assert (read(table, PINK, at.OPEN_CATHEDRALS), read(table, PINK, at.OPEN_POINTS)) == (1, 6)
    table.play("contribute koeln")
    assert (read(table, PINK, at.OPEN_CATHEDRALS), read(table, PINK, at.CATHEDRALS)) == (0, 1)


@pytest.mark.rule("T-708")
def test_fairs_are_read_from_the_next_one_on() -> None:
    table = table_of(
        round=3,
        fairs=[
            ["tiletum", "crest"],
            ["brugge", "king"],
            ["genova", "house"],
            ["venezia", "pillar"],
        ],
        houses={"genova": ["pink"], "tiletum": ["pink", "yellow"]},
        pink={"houses": 1},
    )
    assert [read(table, PINK, at.FAIRS + later) for later in range(3)] == [6, 0, 0]
    assert [read(table, PINK, at.THERE + later) for later in range(3)] == [1, 0, 0]
    assert read(table, PINK, at.WAY) == 0
    assert read(table, YELLOW, at.WAY) > 0


def test_every_input_has_a_place_of_its_own() -> None:
    places = [number for name, number in vars(at).items() if name.isupper()]
    blocks = {at.GOLD: 5, at.MARKERS: 5, at.FAIRS: 3, at.THERE: 3}
    taken = [place + part for place in places for part in range(blocks.get(place, 1))]
    assert sorted(taken) == list(range(at.OWN_INPUTS + 1))
    assert (at.BIAS, at.POINTS) == (learned_value_of_any.BIAS, learned_value_of_any.POINTS)


@pytest.mark.parametrize(
    "options",
    [
        Options("tiletum", 2),
        Options("tiletum", 4, expansions=("silver",)),
        Options("tiletum", 2, expansions=("silver",), automa=("easy",), automa_seat=1),
    ],
    ids=("base", "silver", "solo"),
)
def test_stages_rise_through_a_game_and_every_position_can_be_read(options: Options) -> None:
    game = title("tiletum").game(options)
    rules = game.rules
    assert isinstance(rules, TiletumRules)
    features, luck = Features(rules.board), luck_of(7)
    state, stages = cast("TiletumState", dealt(game, 8)), []
    while state.to_move != NOBODY:
        assert len(features.numbers(state)) == options.seats * at.OWN_INPUTS
        stages.append(int(stage_of_value(state)))
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
        else:
            moves = legal_codes(rules, state)
            rules.apply(state, moves[int(luck.below(len(moves)))])
    assert stages == sorted(stages)
    assert (stages[0], stages[-1]) == (0, STAGES - 1)


@pytest.mark.rule("T-115")
def test_of_the_luck_to_come_nothing_is_read() -> None:
    game = title("tiletum").game(Options("tiletum", 4))
    rules = game.rules
    assert isinstance(rules, TiletumRules)
    state = cast("TiletumState", dealt(game, 3))
    other = cast("TiletumState", state.clone())
    rules.imagine(other, 0, luck_of(5))
    features = Features(rules.board)
    assert features.numbers(other) == features.numbers(state)
