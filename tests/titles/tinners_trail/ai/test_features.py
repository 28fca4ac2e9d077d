"""What the learned value reads of a position, seat by seat."""

from typing import cast

import pytest

from ai.titles.tinners_trail import inputs as at
from ai.titles.tinners_trail.features import STAGES, Features, stage_of
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY
from game.titles import title
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from tests.titles.tinners_trail.tables import Table, face_down, face_up, table_of
from tools.proof.random_games import dealt, legal_codes, luck_of

PINK, YELLOW = 0, 1


def read(table: Table, seat: int, place: int) -> int:
    """Return one input of a seat."""
    return Features(table.state.board).numbers(table.state)[seat * at.OWN_INPUTS + place]


def mining_table() -> Table:
    """Return a table with one mine of pink beside a tile that only yellow has seen."""
    return table_of(
        pink={"money": 17, "points": 40},
        yellow={"money": 9, "points": 30},
        area_camborne={"owner": "pink", "tin": 3, "copper": 2, "water": 2, "miner": True},
        area_redruth={"tile": face_down(2, 2, 2, "yellow")},
        area_gwennap={"tile": face_up(2, 5, 4)},
    )


def test_a_company_is_read_with_its_money_points_and_mine() -> None:
    table = mining_table()
    assert read(table, PINK, at.MONEY) == 17
    assert read(table, PINK, at.LEAD) == 10
    assert read(table, YELLOW, at.LEAD) == -10
    assert [read(table, PINK, place) for place in (at.MINES, at.TIN, at.COPPER)] == [1, 3, 2]
    assert read(table, PINK, at.WATER) == 2
    assert read(table, YELLOW, at.RIVAL_MONEY) == 20  # blue


@pytest.mark.rule("X-3")
def test_the_best_extractions_are_planned_with_rising_water() -> None:
    table = mining_table()  # capacity 3: 2 copper at 8 and 1 tin at 5, then 2 tin, water 2 and 3
    assert read(table, PINK, at.CAPACITY) == 3
    assert read(table, PINK, at.LOADS_2) == 2 * (8 - 2) + (5 - 2) + 2 * (5 - 3)
    assert read(table, YELLOW, at.LOADS_2) == 0


def test_a_face_down_tile_counts_as_seen_only_for_who_saw_it() -> None:
    table = mining_table()
    assert read(table, YELLOW, at.SEEN) == 1
    assert read(table, PINK, at.SEEN) == 0
    assert read(table, PINK, at.BEST_TILE) == 2 + 5 - 4
    assert read(table, PINK, at.TILES) == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_lies_under_a_face_down_tile_changes_nothing(players: int) -> None:
    game = title("tinners-trail").game(Options("tinners-trail", players))
    rules = game.rules
    assert isinstance(rules, TrailRules)
    features, luck = Features(rules.board), luck_of(5)
    state = cast("TrailState", dealt(game, 3))
    for _ in range(60):
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
        else:
            moves = legal_codes(rules, state)
            rules.apply(state, moves[int(luck.below(len(moves)))])
    other = cast("TrailState", state.clone())
    hidden = [area for area in range(int(rules.board.areas)) if not state.face_up[area]]
    for area in hidden:
        other.tile[area] = min(0, other.tile[area])
    assert features.numbers(other) == features.numbers(state)


@pytest.mark.parametrize("wallace", [None, ("better-mines", "more-mines-2")])
def test_stages_rise_through_a_game_and_every_position_can_be_read(
    wallace: tuple[str, ...] | None,
) -> None:
    options = Options("tinners-trail", 2, expansions=("arsenic", "emigration"), automa=wallace)
    game = title("tinners-trail").game(options)
    rules = game.rules
    assert isinstance(rules, TrailRules)
    features, luck = Features(rules.board), luck_of(7)
    state, stages = cast("TrailState", dealt(game, 8)), [0]
    while state.to_move != NOBODY:
        assert len(features.numbers(state)) == 2 * at.OWN_INPUTS
        stages.append(int(stage_of(state)))
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
        else:
            moves = legal_codes(rules, state)
            rules.apply(state, moves[int(luck.below(len(moves)))])
    assert stages == sorted(stages)
    assert set(stages) == set(range(STAGES))


def test_every_input_has_a_place_of_its_own() -> None:
    apart = ("OWN_INPUTS", "INPUTS")
    places = [number for name, number in vars(at).items() if name.isupper() and name not in apart]
    assert sorted(places) == list(range(at.OWN_INPUTS))
    assert at.INPUTS == 2 * at.OWN_INPUTS


def test_money_no_round_can_use_counts_as_invested_when_the_next_one_ends() -> None:
    rich, poor = (
        table_of(
            round=4,
            phase="prices",
            work={"0": ["pink", "yellow", "blue"]},
            pink={"money": money, "points": 40},
        )
        for money in (80, 50)
    )
    assert [read(table, PINK, at.MONEY) for table in (rich, poor)] == [50, 50]
    assert read(poor, PINK, at.POINTS) == 40
    assert read(rich, PINK, at.POINTS) == 40 + 3 * 13  # the first row of round 4
    assert read(rich, YELLOW, at.RIVAL_MONEY) == 50
    assert read(rich, YELLOW, at.LEAD) == -(40 + 3 * 13)
