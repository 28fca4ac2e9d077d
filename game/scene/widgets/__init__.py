"""Widgets: everything a player reads, clicks or types into, made of nodes and skins."""

from game.scene.widgets.button import Button
from game.scene.widgets.choices import SignButton, Slider, Stepper, Toggle, TypedDigits
from game.scene.widgets.scroll_list import ScrollList
from game.scene.widgets.small import Chip, Divider, IconSource, Label, PaintedNode, Panel
from game.scene.widgets.text_field import TextField

__all__ = [
    "Button",
    "Chip",
    "Divider",
    "IconSource",
    "Label",
    "PaintedNode",
    "Panel",
    "ScrollList",
    "SignButton",
    "Slider",
    "Stepper",
    "TextField",
    "Toggle",
    "TypedDigits",
]
