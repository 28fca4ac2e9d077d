"""Computers of one level do not look alike at one table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from game.client.desk import Desk
from game.client.parts.cards import faces

KINDS = ("random", "ai:1", "ai:2", "ai:3", "ai:4")


def desk(kinds: tuple[str, ...] = KINDS) -> Desk:
    """A desk with portraits of these players."""

    def portrait(player: str, size: int) -> object | None:
        return object() if player in kinds else None

    stationery = SimpleNamespace(portrait=portrait)
    players = SimpleNamespace(kinds=kinds)
    return cast(
        "Desk", SimpleNamespace(box=SimpleNamespace(stationery=stationery), players=players)
    )


def test_every_level_has_its_own_face() -> None:
    assert faces(desk(), ["human", "ai:1", "ai:3"]) == ("human", "ai:1", "ai:3")


def test_four_of_one_level_have_four_faces() -> None:
    shown = faces(desk(), ["human", "ai:3", "ai:3", "ai:3", "ai:3"])
    assert shown[1] == "ai:3"
    assert len(set(shown[1:])) == 4


def test_nobody_takes_the_face_of_somebody_at_the_table() -> None:
    shown = faces(desk(), ["ai:2", "ai:2", "ai:4"])
    assert shown[0] == "ai:2"
    assert shown[2] == "ai:4"
    assert shown[1] not in {"ai:2", "ai:4"}


def test_people_have_no_face_and_where_faces_run_out_they_repeat() -> None:
    assert faces(desk(("ai:1",)), ["human", "human", "ai:1", "ai:1"]) == (
        *("human", "human", "ai:1", "ai:1"),
    )
