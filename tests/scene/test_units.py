"""Units: what a u is in windows of any size."""

from itertools import pairwise

import pytest

from game.scene.transform import Transform
from game.scene.units import Units, text_px


@pytest.mark.parametrize(
    ("size", "k"),
    [((1920, 1080), 1.0), ((1280, 720), 2 / 3), ((3840, 2160), 2.0), ((2560, 1080), 1.0)],
)
def test_k_is_the_largest_scale_at_which_the_design_fits(size: tuple[int, int], k: float) -> None:
    assert Units(*size).k == pytest.approx(k)


def test_a_wide_window_has_more_u_across_and_the_same_down() -> None:
    units = Units(2560, 1080)
    assert (units.width, units.height) == (2560, 1080)


@pytest.mark.parametrize("size", [(1080, 1920), (1440, 2560), (2160, 3840)])
def test_in_an_upright_window_controls_are_as_large_as_in_one_on_its_side(
    size: tuple[int, int],
) -> None:
    upright, on_its_side = Units(*size), Units(*reversed(size))
    assert upright.wanted * upright.k == pytest.approx(on_its_side.wanted * on_its_side.k)


@pytest.mark.parametrize(
    "size", [(1920, 1080), (1280, 720), (2560, 1080), (1920, 1200), (1600, 1200), (1280, 1024)]
)
def test_a_window_wider_than_high_leaves_the_size_to_the_player(size: tuple[int, int]) -> None:
    assert Units(*size).upright == 1.0


def test_no_window_is_so_upright_that_pages_outgrow_it() -> None:
    for width, height in ((900, 1400), (1200, 1600), (1080, 2400)):
        units = Units(width, height)
        assert units.width / units.upright >= 1080


def test_a_window_below_640_by_360_cuts_off_instead_of_shrinking_further() -> None:
    assert Units(100, 100).k == Units(640, 360).k == pytest.approx(1 / 3)


def test_text_is_never_smaller_than_14_px() -> None:
    assert text_px(18, 0.5) == 14
    assert text_px(20, 2.0) == 40


def test_neighbouring_boxes_meet_without_gap_or_overlap_at_any_scale() -> None:
    for k in (0.61, 0.667, 1.0, 1.37):
        place = Transform(0.3, 0.0, k)
        boxes = [place.rect(i * 45, 0, 45, 37) for i in range(11)]
        for left, right in pairwise(boxes):
            assert left.right == right.left
