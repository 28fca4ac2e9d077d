"""Set-up and supply of the edition of 2007 (C-1, C-2, C-5, C-17 .. C-19, C-27)."""

from typing import cast

import pytest

from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.titles import title
from game.titles.tinners_trail.components.classic import load_classic_components
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.classic.table_view import classic_view
from tests.titles.tinners_trail.classic_tables import new_table, table_of
from tests.titles.tinners_trail.toml_texts import Words

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
