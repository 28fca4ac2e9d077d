"""Bubble: the picture of a tip, set beside its cause without hiding it."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.lettering import Lettering
from game.scene.node import Node
from game.scene.skins import mark
from game.scene.tip import Tip

WIDEST = 424.0
NARROWEST = 120.0
PADDING = 18.0
GAP = 20.0  # the arrow's tip stands 4 u off the cause
LINE = 27.0
TITLE_ROW = 38.0
BADGE_HEIGHT = 30.0
ICON = 24.0
TITLE = styles.TITLE_ON_PARCHMENT.sized(25)
FIRST = styles.BODY_ON_PARCHMENT
LATER = styles.BODY_ON_PARCHMENT.in_colour(theme.RUST)
BADGE = styles.CAP


class Spot(NamedTuple):
    """Where a bubble goes: its corner in px, the side its arrow leaves from, and px along that
    side.
    """

    rect: Rect
    side: str
    along: int


class Bubble(Node):
    """A tip laid out for one scale; `k` is px per u here."""

    def __init__(self, tip: Tip, lettering: Lettering, k: float) -> None:
        super().__init__(role="tooltip", label=" ".join((tip.title, *tip.lines)).strip())
        self.tip = tip
        inner_px = round((WIDEST - 2 * PADDING) * k)
        self._lines = [
            (line, FIRST if i == 0 else LATER)
            for i, text in enumerate(tip.lines)
            for line in lettering.wrapped(text, FIRST, k, inner_px)
        ]
        self._badge_width = lettering.width(tip.badge, BADGE, k) / k + 24 if tip.badge else 0.0
        icons = len(tip.icons) * (ICON + 4)
        top_row = 0.0
        if tip.title:
            top_row = lettering.width(tip.title, TITLE, k) / k + 12 + icons + self._badge_width
        widest = max(
            (lettering.width(line, style, k) / k for line, style in self._lines), default=0
        )
        self.width = min(max(widest, top_row, NARROWEST), WIDEST - 2 * PADDING) + 2 * PADDING
        self._line_height = max(LINE, lettering.height(FIRST, k) / k)
        head = TITLE_ROW if tip.title else 0.0
        self.height = 2 * PADDING - 8 + head + len(self._lines) * self._line_height
        self.spot = Spot(Rect(0, 0, 0, 0), "", 0)

    def draw(self, canvas: Canvas) -> None:
        """Bubble, heading, badge, lines."""
        side, along = self.spot.side, self.spot.along
        canvas.put(mark.bubble(canvas.size(self), canvas.k, (side, along)))
        y = PADDING - 6
        inner = self.width - 2 * PADDING
        if self.tip.title:
            self._draw_head(canvas, y, inner)
            y += TITLE_ROW
        for line, style in self._lines:
            canvas.words(line, style, (PADDING, y, inner + 2, self._line_height))
            y += self._line_height

    def _draw_head(self, canvas: Canvas, y: float, inner: float) -> None:
        tip = self.tip
        icons = len(tip.icons) * (ICON + 4)
        room = inner - icons - self._badge_width
        canvas.words(tip.title, TITLE, (PADDING, y, room, TITLE_ROW - 4))
        title_width = canvas.kit.lettering.width(tip.title, TITLE, canvas.k) / canvas.k
        x = PADDING + min(title_width, room) + 10
        for icon in tip.icons:
            canvas.put(icon, x, y + (TITLE_ROW - 4 - icon.get_height() / canvas.k) / 2)
            x += ICON + 4
        if tip.badge:
            left = self.width - PADDING - self._badge_width
            box = canvas.box(left, y + 2, self._badge_width, BADGE_HEIGHT)
            canvas.put_px(mark.chip(box.size, canvas.k, tip.tone), *box.topleft)
            style = BADGE.in_colour(mark.CHIP_TEXT[tip.tone])
            canvas.words(tip.badge, style, (left, y + 2, self._badge_width, BADGE_HEIGHT), "centre")


def place_bubble(
    size: tuple[int, int], cause: Rect, window: Rect, keep_clear: Sequence[Rect], gap: int
) -> Spot:
    """The best spot beside the cause: inside the window, off the cause, off everything that must
    stay visible.
    """
    spots = [_beside(side, size, cause, window, gap) for side in ("down", "up", "left", "right")]

    def hidden(spot: Spot) -> int:
        on_cause = spot.rect.clip(cause)
        covered = sum(_area(spot.rect.clip(rect)) for rect in keep_clear)
        outside = _area(spot.rect) - _area(spot.rect.clip(window))
        return 10 * _area(on_cause) + 4 * outside + covered

    return min(spots, key=hidden)


def _beside(side: str, size: tuple[int, int], cause: Rect, window: Rect, gap: int) -> Spot:
    """`side` names where the arrow points: a bubble above its cause points down."""
    rect = Rect((0, 0), size)
    if side in ("down", "up"):
        rect.centerx = cause.centerx
        rect.left = max(min(rect.left, window.right - rect.width - 8), window.left + 8)
        if side == "down":
            rect.bottom = cause.top - gap
        else:
            rect.top = cause.bottom + gap
        along = max(min(cause.centerx - rect.left, rect.width - 28), 28)
    else:
        rect.centery = cause.centery
        rect.top = max(min(rect.top, window.bottom - rect.height - 8), window.top + 8)
        if side == "left":
            rect.left = cause.right + gap
        else:
            rect.right = cause.left - gap
        along = max(min(cause.centery - rect.top, rect.height - 28), 28)
    return Spot(rect, side, along)


def _area(rect: Rect) -> int:
    return rect.width * rect.height
