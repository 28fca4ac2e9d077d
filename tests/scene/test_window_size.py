"""The size of the window: it opens within the desktop and is dragged no smaller than the least."""

import warnings

import pytest
from pygame._sdl2.video import Window as SystemWindow

from game.scene.drawing.frame import Display, WindowOptions, size_within_desktop


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1920, 1080), (1600, 900)),
        ((1280, 720), (1178, 662)),
        ((1366, 700), (1145, 644)),
        ((1200, 1920), (1104, 621)),
        ((1080, 1920), (994, 600)),  # as high as the least window, since the desktop has room
        ((1024, 600), (942, 552)),
    ],
    ids=str,
)
def test_the_first_window_leaves_room(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    assert size_within_desktop((1600, 900), desktop) == size


@pytest.mark.parametrize(
    ("size", "least"),
    [((1600, 900), (1000, 600)), ((1000, 1920), (1000, 600)), ((981, 552), (981, 552))],
    ids=str,
)
def test_a_window_is_dragged_no_smaller_than_the_least_one(
    size: tuple[int, int], least: tuple[int, int]
) -> None:
    display = Display(WindowOptions(size=size))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        limit = SystemWindow.from_display_module().minimum_size
    display.close()
    assert limit == least
