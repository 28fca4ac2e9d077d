"""Action and areas are picked in either order, and taken back in reverse."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.engine.move import Move
from game.files.folders import assets_folder
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.boards_on_sea import COAST_STEP_WIDTH, MapPosition
from game.tabletop.layout.table_layout import TALL_WINDOW_BELOW_RATIO, TableWindowSize
from game.titles.tinners_trail.table.action_inputs import ActionInput
from game.titles.tinners_trail.table.county.area_pieces import SHIP_BOX, moved_box
from game.titles.tinners_trail.table.county.county_coordinates import TrailCounty
from game.titles.tinners_trail.table.documents.boards import BOARD_SIZES
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.layout import TrailLayout, make_table_layout
from game.titles.tinners_trail.table.map_position import NORTH_COAST_HEIGHTS
from game.titles.tinners_trail.table.picks_input import PicksInput
from tests.helpers.present import present
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, moves, said, seated
from tests.titles.tinners_trail.tables import table_of

DAY = moves(
    "build kea",
    "build redruth",
    "miner kea",
    "miner gwennap",
    "adit gwennap redruth",
    "adit kea redruth",
    "extract gwennap tin 1 copper 0",
    "extract gwennap tin 0 copper 1",
    "extract gwennap tin 1 copper 1",
    "pumps",
    "pasties",
    "pass",
)

MAX_SEEDS = 40

WINDOWS = [(1920, 1080), (1280, 720), (2560, 1080), (1000, 900), (3840, 2160), (1600, 1200)]
ARSENIC = ExtrasInPlay(arsenic=True)
EMIGRATION = ExtrasInPlay(emigration=True)
BOTH = ExtrasInPlay(arsenic=True, emigration=True)
HOUSE_TOP = -50.0
HOUSE_SIDES = (-58.0, 80.0)  # of an engine house and its cubes
REPLAY_FOOT = 212.0


def worth(area: str, tin: int, copper: int) -> int:
    return 5 * tin + 8 * copper - 2 * (tin + copper)


@pytest.fixture
def picks() -> PicksInput:
    return PicksInput(DAY, "action")


@pytest.fixture
def asked() -> ActionInput:
    return ActionInput(DAY, worth)


def test_an_action_lights_the_areas_where_it_is_possible(picks: PicksInput) -> None:
    assert picks.try_pick_action("miner")
    assert picks.pickable_areas == {"kea", "gwennap"}


def test_an_area_picked_first_lights_the_actions_possible_there(picks: PicksInput) -> None:
    assert picks.try_pick_area("kea")
    assert picks.move_kinds_at_picked_areas() == {"build", "miner", "adit"}


def test_an_action_not_possible_in_the_area_lets_the_area_go(picks: PicksInput) -> None:
    picks.try_pick_area("redruth")
    picks.try_pick_action("miner")
    assert (picks.places, picks.pickable_areas) == ((), frozenset({"kea", "gwennap"}))


@pytest.mark.parametrize(("first", "second"), [("redruth", "kea"), ("kea", "redruth")])
def test_an_adit_takes_its_areas_in_either_order(
    picks: PicksInput, first: str, second: str
) -> None:
    picks.try_pick_action("adit")
    picks.try_pick_area(first)
    assert picks.sole_fitting_move() is None
    assert second in picks.pickable_areas
    picks.try_pick_area(second)
    assert said(picks.sole_fitting_move()) == "adit kea redruth"


def test_another_area_takes_the_place_of_one_picked_before_any_action(picks: PicksInput) -> None:
    picks.try_pick_area("kea")
    picks.try_pick_area("redruth")
    assert picks.places == ("redruth",)


def test_another_area_where_the_action_may_go_takes_the_place(asked: ActionInput) -> None:
    asked.pick_action("build")
    asked.pick_area("kea")
    assert asked.pickable_areas == {"redruth"}
    for area in ("redruth", "gwennap"):
        asked.pick_area(area)
    assert asked.places == ("redruth",)


def test_an_area_no_move_touches_cannot_be_picked(picks: PicksInput) -> None:
    assert not picks.try_pick_area("st-just")
    assert not picks.try_pick_action("train")
    assert (picks.picked, picks.places) == ("", ())


def test_back_takes_the_area_first_and_then_the_action(picks: PicksInput) -> None:
    picks.try_pick_action("adit")
    picks.try_pick_area("kea")
    assert picks.undo_pick()
    assert (picks.picked, picks.places) == ("adit", ())
    assert picks.undo_pick()
    assert (picks.picked, picks.places) == ("", ())
    assert not picks.undo_pick()


def test_the_same_action_again_confirms_it(asked: ActionInput) -> None:
    assert asked.pick_action("pass") is None
    assert said(asked.pick_action("pass")) == "pass"


@pytest.mark.parametrize("areas", [("kea",), ("kea", "redruth")])
def test_the_same_action_again_starts_over_with_its_areas(
    asked: ActionInput, areas: tuple[str, ...]
) -> None:
    asked.pick_action("adit")
    for area in areas:
        asked.pick_area(area)
    assert asked.pick_action("adit") is None
    assert (asked.picked, asked.places) == ("adit", ())
    assert asked.pickable_areas == {"kea", "gwennap", "redruth"}


def test_extracting_again_starts_over_with_the_mine(asked: ActionInput) -> None:
    asked.pick_action("extract")
    asked.pick_area("gwennap")
    assert asked.pick_action("extract") is None
    assert (asked.load, asked.places) == (None, ())


def test_who_does_not_want_to_be_asked_passes_at_once(asked: ActionInput) -> None:
    asked.must_be_confirmed = lambda move: False
    assert said(asked.pick_action("pass")) == "pass"


def test_the_only_possible_move_is_not_asked_twice() -> None:
    asked = ActionInput(moves("pass"), worth)
    assert asked.pick_action("pass") is not None


def test_extracting_counts_cubes_once_the_mine_is_picked(asked: ActionInput) -> None:
    asked.pick_action("extract")
    assert asked.pick_area("gwennap") is None
    assert (asked.load is not None, asked.next_step_key) == (True, "cubes")
    assert asked.undo_pick()
    assert (asked.load, asked.next_step_key) == (None, "area-extract")


def test_a_mine_with_a_single_load_still_shows_its_cubes() -> None:
    asked = ActionInput(moves("extract kea tin 1 copper 0", "pass"), worth)
    asked.pick_action("extract")
    asked.pick_area("kea")
    assert asked.load is not None
    assert said(asked.confirmable_move) == "extract kea tin 1 copper 0"


def test_an_action_without_its_area_previews_where_the_marker_goes(asked: ActionInput) -> None:
    assert asked.move_to_preview is None
    asked.pick_action("adit")
    assert asked.confirmable_move is None
    assert asked.move_to_preview is not None
    assert asked.move_to_preview.kind == "adit"


# How many clicks an action takes, from nothing chosen to the answer.


def table_asked_for(kind: str) -> tuple[HotSeat, Move]:
    """Return a table at which somebody may make a move of a kind, and such a move."""
    for seed in range(MAX_SEEDS):
        game = Game(3, seed)
        if game.until(lambda moves: any(move.kind == kind for move in moves)):
            hot_seat = seated(game)
            return hot_seat, next(move for move in game.moves() if move.kind == kind)
    raise AssertionError(f"Nobody may ever {kind}.")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("kind", "last", "clicks"),
    [
        ("extract", "sheet-confirm", 3),
        ("port", "confirm", 3),
        ("adit", "confirm", 4),
        ("build", "confirm", 3),
        ("bid", "bid", 1),
    ],
)
def test_an_action_takes_no_more_clicks_than_it_has_parts(
    kind: str, last: str, clicks: int
) -> None:
    hot_seat, move = table_asked_for(kind)
    names = [] if kind == "bid" else [f"action:{kind}", *(f"area:{area}" for area in move.places)]
    names += [last] if last else []
    for name in names:
        assert name == "confirm" or not hot_seat.host.answers, name
        if kind == "bid":
            hot_seat.ui.advance_time(1.0)  # the deaf moment of a sheet that has just opened
        if not hot_seat.host.answers:  # what can be taken back is not asked
            hot_seat.ui.click(name=name)
    assert hot_seat.host.answers
    assert len(names) == clicks


# Boards of expansions lie open in the sea, where they cover neither land nor ship.


def tops(county: TrailCounty) -> Iterator[tuple[float, float, float]]:
    """Left, right and top of everything that lies farthest north, in u of the window."""
    ring = [county.window_position(point) for point in county.shapes.outline]
    for (x, y), (other, low) in zip(ring, ring[1:] + ring[:1], strict=True):
        yield min(x, other), max(x, other), min(y, low)
    for name, shape in county.shapes.areas.items():
        x, y = county.origin(name)
        yield x + HOUSE_SIDES[0], x + HOUSE_SIDES[1], y + HOUSE_TOP
        if shape.port is not None:
            left, top, right, _ = moved_box(SHIP_BOX, county.port_spot(name))
            yield left, right, top


def test_the_coast_is_known_as_it_is_drawn() -> None:
    county = TrailCounty(assets_folder(), TableWindowSize(1920, 1080), MapPosition(1.0, 0.0, 0.0))
    for left, right, top in tops(county):
        for step in range(int(left // COAST_STEP_WIDTH), int(right // COAST_STEP_WIDTH) + 1):
            if 0 <= step < len(NORTH_COAST_HEIGHTS):
                assert NORTH_COAST_HEIGHTS[step] <= top + 8, f"step {step}: {top:.0f}"


@pytest.mark.thorough
@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("extras", [ARSENIC, EMIGRATION, BOTH], ids=["A", "E", "AE"])
@pytest.mark.parametrize("foot", [0.0, REPLAY_FOOT], ids=["table", "replay"])
def test_every_board_is_open_and_covers_no_land(
    size: tuple[int, int], seats: int, extras: ExtrasInPlay, foot: float
) -> None:
    room = TableWindowSize(*size, foot_height=foot)
    layout = make_table_layout(room, seats, extras)
    county = TrailCounty(assets_folder(), room, layout.map_position)
    folded = set(layout.tab_boxes) if size[0] < TALL_WINDOW_BELOW_RATIO * size[1] else set[str]()
    assert set(layout.document_boxes_by_kind.boards) | folded >= set(extras.extra_boards)
    for name, place in layout.document_boxes_by_kind.boards.items():
        board = Box(*(side * layout.window_size.control_size_factor for side in place.box))
        assert place.box.right < layout.left_edge_of_column
        for left, right, top in tops(county):
            if left < board.right and board.x < right:
                assert board.bottom <= top + 8, f"{name} at {place.box}"


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_a_board_that_is_alone_shows_every_round(size: tuple[int, int]) -> None:
    for extras in (ARSENIC, EMIGRATION):
        boards = make_table_layout(TableWindowSize(*size), 5, extras).document_boxes_by_kind.boards
        assert not any(place.is_strip_only for place in boards.values())


def test_both_in_a_full_hd_window_leave_emigration_a_strip_whose_board_opens_below() -> None:
    layout = make_table_layout(TableWindowSize(1920, 1080), 5, BOTH)
    market = layout.document_boxes_by_kind.boards["market"]
    strip = layout.document_boxes_by_kind.boards["emigration"]
    assert not market.is_strip_only
    assert strip.is_strip_only
    drawer = layout.drawer_box("emigration")
    assert drawer.y >= strip.box.bottom
    assert (drawer.width, drawer.height) == BOARD_SIZES["emigration"].size
    assert layout.window_box.contains_box(drawer)


def test_where_the_sea_has_no_room_left_a_board_has_a_tab() -> None:
    layout: TrailLayout = make_table_layout(TableWindowSize(1920, 1080, 1.5), 5, BOTH)
    assert "working-day" not in layout.tab_boxes
    assert set(layout.document_boxes_by_kind.boards) == {"market"}
    assert "emigration" in layout.tab_boxes


@pytest.mark.parametrize("size", [*WINDOWS, (1080, 1920)])
@pytest.mark.parametrize("extras", [ARSENIC, EMIGRATION, BOTH], ids=["A", "E", "AE"])
def test_in_a_replay_with_large_controls_no_board_lies_under_a_document_or_a_tab(
    size: tuple[int, int], extras: ExtrasInPlay
) -> None:
    room = TableWindowSize(*size, chosen_control_scale=1.25, foot_height=REPLAY_FOOT)
    layout = make_table_layout(room, 3, extras)
    boxes = (*layout.document_boxes, *layout.tab_boxes.values())
    for first, second in combinations(boxes, 2):
        assert not first.overlaps(second)


@pytest.mark.thorough
def test_an_adit_from_michigan_names_both_its_areas_before_it_is_confirmed() -> None:
    def places_adit(moves: tuple[Move, ...]) -> bool:
        asks = all(move.kind == "place" for move in moves)
        return asks and any(move.choice == "adit" for move in moves)

    hot_seat = HotSeat(Game(3, 16, ("emigration",)))
    asked = hot_seat.asked(places_adit)
    move = next(move for move in asked.moves if move.choice == "adit")
    if hot_seat.table.controller.question_input.options_to_choose:
        hot_seat.ui.click(name="way:adit")
    for place in move.places:
        hot_seat.ui.click(name=f"area:{place}")
    step = present(hot_seat.table.parts.prompt.look).next_step_text
    for place in move.places:
        assert hot_seat.table.context.area_name(place) in step


def test_once_all_areas_are_picked_only_they_are_lit_and_an_adit_is_shown() -> None:
    game = Game(3, 1)
    game.state = table_of("camborne pink 1/1/2; redruth pink 2/2/2").state
    hot_seat = seated(game)
    chart = hot_seat.table.parts.map_node
    hot_seat.ui.click(name="action:adit")
    for place in ("camborne", "redruth"):
        assert chart.pieces.planned_adits == ()
        hot_seat.ui.click(name=f"area:{place}")
    lit = {name: node.highlight_kind for name, node in chart.targets.items() if node.highlight_kind}
    assert lit == {"camborne": "chosen", "redruth": "chosen"}
    assert chart.pieces.planned_adits == (("camborne", "redruth"),)
    hot_seat.ui.click(name="area:gwennap")
    assert chart.targets["gwennap"].highlight_kind == "chosen"
    assert chart.targets["kea"].highlight_kind == "legal"


def test_an_adit_begins_at_a_mine_of_ones_own_after_another_area_was_picked() -> None:
    game = Game(3, 1)
    game.state = table_of("camborne pink 1/1/2; redruth blue 2/2/2; gwennap blue 2/2/2").state
    hot_seat = seated(game)
    hot_seat.ui.click(name="action:adit")
    hot_seat.ui.click(name="area:redruth")
    hot_seat.ui.press_keys("escape", "escape", "a")
    focused = present(hot_seat.ui.screen.stage.focus.node)
    assert focused.name == "area:camborne"


def test_confirm_tells_the_whole_effect_of_an_adit() -> None:
    game = Game(3, 1)
    game.state = table_of("camborne down 1/1/2; redruth blue 2/1/3").state
    hot_seat = seated(game)
    hot_seat.ui.click(name="action:adit")
    for place in ("camborne", "redruth"):
        hot_seat.ui.click(name=f"area:{place}")
    tip = present(tooltip_from_source(hot_seat.ui.find(name="confirm").tooltip))
    assert tip.lines == (
        "Camborne: +1 drainage token, +1 tin, +1 copper. "
        "Redruth (Kerensa): −1 water, +1 tin, +1 copper.",
    )
