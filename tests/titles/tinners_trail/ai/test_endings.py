"""Lone tails: what one seat can still reach when everybody else has passed in the last round."""

from fractions import Fraction

import pytest

from ai.search.policy import Policy
from ai.titles import title_ai_for
from ai.titles.tinners_trail.candidate_moves import estimate_auctioned_mine_pounds
from ai.titles.tinners_trail.maximum_bids import BID_UP_TO_MAXIMUM_MOVE_KIND, maximum_bid_pounds
from ai.titles.tinners_trail.mine_worth import MeanTileContents
from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.rows import make_zero_row
from game.engine.rules import NOBODY, Rules, State
from game.titles.tinners_trail.rules.kinds import DROP_OUT_MOVE, INVEST_MOVE
from tests.titles.tinners_trail.tables import Table, table_of
from tools.puzzling.ends import TooLongToCount
from tools.titles.tinners_trail.puzzling.exact import solve_tail


def alone(work: int, money: int, words: str) -> Table:
    """Return a table on which pink alone is left in round 4, with that many work points."""
    last = f"round 4; work {10 - work} pink; invested yellow blue"
    return table_of(f"{last}; pink money {money} mines_left 1", words)


def best_of_all(rules: Rules, state: State, known: dict[str, int]) -> int:
    """Return the most points pink can reach, by every legal move; no luck may be left."""
    if state.to_move == NOBODY:
        return rules.scores(state)[0]
    key = str(state.to_plain())
    if key not in known:
        found = []
        for code in rules.legal_codes(state):
            after = state.clone()
            rules.apply(after, code)
            found.append(best_of_all(rules, after, known))
        known[key] = max(found)
    return known[key]


TAILS = {
    "pumps before a flooded mine": alone(2, 6, "camborne pink 3/1/4"),
    "a miner before a rich mine": alone(2, 6, "camborne pink 3/3/1; redruth pink 0/1/0"),
    "money for one of two loads": alone(2, 3, "camborne pink 2/0/1; gwennap pink 0/2/2"),
    "a port, then ore": alone(3, 4, "st-ives pink 1/3/2"),
    "a new mine in the open": alone(3, 4, "wendron up 2/1/3"),
    "pasties to the next five pounds": alone(2, 3, "camborne pink 1/0/6"),
}


@pytest.mark.thorough
@pytest.mark.parametrize("table", TAILS.values(), ids=TAILS.keys())
def test_the_solution_is_the_best_of_all_legal_lines_and_its_line_leads_there(table: Table) -> None:
    rules = table.game.rules
    after = table.state.clone()
    solution = solve_tail(table.game, table.view_of(0))
    assert solution.points == best_of_all(rules, table.state, {})
    for code in solution.line:
        assert code in rules.legal_codes(after)
        rules.apply(after, code)
    assert table.game.scores(after)[0] == solution.points


@pytest.mark.rule("A-7")
def test_an_unknown_tile_is_each_that_may_lie_there() -> None:
    table = alone(3, 10, "prices tin 7 copper 10; wendron down 2/1/3")
    view = table.view_of(0)
    rules = table.game.rules
    board = view.board
    area = view.board.area_names.index("wendron")
    total = 0
    points = 0
    for tile in range(board.tile_kind_count):
        if board.region_of_tile_kind[tile] == board.region_of_area[area]:
            world = view.clone()
            world.tile[area] = tile
            rules.apply(world, table.game.parse_move(world, "build wendron"))
            copies = int(board.tile_copies_of_kind[tile])
            total, points = total + copies, points + copies * best_of_all(rules, world, {})
    solution = solve_tail(table.game, view)
    assert solution.points == Fraction(points, total)
    assert solution.line[0] == table.game.parse_move(view, "build wendron")


def test_a_tail_in_which_others_still_act_or_of_too_many_positions_is_refused() -> None:
    others = table_of("round 4; work 8 pink / 9 yellow; invested blue")
    long = alone(4, 9, "camborne+redruth pink 3/3/2")
    for table, most in ((others, 1000), (long, 5)):
        with pytest.raises(TooLongToCount):
            solve_tail(table.game, table.view_of(0), most=most)


# Candidates of an auction always hold bids that matter; investments never two single £5.


def candidates(table: Table) -> list[int]:
    """Return what whoever is to move may intend, the most promising first."""
    policy: Policy = title_ai_for("tinners-trail").make_policy(table.game)
    most = table.game.rules.max_move_count
    out = make_zero_row(most)
    scores = make_zero_row(most)
    policy.begin_determinization(table.state)
    count = int(policy.write_candidate_moves(table.state, out, scores))
    ranked = sorted(range(count), key=lambda at: -int(scores[at]))
    return [int(out[at]) for at in ranked]


def maxima(table: Table) -> list[int]:
    """Return the maximum bids in question, in pounds the bidder has."""
    tiles = MeanTileContents(table.state.board)
    money = int(table.state.money[table.state.to_move])
    bids = [one for one in candidates(table) if kind_of_move(one) == BID_UP_TO_MAXIMUM_MOVE_KIND]
    return [
        min(
            int(
                maximum_bid_pounds(
                    table.state, estimate_auctioned_mine_pounds(table.state, tiles), one
                )
            ),
            money,
        )
        for one in bids
    ]


def hopeless_auction(money: int) -> Table:
    """Yellow has bid £8 in the last round for ore that does not pay its work; pink is asked."""
    words = f"round 4; prices tin 4 copper 2; camborne up 2/2/3; yellow money {money}"
    return table_of(words).play("build camborne", "bid 8")


def test_a_bid_stays_in_question_where_the_mine_seems_to_be_worth_less() -> None:
    assert max(maxima(hopeless_auction(40))) >= 9 + 7
    assert kind_of_move(candidates(hopeless_auction(40))[0]) == DROP_OUT_MOVE


@pytest.mark.rule("A-11")
def test_nobody_weighs_two_maxima_that_are_all_their_money() -> None:
    found = maxima(hopeless_auction(11))
    assert max(found) == 11
    assert len(found) == len(set(found))


@pytest.mark.rule("I-2")
@pytest.mark.parametrize("money", [5, 12, 17, 38, 80, 95])
def test_investments_never_leave_a_second_single_five(money: int) -> None:
    table = table_of(f"phase invest; invested pink yellow blue; pink money {money}")
    found = [first_field_of_move(one) for one in candidates(table)]
    assert all(kind_of_move(one) == INVEST_MOVE for one in candidates(table))
    assert {0, money // 5 * 5} <= set(found)
    assert all(pounds % 10 == 0 or (money - pounds) % 10 < 5 for pounds in found)
