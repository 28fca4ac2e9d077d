"""Distrust: what a canvas would put again without drawing is drawn all the same, and compared."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import pygame
import pytest
from pygame import Surface

from game.scene.nodes.node import Canvas, Item, Node


@pytest.fixture(autouse=True)
def distrust(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail wherever a node's `drawn_from` stays equal although it would draw something else."""
    trusting = Canvas._draw_kept

    def draw_both(canvas: Canvas, node: Node, cause: tuple[object, ...]) -> None:
        first = len(canvas.items)
        node.draw(canvas)
        drawn = canvas.items[first:]
        del canvas.items[first:]
        trusting(canvas, node, cause)
        assert _are_alike(canvas.items[first:], drawn), f"{node.name or node!r} looks different now"

    monkeypatch.setattr(Canvas, "_draw_kept", draw_both)
    yield


def _are_alike(some: list[Item], others: list[Item]) -> bool:
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
