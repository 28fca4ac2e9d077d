"""A missing or broken file never stops the game: something plain is drawn, and it is noted."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.scene.drawing.picture_files import unusable_file_causes
from game.tabletop.art.window_pictures import WindowPicture
from game.titles.tinners_trail.table.art.map import MapPainter
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from game.titles.tinners_trail.table.art.palette import IMAGES_FOLDER
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.county.county_coordinates import make_map_frame


@pytest.fixture
def shape_files(assets: Path, tmp_path: Path) -> Path:
    for folder in ("tinners_trail/images", "shared/images/icons", "shared/images/pieces"):
        (tmp_path / folder).mkdir(parents=True)
        for file in (assets / folder).glob("*.svg"):
            shutil.copy(file, tmp_path / folder)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("tinners_trail/images/ship.svg", None, "ship.svg: "),
        ("shared/images/icons/gear.svg", "<svg><path", "gear.svg: "),
        ("tinners_trail/images/adit.svg", "<svg></svg>", "adit.svg: it has no viewBox"),
    ],
)
def test_a_missing_or_broken_shape_is_drawn_as_a_plain_box_and_named_once(
    shape_files: Path, file: str, text: str | None, said: str
) -> None:
    (shape_files / file).unlink()
    if text is not None:
        (shape_files / file).write_text(text, encoding="utf-8")
    art = PieceArt(shape_files, 1.0)
    name = Path(file).stem
    draw = art.icon if "icons" in file else art.piece
    assert draw(name).surface.get_bounding_rect(min_alpha=200).width > 20
    draw(name)
    [(named, cause)] = unusable_file_causes(shape_files).items()
    assert f"{named.name}: {cause}".startswith(said)


def test_a_missing_font_is_replaced_and_named_once(shape_files: Path) -> None:
    art = PieceArt(shape_files, 1.0)
    art.face_down_tile("a", "A")
    art.face_down_tile("b", "B")
    assert next(iter(unusable_file_causes(shape_files))).name.startswith("IMFellEnglishSC")


@pytest.mark.parametrize(
    "harm", [lambda whole: whole[: len(whole) // 2], lambda _: b"no font" * 99]
)
def test_a_damaged_font_is_replaced_before_anything_is_drawn_with_it(
    shape_files: Path, assets: Path, harm: Callable[[bytes], bytes]
) -> None:
    fonts = shape_files / "shared" / "fonts"
    fonts.mkdir(parents=True, exist_ok=True)
    for file in (assets / "shared" / "fonts").glob("*.ttf"):
        (fonts / file.name).write_bytes(harm(file.read_bytes()))
    art = PieceArt(shape_files, 1.0)
    assert art.face_down_tile("a", "A").surface.get_width() > 0
    assert any("IMFellEnglishSC" in file.name for file in unusable_file_causes(shape_files))


def test_a_map_without_its_layers_still_shows_the_areas(
    tmp_path: Path, shapes: MapShapes, regions_by_players: dict[int, dict[str, str]]
) -> None:
    painter = MapPainter(tmp_path)
    frame = make_map_frame((960, 540), 0.5)
    picture = painter.paint_map(shapes, frame, regions_by_players[4])
    inside = frame.nearest_pixel(shapes.areas["redruth"].name_point)
    assert picture.get_at(inside) != picture.get_at((40, 60))
    assert any(file.name == "chart.webp" for file in unusable_file_causes(tmp_path))


def test_a_missing_title_picture_is_replaced_by_the_night(tmp_path: Path) -> None:
    title = WindowPicture(tmp_path / IMAGES_FOLDER, "title")
    assert title.make_picture((320, 180)).get_size() == (320, 180)
    title.make_darkened_picture((320, 180))
    assert len(unusable_file_causes(tmp_path)) == 1


def test_the_hand_over_chart_fills_a_window_of_any_proportions(assets: Path) -> None:
    ground = WindowPicture(assets / IMAGES_FOLDER, "handover")
    for size in ((1280, 720), (1024, 768), (1720, 720)):
        assert ground.make_picture(size).get_size() == size
    assert not unusable_file_causes(assets / IMAGES_FOLDER)


def test_the_dark_title_picture_is_darker(assets: Path) -> None:
    title = WindowPicture(assets / IMAGES_FOLDER, "title")
    sun = (746, 436)
    bright = title.make_picture((1280, 720)).get_at(sun)
    dark = title.make_darkened_picture((1280, 720)).get_at(sun)
    assert sum(dark[:3]) < 0.6 * sum(bright[:3])


@pytest.mark.thorough
def test_pieces_are_drawn_without_any_display(assets: Path) -> None:
    code = (
        "import sys; from pathlib import Path; import pygame\n"
        "from game.scene.drawing.picture_files import unusable_file_causes\n"
        "from game.titles.tinners_trail.table.art.pieces import PieceArt\n"
        "from game.titles.tinners_trail.table.art.tiles import TileFace\n"
        "art = PieceArt(Path(sys.argv[1]), 1.0)\n"
        "art.face_up_tile(TileFace('a', 'A', (1, 2, 3))); art.engine_house('gorse')\n"
        "assert not pygame.display.get_init() and not unusable_file_causes(Path(sys.argv[1]))\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", code, str(assets)],
        cwd=assets.parent,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, result.stderr
