"""Numbers on the map stand out from their ground."""

import pytest

from game.scene.drawing.hex_colours import hex_to_rgb
from game.titles.tiletum.table.art.map_spaces import CATHEDRAL_COST_TONES, TONES_BY_FAIR_STATE
from tests.helpers.layout_faults import MIN_CONTRAST, contrast_between


@pytest.mark.parametrize(("ground", "ink"), [CATHEDRAL_COST_TONES, *TONES_BY_FAIR_STATE.values()])
def test_a_number_on_the_map_has_contrast_to_its_ground(ground: str, ink: str) -> None:
    assert contrast_between(hex_to_rgb(ground), hex_to_rgb(ink)) >= MIN_CONTRAST
