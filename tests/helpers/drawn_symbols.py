"""Which symbols a picture of a table shows where, and which of them no tooltip tells of."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
from pygame import Rect, Surface

from game.scene.drawing.picture import Picture, Transform
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.stage.placed_nodes import node_under_pointer
from game.scene.stage.stage import Stage
from game.tabletop.art.table_art import TableArt
from game.tabletop.map.dimming_layers import DimmingLayer

SAMPLES: Final = 7
"""A symbol is looked at in so many rows of so many points."""
OPAQUE: Final = 200
"""A pixel of a picture this opaque, of 255, belongs to it and hides what lies below."""
SHARE_TOLD: Final = 2 / 3
"""A tooltip must tell of this share of the points in which a symbol is seen: a node is a box."""


@dataclass(frozen=True, slots=True)
class DrawnSymbol:
    """A piece of the art in a picture: what draws it, where, and the node it is part of."""

    name: str
    rect: Rect
    surface: Surface
    node: str
    order: int


def first_word(parts: Any) -> str:
    """Return the first string among what a piece is drawn of, however deep it lies."""
    for part in parts:
        if isinstance(part, str):
            return part
        if isinstance(part, tuple) and first_word(part):
            return first_word(part)
    return ""


class SymbolWatch:
    """Knows by its surface what draws each piece of the art of any table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch from now on."""
        self._known: dict[int, tuple[str, Surface]] = {}
        keep = TableArt.shared_drawing

        def noted(art: TableArt, key: Any, draw: Any) -> Any:
            sprite = keep(art, key, draw)
            what, *of = key if isinstance(key, tuple) else (key,)
            name = f"{getattr(what, '__name__', what)} {first_word(of)}".strip()
            self._known[id(sprite.surface)] = name, sprite.surface
            return sprite

        monkeypatch.setattr(TableArt, "shared_drawing", noted)

    @property
    def names(self) -> frozenset[str]:
        """What has been drawn so far, by name."""
        return frozenset(name for name, _ in self._known.values())

    def forget(self) -> None:
        """Forget what has been drawn so far."""
        self._known.clear()

    def drawn(self, stage: Stage) -> tuple[list[DrawnSymbol], list[tuple[Surface, Rect]]]:
        """Return every piece of the art on a stage, and everything drawn, back to front."""
        canvas = _NotingCanvas(stage, self._known)
        # private: a canvas of ours draws what the stage would draw by itself
        canvas.paint(stage.root, stage._root_transform())
        return canvas.symbols, canvas.everything


class _NotingCanvas(Canvas):
    """Draws everything anew and notes what it puts where."""

    def __init__(self, stage: Stage, known: dict[int, tuple[str, Surface]]) -> None:
        super().__init__(stage.kit, hides_sheets=stage.are_sheets_hidden)
        self._known = known
        self._path: list[str] = []
        self.symbols: list[DrawnSymbol] = []
        self.everything: list[tuple[Surface, Rect]] = []

    def paint(self, node: Node, parent_transform: Transform) -> None:
        """Draw a node, knowing its name."""
        if isinstance(node, DimmingLayer) and node.visible and not self._hides_sheets:
            self.symbols.clear()  # the pointer does not reach what lies below
        self._path.append(node.name)
        super().paint(node, parent_transform)
        self._path.pop()

    def draw_picture_at_px(self, picture: Any, left: int, top: int, alpha: float = 1.0) -> None:
        """Note what is put, then put it."""
        first = len(self.items)
        super().draw_picture_at_px(picture, left, top, alpha)
        surface = picture.surface if isinstance(picture, Picture) else picture
        for put, at in self.items[first:]:
            self.everything.append((put, Rect(at, put.get_size())))
            known = self._known.get(id(surface))
            if known is not None:
                node = next((name for name in reversed(self._path) if name), "")
                rect = Rect(at, put.get_size())
                drawn = DrawnSymbol(known[0], rect, put, node, len(self.everything))
                self.symbols.append(drawn)


def untold(watch: SymbolWatch, stage: Stage) -> Iterator[DrawnSymbol]:
    """Yield the symbols of a picture that are seen and of which no tooltip tells; what lies under
    a dimming layer tells of itself while one looks through the sheet above it.
    """
    yield from _untold(watch, stage)
    stage.set_sheets_hidden(True)
    yield from _untold(watch, stage)
    stage.set_sheets_hidden(False)


def _untold(watch: SymbolWatch, stage: Stage) -> Iterator[DrawnSymbol]:
    symbols, everything = watch.drawn(stage)
    placed = stage.visible_nodes()
    for symbol in symbols:
        seen = list(_seen(symbol, everything))
        told = 0
        for point in seen:
            spot = node_under_pointer(placed, point, finds_tooltip_nodes=True)
            told += spot is not None and tooltip_from_source(spot.node.tooltip) is not None
        if seen and told < len(seen) * SHARE_TOLD:
            yield symbol


def _seen(symbol: DrawnSymbol, everything: list[tuple[Surface, Rect]]) -> Iterator[tuple[int, int]]:
    """Return some points at which a symbol is seen: opaque, and nothing opaque lies over them."""
    rect = symbol.rect
    over = [each for each in everything[symbol.order :] if each[1].colliderect(rect)]
    for row in range(SAMPLES):
        for column in range(SAMPLES):
            x = round(rect.width * (column + 0.5) / SAMPLES)
            y = round(rect.height * (row + 0.5) / SAMPLES)
            point = rect.left + x, rect.top + y
            hidden = any(_is_opaque(surface, box, point) for surface, box in over)
            if not hidden and _is_opaque(symbol.surface, rect, point):
                yield point


def _is_opaque(surface: Surface, rect: Rect, point: tuple[int, int]) -> bool:
    if not rect.collidepoint(point):
        return False
    return surface.get_at((point[0] - rect.left, point[1] - rect.top))[3] >= OPAQUE
