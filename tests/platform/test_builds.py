"""The two builds of this project as processes see them: native and pure."""

import ast
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, SourceFileLoader
from pathlib import Path

import pytest

from game.compiled.native import (
    NOT_TO_COMPILE_MARK,
    CompiledModuleFinder,
    find_fitting_build_folder,
    find_modules_to_compile,
    native_build_folder,
)
from game.files.folders import PACKAGE_FOLDER, checkout_folder

TOP = checkout_folder() or Path()
ASK = (
    "import game, game.engine.luck as luck; "
    "print(game.compiled.native.running_build_kind(), luck.__file__)"
)
SEARCH_FIRST = "import ai.search.tree as tree; print(tree.__file__)"
SPAWN = """
import multiprocessing
from game.compiled.native import running_build_kind
if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(running_build_kind(), pool.apply(running_build_kind))
"""
LUCK = """
from game.engine.luck import Luck
luck = Luck()
luck.reset_from_seed(20_240_817)
print([luck.draw_below(1000) for _ in range(200)], luck.state_words())
"""

SOURCES = find_modules_to_compile(PACKAGE_FOLDER.parent)
WRITTEN_TWICE = "game.engine.cells"  # what the compiler sees of it is the library itself

SUFFIX = EXTENSION_SUFFIXES[0]
LUCK_MODULE = "game.engine.luck"

NUMBERS = "from game.engine.cells import i64\n"


@pytest.fixture(scope="module", autouse=True)
def _native_build() -> None:
    """Compile the present sources, unless that is done."""
    command = [sys.executable, "tools/build_native.py"]
    subprocess.run(command, cwd=TOP, check=True)


def answer(program: str, folder: Path, *, pure: bool = False) -> str:
    """What a program prints, run as a file in this folder."""
    (folder / "program.py").write_text(program, encoding="utf-8")
    variables = {**os.environ, "PYTHONPATH": str(TOP), "COUNT_HOUSE_PURE": "1" if pure else ""}
    return subprocess.run(
        [sys.executable, "program.py"],
        cwd=folder,
        env=variables,
        stdout=subprocess.PIPE,
        encoding="utf-8",
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


# What compiled modules lean on is compiled too, or says why not: no rule is slow by mistake.


def imported_by(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            names |= {name.name for name in node.names}
    return names


def runs_interpreted_by_mistake(module: str) -> bool:
    path = SOURCES.root / f"{module.replace('.', '/')}.py"
    if module in SOURCES.path_by_module_name or module == WRITTEN_TWICE or not path.is_file():
        return False
    return NOT_TO_COMPILE_MARK not in path.read_bytes()


@pytest.mark.parametrize("module", sorted(SOURCES.path_by_module_name))
def test_what_a_compiled_module_imports_is_compiled_or_says_why_not(module: str) -> None:
    imported = imported_by(SOURCES.root / SOURCES.path_by_module_name[module])
    slow = [name for name in sorted(imported) if runs_interpreted_by_mistake(name)]
    assert slow == [], "write `# compiled: why` there, or `# interpreted: why`"


def test_the_engine_is_compiled() -> None:
    assert {"game.engine.luck", "game.engine.moves", "game.engine.rules"} <= set(
        SOURCES.path_by_module_name
    )


# An extension runs only if it was made from exactly the present sources.


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one compiled module and a build that fits."""
    (tmp_path / "pyproject.toml").touch()
    luck = tmp_path / "game/engine/luck.py"
    luck.parent.mkdir(parents=True)
    luck.write_text('"""Luck."""\n\nfrom game.engine.cells import i64\n', encoding="utf-8")
    sources = find_modules_to_compile(tmp_path)
    touch(native_build_folder(sources) / (sources.library_name + SUFFIX))
    return tmp_path


def touch(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


def modules_of(checkout: Path) -> CompiledModuleFinder:
    sources = find_modules_to_compile(checkout)
    return CompiledModuleFinder(sources, find_fitting_build_folder(sources))


def test_a_fitting_build_is_used(checkout: Path) -> None:
    spec = modules_of(checkout).find_spec(LUCK_MODULE)
    assert spec
    assert isinstance(spec.loader, ExtensionFileLoader)
    folder = native_build_folder(find_modules_to_compile(checkout))
    assert spec.origin == str(folder / (find_modules_to_compile(checkout).library_name + SUFFIX))


def test_the_library_of_the_build_is_found(checkout: Path) -> None:
    modules = modules_of(checkout)
    spec = modules.find_spec(modules.sources.library_name)
    assert spec
    assert isinstance(spec.loader, ExtensionFileLoader)


def test_after_a_change_the_source_runs(checkout: Path) -> None:
    with (checkout / "game/engine/luck.py").open("a") as luck:
        luck.write("WORDS = 4\n")
    spec = modules_of(checkout).find_spec(LUCK_MODULE)
    assert spec
    assert isinstance(spec.loader, SourceFileLoader)


def test_where_a_build_cannot_be_loaded_the_source_runs_and_a_sentence_says_so(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    modules = modules_of(checkout)
    monkeypatch.setattr(sys, "meta_path", [modules, *sys.meta_path])
    modules.use_sources_if_library_unusable()  # the build of these tests is an empty file
    spec = modules.find_spec(LUCK_MODULE)
    assert spec
    assert isinstance(spec.loader, SourceFileLoader)
    said = capsys.readouterr().err
    assert said.startswith("The compiled rules are not used: ")
    assert said.count("\n") == 1


def test_an_extension_beside_the_source_is_passed_over(checkout: Path) -> None:
    touch(checkout / f"game/engine/luck{SUFFIX}")
    spec = CompiledModuleFinder(find_modules_to_compile(checkout), None).find_spec(LUCK_MODULE)
    assert spec
    assert spec.origin == str(checkout / "game/engine/luck.py")


def test_an_installed_copy_has_its_extensions_beside_the_sources(checkout: Path) -> None:
    (checkout / "pyproject.toml").unlink()
    sources = find_modules_to_compile(checkout)
    assert find_fitting_build_folder(sources) is None
    touch(checkout / (sources.library_name + SUFFIX))
    assert find_fitting_build_folder(sources) == checkout


def test_other_modules_are_left_to_python(checkout: Path) -> None:
    modules = modules_of(checkout)
    assert [modules.find_spec(name) for name in ("game.engine", "pygame", "luck")] == [None] * 3


# Which modules are compiled, and when their fingerprint changes.


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project: two compiled rules, one for people, one marked as interpreted."""
    write(tmp_path, "game/engine/luck.py", f'"""Luck."""\n\n{NUMBERS}')
    write(tmp_path, "game/engine/title.py", '"""Reasons, for people."""\n')
    write(tmp_path, "game/titles/chess/rules/pieces/rook.py", f'"""Rook."""\n\n{NUMBERS}')
    write(tmp_path, "ai/search/notes.py", f'"""Notes."""\n\n# interpreted: for people\n{NUMBERS}')
    return tmp_path


def write(project: Path, name: str, text: str) -> None:
    path = project / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_modules_that_use_native_numbers_are_compiled(project: Path) -> None:
    assert find_modules_to_compile(project).path_by_module_name == {
        "game.engine.luck": "game/engine/luck.py",
        "game.titles.chess.rules.pieces.rook": "game/titles/chess/rules/pieces/rook.py",
    }


def test_a_new_title_needs_no_entry_in_any_list(project: Path) -> None:
    write(project, "game/titles/go/rules/stones.py", f'"""Stones."""\n\n{NUMBERS}')
    assert "game.titles.go.rules.stones" in find_modules_to_compile(project).path_by_module_name


def test_the_same_sources_have_the_same_fingerprint(project: Path) -> None:
    assert (
        find_modules_to_compile(project).fingerprint == find_modules_to_compile(project).fingerprint
    )


@pytest.mark.parametrize(
    "name", ["game/engine/luck.py", "game/engine/title.py", "game/engine/new.py"]
)
def test_a_changed_or_new_source_changes_the_fingerprint(project: Path, name: str) -> None:
    before = find_modules_to_compile(project).fingerprint
    write(project, name, '"""Changed."""\n')
    assert find_modules_to_compile(project).fingerprint != before


def test_a_renamed_source_changes_the_fingerprint(project: Path) -> None:
    before = find_modules_to_compile(project).fingerprint
    (project / "game/engine/luck.py").rename(project / "game/engine/fortune.py")
    assert find_modules_to_compile(project).fingerprint != before


def test_other_files_leave_the_fingerprint_alone(project: Path) -> None:
    before = find_modules_to_compile(project).fingerprint
    write(project, "game/client/table.py", NUMBERS)
    write(project, "game/engine/notes.md", "words")
    assert find_modules_to_compile(project).fingerprint == before


@pytest.mark.thorough
def test_with_pure_nothing_compiled_is_tested() -> None:
    asked = [
        sys.executable,
        "-m",
        "pytest",
        "--pure",
        "-v",
        "--collect-only",
        "tests/engine/test_engine.py",
    ]
    clean = {name: value for name, value in os.environ.items() if name != "COUNT_HOUSE_PURE"}
    told = subprocess.run(
        asked, cwd=TOP, env=clean, capture_output=True, encoding="utf-8", check=True
    )
    assert "rules and search: pure" in told.stdout
