"""Lists of thousands of rows: the focus finds every row, and stays where it is at no cost."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.scene import reading_order
from game.scene.node import Node, at
from game.scene.survey import Placed
from game.scene.widgets import Button, Panel, ScrollList
from tests.scene.nodes import Show

ROW = 50.0


def rows(count: int) -> list[Node]:
    return [
        Node(width=200, height=ROW).add(Button(f"row {number}", **at(0, 0, 180, 40)))
        for number in range(count)
    ]


def test_a_row_out_of_sight_is_in_the_order_whatever_lies_where_it_would_be(show: Show) -> None:
    footer = Panel(**at(0, 200, 220, 300))
    pilot = show(ScrollList(rows(8), ROW, **at(0, 0, 220, 200)), footer)
    order = [spot.node.label for spot in pilot.screen.stage.reading_order()]
    assert order == [f"row {number}" for number in range(8)]


def test_the_focus_stays_on_a_row_that_is_there_without_measuring_anything(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = show(ScrollList(rows(50), ROW, **at(0, 0, 220, 200)))
    pilot.press("tab")
    measured = count_boxes(monkeypatch)
    pilot.screen.stage.focus.keep(pilot.screen.stage.scope)
    assert not measured


def count_boxes(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Remember every box that is measured for the reading order."""
    measured: list[Rect] = []
    measure = reading_order._bounds

    def bounds(group: list[Placed]) -> Rect:
        measured.append(measure(group))
        return measured[-1]

    monkeypatch.setattr(reading_order, "_bounds", bounds)
    return measured


def test_a_key_in_a_list_of_thousands_looks_at_the_rows_near_and_finds_all_of_them(
    show: Show,
) -> None:
    long = ScrollList(rows(3000), ROW, **at(0, 0, 220, 200))
    pilot = show(long, Button("way out", **at(0, 300, 180, 40)))
    stage = pilot.screen.stage
    assert len(stage.survey()) < 60
    assert len(stage.reading_order()) < 30
    pilot.press("tab")
    for number in range(150):
        assert stage.focus.node is not None
        assert stage.focus.node.label == f"row {number}"
        pilot.press("tab")
        pilot.advance(1 / 60)
    long.show_row(-1)
    pilot.advance(1 / 60)
    assert "row 2999" in [spot.node.label for spot in stage.reading_order()]
