"""The display: settings of the window library before and after it opens a window."""

import ctypes
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pygame

SDL_HINTS: Final = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",  # sharp letters at 125 and 150 %
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",  # the click that brings the window to the front counts
    "SDL_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK": "1",
}
"""Settings of SDL, by the names of their environment variables, which it reads only when it starts.
"""
DARK_MODE_DWM_ATTRIBUTE: Final = 20  # DWMWA_USE_IMMERSIVE_DARK_MODE
WINDOWS_APP_ID: Final = "CountHouse.CountHouse"  # what Windows groups windows of a program by

_KEPT: Final[list[object]] = []  # what X calls must stay alive


def init_display() -> None:
    """Initialise pygame's display module: set the SDL hints that the environment does not set, on
    Windows also the application's taskbar id. Raise pygame.error if there is no display."""
    for name, value in SDL_HINTS.items():
        os.environ.setdefault(name, value)
    if sys.platform == "win32":
        with suppress(AttributeError, OSError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(WINDOWS_APP_ID)
    pygame.display.init()


def prefer_software_drawing() -> None:
    """On X11, set the environment variable that makes SDL draw windows in memory instead of on the
    graphics card.

    Other drivers need nothing: Windows draws in memory by default, and Cocoa and Wayland cannot
    open a window without the graphics card.
    """
    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def find_loaded_sdl() -> ctypes.CDLL | None:
    """Return the loaded SDL library, for functions that pygame does not offer; None if it is not
    found.

    On Windows it is searched by name among the loaded modules, since a second copy of its file
    would not know the window. Elsewhere it is found through the libraries that are linked with
    it.
    """
    try:
        if sys.platform == "win32":
            kernel = ctypes.windll.kernel32
            kernel.GetModuleHandleW.restype = ctypes.c_void_p
            handle = kernel.GetModuleHandleW("SDL2.dll")
            return ctypes.CDLL("SDL2.dll", handle=handle) if handle else None
        return ctypes.CDLL(str(pygame.base.__file__))
    except (OSError, AttributeError):
        return None


def darken_title_bar() -> None:
    """On Windows, make the frame of the open window dark; do nothing elsewhere, where the
    desktop theme decides."""
    if sys.platform == "win32":
        window = ctypes.c_void_p(pygame.display.get_wm_info().get("window"))
        dark = ctypes.c_int(1)
        with suppress(AttributeError, OSError):
            ctypes.windll.dwmapi.DwmSetWindowAttribute(
                window, DARK_MODE_DWM_ATTRIBUTE, ctypes.byref(dark), ctypes.sizeof(dark)
            )


def set_display_lost_handler(action: Callable[[], None]) -> None:
    """On X11, make `action` be called when the connection to the display is lost, instead of Xlib's
    own handler, which ends the program."""
    if pygame.display.get_driver() != "x11":
        return

    def gone(_display: object) -> int:
        action()
        return 0

    handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(gone)
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libX11.so.6").XSetIOErrorHandler(handler)
        _KEPT.append(handler)


def post_quit_event() -> None:
    """Post a quit event, as the close button does; do nothing without a display."""
    if pygame.display.get_init():
        pygame.event.post(pygame.event.Event(pygame.QUIT))


def show_error_message_box(title: str, sentence: str) -> bool:
    """Show an error message in a system message box; return whether it was shown."""
    box: Any = getattr(pygame.display, "message_box", None)
    if box is None:
        return False
    try:
        box(title, sentence, message_type="error")
    except pygame.error:
        return False
    return True
