"""Board games for the desktop: engine, records, match, screens and titles."""

import os
import sys

from game.processes.interruption import is_own_program, make_only_first_ctrl_c_raise

if is_own_program(sys.argv[0] if sys.argv else ""):
    make_only_first_ctrl_c_raise()  # reading what follows takes a while already

from game.compiled import native

__version__ = "1.0.0"

native.install_import_hook()

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # before anything imports pygame
