"""LW-7: which mine Lord Wallace works and what he takes; each line of the list decides once."""

import pytest

from game.titles.tinners_trail.rules.wallace.building import ADITS
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import (
    CHEAP,
    DEAR,
    HIS,
    act,
    card_for,
    choices,
    his_mine,
    kinds,
    only,
    places,
    solo,
)

# LW-7: which mine Lord Wallace works and what he takes; each line of the list decides once.
#
# From west to east: Breage, Camborne, St Keverne, Redruth, Gwennap, Kea. A mine takes 2 cubes.

rule = pytest.mark.rule


def mined(prices: Words, **words: Toml) -> tuple[str, int, int]:
    """Let him mine in round 2; return the area, the tin and the copper taken."""
    round_of = {"round": 2, **words}
    event = only(act(solo(prices=prices, **round_of), "mine"), "extracted")
    return event.places[0], event.amount("tin"), event.amount("copper")


@rule("LW-7")
@pytest.mark.parametrize(
    ("kea", "redruth", "area", "line"),
    [
        ((9, 1, 0), (0, 2, 3), "redruth", "most-extracted"),
        ((0, 2, 2), (0, 2, 1), "redruth", "least-water"),
        ((0, 3, 1), (0, 2, 1), "redruth", "fewest-left"),
        ((0, 2, 1), (0, 2, 1), "kea", "furthest-east"),
        ((5, 1, 0), (1, 1, 0), "redruth", "fewest-left"),
    ],
)
def test_dear_copper_goes_by_copper_then_water_then_what_is_left_then_east(
    kea: tuple[int, int, int], redruth: tuple[int, int, int], area: str, line: str
) -> None:
    words: dict[str, Toml] = {"area_kea": his_mine(*kea), "area_redruth": his_mine(*redruth)}
    table = solo(round=2, prices=DEAR, **words)
    [choice] = choices(table, "mine")
    assert (choice.candidates[0].places, choice.decided_by) == ((area,), line)
    assert mined(DEAR, **words)[0] == area


@rule("LW-7")
@pytest.mark.parametrize(
    ("kea", "redruth", "area", "line"),
    [
        ((1, 9, 0), (2, 0, 3), "redruth", "most-extracted"),
        ((2, 0, 2), (2, 0, 1), "redruth", "least-water"),
        ((2, 3, 1), (2, 1, 1), "redruth", "fewest-left"),
        ((2, 0, 1), (2, 0, 1), "kea", "furthest-east"),
    ],
)
def test_cheap_copper_goes_by_tin_then_the_same(
    kea: tuple[int, int, int], redruth: tuple[int, int, int], area: str, line: str
) -> None:
    words: dict[str, Toml] = {"area_kea": his_mine(*kea), "area_redruth": his_mine(*redruth)}
    [choice] = choices(solo(round=2, prices=CHEAP, **words), "mine")
    assert (choice.candidates[0].places, choice.decided_by) == ((area,), line)


@rule("LW-7")
@pytest.mark.parametrize(
    ("ore", "taken"), [((3, 1), (1, 1)), ((3, 0), (2, 0)), ((0, 5), (0, 2)), ((1, 0), (1, 0))]
)
def test_dear_copper_is_filled_up_with_tin(ore: tuple[int, int], taken: tuple[int, int]) -> None:
    assert mined(DEAR, area_kea=his_mine(*ore)) == ("kea", *taken)


@rule("LW-7")
@pytest.mark.parametrize("price", [2, 4])
def test_cheap_copper_is_left_in_the_ground(price: int) -> None:
    prices: Words = {"tin": 4, "copper": price}
    assert mined(prices, area_kea=his_mine(1, 3)) == ("kea", 1, 0)


@rule("LW-7")
@pytest.mark.parametrize(("tin", "taken"), [(1, (1, 1)), (0, (0, 2)), (3, (2, 0))])
def test_in_round_4_cheap_copper_fills_up(tin: int, taken: tuple[int, int]) -> None:
    assert mined(CHEAP, round=4, area_kea=his_mine(tin, 3)) == ("kea", *taken)


@rule("LW-7")
def test_without_any_copper_he_takes_tin_from_the_driest_mine() -> None:
    areas = {"area_kea": his_mine(2, 0, 2), "area_redruth": his_mine(1, 0, 1)}
    assert mined(DEAR, **areas) == ("redruth", 1, 0)


@rule("LW-7")
def test_only_mines_with_a_cube_he_may_take_count() -> None:
    areas = {"area_kea": his_mine(0, 9, 0), "area_redruth": his_mine(1, 0, 5)}
    assert mined(CHEAP, **areas) == ("redruth", 1, 0)


@rule("LW-7")
def test_with_no_cube_to_take_mine_is_impossible() -> None:
    table = solo(round=2, prices=CHEAP, area_kea=his_mine(0, 4))
    assert only(act(table, "mine"), "wallace-impossible").card == "mine"


@rule("LW-7")
def test_he_works_his_own_mines_only() -> None:
    rival: Words = {"owner": "pink", "copper": 2}
    assert mined(DEAR, area_kea=rival, area_redruth=his_mine(0, 1, 4))[0] == "redruth"


@rule("LW-7")
def test_capacity_counts_miners_ports_and_trains() -> None:
    pieces = his_mine(0, 9, 0, miner=True, port=True, train=True)
    assert mined(DEAR, area_kea=pieces) == ("kea", 0, 5)


@rule("LW-7")
def test_mining_floods_the_mine_and_takes_1_work_point() -> None:
    table = solo(round=2, prices=DEAR, area_kea=his_mine(0, 2, 1))
    table.play(card_for(table, "mine"))
    assert table.area("kea").water == 2
    assert table.track == {0: ["pink"], 1: [HIS]}
    assert table.player(HIS).copper == 2


# LW-8 .. LW-12: steam pumps, adit, port, train and miner; each line of a list decides once.
#
# From west to east: Gwinear, Breage, Camborne, Wendron, St Keverne, Redruth, Gwennap, St Agnes,
# Kea. Wendron and Redruth lie inland. A mine without pieces takes 2 cubes.


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
