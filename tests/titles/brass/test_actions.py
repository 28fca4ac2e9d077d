"""Actions and cards (B-4), building counters (B-5) and on which space (B-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.brass.tables import Table, table_of

rule = pytest.mark.rule
MILLS_2 = {"stacks": {"cotton-mill": [2, 2]}}
WITHOUT_ZERO = {"shipyard": [1, 1, 2, 2]}


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    """Return a player with these cards."""
    return {"hand": list(cards), **more}


@rule("B-4.1")
def test_there_are_five_actions_and_the_same_may_be_done_twice() -> None:
    counters = {"bury.0": "pink cotton-mill 1", "preston.0": "yellow port 1"}
    table = table_of(counters, {"preston wigan": "pink"}, pink=hand("port", "port", "bury"))
    kinds = {text.split()[0] for text in table.moves()}
    assert kinds >= {"build", "canal", "develop", "loan", "pass"}
    table.play("loan 10", "card port", "loan 10", "card bury")
    assert table.player("pink").money == 50


@rule("B-4.2")
def test_passing_plays_a_card_all_the_same() -> None:
    table = table_of(pink=hand("port")).play("pass")
    assert table.look().discards == {"port": 1}
    assert table.player("pink").hand == ()


@rule("B-4.3", "B-17.5")
def test_any_action_but_building_takes_any_card() -> None:
    table = table_of(pink=hand("port", "wigan", "wigan", "bury")).play("loan 30")
    assert table.moves() == ["card bury", "card wigan", "card port"]


@rule("B-4.4")
def test_the_card_is_chosen_before_coal_iron_or_luck() -> None:
    counters = {"bury.0": "pink cotton-mill 1", "preston.0": "yellow port 1"}
    links = {"bury manchester": "pink", "manchester warrington-runcorn": "pink"}
    links |= {"warrington-runcorn wigan": "pink", "preston wigan": "pink"}
    table = table_of(counters, links, pink=hand("port", "colne"))
    table.play("sell bury.0 market")
    assert table.phase == "card"
    table.play("card colne")
    assert (table.phase, table.to_move) == ("demand", "luck")


@rule("B-4.5")
def test_two_cards_build_on_any_empty_space() -> None:
    table = table_of({"bury.0": "pink cotton-mill 1"}, pink=hand("port", "oldham", "oldham"))
    assert "build cotton-mill colne.0" not in table.moves()
    table.play("build cotton-mill colne.0 two-cards", "card oldham")
    assert table.moves() == ["card oldham", "card port"]
    table.play("card oldham")
    assert table.counter("colne.0").owner == 0
    assert table.to_move == "yellow"
    assert table.look().discards == {"oldham": 2}


@rule("B-4.6")
def test_two_cards_take_both_actions_of_a_turn() -> None:
    text = "build cotton-mill colne.0 two-cards"
    assert table_of().moves(text) == [text]
    first = table_of(round=1)
    assert (first.moves(text), first.refusal(text).key) == ([], "two-cards-first-round")
    second = table_of(action=2)
    assert (second.moves(text), second.refusal(text).key) == ([], "two-cards-second-action")
    one = table_of(pink=hand("port"))
    assert (one.moves(text), one.refusal(text).key) == ([], "two-cards-too-few")


@rule("B-4.7")
def test_two_cards_never_build_over_but_may_stand_for_one() -> None:
    table = table_of({"bury.0": "pink cotton-mill 1"}, {"bury manchester": "pink"}, pink=MILLS_2)
    over = "build cotton-mill bury.0 two-cards"
    assert table.moves(over) == []
    assert table.refusal(over).key == "two-cards-not-over"
    spare = table_of(pink=hand("bury", "port")).moves("build cotton-mill bury.0")
    assert spare == ["build cotton-mill bury.0", "build cotton-mill bury.0 two-cards"]


@rule("B-5.1")
@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"pink": hand("colne")}, "no-card-for"),
        ({"pink": hand("bury", stacks={"cotton-mill": []})}, "stack-empty"),
        ({"pink": hand("bury", **MILLS_2)}, "no-coal"),
        ({"pink": hand("bury", money=11)}, "too-dear"),
        ({"pink": hand("bury"), "counters": {"bury.0": "yellow coal-mine 1"}}, "space-taken"),
    ],
)
def test_building_needs_card_counter_coal_space_and_money(words: dict[str, Any], key: str) -> None:
    table = table_of(words.pop("counters", None), **words)
    assert table.refusal("build cotton-mill bury.0").key == key
    assert "build cotton-mill bury.0" not in table.moves()


@rule("B-5.2")
def test_a_location_card_allows_any_industry_there_without_anything_near() -> None:
    table = table_of({"colne.0": "pink cotton-mill 1"}, pink=hand("preston"))
    assert table.moves("build") == ["build cotton-mill preston.1", "build port preston.0"]


@rule("B-5.3", "B-5.4", "B-5.15")
def test_an_industry_card_allows_its_industry_where_an_own_canal_ends() -> None:
    links = {"lancaster preston": "pink", "preston wigan": "pink"}
    links |= {"warrington-runcorn wigan": "pink", "blackburn wigan": "yellow"}
    table = table_of({"preston.0": "pink port 1"}, links, pink=hand("cotton-mill"))
    assert table.spaces_for("cotton-mill") == ["lancaster.1", "warrington-runcorn.0"]
    assert table.refusal("build cotton-mill blackburn.0").key == "not-in-network"
    assert table.refusal("build cotton-mill preston.1").key == "own-counter-here"
    assert table.refusal("build cotton-mill wigan.0").key == "not-shown"


@rule("B-5.4", "B-9.1")
def test_in_the_canal_era_an_own_counter_alone_is_no_network() -> None:
    pink = hand("port", stacks={"port": [2]})
    counters = {"fleetwood.0": "pink port 1"}
    assert table_of(counters, pink=pink).spaces_for("port") == []
    linked = table_of(counters, {"fleetwood preston": "pink"}, pink=pink)
    assert linked.spaces_for("port") == ["fleetwood.0", "preston.0"]


@rule("B-5.5")
def test_in_the_rail_era_own_counters_are_network_too() -> None:
    pink = hand("port", stacks={"port": [3]})
    table = table_of(
        {"fleetwood.0": "pink port 2"}, {"liverpool wigan": "pink"}, era="rail", pink=pink
    )
    assert table.spaces_for("port") == ["fleetwood.0", "liverpool.0"]


@rule("B-5.6")
def test_with_nothing_on_the_board_an_industry_card_allows_every_location() -> None:
    table = table_of(pink=hand("port"))
    every = ["ellesmere-port.0", "fleetwood.0", "lancaster.0", "liverpool.0", "preston.0"]
    assert table.spaces_for("port") == [*every, "warrington-runcorn.1"]
    pink = hand("coal-mine", stacks={"coal-mine": [2]})
    rail = table_of({"wigan.0": "yellow coal-mine 2 flipped"}, era="rail", pink=pink)
    assert "wigan.1" in rail.spaces_for("coal-mine")
    over = table_of({"wigan.0": "yellow coal-mine 1 flipped"}, coal=0, pink=pink)
    assert "wigan.0" in over.spaces_for("coal-mine")


@rule("B-5.7")
@pytest.mark.parametrize("presence", ["counter", "link"])
def test_birkenhead_belongs_to_who_is_at_liverpool_and_not_the_other_way_round(
    presence: str,
) -> None:
    stacks = {"shipyard": [2, 2], "port": [2]}
    pink = hand("shipyard", "port", money=99, stacks=stacks)
    links = {"birkenhead ellesmere-port": "yellow", "ellesmere-port northwich": "yellow"}
    links |= {"midlands northwich": "yellow"}
    counters = {"liverpool.0": "pink port 2"} if presence == "counter" else {}
    if presence == "link":
        links |= {"liverpool wigan": "pink"}
    assert "birkenhead.0" in table_of(counters, links, era="rail", pink=pink).spaces_for("shipyard")
    back = {"birkenhead.0": "pink shipyard 2"}
    pink = hand("port", stacks={"port": [2]})
    assert "liverpool.0" not in table_of(
        back, links | {"liverpool wigan": "yellow"}, era="rail", pink=pink
    ).spaces_for("port")


@rule("B-5.8")
def test_only_the_top_counter_of_a_stack_is_built() -> None:
    table = table_of(pink=hand("bury")).play("build cotton-mill bury.0")
    assert table.counter("bury.0").kind.level == 1
    assert table.player("pink").stacks["cotton-mill"][:3] == (1, 1, 2)
    none = table_of(pink=hand("bury", stacks={"coal-mine": []}))
    assert none.spaces_for("coal-mine") == []


@rule("B-5.9")
@pytest.mark.parametrize(
    ("era", "level", "key"),
    [("canal", 0, "level-zero"), ("rail", 1, "canal-era-only"), ("canal", 2, "rail-era-only")],
)
def test_counters_are_built_in_their_era_and_level_0_never(era: str, level: int, key: str) -> None:
    pink = hand("liverpool", money=99, stacks={"shipyard": [level, 2] if level < 2 else [2]})
    table = table_of({"liverpool.0": "yellow port 2"}, era=era, pink=pink)
    assert table.spaces_for("shipyard") == []
    assert table.refusal("build shipyard liverpool.2").key == key


@rule("B-5.10")
def test_one_counter_in_a_location_of_the_canal_era_any_number_in_the_rail_era() -> None:
    counters = {"bury.0": "pink coal-mine 2"}
    pink = hand("bury", **MILLS_2)
    assert table_of(counters, pink=pink).spaces_for("cotton-mill") == []
    assert table_of(counters, era="rail", pink=pink).spaces_for("cotton-mill") == ["bury.1"]


@rule("B-5.11")
def test_a_space_of_two_industries_takes_either_and_none_once_taken() -> None:
    table = table_of(pink=hand("bury"))
    assert table.spaces_for("cotton-mill") == table.spaces_for("coal-mine") == ["bury.0"]
    full = {"bury.0": "yellow cotton-mill 1", "bury.1": "blue cotton-mill 1"}
    assert table_of(full, pink=hand("bury")).moves("build") == []


@rule("B-5.12", "B-5.13")
def test_the_price_is_counter_and_cubes_and_must_be_there_before_the_track_pays() -> None:
    links = {"preston wigan": "yellow"}
    counters = {"preston.0": "yellow port 1"}
    for money, spaces in ((5, []), (6, ["preston.2"])):
        table = table_of(counters, links, iron=0, pink=hand("preston", money=money))
        assert table.spaces_for("ironworks") == spaces
    table.play("build ironworks preston.2")
    assert table.player("pink").money == 6 - 5 - 1 + 4 + 4 + 3 + 3
    assert table.player("pink").spent == 6


@rule("B-5.14")
def test_the_example_of_a_mill_in_oldham() -> None:
    counters = {"bury.0": "pink coal-mine 1", "bolton.0": "yellow coal-mine 2"}
    links = {"bolton manchester": "yellow", "manchester oldham": "blue", "bolton bury": "yellow"}
    table = table_of(counters, links, pink=hand("oldham", **MILLS_2))
    table.play("build cotton-mill oldham.0")
    assert table.player("pink").money == 30 - 14
    assert (table.counter("bolton.0").cubes, table.counter("bury.0").cubes) == (2, 2)
    card = table_of(
        {"bury.0": "pink coal-mine 1"},
        {"bury manchester": "pink"},
        pink=hand("cotton-mill", **MILLS_2),
    )
    assert card.spaces_for("cotton-mill") == ["manchester.0"]
    colne = table_of(pink=hand("colne", **MILLS_2))
    assert colne.refusal("build cotton-mill colne.0").key == "no-coal"


@rule("B-6.1")
@pytest.mark.parametrize("place", ["preston", "lancaster"])
def test_a_port_takes_the_space_for_ports_while_that_is_empty(place: str) -> None:
    assert table_of(pink=hand(place)).spaces_for("port") == [f"{place}.0"]


@rule("B-6.2")
def test_of_the_empty_spaces_of_a_location_the_lowest_is_taken() -> None:
    table = table_of({"manchester.0": "yellow coal-mine 1"}, pink=hand("manchester"))
    assert table.spaces_for("cotton-mill") == ["manchester.1"]
    assert table.refusal("build cotton-mill manchester.2").key == "other-space-first"


@rule("B-6.3")
def test_what_may_be_built_over_is_a_choice_beside_the_empty_space() -> None:
    pink = hand("preston", stacks={"port": [2]})
    table = table_of({"preston.1": "pink port 1"}, pink=pink)
    assert table.spaces_for("port") == ["preston.1"]
    rail = table_of(
        {"preston.1": "pink port 2"}, era="rail", pink=hand("preston", stacks={"port": [3]})
    )
    assert rail.spaces_for("port") == ["preston.0", "preston.1"]


@rule("B-6.4")
def test_the_shared_space_takes_a_port_once_the_other_is_taken_and_a_mill_at_any_time() -> None:
    table = table_of({"preston.0": "yellow port 1"}, pink=hand("preston"))
    assert table.spaces_for("port") == ["preston.1"]
    assert table_of(pink=hand("preston")).spaces_for("cotton-mill") == ["preston.1"]


def test_a_table_says_why_nothing_can_be_built_anywhere() -> None:
    table: Table = table_of(pink=hand("cotton-mill", money=3))
    reason = table.why_not("build", "cotton-mill")
    assert reason
    assert reason.key == "too-dear-anywhere"
    assert table.why_not("loan") is None
