"""The .deb is made by Debian's own tool, put into an empty root, and leaves no trace there."""

import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import __version__
from game.program import COMMAND, OLDER_SAVED_GAME_ENDING, SAVED_GAME_ENDING
from tests.helpers.present import present
from tools.packaging.debian import APPLICATION_ID, PACKAGING_FOLDER, make_deb
from tools.project_files import TOP

pytestmark = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no dpkg-deb")


@pytest.fixture
def deb(tmp_path: Path) -> Path:
    """A package of a program that says what it was asked."""
    program = tmp_path / "frozen" / COMMAND
    program.parent.mkdir()
    program.write_text('#!/bin/sh\necho "$0 $*"\n', encoding="utf-8")
    program.chmod(0o755)
    return make_deb(program.parent, tmp_path / "work", tmp_path)


@contextmanager
def installed(deb: Path, root: Path) -> Iterator[Path]:
    """The root with the package in it; at the end it is purged, and must have left no trace."""
    (root / "var/lib/dpkg/info").mkdir(parents=True)
    (root / "var/lib/dpkg/updates").mkdir()
    (root / "var/lib/dpkg/status").touch()
    dpkg = ["dpkg", f"--root={root}", "--force-not-root", "--force-depends", "--log=/dev/null"]
    subprocess.run([*dpkg, "--install", str(deb)], check=True, capture_output=True)
    yield root
    subprocess.run([*dpkg, "--purge", COMMAND], check=True, capture_output=True)
    left = [path for path in root.rglob("*") if not path.is_dir()]
    assert all(path.is_relative_to(root / "var/lib/dpkg") for path in left)


@pytest.mark.thorough
def test_the_deb_is_installed_into_an_empty_root_and_removed_without_a_trace(
    deb: Path, tmp_path: Path
) -> None:
    with installed(deb, tmp_path / "root") as root:
        command = [str(root / "usr/bin" / COMMAND), "play"]
        told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
        assert told.stdout.endswith("play\n")
        share = root / "usr/share"
        for name in (
            *(
                f"applications/{APPLICATION_ID}.desktop",
                f"applications/{APPLICATION_ID}.Replay.desktop",
            ),
            *("mime/packages/count-house.xml", f"metainfo/{APPLICATION_ID}.metainfo.xml"),
            *("icons/hicolor/scalable/apps/count-house.svg", "doc/count-house/copyright"),
        ):
            assert (share / name).is_file()


def test_the_description_names_this_version(deb: Path) -> None:
    shown = ["dpkg-deb", "--fsys-tarfile", str(deb)]
    packed = subprocess.run(shown, check=True, capture_output=True).stdout
    name = f"./usr/share/metainfo/{APPLICATION_ID}.metainfo.xml"
    unpack = ["tar", "--extract", "--to-stdout", name]
    text = subprocess.run(unpack, input=packed, check=True, capture_output=True).stdout
    release = present(ElementTree.fromstring(text).find("releases/release"))
    assert release.get("version") == __version__


def test_saved_games_of_both_endings_are_known_to_the_desktop() -> None:
    text = (PACKAGING_FOLDER / f"{COMMAND}.xml").read_text(encoding="utf-8")
    assert all(
        f'pattern="*{ending}"' in text for ending in (SAVED_GAME_ENDING, OLDER_SAVED_GAME_ENDING)
    )


def test_what_the_menu_starts_is_what_is_installed() -> None:
    scripts = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for file in PACKAGING_FOLDER.glob("*.desktop"):
        [line] = [each for each in file.read_text("utf-8").splitlines() if each[:5] == "Exec="]
        assert line.removeprefix("Exec=").split()[0] in scripts["scripts"]
