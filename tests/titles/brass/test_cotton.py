"""Selling cotton (B-12), loans and turn order (B-13), flipping (B-14)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.brass.rules.routes import sale_route
from tests.titles.brass.tables import Table, table_of

rule = pytest.mark.rule
MILL = {"lancaster.1": "pink cotton-mill 1"}
PORTS = {"preston.0": "yellow port 1", "fleetwood.0": "blue port 1"}
LINKS = {"lancaster preston": "blue", "fleetwood preston": "yellow"}
PORT_CARD = {"hand": ["port"]}


def selling(counters: dict[str, str], links: dict[str, str] | None = None, **words: Any) -> Table:
    """Pink plays a port card."""
    pink = PORT_CARD | words.pop("pink", {})
    return table_of(counters, links, pink=pink, **words)


@rule("B-12.1")
def test_selling_needs_a_possible_sale_and_goes_on_mill_by_mill() -> None:
    assert selling(MILL).moves("sell") == []
    assert selling(MILL).refusal("sell lancaster.1 market").key == "no-port-connected"
    two = MILL | {"macclesfield.0": "pink cotton-mill 1"} | PORTS
    table = selling(two, LINKS | {"macclesfield midlands": "pink"})
    table.play("sell lancaster.1 preston.0")
    assert (table.phase, table.moves()) == ("sell", ["sell macclesfield.0 market", "done"])
    table.play("done")
    assert table.to_move == "yellow"


@rule("B-12.2", "B-14.3")
def test_mill_and_port_flip_and_the_port_need_not_be_the_nearest() -> None:
    table = selling(MILL | PORTS, LINKS).play("sell lancaster.1 fleetwood.0")
    assert table.counter("lancaster.1").flipped
    assert table.counter("fleetwood.0").flipped
    assert not table.counter("preston.0").flipped
    assert table.player("pink").income_space == 15
    assert table.player("blue").income_space == 13
    board = table.state.board
    way = sale_route(
        table.state, board.space_numbers["lancaster.1"], 2 ** board.place_numbers["fleetwood"]
    )
    assert way == ("lancaster preston", "fleetwood preston")


@rule("B-12.3")
def test_the_distant_market_needs_a_connected_built_port_and_flips_none() -> None:
    flipped = {"preston.0": "yellow port 1 flipped"}
    table = selling(MILL | flipped, LINKS)
    assert table.moves("sell") == ["sell lancaster.1 market"]
    table.play("sell lancaster.1 market", "demand 0")
    assert table.counter("lancaster.1").flipped
    external = {"colne.0": "pink cotton-mill 1"}
    assert selling(external, {"colne yorkshire": "blue"}).moves("sell") == ["sell colne.0 market"]


@rule("B-12.4", "B-17.2", "B-12.8")
def test_a_distant_sale_turns_up_a_tile_and_the_marker_moves_down() -> None:
    table = selling(MILL | PORTS, LINKS, distant=[0, 1, 1, 3]).play("sell lancaster.1 market")
    assert table.to_move == "luck"
    assert table.odds() == {"demand 0": 1, "demand 1": 2, "demand 3": 1}
    assert table.refusal("demand 2").key == "tile-used"
    table.play("demand 3")
    assert table.look().demand == 3
    assert table.look().distant == (0, 1, 1)


@rule("B-12.5")
@pytest.mark.parametrize(("demand", "bonus"), [(0, 3), (1, 3), (2, 2), (4, 1), (6, 0)])
def test_the_owner_gets_the_income_spaces_beside_the_marker(demand: int, bonus: int) -> None:
    table = selling(MILL | PORTS, LINKS, demand=demand).play("sell lancaster.1 market", "demand 0")
    assert table.player("pink").income_space == 10 + 5 + bonus
    assert table.player("pink").money == 30


@rule("B-12.6", "B-12.9")
def test_on_the_last_space_the_market_closes_and_the_action_ends() -> None:
    two = MILL | PORTS | {"preston.1": "pink cotton-mill 1"}
    table = selling(two, LINKS, demand=7).play("sell lancaster.1 fleetwood.0")
    table.play("sell preston.1 market", "demand 3")
    assert table.counter("lancaster.1").flipped
    assert not table.counter("preston.1").flipped
    assert table.to_move == "yellow"
    assert (table.look().demand, table.look().distant) == (8, ())
    closed = selling(two, LINKS, demand=8)
    assert "sell preston.1 preston.0" in closed.moves()
    assert not any(text.endswith("market") for text in closed.moves())
    assert closed.refusal("sell preston.1 market").key == "market-closed"


@rule("B-12.9")
def test_with_the_market_closed_a_further_mill_is_asked_for_while_a_port_is_open() -> None:
    two = MILL | PORTS | {"preston.1": "pink cotton-mill 1"}
    table = selling(two, LINKS, demand=8).play("sell lancaster.1 fleetwood.0")
    assert table.moves() == ["sell preston.1 preston.0", "done"]
    one = {"preston.0": "yellow port 1"} | MILL | {"preston.1": "pink cotton-mill 1"}
    assert selling(one, LINKS, demand=8).play("sell lancaster.1 preston.0").to_move == "yellow"


@rule("B-12.7")
def test_used_tiles_come_up_again_only_when_all_others_have_been_used() -> None:
    two = MILL | PORTS | {"preston.1": "pink cotton-mill 1"}
    table = selling(two, LINKS, distant=[0]).play("sell lancaster.1 market", "demand 0")
    assert table.look().distant == ()
    assert table.play("sell preston.1 market").odds()["demand 2"] == 4


@rule("B-12.8")
def test_port_sales_and_distant_sales_mix_in_one_action() -> None:
    two = MILL | PORTS | {"preston.1": "pink cotton-mill 1"}
    table = selling(two, LINKS).play("sell preston.1 market", "demand 1")
    assert table.moves() == [
        "sell lancaster.1 market",
        *(f"sell lancaster.1 {port}" for port in ("fleetwood.0", "preston.0")),
        "done",
    ]
    table.play("sell lancaster.1 preston.0")
    assert table.to_move == "yellow"


@rule("B-12.10")
def test_a_flipped_mill_or_port_takes_no_part() -> None:
    sold = {"lancaster.1": "pink cotton-mill 1 flipped"} | PORTS
    assert selling(sold, LINKS).refusal("sell lancaster.1 preston.0").key == "mill-sold"
    used = MILL | {"preston.0": "yellow port 1 flipped"}
    assert selling(used, LINKS).refusal("sell lancaster.1 preston.0").key == "no-open-port"


@rule("B-13.1", "B-13.4")
@pytest.mark.parametrize(
    ("space", "pounds", "then", "level"), [(14, 30, 9, -1), (31, 10, 30, 10), (97, 10, 96, 29)]
)
def test_a_loan_lowers_the_level_to_its_highest_space(
    space: int, pounds: int, then: int, level: int
) -> None:
    table = table_of(pink=PORT_CARD | {"income_space": space}).play(f"loan {pounds}")
    pink = table.player("pink")
    assert (pink.money, pink.income_space, pink.income) == (30 + pounds, then, level)


@rule("B-13.2")
def test_the_level_cannot_fall_below_minus_ten() -> None:
    table = table_of(pink=PORT_CARD | {"income_space": 2})
    assert table.moves("loan") == ["loan 10", "loan 20"]
    assert table.refusal("loan 30").key == "income-too-low"


@rule("B-13.3", "B-18.2")
def test_the_bank_lends_in_the_rail_era_only_while_there_is_a_deck() -> None:
    assert table_of(pink=PORT_CARD, era="rail").moves("loan") == []
    assert table_of(pink=PORT_CARD, era="rail").refusal("loan 10").key == "no-loans-now"
    assert len(table_of(pink=PORT_CARD, era="rail", deck=["bury"]).moves("loan")) == 3
    assert len(table_of(pink=PORT_CARD).moves("loan")) == 3


@rule("B-13.5", "B-13.6", "B-13.8")
def test_who_spent_least_goes_first_and_equal_ones_keep_their_order() -> None:
    sums = {"pink": 23, "yellow": 6, "blue": 6, "green": 12}
    players: dict[str, Any] = {key: {"hand": [], "spent": spent} for key, spent in sums.items()}
    players["green"]["hand"] = ["port"]
    table = table_of(players=4, to_move="green", deck=["bury"], **players).play("pass")
    assert table.order == ["yellow", "blue", "green", "pink"]
    assert [seat.spent for seat in table.look().seats] == [0, 0, 0, 0]


@rule("B-13.7")
def test_spent_is_all_money_paid_in_turns_and_what_is_earned_is_not_taken_off() -> None:
    table = table_of(
        {"rochdale.0": "yellow coal-mine 1"}, iron=0, pink={"hand": ["rochdale", "rochdale"]}
    ).play("build ironworks rochdale.2")
    assert (table.player("pink").spent, table.player("pink").money) == (5, 30 - 5 + 4 + 4 + 3 + 3)
    table.play("loan 30")
    assert table.player("pink").spent == 5


@rule("B-13.8")
def test_the_order_after_the_last_canal_round_is_that_of_the_first_rail_round() -> None:
    nobody: dict[str, Any] = {"hand": []}
    table = table_of(
        pink=PORT_CARD | {"spent": 4}, yellow=nobody, blue=nobody, rail_deck=["port"] * 2
    ).play("pass")
    assert table.look().era == "rail"
    assert table.order == ["yellow", "blue", "pink"]


@rule("B-14.1")
def test_a_flip_moves_the_marker_by_single_spaces() -> None:
    table = selling(MILL | PORTS, LINKS, pink={"income_space": 61})
    table.play("sell lancaster.1 preston.0")
    assert (table.player("pink").income_space, table.player("pink").income) == (66, 22)


@rule("B-14.5")
def test_only_flipped_counters_count() -> None:
    counters = {"bury.0": "pink cotton-mill 2", "oldham.0": "pink cotton-mill 2 flipped"}
    assert table_of(counters).player("pink").counts_now == (0, 5, 3)


@rule("B-14.6", "B-14.7", "B-14.8")
def test_shipyards_have_few_places() -> None:
    pink = {"hand": ["liverpool", "barrow", "birkenhead", "shipyard"], "money": 99}
    canal = table_of({}, {"liverpool wigan": "yellow"}, pink=pink | {"stacks": {"shipyard": [1]}})
    assert canal.spaces_for("shipyard") == []
    port = {"liverpool.0": "yellow port 1"}
    canal = table_of(port, pink=pink | {"stacks": {"shipyard": [1]}})
    assert canal.spaces_for("shipyard") == ["liverpool.2"]
    links = {"birkenhead ellesmere-port": "yellow", "ellesmere-port northwich": "yellow"}
    links |= {"midlands northwich": "yellow", "barrow lancaster": "blue"}
    links |= {"lancaster scotland": "blue", "liverpool wigan": "blue"}
    mine = {"wigan.0": "blue coal-mine 2"}
    rail = table_of(mine, links, era="rail", pink=pink | {"stacks": {"shipyard": [2]}})
    assert rail.spaces_for("shipyard") == ["barrow.0", "birkenhead.0", "liverpool.2"]
    zero = table_of(port, pink=pink)
    assert zero.refusal("build shipyard liverpool.2").key == "level-zero"
