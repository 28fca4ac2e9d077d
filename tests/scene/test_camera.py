"""The camera never shows what lies beyond its world."""

from hypothesis import given
from hypothesis import strategies as st

from game.scene.camera import Camera
from game.scene.node import at

NUMBER = st.floats(-5000, 5000)


def camera() -> Camera:
    return Camera((2000, 1000), **at(0, 0, 1000, 500))


def test_at_first_the_world_fills_the_box() -> None:
    assert camera().scene.scale == 0.5


def test_the_point_under_the_pointer_stays_when_zooming() -> None:
    view = camera()
    before = ((300 - view.scene.x) / view.scene.scale, (200 - view.scene.y) / view.scene.scale)
    view.zoom_at((300, 200), 2.0)
    after = ((300 - view.scene.x) / view.scene.scale, (200 - view.scene.y) / view.scene.scale)
    assert after == before


def test_zoom_stays_between_one_and_its_most() -> None:
    view = camera()
    view.zoom_at((0, 0), 100)
    assert view.zoom == view.most_zoom
    view.zoom_at((0, 0), 0.001)
    assert view.zoom == 1.0


@given(st.lists(st.tuples(NUMBER, NUMBER, st.floats(0.3, 3)), max_size=6))
def test_nothing_outside_the_world_is_ever_shown(steps: list[tuple[float, float, float]]) -> None:
    view = camera()
    for dx, dy, factor in steps:
        view.pan(dx, dy)
        view.zoom_at((400, 300), factor)
        scene = view.scene
        assert scene.x <= 0
        assert scene.y <= 0
        assert scene.x + 2000 * scene.scale >= 1000 - 1e-6
        assert scene.y + 1000 * scene.scale >= 500 - 1e-6
