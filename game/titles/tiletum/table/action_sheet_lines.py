"""The lines of the action sheet, and the parts of a list that is too long to be shown whole."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, groupby
from typing import Final, NamedTuple

from game.engine.move import Move
from game.titles.tiletum.table.line_numbers import LAST_LINE_NUMBER
from game.titles.tiletum.table.move_targets import (
    EXCHANGE_TASK_TARGET,
    WALK_MOVE_KINDS,
    find_free_or_paid_step_move,
)

MAX_LIST_LINES: Final = 9
"""The most lines of a list: each has a digit. More answers are asked for part by part."""
PATH_GROUP_PREFIX: Final = "way:"
"""Begins the name of a way of several steps; the space it leads to follows."""
LONG_PATHS_GROUP_NAME: Final = "far"
"""The name of the part of the list that holds these ways."""
GROUP_PREFIX: Final = "part:"
"""Begins the name of some lines of a list that is too long to be shown whole."""


class ActionSheetLine(NamedTuple):
    """A line of the action sheet: the target that it picks ("" for a line that is a whole move),
    the moves that are left after this pick, and the lines that it opens if it stands for a
    group."""

    target: str
    moves: tuple[Move, ...]
    lines_of_group: tuple["ActionSheetLine", ...] = ()


def make_move_lines(
    moves: Iterable[Move],
    targets_by_code: Mapping[int, tuple[str, ...]],
    picked_targets: Sequence[str],
    *,
    by_move: bool,
) -> list[ActionSheetLine]:
    """Return a line for each target that can be picked next or, with `by_move`, for each move; even
    then all exchanges of goods share one line until it is picked."""
    groups: dict[str, list[Move]] = {}
    for move in moves:
        names = targets_by_code[move.code]
        first = next((name for name in names if name not in picked_targets), names[-1])
        alone = by_move and first != EXCHANGE_TASK_TARGET
        groups.setdefault(f"move {move.code}" if alone else first, []).append(move)
    return [
        ActionSheetLine("" if name.startswith("move ") else name, tuple(group))
        for name, group in groups.items()
    ]


def make_long_path_lines(
    path_by_space: Mapping[str, tuple[str, ...]], moves: Iterable[Move]
) -> list[ActionSheetLine]:
    """Return one line for each path of several steps whose first step is one of the moves."""
    every = tuple(moves)
    return [
        ActionSheetLine(f"{PATH_GROUP_PREFIX}{space}", (step,))
        for space, path in path_by_space.items()
        if len(path) > 1 and (step := find_free_or_paid_step_move(every, path[0])) is not None
    ]


def group_long_path_lines(
    lines: Sequence[ActionSheetLine], steps_by_space: Mapping[str, int], other_line_count: int
) -> Sequence[ActionSheetLine]:
    """Return the lines of the long paths. If together with `other_line_count` other lines they are
    too many, return lines that open groups of paths instead."""
    if lines and other_line_count + len(lines) > MAX_LIST_LINES:
        lines = make_distance_group_lines(lines, steps_by_space)
    if lines and other_line_count + len(lines) > LAST_LINE_NUMBER:
        moves = tuple(move for line in lines for move in line.moves)
        lines = [ActionSheetLine(f"{GROUP_PREFIX}{LONG_PATHS_GROUP_NAME}", moves, tuple(lines))]
    return lines


def group_lines_by_map_walker_or_kind(
    lines: Iterable[ActionSheetLine], underground_map_name_of_place: Callable[[str], str]
) -> dict[str, list[ActionSheetLine]]:
    """Return the lines by the name of their group.

    Steps, and moves of a kind that has many lines, are grouped by underground map or, on the main
    map, by the piece that walks or the kind of move. Every other line is a group of its own.
    """
    every = tuple(lines)
    kinds = Counter(line.moves[0].kind for line in every)
    groups: dict[str, list[ActionSheetLine]] = {}
    for line in chain.from_iterable(map(split_line_by_walker, every)):
        move = line.moves[0]
        place = "".join(move.places)
        name = f"move {move.code}"
        if place and (move.kind in WALK_MOVE_KINDS or kinds[move.kind] > MAX_LIST_LINES):
            name = underground_map_name_of_place(place) or f"{move.choice or move.kind}"
        groups.setdefault(name, []).append(line)
    return groups


def split_line_by_walker(line: ActionSheetLine) -> Iterable[ActionSheetLine]:
    """Return one line for each move if all moves of `line` are steps of walkers, otherwise the line
    alone."""
    if all(move.kind in WALK_MOVE_KINDS for move in line.moves):
        return [ActionSheetLine("", (move,)) for move in line.moves]
    return [line]


def make_group_lines(
    lines_by_group: Mapping[str, list[ActionSheetLine]],
) -> tuple[ActionSheetLine, ...]:
    """Return one line for each group of lines; a group with too many is split."""
    parts: list[ActionSheetLine] = []
    for name, lines in lines_by_group.items():
        parts += _lines_that_open_groups(name, _split_lines_into_even_runs(lines))
    return tuple(parts)


def make_distance_group_lines(
    lines: Sequence[ActionSheetLine], steps_by_space: Mapping[str, int]
) -> tuple[ActionSheetLine, ...]:
    """Return one line for each group of paths, the shortest paths first.

    Paths of one length are in one group, and a group holds several lengths if it stays short.
    Only a length with too many paths is split, by the names of the spaces.
    """

    def steps(line: ActionSheetLine) -> int:
        return steps_by_space[line.target.removeprefix(PATH_GROUP_PREFIX)]

    groups: list[list[ActionSheetLine]] = []
    is_last_whole = False  # whether no length is divided between the last group and others
    ordered = sorted(lines, key=lambda line: (steps(line), line.target))
    for _, found in groupby(ordered, key=steps):
        same = list(found)
        if is_last_whole and len(groups[-1]) + len(same) <= MAX_LIST_LINES:
            groups[-1] += same
        else:
            groups += _split_lines_into_even_runs(same)
            is_last_whole = len(same) <= MAX_LIST_LINES
    return tuple(_lines_that_open_groups(LONG_PATHS_GROUP_NAME, groups))


def _split_lines_into_even_runs(lines: list[ActionSheetLine]) -> list[list[ActionSheetLine]]:
    """Return the lines in as few runs as possible, about equally long."""
    size = -(-len(lines) // -(-len(lines) // MAX_LIST_LINES))
    return [lines[at : at + size] for at in range(0, len(lines), size)]


def _lines_that_open_groups(
    name: str, line_groups: Sequence[Sequence[ActionSheetLine]]
) -> list[ActionSheetLine]:
    """Return a line that opens each group; a group of one is that line itself."""
    parts = []
    for number, group in enumerate(line_groups, start=1):
        moves = tuple(move for line in group for move in line.moves)
        target = (
            f"{GROUP_PREFIX}{name}" if len(line_groups) == 1 else f"{GROUP_PREFIX}{name}#{number}"
        )
        part = ActionSheetLine(target, moves, tuple(group))
        parts.append(part if len(group) > 1 else group[0])
    return parts


def multi_step_spaces_of_line(line: ActionSheetLine) -> tuple[str, ...]:
    """Return the spaces, several steps away, to which a line leads, or to which the lines of its
    group lead."""
    if line.target.startswith(PATH_GROUP_PREFIX):
        return (line.target.removeprefix(PATH_GROUP_PREFIX),)
    return tuple(space for part in line.lines_of_group for space in multi_step_spaces_of_line(part))
