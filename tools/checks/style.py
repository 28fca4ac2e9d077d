"""Code in `game`, `ai` and `tools` reads plainly: one statement a line, a name for each parameter,
one subject a file, constants at its top, and none of the retired words."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.project_files import TOP, project_files

CHECKED_FOLDERS = ("game/", "ai/", "tools/")
RETIRED_WORDS = Path(__file__).with_name("retired_words.txt")
NUMBER_TYPES = {"float", "int"}  # the types of points, sizes and spans, which stay tuples
PACKED_STATEMENTS_MESSAGE = "two statements in one line; write one a line"
TUPLE_PARAMETER = "holds unlike things; give each a name, or write a small frozen dataclass"
BANNER_MESSAGE = "a comment that divides the file; split the file there"
LATE_CONSTANT = "is a constant below a definition; constants stand at the top"

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class StyleFault(NamedTuple):
    """A line that breaks the style, with the rule it breaks."""

    line: int
    words: str


def main() -> int:
    """Print every fault with its position; return 1 if there are any."""
    found = []
    for path in project_files(".py"):
        name = path.relative_to(TOP).as_posix()
        if name.startswith(CHECKED_FOLDERS):
            faults = style_faults(path.read_text(encoding="utf-8"))
            found += [f"{name}:{fault.line}: {fault.words}" for fault in faults]
    print("\n".join(found or ["one statement a line, one name a parameter, no retired word"]))
    return 1 if found else 0


def style_faults(source: str) -> list[StyleFault]:
    """Return the faults of a module in line order."""
    tree = ast.parse(source)
    lines = source.split("\n")
    definitions = [
        node.lineno for node in tree.body if isinstance(node, (ast.ClassDef, *FUNCTIONS))
    ]
    first = min(definitions, default=len(lines) + 1)
    return sorted(
        [
            *_packed(tree),
            *_tuple_parameters(tree),
            *_banners(lines, first),
            *_late_constants(tree, first),
            *_retired(lines),
        ]
    )


def _packed(tree: ast.Module) -> Iterator[StyleFault]:
    """Find tuple assignments whose values do not depend on the targets; swaps and simultaneous
    updates are allowed."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Assign) and len(node.targets) == 1):
            continue
        target = node.targets[0]
        is_pair = isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
        if is_pair and not _names(target) & _names(node.value):
            yield StyleFault(node.lineno, PACKED_STATEMENTS_MESSAGE)


def _names(node: ast.AST) -> set[str]:
    return {
        ast.unparse(each) for each in ast.walk(node) if isinstance(each, (ast.Name, ast.Attribute))
    }


def _tuple_parameters(tree: ast.Module) -> Iterator[StyleFault]:
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS):
            arguments = node.args
            for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                if each.annotation is not None and _is_of_unlike(each.annotation):
                    yield StyleFault(each.lineno, f"parameter {each.arg} {TUPLE_PARAMETER}")


def _is_of_unlike(annotation: ast.expr) -> bool:
    """Return whether a type is a fixed-length tuple that contains anything but numbers."""
    if isinstance(annotation, ast.BinOp):
        return _is_of_unlike(annotation.left) or _is_of_unlike(annotation.right)
    if not (isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "tuple"):
        return False
    if not isinstance(annotation.slice, ast.Tuple):
        return False
    parts = [ast.unparse(each) for each in annotation.slice.elts]
    return len(parts) > 1 and "..." not in parts and not set(parts) <= NUMBER_TYPES


def _banners(lines: list[str], first: int) -> Iterator[StyleFault]:
    """Find comments below the first definition that are followed by no statement."""
    for number in range(first + 1, len(lines) + 1):
        line = lines[number - 1]
        before = lines[number - 2]
        after = lines[number] if number < len(lines) else ""
        if line.startswith("# ") and not before and (not after or after.startswith("#")):
            yield StyleFault(number, BANNER_MESSAGE)


def _late_constants(tree: ast.Module, first: int) -> Iterator[StyleFault]:
    for node in tree.body:
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        else:
            continue
        flat = [
            each
            for target in targets
            for each in (target.elts if isinstance(target, ast.Tuple) else [target])
        ]
        for each in flat:
            if node.lineno > first and isinstance(each, ast.Name) and each.id.isupper():
                yield StyleFault(node.lineno, f"{each.id} {LATE_CONSTANT}")


def _retired(lines: list[str]) -> Iterator[StyleFault]:
    terms = _standard_terms()
    pattern = re.compile(rf"(?<![a-z])({'|'.join(terms)})(?![a-z])")
    for number, line in enumerate(lines, start=1):
        for word in dict.fromkeys(pattern.findall(line.lower())):
            yield StyleFault(number, f"{word!r} is retired; the standard term is: {terms[word]}")


@cache
def _standard_terms() -> dict[str, str]:
    """Return the standard term for each retired word."""
    lines = RETIRED_WORDS.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    return {word: term.strip() for word, term in pairs}


if __name__ == "__main__":
    sys.exit(main())
