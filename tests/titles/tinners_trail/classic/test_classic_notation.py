"""Positions and moves of the edition of 2007 as text (section 7 of its rules)."""

from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from tests.titles.tinners_trail.classic_tables import (
    ClassicTable,
    new_table,
    position_text,
    read,
    table_of,
)
from tests.titles.tinners_trail.toml_texts import Toml, Words

EXAMPLE = Path(__file__).parents[1] / "oracle" / "edition_2007" / "example.toml"
INVESTING: Words = {"phase": "invest", "invested": ["pink", "yellow", "blue"]}


def example() -> str:
    return EXAMPLE.read_text(encoding="utf-8")


def refused(**words: Toml) -> str:
    """Return the sentence with which a position is refused."""
    with pytest.raises(Unreadable) as refusal:
        table_of(3, **words)
    return str(refusal.value)


def test_the_complete_position_of_the_notation_is_read_and_written() -> None:
    table = read(example())
    once = table.text()
    assert read(once).text() == once
    given = [line for line in example().splitlines() if line and not line.startswith("seed")]
    written = once.replace('name = "pink"', "").splitlines()
    table_lines = given[: given.index("[[player]]")]
    assert [line for line in table_lines if line not in written] == []


def test_a_view_is_read_back_and_knows_no_luck() -> None:
    table = new_table(3, 3)
    view = ClassicTable(table.game, table.game.rules.new_state())
    table.game.rules.hide(table.state, 0, view.state)
    assert "luck" not in view.look()
    again = read(view.text())
    assert again.text() == view.text()


def test_a_new_game_waits_for_the_dice_of_the_prices() -> None:
    look = new_table(4, 7).look()
    assert (look["edition"], look["phase"], look["to_move"]) == ("2007", "prices", "luck")
    assert look["boxes"] == {}
    assert len(look["area"]) == 19


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"area_camelford": {"tin": 1}}, 'name is "camelford"'),
        ({**INVESTING, "boxes": {"1": {"5": ["pink", "blue", "pink"]}}}, "has 3 cubes"),
        ({**INVESTING, "boxes": {"1": {"7": ["pink"]}}}, "boxes.1.7 is no row"),
        ({**INVESTING, "boxes": {"2": {"5": ["pink"]}}}, "is no round that has invested"),
        ({"boxes": {"1": {"5": ["pink"]}}}, "is no round that has invested"),
        ({**INVESTING, "boxes": {"1": {"5": ["green"]}}}, 'has "green"'),
        ({"area_lanivet": {"port": True}}, "port is true inland"),
        ({"pink": {"points": 3}}, "points is 3; allowed: 0, as the cubes in boxes say"),
        ({"pink": {"cubes_left": 11}}, "cubes_left is 11; allowed: 12"),
        ({"pink": {"mines_left": 7}}, "mines_left is 7"),
        ({"expansions": ["arsenic"]}, "which the edition of 2007 does not have"),
        ({"wallace": ["bailing-out"]}, "wallace is"),
        ({"seen": {"played": ["a:tin+1:2"]}}, "seen is a table"),
        ({"pink": {"hand": ["a:tin+1:2"]}}, "hand is"),
        ({"area_kea": {"tile": {"tin": 1}}}, "tile is a table"),
        ({"area_kea": {"drainage": 1}}, "drainage is 1"),
        ({"phase": "draft"}, 'phase is "draft"'),
        ({"phase": "prospect", "prospectors": ["blue"]}, 'prospectors is ["blue"]'),
        ({"phase": "over"}, "round is 1 in phase over"),
        ({"phase": "pumps", "pumps_left": 1}, "nobody has a choice to make"),
        ({"to_move": "blue"}, 'to_move is "blue" in phase actions'),
    ],
)
def test_a_position_that_cannot_be_is_refused(words: dict[str, Toml], sentence: str) -> None:
    assert sentence in refused(**words)


def test_more_than_12_cubes_of_a_colour_are_refused() -> None:
    rows: Words = {str(price): ["pink", "pink"] for price in (5, 10, 15, 20, 25, 30)}
    said = refused(round=2, boxes={"1": rows, "2": {"5": ["pink"]}}, **INVESTING)
    assert "hold 13 cubes of pink" in said


def test_more_than_6_mines_of_a_colour_are_refused() -> None:
    names = ("st_just", "st_ives", "ludgvan", "gwinear", "breage", "camborne", "kea")
    said = refused(**{f"area_{name}": {"owner": "pink"} for name in names})
    assert "has 7 mines" in said


@pytest.mark.parametrize("players", [2, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Unreadable, match=r"allowed: 3, 4 players\.$"):
        read(position_text(players, {}))


def test_keys_of_the_other_edition_may_stand_there_if_they_say_nothing() -> None:
    words: dict[str, Toml] = {
        "expansions": [],
        "wallace": [],
        "market": [],
        "peekers": [],
        "seen": {"played": [], "built": []},
        "pink": {"hand": [], "limiter": 0, "calciner_left": False, "ore": {"arsenic": 0}},
        "area_kea": {"drainage": 0, "pump": False},
    }
    text = table_of(3, **words).text()
    assert "hand" not in text
    assert "drainage" not in text


def test_an_auction_whose_dice_are_due_is_read_back() -> None:
    table = table_of(3).play("build padstow", "bid 3", "drop", "drop")
    assert table.look()["auction"] == {
        "area": "padstow",
        "opener": "pink",
        "minimum": 1,
        "high": {"bid": 3, "by": "pink"},
        "winner": "pink",
        "in": ["pink"],
    }
    assert read(table.text()).play("roll area 1 1 2").cubes("padstow") == (1, 1, 2)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("peek kea", "allowed first words are"),
        ("prospect truro", '"truro" is not allowed'),
        ("roll bid 1 1 2", "allowed there are tin, copper, area"),
        ("miner kea own", "the move is complete before it"),
        ("invest", "a word is missing"),
    ],
)
def test_an_unreadable_move_is_refused_with_what_is_allowed(text: str, sentence: str) -> None:
    table = table_of(3)
    with pytest.raises(Unreadable, match=sentence):
        table.game.read_move(table.state, text)


def test_an_adit_may_be_named_in_either_order() -> None:
    table = table_of(3)
    there, back = (
        table.game.read_move(table.state, text) for text in ("adit kea redruth", "adit redruth kea")
    )
    assert there == back
    assert table.game.move(table.state, there).text == "adit kea redruth"
