"""Fairs and the end of the game (T-705 to T-709, T-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.tiletum.test_tiletum_rounds import end_of_round, ended
from tests.titles.tiletum.tiletum_tables import Table

rule = pytest.mark.rule
TOWNS = ["tiletum", "brugge", "antwerpen", "leipzig"]
ROOMS = [["king:vp4", "king:gold3", "king:king1"], ["contract:iron3"], [], [], [], []]
RICH = {
    "goods": {},
    "merchant": "brugge",
    "contracts": ["same2:3", "same3:4", "same4:6"],
    "crests": ["lion", "rose", "", "", "", ""],
    "cathedral_tiles": {"koeln": 5},
    "rooms": ROOMS,
}
OTHERS = ["house", "pillar", "crest", "cathedral", "contract", "king"]


def at_fair(kind: str, number: int = 2, **words: Any) -> Table:
    """Return a table after the fair of a round in Brugge, where pink alone is."""
    kinds = [other for other in OTHERS if other != kind][:3]
    kinds.insert(number - 1, kind)
    fairs = [[town, fair] for town, fair in zip(TOWNS, kinds, strict=True)]
    words = {
        "round": number,
        "fairs": fairs,
        "pink": RICH,
        "houses": {"koeln": ["pink"], "paris": ["pink"]},
        "pillars": {"koeln": ["pink"], "praha": ["pink"], "paris": ["pink"]},
        **words,
    }
    return ended(end_of_round(**words))


@rule("T-706", "T-707", "T-709")
@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("house-and-pillar", 6 * 2),
        ("contract-and-cathedral", 5 * 1),
        ("contract", 3 * 3),
        ("contract-and-crest", 6 * 2),
        ("house", 2 * 2),
        ("upper-character", 3 * 2),
        ("crest", 3 * 2),
        ("pillar", 2 * 3),
        ("full-building", 5 * 1),
        ("cathedral", 4 * 1),
    ],
)
def test_a_fair_scores_its_worth_times_what_it_counts(kind: str, points: int) -> None:
    table = at_fair(kind)
    assert table.player("pink")["points"] == points
    assert table.player("yellow")["points"] == 0


@rule("T-705", "T-709")
def test_the_fair_of_the_king_counts_the_space_before_markers_move_up() -> None:
    table = at_fair("king", king={"pink": -2})
    assert table.player("pink")["points"] == -2 + 3 - 2


@rule("T-707")
def test_the_board_adds_a_point_in_the_last_two_rounds() -> None:
    pink = {**RICH, "merchant": "antwerpen"}
    assert at_fair("cathedral", 3, pink=pink).player("pink")["points"] == 4 + 1


@rule("T-708")
def test_a_seat_takes_part_with_its_merchant_or_a_house() -> None:
    away = {**RICH, "merchant": "paris"}
    assert at_fair("crest", pink=away).player("pink")["points"] == 0
    table = at_fair("crest", pink=away, houses={"brugge": ["pink"]})
    assert table.player("pink")["points"] == 6


def at_end(**words: Any) -> Table:
    """Return a table after the last round, in which nobody is at the fair."""
    king = {"pink": 0, "yellow": 0}
    fairs = [[town, fair] for town, fair in zip(TOWNS, OTHERS, strict=False)]
    return ended(end_of_round(**{"round": 4, "king": king, "fairs": fairs, **words}))


@rule("T-801", "T-110")
def test_houses_times_pillars_and_a_point_for_4_goods_are_scored_at_the_end() -> None:
    done = ["same2:3", "same3:4"]
    pink = {"goods": {"gold": 5, "iron": 6}, "contracts": done}
    table = at_end(
        pink=pink,
        houses={"koeln": ["pink"], "paris": ["pink"]},
        pillars={"koeln": ["pink"], "paris": ["pink"], "praha": ["pink"]},
    )
    assert table.player("pink")["points"] == 4 + 2 * 3 + 11 // 4
    assert (table.phase, table.to_move, table.moves()) == ("over", "nobody", [])


@rule("T-801")
@pytest.mark.parametrize(("completed", "points"), [(1, 0), (2, 0), (3, 5), (4, 10), (5, 20)])
def test_completed_buildings_are_scored_at_the_end(completed: int, points: int) -> None:
    people = [
        ["king:vp4", "king:gold3", "king:king1"],
        ["contract:iron3", "contract:wool3"],
        ["merchant:gold3", "merchant:house"],
        ["architect:gold2"],
        ["character:food2"],
    ]
    crests = ["lion", "rose", "tower", "lily", "eagle", "griffin"]
    pink = {
        "goods": {},
        "rooms": [*people[:completed], *[[] for _ in range(6 - completed)]],
        "crests": [*crests[:completed], *[""] * (6 - completed)],
    }
    table = at_end(pink=pink, houses={}, pillars={})
    assert table.player("pink")["points"] == 4 + points


@rule("T-802")
def test_the_earlier_in_the_order_of_the_king_track_wins_a_tie() -> None:
    table = at_end(
        pink={"goods": {}, "points": 4}, yellow={"goods": {}}, king_order=["yellow", "pink"]
    )
    assert [table.player(colour)["points"] for colour in ("pink", "yellow")] == [4, 4]
    assert table.look()["ranking"] == ["yellow", "pink"]
    assert table.game.ranking(table.state) == (1, 0)


@rule("T-802")
def test_most_points_win() -> None:
    table = at_end(pink={"goods": {}, "points": 20}, king_order=["yellow", "pink"])
    assert table.look()["ranking"] == ["pink", "yellow"]
