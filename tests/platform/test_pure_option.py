"""The suite can be run interpreted, whatever was compiled."""

import os
import subprocess
import sys

from tools.project_files import TOP


def test_with_pure_nothing_compiled_is_tested() -> None:
    asked = [
        sys.executable,
        "-m",
        "pytest",
        "--pure",
        "-v",
        "--collect-only",
        "tests/engine/test_engine.py",
    ]
    clean = {name: value for name, value in os.environ.items() if name != "COUNT_HOUSE_PURE"}
    told = subprocess.run(asked, cwd=TOP, env=clean, capture_output=True, text=True, check=True)
    assert "rules and search: pure" in told.stdout
