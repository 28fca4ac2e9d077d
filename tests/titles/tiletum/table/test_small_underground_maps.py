"""The small underground maps can be read in every window: counts and prices cover no town."""

import pytest

from game.tabletop.layout.table_layout import TableWindowSize
from tests.titles.tiletum.table.court import Court
from tests.titles.tiletum.table.test_drawn_tiletum import OPTIONS

MIN_MAP_HEIGHT_PX = 18
REPLAY_BAR_HEIGHT = 330.0


@pytest.mark.parametrize("bar_height", [0.0, REPLAY_BAR_HEIGHT], ids=["game", "replay"])
@pytest.mark.parametrize(
    ("size", "text_scale"),
    [((1280, 720), 1.0), ((1366, 768), 1.0), ((1366, 768), 1.5), ((1920, 1080), 1.0)],
    ids=str,
)
def test_small_maps_are_large_enough_and_free_of_counts(
    size: tuple[int, int], text_scale: float, bar_height: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = TableWindowSize.for_window
    monkeypatch.setattr(
        TableWindowSize, "for_window", lambda units, foot=0.0: real(units, foot or bar_height)
    )
    court = Court(size, larger=text_scale, options=OPTIONS["silver"])
    court.until(lambda state, _: state.round == 2)
    court.table.show_view(court.view(0), 0)  # nobody is asked
    court.ui.advance_time(0.1)
    panel = court.table.parts.underground_maps
    px = panel.scale * court.host.stage.units.px_per_u
    heights = set()
    for number in (1, 2, 3):
        _, top, _, height = panel.part_box(f"map:{number}") or (0, 0, 0, 0)
        assert height * px >= MIN_MAP_HEIGHT_PX
        heights.add(height)
        _, count_top, _, count_height = panel.part_box(f"count:{number}") or (0, 0, 0, 0)
        assert count_top >= top + height
        assert count_top + count_height <= panel.height
    assert len(heights) == 1
