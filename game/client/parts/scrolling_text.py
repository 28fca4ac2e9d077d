"""Paragraphs that scroll where a panel has no room for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from game.client.parts.scroll_pane import ScrollPane
from game.client.parts.text_column import TextColumn
from game.scene.box_place import BoxPlace
from game.scene.lettering import Lettering, TextStyle

GAP = 6.0
BAR = 14  # kept free at the right


def scrolling_text(
    lettering: Lettering,
    paragraphs: Sequence[tuple[str, TextStyle]],
    name: str,
    k: float,
    **place: Unpack[BoxPlace],
) -> ScrollPane:
    """Return the paragraphs in a pane of this width, at most as high as the place.

    It takes the focus only where something is hidden. `k` are the px a u takes where it is drawn.
    """
    column = TextColumn(lettering, paragraphs, GAP, k=k, width=place["width"] - BAR)
    place["height"] = min(column.height, place["height"])
    label = " ".join(text for text, _ in paragraphs)
    pane = ScrollPane(column, name=name, label=label, role="text", **place)
    pane.focusable = pane.hidden_height > 0
    return pane
