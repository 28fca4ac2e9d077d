"""Where one move is plainly best, what players think at first sight says so."""

from __future__ import annotations

import pytest

from ai.titles import mind_for
from game.engine.rows import zeros
from tests.titles.tiletum.tiletum_tables import Table, table_of

POOR = {"gold": 0, "food": 0, "wool": 0, "stone": 0, "iron": 0}


def first_sight(table: Table) -> list[str]:
    """Return the texts of the legal moves, the best-looking first."""
    rules, policy = table.game.rules, mind_for("tiletum").policy(table.game)
    moves, scores = zeros(rules.most_moves), zeros(rules.most_moves)
    count = int(rules.legal_moves(table.state, moves))
    policy.score(table.state, moves, count, scores)
    order = sorted(range(count), key=lambda at: -int(scores[at]))
    return [table.game.move(table.state, int(moves[at])).text for at in order]


@pytest.mark.rule("T-604")
def test_a_contract_that_can_be_paid_is_fulfilled_at_once() -> None:
    table = table_of(pink={"goods": {**POOR, "iron": 4}, "store": ["iron4:6"]})
    assert first_sight(table)[0] == "fulfil iron4:6"


@pytest.mark.rule("T-604")
def test_goods_that_nothing_else_needs_are_given_for_a_contract() -> None:
    goods = {**POOR, "iron": 4, "food": 3}
    table = table_of(pink={"goods": goods, "store": ["iron4:6", "same3:5"]})
    ways = [text for text in first_sight(table) if text.startswith("fulfil same3")]
    assert ways[0] == "fulfil same3:5 with food"


@pytest.mark.rule("T-602")
def test_a_good_is_bought_where_it_is_all_that_is_missing() -> None:
    table = table_of(pink={"goods": {**POOR, "gold": 4, "iron": 3}, "store": ["iron4:6"]})
    assert first_sight(table)[0] == "buy iron"
    idle = table_of(pink={"goods": {**POOR, "gold": 4, "iron": 3}})
    assert not first_sight(idle)[0].startswith("buy")


@pytest.mark.rule("T-607")
def test_stone_goes_to_the_cathedral_where_a_pillar_stands() -> None:
    table = table_of(
        pillars={"koeln": ["pink"]},
        pink={"goods": {**POOR, "stone": 2}},
    )
    assert first_sight(table)[0] == "contribute koeln"


@pytest.mark.rule("T-708")
def test_a_merchant_goes_on_to_the_fair_of_the_round() -> None:
    table = table_of(
        round=2,
        fairs=[
            ["tiletum", "crest"],
            ["brugge", "house-and-pillar"],
            ["genova", "pillar"],
            ["venezia", "king"],
        ],
        pillars={"koeln": ["pink"]},
        pink={"merchant": "london-brugge"},
    )
    table.play("take wool 1")
    assert first_sight(table)[0] == "step brugge"


@pytest.mark.rule("T-309")
def test_points_of_action_are_spent_while_they_bring_anything() -> None:
    table = table_of().play("take wool 1")
    assert first_sight(table)[0].startswith("step")
    assert first_sight(table).index("end") > 1
