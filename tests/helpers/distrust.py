"""Distrust: what a canvas would put again without drawing is drawn all the same, and compared."""

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any, Final

import pygame
import pytest
from pygame import Surface

from game.scene.nodes.cached_drawing import CachedDrawing, DrawnItem
from game.scene.nodes.node import Canvas, Node
from game.tabletop.panel.content_widgets import ContentWidget

SHARE: Final = 0.05  # of kept drawings are compared: what is stale stays so for many frames


@pytest.fixture(autouse=True)
def distrust(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail where a node's `drawing_cache_key` stays equal although it would draw something else.

    Slow tests, and those marked so, compare every drawing, the others a share.
    """
    # private: the cache that is distrusted is the canvas's own
    trusting = Canvas._draw_cached
    recalling = ContentWidget.recall_drawing
    recalled: list[CachedDrawing] = []
    luck = Random(request.node.name)
    every = any(map(request.node.get_closest_marker, ("slow", "every_drawing")))

    def recall(
        widget: ContentWidget[Any, Any], cache_key: tuple[object, ...]
    ) -> CachedDrawing | None:
        drawing = recalling(widget, cache_key)
        recalled.extend([] if drawing is None else [drawing])
        return drawing

    def draw_both(canvas: Canvas, node: Node, cause: tuple[object, ...]) -> None:
        kept = node.cached_drawing
        recalled.clear()
        first = len(canvas.items)
        trusting(canvas, node, cause)
        is_new = node.cached_drawing is not kept and not recalled
        if is_new or not (every or luck.random() < SHARE):
            return
        last = len(canvas.items)
        node.draw(canvas)
        drawn = canvas.items[last:]
        del canvas.items[last:]
        assert _are_alike(canvas.items[first:], drawn), f"{node.name or node!r} looks different now"

    monkeypatch.setattr(Canvas, "_draw_cached", draw_both)
    monkeypatch.setattr(ContentWidget, "recall_drawing", recall)
    yield


def _are_alike(some: list[DrawnItem], others: list[DrawnItem]) -> bool:
    nothing = (None, (0, 0))
    return all(
        here == there and _is_same(one, other)
        for (one, here), (other, there) in zip_longest(some, others, fillvalue=nothing)
    )


def _is_same(one: Surface | None, other: Surface | None) -> bool:
    """Whether two surfaces show the same, as when one was forgotten and drawn again."""
    if one is None or other is None:
        return one is other
    if one is other or one.get_size() != other.get_size():
        return one is other
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
