"""The import rules: tests may import tools, tools may import game and AI, no title imports another,
and there are no circles."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tools.project_files import TOP, project_files

# Who may take nothing from where: the prefixes of two module names.
FORBIDDEN_IMPORTS = (
    ("game", "tools"),
    ("game", "tests"),
    ("ai", "tools"),
    ("ai", "tests"),
    ("tools", "tests"),
    ("tools.proof", "tools.titles"),  # what every title is held to knows none of them
    ("tools.soaking", "tools.titles"),
    ("tools.mutating", "tools.titles"),
)
WITH_TITLES = ("game.titles", "ai.titles", "tools.titles", "tests.titles")
TITLE_FOLDER_NAMES = {
    folder.name
    for package in WITH_TITLES
    for folder in TOP.joinpath(*package.split(".")).iterdir()
    if folder.is_dir()
}
NEUTRAL_PACKAGES = ("tools.proof",)  # may see the shelf, and what stands on it through that alone


def main() -> int:
    """Print every import that breaks a rule."""
    found = [
        f"{path.relative_to(TOP)}:{line}: {module} is not for it: {why}"
        for path in project_files(".py")
        for line, module, why in unlawful_imports(path.relative_to(TOP), path.read_text("utf-8"))
    ]
    found += find_import_circle()
    print("\n".join(found or ["no import looks up or in a circle"]))
    return 1 if found else 0


def find_import_circle() -> list[str]:
    """Return the files of a circle of imports, including late imports and imports for types; [] if
    there is none."""
    sources = {
        ".".join(path.relative_to(TOP).with_suffix("").parts): path.read_text("utf-8")
        for path in project_files(".py")
    }
    graph = {
        importer: {
            module if module in sources else module.rpartition(".")[0]
            for _, module in list_imports(source)
        }
        for importer, source in sources.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [f"these import each other: {' <- '.join(error.args[1])}"]
    return []


def unlawful_imports(path: Path, source: str) -> Iterator[tuple[int, str, str]]:
    """Yield line, module and reason of each import that the file at this path may not make."""
    importer = ".".join(path.with_suffix("").parts)
    for line, module in list_imports(source):
        for upper, lower in FORBIDDEN_IMPORTS:
            if is_in_package(importer, upper) and is_in_package(module, lower):
                yield line, module, f"{upper} takes nothing from {lower}"
        if title_of_module(module) and any(
            is_in_package(importer, each) for each in NEUTRAL_PACKAGES
        ):
            yield line, module, f"{importer} knows no title"
        own = title_of_module(importer)
        other = title_of_module(module)
        if own and other and own != other:
            yield line, module, f"{own} knows nothing of {other}"


@cache
def list_imports(source: str) -> tuple[tuple[int, str], ...]:
    """Return line and module of every absolute import, including names imported from a
    package."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, name.name) for name in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found += [(node.lineno, f"{node.module}.{name.name}") for name in node.names]
    return tuple(found)


def is_in_package(module: str, package: str) -> bool:
    """Return whether a module is a package or is inside it."""
    return f"{module}.".startswith(f"{package}.")


def title_of_module(module: str) -> str:
    """Return the title a module belongs to, "" for none."""
    parts = module.split(".")
    is_in_one = any(is_in_package(module, package) for package in WITH_TITLES)
    return parts[2] if is_in_one and len(parts) > 2 and parts[2] in TITLE_FOLDER_NAMES else ""


if __name__ == "__main__":
    sys.exit(main())
