"""What the processes that work for a soak have in common."""

import signal


def ignore_interruptions() -> None:
    """Leave Ctrl-C to the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
