"""A text that shares its box with what stands in the lower right corner."""

import pytest

from game.scene.layout import Overlay, lay_out
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import box
from game.scene.text.text_styles import BODY_STYLE
from game.scene.widgets.corner_label import LabelAroundCorner
from tests.helpers.layout_faults import proof_of
from tests.scene.nodes import Show

WORDS = "one two three four five six seven eight nine ten eleven twelve"
WIDTH = 300.0
HEIGHT = 80.0
"""Of three lines."""


def written(show: Show, text: str, corner: Node) -> list[tuple[str, int]]:
    """Return the lines of a text beside a corner, and where each ends in px."""
    label = LabelAroundCorner(text, BODY_STYLE, corner)
    stack = Overlay(label, corner, **box(0, 0, WIDTH, HEIGHT))
    ui = show(stack)
    stage = ui.screen.stage
    lay_out(stack, stage.kit, stage.units.px_per_u, width=WIDTH, height=HEIGHT)
    k = stage.units.px_per_u
    return [(line.text, round(line.rect.right / k)) for line in proof_of(stage).lines]


def corner_of(width: float, height: float) -> Node:
    return Node(width=width, height=height, align_self="end")


def test_lines_stand_beside_the_corner_where_all_have_room_there(show: Show) -> None:
    lines = written(show, "one two three four five six", corner_of(150, 40))
    assert len(lines) > 1
    assert max(end for _, end in lines) <= WIDTH - 150


def test_lines_above_the_corner_are_as_wide_as_the_box_where_the_others_have_no_room(
    show: Show,
) -> None:
    first, *others = written(show, WORDS, corner_of(180, 40))
    assert first[1] > WIDTH - 180
    assert max(end for _, end in others) <= WIDTH - 180


@pytest.mark.parametrize("corner", [corner_of(60, 40), corner_of(100, 40), Node(visible=False)])
def test_no_word_is_left_out_or_written_twice(show: Show, corner: Node) -> None:
    lines = written(show, WORDS, corner)
    assert " ".join(text for text, _ in lines).split() == WORDS.split()


def test_a_hidden_corner_takes_no_room(show: Show) -> None:
    hidden = corner_of(200, 40)
    hidden.visible = False
    assert len(written(show, "one two three four five six", hidden)) == 1


@pytest.mark.parametrize("height", range(60, 84, 2))
def test_no_line_leaves_the_box_while_those_above_the_corner_may_be_wide(
    show: Show, height: int
) -> None:
    label = LabelAroundCorner(
        "one two three four five six", BODY_STYLE, corner := corner_of(190, 30)
    )
    stack = Overlay(label, corner, **box(0, 0, WIDTH, height))
    stage = show(stack).screen.stage
    lay_out(stack, stage.kit, stage.units.px_per_u, width=WIDTH, height=height)
    assert (
        max(line.rect.bottom for line in proof_of(stage).lines) <= height * stage.units.px_per_u + 1
    )
