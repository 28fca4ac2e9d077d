"""Widgets: everything a player reads, clicks or types into, made of nodes and skins."""

from game.scene.widgets.button import Button
from game.scene.widgets.labels_and_icons import (
    Divider,
    IconSource,
    Label,
    PaintedNode,
    Panel,
    PillLabel,
)
from game.scene.widgets.scroll_list import ScrollList
from game.scene.widgets.text_field import TextField
from game.scene.widgets.value_controls import SignButton, Slider, Stepper, Toggle, TypedDigits

__all__ = [
    "Button",
    "Divider",
    "IconSource",
    "Label",
    "PaintedNode",
    "Panel",
    "PillLabel",
    "ScrollList",
    "SignButton",
    "Slider",
    "Stepper",
    "TextField",
    "Toggle",
    "TypedDigits",
]
