"""A panel that shows one of its last looks again is neither laid out nor drawn anew."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

from game.scene.audio import SoundPlayer
from game.scene.drawing.picture import Transform
from game.scene.layout import Column, Container
from game.scene.nodes.node import Canvas
from game.scene.text.lettering import TextRenderer, Typefaces
from game.scene.widgets import Label
from game.scene.window.screen_kit import Kit
from game.tabletop.panel.content_widgets import ContentWidget
from game.tabletop.panel.remembered_layouts import MAX_REMEMBERED_LAYOUTS
from game.tabletop.table_context import TableContext

GROUND: Final = Transform(0.0, 0.0, 1.0)
HERE: Final = ("mine", "port")
THERE: Final = ("port",)


@pytest.fixture(autouse=True)
def distrust() -> None:
    """Let the canvas trust here: how often it draws is what these tests count."""


class Notice(ContentWidget[Any, tuple[str, ...]]):
    """A panel with a line for each word, as high as its lines, that counts how often it is laid
    out."""

    fits_content = True

    def __init__(self) -> None:
        # an art and words are never asked for
        super().__init__(cast("TableContext[Any]", SimpleNamespace()), width=200)
        self.layout_count = 0

    def build_content(self, look: tuple[str, ...]) -> Container:
        """Return a line for each word, with the word as its name."""
        self.layout_count += 1
        return Column(*(Label(word, name=word) for word in look))


@pytest.fixture
def kit(tmp_path: Path) -> Kit:
    return Kit(TextRenderer(Typefaces()), SoundPlayer(tmp_path))


def drawn(kit: Kit, notice: Notice, look: tuple[str, ...]) -> Canvas:
    """Draw a look twice: the first drawing decides the height, with which it is drawn again."""
    notice.show_look(look)
    for _ in range(2):
        canvas = Canvas(kit, redraw_counter=1)
        canvas.paint(notice, GROUND)
    return canvas


def test_a_look_seen_before_is_shown_with_its_height_and_parts_without_a_layout(kit: Kit) -> None:
    notice = Notice()
    items = drawn(kit, notice, HERE).items
    height = notice.height
    box = notice.part_box("port")
    drawn(kit, notice, THERE)
    assert (notice.height < height, notice.part_box("mine")) == (True, None)
    count = notice.layout_count
    assert drawn(kit, notice, HERE).items == items
    assert (notice.height, notice.part_box("port")) == (height, box)
    assert notice.layout_count == count + 1, "only at the height of the look before"


def test_a_panel_forgets_the_looks_of_long_ago(kit: Kit) -> None:
    notice = Notice()
    for number in range(MAX_REMEMBERED_LAYOUTS + 1):
        drawn(kit, notice, (str(number),))
    count = notice.layout_count
    drawn(kit, notice, (str(MAX_REMEMBERED_LAYOUTS),))
    assert notice.layout_count == count
    drawn(kit, notice, ("0",))
    assert notice.layout_count > count


def test_a_panel_forgets_all_looks_with_its_cached_drawing(kit: Kit) -> None:
    notice = Notice()
    drawn(kit, notice, HERE)
    drawn(kit, notice, THERE)
    notice.forget_drawings()
    count = notice.layout_count
    drawn(kit, notice, HERE)
    assert notice.layout_count > count
