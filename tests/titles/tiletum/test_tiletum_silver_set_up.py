"""Setting up In Search of Silver (S-1)."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from game.engine.title import Unreadable
from game.toml_text import toml_text
from tests.titles.tiletum.tiletum_tables import (
    TILETUM,
    exploring,
    knowing,
    new_solo,
    new_table,
    silver_solo,
    silver_table,
    table_of,
)

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
    worthless = silver_table(
        3,
        pillars={"gastein": ["yellow", "pink"]},
        costs={"gastein": [1, 1]},
        pink={"silver": 1},
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


# Positions and moves of games with silver as text, and the tiles that two seats do not use.

SILVER = ("silver",)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ({"silver": {"sides": ["A", "B"]}}, "3 of A, B"),
        ({"silver": {"technologies": ["king", "dice"]}}, "has 2"),
        ({"silver": {"covered": [["freiberg", "geyer"]]}}, "paths with a tablet"),
        ({"silver": {"covered": [["freiberg", "marienberg"]] * 2}}, "each of the paths once"),
        ({"silver": {"bonused_left": ["food"]}}, "has food"),
        ({"pink": {"levels": [4, 0, 0]}}, "levels from 0 to 3"),
        ({"pink": {"explorers": ["goslar"]}}, "allowed"),
        ({"pink": {"explorers": ["freiberg", "geyer"]}}, "one on each map"),
        ({"pink": {"bonused": "wool"}}, "without technology goods"),
        ({"mines": {"freiberg": ["pink", "pink"]}}, "twice"),
        ({"costs": {"annaberg": [2, 2]}}, "one of"),
        ({"fairs": [["tiletum", "king"], *[["brugge", "crest"]] * 3]}, "allowed"),
        ({"turn_of": {"fresh": ["colour"]}}, "fresh has"),
        ({"decks": {"underground": ["deep:gold3"]}}, "allowed"),
        ({"decks": {"contracts_under": ["vp4"]}}, "allowed"),
    ],
)
def test_a_position_that_cannot_be_is_refused(words: dict[str, Any], part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        silver_table(**words)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("raise silver", "character, dice"),
        ("explorer koeln none", "complete before it"),
        ("symbol", "a word is missing"),
        ("pay maybe", "a number, yes or no"),
        ("switch joker", "merchant, architect"),
        ("as king 0", "from 1"),
        ("bonused silver", "gold, food"),
        ("fulfil iron3:4 less gold", "same, wool, iron"),
        ("keep gold9", "a tile"),
        ("do dice", "merchant, architect"),
    ],
)
def test_what_is_no_move_is_refused_with_what_is_allowed(text: str, part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        silver_table().refusal(text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("do explorer", "not-of-action"),
        ("house koeln", "explorer-elsewhere"),
        ("tile freiberg", "no-tile-here"),
        ("mine freiberg", "own-mine-here"),
        ("explorer freiberg", "explorer-there"),
        ("explorer geyer", "no-start-space"),
        ("symbol geyer", "no-symbol-now"),
        ("raise architect", "too-little-silver"),
        ("stop", "end-instead"),
    ],
)
def test_what_cannot_be_done_below_has_its_reason(text: str, key: str) -> None:
    assert exploring().refusal(text).key == key


def test_a_question_of_silver_is_answered_first() -> None:
    table = exploring(pink={"explorers": ["marienberg"], "silver": 1}).play("step annaberg")
    assert table.refusal("step geyer").key == "not-now-pay"
    table = knowing("goods", 0, pink={"silver": 1}).play("raise goods")
    assert table.refusal("buy wool").key == "no-tasks-now"
    assert table.refusal("gain wool").key == "not-now-bonused"


def test_no_more_characters_are_drawn_than_the_offer_has_gaps_for() -> None:
    draw = {"q": "draw", "deck": "characters", "left": 2, "aside": []}
    offer = ["king:king1", "king:vp4", "king:gold3", "merchant:gold3", ""]
    with pytest.raises(Unreadable, match="wants 2 characters drawn; allowed: at most 1"):
        silver_table(phase="play", pending=[draw], character_offer=offer)


def test_a_solo_position_may_name_the_tiles_two_seats_do_not_use() -> None:
    table = new_solo()
    look = tomllib.loads(table.text())
    assert "box" not in look["decks"]
    full = new_solo_with_silver_box()
    base = [tile for tile in full if not tile.startswith("deep:")]
    look["decks"]["box"] = base
    game, state, names = TILETUM.read_position(toml_text(look, ""), "solo")
    assert game.write_position(state, names) == table.game.write_position(table.state, names)
    look["decks"]["box"] = base[1:]
    with pytest.raises(Unreadable, match="leaves a tile out"):
        TILETUM.read_position(toml_text(look, ""), "solo")
    look["decks"]["box"] = [*base, base[0]] if base.count(base[0]) == 1 else [*base, *base]
    with pytest.raises(Unreadable, match="at most"):
        TILETUM.read_position(toml_text(look, ""), "solo")


def new_solo_with_silver_box() -> list[str]:
    """Return the box of a solo game with silver: the same tiles, and underground ones."""
    return list(silver_solo().look()["decks"]["box"])
