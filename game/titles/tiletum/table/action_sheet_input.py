"""A person's picks about one question, and the moves that still fit."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from game.engine.move import Move
from game.tabletop.question.question_input import QuestionInput
from game.titles.tiletum.table.action_sheet_lines import (
    GROUP_PREFIX,
    LONG_PATHS_GROUP_NAME,
    MAX_LIST_LINES,
    PATH_GROUP_PREFIX,
    ActionSheetLine,
    group_lines_by_map_walker_or_kind,
    group_long_path_lines,
    make_group_lines,
    make_long_path_lines,
    make_move_lines,
    multi_step_spaces_of_line,
)
from game.titles.tiletum.table.line_numbers import LAST_LINE_NUMBER, LineNumbering
from game.titles.tiletum.table.move_targets import (
    DECLINING_CHOICES,
    DIE_PREFIX,
    EXCHANGE_TASK_TARGET,
    MOVE_KIND_BY_RENAMED_TASK,
    TASK_NAMES,
    TASKS_TO_PICK_BEFORE_DETAILS,
    dice_by_value,
    find_free_or_paid_step_move,
    find_free_step_move,
    is_die_target_name,
    is_finishing_move,
    move_with_picked_die_value,
    next_die_by_value,
    targets_of_move,
)
from game.titles.tiletum.table.table_callbacks import TableCallbacks

BUY_TASK_TARGET: Final = "task:buy"
COUNT_PREFIX: Final = "times:"
"""Begins the name of a quantity: a move that is played so many times."""


class ActionSheetInput(QuestionInput):
    """The input of a Tiletum question: narrows its moves by picks in any order.

    A die has to be confirmed, since its value may still be changed (T-303). A task lists even
    its only answer, since looking at it must not use it. Everything else is answered as soon as
    one move is left, because it can be undone. What needs the rules is asked of the table.
    """

    kind = "action"

    def __init__(
        self,
        moves: tuple[Move, ...],
        paths: Mapping[str, tuple[str, ...]] | None = None,
        callbacks: "TableCallbacks | None" = None,
    ) -> None:
        """Start without picks. `paths` maps a space to the spaces on the path to it; `callbacks`
        are functions of the table that need the rules."""
        super().__init__(moves)
        self._path_by_space = paths or {}
        self._table_functions = callbacks or TableCallbacks()
        self._target_names_by_code = {move.code: self._targets_of_move(move) for move in moves}
        self._move_codes_by_group: dict[str, frozenset[int]] = {}
        # the ways in a part of the list
        self._long_path_lines_by_group: dict[str, tuple[ActionSheetLine, ...]] = {}
        self.held_answer: Move | None = None
        """The answer that waits to be confirmed, since it cannot be taken back."""
        self.picked_targets: tuple[str, ...] = ()
        self.has_warned_of_lapse = False  # whether it was told that points will lapse
        self._last_picked_die = ""

    def adopt_table_callbacks(self, newer_input: QuestionInput) -> None:
        """Use the table functions of `newer_input`, which a new table made for this question."""
        if isinstance(newer_input, ActionSheetInput):
            self._table_functions = newer_input._table_functions

    def _targets_of_move(self, move: Move) -> tuple[str, ...]:
        """Return the names of a move's targets; when the question asks for a single task only,
        leave out the target of that task."""
        names = targets_of_move(move)
        finish = self.finishing_move
        alone = finish is not None and finish.kind in MOVE_KIND_BY_RENAMED_TASK.values()
        return names[1:] if alone and move.kind in MOVE_KIND_BY_RENAMED_TASK.values() else names

    @property
    def fitting_moves(self) -> tuple[Move, ...]:
        """The moves that have all picks among their targets; without a pick all moves."""
        picked = {name for name in self.picked_targets if not name.startswith(GROUP_PREFIX)}
        parts = [
            self._move_codes_by_group[name]
            for name in self.picked_targets
            if name.startswith(GROUP_PREFIX)
        ]
        return tuple(
            move
            for move in self._moves
            if picked <= set(self._target_names_by_code[move.code])
            and all(move.code in part for part in parts)
        )

    @property
    def picked_action_or_task(self) -> str:
        """The task picked first, "" if no task is picked."""
        kind, _, task = (*self.picked_targets, "")[0].partition(":")
        return task if kind == "task" else ""

    @property
    def possible_actions_or_tasks(self) -> frozenset[str]:
        """The tasks that are possible now."""
        return frozenset(
            task for task in TASK_NAMES if f"task:{task}" in self._targets_of_moves(self._moves)
        )

    @property
    def pickable_targets(self) -> frozenset[str]:
        """The targets that can be picked next; a move with a task, such as buying, offers only
        the task until that is picked."""
        found: set[str] = set()
        for move in self.fitting_moves:
            names = self._target_names_by_code[move.code]
            gate = next((name for name in names if name in TASKS_TO_PICK_BEFORE_DETAILS), "")
            if gate and gate not in self.picked_targets:
                found.add(gate)
            else:
                found.update(names)
        return frozenset(found - set(self.picked_targets))

    @property
    def pickable_areas(self) -> frozenset[str]:
        """The targets to highlight: pickable ones and whole paths, without those that only lead
        to an optional task."""
        if self._is_multi_step_group_open:
            return frozenset(self.pickable_paths)
        tasks = [
            move
            for move in self.fitting_moves
            if self._is_optional_task_move(move) and not self.picked_action_or_task
        ]
        aside = self._targets_of_moves(tasks) - self._targets_of_moves(self._listed_moves)
        return self.pickable_targets - aside | self.pickable_paths.keys()

    def _targets_of_moves(self, moves: Iterable[Move]) -> set[str]:
        """Return all targets of the moves."""
        return {name for move in moves for name in self._target_names_by_code[move.code]}

    def _is_optional_task_move(self, move: Move) -> bool:
        """Return whether a move is an optional task beside the question."""
        return self._target_names_by_code[move.code][:1] in {
            (f"task:{task}",) for task in TASK_NAMES[:-1]
        }

    @property
    def pickable_paths(self) -> Mapping[str, tuple[str, ...]]:
        """The paths that can be picked as a whole; empty after another pick."""
        if self._is_multi_step_group_open:
            lines = self._long_path_lines_by_group[self.picked_targets[-1]]
            return {
                space: self._path_by_space[space]
                for line in lines
                for space in multi_step_spaces_of_line(line)
            }
        return {} if self.picked_targets else self._path_by_space

    @property
    def _is_multi_step_group_open(self) -> bool:
        """Whether the open group of lines holds paths of several steps."""
        return (
            bool(self.picked_targets) and self.picked_targets[-1] in self._long_path_lines_by_group
        )

    def is_first_step_free(self, space: str) -> bool:
        """Return whether the first step of the path to a space is the free step of the symbol."""
        return find_free_step_move(self._moves, self.pickable_paths[space][0]) is not None

    def path_cost(self, space: str) -> int:
        """Return the action points of the path to a space."""
        return len(self.pickable_paths[space]) - self.is_first_step_free(space)

    @property
    def _listed_moves(self) -> tuple[Move, ...]:
        """The fitting moves that have lines: none that only ends something, and tasks only after a
        pick."""
        asked = [move for move in self.fitting_moves if not is_finishing_move(move)]
        return tuple(
            move for move in asked if self.picked_targets or not self._is_optional_task_move(move)
        )

    @cached_property
    def finishing_move(self) -> Move | None:
        """The move that ends or declines what is asked, None if there is none."""
        return next((move for move in self._moves if is_finishing_move(move)), None)

    @property
    def can_be_declined(self) -> bool:
        """Whether nothing is picked and the move that ends the question declines it, taking
        nothing."""
        return (
            not self.picked_targets
            and self.finishing_move is not None
            and self.finishing_move.choice in DECLINING_CHOICES
        )

    @property
    def answer_lines(self) -> tuple[ActionSheetLine, ...]:
        """The lines of the action sheet in their order.

        For a picked good to buy there is one for each quantity. Otherwise there is one for each
        move if they are few, else for each target that can be picked next or group of targets.
        """
        return tuple(line for _, line in self._numbered_lines)

    @property
    def line_key_numbers(self) -> tuple[int, ...]:
        """The number of each line, which is its key; dice have numbers above the digits."""
        return tuple(number for number, _ in self._numbered_lines)

    @property
    def _numbered_lines(self) -> list[tuple[int, ActionSheetLine]]:
        """The lines with the numbers of their keys; for a purchase one line for each quantity."""
        if self.buyable_quantities:
            (move,) = self.fitting_moves
            return [
                (n, ActionSheetLine(f"{COUNT_PREFIX}{n}", (move,))) for n in self.buyable_quantities
            ]
        lines = self._lines_before_numbering()
        ranked = zip(self._rank_of_each_line(lines), lines, strict=True)
        ordered = [line for _, line in sorted(ranked, key=lambda each: each[0])]
        first = LAST_LINE_NUMBER + 1 if self.asks_for_dice else 1
        return list(zip(self._line_numbering.key_numbers(ordered, first), ordered, strict=True))

    def _lines_before_numbering(self) -> tuple[ActionSheetLine, ...]:
        """Return the lines without their numbers: first single steps and whole moves, then paths
        of several steps, grouped where there are too many."""
        if self._is_multi_step_group_open:
            return self._long_path_lines_by_group[self.picked_targets[-1]]
        far = make_long_path_lines(self.pickable_paths, self._moves)
        near = self._lines_without_long_paths(LAST_LINE_NUMBER - bool(far))
        lengths = {space: len(way) for space, way in self.pickable_paths.items()}
        return (*near, *group_long_path_lines(far, lengths, len(near)))

    def _lines_without_long_paths(self, max_lines: int) -> tuple[ActionSheetLine, ...]:
        """Return at most `max_lines` lines for moves of one step: one for each move, or for each
        next target, or for groups of these."""
        lines = self._move_lines(by_move=True)
        numbers = [
            number for number in self._line_numbering.object_number_of_each_line(lines) if number
        ]
        if len(lines) > MAX_LIST_LINES or len(set(numbers)) < len(numbers):
            lines = self._move_lines(by_move=False)
        if len(lines) <= max_lines:
            return tuple(lines)
        map_name_of = self._table_functions.underground_map_name_of_place
        return make_group_lines(group_lines_by_map_walker_or_kind(lines, map_name_of))

    @property
    def asks_for_dice(self) -> bool:
        """Whether the lines of the action sheet are dice, which are also highlighted in the rose
        window."""
        moves = [] if self.picked_targets else self._listed_moves
        return any(
            (*self._target_names_by_code[move.code], "")[0].startswith(DIE_PREFIX) for move in moves
        )

    def _move_lines(self, *, by_move: bool) -> list[ActionSheetLine]:
        """If `by_move`, return a line for every move; otherwise a line for each next target that
        distinguishes the moves. `by_move` has no effect if the question is about dice, or for an
        exchange while several goods can be given."""
        moves = sorted(self._listed_moves, key=lambda move: move.kind == "step")
        gives = {name for name in self._targets_of_moves(moves) if name.startswith("give:")}
        by_move = (
            by_move
            and not self.asks_for_dice
            and (self.picked_action_or_task != "exchange" or len(gives) == 1)
        )
        return make_move_lines(
            moves, self._target_names_by_code, self.picked_targets, by_move=by_move
        )

    def _rank_of_each_line(self, lines: Sequence[ActionSheetLine]) -> tuple[int, ...]:
        """Return the rank of each line in the list, by which the lines are sorted."""
        if self.asks_for_dice:
            return tuple(range(len(lines)))
        return self._line_numbering.ranks(lines)

    @property
    def _line_numbering(self) -> LineNumbering:
        """The numbering of the lines that list the moves of the question."""
        functions = self._table_functions
        return LineNumbering(
            listed_targets=[self._target_names_by_code[move.code] for move in self._listed_moves],
            targets_by_code=self._target_names_by_code,
            picked_targets=self.picked_targets,
            key_number_by_target=functions.key_number_by_target,
            is_store_after_offers=functions.is_store_listed_with_offers and not self.picked_targets,
        )

    @property
    def buyable_quantities(self) -> range:
        """The quantities in which the picked good can be bought at once, from 1; empty if it can
        be bought only once."""
        if (
            self.picked_action_or_task != "buy"
            or self.picked_targets == (BUY_TASK_TARGET,)
            or len(self.fitting_moves) != 1
        ):
            return range(0)
        most = min(self._table_functions.move_repeat_limit(self.fitting_moves[0]), MAX_LIST_LINES)
        return range(1, most + 1) if most > 1 else range(0)

    @property
    def needs_warning_before_early_end(self) -> bool:
        """Whether confirming ends an action that still has choices."""
        ends = self.confirmable_move is not None and self.confirmable_move.kind == "end"
        return ends and not self.has_warned_of_lapse and bool(self.answer_lines)

    @property
    def resulting_die_value(self) -> int:
        """The value that the picked die will have when it is taken, 0 if no die is picked."""
        pending = self.confirmable_move if self.die_value_moves else None
        return pending.amount("new") if pending is not None else 0

    @property
    def confirmable_move(self) -> Move | None:
        """The move that confirming plays, None for none: the picked die with its value, the held
        answer, or the move that ends the question."""
        if self.die_value_moves:
            return move_with_picked_die_value(self.die_value_moves, self.picked_targets)
        if self.held_answer is not None:
            return self.held_answer
        return None if self.picked_targets or self.can_be_declined else self.finishing_move

    @property
    def die_value_moves(self) -> tuple[Move, ...]:
        """The moves that take the picked die, one for each value it may have, in ascending order;
        () if no die is picked."""
        die = {name for name in self.picked_targets if name.startswith(DIE_PREFIX)}
        moves = [move for move in self._moves if die & self._targets_of_moves([move])]
        return tuple(sorted(moves, key=lambda move: move.amount("new")))

    @property
    def next_die_target_by_value_key(self) -> dict[int, str]:
        """The die that each value's key picks: the next different one after the die picked last;
        empty once a die is picked, since the keys choose its value then."""
        dice = {} if self.picked_targets else self._dice_by_value
        return next_die_by_value(dice, self._last_picked_die)

    @property
    def has_other_die_of_picked_value(self) -> bool:
        """Whether a die is picked with its own value, of which another die lies on the wheel."""
        dice = self._dice_by_value.get(self.resulting_die_value, ())
        return len(dice) > 1 and any(die in self.picked_targets for die in dice)

    @cached_property
    def _dice_by_value(self) -> dict[int, list[str]]:
        return dice_by_value(names[0] for names in self._target_names_by_code.values() if names)

    def pick(self, target: str) -> Move | None:
        """Pick a target. Return the move to play if the picks leave only one, otherwise None. A
        move that cannot be undone is held: picking its target a second time returns it. A target
        that cannot be picked changes nothing."""
        before = self.picked_targets
        return self._move_unless_held_before_draw(self._pick_target(target), before)

    def _move_unless_held_before_draw(
        self, move: Move | None, targets_before: tuple[str, ...]
    ) -> Move | None:
        """Return a move at once, or hold it and return None if it has to be confirmed. A move that
        is already held is returned."""
        again = move is not None and move == self.held_answer
        self.held_answer = None
        if move is None or again or not self._table_functions.must_be_confirmed(move):
            return move
        self.held_answer = move
        self.picked_targets = targets_before
        return None

    def ends_round(self, move: Move | None) -> bool:
        """Return whether a move has to be confirmed because the round is scored after it."""
        return move is not None and self._table_functions.is_round_scored_by_move(move)

    @property
    def picked_areas(self) -> frozenset[str]:
        """All picks, and the targets of the held answer."""
        held = self._target_names_by_code[self.held_answer.code] if self.held_answer else ()
        return frozenset((*self.picked_targets, *held))

    def _pick_target(self, target: str) -> Move | None:
        self.has_warned_of_lapse = False
        if target in self.picked_targets and target.startswith(DIE_PREFIX):
            return self.confirmable_move
        if target in self.pickable_paths:
            # The first step of a way; the others follow one by one
            way = self.pickable_paths[target]
            if (step := find_free_or_paid_step_move(self._moves, way[0])) is not None:
                self._table_functions.start_path(way)
            return step
        if target.startswith(DIE_PREFIX) and self.die_value_moves:
            self.picked_targets = ()
        if target.startswith("new:"):
            self.picked_targets = tuple(
                name for name in self.picked_targets if not name.startswith("new:")
            )
            if self.resulting_die_value == int(target.removeprefix("new:")):
                return None  # its own value is nothing to take back
        if target in self.picked_targets:
            return None
        kind, _, task = target.partition(":")
        if kind == "task" and task in self.possible_actions_or_tasks:
            self.picked_targets = ()
        elif target not in self.pickable_targets:
            return None
        self.picked_targets = (*self.picked_targets, target)
        if is_die_target_name(target):
            self._last_picked_die = target
        lists = self.die_value_moves or target.startswith("task:") or self.buyable_quantities
        return self.fitting_moves[0] if len(self.fitting_moves) == 1 and not lists else None

    def moves_after_pick(self, target: str) -> tuple[Move, ...]:
        """Return the moves that picking a target would leave, without those that decline; () for a
        target that cannot be picked."""
        if target not in self.pickable_targets:
            return ()
        about = [
            move for move in self.fitting_moves if target in self._target_names_by_code[move.code]
        ]
        return tuple(move for move in about if not is_finishing_move(move))

    def pick_answer_line(self, line_index: int) -> Move | None:
        """Pick the line of the action sheet with this index; return the move to play if the line
        leads to one move, otherwise None."""
        before = self.picked_targets
        return self._move_unless_held_before_draw(self._pick_line_by_index(line_index), before)

    def _pick_line_by_index(self, line_index: int) -> Move | None:
        if not 0 <= line_index < len(self.answer_lines):
            return None
        chosen = self.answer_lines[line_index]
        if chosen.target.startswith(GROUP_PREFIX):
            self._open_line_group(chosen)
            return None
        if chosen.target.startswith(PATH_GROUP_PREFIX):
            return self._pick_target(chosen.target.removeprefix(PATH_GROUP_PREFIX))
        if chosen.target.startswith(COUNT_PREFIX):
            self._table_functions.plan_repeated_moves(
                chosen.moves[0], int(chosen.target.removeprefix(COUNT_PREFIX))
            )
            return chosen.moves[0]
        return self._pick_target_or_move_of_line(chosen)

    def _pick_target_or_move_of_line(self, line: ActionSheetLine) -> Move | None:
        """Pick the target of a line, or return its move if the line is a single move."""
        if len(line.moves) > 1 or line.target.startswith((DIE_PREFIX, EXCHANGE_TASK_TARGET)):
            return self._pick_target(line.target)
        if self.picked_targets == (BUY_TASK_TARGET,):
            # how many may follow
            return self._pick_target(self._target_names_by_code[line.moves[0].code][-1])
        return line.moves[0]

    def _open_line_group(self, line: ActionSheetLine) -> None:
        """Open a group, so that only its lines are listed."""
        if line.target.partition("#")[0] == f"{GROUP_PREFIX}{LONG_PATHS_GROUP_NAME}":
            self._long_path_lines_by_group[line.target] = line.lines_of_group
        self._move_codes_by_group[line.target] = frozenset(move.code for move in line.moves)
        self.picked_targets = (*self.picked_targets, line.target)

    pick_area = pick_choice = pick

    def pick_action(self, action: str) -> Move | None:
        """Pick a task, or unpick it if it is picked; return the move if only one is left."""
        self.held_answer = None
        if action == self.picked_action_or_task:
            self.picked_targets = ()
            return None
        return self.pick(f"task:{action}")

    @property
    def declining_move(self) -> Move | None:
        """The move that ends the action or declines: `finishing_move`."""
        return self.finishing_move

    @property
    def can_undo_pick(self) -> bool:
        """Whether an answer is held or a target picked."""
        return self.held_answer is not None or bool(self.picked_targets)

    def undo_pick(self) -> bool:
        """Drop the held answer or, if there is none, the picked die with its value or the last
        pick. Return whether anything was dropped."""
        if self.held_answer is not None:
            self.held_answer = None
            return True
        if not self.picked_targets:
            return False
        self.picked_targets = () if self.die_value_moves else self.picked_targets[:-1]
        return True
