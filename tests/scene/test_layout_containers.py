"""Containers place what they hold as CSS flexbox and grid would, and nothing in them is cut."""

import pytest

from game.scene.layout import (
    CellBackground,
    Column,
    Grid,
    LayoutMeasurer,
    Overlay,
    Row,
    Spacer,
    WrappingRow,
    fraction_track,
    lay_out,
)
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.text.text_styles import BODY_STYLE
from game.scene.widgets import Button, Label, ScrollList
from game.scene.widgets.scroll_list import ScrollingNode
from game.scene.window.screen_kit import Kit
from tests.scene.nodes import Show

LONG = "Nothing that a page says is ever cut short, covered or crowded out of its place"


def block(width: float = 0.0, height: float = 0.0, **values: float) -> Node:
    node = Node(width=width, height=height)
    node.__dict__.update(values)
    return node


def boxes(container: Node) -> list[tuple[float, float, float, float]]:
    return [
        (round(node.x), round(node.y), round(node.width), round(node.height))
        for node in container.children
    ]


def test_a_column_stretches_its_children_and_stacks_them_with_gaps(kit: Kit) -> None:
    column = Column(block(0, 30), block(50, 20), gap=10, padding=5)
    lay_out(column, kit, 1.0, width=200)
    assert boxes(column) == [(5, 5, 190, 30), (5, 45, 50, 20)]
    assert column.height == 70


def test_what_grows_takes_the_space_that_is_left_by_its_share(kit: Kit) -> None:
    row = Row(block(40, 10), block(0, 10, grow=1), block(0, 10, grow=3), gap=10)
    lay_out(row, kit, 1.0, width=260)
    assert boxes(row) == [(0, 0, 40, 10), (50, 0, 50, 10), (110, 0, 150, 10)]


def test_what_has_a_most_width_leaves_the_rest_to_the_others(kit: Kit) -> None:
    row = Row(block(0, 10, grow=1, max_width=30), block(0, 10, grow=1))
    lay_out(row, kit, 1.0, width=200)
    assert boxes(row) == [(0, 0, 30, 10), (30, 0, 170, 10)]


@pytest.mark.parametrize(
    ("justify", "lefts"),
    [
        ("start", [0, 20]),
        ("centre", [30, 50]),
        ("end", [60, 80]),
        ("between", [0, 80]),
        ("evenly", [20, 60]),
    ],
)
def test_justify_says_where_the_spare_space_goes(kit: Kit, justify: str, lefts: list[int]) -> None:
    row = lay_out(Row(block(20, 10), block(20, 10), justify=justify), kit, 1.0, width=100)
    assert [left for left, *_ in boxes(row)] == lefts


@pytest.mark.parametrize(("align", "top"), [("start", 0), ("centre", 20), ("end", 40)])
def test_align_says_where_a_low_child_stands_in_a_row(kit: Kit, align: str, top: int) -> None:
    row = lay_out(Row(block(20, 10), block(20, 50), align=align), kit, 1.0, width=100)
    assert boxes(row)[0] == (0, top, 20, 10)


def test_a_wrapping_label_makes_its_column_higher_where_it_is_narrow(kit: Kit) -> None:
    wide = lay_out(Column(Label(LONG, BODY_STYLE, wraps=True)), kit, 1.0, width=900)
    narrow = lay_out(Column(Label(LONG, BODY_STYLE, wraps=True)), kit, 1.0, width=300)
    assert narrow.height > 2 * wide.height


def test_a_label_beside_a_button_never_gets_less_than_its_smallest_letters_need(kit: Kit) -> None:
    label = Label("A fairly long name", BODY_STYLE)
    row = Row(label, Button("Go", grow=1))
    lay_out(row, kit, 1.0, width=10)
    assert kit.lettering.fits(label.text_shown, BODY_STYLE, 1.0, label.width)


def test_what_may_be_shortened_gives_way_first(kit: Kit) -> None:
    name = Label("A name that somebody typed in full length", BODY_STYLE, may_shorten=True)
    fixed = Label("Remaining time", BODY_STYLE)
    lay_out(Row(name, fixed), kit, 1.0, width=260)
    assert kit.lettering.fits(fixed.text_shown, BODY_STYLE, 1.0, fixed.width)
    assert round(name.width + fixed.width) == 260


def test_a_text_gives_way_to_a_neighbour_that_needs_more_than_its_basis(kit: Kit) -> None:
    text = Label(LONG, BODY_STYLE)
    row = Row(text, block(0, 10, grow=1, basis=0.0, min_width=90))
    measuring = LayoutMeasurer(kit, 1.0)
    width = measuring.min_width_of(text) + 90
    assert measuring.min_width_of(text) < measuring.wanted_width(text)
    lay_out(row, kit, 1.0, width=width)
    beside = row.children[1]
    assert (beside.x, beside.width) == (width - 90, 90)


def test_a_list_gives_way_to_a_neighbour_that_needs_more_than_its_basis(kit: Kit) -> None:
    scrolled = ScrollingNode(Column(block(0, 80)), 90.0, min_height=30)
    column = Column(scrolled, block(0, 0, grow=1, basis=0.0, min_height=90))
    lay_out(column, kit, 1.0, width=100, height=120)
    assert boxes(column)[1] == (0, 30, 100, 90)


def test_a_wrapping_row_begins_a_line_where_the_next_child_has_no_room(kit: Kit) -> None:
    wrap = WrappingRow(*[block(40, 10) for _ in range(5)], gap=10)
    lay_out(wrap, kit, 1.0, width=140)
    assert [box[:2] for box in boxes(wrap)] == [(0, 0), (50, 0), (100, 0), (0, 20), (50, 20)]


def test_a_grid_has_columns_of_one_width_and_rows_of_one_height(kit: Kit) -> None:
    cells = block(30, 10), block(0, 20), block(60, 10), block(0, 10)
    grid = Grid(*cells, columns=("auto", fraction_track()), gap=10)
    lay_out(grid, kit, 1.0, width=200)
    assert boxes(grid) == [(0, 0, 30, 10), (70, 0, 130, 20), (0, 30, 60, 10), (70, 30, 130, 10)]


def test_a_grid_has_as_many_columns_as_there_is_room_for(kit: Kit) -> None:
    grid = Grid(*[block(0, 10) for _ in range(5)], min_column_width=90, gap=10)
    lay_out(grid, kit, 1.0, width=200)
    assert {left for left, *_ in boxes(grid)} == {0, 105}
    lay_out(grid, kit, 1.0, width=100)
    assert {left for left, *_ in boxes(grid)} == {0}


def test_the_one_column_of_a_grid_gets_narrow_where_there_is_little_room(kit: Kit) -> None:
    grid = Grid(block(min_width=30), block(min_width=20), min_column_width=90, grow=1, basis=0.0)
    row = Row(block(60, 10), grid)
    lay_out(row, kit, 1.0, width=100)
    assert boxes(row) == [(0, 0, 60, 10), (60, 0, 40, 10)]


def names_and_figures() -> Grid:
    figures = block(0, 10, min_width=60)
    return Grid(block(0, 10), figures, columns=(fraction_track(3), fraction_track(1, "auto")))


def test_a_share_of_a_grid_may_be_at_least_as_wide_as_what_it_holds(kit: Kit) -> None:
    grid = lay_out(names_and_figures(), kit, 1.0, width=100)
    assert boxes(grid) == [(0, 0, 40, 10), (40, 0, 60, 10)]


def test_a_share_with_a_least_width_does_not_widen_the_others_in_little_room(kit: Kit) -> None:
    row = lay_out(Row(names_and_figures()), kit, 1.0, width=50)
    assert boxes(row) == [(0, 0, 60, 10)]


def test_a_child_may_take_several_columns_of_a_grid(kit: Kit) -> None:
    grid = Grid(block(0, 10), block(0, 10, span=2), columns=2, gap=10)
    lay_out(grid, kit, 1.0, width=210)
    assert boxes(grid) == [(0, 0, 100, 10), (0, 20, 210, 10)]


def test_only_rows_below_the_heads_of_a_grid_share_what_is_left(kit: Kit) -> None:
    grid = Grid(block(0, 10), block(0, 10), block(0, 10), head_row_count=1, min_row_height=20)
    lay_out(grid, kit, 1.0, width=100, height=90)
    assert [top for _, top, _, _ in boxes(grid)] == [0, 10, 50]


def test_a_ground_lies_behind_its_rows_and_columns_and_reaches_beyond_them(kit: Kit) -> None:
    plate = block()
    line = block(width=2)
    grounds = (
        CellBackground(plate, first_row=1, outset_down_and_across=(3, 5)),
        CellBackground(line, first_column=1, row_count=None),
    )
    cells = [block(0, 20) for _ in range(4)]
    grid = Grid(*cells, columns=2, gap=10, cell_backgrounds=grounds)
    lay_out(grid, kit, 1.0, width=110)
    assert boxes(grid)[:2] == [(-5, 27, 120, 26), (60, 0, 2, 50)]
    assert grid.height == 50


def test_a_basis_decides_which_line_a_child_of_a_wrapping_row_comes_into(kit: Kit) -> None:
    wide = Row(block(80, 10), block(80, 10), basis=60, grow=1, min_width=0)
    wrap = lay_out(WrappingRow(block(50, 10), wide), kit, 1.0, width=120)
    assert [top for _, top, _, _ in boxes(wrap)] == [0, 0]


def test_no_child_of_a_balanced_row_stands_alone_below_a_full_line(kit: Kit) -> None:
    wrap = WrappingRow(block(290, 48), *[block(190, 48) for _ in range(7)], gap=10)
    wrap.balanced = True
    lay_out(wrap, kit, 1.0, width=1600)
    assert [top for _, top, _, _ in boxes(wrap)] == [0] * 4 + [58] * 4
    lay_out(wrap, kit, 1.0, width=1800)
    assert {top for _, top, _, _ in boxes(wrap)} == {0}


def test_a_stack_puts_its_children_on_top_of_one_another(kit: Kit) -> None:
    stack = Overlay(block(), block(20, 10), align="centre")
    stack.children[0].align_self = "stretch"
    lay_out(stack, kit, 1.0, width=100, height=50)
    assert boxes(stack) == [(0, 0, 100, 50), (40, 20, 20, 10)]


def test_what_scrolls_gives_way_before_anything_is_cut(kit: Kit) -> None:
    pane = ScrollingNode(Column(*[block(0, 40) for _ in range(20)]), 90.0)
    column = Column(block(0, 50), pane, block(0, 50))
    lay_out(column, kit, 1.0, width=200, max_height=400)
    assert boxes(column) == [(0, 0, 200, 50), (0, 50, 200, 300), (0, 350, 200, 50)]
    assert pane.content_overflow_height == 500


def test_rows_of_a_list_are_laid_out_beside_its_bar(kit: Kit) -> None:
    rows = [Row(block(20, 20), Spacer(), block(30, 20)) for _ in range(400)]
    column = Column(ScrollList(rows, 40.0))
    lay_out(column, kit, 1.0, width=300, max_height=200)
    assert rows[0].children[2].x + 30 == rows[0].width < 300
    assert not rows[300].width, "only what is near is laid out"


def test_hidden_and_floating_children_take_no_space(kit: Kit) -> None:
    column = Column(block(0, 10), block(0, 10, visible=False), block(5, 5, floating=True, x=7))
    lay_out(column, kit, 1.0, width=100)
    assert column.height == 10
    assert column.children[2].x == 7


def test_laying_out_again_at_another_width_forgets_the_first(kit: Kit) -> None:
    row = Row(Label("Name", BODY_STYLE, grow=1), block(50, 10))
    lay_out(row, kit, 1.0, width=400)
    lay_out(row, kit, 1.0, width=200)
    assert round(row.children[1].x) == 150


def test_an_icon_is_placed_by_its_own_anchor(kit: Kit) -> None:
    icon = block(20, 20)
    icon.anchor = (0.5, 0.5)
    lay_out(Row(icon, padding=10), kit, 1.0, width=100)
    assert (icon.x, icon.y) == (20, 20)


def test_a_dialog_of_containers_is_laid_out_when_it_opens_and_stands_in_the_middle(
    show: Show,
) -> None:
    ui = show()
    stage = ui.screen.stage
    text = Label(LONG, BODY_STYLE, wraps=True)
    dialog = Column(text, Button("Close"), padding=20, gap=10, skin="parchment", width=400)
    stage.open_dialog(Modal(dialog))
    assert dialog.x == (1920 - 400) / 2
    assert text.height > 60
    assert dialog.role == "panel"
    assert dialog.solid
