"""Mutants: one small change in one line of the rules or records, of the kind people make by
mistake."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from game.titles import title_names

TOP = Path(__file__).resolve().parents[2]
MUTATED_FOLDERS = (
    *(f"game/titles/{name.replace('-', '_')}/rules" for name in title_names()),
    "game/records",
)
LEFT_OUT = ("/invariants/",)  # these are a net, not what is caught
OPPOSITE_OPERATOR_PAIRS: tuple[
    tuple[type[ast.AST], type[ast.AST]], ...
] = (  # each is turned into the other
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Add, ast.Sub)),
    *((ast.And, ast.Or), (ast.Is, ast.IsNot), (ast.In, ast.NotIn)),
)
OPPOSITE_OPERATOR = dict(OPPOSITE_OPERATOR_PAIRS) | {
    other: one for one, other in OPPOSITE_OPERATOR_PAIRS
}
OPPOSITE_OPERATOR |= {ast.Mult: ast.Add, ast.FloorDiv: ast.Mult}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A file below the project's folder, the number of the change in it, and its description."""

    file: str
    number: int
    line: int
    change: str

    def __str__(self) -> str:
        """Return position and description."""
        return f"{self.file}:{self.line} #{self.number}: {self.change}"


class Changer(ast.NodeTransformer):
    """Walks a file and makes one change; without a number it only lists all possible ones."""

    def __init__(self, number: int | None) -> None:
        """`number` is the change to make, None for none."""
        self.wanted = number
        self.found: list[tuple[int, str]] = []

    def is_due(self, node: ast.expr | ast.stmt, change: str) -> bool:
        """Record a possible change; return whether it is the one to make."""
        self.found.append((node.lineno, change))
        return len(self.found) - 1 == self.wanted

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Change a comparison to include or exclude equality, or reverse it."""
        self.generic_visit(node)
        for index, sign in enumerate(node.ops):
            other = OPPOSITE_OPERATOR[type(sign)]
            if self.is_due(node, f"{type(sign).__name__} -> {other.__name__}"):
                node.ops[index] = other()  # type: ignore[call-overload]  # a sign of comparison
        return node

    def visit_BinOp(self, node: ast.BinOp | ast.AugAssign | ast.BoolOp) -> ast.AST:
        """Exchange an arithmetic operator, or "and" and "or"."""
        self.generic_visit(node)
        equals = "=" if isinstance(node, ast.AugAssign) else ""
        other = OPPOSITE_OPERATOR.get(type(node.op))
        if other and self.is_due(
            node, f"{type(node.op).__name__}{equals} -> {other.__name__}{equals}"
        ):
            node.op = other()  # type: ignore[assignment]  # a sign of the same kind
        return node

    visit_AugAssign = visit_BoolOp = visit_BinOp  # noqa: N815 - as `ast` calls them

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """Remove a "not"."""
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and self.is_due(node, "not x -> x"):
            return node.operand
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Add 1 to a number, or negate a bool."""
        if isinstance(node.value, bool):
            if self.is_due(node, f"{node.value} -> {not node.value}"):
                node.value = not node.value
        elif isinstance(node.value, int) and self.is_due(node, f"{node.value} -> {node.value + 1}"):
            node.value += 1
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Remove a call whose result is unused."""
        if not isinstance(node.value, ast.Call):
            return node
        self.generic_visit(node)
        if self.is_due(node, f"{ast.unparse(node.value)[:40]} is left out"):
            return ast.copy_location(ast.Pass(), node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Change the value only, not the annotation."""
        if node.value:
            node.value = self.visit(node.value)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Change the body only, not the decorators."""
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Change the body only, not the signature."""
        node.body = [self.visit(statement) for statement in node.body]
        return node


def mutants_of(file: str) -> Iterator[Mutant]:
    """Yield every mutant of a file."""
    changer = Changer(None)
    changer.visit(ast.parse((TOP / file).read_text(encoding="utf-8")))
    for number, (line, change) in enumerate(changer.found):
        yield Mutant(file, number, line, change)


def all_mutants() -> list[Mutant]:
    """Return every mutant of rules and records."""
    files = sorted(
        path.relative_to(TOP).as_posix()
        for place in MUTATED_FOLDERS
        for path in (TOP / place).rglob("*.py")
    )
    wanted = [file for file in files if not any(part in file for part in LEFT_OUT)]
    return [mutant for file in wanted for mutant in mutants_of(file)]


def sample_mutants(seed: int, count: int, below: str = "") -> list[Mutant]:
    """Return `count` different mutants of a folder or of all files, always the same for a seed."""
    found = [mutant for mutant in all_mutants() if mutant.file.startswith(below)]
    return Random(seed).sample(found, min(count, len(found)))


def mutated_source(mutant: Mutant) -> str:
    """Return the changed source of the mutant's file."""
    tree = ast.parse((TOP / mutant.file).read_text(encoding="utf-8"))
    return ast.unparse(ast.fix_missing_locations(Changer(mutant.number).visit(tree)))
