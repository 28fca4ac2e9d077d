"""Lowers the priority of thinking processes, so that the window and other programs come first."""

import os
import sys
from typing import Final

WINDOWS_BELOW_NORMAL_PRIORITY_CLASS: Final = 0x00004000


def lower_process_priority(niceness: int) -> None:
    """Lower this process's priority, so that others that want the same core go first.

    `niceness` is added to its niceness; on Windows the priority becomes "below normal".
    """
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), WINDOWS_BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(niceness)
