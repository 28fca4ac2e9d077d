"""Every import contract of pyproject.toml refuses what it is there to refuse."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.titles import SHELF, title, titles
from tools.project_files import TOP, project_files

OWN_NAME = re.compile(r"TINNERS_\w+|tinners__?\w*|game-0\d+\.tinners")
"""Settings in the environment, libraries and files: the program is older than the shelf."""
LINT = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_logo=True))"
RULES = "game/titles/tinners_trail/rules"
TABLE = "game/titles/tinners_trail/table"
UPWARD_IMPORTS = [
    ("game/engine", "game.records", "Floors"),
    ("game/records", "game.match", "Floors"),
    ("game/match", "game.client", "Floors"),
    ("game/client", "game.app", "Floors"),
    ("game/client", "ai", "Floors"),
    ("ai", "game.client", "Floors"),
    (RULES, "game.titles.tinners_trail.table", "Floors inside a title"),
    (RULES, "game.match", "Engine and rules"),
    (RULES, "random", "Engine and rules"),
    ("game/engine", "time", "Engine and rules"),
    ("game/engine", "pygame", "Engine and rules"),
    (TABLE, "ai", "A table knows"),
    (TABLE, "game.client", "A table knows"),
    ("game/tabletop", "game.titles.tinners_trail", "What every table"),
    ("game/tabletop", "game.client", "What every table"),
    ("game/client", "game.tabletop", "Client, drawing room"),
    ("game/client", "game.titles.tinners_trail.rules", "Client, drawing room"),
    ("game/box", "game.titles.tinners_trail", "Client, drawing room"),
    ("game/box", "game.client", "Floors"),
    ("game/commands", "game.titles.tinners_trail", "Commands, packing"),
    ("game/match", "game.titles.tinners_trail", "Client, drawing room"),
    ("game/records", "ai", "Client, drawing room"),
    ("game/match", "game.room", "Floors"),
    ("game/records", "pygame", "Match and records draw"),
    ("game/scene", "game.engine", "The scene graph"),
    ("game/scene", "game.places", "The scene graph"),
    ("ai", "pygame", "AI draws nothing"),
    ("ai", "game.scene", "AI draws nothing"),
    ("game/titles/another", "game.titles.tinners_trail.rules", "Titles know nothing"),
]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's packages with a second title, to break rules in."""
    folder = tmp_path_factory.mktemp("project")
    shutil.copy(TOP / "pyproject.toml", folder)
    for path in project_files(".py"):
        place = path.relative_to(TOP)
        if place.parts[0] in ("game", "ai"):
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, folder / place)
    (folder / "game/titles/another").mkdir()
    (folder / "game/titles/another/__init__.py").touch()
    return folder


def broken_contracts(project: Path) -> list[str]:
    """Names of the contracts that do not hold."""
    result = subprocess.run(
        [sys.executable, "-c", LINT],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(project), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    broken = [line for line in result.stdout.splitlines() if line.endswith(" BROKEN")]
    assert bool(broken) == bool(result.returncode), result.stdout + result.stderr
    return broken


@pytest.mark.slow
def test_the_project_keeps_its_floors(project: Path) -> None:
    assert broken_contracts(project) == []


@pytest.mark.slow
@pytest.mark.parametrize(("folder", "imported", "contract"), UPWARD_IMPORTS)
def test_an_import_the_floors_forbid_is_found(
    project: Path, folder: str, imported: str, contract: str
) -> None:
    trespasser = project / folder / "trespasser.py"
    trespasser.write_text(f'"""Looks where it may not."""\n\nimport {imported}\n')
    try:
        assert any(line.startswith(contract) for line in broken_contracts(project))
    finally:
        trespasser.unlink()


def test_only_the_shelves_name_a_title() -> None:
    told = [SHELF[name][0].rpartition(".")[0].replace(".", r"\.") for name in titles()]
    told += [SHELF[name][1] for name in titles()]
    told += [f'"{title(name).automa}"' for name in titles() if title(name).automa]
    told += ["tinners", "cornwall", "cornish", "lancashire", "tiletum"]
    words = re.compile("|".join(told), re.IGNORECASE)
    speaking = {
        place
        for path in project_files(".py")
        if (place := path.relative_to(TOP).as_posix()).startswith(("game/", "ai/"))
        and "/titles/" not in place
        and words.search(OWN_NAME.sub("", path.read_text(encoding="utf-8")))
    }
    assert speaking == {
        "game/program.py",  # what the program is called
        "game/records/codec.py",  # what old files call an automa
    }
