"""Starting from a checkout: what tools/run.py says before it starts anything. The checks
before a commit find what they are there for."""

import subprocess
import sys
from pathlib import Path
from tempfile import gettempdir

import pytest

from game.cli import COMMANDS
from game.processes.interruption import is_own_program
from game.system.session import has_display
from tools import changed, check, environment, run
from tools.checks import encodings, imports, platforms, texts

TOP = Path(__file__).parents[2]
AT_ONCE = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
sys.argv[:] = [{name!r}]
import game
os.kill(os.getpid(), signal.SIGINT)
"""


@pytest.mark.parametrize("arguments", [["play"], ["play", "--seed", "7"], ["continue"]])
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
    assert has_display()


def without_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(variable, raising=False)


def test_without_a_word_it_says_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([]) == 0
    said = capsys.readouterr().out
    for word in (*COMMANDS, "test"):
        assert word.startswith("-") or f"python3 tools/run.py {word}" in said


def test_it_starts_from_any_folder(tmp_path: Path) -> None:
    command = [sys.executable, str(environment.TOP / "tools" / "run.py"), "--help"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert "tools/run.py play" in said.stdout


def test_packages_are_those_of_pyproject() -> None:
    assert any(name.startswith("pygame-ce") for name in environment.required_packages([]))
    assert not any(name.startswith("pytest") for name in environment.required_packages([]))
    assert any(name.startswith("pytest") for name in environment.required_packages(["test"]))


def test_what_is_installed_is_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pip_calls = with_environment_at(monkeypatch, tmp_path)
    assert environment.already_installed() == set()
    environment.install_packages(["pygame-ce", "numpy"])
    assert environment.already_installed() == {"pygame-ce", "numpy"}
    assert len(pip_calls) == 1


def test_another_python_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_environment_at(monkeypatch, tmp_path)
    environment.install_packages(["numpy"])
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "bin" / "newer-python")
    assert environment.already_installed() == set()


def test_a_failed_installation_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_environment_at(monkeypatch, tmp_path, pip_exit_code=1)
    with pytest.raises(environment.CannotPrepare, match="network"):
        environment.install_packages(["numpy"])
    assert environment.already_installed() == set()


def test_without_environments_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_environment_at(monkeypatch, tmp_path)
    monkeypatch.setattr(environment, "run_quietly", lambda _command: False)
    with pytest.raises(environment.CannotPrepare, match="python3-venv"):
        environment.make_venv()


@pytest.mark.parametrize(("for_tests", "compiled"), [(False, 1), (True, 0)])
def test_the_game_is_compiled_before_it_starts_and_the_tests_while_they_are_checked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, for_tests: bool, compiled: int
) -> None:
    started = with_environment_at(monkeypatch, tmp_path)
    monkeypatch.setattr(environment, "has_compiler", lambda: True)
    environment.install_packages(environment.required_packages(["native", "test"]))
    started.clear()
    assert environment.prepare_environment(for_tests=for_tests) == environment.PYTHON
    assert len(started) == compiled


def test_what_tests_start_is_compiled_once_and_stays_but_for_temporary_folders(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept: list[Path] = []
    temporary = Path(gettempdir())

    def start(_python: Path, *_arguments: str, **settings: str) -> int:
        if settings:
            assert not settings["PYTHONDONTWRITEBYTECODE"]
            bytecode = Path(settings["PYTHONPYCACHEPREFIX"])
            kept.append(bytecode / "project" / "module.pyc")
            kept.append(bytecode / temporary.relative_to(temporary.anchor) / "game" / "module.pyc")
            for file in kept:
                file.parent.mkdir(parents=True)
                file.touch()
        return 0

    monkeypatch.setattr(run, "run_project_python", start)
    monkeypatch.setattr(run, "BYTECODE_FOLDER", tmp_path / "bytecode")
    assert run.run_all_tests(Path("python"), ["tests"]) == 0
    assert [file.exists() for file in kept] == [True, False]


def with_environment_at(
    monkeypatch: pytest.MonkeyPatch, folder: Path, pip_exit_code: int = 0
) -> list[object]:
    """Pretend an environment that works is in this folder; the list gathers calls of pip."""
    calls: list[object] = []

    def pip(command: object) -> int:
        calls.append(command)
        return pip_exit_code

    monkeypatch.setattr(environment, "VENV_FOLDER", folder)
    monkeypatch.setattr(environment, "INSTALLED_STAMP_FILE", folder / "stamp.txt")
    monkeypatch.setattr(environment, "PYTHON", folder / "bin" / "python")
    monkeypatch.setattr(environment, "does_environment_start", lambda _python: True)
    monkeypatch.setattr("subprocess.call", pip)
    return calls


@pytest.mark.parametrize("checks", [0, 1])
def test_a_failed_check_fails_the_run_and_is_the_last_thing_it_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], checks: int
) -> None:
    monkeypatch.setattr(run, "run_checks", lambda python: checks)

    def pass_all_tests(python: Path, arguments: list[str]) -> int:
        print("14,000 passed")
        return 0

    monkeypatch.setattr(run, "run_tests", pass_all_tests)
    assert run.run_all_tests(Path(sys.executable), []) == checks
    last_line = capsys.readouterr().out.splitlines()[-1]
    assert last_line == (run.CHECKS_FAILED if checks else "14,000 passed")


def test_a_failing_step_is_reported_with_its_remedy(capsys: pytest.CaptureFixture[str]) -> None:
    program = "print('line 3 is too long'); raise SystemExit(1)"
    check.print_step_outcome(
        check.run_check_step(
            check.CheckStep("lint", ("-c", program), remedy=("-m", "ruff", "--fix"))
        )
    )
    words = capsys.readouterr().out
    assert "FAILED" in words
    assert "line 3 is too long" in words
    assert "-m ruff --fix" in words


def test_a_step_that_passes_takes_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    check.print_step_outcome(
        check.run_check_step(check.CheckStep("lint", ("-c", "print('nothing found')")))
    )
    words = capsys.readouterr().out
    assert words.count("\n") == 1
    assert words.startswith("lint ")
    assert "nothing found" in words


@pytest.mark.parametrize(
    "line", ["# TO" + "DO later", "see /ho" + "me/mike/notes", "as ../sha" + "red/rules/a.md says"]
)
def test_unwanted_lines_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str
) -> None:
    monkeypatch.setattr(texts, "TOP", tmp_path)
    note = tmp_path / "note.md"
    note.write_text(f"A title\n{line}\n", encoding="utf-8")
    assert [found[:9] for found in texts.unwanted_lines(note)] == ["note.md:2"]


def test_texts_without_an_encoding_are_found() -> None:
    programs = "subprocess.run(words, text=True)\nrun(words, text=True, encoding='utf-8')\n"
    files = "file.read_text()\nfile.write_text('1')\nfile.read_text('utf-8')\n"
    assert list(encodings.calls_without_encoding(programs + files)) == [1, 3, 4]


def test_our_own_folders_are_not_unwanted(tmp_path: Path) -> None:
    note = tmp_path / "note.md"
    note.write_text(
        "Words live in assets/shared/words/en, fonts in assets/shared/fonts.\n", encoding="utf-8"
    )
    assert list(texts.unwanted_lines(note)) == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("tools/soak.py", "from tests.contract import tell_games"),
        ("tools/proof/cases.py", "import tests.conftest"),
        ("game/application/starting.py", "def late():\n    from tools import soak"),
        ("ai/levels.py", "import tools.proof.cases"),
        ("game/table_protocol.py", "from tests import conftest"),
        ("tools/proof/proofs.py", "from tests.titles.lanterns import rules"),
        ("tools/soaking/work.py", "import tools.titles.tinners_trail.proofs"),
        ("tests/titles/lanterns/rules.py", "from game.titles.tinners_trail import rules"),
        ("tests/titles/lanterns/games.py", "from game.titles import tinners_trail"),
        ("tests/titles/tinners_trail/tables.py", "import tests.titles.lanterns.rules"),
    ],
)
def test_an_import_that_looks_up_or_at_another_title_is_named(path: str, line: str) -> None:
    found = list(imports.unlawful_imports(Path(path), line + "\n"))
    assert found
    for _, module, why in found:
        assert module in line.replace(" import ", ".")
        assert " nothing " in why or " no title" in why


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("tests/contract/test_laws.py", "from tools.proof.cases import Case"),
        ("tools/proof/cases.py", "from game.titles import title_by_name"),
        ("tests/titles/tinners_trail/tables.py", "from game.titles import title_by_name"),
        ("tools/titles/tinners_trail/conservation.py", "import game.titles.tinners_trail.rules"),
        ("tests/soak/test_soak.py", "from tests.titles.lanterns import rules"),
    ],
)
def test_an_import_that_looks_down_is_lawful(path: str, line: str) -> None:
    assert list(imports.unlawful_imports(Path(path), line + "\n")) == []


@pytest.mark.parametrize(
    "line",
    [
        "mac = sys.platform == 'darwin'",
        "windows = os.name == 'nt'",
        "from sys import platform",
        "import sys, msvcrt",
        "from fcntl import flock",
        "nice = getattr(os, 'nice', None)",
        "can = hasattr(signal, 'SIGHUP')",
        "library = ctypes.windll.kernel32",
    ],
)
def test_what_depends_on_the_system_is_found(line: str) -> None:
    assert [number for number, _ in platforms.system_conditions_in(f"x = 1\n{line}\n")] == [2]


def test_what_is_the_same_on_every_system_is_none_of_it() -> None:
    source = "import os\nos.replace(a, b)\nword = getattr(move, 'word', '')\nplatform = sys.path\n"
    assert list(platforms.system_conditions_in(source)) == []


@pytest.mark.parametrize(
    "line",
    ["`table/lit.py` lights it", "../advice/lit.py", "a `LitPanel`", "[this](lit/README.md)"],
)
def test_what_a_guide_names_and_nobody_finds_is_told(line: str) -> None:
    places = set(texts.path_suffixes("game/titles/brass/table/panel.py"))
    assert [
        number
        for number, _ in texts.missing_files_and_classes(f"A guide\n{line}\n", places, {"Panel"})
    ] == [2]


def test_what_a_guide_names_is_found_by_the_end_of_its_path() -> None:
    places = set(texts.path_suffixes("game/titles/brass/table/panel.py"))
    told = "`panel.py`, `table/panel.py` or `game/titles/T/table/panel.py` draws a `Panel`"
    assert list(texts.missing_files_and_classes(told, places, {"Panel"})) == []


# Ctrl-C, from the first line of the program to its last, never shows a traceback.


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize(
    "name", ["-m", "/usr/bin/count-house", "/usr/bin/tinners-trail", "tools/arena.py"]
)
def test_an_interruption_while_the_program_is_still_read_ends_it_without_a_word(name: str) -> None:
    code = AT_ONCE.format(name=name)
    ended = subprocess.run([sys.executable, "-c", code], cwd=TOP, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (-2, b"")


@pytest.mark.parametrize("name", ["", "-c", "pytest", "/usr/bin/pytest", "tests/tools/arena.py"])
def test_programs_of_others_keep_their_own_way_with_interruptions(name: str) -> None:
    assert not is_own_program(name)


@pytest.mark.thorough
def test_a_change_of_rules_is_met_by_the_rule_tests_of_its_title_and_its_contract() -> None:
    rules = ["game/titles/brass/rules/links.py"]
    assert "tests/titles/brass/test_rules.py" in changed.touched_tests(rules)
    assert changed.touched_titles(rules) == ["brass"]


@pytest.mark.thorough
def test_a_case_of_the_rules_a_table_and_a_player_are_met_by_the_tests_of_their_title() -> None:
    cases = ["tests/titles/brass/cases/rounds.txt"]
    assert "tests/titles/brass/test_rules.py" in changed.touched_tests(cases)
    drawn = ["game/titles/brass/table/panels/hand.py", "ai/titles/tiletum/meeple_space_values.py"]
    assert {"tests/titles/brass/table", "tests/titles/tiletum/ai"} <= set(
        changed.touched_tests(drawn)
    )


@pytest.mark.thorough
def test_a_change_of_the_platform_is_met_by_whatever_imports_it_and_the_smallest_contract() -> None:
    touched = changed.touched_tests(["game/scene/audio.py"])
    assert "tests/scene/test_sound.py" in touched
    assert not any(name.startswith("tests/titles/brass/test_") for name in touched)
    assert changed.touched_titles(["game/scene/audio.py"]) == ["lanterns"]


@pytest.mark.thorough
def test_a_changed_test_is_run_itself() -> None:
    assert changed.touched_tests(["tests/cli/test_reports.py"]) == ["tests/cli/test_reports.py"]
