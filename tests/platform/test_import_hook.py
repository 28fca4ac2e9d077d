"""An extension runs only if it was made from exactly the present sources."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, SourceFileLoader
from pathlib import Path

import pytest

from game.native import CompiledModules, build_folder, fitting_build, read_sources

SUFFIX = EXTENSION_SUFFIXES[0]
LUCK = "game.engine.luck"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one compiled module and a build that fits."""
    (tmp_path / "pyproject.toml").touch()
    luck = tmp_path / "game/engine/luck.py"
    luck.parent.mkdir(parents=True)
    luck.write_text('"""Luck."""\n\nfrom game.engine.cells import i64\n')
    sources = read_sources(tmp_path)
    touch(build_folder(sources) / (sources.library + SUFFIX))
    return tmp_path


def touch(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


def modules_of(checkout: Path) -> CompiledModules:
    sources = read_sources(checkout)
    return CompiledModules(sources, fitting_build(sources))


def test_a_fitting_build_is_used(checkout: Path) -> None:
    spec = modules_of(checkout).find_spec(LUCK)
    assert spec
    assert isinstance(spec.loader, ExtensionFileLoader)
    folder = build_folder(read_sources(checkout))
    assert spec.origin == str(folder / (read_sources(checkout).library + SUFFIX))


def test_the_library_of_the_build_is_found(checkout: Path) -> None:
    modules = modules_of(checkout)
    spec = modules.find_spec(modules.sources.library)
    assert spec
    assert isinstance(spec.loader, ExtensionFileLoader)


def test_after_a_change_the_source_runs(checkout: Path) -> None:
    with (checkout / "game/engine/luck.py").open("a") as luck:
        luck.write("WORDS = 4\n")
    spec = modules_of(checkout).find_spec(LUCK)
    assert spec
    assert isinstance(spec.loader, SourceFileLoader)


def test_where_a_build_cannot_be_loaded_the_source_runs_and_a_sentence_says_so(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    modules = modules_of(checkout)
    monkeypatch.setattr(sys, "meta_path", [modules, *sys.meta_path])
    modules.leave_what_cannot_be_loaded()  # the build of these tests is an empty file
    spec = modules.find_spec(LUCK)
    assert spec
    assert isinstance(spec.loader, SourceFileLoader)
    said = capsys.readouterr().err
    assert said.startswith("The compiled rules are not used: ")
    assert said.count("\n") == 1


def test_an_extension_beside_the_source_is_passed_over(checkout: Path) -> None:
    touch(checkout / f"game/engine/luck{SUFFIX}")
    spec = CompiledModules(read_sources(checkout), None).find_spec(LUCK)
    assert spec
    assert spec.origin == str(checkout / "game/engine/luck.py")


def test_an_installed_copy_has_its_extensions_beside_the_sources(checkout: Path) -> None:
    (checkout / "pyproject.toml").unlink()
    sources = read_sources(checkout)
    assert fitting_build(sources) is None
    touch(checkout / (sources.library + SUFFIX))
    assert fitting_build(sources) == checkout


def test_other_modules_are_left_to_python(checkout: Path) -> None:
    modules = modules_of(checkout)
    assert [modules.find_spec(name) for name in ("game.engine", "pygame", "luck")] == [None] * 3
