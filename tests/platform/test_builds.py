"""The two builds of this project as processes see them: native and pure."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.places import checkout_folder

TOP = checkout_folder() or Path()
ASK = "import game, game.engine.luck as luck; print(game.native.build_kind(), luck.__file__)"
SEARCH_FIRST = "import ai.search.tree as tree; print(tree.__file__)"
SPAWN = """
import multiprocessing
from game.native import build_kind
if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(build_kind(), pool.apply(build_kind))
"""
LUCK = """
from game.engine.luck import Luck
luck = Luck()
luck.seed(20_240_817)
print([luck.below(1000) for _ in range(200)], luck.words())
"""


@pytest.fixture(scope="module", autouse=True)
def _native_build() -> None:
    """Compile the present sources, unless that is done."""
    command = [sys.executable, "tools/build_native.py"]
    subprocess.run(command, cwd=TOP, check=True)


def answer(program: str, folder: Path, *, pure: bool = False) -> str:
    """What a program prints, run as a file in this folder."""
    (folder / "program.py").write_text(program)
    variables = {**os.environ, "PYTHONPATH": str(TOP), "COUNT_HOUSE_PURE": "1" if pure else ""}
    return subprocess.run(
        [sys.executable, "program.py"],
        cwd=folder,
        env=variables,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.strip()


@pytest.mark.slow
def test_compiled_sources_run_natively(tmp_path: Path) -> None:
    kind, file = answer(ASK, tmp_path).split(maxsplit=1)
    assert kind == "native"
    assert Path(file).is_relative_to(TOP / "build" / "native")


@pytest.mark.slow
def test_the_search_runs_natively_even_if_it_is_imported_first(tmp_path: Path) -> None:
    assert Path(answer(SEARCH_FIRST, tmp_path)).is_relative_to(TOP / "build" / "native")


@pytest.mark.slow
def test_pure_is_a_wish_that_is_granted(tmp_path: Path) -> None:
    kind, file = answer(ASK, tmp_path, pure=True).split(maxsplit=1)
    assert kind == "pure"
    assert Path(file) == TOP / "game" / "engine" / "luck.py"


@pytest.mark.slow
@pytest.mark.parametrize("pure", [False, True])
def test_a_spawned_worker_runs_the_same_build(tmp_path: Path, pure: bool) -> None:
    assert answer(SPAWN, tmp_path, pure=pure) == ("pure pure" if pure else "native native")


@pytest.mark.slow
def test_both_builds_have_the_same_luck(tmp_path: Path) -> None:
    assert answer(LUCK, tmp_path) == answer(LUCK, tmp_path, pure=True)
