"""Lists whose rows stand in several columns."""

from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import box
from game.scene.widgets import ScrollList
from tests.scene.nodes import Show
from tests.scene.test_input import button, focused

ROWS = 30
COLUMNS = 3


def test_a_page_is_as_many_lines_whatever_the_columns(show: Show) -> None:
    rows = [Node(height=40) for _ in range(ROWS)]
    for number, row in enumerate(rows):
        row.add(button(f"row {number}", 0, 0))
    listed = ScrollList(rows, 50, **box(0, 0, 700, 200))
    listed.columns = COLUMNS
    listed.set_rows(rows)
    ui = show(listed)
    ui.press_keys("tab", "page down")
    lines_of_a_page = 200 // 50 - 1
    assert focused(ui) == f"row {lines_of_a_page * COLUMNS}"
