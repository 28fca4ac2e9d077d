"""The lint of layouts finds each fault on a small screen that has it, and none on one without."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from game.scene.layout import Column, Container, FlatContainerNode, Overlay, Row, lay_out
from game.scene.layout.lay_out import lay_out_and_draw
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import box
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import BODY_STYLE, MAP_NAME_STYLE
from game.scene.widgets import Button, Label, Panel
from tests.helpers.empty_names import nameless_texts
from tests.helpers.focus_faults import focus_faults
from tests.helpers.layout_faults import container_faults, key_faults, layout_faults, text_faults
from tests.helpers.reading_over import pseudo
from tests.scene.nodes import Show

LONG = "A sentence that is far too long for the room it has"
FAINT = BODY_STYLE.in_colour((30, 30, 30))
Placed = TypeVar("Placed", bound=Node)
Lint = Callable[[Stage], list[str]]


def faults_on(show: Show, lint: Lint, *nodes: Node) -> str:
    return " ".join(lint(show(*nodes).screen.stage))


def button(name: str, x: float, y: float, width: float = 100, height: float = 50) -> Button:
    return Button(name, name=name, **box(x, y, width, height))


def test_a_screen_without_faults_has_none(show: Show) -> None:
    label = Label("Your turn", BODY_STYLE, **box(20, 20, 300, 30))
    assert (
        faults_on(show, layout_faults, label, button("go", 20, 100), button("back", 20, 200)) == ""
    )


@pytest.mark.parametrize(
    ("nodes", "fault"),
    [
        ([Label(LONG, BODY_STYLE, **box(20, 20, 120, 30))], "is cut short"),
        ([Label("Ada", BODY_STYLE, **box(1900, 20, 100, 30))], "leaves the window"),
        (
            [
                Label("Ada", BODY_STYLE, **box(20, 20, 90, 30)),
                Label("Bea", BODY_STYLE, **box(22, 20, 90, 30)),
            ],
            "“Ada” (text) lies on “Bea” (text)",
        ),
        ([Label("Ada", FAINT, **box(20, 20, 100, 30))], "has a contrast of"),
    ],
    ids=["cut", "outside", "on another", "pale"],
)
def test_a_line_that_cannot_be_read_is_found(show: Show, nodes: list[Node], fault: str) -> None:
    assert fault in faults_on(show, text_faults, *nodes)


@pytest.mark.parametrize(
    "nodes",
    [
        [Label(LONG, BODY_STYLE, may_shorten=True, **box(20, 20, 120, 30))],
        [
            Label("Ada", BODY_STYLE, **box(20, 20, 90, 30)),
            Label("Ada", BODY_STYLE, **box(22, 20, 90, 30)),
        ],
        [Label(LONG, BODY_STYLE, **box(20, 20, 120, 30)), Panel(**box(0, 0, 300, 100))],
        [Label("Ada", MAP_NAME_STYLE.in_colour((30, 30, 30)), **box(20, 20, 100, 30))],
    ],
    ids=["what may be shortened", "a shade", "below a panel", "with a halo"],
)
def test_a_line_that_may_be_so_is_no_fault(show: Show, nodes: list[Node]) -> None:
    assert faults_on(show, text_faults, *nodes) == ""


def laid_out(container: Placed, show: Show) -> Placed:
    """Lay out a container of 300 x 100 u."""
    stage = show().screen.stage
    return lay_out(container, stage.kit, stage.units.px_per_u, width=300, height=100)


def block(name: str, width: float, height: float) -> Node:
    return Node(name=name, width=width, height=height)


def test_what_leaves_its_container_is_found(show: Show) -> None:
    row = laid_out(Row(block("one", 100, 40), block("wide", 250, 40)), show)
    assert faults_on(show, container_faults, row).startswith("Node 'wide' leaves its Row")


def test_what_lies_on_its_neighbour_is_found_but_not_in_an_overlay(show: Show) -> None:
    def moved(container: Container) -> Container:
        laid_out(container, show).children[1].y = 20.0
        return container

    pair = block("one", 100, 40), block("two", 100, 40)
    lying = faults_on(show, container_faults, moved(Column(*pair)))
    assert lying == "Node 'one' lies on its neighbour Node 'two'."
    assert faults_on(show, container_faults, moved(Overlay(*pair, align="start"))) == ""


class DrawnCells(Node):
    """A node that lays out a row of cells and draws it, as a bill does with its bidders."""

    def __init__(self, *cells: Node) -> None:
        super().__init__(x=100, y=50, width=300, height=100)
        self._cells = cells

    def draw(self, canvas: Canvas) -> None:
        """Draw the row."""
        lay_out_and_draw(canvas, Row(*self._cells), self.width, self.height)


def flat_row(*cells: Node) -> Node:
    """Return a node that draws a row of cells as one picture."""
    return FlatContainerNode(Row(*cells), x=100, y=50, width=300, height=100)


@pytest.mark.parametrize("drawn", [DrawnCells, flat_row])
def test_what_leaves_a_container_that_is_only_drawn_is_found(
    show: Show, drawn: Callable[..., Node]
) -> None:
    def faults_of_row(*cells: Node) -> str:
        screen = show().screen
        screen.stage.root.add(
            lay_out(drawn(*cells), screen.kit, screen.stage.units.px_per_u, width=300, height=100)
        )
        return " ".join(container_faults(screen.stage))

    assert faults_of_row(block("one", 100, 40), block("two", 200, 40)) == ""
    too_wide = faults_of_row(block("one", 100, 40), block("wide", 250, 40))
    assert too_wide.startswith("Node 'wide' leaves its Row")


def test_drawn_cells_that_lie_on_one_another_are_found(show: Show) -> None:
    overlapping = Row(block("one", 100, 40), block("two", 100, 40), gap=-20)
    drawn = laid_out(FlatContainerNode(overlapping), show)
    assert (
        faults_on(show, container_faults, drawn) == "Node 'one' lies on its neighbour Node 'two'."
    )


def test_a_control_that_is_too_low_in_its_container_is_found(show: Show) -> None:
    low = button("low", 0, 0, height=20)
    row = laid_out(Row(low, align="start"), show)
    assert faults_on(show, container_faults, row) == "button 'low' is 100 x 20 px small."


def test_a_control_that_no_arrow_leads_to_is_found(show: Show) -> None:
    nodes = [
        button("first", 300, 100),
        button("far", 1000, 100),
        button("wide", 400, 300, width=600),
        button("low", 900, 400, width=600),
    ]
    assert faults_on(show, focus_faults, *nodes) == "button 'far' is reached by no arrow."
    nodes[1].x = 500
    assert faults_on(show, focus_faults, *nodes) == ""


def test_the_lint_follows_a_map_that_moves_under_the_focus(show: Show) -> None:
    def place(name: str, x: float, y: float) -> Button:
        made = button(name, x, y)
        made.role = "area"
        made.moves_into_sight_on_focus = True
        return made

    shown = place("shown", 500, 300)
    beyond = place("beyond", 520, -90)
    assert faults_on(show, focus_faults, shown, beyond, button("above", 520, 10)) == ""


def test_a_key_on_two_buttons_is_found(show: Show) -> None:
    def keyed(name: str, y: float, heard: str) -> Button:
        return Button(name, key_cap="b", keys=(heard,), name=name, **box(20, y, 300, 50))

    assert faults_on(show, key_faults, keyed("build", 20, "b"), keyed("back", 100, "x")) == (
        "The key b stands on build and on back."
    )
    assert faults_on(show, key_faults, keyed("build", 20, "b"), keyed("again", 100, "b")) == ""


def test_a_text_without_its_name_is_found(show: Show) -> None:
    named = Label("Your turn, Ada", BODY_STYLE, **box(20, 20, 300, 30))
    nameless = Label("Your turn, ", BODY_STYLE, **box(20, 60, 300, 30))
    assert faults_on(show, nameless_texts, named, nameless) == "Your turn, "


def test_the_longer_language_keeps_placeholders_and_makes_every_word_longer() -> None:
    (longer,) = pseudo({"a": "Your turn, {name}"}).values()
    words = longer.split()
    assert words[-1] == "{name}"
    assert [len(word) for word in words[:-1]] == [6, 7]
