"""The lines of the action sheet, and the parts of a list that is too long to be shown whole."""

from collections.abc import Iterable, Mapping
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
        runs = -(-len(lines) // FEW)
        size = -(-len(lines) // runs)
        for at in range(0, len(lines), size):
            run = lines[at : at + size]
            moves = tuple(move for line in run for move in line.moves)
            target = f"{PART}{name}" if runs == 1 else f"{PART}{name}#{at // size + 1}"
            part = ActionSheetLine(target, moves, tuple(run))
            parts.append(part if len(run) > 1 else run[0])
    return tuple(parts)


def multi_step_spaces_of_line(line: ActionSheetLine) -> tuple[str, ...]:
    """Return the spaces several steps away that a line names, also in its parts."""
    if line.target.startswith(WAY):
        return (line.target.removeprefix(WAY),)
    return tuple(space for part in line.lines_of_group for space in multi_step_spaces_of_line(part))
