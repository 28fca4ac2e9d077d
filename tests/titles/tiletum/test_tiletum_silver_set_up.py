"""Setting up In Search of Silver (S-1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.engine.reasons import Unreadable
from tests.titles.tiletum.silver_tables import silver_table
from tests.titles.tiletum.tiletum_tables import new_table, table_of

rule = pytest.mark.rule
FAIRS = {"mine", "tech-levels", "mine-and-building"}


def dealt(seed: int = 1, players: int = 2, *more: str) -> dict[str, Any]:
    """Return a newly dealt game with silver as a position."""
    return new_table(players, seed, ("silver", *more)).look()


def many(players: int = 2, *more: str) -> list[dict[str, Any]]:
    """Return some newly dealt games."""
    return [dealt(seed, players, *more) for seed in range(60)]


def tiles_of(look: dict[str, Any]) -> Counter[str]:
    """Return all tiles of a new game."""
    found: Counter[str] = Counter()
    for key in ("bonus", "contracts", "characters", "underground"):
        found.update(look["decks"][key])
    for key in ("contract_offer", "character_offer"):
        found.update(look[key])
    for key in ("action_tiles", "map_tiles", "underground_tiles"):
        found.update(look[key].values())
    found[look["king_tile"]] += 1
    return found


@rule("S-101")
def test_tiles_and_fairs_are_mixed_in_and_the_fair_of_the_king_leaves() -> None:
    tiles = tiles_of(dealt())
    assert tiles["king:king2"] == 2 + 1
    assert tiles["wool2+iron2:4:explorer1"] == 2
    assert tiles["colour+ap1"] == tiles["merchant:explorer1"] == 1
    held = {fair for look in many() for _, fair in look["fairs"]}
    assert held >= FAIRS
    assert "king" not in held


@rule("S-102")
def test_three_maps_lie_with_a_side_at_random() -> None:
    sides = {tuple(look["silver"]["sides"]) for look in many()}
    assert len(sides) == 8


@rule("S-103")
@pytest.mark.parametrize(("players", "tiles"), [(2, 17), (3, 22), (4, 27)])
def test_underground_tiles_go_by_the_marks(players: int, tiles: int) -> None:
    look = dealt(1, players)
    lying = list(look["underground_tiles"].values())
    assert all(tile.startswith("deep:") for tile in lying)
    assert len(lying) + len(look["decks"]["underground"]) == tiles
    on_first = set(dealt_with_sides("AAA")["underground_tiles"])
    assert {"marienberg", "geyer", "schneeberg", "schlaggenwald"} <= on_first
    assert not {"freiberg", "annaberg", "joachimsthal"} & on_first


def dealt_with_sides(sides: str) -> dict[str, Any]:
    """Return the first new game whose maps lie so."""
    return next(look for look in many() if look["silver"]["sides"] == list(sides))


@rule("S-104")
def test_underground_cathedrals_have_cost_tiles_of_their_kind() -> None:
    look = dealt_with_sides("AAA")
    gold = [look["costs"][town] for town in ("annaberg", "tabor", "sterzing")]
    silver = [look["costs"][town] for town in ("joachimsthal", "stribrna", "gastein")]
    assert sorted(gold) == [[3, 2], [4, 3], [5, 4]]
    assert sorted(silver) == [[1, 1], [2, 3], [3, 5]]
    pillars = {"gastein": ["pink"]}
    table = silver_table(pillars=pillars, costs={"gastein": [1, 1]}, pink={"silver": 1})
    assert table.play("contribute gastein").player("pink")["cathedral_tiles"] == {"gastein": 7}
    worthless = table_of(
        2,
        expansions=["silver"],
        pillars=pillars,
        costs={"gastein": [1, 1]},
        pink={"silver": 1, "goods": {}},
        yellow={"cathedral_tiles": {"gastein": 7}},
    )
    assert worthless.play("contribute gastein").player("pink")["points"] == 4 + 1


@rule("S-105")
def test_three_technologies_lie_at_random_and_four_goods_with_theirs() -> None:
    looks = many()
    assert len({tuple(look["silver"]["technologies"]) for look in looks}) > 20
    for look in looks:
        found = look["silver"]["technologies"]
        assert len(set(found)) == 3
        goods = ["food", "wool", "stone", "iron"] if "goods" in found else []
        assert look["silver"]["bonused_left"] == goods
        assert look["player"][0]["levels"] == [0, 0, 0]


@rule("S-106")
def test_the_end_scoring_lies_with_a_side_at_random() -> None:
    assert {look["silver"]["overlay"] for look in many()} == {"A", "B"}


@rule("S-107")
def test_all_but_the_first_begin_with_a_silver() -> None:
    look = dealt(3, 4)
    silver = {entry["colour"]: entry["silver"] for entry in look["player"]}
    assert [silver[colour] for colour in look["order"]] == [0, 1, 1, 1]


@rule("S-108")
def test_every_seat_begins_with_an_explorer_and_a_mine_at_the_start() -> None:
    look = dealt(1, 4)
    start = {"A": "freiberg", "B": "goslar"}[look["silver"]["sides"][0]]
    assert look["mines"] == {start: look["order"]}
    for entry in look["player"]:
        assert entry["explorers"] == [start]
        assert (entry["mines"], entry["mines_general"]) == (2, 3)


@rule("S-109")
def test_the_sixth_contract_frees_a_pillar_and_explorer_has_a_tile() -> None:
    assert "explorer" in dealt()["action_tiles"]
    five = ["iron3:4", "wool3:4", "wool4:6", "iron4:6", "same3:4"]
    pink = {"contracts": five, "store": ["iron2:3"], "goods": {"iron": 2}, "pillars": 0}
    assert silver_table(pink=pink).play("fulfil iron2:3").player("pink")["pillars"] == 1


@rule("S-110")
def test_a_first_game_has_sides_a_and_three_known_technologies() -> None:
    for look in many(2, "first-game"):
        assert look["silver"]["sides"] == ["A", "A", "A"]
        assert look["silver"]["technologies"] == ["architect", "joker", "character"]
    assert {look["silver"]["overlay"] for look in many(2, "first-game")} == {"A", "B"}


@rule("S-111")
def test_the_explorer_field_covers_two_neighbour_places_at_random() -> None:
    fields = {tuple(look["explorer_values"]) for look in many()}
    assert fields == {(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)}
    with pytest.raises(Unreadable, match="two neighbours"):
        silver_table(explorer_values=[2, 1])


def test_the_base_game_knows_no_word_of_silver() -> None:
    table = table_of()
    with pytest.raises(Unreadable, match="allowed first words"):
        table.refusal("raise king")
    with pytest.raises(Unreadable, match="the expansion silver, which is not in play"):
        table_of(silver={"sides": ["A", "A", "A"]})
