"""Display: the operating system's window: opening, full screen, size and showing."""

import os
import warnings
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame._sdl2.video import Window as SystemWindow

from game.scene.units import SMALLEST_WINDOW_PX, PxSize

MOST_OF_DESKTOP = 0.92  # a larger first window could be taken for one in full screen


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """How the window opens. `accelerated` shows the picture through the graphics card, which is
    slow without one.

    `user_scale` (0.75 to 2) enlarges the controls.
    """

    title: str = ""
    size: PxSize = (1280, 720)
    full_screen: bool = False
    accelerated: bool = False
    user_scale: float = 1.0
    icon: Surface | None = None


def within_the_desktop(wanted: PxSize, desktop: PxSize) -> PxSize:
    """Return a window of the wanted shape that leaves room on the desktop for its frame."""
    share = min(
        1.0, *(MOST_OF_DESKTOP * has / wants for has, wants in zip(desktop, wanted, strict=True))
    )
    return round(wanted[0] * share), round(wanted[1] * share)


def usual_size(wanted: PxSize) -> PxSize:
    """Return the size a first window gets on this machine's main screen."""
    pygame.display.init()
    return within_the_desktop(wanted, pygame.display.get_desktop_sizes()[0])


class Display:
    """Always at native resolution, never scaled by SDL."""

    def __init__(self, options: WindowOptions) -> None:
        if not options.accelerated:
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(400, 45)
        pygame.display.set_caption(options.title)
        if options.icon is not None:
            pygame.display.set_icon(options.icon)
        size = tuple(map(max, options.size, SMALLEST_WINDOW_PX))
        pygame.display.set_mode(size, pygame.RESIZABLE)
        if options.full_screen:
            self.set_full_screen(True)

    def set_title(self, title: str, icon: Surface | None = None) -> None:
        """Call the window something else, and show it by this picture where there is one."""
        pygame.display.set_caption(title)
        if icon is not None:
            pygame.display.set_icon(icon)

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the desktop, whoever made it do so."""
        return self.surface.get_size() in pygame.display.get_desktop_sizes()

    @property
    def surface(self) -> Surface:
        """What is drawn on."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise RuntimeError("The window is closed; open a new one to draw.")
        return surface

    def set_full_screen(self, full: bool) -> None:
        """Fill the desktop, or go back to the window's former size and place.

        The window manager may have changed it meanwhile, which the library does not notice: told
        both in turn it takes the last for a change.
        """
        if full == self.full_screen:
            return
        window = _system_window()
        for fills in (not full, full):
            if fills:
                window.set_fullscreen(desktop=True)
            else:
                window.set_windowed()
        pygame.event.pump()  # the surface has its new size now

    def show(self, rects: list[Rect]) -> None:
        """Bring drawn rectangles to the glass."""
        if len(rects) == 1 and rects[0].size == self.surface.get_size():
            pygame.display.flip()
        else:
            pygame.display.update(rects)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()


def _system_window() -> SystemWindow:
    """Return what the display is shown in; `set_mode` would forget the size it had before."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # nothing has taken its place yet
        return SystemWindow.from_display_module()
