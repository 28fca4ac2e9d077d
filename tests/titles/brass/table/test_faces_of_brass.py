"""The computer players of Brass have faces of their own."""

from __future__ import annotations

import pygame

from ai.titles.brass.levels import LEVELS
from game.places import assets_folder
from game.titles.brass.table.stationery import BrassStationery

KINDS = ("random", "greedy", *LEVELS)


def test_every_kind_of_player_has_a_face_and_no_two_the_same() -> None:
    stationery = BrassStationery(assets_folder())
    faces = {}
    for kind in KINDS:
        face = stationery.portrait(kind, 66)
        assert face is not None, kind
        assert face.get_size() == (66, 66)
        faces[kind] = pygame.image.tobytes(face, "RGBA")
    assert len(set(faces.values())) == len(KINDS)


def test_people_have_no_face() -> None:
    assert BrassStationery(assets_folder()).portrait("human", 66) is None
