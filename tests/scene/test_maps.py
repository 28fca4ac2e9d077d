"""A map that comes closer leaves no part of the window empty and goes back to all of it."""

import random

import pytest
from pygame import Rect

from game.scene.drawing.picture import Transform
from game.scene.input import focus_order
from game.scene.input.hit_shapes import Circle, Polygon, PredicateShape
from game.scene.nodes.node import Node
from game.scene.nodes.zoom import ZOOM_SCALES, InitialView, MapZoom
from game.scene.stage.placed_nodes import PlacedNode, node_under_pointer, visible_nodes
from game.scene.stage.sheet_placing import Box, box
from game.scene.widgets import Button, Panel, ScrollList
from tests.scene.nodes import Show

WIDTH = 1920.0
HEIGHT = 1080.0

L_SHAPE = Polygon([(0, 0), (100, 0), (100, 40), (40, 40), (40, 100), (0, 100)])
PX = Transform(0, 0, 1.0)

ROW = 50.0


def seen(zoom: MapZoom, x: float, y: float) -> tuple[float, float]:
    """Where a point of the whole map lies in the window now."""
    return zoom.corner[0] + x * zoom.scale, zoom.corner[1] + y * zoom.scale


def test_what_lies_under_the_pointer_stays_there() -> None:
    zoom = MapZoom(WIDTH, HEIGHT)
    for _ in ZOOM_SCALES:
        zoom.step_scale(1, (600.0, 400.0))
        assert seen(zoom, 600.0, 400.0) == pytest.approx((600.0, 400.0))


@pytest.mark.parametrize("seed", range(20))
def test_no_part_of_the_window_is_ever_empty(seed: int) -> None:
    rng = random.Random(seed)
    zoom = MapZoom(WIDTH, HEIGHT)
    for _ in range(30):
        zoom.step_scale(rng.choice((-1, 1)), (rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)))
        zoom.move((rng.uniform(-900, 900), rng.uniform(-900, 900)))
        assert max(zoom.corner) <= 0
        right, low = seen(zoom, WIDTH, HEIGHT)
        assert right >= WIDTH - 0.01
        assert low >= HEIGHT - 0.01


def test_the_whole_map_is_one_step_away() -> None:
    zoom = MapZoom(WIDTH, HEIGHT)
    zoom.step_scale(1)
    zoom.step_scale(1)
    assert zoom.return_to_initial_view()
    assert zoom.shows_whole_map
    assert zoom.corner == (0.0, 0.0)
    assert not zoom.return_to_initial_view()


def test_a_thing_out_of_sight_is_brought_into_the_free_part_of_the_window() -> None:
    zoom = MapZoom(WIDTH, HEIGHT)
    room = Box(300, 100, 900, 700)
    zoom.step_scale(1, (0.0, 0.0))
    box = Box(*seen(zoom, 1100, 400), 100, 100)
    assert zoom.bring_into_view(box, room)
    assert room.contains_box(Box(*seen(zoom, 1100, 400), 100, 100))
    assert not zoom.bring_into_view(Box(*seen(zoom, 1100, 400), 100, 100), room)


def test_a_map_may_usually_be_seen_closer_and_is_again_from_anywhere() -> None:
    usual = InitialView(1.2, (-10.0, -150.0))
    zoom = MapZoom(WIDTH, HEIGHT, usual.zoom_scales(2.2), usual)
    assert zoom.is_initial_view
    assert not zoom.shows_whole_map
    assert zoom.step_scale(-1)
    assert zoom.shows_whole_map
    assert zoom.corner == (0.0, 0.0)
    assert zoom.step_scale(1)
    assert zoom.is_initial_view
    assert zoom.move((-30.0, 0.0))
    assert zoom.step_scale(1, (5.0, 5.0))
    assert zoom.return_to_initial_view()
    assert (zoom.scale, zoom.corner) == (1.2, (-10.0, -150.0))


# Hit shapes and what the pointer means.


def placed(*nodes: Node) -> list[PlacedNode]:
    return visible_nodes(Node().add(*nodes), PX)


def means(point: tuple[float, float], *nodes: Node) -> str:
    found = node_under_pointer(placed(*nodes), point)
    return found.node.name if found else ""


def square(name: str, x: float, y: float, size: float = 50, *, solid: bool = False) -> Node:
    on_click = None if solid else lambda: None
    return Node(name=name, x=x, y=y, width=size, height=size, on_click=on_click, solid=solid)


@pytest.mark.parametrize(
    ("point", "inside"), [((20, 80), True), ((80, 20), True), ((80, 80), False), ((-1, 5), False)]
)
def test_a_hollow_polygon_contains_its_arms_only(point: tuple[float, float], inside: bool) -> None:
    assert L_SHAPE.contains(point) is inside


def test_the_inner_point_of_a_hollow_polygon_lies_inside_it() -> None:
    assert L_SHAPE.contains(L_SHAPE.inner_point())
    assert not L_SHAPE.contains((50, 50))


def test_circles_and_tests_are_shapes_too() -> None:
    assert Circle(10, 10, 5).contains((13, 13))
    assert not Circle(10, 10, 5).contains((15, 15))
    assert PredicateShape(lambda point: point[0] > 3, (4, 0)).contains((9, 0))


def test_the_frontmost_node_is_meant() -> None:
    assert means((60, 60), square("back", 40, 40), square("front", 50, 50)) == "front"


def test_a_higher_z_is_in_front_of_later_siblings() -> None:
    raised = square("raised", 40, 40)
    raised.z = 1
    assert means((60, 60), raised, square("later", 50, 50)) == "raised"


def test_a_solid_panel_hides_what_lies_below_it() -> None:
    assert means((60, 60), square("area", 40, 40), square("panel", 0, 0, 200, solid=True)) == ""


def test_a_small_button_can_be_hit_within_44_px() -> None:
    small = square("small", 100, 100, 20)
    assert means((90, 110), small) == "small"
    assert means((87, 110), small) == ""


def test_the_enlarged_box_never_takes_a_click_from_an_exact_neighbour() -> None:
    assert means((95, 110), square("small", 100, 100, 20), square("exact", 50, 90, 48)) == "exact"


def test_a_small_button_on_a_panel_is_meant_from_the_panel_beside_it() -> None:
    panel = square("panel", 0, 0, 400, solid=True).add(square("small", 100, 100, 20))
    assert means((92, 110), panel) == "small"


def test_a_scaled_tree_is_hit_where_it_is_drawn() -> None:
    hud = Node(scale=2.0).add(square("button", 100, 100))
    assert means((290, 290), hud) == "button"
    assert means((110, 110), hud) == ""


def test_what_is_cut_away_cannot_be_hit() -> None:
    window = Node(width=100, height=100)
    window.clips_children = True
    assert means((60, 120), window.add(square("row", 40, 80, 80))) == ""


# Lists of thousands of rows: the focus finds every row, and stays where it is at no cost.


def rows(count: int) -> list[Node]:
    return [
        Node(width=200, height=ROW).add(Button(f"row {number}", **box(0, 0, 180, 40)))
        for number in range(count)
    ]


def test_a_row_out_of_sight_is_in_the_order_whatever_lies_where_it_would_be(show: Show) -> None:
    footer = Panel(**box(0, 200, 220, 300))
    ui = show(ScrollList(rows(8), ROW, **box(0, 0, 220, 200)), footer)
    order = [spot.node.label for spot in ui.screen.stage.reachable_in_focus_order()]
    assert order == [f"row {number}" for number in range(8)]


def test_rows_keep_the_focus_unmeasured(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    ui = show(ScrollList(rows(50), ROW, **box(0, 0, 220, 200)))
    ui.press_keys("tab")
    measured = count_boxes(monkeypatch)
    ui.screen.stage.focus.refocus_if_node_is_gone(ui.screen.stage.reachable_tree)
    assert not measured


def count_boxes(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Remember every box that is measured for the reading order."""
    measured: list[Rect] = []
    # private: counts the rectangles that are measured, which is what must stay rare
    measure = focus_order._group_rect

    def bounds(group: list[PlacedNode]) -> Rect:
        measured.append(measure(group))
        return measured[-1]

    monkeypatch.setattr(focus_order, "_group_rect", bounds)
    return measured


@pytest.mark.thorough
def test_in_a_list_of_thousands_a_key_looks_at_near_rows_and_finds_all(show: Show) -> None:
    long = ScrollList(rows(3000), ROW, **box(0, 0, 220, 200))
    ui = show(long, Button("way out", **box(0, 300, 180, 40)))
    stage = ui.screen.stage
    assert len(stage.visible_nodes()) < 60
    assert len(stage.reachable_in_focus_order()) < 30
    ui.press_keys("tab")
    for number in range(150):
        assert stage.focus.node is not None
        assert stage.focus.node.label == f"row {number}"
        ui.press_keys("tab", wait_seconds=1 / 60)
    long.scroll_to_row(-1)
    ui.advance_time(1 / 60)
    assert "row 2999" in [spot.node.label for spot in stage.reachable_in_focus_order()]
