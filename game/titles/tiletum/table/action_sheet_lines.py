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
    """A line of the action sheet: what picking it means, and the moves that are left then; of a
    part its `lines`.
    """

    target: str
    moves: tuple[Move, ...]
    lines: tuple["ActionSheetLine", ...] = ()


def split_by_walker(line: ActionSheetLine) -> Iterable[ActionSheetLine]:
    """Return a line for each of several walkers that can reach the place of a line."""
    if all(move.kind in WALKS for move in line.moves):
        return [ActionSheetLine("", (move,)) for move in line.moves]
    return [line]


def group_lines(bundles: Mapping[str, list[ActionSheetLine]]) -> tuple[ActionSheetLine, ...]:
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


def far_spaces(line: ActionSheetLine) -> tuple[str, ...]:
    """Return the spaces several steps away that a line names, also in its parts."""
    if line.target.startswith(WAY):
        return (line.target.removeprefix(WAY),)
    return tuple(space for part in line.lines for space in far_spaces(part))
