"""Proof: a stage drawn for reading over: every line that was written, where, and on what ground."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pygame
from pygame import Rect, Surface

from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.stage import Stage
from game.scene.theme import Colour
from game.scene.transform import Transform

FAR_FROM_INK = 60.0  # distance of codes above which a pixel belongs to the ground
FEWEST_PIXELS = 12


@dataclass(frozen=True, slots=True)
class Written:
    """One line: its text, the node that wrote it, the px its letters take, and whether it had to be
    cut short. `seen` is the part that its ancestors leave, `alpha` its opacity.
    """

    text: str
    node: Node
    style: TextStyle
    rect: Rect
    seen: Rect
    alpha: float
    cut: bool
    order: int


class ProofCanvas(Canvas):
    """A canvas that keeps account of all lines."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.kit)
        self.lines: list[Written] = []
        self._writer = Node()

    def paint(self, node: Node, above: Transform) -> None:
        """Draw a node, knowing that it is the one that writes."""
        outer, self._writer = self._writer, node
        super().paint(node, above)
        self._writer = outer

    def fade_edges(self, node: Node, place: Transform, first: int) -> None:
        """Leave the edges as they are: what is faint there is read when it is scrolled."""

    def words(
        self,
        text: str,
        style: TextStyle,
        box: tuple[float, float, float, float],
        align: str = "left",
    ) -> None:
        """Put the line and note where it lies."""
        before = len(self.items)
        super().words(text, style, box, align)
        if not text.strip():
            return
        area = self.box(*box)
        rect = Rect(area)
        if len(self.items) > before:
            surface, at = self.items[-1]
            rect = Rect(at, surface.get_size())
        cut = not self.kit.lettering.fits(text, style, self.k, area.width)
        seen = rect if self._clip is None else rect.clip(self._clip)
        node, alpha = self._writer, self.place.alpha
        self.lines.append(Written(text, node, style, rect, seen, alpha, cut, before))


def proof_of(stage: Stage) -> ProofCanvas:
    """Return everything the part of a stage that can be reached draws and writes."""
    canvas = ProofCanvas(stage)
    canvas.paint(stage.scope, Transform(0.0, 0.0, stage.units.k))
    return canvas


def printed(canvas: ProofCanvas, stage: Stage) -> Surface:
    """Return the picture of a proof over everything that lies below."""
    page = Surface((stage.units.width_px, stage.units.height_px))
    ground = Transform(0.0, 0.0, stage.units.k)
    below = Canvas(stage.kit)
    for tree in (stage.root, *stage.modals):
        if tree is not stage.scope:
            below.paint(tree, ground)
    for surface, at in (*below.items, *canvas.items):
        page.blit(surface, at)
    return page


def contrast_of(line: Written, page: Surface, ink: Colour) -> float:
    """Return the WCAG 2 contrast of a printed line's ink against its ground; 21 when the ground
    cannot be told, as when scrolling leaves a sliver of the line only.
    """
    if line.seen.height * 2 < line.rect.height:
        return 21.0
    area = line.seen.inflate(4, 0).clip(page.get_rect())
    pixels = pygame.surfarray.array3d(page.subsurface(area)).reshape(-1, 3).astype(np.float64)
    away = np.abs(pixels - np.array(ink[:3], dtype=np.float64)).sum(axis=1)
    ground = pixels[away > FAR_FROM_INK]
    if len(ground) < FEWEST_PIXELS:
        return 21.0
    first, second = _luminance(np.median(ground, axis=0)), _luminance(np.array(ink[:3], float))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


def _luminance(codes: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
    shares = codes / 255
    light = np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    return float(light @ np.array([0.2126, 0.7152, 0.0722]))
