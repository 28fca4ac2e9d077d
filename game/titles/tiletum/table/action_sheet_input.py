"""A person's picks about one question, and the moves that still fit."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Final

from game.engine.move import Move
from game.tabletop.question.question_input import QuestionInput
from game.titles.tiletum.table.action_sheet_lines import (
    FAR,
    FEW,
    PART,
    WAY,
    ActionSheetLine,
    make_distance_lines,
    make_group_lines,
    multi_step_spaces_of_line,
    split_line_by_walker,
)
from game.titles.tiletum.table.input_helps import TableFunctions
from game.titles.tiletum.table.move_targets import (
    DIE,
    GATED,
    LEAVING,
    MOVE_OF,
    REFRESH,
    TASKS,
    WALKS,
    die_value_from_target,
    free_or_paid_step_move,
    free_step_move,
    is_die_target,
    is_finishing_move,
    next_name_in_cycle,
    targets_of_move,
)

TRADE: Final = "task:exchange"
BUYING: Final = "task:buy"
TIMES: Final = "times:"
"""Begins the name of a quantity: a move that is played so many times."""
SPANS: Final = {"offer": 5, "give": 5, "good": 5, "building": 6, "store": 4}
"""What has a number of its own, and how many there are: its key is the same in every list."""
LAST_NUMBER: Final = 10
"""The number of what deals a new offer: its key is 0."""


class ActionSheetInput(QuestionInput):
    """Narrows the moves of a question by the picks, in any order.

    A die has to be confirmed, since its value may still be changed (T-303). A task lists even its
    only answer, since looking at it must not use it, which may end the turn. Everything else is
    answered as soon as one move is left, because it can be undone. It computes no rule: `helps`
    calls the rules.
    """

    kind = "action"

    def __init__(
        self,
        moves: tuple[Move, ...],
        ways: Mapping[str, tuple[str, ...]] | None = None,
        helps: "TableFunctions | None" = None,
    ) -> None:
        """Start without picks; `ways` are the step-by-step paths to spaces."""
        super().__init__(moves)
        self._path_by_space = ways or {}
        self._table_functions = helps or TableFunctions()
        self._target_names_by_code = {move.code: self._targets_of_move(move) for move in moves}
        self._move_codes_by_group: dict[str, frozenset[int]] = {}
        self._long_path_lines_by_group: dict[
            str, tuple[ActionSheetLine, ...]
        ] = {}  # the ways in a part of the list
        self.held_answer: Move | None = None
        """The answer that waits to be confirmed, since it cannot be taken back."""
        self.picked_targets: tuple[str, ...] = ()
        self.has_warned_of_lapse = False  # whether it was told that points will lapse
        self._last_picked_die = ""

    def adopt_table_functions(self, fresh: QuestionInput) -> None:
        """Use the table functions of a newer input of the same question."""
        if isinstance(fresh, ActionSheetInput):
            self._table_functions = fresh._table_functions

    def _targets_of_move(self, move: Move) -> tuple[str, ...]:
        """Return the targets of a move; if only one task is asked, without its task."""
        names = targets_of_move(move)
        finish = self.finishing_move
        alone = finish is not None and finish.kind in MOVE_OF.values()
        return names[1:] if alone and move.kind in MOVE_OF.values() else names

    @property
    def fitting_moves(self) -> tuple[Move, ...]:
        """The moves that contain all picks; without a pick also those that end something."""
        picked = {name for name in self.picked_targets if not name.startswith(PART)}
        parts = [
            self._move_codes_by_group[name] for name in self.picked_targets if name.startswith(PART)
        ]
        return tuple(
            move
            for move in self._moves
            if picked <= set(self._target_names_by_code[move.code])
            and all(move.code in part for part in parts)
        )

    @property
    def picked_action(self) -> str:
        """The picked task, "" for none."""
        kind, _, task = (*self.picked_targets, "")[0].partition(":")
        return task if kind == "task" else ""

    @property
    def possible_actions(self) -> frozenset[str]:
        """The tasks that are possible now."""
        return frozenset(
            task for task in TASKS if f"task:{task}" in self._targets_of_moves(self._moves)
        )

    @property
    def pickable_targets(self) -> frozenset[str]:
        """The targets that can be picked next."""
        found: set[str] = set()
        for move in self.fitting_moves:
            names = self._target_names_by_code[move.code]
            gate = next((name for name in names if name in GATED), "")
            if gate and gate not in self.picked_targets:
                found.add(gate)
            else:
                found.update(names)
        return frozenset(found - set(self.picked_targets))

    @property
    def pickable_areas(self) -> frozenset[str]:
        """The highlighted targets, without those that only lead to an optional task."""
        if self._is_multi_step_group_open:
            return frozenset(self.pickable_paths)
        tasks = [
            move
            for move in self.fitting_moves
            if self._is_optional_task_move(move) and not self.picked_action
        ]
        aside = self._targets_of_moves(tasks) - self._targets_of_moves(self._listed_moves)
        return self.pickable_targets - aside | self.pickable_paths.keys()

    def _targets_of_moves(self, moves: Iterable[Move]) -> set[str]:
        """Return all targets of the moves."""
        return {name for move in moves for name in self._target_names_by_code[move.code]}

    def _is_optional_task_move(self, move: Move) -> bool:
        """Return whether a move is an optional task beside the question."""
        return self._target_names_by_code[move.code][:1] in {
            (f"task:{task}",) for task in TASKS[:-1]
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
        """Whether a part of the list is open that holds ways of several steps."""
        return (
            bool(self.picked_targets) and self.picked_targets[-1] in self._long_path_lines_by_group
        )

    def is_first_step_free(self, space: str) -> bool:
        """Return whether the first step of the path to a space is the free one of the
        footprints."""
        return free_step_move(self._moves, self.pickable_paths[space][0]) is not None

    def path_cost(self, space: str) -> int:
        """Return the action points of the path to a space."""
        return len(self.pickable_paths[space]) - self.is_first_step_free(space)

    @property
    def _listed_moves(self) -> tuple[Move, ...]:
        """The fitting moves that the lines list: none that only ends something, and tasks only
        after a pick.
        """
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
        """Whether the question can be declined, and nothing is picked."""
        return (
            not self.picked_targets
            and self.finishing_move is not None
            and self.finishing_move.choice in LEAVING
        )

    @property
    def answer_lines(self) -> tuple[ActionSheetLine, ...]:
        """The lines of the action sheet: whole moves if few, else the next part; on the spot before
        steps."""
        return tuple(line for _, line in self._numbered_lines)

    @property
    def line_key_numbers(self) -> tuple[int, ...]:
        """The number of each line, which is its key; lines without one take unused digits."""
        return tuple(number for number, _ in self._numbered_lines)

    @property
    def _numbered_lines(self) -> list[tuple[int, ActionSheetLine]]:
        """The lines with their numbers, sorted by number."""
        if self.buyable_quantities:
            (move,) = self.fitting_moves
            return [(n, ActionSheetLine(f"{TIMES}{n}", (move,))) for n in self.buyable_quantities]
        lines = self._unnumbered_lines()
        numbered = zip(self._key_number_of_each_line(lines), lines, strict=True)
        return sorted(numbered, key=lambda each: each[0])

    def _unnumbered_lines(self) -> tuple[ActionSheetLine, ...]:
        """Return the lines without their numbers: first those of single steps and whole moves, then
        the paths of several steps, grouped where there are too many.
        """
        if self._is_multi_step_group_open:
            return self._long_path_lines_by_group[self.picked_targets[-1]]
        far = [
            ActionSheetLine(f"{WAY}{space}", (step,))
            for space, way in self.pickable_paths.items()
            if len(way) > 1 and (step := free_or_paid_step_move(self._moves, way[0])) is not None
        ]
        near = self._lines_without_long_paths(LAST_NUMBER - bool(far))
        if far and len(near) + len(far) > FEW:
            lengths = {space: len(way) for space, way in self.pickable_paths.items()}
            far = list(make_distance_lines(far, lengths))
        if far and len(near) + len(far) > LAST_NUMBER:
            moves = tuple(move for line in far for move in line.moves)
            far = [ActionSheetLine(f"{PART}{FAR}", moves, tuple(far))]
        return (*near, *far)

    def _lines_without_long_paths(self, most: int) -> tuple[ActionSheetLine, ...]:
        """Return lines for moves of one step, at most `most`: one for each move, for each
        distinguishing target, or for groups of these.
        """
        lines = self._move_lines(whole=True)
        numbers = [number for number in self._object_number_of_each_line(lines) if number]
        if len(lines) > FEW or len(set(numbers)) < len(numbers):
            lines = self._move_lines(whole=False)
        return (
            tuple(lines) if len(lines) <= most else make_group_lines(self._lines_by_region(lines))
        )

    @property
    def asks_for_dice(self) -> bool:
        """Whether dice are listed, which are also highlighted in the rose window."""
        moves = [] if self.picked_targets else self._listed_moves
        return any(
            (*self._target_names_by_code[move.code], "")[0].startswith(DIE) for move in moves
        )

    def _move_lines(self, *, whole: bool) -> list[ActionSheetLine]:
        """Return a line for every move, or for each value of the next distinguishing part."""
        moves = sorted(self._listed_moves, key=lambda move: move.kind == "step")
        gives = {name for name in self._targets_of_moves(moves) if name.startswith("give:")}
        whole = (
            whole
            and not self.asks_for_dice
            and (self.picked_action != "exchange" or len(gives) == 1)
        )
        groups: dict[str, list[Move]] = {}
        for move in moves:
            names = self._target_names_by_code[move.code]
            first = next((name for name in names if name not in self.picked_targets), names[-1])
            # A die is one line, whatever values it may have, and a trade begins with a line too
            alone = whole and first != TRADE
            groups.setdefault(f"move {move.code}" if alone else first, []).append(move)
        return [
            ActionSheetLine("" if name.startswith("move ") else name, tuple(group))
            for name, group in groups.items()
        ]

    def _lines_by_region(
        self, lines: Sequence[ActionSheetLine]
    ) -> dict[str, list[ActionSheetLine]]:
        """Return the lines by the part of the table: walkers in Europe, and each underground
        map."""
        kinds = Counter(line.moves[0].kind for line in lines)
        bundles: dict[str, list[ActionSheetLine]] = {}
        for line in chain.from_iterable(map(split_line_by_walker, lines)):
            move = line.moves[0]
            place = "".join(move.places)
            name = f"move {move.code}"
            if place and (move.kind in WALKS or kinds[move.kind] > FEW):
                name = self._table_functions.region_of_place(place) or f"{move.choice or move.kind}"
            bundles.setdefault(name, []).append(line)
        return bundles

    def _key_number_of_each_line(self, lines: Sequence[ActionSheetLine]) -> tuple[int, ...]:
        """Return the number of each line; the key of a die is its value, so it has none."""
        if self.asks_for_dice:
            return tuple(range(LAST_NUMBER + 1, LAST_NUMBER + 1 + len(lines)))
        own = self._object_number_of_each_line(lines)
        families = {self._target_kind_of_line(line) for line in lines}
        reserved = max((SPANS.get(family, 0) for family in families), default=0)
        if self._lists_store_after_offers:
            reserved = SPANS["offer"]
        wanted = [*range(reserved + 1, LAST_NUMBER + 1), *range(1, reserved + 1)]
        wanted += range(LAST_NUMBER + 1, LAST_NUMBER + len(lines) + 1)
        rest = (number for number in wanted if number not in own)
        return tuple(number or next(rest) for number in own)

    @property
    def _lists_store_after_offers(self) -> bool:
        """Return whether the storehouse is listed with the offers, so that its numbers follow
        theirs."""
        return self._table_functions.is_store_listed_with_offers and not self.picked_targets

    def _object_number_of_each_line(self, lines: Sequence[ActionSheetLine]) -> list[int]:
        """Return the number of each line's object, 0 if it has none."""
        return [self._object_number_of_line(line) for line in lines]

    def _object_number_of_line(self, line: ActionSheetLine) -> int:
        name = self._distinguishing_target_of_line(line)
        if name == REFRESH:
            return LAST_NUMBER
        number = self._table_functions.key_number_by_target.get(name, 0)
        in_store = name.startswith("store:") and self._lists_store_after_offers
        return number + SPANS["offer"] if number and in_store else number

    def _target_kind_of_line(self, line: ActionSheetLine) -> str:
        return self._distinguishing_target_of_line(line).partition(":")[0]

    def _distinguishing_target_of_line(self, line: ActionSheetLine) -> str:
        """Return the numbered target that distinguishes a line, "" for none."""
        alike = set.intersection(
            *(set(self._target_names_by_code[move.code]) for move in self._listed_moves)
        )
        names = (line.target,) if line.target else self._target_names_by_code[line.moves[0].code]
        apart = [name for name in names if name not in self.picked_targets and name not in alike]
        numbered = (name for name in apart if name == REFRESH or name.partition(":")[0] in SPANS)
        return next(numbered, "")

    @property
    def buyable_quantities(self) -> range:
        """How many times the picked good can be bought at once; empty if at most once."""
        if (
            self.picked_action != "buy"
            or self.picked_targets == (BUYING,)
            or len(self.fitting_moves) != 1
        ):
            return range(0)
        most = min(self._table_functions.move_repeat_limit(self.fitting_moves[0]), FEW)
        return range(1, most + 1) if most > 1 else range(0)

    @property
    def would_confirm_end_early(self) -> bool:
        """Whether confirming ends an action that still has choices."""
        ends = self.move_to_confirm is not None and self.move_to_confirm.kind == "end"
        return ends and not self.has_warned_of_lapse and bool(self.answer_lines)

    @property
    def resulting_die_value(self) -> int:
        """The value the die will have, 0 without one."""
        pending = self.move_to_confirm if self.die_value_moves else None
        return pending.amount("new") if pending is not None else 0

    @property
    def move_to_confirm(self) -> Move | None:
        """The move that confirming plays; None if confirming would forgo something."""
        if self.die_value_moves:
            new = next((name for name in self.picked_targets if name.startswith("new:")), "")
            wanted = new or f"new:{self.die_value_moves[0].amount('value')}"
            values = self.die_value_moves
            return next(move for move in values if f"new:{_new_die_value_of_move(move)}" == wanted)
        if self.held_answer is not None:
            return self.held_answer
        return None if self.picked_targets or self.can_be_declined else self.finishing_move

    @property
    def die_value_moves(self) -> tuple[Move, ...]:
        """The moves that take the picked die, one for each value it may have, in ascending order;
        () without a picked die.
        """
        die = {name for name in self.picked_targets if name.startswith(DIE)}
        return tuple(
            sorted(
                (m for m in self._moves if die & self._targets_of_moves([m])),
                key=_new_die_value_of_move,
            )
        )

    @property
    def die_target_by_value_key(self) -> dict[int, str]:
        """The die that each value's key picks: the next different one after the die picked last.

        Once a die is picked, keys choose its value; the key of the chosen value picks the next die.
        """
        dice = dict.fromkeys(
            name for names in self._target_names_by_code.values() for name in names[:1]
        )
        by_value: dict[int, list[str]] = {}
        for name in filter(is_die_target, dice):
            by_value.setdefault(die_value_from_target(name), []).append(name)
        if not self.picked_targets:
            return {
                value: next_name_in_cycle(names, self._last_picked_die)
                for value, names in by_value.items()
            }
        die = next(filter(is_die_target, self.picked_targets), "")
        if (
            not die
            or self.resulting_die_value != die_value_from_target(die)
            or len(by_value[self.resulting_die_value]) == 1
        ):
            return {}
        return {
            self.resulting_die_value: next_name_in_cycle(by_value[self.resulting_die_value], die)
        }

    def pick(self, target: str) -> Move | None:
        """Pick a target and return the only move left, None while there are several; picking again
        confirms."""
        before = self.picked_targets
        return self._hold_if_draw_follows(self._pick_target(target), before)

    def _hold_if_draw_follows(self, move: Move | None, before: tuple[str, ...]) -> Move | None:
        """Return an answer, or hold it if something is drawn after it and it is not the only
        one."""
        again = move is not None and move == self.held_answer
        self.held_answer = None
        if (
            move is None
            or again
            or len(self._moves) == 1
            or not self._table_functions.is_draw_after_move(move)
        ):
            return move
        self.held_answer = move
        self.picked_targets = before
        return None

    @property
    def picked_areas(self) -> frozenset[str]:
        """All picks, and the targets of the held answer."""
        held = (
            self._target_names_by_code[self.held_answer.code]
            if self.held_answer is not None
            else ()
        )
        return frozenset((*self.picked_targets, *held))

    def _pick_target(self, target: str) -> Move | None:
        self.has_warned_of_lapse = False
        if target in self.picked_targets and target.startswith(DIE):
            return self.move_to_confirm
        if target in self.pickable_paths:
            # The first step of a way; the others follow one by one
            way = self.pickable_paths[target]
            if (step := free_or_paid_step_move(self._moves, way[0])) is not None:
                self._table_functions.start_path(way)
            return step
        if target.startswith(DIE) and self.die_value_moves:
            self.picked_targets = ()
        if target.startswith("new:"):
            self.picked_targets = tuple(
                name for name in self.picked_targets if not name.startswith("new:")
            )
            if self.resulting_die_value == int(target.removeprefix("new:")):
                return None  # its own value is nothing to take back
        if target in self.picked_targets:
            return None
        if target.startswith("task:") and target.removeprefix("task:") in self.possible_actions:
            self.picked_targets = ()
        elif target not in self.pickable_targets:
            return None
        self.picked_targets = (*self.picked_targets, target)
        if is_die_target(target):
            self._last_picked_die = target
        lists = self.die_value_moves or target.startswith("task:") or self.buyable_quantities
        return self.fitting_moves[0] if len(self.fitting_moves) == 1 and not lists else None

    def moves_after_pick(self, target: str) -> tuple[Move, ...]:
        """Return the moves that a pick would leave, without those that decline."""
        if target not in self.pickable_targets:
            return ()
        about = [
            move for move in self.fitting_moves if target in self._target_names_by_code[move.code]
        ]
        return tuple(move for move in about if not is_finishing_move(move))

    def pick_answer_line(self, number: int) -> Move | None:
        """Pick a line of the action sheet; return the move if it is one."""
        before = self.picked_targets
        return self._hold_if_draw_follows(self._pick_line_by_index(number), before)

    def _pick_line_by_index(self, number: int) -> Move | None:
        if not 0 <= number < len(self.answer_lines):
            return None
        chosen = self.answer_lines[number]
        if chosen.target.startswith(PART):
            self._open_line_group(chosen)
            return None
        if chosen.target.startswith(WAY):
            return self._pick_target(chosen.target.removeprefix(WAY))
        if chosen.target.startswith(TIMES):
            self._table_functions.plan_repeats(
                chosen.moves[0], int(chosen.target.removeprefix(TIMES))
            )
            return chosen.moves[0]
        return self._pick_target_or_move_of_line(chosen)

    def _pick_target_or_move_of_line(self, chosen: ActionSheetLine) -> Move | None:
        """Pick what a line is about; a line of one move is that move."""
        if len(chosen.moves) > 1 or chosen.target.startswith((DIE, TRADE)):
            return self._pick_target(chosen.target)
        if self.picked_targets == (BUYING,):
            return self._pick_target(
                self._target_names_by_code[chosen.moves[0].code][-1]
            )  # how many may follow
        return chosen.moves[0]

    def _open_line_group(self, line: ActionSheetLine) -> None:
        """List only the answers of one group."""
        if line.target.partition("#")[0] == f"{PART}{FAR}":
            self._long_path_lines_by_group[line.target] = line.lines_of_group
        self._move_codes_by_group[line.target] = frozenset(move.code for move in line.moves)
        self.picked_targets = (*self.picked_targets, line.target)

    pick_area = pick_choice = pick

    def pick_action(self, action: str) -> Move | None:
        """Pick a task, or unpick it."""
        self.held_answer = None
        if action == self.picked_action:
            self.picked_targets = ()
            return None
        return self.pick(f"task:{action}")

    @property
    def declining_move(self) -> Move | None:
        """The move that declines."""
        return self.finishing_move

    def undo_pick(self) -> bool:
        """Undo the last pick, or first the held answer."""
        if self.held_answer is not None:
            self.held_answer = None
            return True
        if not self.picked_targets:
            return False
        self.picked_targets = self.picked_targets[:-1]
        return True


def _new_die_value_of_move(move: Move) -> int:
    return move.amount("new")
