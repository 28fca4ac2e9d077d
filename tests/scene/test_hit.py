"""Hit shapes and what the pointer means."""

import pytest

from game.scene.hit import Circle, Polygon, Within
from game.scene.node import Node
from game.scene.survey import Placed, survey, target_at
from game.scene.transform import Transform

L_SHAPE = Polygon([(0, 0), (100, 0), (100, 40), (40, 40), (40, 100), (0, 100)])
PX = Transform(0, 0, 1.0)


def placed(*nodes: Node) -> list[Placed]:
    return survey(Node().add(*nodes), PX)


def means(point: tuple[float, float], *nodes: Node) -> str:
    found = target_at(placed(*nodes), point)
    return found.node.name if found else ""


def box(name: str, x: float, y: float, size: float = 50, *, solid: bool = False) -> Node:
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
    assert Within(lambda point: point[0] > 3, (4, 0)).contains((9, 0))


def test_the_frontmost_node_is_meant() -> None:
    assert means((60, 60), box("back", 40, 40), box("front", 50, 50)) == "front"


def test_a_higher_z_is_in_front_of_later_siblings() -> None:
    raised = box("raised", 40, 40)
    raised.z = 1
    assert means((60, 60), raised, box("later", 50, 50)) == "raised"


def test_a_solid_panel_hides_what_lies_below_it() -> None:
    assert means((60, 60), box("area", 40, 40), box("panel", 0, 0, 200, solid=True)) == ""


def test_a_small_button_can_be_hit_within_44_px() -> None:
    small = box("small", 100, 100, 20)
    assert means((90, 110), small) == "small"
    assert means((87, 110), small) == ""


def test_the_enlarged_box_never_takes_a_click_from_an_exact_neighbour() -> None:
    assert means((95, 110), box("small", 100, 100, 20), box("exact", 50, 90, 48)) == "exact"


def test_a_small_button_on_a_panel_is_meant_from_the_panel_beside_it() -> None:
    panel = box("panel", 0, 0, 400, solid=True).add(box("small", 100, 100, 20))
    assert means((92, 110), panel) == "small"


def test_a_scaled_tree_is_hit_where_it_is_drawn() -> None:
    hud = Node(scale=2.0).add(box("button", 100, 100))
    assert means((290, 290), hud) == "button"
    assert means((110, 110), hud) == ""


def test_what_is_cut_away_cannot_be_hit() -> None:
    window = Node(width=100, height=100)
    window.clips = True
    assert means((60, 120), window.add(box("row", 40, 80, 80))) == ""
