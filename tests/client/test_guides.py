"""The examples in the guides of the scene and of its layouts work as they are printed."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Final

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec, make_cancel_button
from game.client.widgets.dialogs import make_button_row, make_dialog_sheet
from game.client.widgets.frames import make_seat_disc_sprite
from game.client.widgets.name_field import NameField
from game.client.widgets.scroll_pane import ScrollPane
from game.records.records import Seat
from game.scene.drawing.colours import WHITE
from game.scene.drawing.outlines import make_hashable_outline, stroked_outline_picture
from game.scene.input.hit_shapes import Polygon
from game.scene.layout import Column, Row, lay_out, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.modal import Modal
from game.scene.stage.sheet_placing import Point
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Button, Label
from game.scene.window.window import Screen, WindowOptions
from tests.client.client_driver import ClientDriver

SCENE: Final = Path(__file__).parents[2] / "game" / "scene"


def example(guide: str, beginning: str) -> str:
    """Return the example of a guide that begins with these words."""
    text = (SCENE / guide).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return str(next(block for block in blocks if block.startswith(beginning)))


def test_the_dialog_in_ten_lines_opens_and_is_cancelled(ui: ClientDriver) -> None:
    stage = ui.screen.stage
    code = example("layout/README.md", "panel = make_dialog_sheet")
    assert len([line for line in code.split("\n") if line.strip()]) <= 11
    names = {
        "ButtonSpec": ButtonSpec,
        "Label": Label,
        "Modal": Modal,
        "PAPER_STYLES": PAPER_STYLES,
        "app": ui.app,
        "field": NameField("Ada", lambda name: None, name="typed", label="Name"),
        "make_button_row": make_button_row,
        "make_cancel_button": make_cancel_button,
        "make_dialog_sheet": make_dialog_sheet,
        "say": ui.app.say,
        "stage": stage,
        "submit": lambda: None,
    }
    exec(code, names)
    assert stage.top_modal is names["modal"]
    ui.click(name="cancel")
    assert stage.top_modal is None


def test_the_panel_in_twenty_lines_is_laid_out(ui: ClientDriver) -> None:
    stage = ui.screen.stage
    colours = ui.app.box.colours[:2]
    names = {
        "App": App,
        "BOLD": PAPER_STYLES.bold,
        "Column": Column,
        "HEAD": PAPER_STYLES.title,
        "Label": Label,
        "NUMBER": PAPER_STYLES.body,
        "Row": Row,
        "ScrollPane": ScrollPane,
        "Seat": Seat,
        "Sequence": Sequence,
        "app": ui.app,
        "kit": stage.kit,
        "lay_out": lay_out,
        "make_seat_disc_sprite": make_seat_disc_sprite,
        "root": stage.root,
        "seats": [SimpleNamespace(name=name, colour=name, money=30) for name in colours],
        "theme": theme,
        "units": stage.units,
    }
    exec(example("layout/README.md", "def seats_panel"), names)
    assert ui.sees(label=colours[0])
    assert ui.sees(label=colours[1])


def test_the_example_of_a_screen_is_shown(ui: ClientDriver) -> None:
    class Hello(Screen):
        def confirm(self) -> None:
            """The example leaves the action open."""

    names = {
        "Button": Button,
        "Column": Column,
        "HEAD": PAPER_STYLES.title,
        "Label": Label,
        "Screen": Hello,
        "Window": lambda kit, options: SimpleNamespace(push=ui.window.push, run=lambda: None),
        "WindowOptions": WindowOptions,
        "WindowUnits": WindowUnits,
        "kit": ui.app.kit,
        "lay_out": lay_out,
        "theme": theme,
    }
    exec(example("README.md", "class Hello(Screen)"), names)
    ui.advance_time(0.1)
    assert ui.sees(label="Confirm the action")


def test_the_example_of_an_own_node_draws_itself(ui: ClientDriver) -> None:
    names = {
        "Callable": Callable,
        "Canvas": Canvas,
        "Node": Node,
        "Point": Point,
        "Polygon": Polygon,
        "Sequence": Sequence,
        "WHITE": WHITE,
        "make_hashable_outline": make_hashable_outline,
        "stroked_outline_picture": stroked_outline_picture,
    }
    exec(example("README.md", "class Area(Node)").partition("\nui = ")[0], names)
    area_class = names["Area"]
    assert isinstance(area_class, type)
    area = area_class([(10, 10), (90, 10), (50, 90)], lambda: None)
    ui.screen.stage.root.add(area)
    area.hovered = True
    ui.advance_time(0.1)
    assert ui.sees(name="area:camborne")
