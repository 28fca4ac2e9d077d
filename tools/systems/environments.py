"""Virtual environments: where their Python is, and on which Python they stand."""

import sys
from pathlib import Path

NO_PYTHON = "none"  # the one they stood on has been removed


def python_of_environment(venv: Path) -> Path:
    """Return the path of the Python executable of a virtual environment."""
    return venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def base_python_line(venv: Path, python: Path) -> str:
    """Return a line of text that identifies the Python from which a virtual environment was made;
    `python` is the environment's own executable.

    On Windows, where that is a copy, the line comes from pyvenv.cfg; it is "none" if the original
    was removed.
    """
    notes = venv / "pyvenv.cfg"
    if sys.platform != "win32" or not notes.is_file():
        return str(python.resolve())
    lines = notes.read_text(encoding="utf-8").splitlines()
    told = {name.strip(): value.strip() for name, _, value in (e.partition("=") for e in lines)}
    if not Path(told.get("home", ""), "python.exe").is_file():
        return NO_PYTHON
    return " ".join(line for line in lines if line.startswith(("home", "version")))
