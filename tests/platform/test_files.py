"""Where the game looks for its own files and keeps the player's."""

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

import platformdirs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from game.engine.reasons import Unreadable
from game.files import folders
from game.files.toml_fields import (
    MAX_TOML_FILE_LETTERS,
    MAX_WHOLE_LIST_LETTERS,
    TomlTable,
    allowed_words_for_message,
    parse_toml_fields,
    parse_toml_table,
    word_list_for_message,
)
from game.files.toml_lines import toml_key_value_lines, toml_string_text, toml_value
from game.titles import SHELF, title_by_name, title_names
from tools.project_files import TOP, project_files

SAVES_VARIABLES = ("COUNT_HOUSE_SAVES", "TINNERS_SAVES")
DIRECTORIES = {"win32": Windows, "darwin": MacOS, "linux": Unix}

PLAIN = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(allow_nan=False),
    st.text(st.characters(codec="utf-8"), max_size=12),
    st.dates(),
)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=12,
)

MAX_SECONDS = 1.0  # of the processor
SLOW_TO_READ = {
    "a key of a hundred thousand dots": "a" + ".a" * 100_000 + " = 1",
    "a table of as many": "[a" + ".a" * 100_000 + "]",
    "such a key in braces": "x = {a" + ".a" * 100_000 + " = 1}",
    "quoted names between dots": '"a"' + ' . "a"' * 100_000 + " = 1",
    "texts that do not end": '"\\' * 250_000,
    "lists in lists": "x = " + "[" * 250_000,
    "a number of five thousand digits": "x = 0x" + "f" * 5000,
    "such a number in a list in a table": "[[x]]\ny = [[1, -0b1" + "0" * 20_000 + "]]",
    "a number of one bit too many": f"x = {2**63}",
    "a long word": "a" * MAX_TOML_FILE_LETTERS,
}

OWN_NAME = re.compile(r"TINNERS_\w*|in \.tinners")
"""Older names of settings and files: the program is older than the shelf."""
LINT = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_logo=True))"
RULES = "game/titles/tinners_trail/rules"
TABLE = "game/titles/tinners_trail/table"
UPWARD_IMPORTS = [
    ("game/engine", "game.records", "Floors"),
    ("game/records", "game.match", "Floors"),
    ("game/match", "game.client", "Floors"),
    ("game/client", "game.application.starting", "Floors"),
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
    ("game/client", "game.tabletop", "Client, tables"),
    ("game/client", "game.titles.tinners_trail.rules", "Client, tables"),
    ("game/box", "game.titles.tinners_trail", "Client, tables"),
    ("game/box", "game.client", "Floors"),
    ("game/commands", "game.titles.tinners_trail", "Commands, packing"),
    ("game/match", "game.titles.tinners_trail", "Client, tables"),
    ("game/records", "ai", "Client, tables"),
    ("game/match", "game.table_protocol", "Floors"),
    ("game/records", "pygame", "Match and records draw"),
    ("game/scene", "game.engine", "The scene graph"),
    ("game/scene", "game.files.folders", "The scene graph"),
    ("ai", "pygame", "AI draws nothing"),
    ("ai", "game.scene", "AI draws nothing"),
    ("game/titles/another", "game.titles.tinners_trail.rules", "Titles know nothing"),
]


def test_a_checkout_holds_assets_and_saves() -> None:
    top = folders.checkout_folder()
    assert top
    assert folders.assets_folder() == top / "assets"
    assert (folders.assets_folder() / "manifest.toml").is_file()
    assert (top / "saves" / "README.md").is_file()


def test_saves_are_in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SAVES_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    assert folders.saves_folder().parent == folders.checkout_folder()


@pytest.mark.parametrize("variable", SAVES_VARIABLES)
def test_variables_move_saves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variable: str
) -> None:
    for name in SAVES_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, str(tmp_path / "elsewhere"))
    assert folders.saves_folder() == tmp_path / "elsewhere"
    assert folders.older_saves_folder() is None


def test_installed_copies_use_data_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed(monkeypatch, tmp_path, "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert folders.saves_folder() == tmp_path / "data" / "count-house" / "saves"
    assert folders.assets_folder() == tmp_path / "site" / "game" / "assets"


def test_a_relative_data_folder_is_ignored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed(monkeypatch, tmp_path, "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert folders.saves_folder() == tmp_path / ".local/share/count-house/saves"


@pytest.mark.parametrize(
    ("system", "folder", "older"),
    [
        ("win32", "AppData/Roaming/Count House", "Tinners Trail"),
        ("darwin", "Library/Application Support/Count House", "Tinners Trail"),
        ("linux", ".local/share/count-house", "tinners-trail"),
    ],
)
def test_every_system_has_its_own_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, folder: str, older: str
) -> None:
    installed(monkeypatch, tmp_path, system)
    assert folders.saves_folder() == tmp_path / folder / "saves"
    assert folders.older_saves_folder() == (tmp_path / folder).parent / older / "saves"


@pytest.mark.parametrize(
    ("system", "variable", "earlier"),
    [
        ("win32", "APPDATA", "named/Count House"),
        ("darwin", "XDG_DATA_HOME", "Library/Application Support/Count House"),
    ],
)
def test_a_folder_of_earlier_versions_stays_in_use(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, variable: str, earlier: str
) -> None:
    installed(monkeypatch, tmp_path, system)
    monkeypatch.setenv(variable, str(tmp_path / "named"))
    (tmp_path / earlier).mkdir(parents=True)
    assert folders.saves_folder() == tmp_path / earlier / "saves"


def test_a_folder_for_data_that_is_not_known_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(number: str) -> str:
        raise OSError(f"no {number}")

    installed(monkeypatch, tmp_path, "win32")
    monkeypatch.setattr("platformdirs.windows.get_win_folder", refuse)
    with pytest.raises(Unreadable, match="is not known; allowed: COUNT_HOUSE_SAVES"):
        folders.saves_folder()


def installed(monkeypatch: pytest.MonkeyPatch, home: Path, system: str) -> None:
    """Pretend to be a copy installed below this home on that system."""
    for variable in (*SAVES_VARIABLES, "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr(platformdirs, "PlatformDirs", DIRECTORIES[system])
    monkeypatch.setattr("platformdirs.windows.get_win_folder", windows_folders(home))
    monkeypatch.setattr(folders, "PACKAGE_FOLDER", home / "site" / "game")


def windows_folders(home: Path) -> Callable[[str], str]:
    """What Windows answers where this is the home."""
    return {
        "CSIDL_APPDATA": str(home / "AppData" / "Roaming"),
        "CSIDL_LOCAL_APPDATA": str(home / "AppData" / "Local"),
    }.__getitem__


# TOML as the program writes it: whatever is written is read again as it was.


@pytest.mark.thorough
@given(st.dictionaries(st.text(st.characters(codec="utf-8")), VALUES, max_size=6))
def test_every_table_is_read_as_it_was_written(table: TomlTable) -> None:
    assert tomllib.loads("\n".join(toml_key_value_lines(table))) == table


def test_half_a_character_becomes_a_question_mark() -> None:
    assert tomllib.loads(f"x = {toml_string_text(chr(0xD800))}") == {
        "x": "\N{REPLACEMENT CHARACTER}"
    }


@pytest.mark.parametrize("value", [None, object(), {1, 2}])
def test_what_toml_cannot_hold_is_refused(value: object) -> None:
    with pytest.raises(TypeError):
        toml_value(value)


def test_moments_are_written_as_toml_knows_them() -> None:
    table: TomlTable = {"day": date(2026, 11, 21), "moment": datetime(2026, 11, 21, 8, 30)}
    assert tomllib.loads("\n".join(toml_key_value_lines(table))) == table


# TOML texts of any kind are read at once, or refused in one sentence.


@pytest.mark.parametrize("text", SLOW_TO_READ.values(), ids=list(SLOW_TO_READ))
def test_a_text_made_to_hurt_is_refused_within_a_second(text: str) -> None:
    begin = time.process_time()
    with pytest.raises(Unreadable, match="text is not readable as TOML: "):
        parse_toml_fields(text, "text")
    assert time.process_time() - begin < MAX_SECONDS


def test_dots_in_texts_comments_and_numbers_are_no_key() -> None:
    text = """
        # .............................. a line of dots
        said = ["\\"Well ........ then\\"", 'one.two.three.four.five.six.seven.eight.nine.ten']
        numbers = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]
        a.b.c.d = 3
    """
    fields = parse_toml_fields(text, "text")
    assert len(fields.unchecked_list("numbers", "numbers")) == 10


def test_the_largest_numbers_of_64_bits_are_read() -> None:
    assert parse_toml_table(f"x = {2**63 - 1}\ny = {-(2**63)}", "text") == {
        "x": 2**63 - 1,
        "y": -(2**63),
    }


def test_a_number_of_too_many_digits_is_refused_in_our_words() -> None:
    with pytest.raises(Unreadable, match="a number does not fit into 64 bits") as refused:
        parse_toml_table("version = " + "9" * 5000, "a file")
    assert "sys." not in str(refused.value)


def test_an_empty_word_that_is_allowed_is_seen_in_the_refusal() -> None:
    with pytest.raises(Unreadable, match=r'allowed: lion, ""\.$'):
        parse_toml_fields('crest = "bear"', "text").choice("crest", ("lion", ""))


def test_a_short_list_of_allowed_words_is_told_to_the_last() -> None:
    assert word_list_for_message(["tin", "", "copper"]) == 'tin, "", copper'
    areas = [f"area-{number}" for number in range(30)]
    assert word_list_for_message(areas) == ", ".join(areas)


def test_of_a_long_list_the_first_words_are_told_and_how_many_more_there_are() -> None:
    words = [f"architect:step{number}" for number in range(100)]
    told = word_list_for_message(words)
    assert told.startswith("architect:step0, architect:step1, ")
    assert told.endswith(" more")
    shown, _, rest = told.rpartition(" and ")
    assert len(shown.split(", ")) + int(rest.split()[0]) == 100
    assert len(told) < MAX_WHOLE_LIST_LETTERS


def test_the_nearest_word_is_told_although_the_list_is_cut() -> None:
    words = [f"architect:step{number}" for number in range(100)]
    assert allowed_words_for_message("architekt:step77", words).endswith(
        "(nearest: architect:step77)"
    )


def test_an_option_is_not_near_another_only_for_its_dashes() -> None:
    options = ["--jobs", "--games"]
    assert allowed_words_for_message("--frob", options) == "--jobs, --games"
    assert allowed_words_for_message("--job", options) == "--jobs, --games (nearest: --jobs)"


def test_one_very_long_word_is_still_told() -> None:
    assert word_list_for_message(["a" * 400, "b"]) == "a" * 400 + " and 1 more"


# Every import contract of pyproject.toml refuses what it is there to refuse.


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
        encoding="utf-8",
        check=False,
    )
    broken = [line for line in result.stdout.splitlines() if re.search(r" BROKEN( \(.*\))?$", line)]
    assert bool(broken) == bool(result.returncode), result.stdout + result.stderr
    return broken


@pytest.mark.slow
def test_the_project_keeps_its_floors(project: Path) -> None:
    assert broken_contracts(project) == []


@pytest.mark.slow
@pytest.mark.parametrize(("folder", "imported", "contract"), UPWARD_IMPORTS)
def test_a_forbidden_import_is_found(
    project: Path, folder: str, imported: str, contract: str
) -> None:
    trespasser = project / folder / "trespasser.py"
    trespasser.write_text(f'"""Looks where it may not."""\n\nimport {imported}\n', encoding="utf-8")
    try:
        assert any(line.startswith(contract) for line in broken_contracts(project))
    finally:
        trespasser.unlink()


@pytest.mark.thorough
def test_only_the_shelves_name_a_title() -> None:
    told = [SHELF[name][0].rpartition(".")[0].replace(".", r"\.") for name in title_names()]
    told += [SHELF[name][1] for name in title_names()]
    told += [
        f'"{title_by_name(name).automa}"' for name in title_names() if title_by_name(name).automa
    ]
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
        "game/records/record_readers.py",  # what old files call an automa
    }
