"""Buttons of one row: all of them are named or none is."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.scene.canvas import Canvas
from game.scene.kit import Kit
from game.scene.transform import Transform
from game.scene.widgets import Button
from game.scene.widgets.button import NARROW_TILE_SIDE
from tests.scene.nodes import Show

SHORT, OTHER, LONG = "Undo", "Redo", "Unabridgeable"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is put on a canvas."""
    texts: list[str] = []
    words = Canvas.words

    def listen(self: Canvas, text: str, *rest: object, **more: object) -> object:
        texts.append(text)
        return words(self, text, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "words", listen)
    return texts


def pair(layout: str, names: tuple[str, str]) -> tuple[Button, Button]:
    """Two narrow buttons side by side that know of one another."""
    first, second = (
        Button(name, icon=Surface((24, 24)), layout=layout, width=76, height=122, x=90 * at)
        for at, name in enumerate(names)
    )
    first.companions = second.companions = (first, second)
    return first, second


@pytest.mark.parametrize("layout", ["tile", "row"])
def test_a_short_name_is_left_out_where_a_long_one_beside_it_has_no_room(
    layout: str, show: Show, written: list[str]
) -> None:
    show(*pair(layout, (SHORT, LONG)))
    assert SHORT not in written
    assert LONG not in written


@pytest.mark.parametrize("layout", ["tile", "row"])
def test_both_names_are_written_where_both_have_room(
    layout: str, show: Show, written: list[str]
) -> None:
    show(*pair(layout, (SHORT, OTHER)))
    assert {SHORT, OTHER} <= set(written)


def test_a_name_that_is_a_part_of_a_pixel_too_wide_goes_on_in_a_second_row(kit: Kit) -> None:
    canvas, k = Canvas(kit), 7 / 12
    canvas.place = Transform(0.0, 0.0, k)
    rows_seen = set()
    for tenth in range(800, 1800):
        width = tenth / 10
        tile = Button("Reset turn", icon=Surface((24, 24)), layout="tile", width=width, height=122)
        rows = tile.name_rows(canvas)
        pixels = int((width - 2 * NARROW_TILE_SIDE) * k)
        assert all(kit.lettering.fits(row, tile.letters, k, pixels) for row in rows), width
        rows_seen.add(len(rows))
    assert {1, 2} <= rows_seen
