"""Set-ups: who sits where, under which names."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.stored.set_up import SavedSetUp, SeatPlan, load, named, preset, store, unused_name

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
KINDS = ("random", "ai:1")


def seats(*players: str) -> tuple[SeatPlan, ...]:
    return tuple(SeatPlan(*pair) for pair in zip(NAMES, players, strict=False))


@pytest.mark.parametrize(
    ("key", "people", "computers"),
    [("duel", 1, 1), ("three", 1, 2), ("four", 1, 3), ("pass", 3, 0), ("watch", 0, 3)],
)
def test_a_preset_seats_people_before_computers(key: str, people: int, computers: int) -> None:
    made = preset(key, NAMES, "ai:1", 5)
    players = [seat.player for seat in made.seats]
    assert players == ["human"] * people + ["ai:1"] * computers
    assert made.people == people


def test_a_freed_seat_lets_the_others_move_up() -> None:
    set_up = SavedSetUp(seats("human", "ai:1", "random"), 1)
    assert [seat.name for seat in set_up.without(1).seats] == ["Ann", "Cat"]


def test_a_seat_is_changed_or_added_behind_the_last() -> None:
    set_up = SavedSetUp(seats("human", "ai:1"), 1)
    changed = set_up.with_seat(1, SeatPlan("Ben", "human")).with_seat(2, SeatPlan("Cat", "ai:1"))
    assert [seat.player for seat in changed.seats] == ["human", "human", "ai:1"]


def test_empty_and_repeated_names_are_replaced_by_unused_ones() -> None:
    found = named(
        (SeatPlan("  ", "human"), SeatPlan("Ben", "human"), SeatPlan("Ben", "ai:1")), NAMES
    )
    assert [seat.name for seat in found] == ["Ann", "Ben", "Cat"]


def test_a_name_is_found_when_all_are_taken() -> None:
    assert unused_name(NAMES[:1], seats("human")) == "Ann 2"


def test_the_last_set_up_is_remembered_without_its_seed(tmp_path: Path) -> None:
    quoted = SavedSetUp((SeatPlan('An "n" \\', "human"), SeatPlan("Ben", "ai:1")), 77, True, True)
    store(quoted, tmp_path)
    loaded = load(tmp_path, KINDS)
    assert loaded == SavedSetUp(
        (SeatPlan('An "n" \\', "human"), SeatPlan("Ben", "ai:1")), 0, True, True
    )


def test_a_set_up_with_a_player_of_another_version_is_forgotten(tmp_path: Path) -> None:
    store(SavedSetUp(seats("human", "ai:9"), 1), tmp_path)
    assert load(tmp_path, KINDS) is None


@pytest.mark.parametrize("text", ["", "seat = 3", "[[seat]]\nname = 4", "\x00"])
def test_a_broken_set_up_is_forgotten(tmp_path: Path, text: str) -> None:
    (tmp_path / "setup.toml").write_text(text, encoding="utf-8")
    assert load(tmp_path, KINDS) is None
