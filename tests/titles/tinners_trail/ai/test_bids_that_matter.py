"""Candidates of an auction always hold bids that matter; investments never two single £5."""

import pytest

from ai.search.policy import Policy
from ai.titles import mind_for
from ai.titles.tinners_trail.candidates import seeming_worth
from ai.titles.tinners_trail.county.maxima import UP_TO, maximum_of
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.moves import first_of, kind_of
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.kinds import DROP, INVEST
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.tinners_trail.tables import Table, face_up, table_of

PINK = 0


def candidates(table: Table) -> list[int]:
    """Return what whoever is to move may intend, the most promising first."""
    policy: Policy = mind_for("tinners-trail").policy(table.game)
    most = table.game.rules.most_moves
    out, scores = zeros(most), zeros(most)
    policy.begin(table.state)
    count = int(policy.candidates(table.state, out, scores))
    ranked = sorted(range(count), key=lambda at: -int(scores[at]))
    return [int(out[at]) for at in ranked]


def maxima(table: Table) -> list[int]:
    """Return the maximum bids in question, in pounds the bidder has."""
    assert isinstance(table.state, TrailState)
    tiles = MeanTiles(table.state.board)
    money = int(table.state.money[table.state.to_move])
    bids = [one for one in candidates(table) if kind_of(one) == UP_TO]
    return [
        min(int(maximum_of(table.state, seeming_worth(table.state, tiles), one)), money)
        for one in bids
    ]


def hopeless_auction(money: int) -> Table:
    """Yellow has bid £8 in the last round for ore that does not pay its work; pink is asked."""
    table = table_of(
        round=4,
        prices={"tin": 4, "copper": 2},
        pink={"money": 20},
        yellow={"money": money},
        area_camborne={"tile": face_up(2, 2, 3)},
    )
    table.play("build camborne")
    table.play("bid 8")
    return table


def test_a_bid_stays_in_question_where_the_mine_seems_to_be_worth_less() -> None:
    assert max(maxima(hopeless_auction(40))) >= 9 + 7
    assert kind_of(candidates(hopeless_auction(40))[0]) == DROP


@pytest.mark.rule("A-11")
def test_nobody_weighs_two_maxima_that_are_all_their_money() -> None:
    found = maxima(hopeless_auction(11))
    assert max(found) == 11
    assert len(found) == len(set(found))


@pytest.mark.rule("I-2")
@pytest.mark.parametrize("money", [5, 12, 17, 38, 80, 95])
def test_investments_never_leave_a_second_single_five(money: int) -> None:
    table = table_of(phase="invest", invested=["pink", "yellow", "blue"], pink={"money": money})
    found = [first_of(one) for one in candidates(table)]
    assert all(kind_of(one) == INVEST for one in candidates(table))
    assert {0, money // 5 * 5} <= set(found)
    assert all(pounds % 10 == 0 or (money - pounds) % 10 < 5 for pounds in found)
