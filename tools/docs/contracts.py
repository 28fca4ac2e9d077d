"""The import contracts of `pyproject.toml`, read as floors and prohibitions."""

import ast
import tomllib
from dataclasses import dataclass
from pathlib import Path

from game.engine.reasons import Unreadable

TOP = Path(__file__).resolve().parents[2]
PROJECT_FILE = TOP / "pyproject.toml"


@dataclass(frozen=True, slots=True)
class Floors:
    """One import contract of the type `layers`: no floor imports one above it.

    `rows` are the floors from the top down; each names the modules on that floor, as dotted names
    below `container` ("" for the whole project).
    """

    name: str
    container: str
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Contracts:
    """All contracts: the floors, and the names of those that forbid single imports."""

    floors: tuple[Floors, ...]
    prohibitions: tuple[str, ...]


def read_contracts(file: Path = PROJECT_FILE) -> Contracts:
    """Return the contracts in order; raises Unreadable if there are none."""
    project = tomllib.loads(file.read_text(encoding="utf-8"))
    listed = project.get("tool", {}).get("importlinter", {}).get("contracts", [])
    if not listed:
        raise Unreadable(f"{file.name}: no import contracts in [tool.importlinter]")
    floors = [floors_of(contract) for contract in listed if contract["type"] == "layers"]
    others = [contract["name"] for contract in listed if contract["type"] != "layers"]
    return Contracts(tuple(floors), tuple(others))


def floors_of(contract: dict[str, object]) -> Floors:
    """Return one contract of the type `layers` as its floors."""
    containers = contract.get("containers", [""])
    layers = contract["layers"]
    assert isinstance(containers, list)
    assert isinstance(layers, list)
    rows = tuple(
        tuple(module.strip(" ()") for module in layer.replace(":", "|").split("|"))
        for layer in layers
    )
    return Floors(str(contract["name"]), str(containers[0]), rows)


def module_purpose(module: str, top: Path = TOP) -> str:
    """Return the first sentence of a module's or package's docstring; empty without one.

    `module` is a dotted name. A name with a star (`game.titles.*.box`) has no file of its own.
    """
    path = top.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not file.exists():
        return ""
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    paragraph = " ".join(docstring.partition("\n\n")[0].split())
    return paragraph.partition(". ")[0].rstrip(".")


def helpers_beside(floors: Floors, package: str = "game", top: Path = TOP) -> tuple[str, ...]:
    """Return the folders of a package that are in no floor, since all floors may use them."""
    named = {module for row in floors.rows for module in row}
    folders = sorted(file.parent.name for file in (top / package).glob("*/__init__.py"))
    modules = [f"{package}.{folder}" for folder in folders]
    return tuple(
        module
        for module in modules
        if not any(name == module or name.startswith(f"{module}.") for name in named)
    )
