"""Links (B-10) and developing (B-11)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.brass.rules.offers import rail_offer
from tests.titles.brass.tables import Table, table_of

rule = pytest.mark.rule
WIGAN = {"wigan.0": "pink coal-mine 2"}


def rails(counters: dict[str, str], links: dict[str, str] | None = None, **words: Any) -> Table:
    """Pink plays a port card in the rail era."""
    pink = {"hand": ["port"], "money": 99} | words.pop("pink", {})
    return table_of(counters, links, era="rail", pink=pink, **words)


@rule("B-10.1")
def test_canals_in_the_canal_era_on_canal_lines_rails_in_the_rail_era_on_rail_lines() -> None:
    counters = {"liverpool.0": "pink port 2"}
    canal = table_of(counters, pink={"hand": ["port"]})
    assert canal.moves("canal") == ["canal ellesmere-port liverpool", "canal liverpool wigan"]
    assert canal.refusal("canal liverpool southport").key == "no-canal-line"
    assert canal.refusal("rail liverpool wigan").key == "rails-come-later"
    rail = rails(counters)
    ways = ["southport", "warrington-runcorn", "wigan"]
    assert rail.moves("rail") == [f"rail liverpool {place}" for place in ways]
    assert rail.refusal("canal liverpool wigan").key == "canals-are-over"


@rule("B-10.2")
def test_a_link_starts_from_an_own_counter_or_link_also_at_an_external_or_way_place() -> None:
    table = table_of({}, {"rochdale yorkshire": "pink"}, pink={"hand": ["port"]})
    assert table.moves("canal") == ["canal colne yorkshire", "canal oldham rochdale"]
    nothing = table_of({}, {"bolton bury": "yellow"}, pink={"hand": ["port"]})
    assert nothing.moves("canal") == []
    assert nothing.refusal("canal bury manchester").key == "nothing-to-start-from"
    assert table.refusal("canal bolton bury").key == "not-touching"


@rule("B-10.3")
def test_without_a_link_counter_no_link_can_be_built() -> None:
    lines = [line for line in table_of().state.board.line_names if "southport" not in line]
    canals = [line for line in lines if table_of().state.board.fits_era(lines_at(line), 0)]
    table = table_of({}, dict.fromkeys(canals[:14], "pink"), pink={"hand": ["port"]})
    assert table.player("pink").links_left == 0
    assert table.moves("canal") == []
    assert table.refusal(f"canal {canals[14]}").key == "no-links-left"


def lines_at(line: str) -> int:
    """Return the number of a line."""
    return table_of().state.board.line_numbers[line]


@rule("B-10.4")
def test_a_canal_costs_three_pounds_and_no_coal_one_an_action() -> None:
    table = table_of(WIGAN, pink={"hand": ["port", "bury"]}).play(
        "canal preston wigan", "card port"
    )
    assert table.player("pink").money == 27
    assert table.counter("wigan.0").cubes == 3
    assert (table.phase, table.look().action) == ("actions", 2)


@rule("B-10.5", "B-10.8")
def test_rails_cost_five_pounds_for_one_and_fifteen_for_two_with_a_coal_each() -> None:
    table = rails(WIGAN).play("rail preston wigan")
    assert (table.phase, table.player("pink").money) == ("rail", 94)
    assert "rail lancaster preston" in table.moves()
    table.play("rail bolton wigan")
    assert table.player("pink").spent == 15
    assert table.counter("wigan.0").cubes == 1
    one = rails(WIGAN, pink={"money": 14}).play("rail preston wigan")
    assert one.phase != "rail"


@rule("B-10.6")
def test_the_builder_chooses_the_end_and_the_nearest_mine_to_it() -> None:
    counters = {"wigan.0": "pink coal-mine 2", "bolton.0": "yellow coal-mine 2"}
    counters |= {"bolton.1": "blue coal-mine 2"}
    table = rails(counters).play("rail bolton wigan")
    assert table.moves() == ["coal bolton.0", "coal bolton.1", "coal wigan.0"]
    table.play("coal bolton.1")
    assert table.counter("bolton.1").cubes == 2


@rule("B-10.7")
def test_the_track_serves_a_rail_only_when_neither_end_has_a_mine() -> None:
    port = {"preston.0": "pink port 2"}
    assert rails(port).play("rail lancaster preston").look().coal == 7
    with_mine = port | {"lancaster.1": "pink cotton-mill 2", "wigan.0": "yellow coal-mine 2"}
    table = rails(with_mine, {"preston wigan": "yellow"}).play("rail lancaster preston")
    assert (table.look().coal, table.counter("wigan.0").cubes) == (8, 2)
    far = rails({"colne.0": "pink cotton-mill 2"})
    assert far.moves("rail") == ["rail colne yorkshire"]
    offer = rail_offer(far.state, lines_at("colne yorkshire"), second=False)
    assert offer
    assert (offer.pounds, offer.coal[0].via) == (6, "yorkshire")
    assert far.refusal("rail burnley colne").key == "no-coal-for-rail"


@rule("B-10.8")
def test_the_second_rail_may_start_from_the_first_and_use_it_for_its_coal() -> None:
    table = rails(WIGAN).play("rail preston wigan", "rail blackpool preston")
    assert table.counter("wigan.0").cubes == 1
    emptied = rails({"wigan.0": "pink coal-mine 2 1"}).play("rail preston wigan")
    assert emptied.phase != "rail"
    assert emptied.counter("wigan.0").flipped


@rule("B-10.9", "B-15.4")
def test_all_links_go_back_after_the_canal_era() -> None:
    last: dict[str, list[str]] = {"hand": []}
    table = table_of(
        {},
        {"preston wigan": "pink"},
        pink={"hand": ["port"]},
        yellow=last,
        blue=last,
        rail_deck=["port"],
    ).play("pass")
    assert table.look().era == "rail"
    assert table.links() == {}
    assert table.player("pink").links_left == 14


@rule("B-11.1")
def test_one_or_two_counters_are_developed_from_one_stack_or_two() -> None:
    pink = {"hand": ["port"]}
    table = table_of(pink=pink).play("develop port", "develop port")
    assert table.player("pink").stacks["port"] == (2, 2, 3, 3, 4, 4)
    table = table_of(pink=pink).play("develop port", "develop coal-mine")
    assert table.player("pink").stacks["coal-mine"][0] == 2
    assert table.to_move == "yellow"


@rule("B-11.2")
def test_each_needs_an_iron_and_the_second_source_is_settled_after_the_first() -> None:
    counters = {"bolton.2": "yellow ironworks 1 1"}
    table = table_of(counters, pink={"hand": ["port"]}).play("develop port", "develop port")
    assert table.counter("bolton.2").flipped
    assert (table.look().iron, table.player("pink").spent) == (7, 1)
    poor = table_of(counters, pink={"hand": ["port"], "money": 0}).play("develop port")
    assert poor.phase != "develop"
    assert table_of(pink={"hand": ["port"], "money": 0}).moves("develop") == []


@rule("B-11.3")
def test_any_top_counter_may_be_developed() -> None:
    pink = {"hand": ["port"], "stacks": {"shipyard": [0, 2], "cotton-mill": [1], "port": [4]}}
    table = table_of(pink=pink, era="rail")
    assert {"develop shipyard", "develop cotton-mill", "develop port"} <= set(table.moves())
    empty = table_of(pink={"hand": ["port"], "stacks": {"shipyard": []}})
    assert empty.refusal("develop shipyard").key == "stack-empty"


@rule("B-11.1")
def test_with_nothing_left_to_develop_no_second_counter_is_asked_for() -> None:
    none: dict[str, list[int]] = {key: [] for key in ("cotton-mill", "coal-mine", "ironworks")}
    stacks = {**none, "port": [4], "shipyard": []}
    table = table_of(pink={"hand": ["port"], "stacks": stacks}).play("develop port")
    assert table.to_move == "yellow"


@rule("B-11.4")
def test_developed_counters_never_return() -> None:
    table = table_of(pink={"hand": ["port"]}).play("develop shipyard", "done")
    assert table.player("pink").stacks["shipyard"] == (0, 1, 1, 2, 2)
    assert table.state.board.sizes.made["space"] == sum(
        space.counter is None for space in table.look().spaces
    )
