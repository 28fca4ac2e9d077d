"""Set-up and supply of the edition of 2007 (C-1, C-2, C-5, C-17 .. C-19, C-27)."""

from pathlib import Path
from typing import cast

import pytest

from game import wiring
from game.client.stored.settings import Settings
from game.engine.title import Options, Unreadable
from game.players import PromptPlayers
from game.titles import title
from game.titles.tinners_trail.components.edition_2007 import load_classic_components
from game.titles.tinners_trail.notation.offer import CLASSIC, REMASTERED
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.edition_2007.table_view import classic_view
from tests.titles.tinners_trail.classic_tables import (
    ClassicTable,
    new_table,
    position_text,
    read,
    table_of,
)
from tests.titles.tinners_trail.toml_texts import Toml, Words

# Set-up and supply of the edition of 2007 (C-1, C-2, C-5, C-17 .. C-19, C-27).

PRINTED = {ground.area: (ground.tin, ground.copper) for ground in load_classic_components().ground}
SEEDS = range(20)


@pytest.mark.rule("C-1")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_begins_with_15_pounds_6_mines_12_cubes_and_no_points(players: int) -> None:
    table = new_table(players, 7)
    for player in table.look()["player"]:
        start = {key: player[key] for key in ("money", "mines_left", "cubes_left", "points")}
        assert start == {"money": 15, "mines_left": 6, "cubes_left": 12, "points": 0}


@pytest.mark.rule("C-1")
def test_the_turn_order_of_round_1_is_drawn() -> None:
    orders = {tuple(new_table(4, seed).look()["work"]["0"]) for seed in SEEDS}
    assert len(orders) > 10
    assert all(len(set(order)) == 4 for order in orders)


@pytest.mark.rule("C-1")
@pytest.mark.parametrize("players", [2, 5])
def test_only_3_or_4_play(players: int) -> None:
    with pytest.raises(Unreadable, match=r"allowed in the edition of 2007: 3, 4 players\.$"):
        title("tinners-trail").game(Options("tinners-trail", players, "2007"))


@pytest.mark.rule("C-2")
def test_dice_are_rolled_for_the_areas_with_printed_ore_and_no_other() -> None:
    for seed in SEEDS:
        for area in new_table(3, seed).look()["area"]:
            tin, copper = PRINTED.get(area["name"], (0, 0))
            if area["name"] in PRINTED:
                assert 0 <= area["tin"] - tin <= 3
                assert 0 <= area["copper"] - copper <= 4
                assert 2 <= area["water"] <= 4
            else:
                assert (area["tin"], area["copper"], area["water"]) == (0, 0, 0)


@pytest.mark.rule("C-2")
def test_the_example_of_the_set_up() -> None:
    """Where 1 tin and 1 copper are printed, dice of 0, 2 and 2 bring 1 tin, 3 copper, 2 water."""
    printed, thrown = (1, 1), (0, 2, 2)
    found = 0
    for seed in SEEDS:
        table = new_table(4, seed)
        view = classic_view(cast("ClassicState", table.state), 0)
        for area in view.areas:
            if (area.printed, area.rolled) == (printed, thrown):
                assert table.cubes(area.name) == (1, 3, 2)
                found += 1
    assert found


@pytest.mark.rule("C-2")
def test_there_are_no_tiles_cards_or_tokens() -> None:
    with pytest.raises(Unreadable, match="The expansions have arsenic"):
        title("tinners-trail").game(Options("tinners-trail", 3, "2007", ("arsenic",)))
    with pytest.raises(Unreadable, match="Lord Wallace does not play"):
        title("tinners-trail").game(Options("tinners-trail", 2, "2007", automa=()))
    assert set(new_table(3, 1).look()).isdisjoint({"decks", "seen", "wallace", "market"})


@pytest.mark.rule("C-17")
def test_nineteen_areas_are_in_play_eleven_with_ore() -> None:
    table = new_table(4, 1)
    names = [area["name"] for area in table.look()["area"]]
    assert len(names) == 19
    assert len(PRINTED) == 11
    assert sum(tin for tin, _ in PRINTED.values()) == 8
    assert sum(copper for _, copper in PRINTED.values()) == 10
    assert "camelford" not in names
    with pytest.raises(Unreadable, match="camelford"):
        table.game.read_move(table.state, "build camelford")


@pytest.mark.rule("C-17")
def test_thirty_seven_borders_carry_adits() -> None:
    assert len(table_of().moves("adit")) == 37


@pytest.mark.rule("C-18")
def test_mines_cubes_and_places_in_boxes_are_limited() -> None:
    names = ("st_just", "st_ives", "ludgvan", "gwinear", "breage", "camborne")
    built: Words = {f"area_{name}": {"owner": "pink"} for name in names}
    assert table_of(3, **built).moves("build") == []
    full: Words = {"1": {"5": ["yellow", "blue"]}}
    invested: Words = {"phase": "invest", "invested": ["pink", "yellow", "blue"], "boxes": full}
    assert "invest 5" not in table_of(3, **invested).moves()


@pytest.mark.rule("C-19")
def test_a_view_hides_nothing_but_the_dice_to_come() -> None:
    table = new_table(3, 5)
    view = table.game.rules.new_state()
    table.game.rules.hide(table.state, 1, view)
    names = ("a", "b", "c")
    told = table.game.write_position(view, names)
    whole = table.game.write_position(table.state, names).splitlines()
    assert told.splitlines() == [line for line in whole if not line.startswith("luck = ")]
    assert table.game.rules.unknown_facts(table.state) == 0


@pytest.mark.rule("C-19")
def test_the_same_seed_gives_the_same_game() -> None:
    assert new_table(4, 11).text() == new_table(4, 11).text()
    assert new_table(4, 11).text() != new_table(4, 12).text()


@pytest.mark.rule("C-27")
@pytest.mark.parametrize(
    ("words", "is_empty"),
    [
        ({}, True),
        ({"miner": True, "port": True, "train": True}, True),
        ({"tin": 1}, False),
        ({"water": 1}, False),
        ({"owner": "pink"}, False),
    ],
)
def test_an_area_is_empty_without_mine_and_cubes(words: Words, is_empty: bool) -> None:
    table = table_of(3, phase="prospect", prospectors=["pink", "yellow"], area_padstow=words)
    assert ("prospect padstow" in table.moves()) == is_empty


@pytest.mark.rule("C-27")
def test_an_area_whose_last_water_is_pumped_out_is_empty_again() -> None:
    table = table_of(3, area_padstow={"water": 1}, area_kea={"water": 1})
    table.play("pumps", "pump padstow", "pass", "pass", "pass")
    table.play("invest none", "invest none", "invest none")
    assert table.phase == "prospect"
    assert "prospect padstow" in table.moves()


# Positions and moves of the edition of 2007 as text (section 7 of its rules).

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


# The edition of 2007 in the window: every page offers it, and it has a table of its own.


def test_pages_offer_it_after_the_remastered_one(tmp_path: Path) -> None:
    box = wiring.make_desk(tmp_path, Settings(), PromptPlayers()).box
    assert box.editions == (REMASTERED, CLASSIC)


def test_it_has_a_table_of_its_own(tmp_path: Path) -> None:
    box = wiring.make_desk(tmp_path, Settings(), PromptPlayers()).box
    assert box.room_of(CLASSIC) is not box.room
    assert box.room_of(REMASTERED) is box.room
    assert box.room_of(CLASSIC).way_out == "drop"
    assert not box.room_of(CLASSIC).private_kinds
