"""Every tool starts and ends alike: it tells what it takes, refuses in a sentence, and
stops. The mutation run: small changes are made one at a time, and what no test minds is
told."""

import ast
import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.posix import interrupt_group
from tools import mutate, starting
from tools.mutating.mutants import (
    TOP,
    Mutant,
    all_mutants,
    mutants_of,
    mutated_source,
    sample_mutants,
)
from tools.mutating.trial import EVERY_NET, SURVIVED, TESTS_ALONE

pytestmark = pytest.mark.thorough

FOLDERS = [TOP / "tools", *sorted((TOP / "tools" / "titles").iterdir())]
TOOLS = [
    path.relative_to(TOP / "tools").with_suffix("").as_posix()
    for folder in FOLDERS
    for path in sorted(folder.glob("*.py"))
    if "__main__" in path.read_text(encoding="utf-8")  # others are used by tools
]
OWN_WORDS = {"fuzz", "run"}  # hand what they do not know on to somebody else
OWN_IMPORTS = ("from ai", "from game", "from tools", "import ai", "import game", "import tools")
TOOL = """
import os, signal, sys
from tools.starting import run_tool
def main(words):
    {act}
sys.argv = ["tools/example.py"]
run_tool(main)
"""
TWICE = """
    try:
        os.killpg(0, signal.SIGINT)
    finally:
        os.killpg(0, signal.SIGINT)
        print("put away")
"""

FILE = "game/titles/tinners_trail/rules/price_rolls.py"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=TOP,
        env={**os.environ, "PYTHONPATH": str(TOP)},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        start_new_session=True,
    )


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Callable[..., object]:
    """`start(tool, words...)` runs its file as a program does; what it ends with."""

    def start_one(tool: str, *words: str) -> object:
        file = TOP / "tools" / f"{tool}.py"
        monkeypatch.setattr(sys, "argv", [str(file), *words])
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(file), run_name="__main__")
        return ended.value.code

    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(
        starting, "make_only_first_ctrl_c_raise", lambda: None
    )  # Ctrl-C is still the tests' own
    return start_one


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_that_is_started_as_a_file_finds_the_program(tool: str) -> None:
    lines = (TOP / "tools" / f"{tool}.py").read_text(encoding="utf-8").splitlines()
    own = [at for at, line in enumerate(lines) if line.startswith(OWN_IMPORTS)]
    paths = [at for at, line in enumerate(lines) if line.startswith("sys.path.insert")]
    assert not own or (paths and paths[0] < own[0]), "its path is set too late"


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_tells_what_it_takes_and_refuses_what_it_does_not_know(
    tool: str, start: Callable[..., object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert start(tool, "--help") == 0
    assert capsys.readouterr().out
    if tool not in OWN_WORDS:
        assert start(tool, "--nonsense") == 2
        assert "error: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("act", "code", "said"),
    [
        ("return 3", 3, ""),
        ("open('nowhere/x')", 2, "example: nowhere/x cannot be used: No such file or directory.\n"),
        (
            "from game.files.toml_fields import parse_toml_fields; parse_toml_fields('x', 'it')",
            2,
            "example: it is not",
        ),
    ],
)
def test_a_tool_ends_with_a_code_and_a_sentence(act: str, code: int, said: str) -> None:
    ended = run("-c", TOOL.format(act=act))
    assert ended.returncode == code
    assert ended.stderr.startswith(said)
    assert ended.stderr.count("\n") == bool(said)


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is no signal to a group")
def test_ctrl_c_twice_lets_a_tool_put_everything_away() -> None:
    stopped = run("-c", TOOL.format(act=TWICE.strip()))
    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (130, "put away\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is no signal to a group")
def test_ctrl_c_three_times_stops_an_arena_in_a_sentence(tmp_path: Path) -> None:
    players = ("greedy", "ai:1", "--seats", "2")  # soon under way, and never done
    words = ("round-robin", str(tmp_path / "log"), *players, "--blocks", "9000", "--jobs", "2")
    arena = subprocess.Popen(
        [sys.executable, "tools/arena.py", *words],
        cwd=TOP,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    assert arena.stderr is not None
    arena.stderr.read(1)  # the progress: games are under way
    for _ in range(3):
        interrupt_group(arena.pid)
    _out, err = arena.communicate(timeout=60)
    assert arena.returncode == 130
    assert "arena: stopped; run the same command again to continue" in err
    assert "Traceback" not in err


def test_every_mutant_differs_from_its_file_and_from_every_other() -> None:
    whole = ast.unparse(ast.parse((TOP / FILE).read_text(encoding="utf-8")))
    changed = [mutated_source(mutant) for mutant in mutants_of(FILE)]
    assert len(changed) > 20
    assert len({whole, *changed}) == len(changed) + 1


def test_a_seed_names_a_sample_of_rules_and_records() -> None:
    assert sample_mutants(1, 500) == sample_mutants(1, 500) != sample_mutants(2, 500)
    files = {mutant.file for mutant in all_mutants()}
    assert {FILE, "game/records/frames.py"} <= files
    assert not any("/invariants/" in file for file in files)
    below = {mutant.file for mutant in sample_mutants(1, 50, "game/titles/brass/rules")}
    assert len(below) > 5
    assert all(file.startswith("game/titles/brass/rules/") for file in below)


def test_a_survivor_is_told_and_asked_again_by_the_tests_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_others = mutants_of(FILE)
    asked: list[str] = []

    def verdict(mutant: Mutant, nets: str) -> str:
        asked.append(nets)
        return SURVIVED if mutant == first and nets == EVERY_NET else "tests"

    monkeypatch.setattr(mutate, "try_mutant", verdict)
    log = ["--jobs", "1", "--log", str(tmp_path / "mutants.tsv")]
    assert mutate.main(["--file", FILE, *log]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == str(first)
    asked.clear()
    assert mutate.main(["--again", *log]) == 0
    assert asked == [TESTS_ALONE]
    assert mutate.main(["--file", FILE, *log]) == 0
    assert asked == [TESTS_ALONE], "what is known is not tried anew"


def test_nothing_that_may_be_changed_is_imported_before_the_mutant_is_in_its_place() -> None:
    words = "import sys, tools.mutating.trial, game.compiled.native; print(*sys.modules)"
    imported = subprocess.check_output(
        [sys.executable, "-c", words], cwd=TOP, encoding="utf-8"
    ).split()
    files = {mutant.file for mutant in all_mutants()}
    assert not {f"{name.replace('.', '/')}.py" for name in imported} & files


@pytest.mark.slow
def test_a_changed_rule_is_caught_by_random_games() -> None:
    mutants = mutants_of("game/titles/tinners_trail/rules/developments.py")
    extracting = next(mutant for mutant in mutants if "Sub=" in mutant.change)
    assert mutate.try_mutant(extracting, EVERY_NET) != SURVIVED
