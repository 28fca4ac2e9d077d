"""The map: where things lie, what it shows for each number of players, and its highlights."""

from __future__ import annotations

import math
from pathlib import Path
from weakref import ref

import pygame
import pytest

from game.tabletop.art.shoreline import crinkled
from game.tabletop.map.area_lights import AreaLights, strength
from game.tabletop.map.area_outlines import AreaOutlines
from game.tabletop.map.map_frame import MapFrame
from game.titles.tinners_trail.table.art.map_picture import MapPainter
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from game.titles.tinners_trail.table.art.palette import REGION_WASH
from game.titles.tinners_trail.table.chart.county import trail_frame

Regions = dict[int, dict[str, str]]
SMALL = trail_frame((960, 540), 0.5)
OPEN_SEA = (20, 250)


@pytest.fixture(scope="module")
def painter(assets: Path) -> MapPainter:
    return MapPainter(assets)


def test_a_map_point_lies_where_the_design_says() -> None:
    assert trail_frame((1920, 1080), 1.0).to_screen((100, 200)) == (146, 346)
    assert trail_frame((3840, 2160), 2.0, (10, 20)).to_screen((100, 200)) == (302, 712)


def test_a_pixel_leads_back_to_its_map_point() -> None:
    frame = trail_frame((2560, 1080), 1.0, (330, 0))
    assert frame.to_map(frame.on_screen((412.5, 333.25))) == pytest.approx((412.5, 333.25))


@pytest.mark.parametrize(
    "frame",
    [
        trail_frame((1280, 720), 2 / 3),
        trail_frame((1024, 768), 8 / 15, (0, 60)),
        trail_frame((2560, 1080), 1.0, (330, 0)),
        trail_frame((2560, 1440), 4 / 3),
    ],
)
def test_the_map_fills_a_window_of_any_size(
    painter: MapPainter, shapes: MapShapes, regions_by_players: Regions, frame: MapFrame
) -> None:
    picture = painter.picture(shapes, frame, regions_by_players[4])
    assert picture.get_size() == frame.size
    assert painter.faults == []


def test_the_layers_of_a_drawn_map_are_given_back(
    painter: MapPainter,
    shapes: MapShapes,
    regions_by_players: Regions,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = pygame.image.load
    layers: list[ref[pygame.Surface]] = []

    def load(path: Path) -> pygame.Surface:
        layer = read(path)
        layers.append(ref(layer))
        return layer

    monkeypatch.setattr(pygame.image, "load", load)
    painter.picture(shapes, SMALL, regions_by_players[4])
    assert len(layers) >= 3  # sea and land, relief, wash
    assert [layer() for layer in layers] == [None] * len(layers)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_areas_in_play_wear_their_region_and_others_do_not(
    painter: MapPainter, shapes: MapShapes, regions_by_players: Regions, players: int
) -> None:
    regions = regions_by_players[players]
    bare = painter.picture(shapes, SMALL, {})
    picture = painter.picture(shapes, SMALL, regions)
    all_in_a = painter.picture(shapes, SMALL, dict.fromkeys(shapes.areas, "a"))
    for name, area in shapes.areas.items():
        at = SMALL.to_screen(area.label)
        after = picture.get_at(at)
        region = regions.get(name)
        if region is None:
            assert after == bare.get_at(at), name
        elif region == "a":
            assert after == all_in_a.get_at(at) != bare.get_at(at), name
        else:
            wash, wash_of_a = pygame.Color(REGION_WASH[region]), pygame.Color(REGION_WASH["a"])
            wanted = _change(wash_of_a, wash)
            assert _change(all_in_a.get_at(at), after) == pytest.approx(wanted, abs=0.2), name
    assert picture.get_at(OPEN_SEA) == bare.get_at(OPEN_SEA)


def test_a_border_between_regions_is_stronger_than_one_inside(
    painter: MapPainter, shapes: MapShapes
) -> None:
    frame = trail_frame((1920, 1080), 1.0)
    one = dict.fromkeys(shapes.areas, "a")
    two = one | {"redruth": "b"}
    border = shapes.border("camborne", "redruth").points
    dark = [
        sum(sum(picture.get_at(frame.to_screen(point))[:3]) < 300 for point in border)
        for picture in (painter.picture(shapes, frame, one), painter.picture(shapes, frame, two))
    ]
    assert dark[0] < dark[1]


def test_every_area_is_found_under_its_own_name(shapes: MapShapes) -> None:
    outlines = AreaOutlines(shapes.rings, SMALL)
    for name, area in shapes.areas.items():
        assert outlines.at(SMALL.on_screen(area.label)) == name
    assert outlines.at(OPEN_SEA) is None


def test_neighbours_share_every_point_of_their_border(shapes: MapShapes) -> None:
    for names, border in shapes.borders.items():
        for name in names:
            assert set(border.points) <= set(shapes.areas[name].polygon)


def test_an_edge_bends_the_same_way_from_both_ends() -> None:
    there = crinkled([(0, 0), (30, 4), (55, 31)], closed=False)
    back = crinkled([(55, 31), (30, 4), (0, 0)], closed=False)
    assert there == back[::-1]
    assert len(there) > 3


def test_a_selected_area_shines_along_its_outline(shapes: MapShapes) -> None:
    lights = AreaLights(shapes.rings, SMALL)
    shine = lights.selected("redruth")
    place = shine.rect((0, 0))
    outline = lights.outlines.polygon("redruth")
    for x, y in outline[::12]:
        assert shine.surface.get_at((int(x) - place.left, int(y) - place.top)).a > 150
    middle = SMALL.to_screen(shapes.areas["redruth"].label)
    assert shine.surface.get_at((middle[0] - place.left, middle[1] - place.top)).a == 0


def test_a_legal_target_breathes() -> None:
    assert strength(0.0) < strength(0.5) < strength(1.0) == 1.0
    assert strength(1.4) == 1.0


def test_a_dark_cover_lies_over_its_area_alone(shapes: MapShapes) -> None:
    cover = AreaLights(shapes.rings, SMALL).dark("kea")
    place = cover.surface.get_rect(topleft=(-cover.anchor[0], -cover.anchor[1]))

    def darkness(name: str) -> int:
        x, y = SMALL.to_screen(shapes.areas[name].label)
        inside = place.collidepoint(x, y)
        return int(cover.surface.get_at((x - place.left, y - place.top)).a) if inside else 0

    assert darkness("kea") == pytest.approx(64, abs=2)
    assert darkness("redruth") == darkness("st-stephen") == 0


def _change(before: pygame.Color, after: pygame.Color) -> list[float]:
    """The direction in which a colour changes, as red, green and blue of length 1."""
    change = [after[part] - before[part] for part in range(3)]
    return [part / math.hypot(*change) for part in change]
