"""Everything has its place at every window size, and nothing lies over anything else."""

from itertools import combinations

import pytest

from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.action_row_and_hand import HandPosition
from game.tabletop.layout.table_layout import MIN_NOTE_HEIGHT, TableWindowSize
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.layout import TrailLayout, make_table_layout
from game.titles.tinners_trail.table.view_model import BASE_GAME_EXTRAS

pytestmark = pytest.mark.thorough

SIZES = (
    (1920, 1080),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (2560, 1440),
    (3840, 2160),
    (1024, 768),
    (1600, 1200),
    (1920, 1200),
    (2560, 1080),
    (3440, 1440),
)
SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
TARGET_PX = 44.0
FULL_HAND = 5


EVERYTHING = ExtrasInPlay(arsenic=True, emigration=True)
SOLO = ExtrasInPlay(arsenic=True, emigration=True, wallace=True)
TABLES = [
    *((seats, BASE_GAME_EXTRAS) for seats in (2, 3, 4, 5)),
    *((seats, EVERYTHING) for seats in (2, 4, 5)),
    (2, ExtrasInPlay(wallace=True)),
    (2, SOLO),
]


def layouts(
    seats: int, extras: ExtrasInPlay = BASE_GAME_EXTRAS
) -> list[tuple[str, TableWindowSize, TrailLayout]]:
    made = []
    for width, height in SIZES:
        for scale in SCALES:
            room = TableWindowSize(width, height, scale)
            layout = make_table_layout(room, seats, extras)
            made.append((f"{width}x{height} at {scale}", room, layout))
    return made


def hand_of(layout: TrailLayout) -> HandPosition:
    """Where cards lie."""
    assert layout.hand is not None
    return layout.hand


def controls(layout: TrailLayout) -> dict[str, Box]:
    """Every control and panel that is always there."""
    boxes = {f"icon {name}": box for name, box in layout.icon_button_boxes.items()}
    boxes |= {f"action {name}": box for name, box in layout.bar.actions.items()}
    boxes |= {f"look back {name}": box for name, box in layout.bar.undo_and_hint_boxes.items()}
    boxes |= {f"player {seat}": box for seat, box in enumerate(layout.column.seat_panel_boxes)}
    if layout.column.prompt_box is not None:
        boxes["prompt"] = layout.column.prompt_box
    boxes["hide hand"] = hand_of(layout).hide_button_box
    boxes |= layout.column.panel_boxes_by_name
    if layout.column.journal_box is not None:
        boxes["journal"] = layout.column.journal_box
    boxes |= {f"tab {name}": box for name, box in layout.tab_boxes.items()}
    for name, place in layout.document_boxes_by_kind.boards.items():
        boxes[f"tab {name}" if place.is_strip_only else name] = place.box
    for name, box in (
        ("working-day", layout.document_boxes_by_kind.track),
        ("exchange", layout.document_boxes_by_kind.exchange),
    ):
        scale = layout.document_boxes_by_kind.scale
        if name not in layout.tab_boxes:
            boxes[name] = Box(box.x, box.y, box.width * scale, box.height * scale)
    return boxes


@pytest.mark.parametrize(("seats", "extras"), TABLES)
def test_nothing_overlaps_and_nothing_leaves_the_window(seats: int, extras: ExtrasInPlay) -> None:
    for name, _, layout in layouts(seats, extras):
        boxes = controls(layout)
        for part, box in boxes.items():
            assert layout.window_box.contains_box(box), f"{name}: {part} leaves the window"
        for (one, first), (other, second) in combinations(boxes.items(), 2):
            assert not first.overlaps(second), f"{name}: {one} lies over {other}"


@pytest.mark.parametrize(
    ("seats", "extras"), [(2, BASE_GAME_EXTRAS), (5, BASE_GAME_EXTRAS), (5, EVERYTHING), (2, SOLO)]
)
def test_every_control_can_be_hit_on_44_pixels(seats: int, extras: ExtrasInPlay) -> None:
    """The stage gives a small control the 44 px around it: their middles must be that far apart."""
    for name, room, layout in layouts(seats, extras):
        px = room.px_per_u * layout.window_size.control_size_factor
        small = {
            part: box
            for part, box in controls(layout).items()
            if part.split(" ", maxsplit=1)[0] in ("icon", "action", "look", "hide", "tab")
        }
        for (one, first), (other, second) in combinations(small.items(), 2):
            across = abs(first.centre[0] - second.centre[0]) * px
            down = abs(first.centre[1] - second.centre[1]) * px
            free = max(across, down)
            assert free >= TARGET_PX - 3, f"{name}: {one} is {free:.0f} px from {other}"


@pytest.mark.parametrize("cards", range(1, 10))
def test_the_hand_stays_left_of_the_panels(cards: int) -> None:
    for name, _, layout in layouts(4):
        slots = hand_of(layout).card_centres(cards)
        assert len(slots) == cards
        assert slots[-1][0] + 40 <= layout.left_edge_of_column, name


@pytest.mark.parametrize("extras", [BASE_GAME_EXTRAS, EVERYTHING])
def test_a_full_hand_lies_right_of_the_buttons_above_the_bar(extras: ExtrasInPlay) -> None:
    for name, _, layout in layouts(5, extras):
        ends = [
            box.right for box in layout.bar.actions.values() if box.y < layout.top_of_button_bar
        ]
        half_a_card = 32 if layout.has_small_hand else 60
        first = hand_of(layout).card_centres(FULL_HAND)[0][0] - half_a_card
        assert not ends or max(ends) <= first, name


def test_only_the_expansions_in_play_have_buttons() -> None:
    arsenic = make_table_layout(TableWindowSize(1920, 1080), 4, ExtrasInPlay(arsenic=True))
    assert "process" in arsenic.bar.actions
    assert "emigrate" not in arsenic.bar.actions
    assert (
        make_table_layout(
            TableWindowSize(1920, 1080), 2, ExtrasInPlay(wallace=True)
        ).bar.second_row_height
        == 0
    )


def test_in_a_solo_game_his_card_lies_below_the_players() -> None:
    for size in ((1920, 1080), (1280, 720)):
        column = make_table_layout(TableWindowSize(*size), 2, SOLO).column
        assert column.panel_boxes_by_name["wallace"].y >= column.seat_panel_boxes[-1].bottom
        assert column.journal_box is not None


def test_small_windows_are_compact_and_large_ones_are_not() -> None:
    assert TableWindowSize(1280, 720).is_compact
    assert not TableWindowSize(1920, 1080).is_compact
    assert not TableWindowSize(2560, 1440).is_compact


def test_five_players_get_lower_panels() -> None:
    column = make_table_layout(TableWindowSize(1920, 1080), 5).column
    assert [box.height for box in column.seat_panel_boxes] == [84] * 5
    assert column.panel_boxes_by_name.get("development") is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_journal_has_six_lines_where_the_window_has_the_room(seats: int) -> None:
    assert make_table_layout(TableWindowSize(1920, 1080), seats).column.journal_line_capacity >= 6


def test_spare_height_goes_to_the_journal() -> None:
    wide = make_table_layout(TableWindowSize(1920, 1080), 4)
    tall = make_table_layout(TableWindowSize(1920, 1440), 4)
    assert tall.column.journal_line_capacity > wide.column.journal_line_capacity


@pytest.mark.parametrize(("seats", "extras"), TABLES)
def test_what_finds_no_room_has_a_tab_and_a_drawer_inside_the_window(
    seats: int, extras: ExtrasInPlay
) -> None:
    for name, _, layout in layouts(seats, extras):
        folded = {
            part
            for part, box in (
                ("development", layout.column.panel_boxes_by_name.get("development")),
                ("journal", layout.column.journal_box),
            )
            if box is None
        }
        folded |= set(extras.extra_boards) - set(layout.document_boxes_by_kind.boards)
        if extras.wallace and layout.column.panel_boxes_by_name.get("wallace") is None:
            folded.add("wallace")
        assert folded <= set(layout.tab_boxes), name
        strips = [
            board
            for board, place in layout.document_boxes_by_kind.boards.items()
            if place.is_strip_only
        ]
        for part in (*layout.tab_boxes, *strips):
            assert layout.window_box.contains_box(layout.drawer_box(part)), f"{name}: {part}"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_no_document_covers_a_drawer_in_a_small_window(seats: int, scale: float) -> None:
    layout = make_table_layout(TableWindowSize(1280, 720, scale), seats)
    documents = {"working-day", "exchange"}
    for part in set(layout.tab_boxes) - documents:
        drawer = layout.drawer_box(part)
        assert not any(drawer.overlaps(document) for document in layout.document_boxes), part


@pytest.mark.parametrize(("seats", "extras"), TABLES)
@pytest.mark.parametrize("foot", [0.0, 212.0])
def test_a_note_has_room_for_a_few_lines_or_all_of_the_players_panels(
    seats: int, extras: ExtrasInPlay, foot: float
) -> None:
    for width, height in SIZES:
        for scale in SCALES:
            layout = make_table_layout(TableWindowSize(width, height, scale, foot), seats, extras)
            note = layout.note_box
            players = layout.column.seat_panel_boxes
            assert note.height >= MIN_NOTE_HEIGHT or note.y == players[0].y
            covered = [box for box in players if note.overlaps(box)]
            assert all(note.y <= box.y for box in covered)


@pytest.mark.parametrize(("seats", "extras"), TABLES)
def test_a_note_is_as_high_as_it_needs_and_begins_where_a_panel_or_a_row_begins(
    seats: int, extras: ExtrasInPlay
) -> None:
    for name, _, layout in layouts(seats, extras):
        for use in ("note", "advice", "beside"):
            room = layout.spare_rect(use)
            starts = (room.y, *layout.ys_where_note_may_cut())
            for least in (room.height * share for share in (0.2, 0.4, 0.6, 0.8, 1.0)):
                height = layout.note_height(use, least)
                assert least - 0.1 <= height <= room.height, name
                begins = room.bottom - height
                assert any(abs(begins - start) < 0.1 for start in starts), name


@pytest.mark.parametrize(("seats", "extras"), TABLES)
def test_a_short_note_leaves_players_and_journal_in_sight(seats: int, extras: ExtrasInPlay) -> None:
    short = 0
    for name, _, layout in layouts(seats, extras):
        if layout.short_note_box == layout.note_box:
            continue
        short += 1
        seen = [*layout.column.seat_panel_boxes, layout.column.journal_box]
        assert not [
            box for box in seen if box is not None and box.overlaps(layout.short_note_box)
        ], name
    assert short or seats > 3


@pytest.mark.parametrize(("seats", "extras"), TABLES)
def test_advice_lies_beside_the_journal(seats: int, extras: ExtrasInPlay) -> None:
    for name, _, layout in layouts(seats, extras):
        journal = layout.column.journal_box
        assert journal is None or not layout.advice_box.overlaps(journal), name
        assert layout.advice_box.height >= MIN_NOTE_HEIGHT, name


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720), (2560, 1440)], ids=str)
@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_track_and_prices_lie_open_however_large_the_controls_are(
    window: tuple[int, int], scale: float, seats: int
) -> None:
    layout = make_table_layout(TableWindowSize(*window, scale), seats)
    assert not {"working-day", "exchange"} & set(layout.tab_boxes)
    sea = layout.map_position
    k = layout.window_size.control_size_factor
    for box in layout.document_boxes:
        assert box.bottom * k <= sea.sea_bottom_between(box.x * k, box.right * k)


@pytest.mark.parametrize(
    "extras",
    [BASE_GAME_EXTRAS, ExtrasInPlay(arsenic=True), ExtrasInPlay(emigration=True), EVERYTHING],
    ids=str,
)
@pytest.mark.parametrize(
    ("size", "scale"), [((2560, 1080), 1.0), ((1920, 1080), 0.75), ((1920, 1080), 1.0)]
)
def test_no_wide_hole_is_left_between_passing_and_looking_back(
    size: tuple[int, int], scale: float, extras: ExtrasInPlay
) -> None:
    layout = make_table_layout(TableWindowSize(*size, scale), 4, extras)
    gap = (
        min(box.x for box in layout.bar.undo_and_hint_boxes.values())
        - layout.bar.actions["pass"].right
    )
    assert 8 < gap < 140.0
