"""An installed copy is complete, with a C compiler and without one."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.project_files import TOP, project_files

ASK = """
import game, game.engine.luck, game.places as places
print(game.native.build_kind())
print(places.assets_folder())
"""


def installed(folder: Path, **variables: str) -> Path:
    """Build a wheel of the project's files and unpack it, as an installation does."""
    for path in project_files():
        copy = folder / "source" / path.relative_to(TOP)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    pip = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-q"]
    subprocess.run(
        [*pip, "-w", str(folder), str(folder / "source")],
        env={**os.environ, "TINNERS_PURE": "", "PYTHONPATH": "", **variables},
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def answer(site: Path, **variables: str) -> list[str]:
    """What the installed copy says of itself: its build and where its assets are."""
    result = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=site.parent,
        env={**os.environ, "TINNERS_PURE": "", "PYTHONPATH": str(site), **variables},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return result.stdout.splitlines()


@pytest.mark.slow
def test_a_wheel_made_with_a_compiler_runs_natively_and_has_all_assets(tmp_path: Path) -> None:
    site = installed(tmp_path)
    kind, assets = answer(site)
    assert kind == "native"
    assert assets == str(site / "game" / "assets")
    ours = (path.relative_to(TOP) for path in project_files())
    missing = [p for p in ours if p.parts[0] == "assets" and not (site / "game" / p).is_file()]
    assert missing == []
    assert answer(site, TINNERS_PURE="1")[0] == "pure"


@pytest.mark.slow
def test_a_wheel_made_without_a_compiler_runs_interpreted(tmp_path: Path) -> None:
    assert answer(installed(tmp_path, CC="/bin/false"))[0] == "pure"
