"""LW-7: which mine Lord Wallace works and what he takes; each line of the list decides once.

From west to east: Breage, Camborne, St Keverne, Redruth, Gwennap, Kea. A mine takes 2 cubes.
"""

import pytest

from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import (
    CHEAP,
    DEAR,
    HIS,
    act,
    card_for,
    choices,
    his_mine,
    only,
    solo,
)

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
