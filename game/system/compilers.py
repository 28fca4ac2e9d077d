"""Capabilities of the system's C compiler."""

import sys
from typing import Final

MICROSOFT_FLAGS: Final = ("/utf-8", "/bigobj")
"""Options for Microsoft's compiler: read the sources as UTF-8, and allow large object files."""


def compiler_inlines_across_units() -> bool:
    """Return whether the compiler can inline functions across compilation units.

    gcc and clang have an option for it, the compiler of Windows does not.
    """
    return sys.platform != "win32"
