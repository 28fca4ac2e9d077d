"""The appraisal of a mine is the same at every bid of its auction."""

import pytest

from ai.titles.tinners_trail.mine_worth import MeanTileContents
from ai.titles.tinners_trail.reasons.appraisal import Appraiser, MinePlayoutComparison
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState
from tests.helpers.present import of_kind
from tests.titles.tinners_trail.ai.analysis.positions import knowledge_of
from tests.titles.tinners_trail.tables import Table, table_of

pytestmark = pytest.mark.thorough


def appraiser_of(table: Table) -> Appraiser:
    knowledge = knowledge_of(table)
    return Appraiser(
        MeanTileContents(table.state.board),
        MinePlayoutComparison(knowledge.rules, knowledge.playouts),
    )


def view_of(table: Table) -> TrailState:
    """Return the view of the seat whose turn it is."""
    view = table.state.clone()
    table.game.rules.write_view_for_seat(table.state, table.state.to_move, view)
    return of_kind(view, TrailState)


@pytest.mark.parametrize("tile", ["2/2/2", "2/3/3", "1/2/4"])
def test_a_mine_is_worth_the_same_to_a_seat_throughout_its_auction(tile: str) -> None:
    table = table_of(f"wendron up {tile}; pink money 20; yellow money 20; blue money 20")
    appraiser = appraiser_of(table)
    seat = int(table.state.to_move)
    area = table.state.board.area_numbers["wendron"]
    table.play("build wendron")
    worths = []
    while table.state.phase == kinds.AUCTION_PHASE:
        if table.state.to_move == seat:
            worths.append(appraiser.appraise_mine(view_of(table), area))
        elif len(worths) > 2:
            table.play("drop")
            continue
        table.play(f"bid {int(table.state.high_bid) + 1}" if len(worths) < 4 else "drop")
    assert len(worths) > 2
    assert len({worth.fair_price for worth in worths}) == 1, [w.fair_price for w in worths]
