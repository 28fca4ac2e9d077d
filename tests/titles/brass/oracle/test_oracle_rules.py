"""The oracle's counters: where they may lie, their cubes and price (B-5 .. B-9)."""

import pytest

from tools.titles.brass.oracle.games import of_kind, play, table_with
from tools.titles.brass.oracle.oracle import BrassOracle

WITHOUT_SHIPYARDS_0 = {"stacks": {"shipyard": [1, 1, 2, 2]}}


@pytest.mark.rule("B-5.14")
def test_coal_for_a_mill_comes_from_the_nearest_mine_for_nothing() -> None:
    pink = {"hand": ["oldham"], "stacks": {"cotton-mill": [2, 2]}}
    oracle = table_with(
        {"bury.0": "pink coal-mine 1", "bolton.0": "yellow coal-mine 2"},
        {
            "bolton manchester": "yellow",
            "manchester oldham": "yellow",
            "bolton bury": "yellow",
        },
        {"pink": pink},
    )
    play(oracle, "build cotton-mill oldham.0")
    after = oracle.document()
    assert after["player"][0]["money"] == 30 - 14
    assert {entry["at"]: entry.get("cubes") for entry in after["counter"]} == {
        "bolton.0": 2,
        "bury.0": 2,
        "oldham.0": None,
    }


@pytest.mark.rule("B-5.14")
def test_a_mill_card_allows_only_where_an_own_canal_leads_and_no_own_counter_lies() -> None:
    pink = {"hand": ["cotton-mill"], "stacks": {"cotton-mill": [2, 2]}}
    oracle = table_with({"bury.0": "pink coal-mine 1"}, {"bury manchester": "pink"}, {"pink": pink})
    assert of_kind(oracle, "build") == ["cotton-mill manchester.0"]


@pytest.mark.rule("B-5.14")
def test_without_a_chain_to_coal_or_a_port_nothing_that_needs_coal_is_built() -> None:
    pink = {"hand": ["colne"], "stacks": {"cotton-mill": [2, 2]}}
    assert of_kind(table_with(companies={"pink": pink}), "build") == []
    joined = table_with({}, {"colne yorkshire": "yellow"}, {"pink": pink})
    assert of_kind(joined, "build") == ["cotton-mill colne.0"]


@pytest.mark.rule("B-5.15")
def test_the_example_of_a_network_in_the_canal_era() -> None:
    oracle = table_with(
        {"preston.0": "pink port 1"},
        {
            "lancaster preston": "pink",
            "preston wigan": "pink",
            "warrington-runcorn wigan": "pink",
            "blackburn wigan": "yellow",
        },
        {"pink": {"hand": ["cotton-mill"]}},
    )
    spaces = ["cotton-mill lancaster.1", "cotton-mill warrington-runcorn.0"]
    assert of_kind(oracle, "build") == spaces


@pytest.mark.rule("B-5.6")
def test_with_nothing_on_the_board_an_industry_card_allows_every_location() -> None:
    oracle = table_with(companies={"pink": {"hand": ["port"]}})
    assert of_kind(oracle, "build") == [
        "port ellesmere-port.0",
        "port fleetwood.0",
        "port lancaster.0",
        "port liverpool.0",
        "port preston.0",
        "port warrington-runcorn.1",
    ]


@pytest.mark.rule("B-5.5")
def test_in_the_rail_era_own_counters_belong_to_the_network() -> None:
    pink = {"hand": ["port"], "stacks": {"port": [2, 2, 3]}}
    oracle = table_with(
        {"preston.1": "pink cotton-mill 2"}, companies={"pink": pink}, era="rail", deck=["port"]
    )
    assert of_kind(oracle, "build") == ["port preston.0"]


@pytest.mark.rule("B-5.7")
@pytest.mark.rule("B-19.2")
def test_the_ferry_leads_to_birkenhead_and_back_only_when_chosen() -> None:
    rich = {"hand": ["shipyard"], "money": 50, "stacks": {"shipyard": [2, 2]}}
    links = {"birkenhead ellesmere-port": "yellow", "ellesmere-port northwich": "yellow",
             "midlands northwich": "yellow"}  # fmt: skip
    at_liverpool = table_with(
        {"liverpool.0": "pink port 2"}, links, {"pink": rich}, era="rail", iron=8
    )
    assert of_kind(at_liverpool, "build") == [
        "shipyard birkenhead.0",
        "shipyard liverpool.2",
    ]
    counters = {"birkenhead.0": "pink shipyard 2", "liverpool.0": "yellow port 2"}
    there = {"pink": {**rich, "stacks": {"shipyard": [2]}}}
    assert of_kind(table_with(counters, links, there, era="rail"), "build") == []
    both_ways = table_with(counters, links, there, era="rail", expansions=["ferry-both-ways"])
    assert of_kind(both_ways, "build") == ["shipyard liverpool.2"]


@pytest.mark.rule("B-5.9")
def test_level_0_and_the_other_eras_counters_cannot_be_built() -> None:
    pink = {"hand": ["liverpool"], "money": 90}
    assert "shipyard liverpool.2" not in of_kind(table_with(companies={"pink": pink}), "build")
    port = {"liverpool.0": "yellow port 1"}
    ready = {"pink": pink | WITHOUT_SHIPYARDS_0}
    assert "shipyard liverpool.2" in of_kind(table_with(port, companies=ready), "build")
    rail = table_with({"liverpool.0": "yellow port 2"}, companies=ready, era="rail")
    assert of_kind(rail, "build") == []


@pytest.mark.rule("B-6.1")
@pytest.mark.rule("B-6.3")
@pytest.mark.rule("B-6.4")
def test_a_port_takes_the_space_for_ports_first() -> None:
    pink = {"hand": ["preston"], "stacks": {"port": [2, 2], "ironworks": []}}
    mill_and_port = ["cotton-mill preston.1", "port preston.0"]
    assert of_kind(table_with(companies={"pink": pink}), "build") == mill_and_port
    taken = table_with({"preston.0": "yellow port 1"}, companies={"pink": pink})
    assert of_kind(taken, "build") == ["cotton-mill preston.1", "port preston.1"]
    own = table_with({"preston.1": "pink port 1"}, companies={"pink": pink})
    assert of_kind(own, "build") == ["port preston.1"]


@pytest.mark.rule("B-7.12")
def test_the_track_sells_from_its_cheap_end() -> None:
    pink = {"hand": ["preston"], "stacks": {"ironworks": [2]}}
    oracle = table_with({"preston.0": "yellow port 1"}, companies={"pink": pink}, coal=5, iron=4)
    play(oracle, "build ironworks preston.2")
    after = oracle.document()["player"][0]
    assert after["money"] == 30 - 7 - 2 + 2 + 2 + 1 + 1
    oracle = table_with(companies={"pink": {"hand": ["port"]}}, iron=4)
    play(oracle, "develop port", "done")
    assert oracle.document()["player"][0]["money"] == 30 - 3


@pytest.mark.rule("B-7.6")
def test_an_empty_track_sells_for_five() -> None:
    oracle = table_with(companies={"pink": {"hand": ["port"]}}, iron=0)
    play(oracle, "develop port", "develop port")
    after = oracle.document()
    assert (after["player"][0]["money"], after["iron"]) == (20, 0)


@pytest.mark.rule("B-7.2")
@pytest.mark.rule("B-7.10")
def test_of_equally_near_mines_the_builder_chooses_and_the_emptied_one_flips() -> None:
    pink = {"hand": ["wigan", "blackburn"], "stacks": {"cotton-mill": [2]}}
    oracle = table_with(
        {"wigan.0": "yellow coal-mine 2 1", "wigan.1": "blue coal-mine 2"},
        {"blackburn wigan": "blue"},
        {"pink": pink},
    )
    play(oracle, "build cotton-mill blackburn.0")
    assert oracle.moves() == ["coal wigan.0", "coal wigan.1"]
    assert oracle.document()["pending"] == {"move": "build cotton-mill blackburn.0"}
    play(oracle, "coal wigan.0")
    after = oracle.document()
    assert after["player"][1]["income_space"] == 17
    assert after["counter"][1] == {
        "at": "wigan.0",
        "owner": "yellow",
        "industry": "coal-mine",
        "level": 2,
        "flipped": True,
        "cubes": 0,
    }


@pytest.mark.rule("B-7.8")
def test_iron_comes_from_any_ironworks_and_the_builder_chooses() -> None:
    oracle = table_with(
        {"barrow.1": "yellow ironworks 2", "rochdale.2": "blue ironworks 2"},
        companies={"pink": {"hand": ["port"]}},
    )
    play(oracle, "develop shipyard")
    assert oracle.moves() == ["iron barrow.1", "iron rochdale.2"]
    play(oracle, "iron barrow.1", "develop shipyard")
    assert oracle.document()["pending"] == {"move": "develop shipyard", "number": 2}


@pytest.mark.rule("B-8.7")
def test_a_new_mine_by_a_port_fills_the_dearest_empty_spaces() -> None:
    at_port = {"warrington-runcorn.1": "yellow port 1"}
    mine = "build coal-mine warrington-runcorn.0"
    pink = {"hand": ["warrington-runcorn", "port"], "stacks": {"coal-mine": [2]}}
    after = play(table_with(at_port, companies={"pink": pink}, coal=5), mine).document()
    assert after["player"][0]["money"] == 30 - 7 + 4
    assert after["player"][0]["spent"] == 7
    assert after["player"][0]["income_space"] == 17
    assert after["coal"] == 8
    pink["stacks"] = {"coal-mine": [1]}
    after = play(table_with(at_port, companies={"pink": pink}, coal=5), mine).document()
    assert after["player"][0]["money"] == 30 - 5 + 3


@pytest.mark.rule("B-8.6")
def test_a_port_that_comes_later_moves_no_cubes() -> None:
    pink = {"hand": ["warrington-runcorn", "port"]}
    mine = {"warrington-runcorn.0": "yellow coal-mine 1"}
    oracle = play(
        table_with(mine, companies={"pink": pink}, coal=2), "build port warrington-runcorn.1"
    )
    assert oracle.document()["coal"] == 2


@pytest.mark.rule("B-9.1")
@pytest.mark.rule("B-9.5")
def test_an_own_counter_is_built_over_by_a_higher_level() -> None:
    pink = {"hand": ["warrington-runcorn", "port"], "stacks": {"port": [2, 2]}}
    own = {"warrington-runcorn.1": "pink port 1 flipped"}
    oracle = play(table_with(own, companies={"pink": pink}), "build port warrington-runcorn.1")
    [counter] = oracle.document()["counter"]
    assert (counter["level"], counter["flipped"]) == (2, False)
    assert oracle.document()["player"][0]["income_space"] == 10


@pytest.mark.rule("B-9.2")
@pytest.mark.rule("B-9.6")
def test_anothers_mine_is_built_over_only_when_there_is_no_coal_at_all() -> None:
    pink = {"hand": ["wigan"], "stacks": {"coal-mine": [2, 2, 3, 3, 4, 4]}}
    mines = {"wigan.0": "yellow coal-mine 1 flipped", "wigan.1": "blue coal-mine 1 flipped"}
    over = ["coal-mine wigan.0", "coal-mine wigan.1"]
    assert of_kind(table_with(mines, companies={"pink": pink}, coal=0), "build") == over
    assert of_kind(table_with(mines, companies={"pink": pink}, coal=1), "build") == []
    full = {**mines, "wigan.1": "blue coal-mine 1 1"}
    assert of_kind(table_with(full, companies={"pink": pink}, coal=0), "build") == []
    own = {**mines, "wigan.1": "pink coal-mine 1 flipped"}
    assert of_kind(table_with(own, companies={"pink": pink}, coal=0), "build") == [over[1]]


@pytest.mark.rule("B-4.5")
@pytest.mark.rule("B-4.6")
@pytest.mark.rule("B-4.7")
def test_two_cards_are_one_build_action_on_an_empty_space() -> None:
    pink = {"hand": ["colne", "oldham"]}
    text = "build port lancaster.0 two-cards"
    oracle = table_with({"fleetwood.0": "pink port 1"}, companies={"pink": pink})
    play(oracle, text)
    assert oracle.document()["pending"] == {"move": text, "cards": 2}
    play(oracle, "card colne")
    after = oracle.document()
    assert after["discards"] == {"colne": 1, "oldham": 1}
    assert after["to_move"] == "yellow"
    first_round = table_with({"fleetwood.0": "pink port 1"}, companies={"pink": pink}, round=1)
    assert text not in first_round.moves()
    second_action = table_with(companies={"pink": pink}, action=2)
    assert text not in second_action.moves()


@pytest.mark.rule("B-19.3")
def test_two_cards_build_over_only_when_chosen() -> None:
    pink = {"hand": ["colne", "oldham"], "stacks": {"port": [2]}}
    own = {"fleetwood.0": "pink port 1"}
    text = "build port fleetwood.0 two-cards"
    assert text not in table_with(own, companies={"pink": pink}).moves()
    chosen = table_with(own, companies={"pink": pink}, expansions=["two-cards-over"])
    assert text in chosen.moves()


@pytest.mark.rule("B-14.4")
@pytest.mark.rule("B-14.8")
def test_a_shipyard_flips_as_soon_as_it_is_built() -> None:
    pink = {"hand": ["liverpool", "port"], "money": 20} | WITHOUT_SHIPYARDS_0
    port = {"liverpool.3": "yellow port 1"}
    oracle = play(
        table_with(port, companies={"pink": pink}, coal=7, iron=6), "build shipyard liverpool.2"
    )
    after = oracle.document()["player"][0]
    assert (after["money"], after["spent"], after["income_space"]) == (1, 19, 12)


# The oracle's links, its developing and its sales (B-10 .. B-12).

MILLS = {"oldham.0": "pink cotton-mill 2", "manchester.0": "pink cotton-mill 2"}
TO_PORT = {
    "manchester oldham": "yellow",
    "manchester warrington-runcorn": "yellow",
    "ellesmere-port warrington-runcorn": "yellow",
}


@pytest.mark.rule("B-10.2")
@pytest.mark.rule("B-10.4")
def test_a_canal_touches_an_own_counter_or_canal() -> None:
    assert of_kind(table_with(), "canal") == []
    oracle = table_with({"fleetwood.0": "pink port 1"})
    assert of_kind(oracle, "canal") == ["fleetwood preston"]
    play(oracle, "canal preston fleetwood", "card port")
    after = oracle.document()
    assert after["link"] == [{"line": "fleetwood preston", "owner": "pink"}]
    assert after["player"][0]["money"] == 27
    assert of_kind(oracle, "canal") == ["lancaster preston", "preston wigan"]


@pytest.mark.rule("B-10.3")
def test_fourteen_links_are_all_there_are() -> None:
    lines = [
        "blackburn burnley", "blackburn wigan", "bolton bury", "bolton manchester",
        "burnley colne", "bury manchester", "colne yorkshire", "ellesmere-port liverpool",
        "ellesmere-port northwich", "ellesmere-port warrington-runcorn", "fleetwood preston",
        "lancaster preston", "liverpool wigan", "macclesfield midlands",
    ]  # fmt: skip
    assert of_kind(table_with({}, dict.fromkeys(lines, "pink")), "canal") == []
    assert of_kind(table_with({}, dict.fromkeys(lines[:-1], "pink")), "canal") != []


def rail_table(**rest: object) -> BrassOracle:
    """Pink at Liverpool beside a port, in the rail era."""
    return table_with({"liverpool.0": "pink port 2"}, era="rail", deck=["port"], **rest)


@pytest.mark.rule("B-10.5")
@pytest.mark.rule("B-10.7")
@pytest.mark.rule("B-10.8")
def test_two_rails_cost_fifteen_and_a_cube_each() -> None:
    oracle = play(rail_table(), "rail liverpool southport", "card port")
    assert oracle.document()["player"][0]["money"] == 24
    assert "rail preston southport" in oracle.moves()
    play(oracle, "rail preston southport")
    after = oracle.document()
    assert (after["player"][0]["money"], after["player"][0]["spent"]) == (13, 17)
    assert (after["coal"], after["phase"], after["action"]) == (6, "actions", 2)


@pytest.mark.rule("B-10.5")
def test_a_first_rail_needs_no_money_for_a_second() -> None:
    oracle = rail_table(companies={"pink": {"money": 6, "hand": ["port", "port", "port"]}})
    play(oracle, "rail liverpool wigan")
    assert oracle.table.phase == "actions"


@pytest.mark.rule("B-10.7")
def test_the_far_end_of_a_rail_to_an_external_place_suffices_for_the_track() -> None:
    oracle = table_with({"lancaster.1": "pink cotton-mill 2"}, era="rail")
    assert of_kind(oracle, "rail") == ["lancaster scotland"]


@pytest.mark.rule("B-10.6")
@pytest.mark.rule("B-10.7")
def test_the_mines_nearest_to_either_end_are_the_choices() -> None:
    oracle = table_with(
        {
            "bolton.0": "pink cotton-mill 2",
            "bury.0": "yellow coal-mine 2",
            "wigan.0": "blue coal-mine 2",
            "manchester.0": "blue coal-mine 2",
        },
        {"bolton bury": "yellow", "bolton manchester": "yellow"},
        era="rail",
    )
    play(oracle, "rail bolton wigan", "card port")
    assert oracle.moves() == ["coal bury.0", "coal manchester.0", "coal wigan.0"]
    play(oracle, "coal wigan.0")
    assert oracle.document()["player"][0]["money"] == 25


@pytest.mark.rule("B-10.8")
def test_a_mine_emptied_by_the_first_rail_is_none_for_the_second() -> None:
    oracle = table_with({"wigan.0": "pink coal-mine 2 1"}, era="rail", coal=0)
    play(oracle, "rail liverpool wigan", "card port")
    assert oracle.table.phase == "actions"


@pytest.mark.rule("B-11.1")
@pytest.mark.rule("B-11.2")
@pytest.mark.rule("B-11.3")
def test_one_or_two_counters_leave_their_stacks_for_iron() -> None:
    oracle = play(table_with(iron=2), "develop shipyard", "card port", "develop shipyard")
    after = oracle.document()
    assert after["player"][0]["stacks"]["shipyard"] == [1, 1, 2, 2]
    assert after["player"][0]["money"] == 30 - 4 - 4
    poor = table_with(companies={"pink": {"money": 2}}, iron=4)
    assert of_kind(poor, "develop") == []


@pytest.mark.rule("B-12.2")
@pytest.mark.rule("B-14.3")
def test_mill_and_port_both_flip() -> None:
    oracle = table_with(MILLS | {"ellesmere-port.0": "blue port 2"}, TO_PORT)
    assert of_kind(oracle, "sell") == [
        "manchester.0 ellesmere-port.0",
        "manchester.0 market",
        "oldham.0 ellesmere-port.0",
        "oldham.0 market",
    ]
    play(oracle, "sell oldham.0 ellesmere-port.0", "card port")
    assert oracle.moves() == ["done", "sell manchester.0 market"]
    assert [player["income_space"] for player in oracle.document()["player"]] == [14, 10, 13]


@pytest.mark.rule("B-12.4")
@pytest.mark.rule("B-12.5")
def test_a_distant_sale_moves_the_income_marker_by_the_number_beside() -> None:
    oracle = table_with(MILLS | {"ellesmere-port.0": "blue port 2 flipped"}, TO_PORT)
    play(oracle, "sell oldham.0 market", "card port")
    assert oracle.moves() == [f"demand {tile}" for tile in range(5)]
    assert oracle.weights() == {f"demand {n}": w for n, w in enumerate([2, 2, 4, 3, 1])}
    play(oracle, "demand 2")
    after = oracle.document()
    assert after["demand"] == 2
    assert after["distant"] == [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert after["player"][0]["income_space"] == 10 + 4 + 2
    assert oracle.moves() == ["done", "sell manchester.0 market"]


@pytest.mark.rule("B-12.7")
def test_used_tiles_come_up_again_only_when_all_others_have_been_used() -> None:
    counters = MILLS | {"ellesmere-port.0": "blue port 2 flipped"}
    oracle = table_with(counters, TO_PORT, distant=[1])
    play(oracle, "sell oldham.0 market", "card port")
    assert oracle.moves() == ["demand 1"]
    play(oracle, "demand 1", "sell manchester.0 market")
    assert sum(oracle.weights().values()) == 12


@pytest.mark.rule("B-19.4")
def test_by_choice_the_number_beside_is_money() -> None:
    counters = MILLS | {"ellesmere-port.0": "blue port 2 flipped"}
    oracle = table_with(counters, TO_PORT, expansions=["distant-money"])
    play(oracle, "sell oldham.0 market", "card port", "demand 0")
    pink = oracle.document()["player"][0]
    assert (pink["income_space"], pink["money"]) == (14, 33)


@pytest.mark.rule("B-12.6")
@pytest.mark.rule("B-12.9")
def test_when_the_market_closes_the_action_is_over_and_sales_before_stand() -> None:
    counters = MILLS | {"ellesmere-port.0": "blue port 2", "fleetwood.0": "blue port 2"}
    oracle = table_with(counters, TO_PORT, demand=7, distant=[1, 4])
    play(oracle, "sell oldham.0 ellesmere-port.0", "card port", "sell manchester.0 market")
    assert oracle.document()["pending"] == {"move": "sell manchester.0 market"}
    play(oracle, "demand 1")
    after = oracle.document()
    assert (after["demand"], after["distant"], after["action"]) == (8, [], 2)
    flipped = {entry["at"]: entry["flipped"] for entry in after["counter"]}
    assert (flipped["oldham.0"], flipped["manchester.0"]) == (True, False)
    assert of_kind(oracle, "sell") == []


@pytest.mark.rule("B-12.3")
def test_an_external_place_is_a_built_port_and_a_way_place_is_none() -> None:
    counters = {"colne.0": "pink cotton-mill 2", "preston.1": "pink cotton-mill 2"}
    links = {"colne yorkshire": "yellow", "blackpool preston": "yellow"}
    oracle = table_with(counters, links, era="rail")
    assert of_kind(oracle, "sell") == ["colne.0 market"]
