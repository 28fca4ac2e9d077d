"""How many files and sockets this process may have open at once."""

import sys
from contextlib import suppress


def raise_open_files(wanted: int) -> int:
    """Let this process open so many files and sockets, or as many as the system allows.

    Return how many it may open, at most `wanted` where there is no limit.
    """
    if sys.platform == "win32":
        return wanted  # sockets are no files there
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < most:
        with suppress(OSError, ValueError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return soft
