"""Display: the operating system's window: opening, full screen, size and showing."""

import os
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.scene.units import SMALLEST_WINDOW_PX, PxSize


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
    """Return a window of the wanted shape that is no larger than the desktop."""
    share = min(1.0, desktop[0] / wanted[0], desktop[1] / wanted[1])
    return round(wanted[0] * share), round(wanted[1] * share)


def usual_size(wanted: PxSize) -> PxSize:
    """Return the size a first window gets on this machine's main screen."""
    pygame.display.init()
    return within_the_desktop(wanted, pygame.display.get_desktop_sizes()[0])


class Display:
    """Always at native resolution, never scaled by SDL."""

    def __init__(self, options: WindowOptions) -> None:
        self.full_screen = options.full_screen
        self._size = options.size
        if not options.accelerated:
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(400, 45)
        pygame.display.set_caption(options.title)
        if options.icon is not None:
            pygame.display.set_icon(options.icon)
        self._open()

    @property
    def surface(self) -> Surface:
        """What is drawn on."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise RuntimeError("The window is closed; open a new one to draw.")
        return surface

    def set_full_screen(self, full: bool) -> None:
        """Fill the desktop, or go back to the window's former size."""
        if full == self.full_screen:
            return
        if full:
            self._size = self.surface.get_size()
        self.full_screen = full
        self._open()

    def show(self, rects: list[Rect]) -> None:
        """Bring drawn rectangles to the glass."""
        if len(rects) == 1 and rects[0].size == self.surface.get_size():
            pygame.display.flip()
        else:
            pygame.display.update(rects)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self) -> None:
        if self.full_screen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            return
        size = tuple(map(max, self._size, SMALLEST_WINDOW_PX))
        pygame.display.set_mode(size, pygame.RESIZABLE)
