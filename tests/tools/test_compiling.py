"""The engine is compiled beside the game: with its progress told, and stopped without a trace."""

import os
import sys
import time
from pathlib import Path

import pytest

from game.compiled import build_progress
from game.compiled.build_progress import build_progress_percent, progress_file
from game.compiled.build_state import CompiledBuildAvailability
from tools import compiling, environment
from tools.compiling import CHECKING, NOTHING, BackgroundCompilation, compilation_progress

COMPILER = """
import os, sys, time
from pathlib import Path
top = Path(__file__).parents[1]
work = top / "build" / "native" / f"new.{sys.argv[2]}" / "c"
work.mkdir(parents=True)
for name in ("unit_a.c", "unit_b.c", "part.c", "unit_a.o"):
    (work / name).touch()
time.sleep(float(os.environ.get("TAKES", "60")))
"""


@pytest.fixture
def top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with all libraries and a compiler that takes as long as it is told."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "build_native.py").write_text(COMPILER, encoding="utf-8")
    monkeypatch.setattr(compiling, "TOP", tmp_path)
    monkeypatch.setattr(compiling, "TICK_SECONDS", 0.02)
    monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
    wanted = set(environment.required_packages(["native"]))
    monkeypatch.setattr(environment, "already_installed", lambda: wanted)
    monkeypatch.setattr(compiling, "has_compiler", lambda: True)
    monkeypatch.setenv("COUNT_HOUSE_PURE", "")
    return tmp_path


def half_done(top: Path) -> bool:
    """Wait until the progress tells that one file of two is compiled."""
    for _ in range(500):
        if (build_progress_percent(top) or 0) >= 69:
            return True
        time.sleep(0.02)
    return False


def test_the_progress_follows_the_files_that_are_compiled_and_nothing_stays_when_it_is_stopped(
    top: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with BackgroundCompilation():
        assert half_done(top)
    assert list((top / "build" / "native").iterdir()) == []
    assert "the next start" in capsys.readouterr().err


@pytest.mark.thorough
def test_an_engine_that_is_ready_is_told(
    top: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAKES", "0.5")
    with BackgroundCompilation() as beside:
        assert half_done(top)
        beside.join()
    assert build_progress_percent(top) is None
    assert "The compiled engine is ready" in capsys.readouterr().err


@pytest.mark.parametrize("why", ["no compiler", "pure", "another window"])
def test_nothing_is_compiled_where_nobody_can_wants_to_or_has_to(
    top: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    monkeypatch.setattr(compiling, "has_compiler", lambda: why != "no compiler")
    monkeypatch.setenv("COUNT_HOUSE_PURE", "1" if why == "pure" else "")
    if why == "another window":
        progress_file(top).parent.mkdir(parents=True)
        progress_file(top).write_text("7", encoding="utf-8")
    monkeypatch.setattr("subprocess.Popen", None)
    with BackgroundCompilation():
        assert build_progress_percent(top) == (7 if why == "another window" else None)


def test_before_there_is_a_file_of_c_the_rules_are_checked(top: Path) -> None:
    assert compilation_progress("7") == NOTHING
    (top / "build" / "native" / "new.7").mkdir(parents=True)
    assert compilation_progress("7") == CHECKING


@pytest.mark.parametrize(
    ("content", "age", "percent"), [("40", 0, 40), ("40", 60, None), ("x", 0, None)]
)
def test_a_progress_that_is_old_or_no_number_is_none(
    tmp_path: Path, content: str, age: float, percent: int | None
) -> None:
    file = progress_file(tmp_path)
    file.parent.mkdir(parents=True)
    file.write_text(content, encoding="utf-8")
    os.utime(file, (time.time() - age,) * 2)
    assert build_progress_percent(tmp_path) == percent


def test_whether_a_build_is_missing_made_or_ready_is_seen_while_the_game_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COUNT_HOUSE_PURE", "")
    monkeypatch.setattr(build_progress, "running_build_kind", lambda: "pure")
    monkeypatch.setattr(build_progress, "find_fitting_build_folder", lambda sources: None)
    monkeypatch.setattr(build_progress, "build_progress_percent", lambda top: None)
    assert build_progress.build_state().kind == "none"
    monkeypatch.setattr(build_progress, "build_progress_percent", lambda top: 43)
    assert build_progress.build_state() == CompiledBuildAvailability("making", 43)
    monkeypatch.setattr(build_progress, "find_fitting_build_folder", lambda sources: tmp_path)
    assert build_progress.build_state().kind == "ready"
    monkeypatch.setattr(build_progress, "running_build_kind", lambda: "native")
    assert build_progress.build_state().kind == ""
