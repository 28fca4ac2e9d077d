"""Positions and moves of games with silver as text, and the tiles that two seats do not use."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from game.engine.reasons import Unreadable
from game.toml_text import toml_text
from tests.titles.tiletum.silver_tables import exploring, knowing, silver_solo, silver_table
from tests.titles.tiletum.tiletum_tables import TILETUM, new_solo

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
