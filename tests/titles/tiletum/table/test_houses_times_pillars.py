"""The panel of the final scoring writes every product whole, also above the bar of a replay."""

import pytest

from game.scene.drawing.picture import Transform
from game.tabletop.layout.table_layout import TableWindowSize
from game.titles.tiletum.table.layout import make_tiletum_layout
from game.titles.tiletum.table.panels.houses_times_pillars import (
    HousesTimesPillarsLook,
    HousesTimesPillarsPanel,
)
from tests.helpers.layout_faults import ProofCanvas
from tests.titles.tiletum.table.court import Court

SIZES = ((1178, 663), (1280, 720), (1366, 768), (1920, 1080), (1000, 900), (2560, 1080))
REPLAY_FEET = (0.0, 212.0, 300.0)
ROWS = ((9, 6, 54), (3, 4, 12), (10, 1, 10), (0, 0, 0))


@pytest.fixture(scope="module")
def court() -> Court:
    return Court()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("larger", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("foot", REPLAY_FEET)
@pytest.mark.parametrize("side", ["", "A"])
def test_products_of_the_final_scoring_are_whole(
    court: Court, size: tuple[int, int], larger: float, foot: float, side: str
) -> None:
    layout = make_tiletum_layout(TableWindowSize(*size, larger, foot), 4)
    place = layout.houses_times_pillars_box
    assert place.box.right <= layout.left_edge_of_column
    panel = HousesTimesPillarsPanel(court.table.parts.houses_times_pillars.context)
    panel.width = place.box.width / place.scale
    panel.show_look(HousesTimesPillarsLook(side, ROWS))
    canvas = ProofCanvas(court.host.stage)
    canvas.paint(panel, Transform(0.0, 0.0, layout.frame.px_per_u))
    lines = {line.text: line for line in canvas.lines}
    width_px = panel.width * layout.frame.px_per_u
    for _houses, _pillars, product in ROWS:
        line = lines[f"= {product}"]
        assert not line.cut, (product, width_px)
        assert line.rect.right <= width_px - 2
