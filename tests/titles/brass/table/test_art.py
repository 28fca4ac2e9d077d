"""Pictures of the pieces of Brass."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.places import assets_folder
from game.scene import theme
from game.scene.look import wear, worn
from game.tabletop.map.map_frame import MapFrame
from game.titles.brass.table.art.brass_art import OWN_ICONS, BrassArt
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.art.map_ground import ground_now, map_ground
from tools.titles.brass.bake.sheet import draw_sheet


def test_the_sheet_of_all_pieces_finds_every_shape(tmp_path: Path) -> None:
    assert draw_sheet(tmp_path / "sheet.png").endswith("Every shape file was found.")


@pytest.mark.parametrize("industry", INDUSTRIES)
def test_a_counter_that_waits_does_not_look_like_one_that_counts(industry: str) -> None:
    art = BrassArt(assets_folder(), 1.0)
    waits = art.counter(CounterFace("indigo", industry, 1))
    counts = art.counter(CounterFace("indigo", industry, 1, flipped=True, points="3"))
    assert waits.surface.get_size() == counts.surface.get_size()
    assert waits.surface.get_buffer().raw != counts.surface.get_buffer().raw


def test_every_icon_of_the_title_is_drawn_in_its_own_lines() -> None:
    art = BrassArt(assets_folder(), 1.0)
    pictures = {art.icon(name).surface.get_buffer().raw for name in OWN_ICONS}
    assert len(pictures) == len(OWN_ICONS)
    assert not art.faults


def test_a_missing_map_leaves_the_colour_of_the_sea_and_says_so(tmp_path: Path) -> None:
    ground = map_ground(tmp_path)
    picture = ground.paint(MapFrame((64, 36), 0.1), "canal")
    assert picture.get_at((3, 3))[:3] == (0x93, 0xAE, 0xA1)
    faults = list(ground.faults)
    assert any("map_day.webp" in fault for fault in faults)
    ground.paint(MapFrame((64, 36), 0.1), "canal")
    assert ground.faults == faults, "a fault is told once"


def test_day_and_night_are_two_pictures_of_one_size() -> None:
    ground = map_ground(assets_folder())
    frame = MapFrame((640, 360), 1 / 3)
    day, night = ground.paint(frame, "canal"), ground.paint(frame, "rail")
    assert day.get_size() == night.get_size() == (640, 360)
    assert day.get_at((500, 200)) != night.get_at((500, 200))
    assert not ground.faults


def test_in_an_upright_window_the_map_is_a_sheet_on_the_table() -> None:
    frame = MapFrame((480, 2000), 0.3, (0.0, 900.0))
    picture = map_ground(assets_folder()).paint(frame, "canal")
    column = [picture.get_at((200, row))[:3] for row in range(2000)]
    assert column[0] == column[-1] == theme.NIGHT
    rims = [row for row, colour in enumerate(column) if colour == theme.BRASS_RIM]
    assert len(rims) == 4
    assert theme.NIGHT not in column[rims[1] + 1 : rims[2]]


def test_with_high_contrast_the_land_is_bare_by_day_and_by_night() -> None:
    ground, room = map_ground(assets_folder()), pygame.Rect(620, 60, 260, 120)
    frame = MapFrame((1484, 880), 1.0)
    before = worn()
    try:
        wear(replace(before, high_contrast=True))
        scenes = [ground_now(era) for era in ("canal", "rail")]
    finally:
        wear(before)
    for painted, plain in zip(("canal", "rail"), scenes, strict=True):
        tints = [shades(ground.paint(frame, each).subsurface(room)) for each in (painted, plain)]
        assert tints[1] < tints[0] / 4
    assert not ground.faults


def shades(picture: pygame.Surface) -> int:
    """Return how many colours a picture has."""
    rows = pygame.image.tobytes(picture, "RGB")
    return len({rows[at : at + 3] for at in range(0, len(rows), 3)})
