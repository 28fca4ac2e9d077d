"""Detects a missing window manager on X11, where no window is then resized to full screen."""

import ctypes
import sys
from typing import Final

import pygame

SUPPORTING_CHECK_PROPERTY_NAME: Final = b"_NET_SUPPORTING_WM_CHECK"
"""The property of the root window that every modern window manager sets."""
ANY_PROPERTY_TYPE: Final = 0


def is_without_window_manager() -> bool:
    """Return whether the display is an X server on which no window manager runs."""
    if sys.platform in ("win32", "darwin") or pygame.display.get_driver() != "x11":
        return False
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return False
    x11.XOpenDisplay.restype = ctypes.c_void_p
    server = x11.XOpenDisplay(None)
    if not server:
        return False
    try:
        return not _has_property(x11, ctypes.c_void_p(server), SUPPORTING_CHECK_PROPERTY_NAME)
    finally:
        x11.XCloseDisplay(ctypes.c_void_p(server))


def _has_property(x11: ctypes.CDLL, server: ctypes.c_void_p, name: bytes) -> bool:
    """Return whether the root window of an X server has the property `name`."""
    for ask in (x11.XInternAtom, x11.XDefaultRootWindow):
        ask.restype = ctypes.c_ulong
    atom = ctypes.c_ulong(x11.XInternAtom(server, name, False))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(server))
    kind = ctypes.c_ulong()
    bits = ctypes.c_int()
    count = ctypes.c_ulong()
    left = ctypes.c_ulong()
    value = ctypes.c_void_p()
    x11.XGetWindowProperty(
        server,
        root,
        atom,
        ctypes.c_long(0),
        ctypes.c_long(1),
        False,
        ctypes.c_ulong(ANY_PROPERTY_TYPE),
        ctypes.byref(kind),
        ctypes.byref(bits),
        ctypes.byref(count),
        ctypes.byref(left),
        ctypes.byref(value),
    )
    if value.value is not None:
        x11.XFree(value)
    return bool(kind.value)
