"""LW-8 .. LW-12: steam pumps, adit, port, train and miner; each line of a list decides once.

From west to east: Gwinear, Breage, Camborne, Wendron, St Keverne, Redruth, Gwennap, St Agnes,
Kea. Wendron and Redruth lie inland. A mine without pieces takes 2 cubes.
"""

import pytest

from game.titles.tinners_trail.rules.wallace.adit import ADITS
from tests.titles.tinners_trail.toml_texts import Toml
from tests.titles.tinners_trail.wallace.solo import (
    HIS,
    act,
    choices,
    his_mine,
    kinds,
    only,
    places,
    solo,
)

rule = pytest.mark.rule


def mines(**areas: Toml) -> dict[str, Toml]:
    """Return areas as words, given by their names."""
    return {f"area_{name}": area for name, area in areas.items()}


def decided(action: str, game_round: int, words: dict[str, Toml]) -> tuple[tuple[str, ...], str]:
    """Return the places the first choice fell on, and the line that decided."""
    first = choices(solo(round=game_round, **words), action)[0]
    return first.candidates[0].places, first.decided_by


@rule("LW-8")
@pytest.mark.parametrize(
    ("words", "place", "line"),
    [
        (mines(kea=his_mine(3, 0, 1), redruth=his_mine(4, 0, 5)), "redruth", "most-ore"),
        (
            mines(kea=his_mine(4, 0, 1), st_agnes=his_mine(4, 0, 5, miner=True)),
            "st-agnes",
            "highest-capacity",
        ),
        (mines(kea=his_mine(3, 0, 2), redruth=his_mine(3, 0, 1)), "redruth", "least-water"),
        (mines(gwennap=his_mine(3, 0, 2), redruth=his_mine(3, 0, 2)), "redruth", "inland"),
        (mines(kea=his_mine(3, 0, 2), gwennap=his_mine(3, 0, 2)), "gwennap", "furthest-west"),
        (mines(kea=his_mine(9, 0, 0), gwennap=his_mine(2, 0, 2)), "gwennap", "only"),
    ],
)
def test_pumps_by_ore_capacity_water_inland_west(
    words: dict[str, Toml], place: str, line: str
) -> None:
    assert decided("pumps", 3, words) == ((place,), line)


@rule("LW-8")
def test_each_cube_is_chosen_anew() -> None:
    table = solo(round=3, area_kea=his_mine(4, 0, 1), area_redruth=his_mine(3, 0, 4))
    events = act(table, "pumps")  # a group of two
    assert places(events, "pumped") == ["kea", "redruth"]
    assert (table.area("kea").water, table.area("redruth").water) == (0, 3)


@rule("LW-8")
def test_only_mines_with_ore_for_a_whole_extraction_are_pumped() -> None:
    table = solo(round=3, area_kea=his_mine(1, 0, 4), area_redruth=his_mine(2, 0, 1))
    assert places(act(table, "pumps"), "pumped") == ["redruth"]  # the second pump is lost
    assert table.area("kea").water == 4


@rule("LW-8")
def test_the_rightmost_group_is_taken() -> None:
    table = solo(round=3, area_kea=his_mine(3, 0, 4))
    assert only(act(table, "pumps"), "took-pumps").amount("pumps") == 2
    assert table.look().pumps[2] == ()


@rule("LW-8")
@pytest.mark.parametrize(
    "words",
    [
        mines(kea=his_mine(3, 0, 0)),
        mines(kea=his_mine(1, 0, 3)),
        {"developments": {"pumps": [[], [], [], []]}, **mines(kea=his_mine(3, 0, 3))},
    ],
)
def test_without_a_group_or_a_cube_pumps_are_impossible(words: dict[str, Toml]) -> None:
    assert "wallace-impossible" in kinds(act(solo(round=3, **words), "pumps"))


@rule("LW-9")
@pytest.mark.parametrize(
    ("words", "place", "line"),
    [
        (
            mines(
                breage=his_mine(2, 2, 1),
                st_keverne=his_mine(1, 1, 1),
                gwennap=his_mine(1, 1, 1),
            ),
            ("gwennap", "st-keverne"),
            "fewest-ore",
        ),
        (
            mines(
                breage=his_mine(0, 2, 1),
                st_keverne=his_mine(1, 1, 1),
                gwennap=his_mine(2, 0, 1),
            ),
            ("gwennap", "st-keverne"),
            "least-copper",
        ),
        (
            mines(
                breage=his_mine(1, 1, 1),
                st_keverne=his_mine(1, 1, 1),
                gwennap=his_mine(1, 1, 1),
            ),
            ("breage", "st-keverne"),
            "furthest-west",
        ),
    ],
)
def test_an_adit_by_fewest_ore_least_copper_west(
    words: dict[str, Toml], place: tuple[str, ...], line: str
) -> None:
    assert decided("adit", 2, words) == (place, line)


@rule("LW-9")
def test_of_places_alike_in_every_line_none_is_preferred() -> None:
    table = solo(round=2, **mines(breage=his_mine(1, 1, 1), st_keverne=his_mine(1, 1, 1)))
    assert not ADITS.prefers(table.state, 0, 0)


@rule("LW-9")
def test_an_adit_needs_water_in_both_mines() -> None:
    words = mines(breage=his_mine(3, 0, 1), st_keverne=his_mine(3, 0, 0))
    assert "took-pumps" in kinds(act(solo(round=2, **words), "adit"))


@rule("LW-9")
@pytest.mark.parametrize(
    "more",
    [
        {"adits": [["breage", "st-keverne"]]},
        {"developments": {"adit": [1, 0, 0, 1]}},
    ],
)
def test_without_a_place_or_a_piece_he_takes_steam_pumps_instead(more: dict[str, Toml]) -> None:
    words = {**mines(breage=his_mine(3, 0, 1), st_keverne=his_mine(3, 0, 1)), **more}
    events = act(solo(round=2, **words), "adit")
    assert "took-pumps" in kinds(events)
    assert only(events, "wallace-card").card == "adit"


@rule("LW-9")
def test_an_adit_with_nothing_to_pump_either_is_impossible() -> None:
    assert "wallace-impossible" in kinds(act(solo(round=2, area_kea=his_mine(1, 0, 3)), "adit"))


@rule("LW-10")
@pytest.mark.parametrize(
    ("words", "place", "line"),
    [
        (mines(kea=his_mine(3, 0, 3), gwennap=his_mine(4, 0, 1)), "gwennap", "most-ore"),
        (mines(kea=his_mine(3, 0, 1), gwennap=his_mine(3, 0, 2)), "gwennap", "most-water"),
        (mines(kea=his_mine(3, 0, 1), gwennap=his_mine(2, 1, 1)), "gwennap", "most-copper"),
        (mines(kea=his_mine(3, 0, 1), gwennap=his_mine(3, 0, 1)), "gwennap", "furthest-west"),
        (mines(kea=his_mine(3, 0, 1), redruth=his_mine(9, 0, 9)), "kea", "only"),  # inland
        (mines(kea=his_mine(3, 0, 1), gwennap=his_mine(9, 0, 0)), "kea", "only"),  # dry
        (mines(kea=his_mine(3, 0, 1), gwennap=his_mine(2, 0, 9)), "kea", "only"),  # poor
        (mines(kea=his_mine(3, 0, 1), gwennap=his_mine(9, 0, 9, port=True)), "kea", "only"),
    ],
)
def test_a_port_by_ore_water_copper_west(words: dict[str, Toml], place: str, line: str) -> None:
    assert decided("port", 1, words) == ((place,), line)


@rule("LW-10")
def test_a_port_costs_2_work_points_and_drains() -> None:
    table = solo(area_kea=his_mine(3, 0, 1))
    act(table, "port")
    assert (table.area("kea").port, table.area("kea").water) == (True, 0)
    assert table.track == {0: ["pink"], 2: [HIS]}


@rule("LW-11")
@pytest.mark.parametrize(
    ("words", "place", "line"),
    [
        (
            mines(kea=his_mine(3, 0, 2), gwennap=his_mine(3, 0, 3), st_keverne=his_mine(0, 0, 4)),
            "gwennap",  # 2 there, 1 in Kea and 1 in St Keverne
            "most-drained",
        ),
        (mines(kea=his_mine(4, 0, 2), gwennap=his_mine(3, 0, 2)), "kea", "most-ore"),
        (mines(kea=his_mine(3, 0, 2), gwennap=his_mine(3, 0, 2)), "kea", "furthest-east"),
        (mines(kea=his_mine(9, 0, 1), gwennap=his_mine(3, 0, 2)), "gwennap", "only"),  # 1 water
        (mines(kea=his_mine(2, 0, 9), gwennap=his_mine(3, 0, 2)), "gwennap", "only"),  # poor
        (
            mines(kea=his_mine(9, 0, 9, train=True), gwennap=his_mine(3, 0, 2)),
            "gwennap",
            "only",
        ),
        (
            mines(
                breage=his_mine(9, 0, 9),  # no neighbour of his
                kea=his_mine(3, 0, 2),
                gwennap=his_mine(0, 0, 2),
            ),
            "kea",
            "only",
        ),
    ],
)
def test_a_train_by_water_drained_ore_east(words: dict[str, Toml], place: str, line: str) -> None:
    assert decided("train", 3, words) == ((place,), line)


@rule("LW-11")
def test_water_of_the_rival_does_not_count_for_a_train() -> None:
    rival: dict[str, Toml] = {"area_st_agnes": {"owner": "pink", "water": 3}}
    words = mines(
        redruth=his_mine(3, 0, 2),
        kea=his_mine(3, 0, 2),  # beside the rival's St Agnes, which Redruth also touches
    )
    assert decided("train", 3, {**words, **rival}) == (("kea",), "furthest-east")


@rule("LW-12")
@pytest.mark.parametrize(
    ("words", "place", "line"),
    [
        (mines(kea=his_mine(3, 0, 0), redruth=his_mine(4, 0, 9)), "redruth", "most-ore"),
        (mines(kea=his_mine(3, 0, 2), redruth=his_mine(3, 0, 1)), "redruth", "least-water"),
        (mines(kea=his_mine(3, 0, 1), redruth=his_mine(1, 2, 1)), "redruth", "most-copper"),
        (mines(gwennap=his_mine(3, 0, 1), redruth=his_mine(3, 0, 1)), "redruth", "inland"),
        (mines(kea=his_mine(3, 0, 1), gwennap=his_mine(3, 0, 1)), "gwennap", "furthest-west"),
        (mines(kea=his_mine(3, 0, 1), gwennap=his_mine(9, 0, 1, miner=True)), "kea", "only"),
        (mines(kea=his_mine(3, 0, 1), gwennap=his_mine(2, 0, 0)), "kea", "only"),
    ],
)
def test_a_miner_by_ore_water_copper_inland_west(
    words: dict[str, Toml], place: str, line: str
) -> None:
    assert decided("miner", 2, words) == ((place,), line)


@rule("LW-10")
@rule("LW-11")
@rule("LW-12")
@pytest.mark.parametrize(("action", "game_round"), [("port", 1), ("train", 3), ("miner", 2)])
def test_without_a_piece_in_the_column_it_is_impossible(action: str, game_round: int) -> None:
    words = mines(kea=his_mine(5, 0, 3), gwennap=his_mine(5, 0, 3))
    table = solo(round=game_round, developments={action: [0, 0, 0, 0]}, **words)
    assert "wallace-impossible" in kinds(act(table, action))
