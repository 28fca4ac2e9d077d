"""Only the titles that changed are compiled again: what an old build holds is taken over."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game.native import Library
from tools.build_native import old_builds, take_over

SUFFIX = EXTENSION_SUFFIXES[0]
CHESS = Library(("game/titles/chess/rules/rook.py",), "tinners_chess_1__mypyc")
FILES = [f"game/titles/chess/rules/rook{SUFFIX}", f"tinners_chess_1__mypyc{SUFFIX}"]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """An old build with one title in it."""
    folder = tmp_path / "1-mypy2-librt1"
    for file in FILES:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text("compiled")
    return folder


def test_a_library_with_the_same_sources_is_copied_with_its_modules(old: Path) -> None:
    target = old.with_name("new")
    names = take_over(CHESS, [old], target)
    assert names == ["game.titles.chess.rules.rook", "tinners_chess_1__mypyc"]
    assert [(target / file).read_text() for file in FILES] == ["compiled", "compiled"]


def test_a_library_made_from_other_sources_is_compiled(old: Path) -> None:
    changed = Library(CHESS.modules, "tinners_chess_2__mypyc")
    assert take_over(changed, [old], old.with_name("new")) == []


def test_a_build_by_other_tools_is_none_to_take_from(old: Path) -> None:
    assert old_builds(old.with_name("2-mypy2-librt1")) == [old]
    assert old_builds(old.with_name("2-mypy3-librt1")) == []
