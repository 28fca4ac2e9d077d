"""What tries a package finds a program that works, and says what a broken one does not do."""

import sys
import tarfile
from pathlib import Path

import pytest

from game.compiled import native
from tools.packaging import smoke

TOP = Path(__file__).parents[2]
PROGRAM = """#!/bin/sh
cd "{top}" || exit 1
exec "{python}" -m game "$@"
"""
BROKEN = """#!/bin/sh
echo "no library was found" >&2
exit 3
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")


def package(folder: Path, script: str) -> Path:
    """Pack a script as the program of a package."""
    inside = folder / "count-house"
    inside.mkdir()
    program = inside / "count-house"
    program.write_text(script, encoding="utf-8")
    program.chmod(0o755)
    done = folder / "count-house-1.0-linux.tar.xz"
    with tarfile.open(done, "w:xz") as archive:
        archive.add(inside, inside.name)
    return done


def test_a_package_whose_program_does_not_start_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert smoke.main([str(package(tmp_path, BROKEN))]) == 1
    assert "no library was found" in capsys.readouterr().err


def test_a_folder_without_packages_fails(tmp_path: Path) -> None:
    assert smoke.main([str(tmp_path)]) == 1


@pytest.mark.slow
@pytest.mark.skipif(
    native.find_fitting_build_folder(native.find_modules_to_compile(TOP)) is None,
    reason="needs the compiled rules",
)
def test_a_package_that_works_passes(tmp_path: Path) -> None:
    package(tmp_path, PROGRAM.format(top=TOP, python=sys.executable))
    assert smoke.main([str(tmp_path)]) == 0
