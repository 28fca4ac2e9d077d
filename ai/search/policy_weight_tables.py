"""The policy weight tables shipped with a title, and how they fill the cells of a seat."""

# interpreted: used once, when a player is seated

import tomllib
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain, pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.search.policy_weights import PolicyWeights

PolicyWeightTable = Mapping[str, Sequence[int]]
NumberChanges = Mapping[tuple[str, int], float]
"""The amount to add to each number of a table, by row name and index in the row."""


class PolicyWeightRow(NamedTuple):
    """A row of a table: its initial numbers, the standard deviations of their random changes, and
    its first cell.

    A row may be shorter than the space before the next one; the cells between are 0.
    """

    initial_numbers: Sequence[int]
    change_deviations: Sequence[float]
    first_cell: int


@dataclass(frozen=True)
class PolicyWeightLayout:
    """The layout of a title's policy weight tables: their rows by name, and the cells that each row
    fills.
    """

    rows: Mapping[str, PolicyWeightRow]
    non_negative_row_names: tuple[str, ...] = ()

    @cached_property
    def initial_table(self) -> PolicyWeightTable:
        """The initial table, before learning."""
        return {name: row.initial_numbers for name, row in self.rows.items()}

    @cached_property
    def cells_per_seat(self) -> int:
        """The number of cells that each seat has."""
        return max(row.first_cell + len(row.initial_numbers) for row in self.rows.values())

    def flatten_table(self, table: PolicyWeightTable) -> list[int]:
        """Return the numbers of a table, one row after another."""
        return [number for name in self.initial_table for number in table[name]]

    def unflatten_table(self, numbers: Sequence[int]) -> dict[str, tuple[int, ...]]:
        """Return the table with these numbers, the inverse of `flatten_table`."""
        ends = [0]
        for row in self.initial_table.values():
            ends.append(ends[-1] + len(row))
        rows = (tuple(numbers[start:end]) for start, end in pairwise(ends))
        return dict(zip(self.initial_table, rows, strict=True))

    @cached_property
    def cell_indices(self) -> list[int]:
        """The indices of the cells of all numbers, in the order of `flatten_table`."""
        ranges = (
            range(row.first_cell, row.first_cell + len(row.initial_numbers))
            for row in self.rows.values()
        )
        return [*chain.from_iterable(ranges)]

    def changes_as_array(self, changes: NumberChanges) -> NDArray[np.float64]:
        """Return an array, in the order of `flatten_table`, with the amount to add to each number,
        0 where `changes` names none; `changes` maps (row name, index in the row) to amounts."""
        added = {name: np.zeros(len(row)) for name, row in self.initial_table.items()}
        for (name, cell), amount in changes.items():
            added[name][cell] = amount
        return np.concatenate(list(added.values()))

    def change_deviations(self) -> NDArray[np.float64]:
        """Return the standard deviation of the random change of each number, in the order of
        `flatten_table`."""
        return np.concatenate(
            [np.array(row.change_deviations, float) for row in self.rows.values()]
        )

    def round_rows(self, rows: NDArray[np.float64]) -> list[list[int]]:
        """Return flattened tables rounded to integers, with negative numbers set to 0 in the
        rows that are never negative."""
        rounded = np.rint(rows)
        start = 0
        for name, row in self.initial_table.items():
            end = start + len(row)
            if name in self.non_negative_row_names:
                rounded[:, start:end] = rounded[:, start:end].clip(0)
            start = end
        whole: list[list[int]] = rounded.astype(int).tolist()
        return whole

    def is_valid_table(self, table: object) -> bool:
        """Return whether a table is a dictionary with every row of the layout, each a list of
        the right number of integers."""
        return isinstance(table, dict) and all(
            isinstance(row := table.get(name), list)
            and len(row) == len(plain)
            and all(type(number) is int for number in row)
            for name, plain in self.initial_table.items()
        )

    def make_policy_weights(
        self, seats: int, table: PolicyWeightTable | None = None
    ) -> PolicyWeights:
        """Return equal policy weights for every seat: those of a table, or the initial ones."""
        policy_weights = PolicyWeights(seats, self.cells_per_seat)
        numbers = self.flatten_table(table or self.initial_table)
        for seat in range(seats):
            self.set_seat_numbers(policy_weights, seat, numbers)
        return policy_weights

    def set_seat_numbers(
        self, policy_weights: PolicyWeights, seat: int, numbers: Sequence[int]
    ) -> None:
        """Set a seat's policy weights to these flattened numbers."""
        policy_weights.write_seat_cells(seat, self.cell_indices, list(numbers))

    def first_seat_numbers(self, policy_weights: PolicyWeights) -> list[int]:
        """Return the numbers of the first seat's policy weights, in the order of
        `flatten_table`."""
        return [int(policy_weights.cells[cell]) for cell in self.cell_indices]

    def load_learned_policy_weights(self, seats: int, path: Path, family: str) -> PolicyWeights:
        """Return the policy weights learned for a family of games. If the file cannot be used,
        log a warning and return the initial ones."""
        try:
            table = read_tables(path).get(family)
            if not self.is_valid_table(table):
                raise ValueError(f"{path.name} is damaged: {family} lacks rows or numbers")
        except (OSError, ValueError) as fault:
            warnings.warn(f"The learned policy weights are not used: {fault}", stacklevel=2)
            table = None
        return self.make_policy_weights(seats, table)


@cache
def read_tables(path: Path) -> Mapping[str, PolicyWeightTable]:
    """Return the tables of a TOML file by family; raise OSError or ValueError if it is not
    readable."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def tables_to_text(tables: Mapping[str, PolicyWeightTable]) -> str:
    """Return the TOML text of tables by family."""
    lines: list[str] = []
    for family, table in tables.items():
        lines += ["", f"[{family}]"]
        for name, row in table.items():
            lines.append(f'"{name}" = [{", ".join(map(str, row))}]')
    return "\n".join(lines[1:]) + "\n"
