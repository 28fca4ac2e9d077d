"""What everybody sees of a table of the edition of 2007, by name."""

from __future__ import annotations

from typing import cast

import pytest

from game.engine.knowledge import apply_changes
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.edition_2007.table_view import (
    ClassicView,
    classic_view,
    forecast,
)
from tests.titles.tinners_trail.classic_tables import ClassicTable, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.trail_words import CLASSIC_FILE, keys_of, sentence
from tools.proof.laws.of_views import told_to
from tools.proof.random_games import steps

# What everybody sees of a table of the edition of 2007, by name.


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


# What everybody is told of a step in the edition of 2007.


def kinds(table_events: tuple[object, ...]) -> list[str]:
    return [str(getattr(event, "kind", "")) for event in table_events]


def test_ground_bought_empty_is_told_with_its_dice() -> None:
    table = table_of(3).play("build padstow", "bid 2", "drop")
    assert kinds(table.events("drop")) == ["dropped", "won", "moved-marker", "built", "asked"]
    told = table.events("roll area 1 2 3")
    assert kinds(told) == ["ground", "asked"]
    assert dict(told[0].amounts) == {
        "tin_die": 1,
        "copper_die": 2,
        "water_die": 3,
        "tin": 1,
        "copper": 2,
        "water": 3,
    }


def test_a_piece_in_empty_ground_counts_later() -> None:
    assert kinds(table_of(3).events("port padstow")) == [
        "placed-port",
        "counts-later",
        "moved-marker",
        "asked",
    ]


@pytest.mark.rule("C-7")
def test_the_last_pass_and_the_sale_are_told_after_the_last_action() -> None:
    words: Words = {"invested": ["yellow", "blue"], "work": {"3": ["pink"]}}
    table = table_of(3, area_kea={"owner": "pink", "tin": 2}, **words)
    told = table.events("extract kea tin 2 copper 0")
    assert kinds(told) == ["extracted", "flooded", "moved-marker", "passed", "sold", "asked"]
    assert dict(told[4].amounts) == {"tin": 2, "copper": 0, "pounds": 10}


def test_the_end_of_a_round_is_told() -> None:
    words: Words = {"phase": "invest", "invested": ["pink", "yellow", "blue"]}
    table = table_of(3, **words).play("invest none", "invest none")
    assert kinds(table.events("invest none")) == [
        "declined",
        "unused-left",
        "markers-returned",
        "asked",
    ]
    table.play("prospect padstow", "roll area 1 1 2", "prospect lanivet")
    assert kinds(table.events("roll area 0 0 2")) == ["ground", "round-began", "asked"]


@pytest.mark.parametrize("players", [3, 4])
def test_the_changes_of_all_events_make_the_next_view(players: int) -> None:
    game = new_table(players, 1).game
    for step in steps(game, 5):
        events = told_to(game, step.before, step.code, step.after, 0)
        before, after = game.rules.new_state(), game.rules.new_state()
        game.rules.hide(step.before, 0, before)
        game.rules.hide(step.after, 0, after)
        assert apply_changes(before.to_plain(), events) == after.to_plain()


# Why a move is refused in the edition of 2007: every reason is a whole sentence.

INVESTING: dict[str, Toml] = {"phase": "invest", "invested": ["pink", "yellow", "blue"]}
PROSPECTING: dict[str, Toml] = {
    "phase": "prospect",
    "prospectors": ["pink", "yellow"],
    "area_kea": {"tin": 1},
}
ROLLING: dict[str, Toml] = {**PROSPECTING, "to_move": "luck", "prospect": "padstow"}
BIDDING: dict[str, Toml] = {"phase": "auction", "auction": {"area": "kea", "opener": "pink"}}
OVER: dict[str, Toml] = {"phase": "over", "round": 4, "invested": ["pink", "yellow", "blue"]}
REFUSED: tuple[tuple[dict[str, Toml], str, str], ...] = (
    (OVER, "pass", "game-over"),
    ({"phase": "prices"}, "pass", "luck-is-due"),
    ({"phase": "prices"}, "roll copper 1 1 2", "other-roll-due"),
    ({"phase": "prices"}, "roll tin 9 9 9", "no-such-faces"),
    (ROLLING, "roll tin 1 1 2", "area-roll-due"),
    ({}, "roll tin 1 1 2", "no-luck-due"),
    ({}, "bid 1", "not-now-actions"),
    (BIDDING, "pass", "not-now-auction"),
    (BIDDING, "bid 16", "bid-above-money"),
    (BIDDING, "drop", "opener-must-bid"),
    (INVESTING, "pass", "not-now-invest-boxes"),
    (INVESTING, "invest 7", "no-such-box"),
    (INVESTING, "invest 30", "invest-above-money"),
    ({**INVESTING, "boxes": {"1": {"5": ["pink", "blue"]}}}, "invest 5", "box-is-full"),
    (PROSPECTING, "pass", "not-now-prospect"),
    (PROSPECTING, "prospect kea", "area-not-empty"),
    ({"area_kea": {"owner": "blue"}}, "build kea", "area-has-mine"),
    ({"pink": {"money": 0}}, "build kea", "money-below-minimum"),
    ({"work": {"9": ["pink", "yellow", "blue"]}}, "build kea", "too-little-work"),
    ({"work": {"10": ["pink", "yellow", "blue"]}}, "pasties", "final-column"),
    ({}, "extract kea tin 1 copper 0", "not-your-mine"),
    ({"area_kea": {"owner": "pink"}}, "extract kea tin 1 copper 0", "no-ore-there"),
    ({"area_kea": {"owner": "pink", "tin": 5}}, "extract kea tin 3 copper 0", "over-capacity"),
    ({}, "train kea", "none-left-until"),
    ({"phase": "pumps", "pumps_left": 1, "to_move": "pink", "area_kea": {"water": 1}},
     "pump padstow", "no-water-there"),
)  # fmt: skip


@pytest.mark.parametrize(("words", "move", "key"), REFUSED, ids=[key for _, _, key in REFUSED])
def test_a_move_that_is_not_allowed_is_refused_with_its_reason(
    words: dict[str, Toml], move: str, key: str
) -> None:
    reason = table_of(3, **words).refusal(move)
    assert reason.key == key
    said = sentence(reason)
    assert said != f"reason.{key}"
    assert "{" not in said
    assert said.endswith(".")


def test_an_action_that_is_nowhere_possible_has_one_reason() -> None:
    owned: Words = {"area_kea": {"owner": "pink", "tin": 1, "water": 20}}
    assert table_of(3, **owned).why_not("extract") is not None
    reason = table_of(3, **owned).why_not("extract")
    assert reason is not None
    assert reason.key == "water-too-dear-anywhere"
    assert table_of(3).why_not("build") is None
    assert table_of(3).why_not("pumps") is None


def test_every_sentence_of_this_edition_is_a_reason_for_some_refusal() -> None:
    elsewhere = {"every-area-has-mine"}
    assert keys_of("reason", CLASSIC_FILE) - elsewhere <= {key for _, _, key in REFUSED}
