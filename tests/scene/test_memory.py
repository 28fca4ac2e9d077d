"""What the window keeps: pictures within a budget, fonts within a number, no file open."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.places import assets_folder
from game.scene.cache import SurfaceCache
from game.scene.canvas import _cut
from game.scene.font_file import MOST_FONTS, opened_font
from game.scene.lettering import Typefaces

FONT = assets_folder() / "shared" / "fonts" / "AlegreyaSans-Medium.ttf"
OPEN_FILES = Path("/proc/self/fd")


@pytest.mark.skipif(not OPEN_FILES.is_dir(), reason="only Linux tells what is open")
def test_no_size_of_a_font_keeps_its_file_open() -> None:
    faces = Typefaces({"text": FONT})
    faces.font("text", 10).render("A", True, "black")
    gc.collect()  # files that other tests forgot would be closed meanwhile
    before = len(os.listdir(OPEN_FILES))
    for size in range(11, 60):
        faces.font("text", size).render("A", True, "black")
    assert len(os.listdir(OPEN_FILES)) == before


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
