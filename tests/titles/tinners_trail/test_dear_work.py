"""T-3 where an action costs more than one work point, as no printed one of the expansions does."""

import pytest

from game.engine.moves import kind_of
from game.engine.rules import Rules
from game.titles.tinners_trail.components import load_components
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import EMIGRATE, EMPTY, OWN_MINER
from game.titles.tinners_trail.rules.set_up import SetUp
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from tests.titles.tinners_trail.expansion_tables import emigration_table, own_mine

COSTS = 3
LAST = 10


def kinds_at(column: int) -> set[int]:
    """Return the kinds of moves of pink in a column, when miners and emigrating cost 3."""
    table = emigration_table(
        area_redruth={"owner": "pink"},
        area_kea=own_mine("pink"),
        work={str(column): ["pink", "yellow", "blue"]},
    )
    rules: Rules = dear_rules()
    state = rules.new_state()
    state.load_plain(table.state.to_plain())
    assert isinstance(state, TrailState)
    assert state.own_miner[state.board.area_numbers["redruth"]] == EMPTY
    return {int(kind_of(code)) for code in rules.legal_codes(state)}


def dear_rules() -> TrailRules:
    """Return rules whose own miners and emigrations cost three work points."""
    board = Board(load_components(), SetUp(3, emigration=True))
    board.miner_work = board.emigrate_work = COSTS
    return TrailRules(board)


@pytest.mark.rule("T-3")
def test_own_miners_and_emigration_need_the_work_points_they_cost() -> None:
    assert {OWN_MINER, EMIGRATE} <= kinds_at(LAST - COSTS)
    assert not {OWN_MINER, EMIGRATE} & kinds_at(LAST - COSTS + 1)
