"""Which modules are compiled, and when their fingerprint changes."""

from pathlib import Path

import pytest

from game.native import read_sources

NUMBERS = "from game.engine.cells import i64\n"


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
    path.write_text(text)


def test_modules_that_use_native_numbers_are_compiled(project: Path) -> None:
    assert read_sources(project).modules == {
        "game.engine.luck": "game/engine/luck.py",
        "game.titles.chess.rules.pieces.rook": "game/titles/chess/rules/pieces/rook.py",
    }


def test_a_new_title_needs_no_entry_in_any_list(project: Path) -> None:
    write(project, "game/titles/go/rules/stones.py", f'"""Stones."""\n\n{NUMBERS}')
    assert "game.titles.go.rules.stones" in read_sources(project).modules


def test_the_same_sources_have_the_same_fingerprint(project: Path) -> None:
    assert read_sources(project).fingerprint == read_sources(project).fingerprint


@pytest.mark.parametrize(
    "name", ["game/engine/luck.py", "game/engine/title.py", "game/engine/new.py"]
)
def test_a_changed_or_new_source_changes_the_fingerprint(project: Path, name: str) -> None:
    before = read_sources(project).fingerprint
    write(project, name, '"""Changed."""\n')
    assert read_sources(project).fingerprint != before


def test_a_renamed_source_changes_the_fingerprint(project: Path) -> None:
    before = read_sources(project).fingerprint
    (project / "game/engine/luck.py").rename(project / "game/engine/fortune.py")
    assert read_sources(project).fingerprint != before


def test_other_files_leave_the_fingerprint_alone(project: Path) -> None:
    before = read_sources(project).fingerprint
    write(project, "game/client/table.py", NUMBERS)
    write(project, "game/engine/notes.md", "words")
    assert read_sources(project).fingerprint == before
