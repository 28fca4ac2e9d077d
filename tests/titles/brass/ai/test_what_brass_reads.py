"""What the learned value of Brass reads of a position, seat by seat."""

from typing import cast

import pytest

from ai.search import learned_value as learned_value_of_any
from ai.titles.brass import inputs as at
from ai.titles.brass.features import STAGES, Features, stage_of_value
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY
from game.titles import title
from game.titles.brass.rules.brass_rules import BrassRules
from game.titles.brass.rules.state import BrassState
from tests.titles.brass.tables import Table, table_of
from tools.proof.random_games import dealt, legal_codes, luck_of

PINK, YELLOW = 0, 1


def read(table: Table, seat: int, place: int) -> int:
    """Return one input of a seat."""
    state = table.state
    return Features(state.board).numbers(state)[seat * at.OWN_INPUTS + place]


def cotton_table() -> Table:
    """Return a table with a mill of pink that a canal joins to a port of yellow."""
    return table_of(
        {
            "preston.0": "yellow port 2",
            "wigan.0": "yellow coal-mine 1",
            "blackburn.0": "pink cotton-mill 2",
        },
        {"preston wigan": "pink", "blackburn wigan": "yellow"},
        pink={"money": 17},
    )


def test_a_company_is_read_with_its_money_counters_and_links() -> None:
    table = cotton_table()
    assert read(table, PINK, at.MONEY) == 17
    assert read(table, PINK, at.NEXT_POUNDS) == 17
    assert [read(table, PINK, place) for place in (at.COUNTERS, at.MILLS, at.LINKS)] == [1, 1, 1]
    assert [read(table, YELLOW, place) for place in (at.PORTS, at.MINES)] == [1, 1]
    assert read(table, PINK, at.RIVAL_LEVEL) == read(table, YELLOW, at.LEVEL)


@pytest.mark.rule("B-12.2")
def test_a_mill_with_a_way_to_a_port_can_be_sold() -> None:
    assert read(cotton_table(), PINK, at.SALEABLE) == 1
    alone = table_of({"blackburn.0": "pink cotton-mill 2"})
    assert read(alone, PINK, at.SALEABLE) == 0


@pytest.mark.rule("B-15.2")
def test_counters_of_a_higher_level_count_in_both_eras_while_canals_are_dug() -> None:
    table = cotton_table()
    assert read(table, PINK, at.MILL_POINTS) == 2 * 5
    assert read(table, PINK, at.LASTING) == 1
    assert read(table, YELLOW, at.MINE_POINTS) == 1  # leaves with the era


def test_every_input_has_a_place_of_its_own() -> None:
    places = [number for name, number in vars(at).items() if name.isupper()]
    assert sorted(places) == list(range(at.OWN_INPUTS + 1))
    assert (at.BIAS, at.POINTS) == (learned_value_of_any.BIAS, learned_value_of_any.POINTS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stages_rise_through_a_game_and_every_position_can_be_read(players: int) -> None:
    game = title("brass").game(Options("brass", players))
    rules = game.rules
    assert isinstance(rules, BrassRules)
    features, luck = Features(rules.board), luck_of(7)
    state, stages = cast("BrassState", dealt(game, 8)), []
    while state.to_move != NOBODY:
        assert len(features.numbers(state)) == players * at.OWN_INPUTS
        stages.append(int(stage_of_value(state)))
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
        else:
            moves = legal_codes(rules, state)
            rules.apply(state, moves[int(luck.below(len(moves)))])
    assert stages == sorted(stages)
    assert stages[0] >= 0
    assert stages[-1] == STAGES - 1


def test_of_a_hand_only_what_everybody_may_imagine_is_read() -> None:
    game = title("brass").game(Options("brass", 4))
    rules = game.rules
    assert isinstance(rules, BrassRules)
    state = cast("BrassState", dealt(game, 3))
    other = cast("BrassState", state.clone())
    for seat in range(1, 4):
        rules.imagine(other, 0, luck_of(seat))
    features = Features(rules.board)
    own = slice(0, at.OWN_INPUTS)
    assert features.numbers(other)[own] == features.numbers(state)[own]


def test_what_is_read_does_not_depend_on_what_was_read_before() -> None:
    idle = table_of({"preston.0": "pink port 2"}, {"preston wigan": "pink"})
    waiting = table_of(
        {"preston.0": "pink port 2", "blackburn.0": "pink cotton-mill 2"},
        {"preston wigan": "pink", "blackburn wigan": "pink"},
    )
    features = Features(idle.state.board)
    features.numbers(idle.state)
    assert features.numbers(waiting.state) == Features(idle.state.board).numbers(waiting.state)
