"""What everybody is told of a step in the edition of 2007."""

import pytest

from game.engine.events import apply_changes
from tests.titles.tinners_trail.classic_tables import new_table, table_of
from tests.titles.tinners_trail.toml_texts import Words
from tools.proof.laws.telling import told_to
from tools.proof.random_games import steps


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
