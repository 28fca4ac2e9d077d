"""Sprites, layers, assets and the cache."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.scene.drawing.assets import Assets
from game.scene.drawing.cache import SurfaceCache, cached
from game.scene.drawing.picture import Picture, Transform
from game.scene.nodes.node import Canvas, Node, at
from game.scene.nodes.sprite import Sprite, turned
from game.scene.widgets import Label
from game.scene.window.waiting import Kit
from tests.scene.nodes import Show


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
        cache.get(name, lambda: Surface((100, 100), pygame.SRCALPHA))
    assert len(cache) == 3
    assert cache.used_bytes <= cache.budget_bytes
    assert cache.get("d", lambda: Surface((1, 1))).get_size() == (100, 100)
    assert cache.get("a", lambda: Surface((1, 1))).get_size() == (1, 1)


def test_a_painter_is_asked_once_for_the_same_picture() -> None:
    asked: list[int] = []

    @cached
    def square(size: int) -> Surface:
        asked.append(size)
        return Surface((size, size))

    assert square(4) is square(4)
    assert square(5) is not square(4)
    assert asked == [4, 5]


def test_equal_frames_are_made_of_the_same_surfaces(kit: Kit) -> None:
    node = Node(alpha=0.5).add(Label("Pass", **at(0, 0, 90, 30)), Sprite(Surface((9, 9))))
    assert painted(kit, node) == painted(kit, node)


def test_a_sprite_is_snapped_to_thirty_turns(kit: Kit) -> None:
    surface = Surface((20, 10), pygame.SRCALPHA)
    sprite = Sprite(surface)
    sprite.angle = 13
    first = painted(kit, sprite)[0][0]
    sprite.angle = 10
    assert painted(kit, sprite)[0][0] is first


def test_a_turned_picture_turns_about_its_origin() -> None:
    arm = Picture(Surface((100, 2), pygame.SRCALPHA), 0, -1)  # points to the right
    up = turned(arm, 90)
    assert up.rect_at(0, 0).centerx == pytest.approx(0, abs=1)
    assert up.rect_at(0, 0).bottom == pytest.approx(0, abs=2)


def test_a_clickable_sprite_is_as_large_as_its_picture(show: Show) -> None:
    done: list[int] = []
    ui = show(Sprite(Surface((60, 60)), x=200, y=200, on_click=lambda: done.append(1), label="c"))
    ui.click(label="c")
    assert done == [1]


def test_a_child_of_a_clipping_node_is_cut_at_its_box(kit: Kit) -> None:
    window = Node(**at(0, 0, 50, 50))
    window.clips = True
    window.add(Sprite(Surface((40, 40)), x=50, y=25))
    (surface, place), *_ = painted(kit, window)
    assert (place, surface.get_size()) == ((30, 5), (20, 40))


def test_a_missing_picture_is_drawn_as_a_box_and_noted_once(tmp_path: Path) -> None:
    assets = Assets(tmp_path)
    assert assets.image("ship.png", (30, 20)).get_size() == (30, 20)
    assets.image("ship.png", (60, 40))
    assert assets.missing == ["The picture ship.png is missing or cannot be read."]


@pytest.mark.parametrize("name", ["broken.png", "broken.svg"])
def test_a_broken_picture_is_noted_too(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("no picture")
    assets = Assets(tmp_path)
    assert assets.image(name, (8, 8)).get_size() == (8, 8)
    assert len(assets.missing) == 1


def test_pictures_come_in_the_size_that_was_asked(tmp_path: Path) -> None:
    pygame.image.save(Surface((64, 64)), tmp_path / "big.png")
    assets = Assets(tmp_path)
    assert assets.image("big.png", (16, 16)).get_size() == (16, 16)
    assert assets.svg('<circle r="9" fill="#f00"/>', (-10, -10, 20, 20), (50, 50)).get_at(
        (25, 25)
    ) == pygame.Color("red")
    assert assets.missing == []


def test_a_broken_drawing_is_noted(tmp_path: Path) -> None:
    assets = Assets(tmp_path)
    assets.svg("<circle", (0, 0, 9, 9), (9, 9))
    assert len(assets.missing) == 1


def test_shadows_hang_outside_their_box(show: Show) -> None:
    from game.scene.skins import panel

    picture = panel.slate((100, 60), 1.0)
    assert picture.left < 0
    assert picture.rect_at(0, 0).contains(pygame.Rect(0, 0, 100, 60))
