"""Larger text in Tiletum leaves the pieces of the table nearly as large as they are with usual
text."""

import pytest

from game.tabletop.layout.table_layout import TableWindowSize
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tiletum.table.layout import TiletumLayout, make_tiletum_layout
from tests.helpers.layout_faults import printed, proof_of
from tests.titles.tiletum.table.court import Court
from tests.titles.tiletum.table.test_drawn_tiletum import OPTIONS, question

WINDOWS = ((1366, 768), (1600, 900), (1920, 1080))
MIN_SHARE = 0.93
"""Of their size with usual text that wheel and offers keep with larger text."""
MIN_SHARE_OF_OTHERS = 0.92


def px_per_u(layout: TiletumLayout) -> dict[str, float]:
    """Return how many pixels a unit of every large piece of the table has."""
    units = layout.window_size.px_per_u * layout.window_size.control_size_factor
    return {
        "offers": layout.offers_box.scale * units,
        "wheel": layout.rose_box.scale * units,
        "action sheet": layout.action_sheet_box.scale * units,
        "king track": layout.king_track_box.scale * units,
        "fairs": layout.fairs_box.scale * units,
        "map": layout.frame.px_per_u,
    }


@pytest.mark.parametrize("silver", [False, True], ids=["base", "silver"])
@pytest.mark.parametrize("larger", [1.25, 1.5])
@pytest.mark.parametrize("size", WINDOWS)
def test_larger_text_makes_no_piece_much_smaller(
    size: tuple[int, int], larger: float, silver: bool
) -> None:
    usual = px_per_u(make_tiletum_layout(TableWindowSize(*size), 4, has_silver=silver))
    large = px_per_u(make_tiletum_layout(TableWindowSize(*size, larger), 4, has_silver=silver))
    shares = {name: large[name] / usual[name] for name in usual}
    assert min(shares["offers"], shares["wheel"]) >= MIN_SHARE, shares
    assert min(shares.values()) >= MIN_SHARE_OF_OTHERS, shares


@pytest.mark.parametrize("silver", [False, True], ids=["base", "silver"])
@pytest.mark.parametrize("larger", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1000, 600), (1280, 720), *WINDOWS, (3440, 1440), (1080, 1920)])
def test_nothing_of_the_lower_edge_overlaps(
    size: tuple[int, int], larger: float, silver: bool
) -> None:
    layout = make_tiletum_layout(TableWindowSize(*size, larger), 4, has_silver=silver)
    row = [
        layout.offers_box.box,
        *layout.bar.actions.values(),
        *layout.bar.undo_and_hint_boxes.values(),
    ]
    assert not any(a.overlaps(b) for at, a in enumerate(row) for b in row[:at])
    assert max(box.right for box in row) <= layout.left_edge_of_column


@pytest.mark.parametrize("expansion", ["base", "silver"])
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("larger", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("size", [(1000, 600), (1024, 600), (1280, 720)])
def test_every_task_keeps_its_name_on_its_button(
    size: tuple[int, int], larger: float, language: str, expansion: str
) -> None:
    court = Court(size, language, larger, options=OPTIONS[expansion])
    court.asked(question("turn"))
    court.ui.advance_time(1 / 60)
    canvas = proof_of(court.host.stage)
    printed(canvas, court.host.stage)
    shown = {line.text for line in canvas.lines}
    tasks = court.table.parts.layout.bar.actions
    names = {court.table.context.say(f"action-{task}") for task in tasks}
    assert names <= shown
