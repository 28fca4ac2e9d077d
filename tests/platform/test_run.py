"""Starting from a checkout: what tools/run.py says before it starts anything."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import environment, run


@pytest.mark.parametrize("arguments", [["play"], ["play", "--seed", "7"], ["continue"], []])
def test_without_a_display_one_sentence_names_simulate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    without_a_display(monkeypatch)
    assert run.main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "simulate" in said.err


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
def test_any_sign_of_a_display_will_do(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    without_a_display(monkeypatch)
    monkeypatch.setenv(variable, "something")
    assert run.has_display()


def without_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(variable, raising=False)


def test_it_starts_from_any_folder(tmp_path: Path) -> None:
    command = [sys.executable, str(environment.TOP / "tools" / "run.py"), "--help"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "tools/run.py play" in said.stdout


def test_packages_are_those_of_pyproject() -> None:
    assert any(name.startswith("pygame-ce") for name in environment.requirements([]))
    assert not any(name.startswith("pytest") for name in environment.requirements([]))
    assert any(name.startswith("pytest") for name in environment.requirements(["test"]))


def test_what_is_installed_is_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pip_calls = with_environment_at(monkeypatch, tmp_path)
    assert environment.already_installed() == set()
    environment.install(["pygame-ce", "numpy"])
    assert environment.already_installed() == {"pygame-ce", "numpy"}
    assert len(pip_calls) == 1


def test_another_python_behind_the_environment_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_environment_at(monkeypatch, tmp_path)
    environment.install(["numpy"])
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "bin" / "newer-python")
    assert environment.already_installed() == set()


def test_a_failed_installation_is_not_remembered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_environment_at(monkeypatch, tmp_path, pip_exit_code=1)
    with pytest.raises(environment.CannotPrepare, match="network"):
        environment.install(["numpy"])
    assert environment.already_installed() == set()


def test_a_system_that_can_make_no_environment_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_environment_at(monkeypatch, tmp_path)
    monkeypatch.setattr(environment, "quiet", lambda _command: False)
    with pytest.raises(environment.CannotPrepare, match="python3-venv"):
        environment.make_venv()


@pytest.mark.parametrize(("for_tests", "compiled"), [(False, 1), (True, 0)])
def test_the_game_is_compiled_before_it_starts_and_the_tests_while_they_are_checked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, for_tests: bool, compiled: int
) -> None:
    started = with_environment_at(monkeypatch, tmp_path)
    monkeypatch.setattr(environment, "has_compiler", lambda: True)
    environment.install(environment.requirements(["native", "test"]))
    started.clear()
    assert environment.prepare(for_tests=for_tests) == environment.PYTHON
    assert len(started) == compiled


def test_what_the_tests_start_is_compiled_once_and_nothing_of_it_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: list[str] = []

    def start(_python: Path, *_arguments: str, **settings: str) -> int:
        if settings:
            assert not settings["PYTHONDONTWRITEBYTECODE"]
            assert Path(settings["PYTHONPYCACHEPREFIX"]).is_dir()
            kept.append(settings["PYTHONPYCACHEPREFIX"])
        return 0

    monkeypatch.setattr(run, "start", start)
    assert run.test(Path("python"), ["tests"]) == 0
    [folder] = kept
    assert not Path(folder).exists()


def with_environment_at(
    monkeypatch: pytest.MonkeyPatch, folder: Path, pip_exit_code: int = 0
) -> list[object]:
    """Pretend an environment that works is in this folder; the list gathers calls of pip."""
    calls: list[object] = []

    def pip(command: object) -> int:
        calls.append(command)
        return pip_exit_code

    monkeypatch.setattr(environment, "VENV", folder)
    monkeypatch.setattr(environment, "STAMP", folder / "stamp.txt")
    monkeypatch.setattr(environment, "PYTHON", folder / "bin" / "python")
    monkeypatch.setattr(environment, "works", lambda _python: True)
    monkeypatch.setattr("subprocess.call", pip)
    return calls
