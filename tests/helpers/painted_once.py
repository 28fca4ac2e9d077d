"""Maps painted once for all tests: composing one takes longer than most tests that show it."""

from collections.abc import Hashable, Iterator
from typing import Any

import pytest
from pygame import Surface

from game.scene.drawing.display_settings import current_display_settings
from game.tabletop.map.baked_map import BakedMapPainter
from game.tabletop.map.map_frame import MapFrame
from game.tabletop.map.map_pictures import MapPictures
from game.titles.tinners_trail.table.county.county_scene import CountyPainter

MAX_KEPT = 6  # of up to 8 MB each
PAINTERS = (CountyPainter, BakedMapPainter)  # what these draw follows from their files alone
FILES = ("_folder", "_bakes", "_extent")
KEPT: dict[Hashable, Surface] = {}


@pytest.fixture(scope="session", autouse=True)
def painted_once() -> Iterator[None]:
    """Hand out copies of the maps that were painted last, whichever table asks for them."""
    paint = MapPictures.paint_under_lock

    def painted(pictures: MapPictures[Any], frame: MapFrame, scene: Any) -> Surface:
        painter = pictures.painter
        if type(painter) not in PAINTERS:
            return paint(pictures, frame, scene)
        files = [str(getattr(painter, name, "")) for name in FILES]
        key = (type(painter), *files, frame, scene, str(current_display_settings()))
        picture = KEPT.pop(key, None) or paint(pictures, frame, scene)
        KEPT[key] = picture
        if len(KEPT) > MAX_KEPT:
            del KEPT[next(iter(KEPT))]
        return picture.copy()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(MapPictures, "paint_under_lock", painted)
        yield
