"""Ctrl-C, from the first line of the program to its last, never shows a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.interruption import is_own_program

TOP = Path(__file__).parents[2]
AT_ONCE = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
sys.argv[:] = [{name!r}]
import game
os.kill(os.getpid(), signal.SIGINT)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("name", ["-m", "/usr/bin/tinners-trail", "tools/arena.py"])
def test_an_interruption_while_the_program_is_still_read_ends_it_without_a_word(name: str) -> None:
    code = AT_ONCE.format(name=name)
    ended = subprocess.run([sys.executable, "-c", code], cwd=TOP, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (-2, b"")


@pytest.mark.parametrize("name", ["", "-c", "pytest", "/usr/bin/pytest", "tests/tools/arena.py"])
def test_programs_of_others_keep_their_own_way_with_interruptions(name: str) -> None:
    assert not is_own_program(name)
