"""Sheets hide neither what they are about nor the own hand: every area, in every window."""

from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from game.files.folders import assets_folder
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas
from game.scene.stage.placed_nodes import node_under_pointer
from game.scene.stage.sheet_placing import Box
from game.scene.stage.units import SMALLEST_PX_PER_U
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.area_nodes import AreaNode
from game.tabletop.sheet import sheet_placement
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_placement import (
    MIN_SHARE_OF_WANTED_SCALE,
    box_around_points,
    sheet_position_beside_boxes,
)
from game.titles.tinners_trail.table.action_inputs import ActionInput
from game.titles.tinners_trail.table.controller import make_question_input
from game.titles.tinners_trail.table.county.county_coordinates import TrailCounty
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.layout import TrailLayout, make_table_layout
from game.titles.tinners_trail.table.sheets import draft_sheet, extraction_sheet, investment_sheet
from game.titles.tinners_trail.table.sheets.auction_bill import AuctionBill
from game.titles.tinners_trail.table.sheets.auction_bill_placement import (
    ORNATE_BILL_SIZES,
    PLAIN_BILL_SIZES,
    auction_bill_sizes_and_position,
)
from game.titles.tinners_trail.table.sheets.auction_summary import AuctionSummary
from game.titles.tinners_trail.table.sheets.options_sheet import (
    ChoiceOffer,
    ChoiceOption,
    OptionsSheet,
)
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import BASE_GAME_EXTRAS
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, moves, said, seated

WINDOWS = [
    *((1920, 1080), (1280, 720), (2560, 1080), (1000, 900), (3840, 2160)),
    *((1366, 768), (1600, 1200), (1080, 1920)),
]
SCALES = [0.75, 1.0, 1.25, 1.5, 2.0]
EXTRAS = [
    BASE_GAME_EXTRAS,
    ExtrasInPlay(arsenic=True),
    ExtrasInPlay(emigration=True),
    ExtrasInPlay(True, True),
]
EXTRACT = (extraction_sheet.SHEET_WIDTH, 470.0)
INVEST = (investment_sheet.SHEET_WIDTH, 420.0)
DRAFT = (draft_sheet.MAX_SHEET_WIDTH, 790.0)
LAST_CAPE = 4.0  # u of the controls: the tip of the land may touch the buttons
READABLE_PX = SMALLEST_PX_PER_U - 0.01

CLEAR_PX = 5

DAY = moves(
    "miner kea",
    "miner kea own",
    "miner redruth",
    "process kea",
    "sell arsenic",
    "emigrate gwennap michigan",
    "emigrate gwennap kimberley",
    "emigrate camborne kimberley",
    "place train kea",
    "place train redruth",
    "place adit kea redruth",
)


def lies(layout: TrailLayout, size: tuple[float, float], about: tuple[Box, ...] = ()) -> Box:
    x, y, scale = sheet_position_beside_boxes(layout, size, about, may_cover_hand=size == DRAFT)
    return Box(x, y, size[0] * scale, size[1] * scale)


def bill_lies(layout: TrailLayout, about: Box) -> Box:
    shape, (x, y, scale) = auction_bill_sizes_and_position(layout, (about,))
    return Box(x, y, shape.size[0] * scale, shape.size[1] * scale)


def every_area(room: TableWindowSize, layout: TrailLayout) -> Iterator[tuple[str, Box]]:
    county = TrailCounty(assets_folder(), room, layout.map_position, layout.initial_view)
    left, top = layout.initial_view.corner
    land = Box(0, 0, layout.left_edge_of_column, layout.top_of_button_bar)
    for area in county.shapes.areas:
        outline = [(left + x, top + y) for x, y in county.outline_of_area(area)]
        box = box_around_points(outline, layout.window_size.control_size_factor)
        if layout.initial_view.scale == 1.0 or land.overlaps(
            box
        ):  # the others are brought in sight
            yield area, box


def check_window(window: tuple[int, int], scale: float, seats: int, extras: ExtrasInPlay) -> int:
    """Check the sheets about every area; return how many places that were."""
    room = TableWindowSize(*window, scale)
    layout = make_table_layout(room, seats, extras)
    checked = 0
    for area, box in every_area(room, layout):
        for sheet in (bill_lies(layout, box), lies(layout, EXTRACT, (box,))):
            where = window, scale, seats, extras, area, sheet
            assert not sheet.overlaps(box), where
            assert layout.hand_box is not None and layout.hand is not None
            assert not sheet.overlaps(layout.hand_box), where
            assert not sheet.overlaps(layout.hand.hide_button_box), where
            assert all(not sheet.overlaps(low) for low in layout.bar.actions.values()), where
            assert layout.sheet_area_box.grown(0.1).contains_box(sheet), where
            checked += 1
    return checked


@pytest.mark.thorough
@pytest.mark.parametrize("window", WINDOWS[:3], ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_sheet_lies_on_its_own_area_or_on_the_hand(
    window: tuple[int, int], scale: float
) -> None:
    assert check_window(window, scale, 4, BASE_GAME_EXTRAS) > 40


@pytest.mark.slow
def test_no_sheet_lies_on_its_own_area_or_on_the_hand_anywhere() -> None:
    every = product(WINDOWS, SCALES, (2, 3, 4, 5), EXTRAS)
    assert sum(check_window(*case) for case in every) > 500


@pytest.mark.thorough
@pytest.mark.parametrize("window", [(1920, 1080), (2560, 1080), (3840, 2160), (1600, 1200)])
@pytest.mark.parametrize("scale", [0.75, 1.0])
@pytest.mark.parametrize("extras", EXTRAS, ids=["base", "arsenic", "emigration", "both"])
def test_the_invested_row_stays_in_sight_while_people_bid_and_invest(
    window: tuple[int, int], scale: float, extras: ExtrasInPlay
) -> None:
    """Prices stand on the bill as well."""
    room = TableWindowSize(*window, scale)
    layout = make_table_layout(room, 4, extras)
    track, exchange, *_ = layout.document_boxes
    for _, box in every_area(room, layout):
        assert not bill_lies(layout, box).overlaps(track)
    assert not any(lies(layout, INVEST).overlaps(document) for document in (track, exchange))


@pytest.mark.thorough
@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("extras", EXTRAS, ids=["base", "arsenic", "emigration", "both"])
def test_the_words_of_a_bill_fit_between_its_lines_wherever_its_area_lies(
    window: tuple[int, int], extras: ExtrasInPlay
) -> None:
    room = TableWindowSize(*window)
    layout = make_table_layout(room, 5, extras)
    for area, box in every_area(room, layout):
        _, place = auction_bill_sizes_and_position(layout, (box,))
        at_controls = layout.window_size.control_size_factor * room.px_per_u
        assert place.scale * at_controls >= min(
            READABLE_PX, MIN_SHARE_OF_WANTED_SCALE * at_controls
        ), area


@pytest.mark.parametrize("window", [(1280, 720), (1366, 768), (1600, 900)])
def test_large_letters_make_no_bill_smaller_than_the_close_one_must_be(
    window: tuple[int, int],
) -> None:
    room = TableWindowSize(*window, 1.5)
    layout = make_table_layout(room, 4, EXTRAS[-1])
    for area, box in every_area(room, layout):
        shape, place = auction_bill_sizes_and_position(layout, (box,))
        ornate = sheet_position_beside_boxes(layout, ORNATE_BILL_SIZES.size, (box,)).scale
        assert shape is ORNATE_BILL_SIZES or place.scale > ornate, area
    assert PLAIN_BILL_SIZES.size < ORNATE_BILL_SIZES.size


def test_a_bill_with_small_letters_is_taller_and_no_narrower_than_the_close_one() -> None:
    room = TableWindowSize(1256, 710, 1.5)
    layout = make_table_layout(room, 2, EXTRAS[-1])
    for area, box in every_area(room, layout):
        shape, place = auction_bill_sizes_and_position(layout, (box,))
        if place.scale * layout.window_size.control_size_factor * room.px_per_u < READABLE_PX:
            close = sheet_position_beside_boxes(layout, PLAIN_BILL_SIZES.size, (box,)).scale
            assert shape.size[1] > PLAIN_BILL_SIZES.size[1], area
            assert place.scale >= close, area


def test_a_small_sheet_leaves_its_heading_clear_of_the_whole_button_to_look_through() -> None:
    sheet = Sheet(width=600, height=400)
    assert not sheet.look_through_button_width
    sheet.has_look_through_button = True
    at_full_size = sheet.look_through_button_width
    sheet.scale = 0.5
    assert sheet.look_through_button_width == 2 * at_full_size


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("extras", EXTRAS, ids=["base", "arsenic", "emigration", "both"])
def test_a_bill_is_ornate_only_where_the_smallest_letters_have_room_between_its_lines(
    window: tuple[int, int], extras: ExtrasInPlay
) -> None:
    room = TableWindowSize(*window)
    layout = make_table_layout(room, 3, extras)
    at_controls = layout.window_size.control_size_factor * room.px_per_u
    for area, box in every_area(room, layout):
        shape, place = auction_bill_sizes_and_position(layout, (box,))
        close = sheet_position_beside_boxes(layout, PLAIN_BILL_SIZES.size, (box,)).scale
        has_room = place.scale * at_controls >= sheet_placement.MIN_READABLE_PX_PER_U
        assert shape is PLAIN_BILL_SIZES or has_room or close <= place.scale, area


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_at_every_size_of_the_controls_a_sheet_leaves_the_tabs_free(
    window: tuple[int, int], scale: float
) -> None:
    layout = make_table_layout(TableWindowSize(*window, scale), 4)
    for size in (EXTRACT, INVEST, DRAFT):
        sheet = lies(layout, size)
        assert layout.window_box.contains_box(sheet)
        assert not any(sheet.overlaps(tab) for tab in layout.tab_boxes.values())


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_no_area_lies_below_the_players_or_the_buttons_however_large_the_controls_are(
    window: tuple[int, int], scale: float
) -> None:
    room = TableWindowSize(*window, scale)
    layout = make_table_layout(room, 4)
    for area, box in every_area(room, layout):
        assert box.right <= layout.left_edge_of_column, area
        assert box.bottom <= layout.top_of_button_bar + LAST_CAPE, area
        assert box.x >= 0, area


# A sheet can be dragged and looked through, and the bill tells all that a mine would hold.


def sheet_of(hot_seat: HotSeat) -> Sheet:
    return next(node for node in hot_seat.table.root.walk() if isinstance(node, Sheet))


@pytest.mark.thorough
def test_a_bill_that_was_dragged_lies_there_until_the_sale_is_over() -> None:
    hot_seat = seated(Game(3, 8), (1920, 1080), until="bid")
    game = hot_seat.game
    (x, y) = hot_seat.spot("sheet-handle").pixel_on_node()
    before = sheet_of(hot_seat)
    started = before.x, before.y
    hot_seat.drag((x, y), (x + 60, y + 40))
    laid = before.x, before.y
    assert laid != started
    area = game.state.area
    game.step(game.mover, game.moves()[0].code)
    if game.state.area == area:
        hot_seat.ask()
        assert (sheet_of(hot_seat).x, sheet_of(hot_seat).y) == laid


@pytest.mark.thorough
def test_the_eye_puts_the_bill_away_and_brings_it_back() -> None:
    hot_seat = seated(Game(3, 8), (1920, 1080), until="bid")
    for there in (False, True):
        hot_seat.ui.click(name="look-through")
        seen = [spot.node for spot in hot_seat.host.stage.visible_nodes()]
        assert any(isinstance(node, AuctionBill) for node in seen) is there


def test_the_map_tells_of_its_areas_while_one_looks_through_the_bill() -> None:
    hot_seat = seated(Game(3, 8), (1920, 1080), until="bid")
    stage = hot_seat.host.stage
    told = [spot for spot in stage.visible_nodes() if isinstance(spot.node, AreaNode)]
    points = {spot.node.name: spot.pixel_on_node() for spot in told}

    def tells() -> set[str]:
        found = {
            name: node_under_pointer(stage.visible_nodes(), at, finds_tooltip_nodes=True)
            for name, at in points.items()
        }
        return {name for name, spot in found.items() if spot is not None}

    assert tells() != {*points}
    hot_seat.ui.click(name="look-through")
    assert tells() == {*points}


@pytest.mark.thorough
def test_the_bill_counts_the_arsenic_that_lies_there_and_names_what_stands_there() -> None:
    for seed in range(40):
        game = Game(4, seed, ("arsenic",))
        while game.until("bid"):
            state = game.state
            lying = int(state.arsenic[state.area])
            if lying:
                hot_seat = seated(game)
                bill = sheet_of(hot_seat).showing
                hot_seat.close()
                assert isinstance(bill, AuctionSummary)
                assert bill.cube_kinds[-1] == "arsenic"
                assert bill.rows[-1].count_texts[-1] == str(lying)
                return
            game.step(0)
    raise AssertionError("No area with arsenic was ever sold.")


# Forks: moves that differ in nothing but a choice, and pieces that wait to be placed.


def worth(area: str, tin: int, copper: int) -> int:
    return 0


def day(*picks: str) -> ActionInput:
    """The question of a day after an action, and areas, were picked; none of them answers it."""
    asked = ActionInput(DAY, worth)
    asked.must_be_confirmed = lambda move: False
    for number, pick in enumerate(picks):
        assert (asked.pick_area(pick) if number else asked.pick_action(pick)) is None
    return asked


def test_where_only_a_plain_miner_may_go_nothing_is_asked() -> None:
    assert said(day("miner").pick_area("redruth")) == "miner redruth"


def test_an_emigrant_chooses_even_among_a_single_place() -> None:
    assert day("emigrate", "camborne").options_to_choose == ("kimberley",)


def test_with_a_fork_open_another_area_may_be_picked_instead() -> None:
    assert day("emigrate", "camborne").pickable_areas == {"gwennap"}
    asked = day("emigrate", "camborne", "gwennap")
    assert asked.picked_areas == {"gwennap"}
    assert asked.options_to_choose == ("michigan", "kimberley")


def test_back_closes_a_fork() -> None:
    asked = day("emigrate", "gwennap")
    assert asked.undo_pick()
    assert (asked.options_to_choose, asked.next_step_key) == ((), "area-emigrate")


def test_of_several_waiting_pieces_the_kind_is_chosen_first() -> None:
    asked = day("place")
    assert (asked.options_to_choose, asked.pickable_areas) == (("train", "adit"), frozenset())
    assert asked.pick_choice("adit") is None
    assert asked.piece_to_place == "adit"
    assert asked.pick_area("redruth") is None
    assert said(asked.pick_area("kea")) == "place adit kea redruth"


def test_the_choice_of_a_piece_is_taken_back_before_the_action() -> None:
    asked = day("place")
    asked.pick_choice("adit")
    asked.pick_area("kea")
    assert asked.undo_pick()
    assert asked.piece_to_place == "adit"
    assert asked.undo_pick()
    assert asked.options_to_choose == ("train", "adit")
    assert asked.undo_pick()
    assert asked.picked_action_or_task == ""


def test_pieces_kept_from_an_earlier_turn_are_an_action() -> None:
    asked = moves("place port kea", "pass")
    assert isinstance(make_question_input(asked, (), worth), ActionInput)


def test_adelaide_cannot_be_declined() -> None:
    asked = moves("adelaide tin", "adelaide copper")
    question_input = make_question_input(asked, (), worth)
    assert question_input.options_to_choose == ("tin", "copper")
    assert question_input.declining_move is None


def test_two_lines_of_a_note_keep_clear_of_the_frame_of_their_way_in_a_small_window() -> None:
    hot_seat = HotSeat(Game(2, 1))
    note = "Petroc looks at the tile, pays the bank for it, and keeps what he has seen to himself."
    fork = ChoiceOffer(
        "A question", "what is asked", (ChoiceOption("go", "A way to go", note, "eye"),), 0, True
    )
    nothing = dict.fromkeys(("confirm", "decline", "on_amount_changed", "go_back"), lambda: None)
    handlers = TrailSheetHandlers(
        **nothing, pick_option=lambda choice: None, cancel_proxy=lambda: None
    )
    sheet = OptionsSheet(hot_seat.table.context, fork, handlers)
    small = Transform(0.0, 0.0, 720 / 1080)
    sheet.build_and_lay_out_content(hot_seat.host.stage.kit, small.px_per_u)
    [way] = sheet.choice_buttons
    canvas = Canvas(hot_seat.host.stage.kit)
    canvas.paint(way, small)
    _plate, _picture, title, _cap, _key, *rest = canvas.items
    lines = [title, *rest]
    assert len(lines) == 3  # its title and two lines
    inks = [picture.get_bounding_rect().move(at) for picture, at in lines]
    frame = small.to_px_rect(way.x, way.y, way.width, way.height)
    assert min(ink.top for ink in inks) - frame.top >= CLEAR_PX
    assert frame.bottom - max(ink.bottom for ink in inks) >= CLEAR_PX
    assert all(above.bottom <= below.top + 1 for above, below in pairwise(inks))
