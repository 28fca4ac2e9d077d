"""Golden pictures: screens look as they did, save where somebody wanted them otherwise.

`tools/pictures.py` writes them anew and keeps the reason.
"""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.client.screenshots.gallery import PictureSet
from game.scene.drawing.display_settings import DisplaySettings, set_display_settings
from tools.golden import small_pictures
from tools.pictures import (
    GOLDEN_PICTURES_FOLDER,
    compare_exhibition,
    golden_exhibitions,
    main,
    read_index,
)

pytestmark = pytest.mark.thorough

EXHIBITIONS = golden_exhibitions()
MAX_BYTES = 40_000  # of a golden picture


@pytest.fixture(autouse=True)
def plain_look() -> Iterator[None]:
    """Take off the look of the last picture."""
    yield
    set_display_settings(DisplaySettings())
    pygame.display.quit()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "picture_set", EXHIBITIONS, ids=lambda picture_set: picture_set.folder_name
)
def test_the_screens_look_as_they_did(picture_set: PictureSet) -> None:
    wrong = []
    for found in compare_exhibition(picture_set):
        fresh = found.file.with_suffix(".new.png")
        fresh.unlink(missing_ok=True)
        if found.patches:
            fresh.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(found.drawn, fresh)
            told = small_pictures.differences_text(found.patches)
            wrong.append(f"{picture_set.folder_name}/{found.file.stem}: {told}; see {fresh}")
    assert wrong == []


def test_an_exhibition_that_does_not_exist_is_refused_and_those_there_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["--check", "small/auction"])
    said = capsys.readouterr().err
    assert all(
        name in said for name in ("small/auction", *(one.folder_name for one in EXHIBITIONS))
    )


def test_a_title_page_drawn_twice_is_the_same_to_the_pixel(tmp_path: Path) -> None:
    from game.application.gallery import write_picture_set

    one = PictureSet("small", (640, 360), {"ambient_motion": False}, picture_names=("title",))
    pixels = []
    for name in ("first", "second"):
        [file] = write_picture_set(one, tmp_path / name, with_judged_games=False)
        pixels.append(pygame.image.tobytes(small_pictures.read_picture(file), "RGB"))
    assert pixels[0] == pixels[1]


def test_every_golden_picture_is_there_with_its_reason_and_all_are_small() -> None:
    wanted = {f"{one.folder_name}/{shot}" for one in EXHIBITIONS for shot in one.picture_names}
    index = read_index(GOLDEN_PICTURES_FOLDER)
    assert set(index) == wanted
    assert all(kept.reason for kept in index.values())
    assert {
        str(file.relative_to(GOLDEN_PICTURES_FOLDER).with_suffix("")) for file in pictures()
    } == wanted
    assert max(file.stat().st_size for file in pictures()) < MAX_BYTES


@pytest.mark.parametrize("name", ["small/board", "small/auction", "small/setup", "small/replay"])
def test_what_lies_a_little_elsewhere_is_found(name: str) -> None:
    golden, limit = kept_picture(name)
    screen = pygame.transform.smoothscale(golden, (1280, 720))
    moved = screen.copy()
    part = Rect(960, 40, 320, 300)  # the plates of the players, or the panels of the set-up
    moved.blit(screen, part.move(-6, 0), part)
    found = small_pictures.differing_patches(
        small_pictures.small_copy(screen), small_pictures.small_copy(moved), limit
    )
    assert found, "six pixels of 1280 were not noticed"
    assert all(60 < patch.left <= 100 and patch.top < 50 for patch in found)


@pytest.mark.parametrize("name", ["small/board", "small/auction", "small/end", "small/settings"])
def test_another_colour_is_found_where_it_is(name: str) -> None:
    golden, limit = kept_picture(name)
    coloured = golden.copy()
    coloured.fill((40, 0, 40), (24, 120, 40, 40), special_flags=pygame.BLEND_ADD)
    found = small_pictures.differing_patches(golden, coloured, limit)
    assert found
    assert all(patch.left <= 15 and 40 <= patch.top <= 60 for patch in found)


def test_the_same_picture_compressed_again_is_no_other_picture() -> None:
    for file in pictures():
        golden, limit = kept_picture(str(file.relative_to(GOLDEN_PICTURES_FOLDER).with_suffix("")))
        assert small_pictures.differing_patches(golden, golden.copy(), 0.0) == []
        assert limit > small_pictures.MARGIN


def test_another_size_differs_and_the_grain_of_equals_is_nothing() -> None:
    wide = Surface((480, 270))
    tall = Surface((480, 432))
    assert small_pictures.differing_patches(wide, tall, 200.0)
    assert small_pictures.picture_grain(wide, wide.copy()) == 0.0


def pictures() -> list[Path]:
    return sorted(GOLDEN_PICTURES_FOLDER.rglob("*.webp"))


def kept_picture(name: str) -> tuple[Surface, float]:
    """A golden picture, and how far a screen may differ from it."""
    golden = small_pictures.small_copy(
        small_pictures.read_picture(GOLDEN_PICTURES_FOLDER / f"{name}.webp")
    )
    return golden, read_index(GOLDEN_PICTURES_FOLDER)[name].grain + small_pictures.MARGIN
