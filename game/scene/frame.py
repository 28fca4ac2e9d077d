"""Frame: shows a list of (surface, pixel), drawing only what differs from the list shown before."""

from collections import Counter
from collections.abc import Sequence

from pygame import Rect, Surface

from game.scene.canvas import Item
from game.scene.theme import NIGHT

FULL_REDRAW_SHARE = 0.4
MOST_RECTS = 24
MOST_CHANGES = 150  # with more the search for rectangles costs more than drawing everything


class PaintedFrame:
    """Remembers what is on the target.

    `forget` makes the next drawing complete (new size, lost window).
    """

    def __init__(self) -> None:
        self._shown: list[Item] | None = None

    def forget(self) -> None:
        """Draw everything next time."""
        self._shown = None

    def draw(self, target: Surface, items: list[Item]) -> list[Rect]:
        """Bring the target up to date; returns what changed, nothing when nothing did."""
        shown, self._shown = self._shown, items
        whole = target.get_rect()
        if shown is None:
            return self._draw_all(target, items)
        if shown == items:
            return []
        if len(set(items).difference(shown)) > MOST_CHANGES:
            return self._draw_all(target, items)
        dirty = merged([rect.clip(whole) for rect in changes(shown, items)])
        if (
            sum(rect.width * rect.height for rect in dirty)
            > FULL_REDRAW_SHARE * whole.width * whole.height
        ):
            return self._draw_all(target, items)
        self._draw_parts(target, items, dirty)
        return dirty

    def patch(self, target: Surface, items: list[Item], changed: list[Rect]) -> list[Rect]:
        """Show a list that differs from the one shown only inside these rectangles."""
        self._shown = items
        whole = target.get_rect()
        dirty = merged([rect.clip(whole) for rect in changed])
        self._draw_parts(target, items, dirty)
        return dirty

    def _draw_all(self, target: Surface, items: list[Item]) -> list[Rect]:
        if not _covers(items, target):
            target.fill(NIGHT)
        target.fblits(items)
        return [target.get_rect()]

    def _draw_parts(self, target: Surface, items: list[Item], dirty: list[Rect]) -> None:
        boxes = [rect_of(item) for item in items]
        for rect in dirty:
            target.set_clip(rect)
            target.fill(NIGHT)
            target.fblits([items[i] for i in rect.collidelistall(boxes)])
        target.set_clip(None)


def changes(shown: Sequence[Item], items: Sequence[Item]) -> list[Rect]:
    """Rectangles of everything that came, went, or changed its place in the order."""
    before, after = Counter(shown), Counter(items)
    moved = [rect_of(item) for item in (before - after)] + [
        rect_of(item) for item in (after - before)
    ]
    stayed_before = [item for item in shown if item in after]
    stayed_after = [item for item in items if item in before]
    for old, new in zip(stayed_before, stayed_after, strict=False):
        if old != new:
            moved += [rect_of(old), rect_of(new)]
    return moved


def merged(rects: list[Rect]) -> list[Rect]:
    """The same area as few rectangles that do not overlap."""
    apart: list[Rect] = []
    for rect in rects:
        if not rect.width or not rect.height:
            continue
        grown = rect.copy()
        while (hit := grown.collidelist(apart)) >= 0:
            grown.union_ip(apart.pop(hit))
        apart.append(grown)
    if len(apart) > MOST_RECTS:
        return [apart[0].unionall(apart[1:])]
    return apart


def rect_of(item: Item) -> Rect:
    """The pixels a picture covers."""
    return Rect(item[1], item[0].get_size())


def _covers(items: list[Item], target: Surface) -> bool:
    """Whether the backmost picture hides the whole target."""
    if not items:
        return False
    back = items[0][0]
    opaque = not back.get_masks()[3] and back.get_alpha() in (None, 255)
    return opaque and rect_of(items[0]).contains(target.get_rect())
