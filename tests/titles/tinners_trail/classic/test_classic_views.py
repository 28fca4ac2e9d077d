"""What everybody sees of a table of the edition of 2007, by name."""

from __future__ import annotations

from typing import cast

import pytest

from game.titles.tinners_trail.rules.classic.forecast import forecast
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.classic.table_view import ClassicView, classic_view
from tests.titles.tinners_trail.classic_tables import ClassicTable, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Words


def seen(table: ClassicTable) -> ClassicView:
    return classic_view(cast("ClassicState", table.state), 0)


def after(table: ClassicTable, text: str) -> ClassicView:
    state = cast("ClassicState", table.state)
    return forecast(state, table.game.read_move(state, text))


@pytest.mark.rule("C-12")
def test_empty_ground_says_what_stands_there_does_to_its_dice() -> None:
    ground = seen(table_of(3)).area("padstow").ground
    assert ground is not None
    assert (ground.ore, ground.drained) == (0, 0)
    assert (ground.least, ground.most) == ((0, 0, 2), (3, 4, 4))
    there: Words = {"area_padstow": {"port": True}, "area_lanivet": {"train": True}}
    ground = seen(table_of(3, adits=[["lanivet", "padstow"]], **there)).area("padstow").ground
    assert ground is not None
    assert (ground.ore, ground.drained) == (1, 3)
    assert (ground.least, ground.most) == ((1, 1, 0), (4, 5, 1))


@pytest.mark.rule("C-27")
def test_ground_with_a_mine_or_a_cube_has_no_dice_to_come() -> None:
    view = seen(table_of(3, area_kea={"water": 1}, area_lanivet={"owner": "pink"}))
    assert view.area("kea").ground is None
    assert view.area("lanivet").ground is None


@pytest.mark.rule("C-2")
def test_the_dice_of_the_set_up_are_seen_until_the_first_price_is_rolled() -> None:
    table = new_table(3, 4)
    rolled = [area for area in seen(table).areas if area.rolled is not None]
    assert len(rolled) == 11
    for area in rolled:
        assert area.rolled is not None
        assert area.tin == area.printed[0] + area.rolled[0]
        assert area.copper == area.printed[1] + area.rolled[1]
        assert area.water == area.rolled[2]
    table.play("roll tin 1 1 2")
    assert not any(area.rolled for area in seen(table).areas)


@pytest.mark.rule("C-14")
def test_boxes_show_their_cubes_and_which_are_open_now() -> None:
    table = table_of(
        3,
        round=2,
        phase="invest",
        prices={"tin": 5, "copper": 8, "last_tin": 4, "last_copper": 8},
        to_move="pink",
        invested=["pink", "yellow", "blue"],
        boxes={"1": {"10": ["yellow"]}, "2": {"10": ["pink", "blue"]}},
        pink={"money": 20},
    )
    boxes = seen(table).boxes
    assert [box.owners for box in boxes[0]] == [(), (1,), (), (), (), ()]
    assert not any(box.open for box in boxes[0])
    assert [(box.pounds, box.points) for box in boxes[1][:3]] == [(5, 5), (10, 10), (15, 15)]
    assert [box.open for box in boxes[1]] == [True, False, True, True, True, True]
    assert boxes[1][1].owners == (0, 2)


@pytest.mark.rule("C-7")
def test_a_forecast_of_the_last_action_shows_neither_the_pass_nor_the_sale() -> None:
    words: Words = {"invested": ["yellow", "blue"], "work": {"3": ["pink"]}}
    table = table_of(3, area_kea={"owner": "pink", "tin": 2}, **words)
    assert seen(table).seats[0].last
    then = after(table, "extract kea tin 2 copper 0")
    assert (then.seats[0].tin, then.seats[0].column, then.seats[0].place) == (2, 4, -1)
    assert after(table, "pass").seats[0].place == 2


@pytest.mark.rule("C-15")
def test_whoever_prospects_is_named_and_the_ground_whose_dice_are_due() -> None:
    words: Words = {"phase": "invest", "invested": ["pink", "yellow", "blue"]}
    table = table_of(3, **words).play("invest none", "invest none", "invest none")
    assert seen(table).prospectors == (0, 1)
    table.play("prospect padstow")
    assert seen(table).prospect == "padstow"
    assert seen(table).auction is None
