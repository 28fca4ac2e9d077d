"""The lines of the action sheet, and the parts of a list that is too long to be shown whole."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from game.engine.move import Move
from game.titles.tiletum.table.move_targets import WALKS

FEW: Final = 9
"""The most lines of a list: each has a digit. More answers are asked for part by part."""
WAY: Final = "way:"
"""Begins the name of a way of several steps; the space it leads to follows."""
FAR: Final = "far"
"""The name of the part of the list that holds these ways."""
PART: Final = "part:"
"""Begins the name of some lines of a list that is too long to be shown whole."""


class ActionSheetLine(NamedTuple):
    """A line of the action sheet: the target that picking it picks ("" for a whole move), the moves
    that are left then, and for a group the lines it opens.
    """

    target: str
    moves: tuple[Move, ...]
    lines_of_group: tuple["ActionSheetLine", ...] = ()


def split_line_by_walker(line: ActionSheetLine) -> Iterable[ActionSheetLine]:
    """Return one line for each move when all moves are steps of walkers to the line's place, else
    the line alone.
    """
    if all(move.kind in WALKS for move in line.moves):
        return [ActionSheetLine("", (move,)) for move in line.moves]
    return [line]


def make_group_lines(bundles: Mapping[str, list[ActionSheetLine]]) -> tuple[ActionSheetLine, ...]:
    """Return one line for each group of lines; a group with too many is split."""
    parts: list[ActionSheetLine] = []
    for name, lines in bundles.items():
        parts += _lines_of_groups(name, _equal_runs(lines))
    return tuple(parts)


def make_distance_lines(
    lines: Sequence[ActionSheetLine], steps_by_space: Mapping[str, int]
) -> tuple[ActionSheetLine, ...]:
    """Return one line for each group of paths, the shortest paths first.

    Paths of one length are in one group, and a group holds several lengths if it stays short.
    Only a length with too many paths is split, by the names of the spaces.
    """

    def steps(line: ActionSheetLine) -> int:
        return steps_by_space[line.target.removeprefix(WAY)]

    groups: list[list[ActionSheetLine]] = []
    is_last_whole = False  # whether no length is divided between the last group and others
    ordered = sorted(lines, key=lambda line: (steps(line), line.target))
    for _, found in groupby(ordered, key=steps):
        same = list(found)
        if is_last_whole and len(groups[-1]) + len(same) <= FEW:
            groups[-1] += same
        else:
            groups += _equal_runs(same)
            is_last_whole = len(same) <= FEW
    return tuple(_lines_of_groups(FAR, groups))


def _equal_runs(lines: list[ActionSheetLine]) -> list[list[ActionSheetLine]]:
    """Return the lines in as few runs as possible, about equally long."""
    size = -(-len(lines) // -(-len(lines) // FEW))
    return [lines[at : at + size] for at in range(0, len(lines), size)]


def _lines_of_groups(
    name: str, groups: Sequence[Sequence[ActionSheetLine]]
) -> list[ActionSheetLine]:
    """Return a line that opens each group; a group of one is that line itself."""
    parts = []
    for number, group in enumerate(groups, start=1):
        moves = tuple(move for line in group for move in line.moves)
        target = f"{PART}{name}" if len(groups) == 1 else f"{PART}{name}#{number}"
        part = ActionSheetLine(target, moves, tuple(group))
        parts.append(part if len(group) > 1 else group[0])
    return parts


def multi_step_spaces_of_line(line: ActionSheetLine) -> tuple[str, ...]:
    """Return the spaces several steps away that a line names, also in its parts."""
    if line.target.startswith(WAY):
        return (line.target.removeprefix(WAY),)
    return tuple(space for part in line.lines_of_group for space in multi_step_spaces_of_line(part))
