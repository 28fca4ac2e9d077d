"""The oracle's links, its developing and its sales (B-10 .. B-12)."""

import pytest

from tools.titles.brass.oracle.oracle import Oracle
from tools.titles.brass.oracle.positions import of_kind, play, table_with

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


def rail_table(**rest: object) -> Oracle:
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
