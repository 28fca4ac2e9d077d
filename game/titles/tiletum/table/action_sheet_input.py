"""What a person is doing about one question: things of the table picked, moves that still fit; and
what on the table a move is about, by the names under which it can be picked."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from game.engine.move import Move
from game.tabletop.question.question_input import QuestionInput

DELVE = "delve"
LEARN = "learn"
TASKS: Final = ("buy", "fulfil", "crest", "contribute", "use", DELVE, LEARN, "exchange")
"""What has a button of its own; a use of a colour tile is no task, it has a good. The last one is
part of an action.
"""
MOVE_OF: Final = {DELVE: "explorer", LEARN: "raise"}
"""The kind of move of a task that is called otherwise at the table."""
GATED: Final = {"task:buy", "task:contribute", "task:exchange", f"task:{DELVE}", "symbol"}
"""Tasks whose goods and places mean something only once the task is picked."""
LEAVING: Final = frozenset({"none", "leave", "no"})
ENDING: Final = frozenset({"end", "stop"})
TARGETS: Final = {
    "take": "offer:{card} | die:{choice}.{value} new:{new}",
    "use": "good:{choice} | task:use store:{card}",
    "bonus": "bonus",
    "king": "king-tile",
    "as": "action:{choice} share:{ap}",
    "do": "action:{choice}",
    "switch": "action:{choice}",
    "step": "{place} kind:{choice}",
    "move": "{place}",
    "house": "{place} kind:{kind}",
    "pillar": "{place} kind:{kind}",
    "mine": "{place} kind:{kind}",
    "tile": "{place} kind:{kind}",
    "refresh": "refresh",
    "place": "store:{card} building:{building}",
    "exchange": "task:exchange give:{card} good:{choice}",
    "gain": "person:{card} | good:{choice}",
    "building": "building:{building}",
    "buy": "task:buy good:{choice}",
    "fulfil": "task:fulfil store:{card} good:{choice} less:{less}",
    "crest": "task:crest store:crest:{choice} building:{building}",
    "contribute": "task:contribute {place}",
    "explorer": "task:delve {place}",
    "raise": "task:learn {card}",
    "symbol": "symbol {place}",
    "silver": "answer:{choice}",
    "pay": "amount:{number} | answer:{choice}",
    "dig": "answer:{choice}",
    "bonused": "good:{choice}",
    "keep": "drawn:{card}",
}
"""What each kind of move is about, in the order in which it is asked; what a move does not name is
left out, and behind a bar stands what it is about where nothing before it is named.
"""
FACT: Final = re.compile(r"\{(\w+)\}")

TRADE = "task:exchange"
BUYING = "task:buy"
TIMES: Final = "times:"
"""Begins the name of a quantity: a move that is played so many times."""
SPANS: Final = {"offer": 5, "give": 5, "good": 5, "building": 6, "store": 4}
"""What has a number of its own, and how many there are: its key is the same in every list."""
FEW: Final = 9
"""So many answers are listed whole; of more it is asked part by part."""
DIE: Final = "die:"


def targets_of(move: Move) -> tuple[str, ...]:
    """Return what a move is about, in the order in which it is asked."""
    facts = {"kind": move.kind, "card": move.card, "choice": move.choice}
    facts["place"] = "".join(move.places)
    for name, number in move.amounts:
        facts[name] = str(number)
        if name.startswith("less-"):
            facts["less"] = name.removeprefix("less-")
    for form in TARGETS.get(move.kind, "").split(" | "):
        named = [part for part in form.split() if all(map(facts.get, FACT.findall(part)))]
        if named:
            return tuple(part.format(**facts) for part in named)
    return ()


def is_finish(move: Move) -> bool:
    """Whether a move ends something or takes nothing."""
    return move.kind in ENDING or move.choice in LEAVING


class InputHelps(NamedTuple):
    """What the input asks or tells others: `set_out` hears of a way that is picked, `most` tells
    how often a move can be played again and again, `repeat` hears that it shall be played so many
    times, and `numbers` are those of goods, offers, storehouse and buildings by their names.
    """

    set_out: Callable[[tuple[str, ...]], None] = lambda way: None
    most: Callable[[Move], int] = lambda move: 1
    repeat: Callable[[Move, int], None] = lambda move, times: None
    numbers: Mapping[str, int] = MappingProxyType({})


class ActionSheetLine(NamedTuple):
    """A line of the errand: what picking it means, and the moves that are left then."""

    target: str
    moves: tuple[Move, ...]


class ActionSheetInput(QuestionInput):
    """Narrows the moves of a question by what is picked of them, in any order.

    A die waits to be confirmed: its value may still be changed (T-303). A task lists even its only
    way: who looks what there is has not used it, which may end the turn. All else is answered as
    soon as one move is left, because it can be taken back. Knows no rule: what is possible is what
    some move of the question contains, and `helps` asks the rules.
    """

    kind = "action"

    def __init__(
        self,
        moves: tuple[Move, ...],
        ways: Mapping[str, tuple[str, ...]] | None = None,
        helps: "InputHelps | None" = None,
    ) -> None:
        """Begin with nothing picked; `ways` lead step by step to spaces."""
        super().__init__(moves)
        self._ways = ways or {}
        self._helps = helps or InputHelps()
        self._targets = {move.code: self._about(move) for move in moves}
        self.picked: tuple[str, ...] = ()
        self.warned = False  # whether it was told that points will lapse

    def _about(self, move: Move) -> tuple[str, ...]:
        """Return what a move is about; what could be a task is none where it alone is asked."""
        names = targets_of(move)
        finish = self.finish
        alone = finish is not None and finish.kind in MOVE_OF.values()
        return names[1:] if alone and move.kind in MOVE_OF.values() else names

    # ---- what is left

    @property
    def fitting(self) -> tuple[Move, ...]:
        """The moves about everything picked; those that end something fit while nothing is."""
        picked = set(self.picked)
        return tuple(move for move in self._moves if picked <= set(self._targets[move.code]))

    @property
    def action(self) -> str:
        """The task picked, "" for none."""
        kind, _, task = (*self.picked, "")[0].partition(":")
        return task if kind == "task" else ""

    @property
    def actions(self) -> frozenset[str]:
        """The tasks that are possible now."""
        return frozenset(task for task in TASKS if f"task:{task}" in self._names(self._moves))

    @property
    def open_targets(self) -> frozenset[str]:
        """What may be picked next."""
        found: set[str] = set()
        for move in self.fitting:
            names = self._targets[move.code]
            gate = next((name for name in names if name in GATED), "")
            if gate and gate not in self.picked:
                found.add(gate)
            else:
                found.update(names)
        return frozenset(found - set(self.picked))

    @property
    def targets(self) -> frozenset[str]:
        """What is marked as legal: not what only leads to a task that nobody asked for."""
        tasks = [move for move in self.fitting if self._is_task(move) and not self.action]
        aside = self._names(tasks) - self._names(self._asked)
        return self.open_targets - aside | self.ways.keys()

    def _names(self, moves: Iterable[Move]) -> set[str]:
        """Return everything moves are about."""
        return {name for move in moves for name in self._targets[move.code]}

    def _is_task(self, move: Move) -> bool:
        """Whether a move is one of those that stand beside what is asked."""
        return self._targets[move.code][:1] in {(f"task:{task}",) for task in TASKS[:-1]}

    @property
    def ways(self) -> Mapping[str, tuple[str, ...]]:
        """The ways that may be picked as a whole: none once something else is."""
        return {} if self.picked else self._ways

    def is_free(self, space: str) -> bool:
        """Whether the first step of the way to a space is the free one of the footprints."""
        return free_step_to(self._moves, self.ways[space][0]) is not None

    def cost_of(self, space: str) -> int:
        """Return the points of action of the way to a space."""
        return len(self.ways[space]) - self.is_free(space)

    @property
    def _asked(self) -> tuple[Move, ...]:
        """The moves that are asked about: tasks stand beside them until one is picked."""
        asked = [move for move in self.fitting if not is_finish(move)]
        return tuple(move for move in asked if self.picked or not self._is_task(move))

    @cached_property
    def finish(self) -> Move | None:
        """The move that ends what is asked or takes nothing, None where there is none."""
        return next((move for move in self._moves if is_finish(move)), None)

    @property
    def leaves(self) -> bool:
        """Whether something may be left, and nothing is picked: that is declined, not confirmed."""
        return not self.picked and self.finish is not None and self.finish.choice in LEAVING

    @property
    def answers(self) -> tuple[ActionSheetLine, ...]:
        """The lines of the errand: whole moves where they are few, else what tells them apart. What
        can be done on the spot comes before the steps away from there.
        """
        if self.quantities:
            (move,) = self.fitting
            return tuple(ActionSheetLine(f"{TIMES}{n}", (move,)) for n in self.quantities)
        moves = sorted(self._asked, key=lambda move: move.kind == "step")
        dice = any((*self._targets[move.code], "")[0].startswith(DIE) for move in moves)
        gives = {name for name in self._names(moves) if name.startswith("give:")}
        whole = len(moves) <= FEW and not dice and (self.action != "exchange" or len(gives) == 1)
        groups: dict[str, list[Move]] = {}
        for move in moves:
            names = self._targets[move.code]
            first = next((name for name in names if name not in self.picked), names[-1])
            # A die is one line, whatever values it may have, and a trade begins with a line too
            alone = whole and first != TRADE
            groups.setdefault(f"move {move.code}" if alone else first, []).append(move)
        return tuple(
            ActionSheetLine("" if name.startswith("move ") else name, tuple(group))
            for name, group in groups.items()
        )

    @property
    def line_numbers(self) -> tuple[int, ...]:
        """The number of each line, which is its key: that of the good, the place in the offer or
        the storehouse, or the building it is about, whatever else is listed. Lines without such a
        number come after these; where two lines would have the same they are counted.
        """
        lines = self.answers
        counted = tuple(range(1, len(lines) + 1))
        if self.quantities:
            return counted
        found = {family: [self._number_of(line, family) for line in lines] for family in SPANS}
        fitting = {
            family: numbers
            for family, numbers in found.items()
            if len(set(filter(None, numbers))) == sum(map(bool, numbers)) > 0
        }
        if not fitting:
            return counted
        family = max(fitting, key=lambda each: sum(map(bool, fitting[each])))
        rest = iter(range(SPANS[family] + 1, SPANS[family] + len(lines) + 1))
        return tuple(number or next(rest) for number in fitting[family])

    def _number_of(self, line: ActionSheetLine, family: str) -> int:
        """Return the number of what of a family a line is about, 0 for nothing."""
        names = (line.target,) if line.target else self._targets[line.moves[0].code]
        of_family = [name for name in names if name.partition(":")[0] == family]
        left = [name for name in of_family if name not in self.picked]
        return next((self._helps.numbers.get(name, 0) for name in left), 0)

    @property
    def quantities(self) -> range:
        """How many times what is picked can be bought at once; none where it is once at most."""
        if self.action != "buy" or self.picked == (BUYING,) or len(self.fitting) != 1:
            return range(0)
        most = min(self._helps.most(self.fitting[0]), FEW)
        return range(1, most + 1) if most > 1 else range(0)

    @property
    def lapses(self) -> bool:
        """Whether confirming ends an action that still has something to choose."""
        ends = self.pending is not None and self.pending.kind == "end"
        return ends and not self.warned and bool(self.answers)

    # ---- what is picked

    @property
    def value(self) -> int:
        """The value the die will have, 0 without one."""
        pending = self.pending if self.values else None
        return pending.amount("new") if pending is not None else 0

    @property
    def pending(self) -> Move | None:
        """The move that confirming plays: the die as it is now, or what ends the action; nothing
        where confirming would leave something.
        """
        if self.values:
            new = next((name for name in self.picked if name.startswith("new:")), "")
            wanted = new or f"new:{self.values[0].amount('value')}"
            return next(move for move in self.values if f"new:{_new(move)}" == wanted)
        return None if self.picked or self.leaves else self.finish

    @property
    def values(self) -> tuple[Move, ...]:
        """Every value the die that is picked may have, in order; () without one."""
        die = {name for name in self.picked if name.startswith(DIE)}
        return tuple(sorted((m for m in self._moves if die & self._names([m])), key=_new))

    def pick(self, target: str) -> Move | None:
        """Pick something; return the move once only one is left. A pick again confirms: a die."""
        self.warned = False
        if target in self.picked and target.startswith(DIE):
            return self.pending
        if target in self.ways:
            # The first step of a way; the others follow one by one
            way = self.ways[target]
            if (step := walk_to(self._moves, way[0])) is not None:
                self._helps.set_out(way)
            return step
        if target.startswith(DIE) and self.values:
            self.picked = ()
        if target.startswith("new:"):
            self.picked = tuple(name for name in self.picked if not name.startswith("new:"))
            if self.value == int(target.removeprefix("new:")):
                return None  # its own value is nothing to take back
        if target in self.picked:
            return None
        if target.startswith("task:") and target.removeprefix("task:") in self.actions:
            self.picked = ()
        elif target not in self.open_targets:
            return None
        self.picked = (*self.picked, target)
        lists = self.values or target.startswith("task:") or self.quantities
        return self.fitting[0] if len(self.fitting) == 1 and not lists else None

    def moves_of(self, target: str) -> tuple[Move, ...]:
        """Return the moves that picking something would leave, without those that take nothing."""
        if target not in self.open_targets:
            return ()
        about = [move for move in self.fitting if target in self._targets[move.code]]
        return tuple(move for move in about if not is_finish(move))

    def answer(self, number: int) -> Move | None:
        """Pick a line of the errand; return the move if it is one."""
        if not 0 <= number < len(self.answers):
            return None
        chosen = self.answers[number]
        if chosen.target.startswith(TIMES):
            self._helps.repeat(chosen.moves[0], int(chosen.target.removeprefix(TIMES)))
            return chosen.moves[0]
        if len(chosen.moves) == 1 and not chosen.target.startswith((DIE, TRADE)):
            if self.picked == (BUYING,):
                return self.pick(self._targets[chosen.moves[0].code][-1])  # how many may follow
            return chosen.moves[0]
        return self.pick(chosen.target)

    pick_area = pick_choice = pick

    def pick_action(self, action: str) -> Move | None:
        """Pick a task; the one picked is laid aside."""
        if action == self.action:
            self.picked = ()
            return None
        return self.pick(f"task:{action}")

    @property
    def refusal(self) -> Move | None:
        """The move that takes nothing."""
        return self.finish

    def back(self) -> bool:
        """Take back the last pick."""
        if not self.picked:
            return False
        self.picked = self.picked[:-1]
        return True


def walk_to(moves: Iterable[Move], place: str) -> Move | None:
    """Return the free step of the footprints to a space, else the step for a point of action."""
    every = tuple(moves)
    return free_step_to(every, place) or step_to(every, place)


def free_step_to(moves: Iterable[Move], place: str) -> Move | None:
    """Return the free step of the footprints to a space, None where there is none."""
    steps = (move for move in moves if move.kind == "symbol" and move.places == (place,))
    return next(steps, None)


def step_to(moves: Iterable[Move], place: str) -> Move | None:
    """Return the step to a space, None where none of the moves is."""
    steps = (move for move in moves if move.kind == "step" and move.places == (place,))
    return next(steps, None)


def _new(move: Move) -> int:
    return move.amount("new")
