"""LW-5: where Lord Wallace builds, with which survey card, and what he still can with 1 work point.

Region A is St Just, St Ives, Ludgvan and Gwinear; region B Breage, Camborne, Wendron, St Keverne
and Redruth, of which Wendron and Redruth lie inland; each list here runs from west to east.
"""

import pytest

from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.wallace.survey_deck import (
    first_under,
    put_under,
    take_first_under,
)
from tests.titles.tinners_trail.tables import Table, face_down, face_up
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import HIS, act, his_mine, kinds, only, places, solo

rule = pytest.mark.rule
CARD: Words = {"hand": ["b:tin+1:2"]}
GOOD = face_up(3, 4, 4)  # region B, net worth 3
FAIR = face_up(2, 2, 2)  # net worth 2
POOR = face_up(3, 3, 5)  # net worth 1
RICH_A = face_up(3, 3, 2)  # region A, net worth 4
DOWN = face_down(1, 4, 3)
OTHER_DOWN = face_down(2, 3, 3)


def tile(face: Toml, **more: Toml) -> Words:
    """Return an area whose tile waits."""
    return {"tile": face, **more}


def building(hand: Toml = ("b:tin+1:2",), **words: Toml) -> Table:
    """Return a table whose next action card says Build."""
    table = solo(orange={"hand": hand}, **words)
    act(table, "build")
    return table


def chosen(table: Table, card: str = "b:tin+1:2") -> tuple[str, str]:
    """Draw his survey card; return the area he puts up and why."""
    choice = only(table.events(f"draw {card}", told_to="pink"), "wallace-chose")
    return choice.places[0], choice.card


@rule("LW-5")
def test_the_card_on_top_of_his_deck_is_luck_and_gives_the_region() -> None:
    words: dict[str, Toml] = {
        "area_redruth": tile(GOOD),
        "area_st_ives": tile(RICH_A),
    }
    table = building(["a:tin+1:2", "b:copper+1:2", "b:copper+1:2"], **words)
    assert table.to_move == "luck"
    assert table.odds() == {"draw a:tin+1:2": 1, "draw b:copper+1:2": 2}
    assert places(table.events("draw a:tin+1:2"), "opened-auction") == ["st-ives"]
    assert table.player(HIS).hand == ("b:copper+1:2", "b:copper+1:2")


@rule("LW-5")
@pytest.mark.parametrize(
    ("areas", "area", "line"),
    [
        ({"area_breage": tile(DOWN), "area_redruth": tile(FAIR)}, "redruth", "face-up"),
        ({"area_breage": tile(GOOD), "area_redruth": tile(FAIR)}, "breage", "net-worth"),
        (
            {"area_breage": tile(FAIR), "area_redruth": tile(face_up(2, 3, 3))},
            "breage",  # beside his mine in Gwinear
            "adjacent",
        ),
        (
            {"area_st_keverne": tile(FAIR), "area_redruth": tile(face_up(2, 3, 3))},
            "st-keverne",
            "coastal",
        ),
        ({"area_breage": tile(FAIR), "area_camborne": tile(face_up(2, 3, 3))}, "camborne", "east"),
    ],
)
def test_face_up_tiles_by_net_worth_then_adjacent_then_coast_then_east(
    areas: dict[str, Toml], area: str, line: str
) -> None:
    table = building(area_gwinear=his_mine(), **areas)
    assert chosen(table) == (area, "furthest-east" if line == "east" else line)


@rule("LW-5")
@pytest.mark.parametrize(
    ("areas", "area", "line"),
    [
        (
            {"area_camborne": tile(DOWN), "area_st_keverne": tile(OTHER_DOWN, drainage=3)},
            "camborne",  # beside his mine in Gwinear
            "adjacent",
        ),
        (
            {"area_st_keverne": tile(DOWN, drainage=1), "area_redruth": tile(OTHER_DOWN)},
            "st-keverne",
            "drainage-tokens",
        ),
        (
            {"area_st_keverne": tile(DOWN), "area_redruth": tile(OTHER_DOWN)},
            "st-keverne",
            "coastal",
        ),
        (
            {"area_wendron": tile(DOWN), "area_redruth": tile(OTHER_DOWN)},
            "redruth",
            "furthest-east",
        ),
    ],
)
def test_else_face_down_tiles_by_adjacent_then_drainage_then_coast_then_east(
    areas: dict[str, Toml], area: str, line: str
) -> None:
    assert chosen(building(area_gwinear=his_mine(), **areas)) == (area, line)


@rule("LW-5")
def test_a_face_up_tile_worth_less_than_2_is_left_alone() -> None:
    table = building(area_redruth=tile(POOR))  # net worth 1, with the card 2
    assert "wallace-impossible" in kinds(table.events("draw b:tin+1:2"))


@rule("LW-5")
def test_drainage_and_ore_from_adits_do_not_count_for_the_choice() -> None:
    lying = tile(POOR, tin=4, copper=4, drainage=2)
    table = building(area_redruth=lying, area_breage=tile(DOWN))
    assert chosen(table)[0] == "breage"


@rule("LW-5")
def test_a_face_down_tile_stays_face_down_when_he_chooses_it() -> None:
    table = building(area_redruth=tile(DOWN)).play("draw b:tin+1:2")
    found = table.area("redruth").tile
    assert found
    assert not found.face_up
    assert table.phase == "auction"


@rule("LW-5")
def test_without_an_area_in_the_region_the_card_goes_under_his_deck() -> None:
    hand = ["a:tin+1:2", "b:tin+1:2", "b:miner:2"]
    table = building(hand, area_st_ives=tile(RICH_A))
    events = table.events("draw b:tin+1:2")
    assert only(events, "wallace-impossible").card == "build"
    assert (table.phase, table.state.impossible_cards) == ("wallace", 1)
    assert sorted(table.player(HIS).hand) == sorted(hand)
    act(table, "build")
    assert table.moves() == ["draw a:tin+1:2", "draw b:miner:2"]


@rule("LW-5")
def test_cards_under_his_deck_come_up_last_in_their_order() -> None:
    hand = ["b:tin+1:2", "b:miner:2"]
    table = solo(orange={"hand": hand, "under": ["b:tin+1:2", "b:miner:2"]})
    act(table, "build")
    assert table.moves() == ["draw b:tin+1:2"]
    table.play("draw b:tin+1:2")
    look = table.look().wallace
    assert look
    assert look.under == ("b:miner:2", "b:tin+1:2")


@rule("LW-5")
def test_cards_come_up_in_their_order_when_every_survey_card_has_gone_under_his_deck() -> None:
    state = solo().state
    under = list(range(int(state.board.wallace_cells - state.board.wallace_cards)))
    for card in under:
        put_under(state, card)
    found = []
    while first_under(state) != EMPTY:
        found.append(first_under(state))
        take_first_under(state)
    assert found == under


@rule("LW-5")
def test_everybody_has_seen_a_card_go_under_his_deck() -> None:
    table = building(["b:tin+1:2", "a:miner:2"]).play("draw b:tin+1:2")
    seen = table.seen_by("pink")
    assert seen.wallace
    assert seen.wallace.under == ("b:tin+1:2",)
    assert seen.seats[1].hand == ("a:?", "b:tin+1:2")


@rule("LW-5")
def test_with_no_survey_card_left_the_best_tile_of_all_regions_comes_first() -> None:
    table = solo(
        decks={"a": ["tin+1:2"], "b": ["miner:2", "tin+2:4"]},
        area_st_ives=tile(face_up(4, 0, 2)),  # net worth 2
        area_redruth=tile(face_up(2, 3, 3)),  # 2 too, but inland
        area_breage=tile(FAIR),  # 2 and on the coast, further east than St Ives
    )
    assert only(act(table, "build"), "wallace-chose").places == ("breage",)
    assert table.odds() == {"draw b:miner:2": 1, "draw b:tin+2:4": 1}
    events = table.events("draw b:miner:2", told_to="pink")
    assert only(events, "opened-auction").amounts == (("minimum", 2),)
    assert table.look().deck_sizes["b"] == 1


@rule("LW-5")
def test_with_no_survey_card_and_no_deck_the_auction_runs_without_a_card() -> None:
    table = solo(area_redruth=tile(GOOD))
    act(table, "build")
    assert (table.phase, table.to_move) == ("auction", "luck")
    table.play("roll bid 1 1 3")
    auction = table.look().auction
    assert auction
    assert (auction.card, auction.high_bid) == ("", 3)  # the water die alone


@rule("LW-5")
def test_with_no_survey_card_and_no_tile_build_is_impossible() -> None:
    assert only(act(solo(), "build"), "wallace-impossible").card == "build"


@rule("LW-5")
def test_without_an_unbuilt_mine_build_is_impossible_and_no_card_is_drawn() -> None:
    table = solo(orange={**CARD, "mines_left": 0}, area_redruth=tile(GOOD))
    assert "wallace-impossible" in kinds(act(table, "build"))
    assert table.phase == "wallace"


@rule("LW-5")
@pytest.mark.parametrize(("column", "spent"), [(7, 2), (8, 2), (9, 1)])
def test_with_9_work_points_spent_he_still_builds_and_spends_the_last_one(
    column: int, spent: int
) -> None:
    table = solo(
        phase="survey",
        work={str(column): [HIS], "10": ["pink"]},
        orange=CARD,
        area_redruth=tile(GOOD),
        auction={"opener": HIS},
    )
    table.play("draw b:tin+1:2")
    events = table.events("roll bid 1 1 3", told_to="pink")
    assert table.area("redruth").owner == table.seat(HIS)
    assert only(events, "moved-marker").amount("work") == spent
