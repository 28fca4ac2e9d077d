"""What the window keeps: pictures within a budget, fonts within a number, no file open."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.places import assets_folder
from game.scene.drawing.assets import MOST_FONTS, opened_font
from game.scene.drawing.cache import SURFACES, SurfaceCache
from game.scene.nodes.node import Canvas, _cut
from game.scene.skins.panel import lay_veil
from game.scene.text.lettering import Typefaces
from game.scene.window.waiting import Kit

FONT = assets_folder() / "shared" / "fonts" / "AlegreyaSans-Medium.ttf"
OPEN_FILES = Path("/proc/self/fd")


@pytest.mark.skipif(not OPEN_FILES.is_dir(), reason="only Linux tells what is open")
def test_no_size_of_a_font_keeps_its_file_open() -> None:
    faces = Typefaces({"text": FONT})
    faces.font("text", 10).render("A", True, "black")
    gc.collect()  # most files that other tests forgot
    before = len(os.listdir(OPEN_FILES))
    for size in range(11, 60):
        faces.font("text", size).render("A", True, "black")
    assert len(os.listdir(OPEN_FILES)) <= before  # what other tests forgot may close meanwhile


def test_only_the_fonts_used_last_are_kept() -> None:
    for size in range(8, 8 + 2 * MOST_FONTS):
        opened_font(FONT, size)
    assert opened_font.cache_info().currsize == MOST_FONTS


def test_what_is_made_from_a_picture_is_forgotten_with_it() -> None:
    kept = SurfaceCache()
    source = Surface((8, 8))
    first = kept.derived(source, "pale", source.copy)
    assert kept.derived(source, "pale", source.copy) is first
    assert (len(kept), kept.used_bytes) == (1, 8 * 8 * first.get_bytesize())
    del source
    gc.collect()
    assert (len(kept), kept.used_bytes) == (0, 0)


def test_a_derived_picture_beyond_the_budget_is_made_anew() -> None:
    source = Surface((8, 8))
    kept = SurfaceCache(budget_bytes=8 * 8 * source.get_bytesize())
    first = kept.derived(source, "pale", source.copy)
    kept.derived(source, "dark", source.copy)
    assert len(kept) == 1
    assert kept.derived(source, "pale", source.copy) is not first


def test_a_part_of_a_picture_is_the_same_as_long_as_it_is_shown_and_keeps_nothing_after() -> None:
    pygame.display.init()
    whole = Surface((8, 8))
    part = _cut(whole, Rect(0, 0, 4, 4))
    assert _cut(whole, Rect(0, 0, 4, 4)) is part
    assert _cut(whole, Rect(0, 0, 4, 5)) is not part


def test_pictures_of_a_former_size_are_forgotten_unless_they_are_asked_for_again() -> None:
    kept = SurfaceCache()
    for name in ("backdrop", "icon"):
        kept.get(name, lambda: Surface((8, 8)))
    kept.resized(0)
    kept.get("icon", lambda: Surface((8, 8)))
    kept.get("larger backdrop", lambda: Surface((16, 16)))
    kept.forget_old()
    assert len(kept) == 2
    fresh = Surface((8, 8))
    assert kept.get("icon", lambda: fresh) is not fresh
    assert kept.get("backdrop", lambda: fresh) is fresh


@pytest.mark.parametrize(
    ("size", "megabytes"), [((1280, 720), 64), ((1600, 900), 65), ((3840, 2160), 96)]
)
def test_a_larger_window_may_keep_more_pictures_within_bounds(
    size: tuple[int, int], megabytes: int
) -> None:
    kept = SurfaceCache()
    kept.resized(4 * size[0] * size[1])
    assert kept.budget_bytes // 1024**2 == megabytes


def test_no_share_of_a_veil_weighs_as_much_as_the_window(kit: Kit) -> None:
    size = (1920, 1080)
    canvas = Canvas(kit)
    before = SURFACES.used_bytes
    for percent in range(1, 60):
        lay_veil(canvas, Rect((0, 0), size), percent / 100)
    assert SURFACES.used_bytes - before < 59 * 4 * size[0] * size[1] / 8


def test_a_veil_lies_over_every_pixel_once(kit: Kit) -> None:
    canvas = Canvas(kit)
    lay_veil(canvas, Rect(3, 5, 200, 333), 0.5)
    below = Surface((210, 345))
    below.fill("white")
    for surface, at in canvas.items:
        below.blit(surface, at)
    shade = below.get_at((3, 5))
    assert {tuple(below.get_at((x, y))) for x in (3, 202) for y in range(5, 338)} == {tuple(shade)}
    assert {below.get_at((9, y))[:3] for y in (4, 338)} == {(255, 255, 255)}
