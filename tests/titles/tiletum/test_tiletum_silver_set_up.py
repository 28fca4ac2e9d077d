"""Setting up In Search of Silver (S-1)."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from game.engine.reasons import Unreadable
from game.files.folders import assets_folder
from game.notation.luck_text import luck_to_text
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.text.words import read_sentences
from tests.titles.tiletum.tiletum_tables import TILETUM, Table, new_solo, new_table
from tests.titles.tiletum.trial import begun

rule = pytest.mark.rule
PRINTED = Path(__file__).parent / "example.toml"
SOLO = ("cardinal easy", "step 1", "phase decree", "dice gold 6")
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
    first_sides = next(look for look in many() if look["silver"]["sides"] == ["A"] * 3)
    on_first = set(first_sides["underground_tiles"])
    assert {"marienberg", "geyer", "schneeberg", "schlaggenwald"} <= on_first
    assert not {"freiberg", "annaberg", "joachimsthal"} & on_first


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


@pytest.mark.thorough
@rule("S-106")
def test_the_end_scoring_lies_with_a_side_at_random() -> None:
    for more in ((), ("first-game",)):
        assert {look["silver"]["overlay"] for look in many(2, *more)} == {"A", "B"}


@rule("S-111")
def test_the_explorer_field_covers_two_neighbour_places_at_random() -> None:
    fields = {tuple(look["explorer_values"]) for look in many()}
    assert fields == {(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)}


# Positions and moves of games with silver as text, and the tiles that two seats do not use.


def test_a_solo_position_may_name_the_tiles_two_seats_do_not_use() -> None:
    table = new_solo()
    look = tomllib.loads(table.text())
    assert "box" not in look["decks"]
    with_silver = begun(["expansions silver", *SOLO]).table.look()["decks"]["box"]
    base = [tile for tile in with_silver if not tile.startswith("deep:")]
    look["decks"]["box"] = base
    game, state, names = TILETUM.parse_position(tomli_w.dumps(look), "solo")
    assert game.position_text(state, names) == table.game.position_text(table.state, names)
    look["decks"]["box"] = base[1:]
    with pytest.raises(Unreadable, match="leaves out a tile"):
        TILETUM.parse_position(tomli_w.dumps(look), "solo")
    look["decks"]["box"] = [*base, base[0]] if base.count(base[0]) == 1 else [*base, *base]
    with pytest.raises(Unreadable, match="at most"):
        TILETUM.parse_position(tomli_w.dumps(look), "solo")


# The printed example, and the words of games with silver.


@rule("S-506")
def test_the_position_printed_with_the_notation_goes_on_as_it_says() -> None:
    text = PRINTED.read_text(encoding="utf-8")
    game, state, names = TILETUM.parse_position(text, "example")
    luck = f"luck = {luck_to_text(state.luck)!r}\n".replace("'", '"')
    assert game.position_text(state, names).replace(luck, "") == text
    table = Table(game, state)
    towns = ("clausthal", "mansfeld", "none", "saalfeld", "stolberg")
    assert table.moves() == [f"mine {town}" for town in towns]
    table.play("mine saalfeld")
    pink = table.player("pink")
    assert (pink["goods"]["gold"], pink["silver"], table.points) == (5 - 2 + 3, 1, 1)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_all_that_the_board_names_with_silver_has_a_word(language: str) -> None:
    folder = assets_folder() / "tiletum" / "words" / language
    words = read_sentences([folder / "board.toml"])
    table = new_table(2, 1, ("silver",), automa=("hard",), automa_seat=1)
    board = table.game.rules.board  # type: ignore[attr-defined]  # its own rules
    names = [*new_table(4).state.board.tile_names, *board.good_names]  # type: ignore[attr-defined]
    names += [*board.space_names, *board.tile_names, *board.fair_names, *board.action_names]
    names += [*board.cards.decree_names, *(f"surprise:{n}" for n in board.cards.surprise_names)]
    assert not [name for name in names if f"name.{name}" not in words]
