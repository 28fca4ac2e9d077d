"""The limit of open files and sockets of this process."""

import sys
from contextlib import suppress


def raise_open_file_limit(wanted_limit: int) -> int:
    """Raise this process's limit of open files and sockets to `wanted_limit`, or as far as the
    system allows, and return the limit; return `wanted_limit` on a system without such a limit."""
    if sys.platform == "win32":
        return wanted_limit  # sockets are no files there
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted_limit
    most = wanted_limit if hard == resource.RLIM_INFINITY else min(wanted_limit, hard)
    if soft < most:
        with suppress(OSError, ValueError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return soft
