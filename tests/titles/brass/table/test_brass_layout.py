"""Nothing of Brass's table is cut off, unreachable or unspoken, in any language."""

from pathlib import Path

import pytest

from game.application.box_factory import make_kit, read_words
from game.client.screens.replay import BAR_MARGIN
from game.client.screens.replay_bar import replay_bar_size
from game.client.screenshots.gallery import PictureSet, SettingOverrides
from game.scene.stage.units import WindowUnits
from game.scene.text import text_styles
from game.scene.widgets.button import NARROW_TILE_SIDE_PADDING
from game.tabletop.layout.action_row_and_hand import BAR_OVERHANG_HEIGHT
from game.tabletop.layout.table_layout import MIN_TASK_HEIGHT, TableWindowSize
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.brass.table.layout import STACKS_TOP_TO_FIGURES_END, brass_layout
from game.titles.brass.table.map_plan import load_map_plan
from tests.helpers.layout_faults import faults, target_faults, text_faults
from tests.helpers.reading_over import faults_of
from tests.titles.brass.table.sitting import HotSeat
from tests.titles.brass.table.test_drafted_whole import begins, first_of, pick_part

pytestmark = pytest.mark.thorough

WINDOWS = (((1920, 1080), "en"), ((1280, 720), "pl"), ((1280, 720), "cs"))

FULL_HD = (1920, 1080)
SMALL = (1280, 720)
FRAMED = (1178, 663)
SIZES = (FULL_HD, SMALL, (1366, 768), (2560, 1440), (3440, 1440), (1600, 1200), (1024, 768))
SCALES = (1.0, 1.25, 1.5)
ROUNDING = 1e-6
ON_THE_TABLE = ("board", "build", "sell", "rails", "develop", "loan", "deed", "replay")


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("size", [FRAMED, SMALL, (1366, 768), FULL_HD], ids=str)
def test_action_buttons_have_room_for_their_names(language: str, size: tuple[int, int]) -> None:
    words = read_words("brass", language)
    lettering = make_kit().lettering
    room = TableWindowSize(*size)
    k = room.px_per_u * room.control_size_factor
    for action, box in brass_layout(room, 4).bar.actions.items():
        for name in ("canal", "rail") if action == "link" else (action,):
            said = words.say(f"table.action-{name}")
            inside = (box.width - 2 * NARROW_TILE_SIDE_PADDING) * k
            assert lettering.fits(said, text_styles.BOLD_STYLE, k, inside), said


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [SMALL, (1366, 768), FULL_HD], ids=str)
def test_a_note_aside_covers_no_place_and_nothing_in_the_column(
    size: tuple[int, int], seats: int
) -> None:
    layout = brass_layout(TableWindowSize(*size), seats)
    aside = layout.spare_rect("aside")
    assert aside == layout.aside_box
    shown = [
        *layout.space_boxes_while_whole_map_is_shown,
        *layout.document_boxes,
        *layout.zoom_button_boxes.values(),
    ]
    assert not any(aside.overlaps(box) for box in shown)
    assert aside.right < layout.left_edge_of_column


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [*SIZES, (1440, 900)], ids=str)
def test_no_zoom_button_covers_the_hand_of_a_replay(size: tuple[int, int], scale: float) -> None:
    units = WindowUnits(*size, scale)
    bar = replay_bar_size(units)
    foot = (bar.height + BAR_MARGIN) * bar.scale
    layout = brass_layout(TableWindowSize.for_window(units, foot), 4)
    hand = layout.replay_hand_box
    zoom = layout.zoom_button_boxes.values()
    documents = layout.document_boxes
    assert hand is None or not any(box.overlaps(hand) for box in zoom)
    assert hand is None or not any(box.overlaps(part) for box in zoom for part in documents)


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_a_table_that_is_drafted_at_has_no_fault(size: tuple[int, int], language: str) -> None:
    sitting = HotSeat(size, language)
    found: list[str] = []

    def look() -> None:
        sitting.ui.advance_time(1 / 60)
        stage = sitting.host.stage
        found.extend((*faults(stage), *text_faults(stage), *target_faults(stage)))

    sitting.workshop.until(begins("rail"))
    sitting.ask(holds=True)
    look()
    pick_part(sitting, first_of(sitting, "rail").text, keys=False)
    look()
    sitting.workshop.until(begins("sell"))
    sitting.ask(holds=True)
    sitting.ui.press_keys("s", "s")
    look()
    sitting.workshop.until(begins("develop"))
    sitting.ask(holds=True)
    pick_part(sitting, first_of(sitting, "develop").text, keys=False)
    look()
    assert not found


@pytest.mark.parametrize(
    ("size", "wishes"),
    [
        (FULL_HD, {"language": "pl"}),
        (FRAMED, {"language": "cs", "high_contrast": True}),
    ],
    ids=str,
)
def test_the_table_of_brass_is_right(
    tmp_path: Path, size: tuple[int, int], wishes: SettingOverrides
) -> None:
    shots = PictureSet("lint", size, wishes, picture_names=ON_THE_TABLE, title="brass")
    assert faults_of(shots, tmp_path) == {}


@pytest.mark.parametrize("replays", [False, True], ids=["played", "replayed"])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_place_is_printed_under_the_income_track_or_the_bar(
    size: tuple[int, int], scale: float, replays: bool
) -> None:
    units = WindowUnits(*size, scale)
    bar = replay_bar_size(units)
    foot = (bar.height + BAR_MARGIN) * bar.scale if replays else 0.0
    layout = brass_layout(TableWindowSize.for_window(units, foot), 4)
    per_px = 1 / (layout.window_size.px_per_u * layout.window_size.control_size_factor)
    view = layout.view
    heights = (
        layout.frame.exact_pixel((0.0, height))[1] * per_px * view.scale
        + view.corner[1] / layout.window_size.control_size_factor
        for height in load_map_plan().vertical_range_of_plates_and_spaces
    )
    first, last = heights
    assert first >= layout.income_track_box.bottom
    assert last <= layout.top_of_button_bar - BAR_OVERHANG_HEIGHT + ROUNDING


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 600), (2560, 1440)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_task_leaves_the_costs_and_gains_of_the_own_tiles_in_sight(
    size: tuple[int, int], seats: int
) -> None:
    layout = brass_layout(TableWindowSize(*size, 1.0), seats, shows_task=True)
    works = layout.column.panel_boxes_by_name["works"]
    assert layout.task_text_box.y >= works.y + STACKS_TOP_TO_FIGURES_END
    assert layout.task_text_box.height >= MIN_TASK_HEIGHT


@pytest.mark.parametrize("larger", [0.8, 1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (900, 1400), (1000, 600)])
def test_a_task_never_covers_the_own_tiles(size: tuple[int, int], larger: float) -> None:
    layout = brass_layout(TableWindowSize(*size, larger), 4, shows_task=True)
    works = layout.column.panel_boxes_by_name.get("works")
    if works is None:
        assert "works" in layout.tab_boxes
    else:
        figures = works._replace(height=STACKS_TOP_TO_FIGURES_END)
        assert not layout.task_text_box.overlaps(figures)
