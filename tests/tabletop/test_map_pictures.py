"""Maps are drawn once and kept; nobody waits for one that is enlarged."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.tabletop.map.map_frame import MapFrame
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_space import MapSpace

SIZE = (640, 360)


class Hours:
    """Paints noon; every other hour is a darker copy of it."""

    def __init__(self) -> None:
        self.painted: list[tuple[tuple[int, int], int]] = []

    def paint(self, frame: MapFrame, scene: int) -> Surface:
        """Paint noon."""
        self.painted.append((frame.size, scene))
        return Surface(frame.size)

    def base(self, scene: int) -> int:
        """Return noon."""
        return 12

    def finish(self, picture: Surface, scene: int) -> None:
        """Turn noon into another hour."""
        picture.fill((scene, scene, scene))


def space(zoom: float = 1.0) -> MapSpace:
    made = MapSpace(MapFrame(SIZE, 1 / 3), 1 / 3)
    made.enlarge(zoom)
    return made


def test_what_differs_in_little_is_made_from_one_painting() -> None:
    painter = Hours()
    pictures = MapPictures(painter)
    drawn = [pictures.picture(space(), hour) for hour in (12, 18, 18, 20, 18)]
    assert painter.painted == [(SIZE, 12)]
    assert drawn[1] is drawn[2]
    assert drawn[3].get_at((5, 5))[:3] == (20, 20, 20)


def test_two_paintings_are_kept_and_one_picture_finished_from_them() -> None:
    painter = Hours()
    pictures = MapPictures(painter)
    small, large = space(), MapSpace(MapFrame((960, 540), 1 / 2), 1 / 2)
    for hour in (12, 18, 20, 21):
        for frame in (small, large):
            pictures.picture(frame, hour)
    assert len(painter.painted) == 2
    assert len(pictures._kept) == 3


def test_the_window_never_waits_for_an_enlarged_map_being_drawn() -> None:
    pictures = MapPictures(Hours())
    pictures.picture(space(), 12)
    enlarged = space(1.7)
    with pictures._busy:  # as long as the thread draws
        assert pictures.soon(enlarged, 12) is None
        seen = Rect((100, 50), SIZE)
        assert pictures.stretched(enlarged, 12, seen).surface.get_width() >= seen.width
        assert pictures.picture(enlarged, 18).get_size() == SIZE


@pytest.mark.parametrize("zoom", [1.3, 1.7, 2.2])
@pytest.mark.parametrize("at", [(0, 0), (101, 53), (190, 100)])
def test_only_what_is_seen_of_a_map_is_stretched_and_all_of_that(
    zoom: float, at: tuple[int, int]
) -> None:
    seen = Rect(at, SIZE)
    surface, corner = MapPictures(Hours()).stretched(space(zoom), 12, seen)
    laid = surface.get_rect(topleft=corner)
    assert laid.contains(seen)
    assert laid.width <= seen.width + 2 * zoom + 2


def test_only_the_enlarged_map_asked_for_last_is_kept() -> None:
    pictures = MapPictures(Hours())
    for zoom in (1.3, 1.7, 1.3):
        drawn = None
        while drawn is None:
            drawn = pictures.soon(space(zoom), 18)
            if pictures._paints is not None:
                pictures._paints.join()
        assert drawn.get_size() == space(zoom).frame.size
    assert not pictures._kept
    assert pictures._enlarged is not None
    assert pictures._enlarged[1] is drawn
