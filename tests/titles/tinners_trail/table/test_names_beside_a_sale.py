"""The light of an area on sale cuts off no name of another area."""

import pytest
from pygame import Rect, Surface

from game.scene.drawing.picture import Transform
from tests.helpers.layout_faults import ProofCanvas
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated

SIZE = (1280, 720)
LINE_HEIGHT_SHARE = 0.5
"""Of a line its letters take, around its middle."""


@pytest.fixture
def hot_seat() -> HotSeat:
    hot_seat = seated(Game(4, 8), SIZE, until="build")
    hot_seat.host.stage.draw(Surface(SIZE))
    return hot_seat


def lines_drawn_above_dimming(hot_seat: HotSeat) -> dict[str, Rect]:
    """Return where the dimming layer writes each name."""
    stage = hot_seat.host.stage
    canvas = ProofCanvas(stage)
    canvas.paint(hot_seat.table.parts.dimming_layer, Transform(0.0, 0.0, stage.units.px_per_u))
    return {line.text: line.rect for line in canvas.lines}


def test_a_name_that_reaches_into_the_area_on_sale_is_written_over_its_light(
    hot_seat: HotSeat,
) -> None:
    parts = hot_seat.table.parts
    rects: dict[str, Rect] = {}
    written: dict[str, set[str]] = {}
    for area in parts.map_node.targets:
        parts.dimming_layer.darken_except_area(area)
        lines = lines_drawn_above_dimming(hot_seat)
        written[area] = set(lines)
        rects |= lines
    name_of = hot_seat.table.context.area_name
    assert {name_of(area) for area in written} <= set(rects)
    reaching = 0
    for area, names in written.items():
        node = parts.map_node.targets[area]
        spot = hot_seat.spot(f"area:{area}")
        for name, rect in rects.items():
            letters = rect.inflate(0, -rect.height * LINE_HEIGHT_SHARE)
            k = spot.transform.px_per_u
            corner = spot.transform.to_px(0, 0)
            inside = any(
                node.is_inside_outline(((x - corner[0]) / k, (y - corner[1]) / k))
                for x in range(letters.left, letters.right)
                for y in range(letters.top, letters.bottom)
            )
            assert name in names or not inside, (area, name)
            reaching += inside and name != name_of(area)
    assert reaching
