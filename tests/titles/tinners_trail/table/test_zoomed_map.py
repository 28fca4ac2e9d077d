"""The map can be brought closer and moved; everything on it and about it follows."""

import pytest
from pygame import Rect, Surface

from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.boards_on_sea import MapPosition
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.map_pictures import MapPicturePart, MapPictures
from game.tabletop.map.off_screen_indicators import side_outside_box
from game.tabletop.sheet.sheet import Sheet
from game.titles.tinners_trail.table.county.map_pieces import AreaNames, LandPieces
from game.titles.tinners_trail.table.motions.flights import TrailFlights
from tests.helpers.present import present
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated

pytestmark = pytest.mark.thorough

SIZE = (1920, 1080)
SMALL = TableWindowSize(640, 360)
WHOLE = MapPosition(1.0, 0.0, 0.0)


@pytest.fixture
def hot_seat() -> HotSeat:
    return seated(Game(4, 8), SIZE, until="build")


def area_rect(hot_seat: HotSeat, area: str) -> Rect:
    node = hot_seat.table.parts.map_node.targets[area]
    return hot_seat.spot(f"area:{area}").transform.to_px_rect(*node.bounds)


def test_the_wheel_brings_closer_what_lies_under_the_pointer(hot_seat: HotSeat) -> None:
    before = area_rect(hot_seat, "camborne")
    hot_seat.turn_wheel(before.center, 1)
    after = area_rect(hot_seat, "camborne")
    assert after.width > before.width * 1.2
    assert after.collidepoint(before.center)
    hot_seat.turn_wheel(before.center, -1)
    assert area_rect(hot_seat, "camborne") == before


def test_the_map_is_dragged_and_that_picks_nothing(hot_seat: HotSeat) -> None:
    hot_seat.ui.press_keys("b")
    hot_seat.turn_wheel((900, 500), 1)
    area = sorted(hot_seat.table.controller.question_input.pickable_areas)[0]  # far from its end
    hot_seat.table.camera.bring_into_view((area,))
    hot_seat.ui.advance_time(0.05)
    start = hot_seat.spot(f"area:{area}").pixel_on_node()
    hot_seat.drag(start, (start[0] - 60, start[1] - 40))
    assert hot_seat.spot(f"area:{area}").pixel_on_node() == (start[0] - 60, start[1] - 40)
    assert not hot_seat.table.controller.question_input.picked_areas
    assert not hot_seat.host.answers
    hot_seat.ui.click(name=f"area:{area}")
    assert area in hot_seat.table.controller.question_input.picked_areas


def test_the_sea_is_dragged_too_once_the_map_is_larger(hot_seat: HotSeat) -> None:
    hot_seat.turn_wheel((900, 500), 1)
    before = area_rect(hot_seat, "camborne")
    hot_seat.drag((300, 800), (340, 830))
    assert area_rect(hot_seat, "camborne").topleft == (before.left + 40, before.top + 30)


def test_keys_and_buttons_do_the_same_and_lead_back_to_the_whole_map(hot_seat: HotSeat) -> None:
    whole = hot_seat.table.comparable_contents()
    zoom = hot_seat.table.camera.zoom
    hot_seat.ui.press_keys("page up")
    assert not zoom.shows_whole_map
    before = zoom.corner
    hot_seat.ui.press_keys("shift+right")
    assert zoom.corner[0] < before[0]
    hot_seat.ui.press_keys("ctrl+0")
    assert zoom.shows_whole_map
    hot_seat.ui.click_each("map-closer", "map-whole")
    assert hot_seat.table.comparable_contents() == whole


def test_the_focus_brings_its_area_in_sight(hot_seat: HotSeat) -> None:
    hot_seat.ui.press_keys("b")
    for _ in range(3):
        hot_seat.ui.press_keys("page up")
    for _ in range(60):
        hot_seat.ui.press_keys("tab", wait_seconds=0.05)
        node = hot_seat.host.stage.focus.node
        if node is not None and node.role == "area":
            x, y = hot_seat.spot(node.name).pixel_on_node()
            assert 0 < x < hot_seat.table.parts.layout.left_edge_of_column
            assert 60 < y < hot_seat.table.parts.layout.top_of_button_bar


def test_pieces_fly_to_where_their_area_is_now(hot_seat: HotSeat) -> None:
    hot_seat.turn_wheel((900, 500), 1)
    furniture = hot_seat.table.parts
    flights = TrailFlights(hot_seat.table.context, furniture, hot_seat.host.stage.kit.sound)
    x, y = flights.area_spot("kea")
    node = hot_seat.spot("area:kea")
    k = hot_seat.host.stage.units.px_per_u * furniture.layout.window_size.control_size_factor
    assert (x * k, y * k) == pytest.approx(node.transform.to_px(0, 0), abs=1.0)


def test_what_happens_out_of_sight_is_brought_in_sight(hot_seat: HotSeat) -> None:
    for _ in range(3):
        hot_seat.turn_wheel((60, 1000 - 200), 1)
    hot_seat.table.highlight_places(("camelford",))
    hot_seat.ui.advance_time(0.05)
    window = Rect(0, 56, round(hot_seat.table.parts.layout.left_edge_of_column), 900)
    assert window.collidepoint(area_rect(hot_seat, "camelford").center)


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_no_bill_lies_on_its_area_however_close_the_map_is(hot_seat: HotSeat, steps: int) -> None:
    game = hot_seat.game
    seat = game.mover
    game.step(seat, game.move("build").code)
    assert game.until("bid")
    hot_seat.ask()
    for _ in range(steps):
        hot_seat.ui.press_keys("page up")
    sheet = next(s for s in hot_seat.host.stage.visible_nodes() if isinstance(s.node, Sheet))
    area = hot_seat.table.model.unfinished_auction.area  # type: ignore[union-attr]  # a sale is on
    window = Rect(0, 0, *SIZE)
    assert not sheet.rect().colliderect(area_rect(hot_seat, area).clip(window).inflate(-2, -2))


def test_the_wheel_works_over_the_dimmed_map_of_a_sale_too(hot_seat: HotSeat) -> None:
    game = hot_seat.game
    game.step(game.mover, game.move("build").code)
    assert game.until("bid")
    hot_seat.ask()
    assert hot_seat.table.parts.dimming_layer.visible
    hot_seat.turn_wheel((40, 700), 1)
    assert not hot_seat.table.camera.zoom.shows_whole_map
    out_of_sight = MapPicturePart(Surface((9, 9)), (5000, 0))
    hot_seat.table.parts.dimming_layer.set_map_picture(out_of_sight)
    assert hot_seat.host.stage.draw(Surface(SIZE))


def wheel_twice(hot_seat: HotSeat) -> None:
    hot_seat.turn_wheel((900, 500), 1)
    hot_seat.turn_wheel((900, 500), 1)


def test_a_step_of_the_wheel_draws_no_piece_and_no_name_anew(
    hot_seat: HotSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    sharp: list[str] = []
    for layer in (LandPieces, AreaNames):
        monkeypatch.setattr(layer, "draw_sharp", lambda self, _: sharp.append(type(self).__name__))
    wheel_twice(hot_seat)
    hot_seat.drag((300, 800), (340, 830))
    assert not sharp


def test_pieces_and_names_are_sharp_after_a_quiet_moment(hot_seat: HotSeat) -> None:
    wheel_twice(hot_seat)
    chart = hot_seat.table.parts.map_node
    assert not chart.are_layers_drawn_in_current_size
    while hot_seat.host.stage.on_spare_time() and not chart.are_layers_drawn_in_current_size:
        pass
    assert chart.are_layers_drawn_in_current_size
    hot_seat.ui.advance_time(0.05)
    ahead = present(chart.pieces.cached_drawing)
    items = ahead.items
    chart.pieces.cached_drawing = None
    hot_seat.host.stage.update_before_next_drawing()
    hot_seat.ui.advance_time(0.05)
    assert [(id(surface), at) for surface, at in chart.pieces.cached_drawing.items] == [
        (id(surface), at) for surface, at in items
    ]


def test_what_changed_meanwhile_is_never_shown_as_it_was(hot_seat: HotSeat) -> None:
    wheel_twice(hot_seat)
    pieces = hot_seat.table.parts.map_node.pieces
    before = len(pieces.cached_drawing.items) if pieces.cached_drawing else 0
    pieces.looks = pieces.looks[:3]
    hot_seat.host.stage.update_before_next_drawing()
    hot_seat.ui.advance_time(0.05)
    assert len(present(pieces.cached_drawing).items) < before


def test_a_map_that_is_only_stretched_fills_the_window_wherever_it_is_dragged(
    hot_seat: HotSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MapPictures, "enlarged_picture_or_start_drawing", lambda *_: None)
    hot_seat.turn_wheel((900, 500), 1)
    hot_seat.drag((300, 800), (100, 600))
    chart = hot_seat.table.parts.map_node
    k = hot_seat.host.stage.units.px_per_u
    surface, corner = present(chart.map_picture)
    laid = surface.get_rect(topleft=corner).move(round(chart.x * k), round(chart.y * k))
    assert laid.contains(Rect((0, 0), SIZE))


def test_a_sign_at_the_edge_leads_to_lit_places_out_of_sight(hot_seat: HotSeat) -> None:
    hot_seat.ui.press_keys("b")
    lit = hot_seat.table.controller.question_input.pickable_areas
    signs = [f"map-beyond-{side}" for side in ("left", "right", "up", "down")]
    assert not any(hot_seat.ui.sees(name=sign) for sign in signs)
    hot_seat.ui.press_keys("page up", "page up", "shift+right", "shift+right", "shift+right")
    camera = hot_seat.table.camera
    middles = camera.middles_of_highlighted_targets_when_zoomed()
    beyond = [area for area in sorted(lit) if middles[area][0] < camera.visible_map_box.x]
    assert beyond
    hot_seat.ui.click(name="map-beyond-left")
    hot_seat.ui.advance_time(0.05)
    middles = camera.middles_of_highlighted_targets_when_zoomed()
    assert any(not side_outside_box(middles[area], camera.visible_map_box) for area in beyond)
    hot_seat.ui.press_keys("ctrl+0")
    assert not any(hot_seat.ui.sees(name=sign) for sign in signs)


def is_below(document: Box, hot_seat: HotSeat, area: str) -> bool:
    """Return whether the middle of a lit area lies below a document."""
    x, y = hot_seat.table.camera.middles_of_highlighted_targets_when_zoomed()[area]
    return document.x < x < document.right and document.y < y < document.bottom


def lay_area_under_document(hot_seat: HotSeat, area: str) -> Box:
    """Bring the map closer and move it so that an area lies under the first document; return the
    box of the document in u of the window."""
    hot_seat.ui.press_keys("b", "page up", "page up")
    layout = hot_seat.table.parts.layout
    k = layout.window_size.control_size_factor
    document = Box(*(side * k for side in layout.document_boxes[0]))
    camera = hot_seat.table.camera
    x, y = camera.middles_of_highlighted_targets_when_zoomed()[area]
    camera.move_by_drag((document.centre[0] - x, document.centre[1] - y))
    hot_seat.ui.advance_time(0.05)
    assert is_below(document, hot_seat, area)
    return document


def test_a_sign_at_the_edge_leads_to_lit_places_below_a_document_too(hot_seat: HotSeat) -> None:
    area = "padstow"
    document = lay_area_under_document(hot_seat, area)
    hot_seat.ui.click(name="map-beyond-up")
    hot_seat.ui.advance_time(0.05)
    assert not is_below(document, hot_seat, area)


def test_the_focus_brings_its_area_out_from_below_a_document(hot_seat: HotSeat) -> None:
    document = lay_area_under_document(hot_seat, "padstow")
    stage = hot_seat.host.stage
    stage.focus.focus_node(hot_seat.table.parts.map_node.targets["padstow"], shows_ring=True)
    hot_seat.ui.advance_time(0.05)
    assert not is_below(document, hot_seat, "padstow")


@pytest.mark.parametrize("area", ["st-just", "st-keverne", "callington"])
def test_up_leads_from_any_place_of_a_closer_map_to_the_bar_above(area: str) -> None:
    hot_seat = seated(Game(4, 8), (1366, 768), until="build")
    hot_seat.ui.press_keys("b", "page up")
    stage = hot_seat.host.stage
    stage.focus.focus_node(hot_seat.table.parts.map_node.targets[area], shows_ring=True)
    visited = []
    for _ in range(20):
        hot_seat.ui.press_keys("up", wait_seconds=0.05)
        visited.append(present(stage.focus.node).role)
    assert visited[0] == "area"
    assert visited[-1] == "button"
