"""Board games for the desktop: engine, records, match, screens and titles."""

import sys

from game import native
from game.interruption import interrupt_once, is_own_program

__version__ = "0.1.0"

if is_own_program(sys.argv[0] if sys.argv else ""):
    interrupt_once()  # reading what follows takes a while already
native.install()
