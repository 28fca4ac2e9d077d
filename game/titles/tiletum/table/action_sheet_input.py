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
    far_spaces,
    group_lines,
    split_by_walker,
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
    free_or_paid_step_to,
    free_step_to,
    is_die,
    is_finishing_move,
    next_name,
    targets_of,
    value_of_die,
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
        self._ways = ways or {}
        self._helps = helps or TableFunctions()
        self._targets = {move.code: self._targets_of_move(move) for move in moves}
        self._parts: dict[str, frozenset[int]] = {}
        self._far: dict[str, tuple[ActionSheetLine, ...]] = {}  # the ways in a part of the list
        self.held: Move | None = None
        """The answer that waits to be confirmed, since it cannot be taken back."""
        self.picked: tuple[str, ...] = ()
        self.warned = False  # whether it was told that points will lapse
        self._last_die = ""

    def adopt_table_functions(self, fresh: QuestionInput) -> None:
        """Use the helps of the present table."""
        if isinstance(fresh, ActionSheetInput):
            self._helps = fresh._helps

    def _targets_of_move(self, move: Move) -> tuple[str, ...]:
        """Return the targets of a move; if only one task is asked, without its task."""
        names = targets_of(move)
        finish = self.finishing_move
        alone = finish is not None and finish.kind in MOVE_OF.values()
        return names[1:] if alone and move.kind in MOVE_OF.values() else names

    @property
    def fitting_moves(self) -> tuple[Move, ...]:
        """The moves that contain all picks; without a pick also those that end something."""
        picked = {name for name in self.picked if not name.startswith(PART)}
        parts = [self._parts[name] for name in self.picked if name.startswith(PART)]
        return tuple(
            move
            for move in self._moves
            if picked <= set(self._targets[move.code]) and all(move.code in part for part in parts)
        )

    @property
    def picked_action(self) -> str:
        """The picked task, "" for none."""
        kind, _, task = (*self.picked, "")[0].partition(":")
        return task if kind == "task" else ""

    @property
    def possible_actions(self) -> frozenset[str]:
        """The tasks that are possible now."""
        return frozenset(
            task for task in TASKS if f"task:{task}" in self._targets_of_moves(self._moves)
        )

    @property
    def open_targets(self) -> frozenset[str]:
        """The targets that can be picked next."""
        found: set[str] = set()
        for move in self.fitting_moves:
            names = self._targets[move.code]
            gate = next((name for name in names if name in GATED), "")
            if gate and gate not in self.picked:
                found.add(gate)
            else:
                found.update(names)
        return frozenset(found - set(self.picked))

    @property
    def targets(self) -> frozenset[str]:
        """The highlighted targets, without those that only lead to an optional task."""
        if self._is_far_group_open:
            return frozenset(self.pickable_paths)
        tasks = [
            move for move in self.fitting_moves if self._is_task(move) and not self.picked_action
        ]
        aside = self._targets_of_moves(tasks) - self._targets_of_moves(self._asked_moves)
        return self.open_targets - aside | self.pickable_paths.keys()

    def _targets_of_moves(self, moves: Iterable[Move]) -> set[str]:
        """Return all targets of the moves."""
        return {name for move in moves for name in self._targets[move.code]}

    def _is_task(self, move: Move) -> bool:
        """Return whether a move is an optional task beside the question."""
        return self._targets[move.code][:1] in {(f"task:{task}",) for task in TASKS[:-1]}

    @property
    def pickable_paths(self) -> Mapping[str, tuple[str, ...]]:
        """The paths that can be picked as a whole; empty after another pick."""
        if self._is_far_group_open:
            lines = self._far[self.picked[-1]]
            return {space: self._ways[space] for line in lines for space in far_spaces(line)}
        return {} if self.picked else self._ways

    @property
    def _is_far_group_open(self) -> bool:
        """Whether a part of the list is open that holds ways of several steps."""
        return bool(self.picked) and self.picked[-1] in self._far

    def is_first_step_free(self, space: str) -> bool:
        """Return whether the first step of the path to a space is the free one of the
        footprints."""
        return free_step_to(self._moves, self.pickable_paths[space][0]) is not None

    def path_cost(self, space: str) -> int:
        """Return the action points of the path to a space."""
        return len(self.pickable_paths[space]) - self.is_first_step_free(space)

    @property
    def _asked_moves(self) -> tuple[Move, ...]:
        """The moves of the question; tasks only once one is picked."""
        asked = [move for move in self.fitting_moves if not is_finishing_move(move)]
        return tuple(move for move in asked if self.picked or not self._is_task(move))

    @cached_property
    def finishing_move(self) -> Move | None:
        """The move that ends or declines what is asked, None if there is none."""
        return next((move for move in self._moves if is_finishing_move(move)), None)

    @property
    def can_be_declined(self) -> bool:
        """Whether the question can be declined, and nothing is picked."""
        return (
            not self.picked
            and self.finishing_move is not None
            and self.finishing_move.choice in LEAVING
        )

    @property
    def answer_lines(self) -> tuple[ActionSheetLine, ...]:
        """The lines of the action sheet: whole moves if few, else the next part; on the spot before
        steps."""
        return tuple(line for _, line in self._numbered_lines)

    @property
    def line_numbers(self) -> tuple[int, ...]:
        """The number of each line, which is its key; lines without one take unused digits."""
        return tuple(number for number, _ in self._numbered_lines)

    @property
    def _numbered_lines(self) -> list[tuple[int, ActionSheetLine]]:
        """The lines with their numbers, sorted by number."""
        if self.buyable_quantities:
            (move,) = self.fitting_moves
            return [(n, ActionSheetLine(f"{TIMES}{n}", (move,))) for n in self.buyable_quantities]
        lines = self._unnumbered_lines()
        numbered = zip(self._key_numbers(lines), lines, strict=True)
        return sorted(numbered, key=lambda each: each[0])

    def _unnumbered_lines(self) -> tuple[ActionSheetLine, ...]:
        """Return the lines, also of the ways of several steps: every space that is lit is named."""
        if self._is_far_group_open:
            return self._far[self.picked[-1]]
        far = [
            ActionSheetLine(f"{WAY}{space}", (step,))
            for space, way in self.pickable_paths.items()
            if len(way) > 1 and (step := free_or_paid_step_to(self._moves, way[0])) is not None
        ]
        near = self._nearby_lines(LAST_NUMBER - bool(far))
        if far and len(near) + len(far) > FEW:
            far = list(group_lines({FAR: far}))
        if far and len(near) + len(far) > LAST_NUMBER:
            moves = tuple(move for line in far for move in line.moves)
            far = [ActionSheetLine(f"{PART}{FAR}", moves, tuple(far))]
        return (*near, *far)

    def _nearby_lines(self, most: int) -> tuple[ActionSheetLine, ...]:
        """Return the lines: one for every move, for every distinguishing part, or for groups of
        these."""
        lines = self._lines_of_moves(whole=True)
        numbers = [number for number in self._object_numbers(lines) if number]
        if len(lines) > FEW or len(set(numbers)) < len(numbers):
            lines = self._lines_of_moves(whole=False)
        return tuple(lines) if len(lines) <= most else group_lines(self._line_groups(lines))

    @property
    def asks_for_dice(self) -> bool:
        """Whether dice are listed, which are also highlighted in the rose window."""
        moves = [] if self.picked else self._asked_moves
        return any((*self._targets[move.code], "")[0].startswith(DIE) for move in moves)

    def _lines_of_moves(self, *, whole: bool) -> list[ActionSheetLine]:
        """Return a line for every move, or for each value of the next distinguishing part."""
        moves = sorted(self._asked_moves, key=lambda move: move.kind == "step")
        gives = {name for name in self._targets_of_moves(moves) if name.startswith("give:")}
        whole = (
            whole
            and not self.asks_for_dice
            and (self.picked_action != "exchange" or len(gives) == 1)
        )
        groups: dict[str, list[Move]] = {}
        for move in moves:
            names = self._targets[move.code]
            first = next((name for name in names if name not in self.picked), names[-1])
            # A die is one line, whatever values it may have, and a trade begins with a line too
            alone = whole and first != TRADE
            groups.setdefault(f"move {move.code}" if alone else first, []).append(move)
        return [
            ActionSheetLine("" if name.startswith("move ") else name, tuple(group))
            for name, group in groups.items()
        ]

    def _line_groups(self, lines: Sequence[ActionSheetLine]) -> dict[str, list[ActionSheetLine]]:
        """Return the lines by the part of the table: walkers in Europe, and each underground
        map."""
        kinds = Counter(line.moves[0].kind for line in lines)
        bundles: dict[str, list[ActionSheetLine]] = {}
        for line in chain.from_iterable(map(split_by_walker, lines)):
            move = line.moves[0]
            place = "".join(move.places)
            name = f"move {move.code}"
            if place and (move.kind in WALKS or kinds[move.kind] > FEW):
                name = self._helps.region_of(place) or f"{move.choice or move.kind}"
            bundles.setdefault(name, []).append(line)
        return bundles

    def _key_numbers(self, lines: Sequence[ActionSheetLine]) -> tuple[int, ...]:
        """Return the number of each line; the key of a die is its value, so it has none."""
        if self.asks_for_dice:
            return tuple(range(LAST_NUMBER + 1, LAST_NUMBER + 1 + len(lines)))
        own = self._object_numbers(lines)
        families = {self._target_kind(line) for line in lines}
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
        return self._helps.beside_offers and not self.picked

    def _object_numbers(self, lines: Sequence[ActionSheetLine]) -> list[int]:
        """Return the number of each line's object, 0 if it has none."""
        return [self._object_number(line) for line in lines]

    def _object_number(self, line: ActionSheetLine) -> int:
        name = self._distinguishing_target(line)
        if name == REFRESH:
            return LAST_NUMBER
        number = self._helps.numbers.get(name, 0)
        in_store = name.startswith("store:") and self._lists_store_after_offers
        return number + SPANS["offer"] if number and in_store else number

    def _target_kind(self, line: ActionSheetLine) -> str:
        return self._distinguishing_target(line).partition(":")[0]

    def _distinguishing_target(self, line: ActionSheetLine) -> str:
        """Return the numbered target that distinguishes a line, "" for none."""
        alike = set.intersection(*(set(self._targets[move.code]) for move in self._asked_moves))
        names = (line.target,) if line.target else self._targets[line.moves[0].code]
        apart = [name for name in names if name not in self.picked and name not in alike]
        numbered = (name for name in apart if name == REFRESH or name.partition(":")[0] in SPANS)
        return next(numbered, "")

    @property
    def buyable_quantities(self) -> range:
        """How many times the picked good can be bought at once; empty if at most once."""
        if self.picked_action != "buy" or self.picked == (BUYING,) or len(self.fitting_moves) != 1:
            return range(0)
        most = min(self._helps.most(self.fitting_moves[0]), FEW)
        return range(1, most + 1) if most > 1 else range(0)

    @property
    def would_end_early(self) -> bool:
        """Whether confirming ends an action that still has choices."""
        ends = self.move_to_confirm is not None and self.move_to_confirm.kind == "end"
        return ends and not self.warned and bool(self.answer_lines)

    @property
    def die_value(self) -> int:
        """The value the die will have, 0 without one."""
        pending = self.move_to_confirm if self.possible_values else None
        return pending.amount("new") if pending is not None else 0

    @property
    def move_to_confirm(self) -> Move | None:
        """The move that confirming plays; None if confirming would forgo something."""
        if self.possible_values:
            new = next((name for name in self.picked if name.startswith("new:")), "")
            wanted = new or f"new:{self.possible_values[0].amount('value')}"
            values = self.possible_values
            return next(move for move in values if f"new:{_new_value(move)}" == wanted)
        if self.held is not None:
            return self.held
        return None if self.picked or self.can_be_declined else self.finishing_move

    @property
    def possible_values(self) -> tuple[Move, ...]:
        """All values the picked die may have, in order; () without one."""
        die = {name for name in self.picked if name.startswith(DIE)}
        return tuple(
            sorted((m for m in self._moves if die & self._targets_of_moves([m])), key=_new_value)
        )

    @property
    def dice_by_key(self) -> dict[int, str]:
        """The die that each value's key picks: the next different one after the die picked last.

        Once a die is picked, keys choose its value; the key of the chosen value picks the next die.
        """
        dice = dict.fromkeys(name for names in self._targets.values() for name in names[:1])
        by_value: dict[int, list[str]] = {}
        for name in filter(is_die, dice):
            by_value.setdefault(value_of_die(name), []).append(name)
        if not self.picked:
            return {value: next_name(names, self._last_die) for value, names in by_value.items()}
        die = next(filter(is_die, self.picked), "")
        if not die or self.die_value != value_of_die(die) or len(by_value[self.die_value]) == 1:
            return {}
        return {self.die_value: next_name(by_value[self.die_value], die)}

    def pick(self, target: str) -> Move | None:
        """Pick a target and return the only move left, None while there are several; picking again
        confirms."""
        before = self.picked
        return self._hold_if_draw_follows(self._pick_target(target), before)

    def _hold_if_draw_follows(self, move: Move | None, before: tuple[str, ...]) -> Move | None:
        """Return an answer, or hold it if something is drawn after it and it is not the only
        one."""
        again = move is not None and move == self.held
        self.held = None
        if move is None or again or len(self._moves) == 1 or not self._helps.draws(move):
            return move
        self.held = move
        self.picked = before
        return None

    @property
    def picked_areas(self) -> frozenset[str]:
        """All picks, and the targets of the held answer."""
        held = self._targets[self.held.code] if self.held is not None else ()
        return frozenset((*self.picked, *held))

    def _pick_target(self, target: str) -> Move | None:
        self.warned = False
        if target in self.picked and target.startswith(DIE):
            return self.move_to_confirm
        if target in self.pickable_paths:
            # The first step of a way; the others follow one by one
            way = self.pickable_paths[target]
            if (step := free_or_paid_step_to(self._moves, way[0])) is not None:
                self._helps.set_out(way)
            return step
        if target.startswith(DIE) and self.possible_values:
            self.picked = ()
        if target.startswith("new:"):
            self.picked = tuple(name for name in self.picked if not name.startswith("new:"))
            if self.die_value == int(target.removeprefix("new:")):
                return None  # its own value is nothing to take back
        if target in self.picked:
            return None
        if target.startswith("task:") and target.removeprefix("task:") in self.possible_actions:
            self.picked = ()
        elif target not in self.open_targets:
            return None
        self.picked = (*self.picked, target)
        if is_die(target):
            self._last_die = target
        lists = self.possible_values or target.startswith("task:") or self.buyable_quantities
        return self.fitting_moves[0] if len(self.fitting_moves) == 1 and not lists else None

    def moves_after_pick(self, target: str) -> tuple[Move, ...]:
        """Return the moves that a pick would leave, without those that decline."""
        if target not in self.open_targets:
            return ()
        about = [move for move in self.fitting_moves if target in self._targets[move.code]]
        return tuple(move for move in about if not is_finishing_move(move))

    def pick_answer_line(self, number: int) -> Move | None:
        """Pick a line of the action sheet; return the move if it is one."""
        before = self.picked
        return self._hold_if_draw_follows(self._pick_line(number), before)

    def _pick_line(self, number: int) -> Move | None:
        if not 0 <= number < len(self.answer_lines):
            return None
        chosen = self.answer_lines[number]
        if chosen.target.startswith(PART):
            self._open_part(chosen)
            return None
        if chosen.target.startswith(WAY):
            return self._pick_target(chosen.target.removeprefix(WAY))
        if chosen.target.startswith(TIMES):
            self._helps.repeat(chosen.moves[0], int(chosen.target.removeprefix(TIMES)))
            return chosen.moves[0]
        return self._pick_line_moves(chosen)

    def _pick_line_moves(self, chosen: ActionSheetLine) -> Move | None:
        """Pick what a line is about; a line of one move is that move."""
        if len(chosen.moves) > 1 or chosen.target.startswith((DIE, TRADE)):
            return self._pick_target(chosen.target)
        if self.picked == (BUYING,):
            return self._pick_target(self._targets[chosen.moves[0].code][-1])  # how many may follow
        return chosen.moves[0]

    def _open_part(self, line: ActionSheetLine) -> None:
        """List only the answers of one group."""
        if line.target.partition("#")[0] == f"{PART}{FAR}":
            self._far[line.target] = line.lines
        self._parts[line.target] = frozenset(move.code for move in line.moves)
        self.picked = (*self.picked, line.target)

    pick_area = pick_choice = pick

    def pick_action(self, action: str) -> Move | None:
        """Pick a task, or unpick it."""
        self.held = None
        if action == self.picked_action:
            self.picked = ()
            return None
        return self.pick(f"task:{action}")

    @property
    def declining_move(self) -> Move | None:
        """The move that declines."""
        return self.finishing_move

    def undo_pick(self) -> bool:
        """Undo the last pick, or first the held answer."""
        if self.held is not None:
            self.held = None
            return True
        if not self.picked:
            return False
        self.picked = self.picked[:-1]
        return True


def _new_value(move: Move) -> int:
    return move.amount("new")
