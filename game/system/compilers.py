"""What the C compiler of the system can be asked for."""

import sys
from typing import Final

MICROSOFT_FLAGS: Final = ("/utf-8", "/bigobj")
"""For a compiler that reads another encoding and makes smaller objects unless it is told."""


def inlines_between_units() -> bool:
    """Return whether functions of one unit can be copied into another one.

    gcc and clang know the words for it, the compiler of Windows does not.
    """
    return sys.platform != "win32"
