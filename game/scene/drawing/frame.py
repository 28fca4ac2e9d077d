"""The frame on the screen: draws a list of (surface, pixel), only
where it differs from the last.
"""

import warnings
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame._sdl2.video import Window as SystemWindow

from game.scene.drawing.colours import NIGHT
from game.scene.nodes.cached_drawing import DrawnItem
from game.scene.nodes.node import Canvas, DrawnItemRange
from game.scene.stage.units import MIN_LAYOUT_SIZE_PX, MIN_WINDOW_PX, PxSize
from game.system.display import darken_title_bar, init_display, prefer_software_drawing
from game.system.window_manager import is_without_window_manager

FULL_REDRAW_ABOVE_AREA_SHARE = 0.4
MAX_REDRAWN_RECTS = 24
MAX_COMPARED_CHANGED_ITEMS = 150  # with more, finding rectangles costs more than drawing everything

MAX_WINDOW_SHARE_OF_DESKTOP = 0.92  # leaves space for the window's frame and the desktop's panels


class PaintedFrame:
    """Draws the items of a frame on a target surface; only the parts that differ from the last
    frame are drawn."""

    def __init__(self) -> None:
        self._drawn_items: list[DrawnItem] | None = None

    def redraw_all_next_time(self) -> None:
        """Make the next drawing complete, because the window has another size or its content is
        lost."""
        self._drawn_items = None

    def draw(self, target: Surface, items: list[DrawnItem]) -> list[Rect]:
        """Draw the items that differ from the last drawing, or everything when much differs;
        return the changed rectangles."""
        shown, self._drawn_items = self._drawn_items, items
        whole = target.get_rect()
        if shown is None:
            return self._draw_all(target, items)
        if shown == items:
            return []
        if len(set(items).difference(shown)) > MAX_COMPARED_CHANGED_ITEMS:
            return self._draw_all(target, items)
        dirty = merge_rects([rect.clip(whole) for rect in rects_of_changed_items(shown, items)])
        if (
            sum(rect.width * rect.height for rect in dirty)
            > FULL_REDRAW_ABOVE_AREA_SHARE * whole.width * whole.height
        ):
            return self._draw_all(target, items)
        self._draw_parts(target, items, dirty)
        return dirty

    def draw_items_in_changed_rects(
        self, target: Surface, items: list[DrawnItem], rects_of_changed_items: list[Rect]
    ) -> list[Rect]:
        """Draw these items in place of those of the last drawing. The caller guarantees that they
        differ only inside `rects_of_changed_items`; return these rectangles, clipped and merged."""
        self._drawn_items = items
        whole = target.get_rect()
        dirty = merge_rects([rect.clip(whole) for rect in rects_of_changed_items])
        self._draw_parts(target, items, dirty)
        return dirty

    def _draw_all(self, target: Surface, items: list[DrawnItem]) -> list[Rect]:
        if not _does_backmost_item_cover_target(items, target):
            target.fill(NIGHT)
        target.fblits(items)
        return [target.get_rect()]

    def _draw_parts(self, target: Surface, items: list[DrawnItem], dirty_rects: list[Rect]) -> None:
        boxes = [drawn_item_rect(item) for item in items]
        for rect in dirty_rects:
            target.set_clip(rect)
            target.fill(NIGHT)
            target.fblits([items[i] for i in rect.collidelistall(boxes)])
        target.set_clip(None)


def rects_of_changed_items(
    items_before: Sequence[DrawnItem], items_after: Sequence[DrawnItem]
) -> list[Rect]:
    """Return the rectangles of all items that differ between the two lists or have another place
    in their order; they may overlap."""
    before = Counter(items_before)
    after = Counter(items_after)
    moved = [drawn_item_rect(item) for item in (before - after)] + [
        drawn_item_rect(item) for item in (after - before)
    ]
    stayed_before = [item for item in items_before if item in after]
    stayed_after = [item for item in items_after if item in before]
    for old, new in zip(stayed_before, stayed_after, strict=False):
        if old != new:
            moved += [drawn_item_rect(old), drawn_item_rect(new)]
    return moved


def merge_rects(rects: list[Rect]) -> list[Rect]:
    """Return rectangles that do not overlap and together cover at least the area of these.
    Overlapping ones are united; if more than `MAX_REDRAWN_RECTS` remain, all are united into one.
    Empty ones are left out."""
    apart: list[Rect] = []
    for rect in rects:
        if not rect.width or not rect.height:
            continue
        grown = rect.copy()
        while (hit := grown.collidelist(apart)) >= 0:
            grown.union_ip(apart.pop(hit))
        apart.append(grown)
    if len(apart) > MAX_REDRAWN_RECTS:
        return [apart[0].unionall(apart[1:])]
    return apart


def drawn_item_rect(item: DrawnItem) -> Rect:
    """Return the pixels an item covers."""
    return Rect(item[1], item[0].get_size())


def redraw_endless_animations(canvas: Canvas) -> list[Rect]:
    """Redraw the endlessly animated nodes on the canvas, replace their items there, and return
    the changed rectangles."""
    items: list[DrawnItem] = []
    spans: list[DrawnItemRange] = []
    changed: list[Rect] = []
    copied = 0
    for span in canvas.animated_spans:
        items += canvas.items[copied : span.first_item]
        again = canvas.redraw_span_and_return_items(span)
        changed += rects_of_changed_items(canvas.items[span.first_item : span.end_item], again)
        spans.append(span._replace(first_item=len(items), end_item=len(items) + len(again)))
        items += again
        copied = span.end_item
    canvas.items, canvas.animated_spans = items + canvas.items[copied:], spans
    return changed


def _does_backmost_item_cover_target(items: list[DrawnItem], target: Surface) -> bool:
    """Return whether the first of `items` is opaque and fills the target, so that the target need
    not be cleared."""
    if not items:
        return False
    back = items[0][0]
    opaque = not back.get_masks()[3] and back.get_alpha() in (None, 255)
    return opaque and drawn_item_rect(items[0]).contains(target.get_rect())


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """The title, size, scale and icon with which the window opens.

    `uses_graphics_card` shows the picture through the graphics card, which is slow without one.
    `user_scale` (0.75 to 2) enlarges the controls.
    """

    title: str = ""
    size: PxSize = (1280, 720)
    full_screen: bool = False
    uses_graphics_card: bool = False
    user_scale: float = 1.0
    icon: Surface | None = None


def size_within_desktop(wanted_size: PxSize, desktop: PxSize) -> PxSize:
    """Return the wanted size in px, reduced in its proportions if the window with its frame would
    not fit on the desktop. A side is not made smaller than in `MIN_WINDOW_PX`, unless the desktop
    is too small for that."""
    room = [MAX_WINDOW_SHARE_OF_DESKTOP * side for side in desktop]
    share = min(1.0, *(has / wants for has, wants in zip(room, wanted_size, strict=True)))
    width, height = (
        round(max(share * wants, min(least, has)))
        for wants, least, has in zip(wanted_size, MIN_WINDOW_PX, room, strict=True)
    )
    return width, height


def initial_window_size(wanted_size: PxSize) -> PxSize:
    """Return the wanted size of the window in px, reduced in its proportions if it would not fit on
    the main screen."""
    init_display()
    return size_within_desktop(wanted_size, pygame.display.get_desktop_sizes()[0])


def _system_window() -> SystemWindow:
    """Return the window that pygame's display module has opened."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # there is no replacement yet
        return SystemWindow.from_display_module()


class Display:
    """The system window, always at the resolution of the screen and never scaled by SDL."""

    def __init__(self, options: WindowOptions) -> None:
        init_display()
        if not options.uses_graphics_card:
            prefer_software_drawing()
        pygame.font.init()
        pygame.key.set_repeat(400, 45)
        pygame.display.set_caption(options.title)
        if options.icon is not None:
            pygame.display.set_icon(options.icon)
        width, height = map(max, options.size, MIN_LAYOUT_SIZE_PX)
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self._least_size: PxSize = (
            min(width, MIN_WINDOW_PX[0]),
            min(height, MIN_WINDOW_PX[1]),
        )
        self._limit_dragging()
        darken_title_bar()
        self._size_before_full_screen: PxSize = (width, height)
        if options.full_screen:
            self.set_full_screen(True)

    def _limit_dragging(self) -> None:
        """Do not let the user make the window smaller than `MIN_WINDOW_PX`. If the window opened
        with a smaller side, this size is the limit for that side."""
        _system_window().minimum_size = self._least_size

    def set_title(self, title: str, icon: Surface | None = None) -> None:
        """Set the window's title and, if given, its icon."""
        pygame.display.set_caption(title)
        if icon is not None:
            pygame.display.set_icon(icon)

    @property
    def is_full_screen(self) -> bool:
        """Whether the window fills the desktop, no matter whether the program or the window manager
        has caused it.

        On X11 the window manager can change a window without SDL noticing. So there the window must
        also have the size of a monitor; if SDL does not report a full screen, its size must also
        differ from its size before the full screen, which may be that of another monitor.
        """
        is_flagged = pygame.display.is_fullscreen()
        if pygame.display.get_driver() != "x11":
            return is_flagged
        size = self.surface.get_size()
        is_changed = is_flagged or size != self._size_before_full_screen
        return is_changed and size in pygame.display.get_desktop_sizes()

    @property
    def surface(self) -> Surface:
        """The surface to draw on; raises RuntimeError if the window is closed."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise RuntimeError("The window is closed; open a new one to draw.")
        return surface

    def set_full_screen(self, is_full_screen: bool) -> None:
        """Make the window fill the desktop, or restore its former size and position; do nothing if
        it is already in the wanted state.

        The window manager may have changed the window without SDL noticing. Therefore SDL is first
        set to the opposite state, so that it does not ignore the wanted one.
        """
        if is_full_screen == self.is_full_screen:
            return
        window = _system_window()  # `set_mode` would forget the former size
        if is_full_screen:
            self._size_before_full_screen = self.surface.get_size()
        if is_without_window_manager():
            self._resize_without_window_manager(window, is_full_screen)
            return
        for fills in (not is_full_screen, is_full_screen):
            if fills:
                window.set_fullscreen(desktop=True)
            else:
                window.set_windowed()
        pygame.event.pump()  # makes the surface's new size known

    def _resize_without_window_manager(self, window: SystemWindow, is_full_screen: bool) -> None:
        """Make the window fill the desktop or restore its size on an X server on which no window
        manager runs."""
        if is_full_screen:
            pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.NOFRAME)
            window.position = (0, 0)
        else:
            pygame.display.set_mode(self._size_before_full_screen, pygame.RESIZABLE)
            self._limit_dragging()  # `set_mode` has removed the limit
        pygame.event.pump()

    def update_rects_on_screen(self, rects: list[Rect]) -> None:
        """Update these rectangles on the screen."""
        if len(rects) == 1 and rects[0].size == self.surface.get_size():
            pygame.display.flip()
        else:
            pygame.display.update(rects)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()
