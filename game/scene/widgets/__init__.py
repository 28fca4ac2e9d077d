"""Widgets: everything a player reads, clicks or types into, made of nodes and skins."""

from game.scene.widgets.button import Button
from game.scene.widgets.chip import Chip
from game.scene.widgets.choice import ChoiceRow, Option
from game.scene.widgets.divider import Divider
from game.scene.widgets.icon import Icon, IconSource
from game.scene.widgets.label import Label
from game.scene.widgets.panel import Panel
from game.scene.widgets.rich_line import RichLine, Run
from game.scene.widgets.scroll_list import ScrollList
from game.scene.widgets.slider import Slider
from game.scene.widgets.stepper import Stepper, TypedNumber
from game.scene.widgets.text_field import TextField
from game.scene.widgets.toggle import Toggle

__all__ = [
    "Button",
    "Chip",
    "ChoiceRow",
    "Divider",
    "Icon",
    "IconSource",
    "Label",
    "Option",
    "Panel",
    "RichLine",
    "Run",
    "ScrollList",
    "Slider",
    "Stepper",
    "TextField",
    "Toggle",
    "TypedNumber",
]
