"""What compiled modules lean on is compiled too, or says why not: no rule is slow by mistake."""

import ast
from pathlib import Path

import pytest

from game.native import INTERPRETED_MARK, read_sources
from game.places import PACKAGE_FOLDER

SOURCES = read_sources(PACKAGE_FOLDER.parent)
WRITTEN_TWICE = "game.engine.cells"  # what the compiler sees of it is the library itself


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
    if module in SOURCES.modules or module == WRITTEN_TWICE or not path.is_file():
        return False
    return INTERPRETED_MARK not in path.read_bytes()


@pytest.mark.parametrize("module", sorted(SOURCES.modules))
def test_what_a_compiled_module_imports_is_compiled_or_says_why_not(module: str) -> None:
    imported = imported_by(SOURCES.root / SOURCES.modules[module])
    slow = [name for name in sorted(imported) if runs_interpreted_by_mistake(name)]
    assert slow == [], "write `# compiled: why` there, or `# interpreted: why`"


def test_the_engine_is_compiled() -> None:
    assert {"game.engine.luck", "game.engine.moves", "game.engine.rules"} <= set(SOURCES.modules)
