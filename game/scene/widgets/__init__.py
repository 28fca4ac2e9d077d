"""Widgets: everything a player reads, clicks or types into, made of nodes and skins."""

from game.scene.widgets.button import Button
from game.scene.widgets.choices import ChoiceRow, Option, Slider, Stepper, Toggle, TypedNumber
from game.scene.widgets.rich_line import RichLine, Run
from game.scene.widgets.scroll_list import ScrollList
from game.scene.widgets.small import Chip, Divider, Icon, IconSource, Label, Panel
from game.scene.widgets.text_field import TextField

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
