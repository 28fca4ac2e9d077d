"""What the window keeps: pictures within a budget, fonts within a number, no file open."""

import gc
import os
import weakref
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest
from pygame import Rect, Surface
from pygame.surfarray import array3d

from game.files.folders import assets_folder
from game.scene.animation.node_animations import make_move_tween
from game.scene.drawing.fonts import MAX_CACHED_FONTS, open_font
from game.scene.drawing.picture import Picture, Transform
from game.scene.drawing.shared_surfaces import SURFACE_CACHE, cache_drawings
from game.scene.drawing.surface_cache import SurfaceCache, memory_bytes_of
from game.scene.drawing.surface_parts import cached_subsurface
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.zoom import Sprite, rotated_picture
from game.scene.skins import panel
from game.scene.stage.sheet_placing import box
from game.scene.text.lettering import Typefaces
from game.scene.widgets import Label, Panel
from game.scene.window import clock_and_events
from game.scene.window.screen_kit import Kit
from game.scene.window.window import SECONDS_AFTER_INPUT_BEFORE_PREDRAWING, Window
from tests.scene.nodes import Show, Table, wait

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
    for size in range(8, 8 + 2 * MAX_CACHED_FONTS):
        open_font(FONT, size)
    assert open_font.cache_info().currsize == MAX_CACHED_FONTS


def test_what_is_made_from_a_picture_is_forgotten_with_it() -> None:
    kept = SurfaceCache()
    source = Surface((8, 8))
    first = kept.get_or_make_derived(source, "pale", source.copy)
    assert kept.get_or_make_derived(source, "pale", source.copy) is first
    assert (len(kept), kept.used_bytes) == (1, 8 * 8 * first.get_bytesize())
    del source
    gc.collect()
    assert (len(kept), kept.used_bytes) == (0, 0)


def test_every_variant_has_a_picture_of_its_own_and_a_derived_one_goes_with_its_source() -> None:
    kept = SurfaceCache()
    source = Surface((8, 8))
    usual = kept.get_or_make("icon", source.copy)
    kept.get_or_make_derived(source, "pale", source.copy)
    kept.variant = 1
    assert kept.get_or_make("icon", source.copy) is not usual
    kept.get_or_make_derived(source, "pale", source.copy)
    assert len(kept) == 4
    del source
    gc.collect()
    assert kept.cached_keys == ("icon", "icon")
    kept.variant = 0
    assert kept.get_or_make("icon", usual.copy) is usual


def test_a_derived_picture_beyond_the_budget_is_made_anew() -> None:
    source = Surface((8, 8))
    kept = SurfaceCache(budget_bytes=8 * 8 * source.get_bytesize())
    first = kept.get_or_make_derived(source, "pale", source.copy)
    kept.get_or_make_derived(source, "dark", source.copy)
    assert len(kept) == 1
    assert kept.get_or_make_derived(source, "pale", source.copy) is not first


def test_a_part_of_a_picture_is_the_same_as_long_as_it_is_shown_and_keeps_nothing_after() -> None:
    pygame.display.init()
    whole = Surface((8, 8))
    part = cached_subsurface(whole, Rect(0, 0, 4, 4))
    assert cached_subsurface(whole, Rect(0, 0, 4, 4)) is part
    assert cached_subsurface(whole, Rect(0, 0, 4, 5)) is not part


def test_pictures_of_a_former_size_are_forgotten_unless_they_are_asked_for_again() -> None:
    kept = SurfaceCache()
    for name in ("backdrop", "icon"):
        kept.get_or_make(name, lambda: Surface((8, 8)))
    kept.on_window_resized(0)
    kept.get_or_make("icon", lambda: Surface((8, 8)))
    kept.get_or_make("larger backdrop", lambda: Surface((16, 16)))
    kept.drop_pictures_unused_since_last_resize()
    assert len(kept) == 2
    fresh = Surface((8, 8))
    assert kept.get_or_make("icon", lambda: fresh) is not fresh
    assert kept.get_or_make("backdrop", lambda: fresh) is fresh


@pytest.mark.parametrize(
    ("size", "megabytes"),
    [((1280, 720), 64), ((1600, 900), 65), ((2560, 1440), 96), ((3840, 2160), 189)],
)
def test_a_larger_window_keeps_more_pictures(size: tuple[int, int], megabytes: int) -> None:
    kept = SurfaceCache()
    kept.on_window_resized(4 * size[0] * size[1])
    assert kept.budget_bytes // 1024**2 == megabytes


def test_no_share_of_darkening_weighs_as_much_as_the_window(kit: Kit) -> None:
    size = (1920, 1080)
    canvas = Canvas(kit)
    before = SURFACE_CACHE.used_bytes
    for percent in range(1, 60):
        canvas.darken(Rect((0, 0), size), percent / 100)
    assert SURFACE_CACHE.used_bytes - before < 59 * 4 * size[0] * size[1] / 8


def test_darkening_covers_every_pixel_once(kit: Kit) -> None:
    canvas = Canvas(kit)
    canvas.darken(Rect(3, 5, 200, 333), 0.5)
    below = Surface((210, 345))
    below.fill("white")
    for surface, place in canvas.items:
        below.blit(surface, place)
    shade = below.get_at((3, 5))
    assert {tuple(below.get_at((x, y))) for x in (3, 202) for y in range(5, 338)} == {tuple(shade)}
    assert {below.get_at((9, y))[:3] for y in (4, 338)} == {(255, 255, 255)}


# Sprites, layers, assets and the cache.


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((200, 200))


def painted(kit: Kit, node: Node, k: float = 1.0) -> list[tuple[Surface, tuple[int, int]]]:
    canvas = Canvas(kit)
    canvas.paint(node, Transform(0, 0, k))
    return canvas.items


def test_the_cache_forgets_the_oldest_beyond_its_budget() -> None:
    cache = SurfaceCache(budget_bytes=3 * 100 * 100 * 4)
    for name in "abcd":
        cache.get_or_make(name, lambda: Surface((100, 100), pygame.SRCALPHA))
    assert len(cache) == 3
    assert cache.used_bytes <= cache.budget_bytes
    assert cache.get_or_make("d", lambda: Surface((1, 1))).get_size() == (100, 100)
    assert cache.get_or_make("a", lambda: Surface((1, 1))).get_size() == (1, 1)


def test_a_painter_is_asked_once_for_the_same_picture() -> None:
    asked: list[int] = []

    @cache_drawings
    def square(size: int) -> Surface:
        asked.append(size)
        return Surface((size, size))

    assert square(4) is square(4)
    assert square(5) is not square(4)
    assert asked == [4, 5]


def test_equal_frames_are_made_of_the_same_surfaces(kit: Kit) -> None:
    node = Node(alpha=0.5).add(Label("Pass", **box(0, 0, 90, 30)), Sprite(Surface((9, 9))))
    assert painted(kit, node) == painted(kit, node)


def test_a_sprite_is_snapped_to_thirty_turns(kit: Kit) -> None:
    surface = Surface((20, 10), pygame.SRCALPHA)
    sprite = Sprite(surface)
    sprite.angle = 13
    first = painted(kit, sprite)[0][0]
    sprite.angle = 10
    assert painted(kit, sprite)[0][0] is first


def covered_by(picture: Picture) -> pygame.Rect:
    """The pixels a picture covers, from its box's corner."""
    return picture.surface.get_rect(topleft=(picture.left, picture.top))


def test_a_turned_picture_turns_about_its_origin() -> None:
    arm = Picture(Surface((100, 2), pygame.SRCALPHA), 0, -1)  # points to the right
    up = rotated_picture(arm, 90)
    assert covered_by(up).centerx == pytest.approx(0, abs=1)
    assert covered_by(up).bottom == pytest.approx(0, abs=2)


def test_a_clickable_sprite_is_as_large_as_its_picture(show: Show) -> None:
    done: list[int] = []
    ui = show(Sprite(Surface((60, 60)), x=200, y=200, on_click=lambda: done.append(1), label="c"))
    ui.click(label="c")
    assert done == [1]


def test_a_child_of_a_clipping_node_is_cut_at_its_box(kit: Kit) -> None:
    window = Node(**box(0, 0, 50, 50))
    window.clips_children = True
    window.add(Sprite(Surface((40, 40)), x=50, y=25))
    (surface, place), *_ = painted(kit, window)
    assert (place, surface.get_size()) == ((30, 5), (20, 40))


def test_shadows_hang_outside_their_box(show: Show) -> None:
    picture = panel.slate_panel_picture((100, 60), 1.0)
    assert isinstance(picture, Picture)
    assert picture.left < 0
    assert covered_by(picture).contains(pygame.Rect(0, 0, 100, 60))


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "k"), [((1240, 300), 1.0), ((931, 77), 0.7), ((2111, 640), 2.5)])
def test_a_wide_slate_looks_as_if_it_were_painted_whole_and_weighs_a_part_of_it(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], k: float
) -> None:
    looks: list[np.ndarray] = []
    weights: list[int] = []
    for tile in (panel.TILE_SIZE_IN_SHADOW_DOTS, size[0]):
        monkeypatch.setattr(panel, "TILE_SIZE_IN_SHADOW_DOTS", tile)
        SURFACE_CACHE.clear()
        picture = panel.slate_panel_picture(size, k)
        weights.append(memory_bytes_of(picture))
        canvas = Canvas(kit)
        ground = Surface((size[0] + 100, size[1] + 100))
        ground.fill("white")
        canvas.draw_picture_at_px(picture, 50, 50)
        ground.fblits(canvas.items)
        looks.append(array3d(ground).astype(int))
    assert weights[0] < weights[1] / 2
    assert np.abs(looks[0] - looks[1]).max() <= 3


def test_a_sheet_outside_its_pane_is_not_painted(kit: Kit) -> None:
    pane = Node(**box(0, 0, 100, 100))
    pane.clips_children = True
    pane.add(Panel("slate", **box(0, 0, 90, 90)), Panel("slate", **box(0, 900, 91, 9000)))
    SURFACE_CACHE.clear()
    painted(kit, pane)
    assert SURFACE_CACHE.used_bytes < 91 * 9000


# Memory is tidied up while nobody waits, and never in the middle of a motion.


class Ring:
    """Holds itself: only a whole look through the memory finds that nobody else does."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Python's own pace again after the test; nothing is looked at that was there before it."""
    before = gc.get_threshold()
    clock_and_events.switch_to_manual_garbage_collection()
    yield
    gc.set_threshold(*before)


def old_ring() -> weakref.ref[Ring]:
    """Something forgotten that has grown too old for the quick looks to find it."""
    ring = Ring()
    forgotten = weakref.ref(ring)
    gc.collect(1)
    del ring
    gc.collect(1)
    assert forgotten() is not None
    return forgotten


def looks(count: int) -> None:
    """So many looks at the middle-aged have been taken since the last whole one."""
    for _ in range(count):
        gc.collect(1)


def old_ring_in_motion(kit: Kit, window: Window) -> weakref.ref[Ring]:
    """The same, at a table on which something is under way for a minute."""
    node = Node()
    table = Table(kit, (node,))
    window.push(table)
    table.stage.timeline.play(make_move_tween(node, (400, 0), 60_000))
    window.run_one_iteration()
    return old_ring()


def test_a_window_at_rest_finds_what_was_forgotten(kit: Kit, window: Window) -> None:
    window.push(Table(kit, (Node(),)))
    window.run_one_iteration()
    forgotten = old_ring()
    looks(clock_and_events.MIDDLE_COLLECTIONS_BEFORE_FULL_WHEN_QUIET)
    wait(window, 2 * SECONDS_AFTER_INPUT_BEFORE_PREDRAWING)
    assert forgotten() is None


def test_a_screen_that_was_left_is_forgotten_at_the_next_rest(kit: Kit, window: Window) -> None:
    window.push(Table(kit, (Node(),)))
    window.push(Table(kit, (Node(),)))
    window.run_one_iteration()
    forgotten = old_ring()
    wait(window, 2 * SECONDS_AFTER_INPUT_BEFORE_PREDRAWING)
    assert forgotten() is not None
    window.pop()
    wait(window, 2 * SECONDS_AFTER_INPUT_BEFORE_PREDRAWING)
    assert forgotten() is None


@pytest.mark.parametrize(("pictures", "times"), [(1, 0), (20, 1)])
def test_memory_goes_back_to_the_system_when_much_was_drawn(
    monkeypatch: pytest.MonkeyPatch, pictures: int, times: int
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(clock_and_events, "return_freed_memory", lambda: asked.append("now"))
    SURFACE_CACHE.new_bytes = 0
    for number in range(pictures):
        SURFACE_CACHE.get_or_make(("much", number), lambda: Surface((400, 400), pygame.SRCALPHA))
    for _ in range(2):
        clock_and_events.collect_garbage_if_due(is_player_idle=False)
    assert asked == ["now"] * times


def test_nothing_is_tidied_up_while_something_moves(kit: Kit, window: Window) -> None:
    forgotten = old_ring_in_motion(kit, window)
    looks(clock_and_events.MIDDLE_COLLECTIONS_BEFORE_FULL_WHEN_QUIET)
    wait(window, 2 * SECONDS_AFTER_INPUT_BEFORE_PREDRAWING)
    assert forgotten() is not None


def test_a_window_drawn_larger_does_not_fill_the_memory(kit: Kit, window: Window) -> None:
    forgotten = old_ring_in_motion(kit, window)
    for percent in range(110, 110 + clock_and_events.MAX_UNUSED_SCREENS_BEFORE_FULL):
        assert forgotten() is not None
        window.set_user_scale(percent / 100)
        window.run_one_iteration()
    assert forgotten() is None


def test_motion_that_never_ends_does_not_fill_the_memory(kit: Kit, window: Window) -> None:
    forgotten = old_ring_in_motion(kit, window)
    looks(clock_and_events.MIDDLE_COLLECTIONS_BEFORE_FULL_WHEN_BUSY)
    window.run_one_iteration()
    assert forgotten() is None


def test_python_itself_never_looks_through_everything() -> None:
    forgotten = old_ring()
    kept = [
        [number]
        for number in range(
            clock_and_events.YOUNG_GC_THRESHOLD * clock_and_events.MIDDLE_GC_THRESHOLD * 15
        )
    ]
    assert kept and forgotten() is not None
