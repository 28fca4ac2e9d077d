"""The targets of a move, by the names under which they can be picked."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.engine.move import Move

DELVE_TASK: Final = "delve"
LEARN_TASK: Final = "learn"
TASK_NAMES: Final = (
    "buy",
    "fulfil",
    "crest",
    "contribute",
    "use",
    DELVE_TASK,
    LEARN_TASK,
    "exchange",
)
"""The tasks that have a button; the last one is possible only within an action. The use of a tile
to recolour a die is no task: its target is a good."""
MOVE_KIND_BY_RENAMED_TASK: Final = {DELVE_TASK: "explorer", LEARN_TASK: "raise"}
"""The kind of move of a task, for tasks whose name is not that of the kind."""
REFRESH_OFFER_TARGET: Final = "refresh"
WALK_MOVE_KINDS: Final = frozenset({"step", "move"})
"""Kinds of moves that lead somebody to a place."""
DIE_PREFIX: Final = "die:"
"""Begins the name of a die."""
TASKS_TO_PICK_BEFORE_DETAILS: Final = {
    "task:buy",
    "task:contribute",
    "task:exchange",
    f"task:{DELVE_TASK}",
}
"""Targets that must be picked before the goods and places of their moves can be picked."""
EXCHANGE_TASK_TARGET: Final = "task:exchange"
DECLINING_CHOICES: Final = frozenset({"none", "leave", "no"})
ENDING_MOVE_KINDS: Final = frozenset({"end", "stop"})
TARGET_FORMS_BY_MOVE: Final = {
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
PLACEHOLDER_PATTERN: Final = re.compile(r"\{(\w+)\}")


def targets_of_move(move: Move) -> tuple[str, ...]:
    """Return the names of a move's targets in the order in which they are picked; () if it has
    none."""
    facts = {"kind": move.kind, "card": move.card, "choice": move.choice}
    facts["place"] = "".join(move.places)
    for name, number in move.amounts:
        facts[name] = str(number)
        if name.startswith("less-"):
            facts["less"] = name.removeprefix("less-")
    for form in TARGET_FORMS_BY_MOVE.get(move.kind, "").split(" | "):
        named = [
            part for part in form.split() if all(map(facts.get, PLACEHOLDER_PATTERN.findall(part)))
        ]
        if named:
            return tuple(part.format(**facts) for part in named)
    return ()


def is_finishing_move(move: Move) -> bool:
    """Return whether a move ends the action or question, or declines it."""
    return move.kind in ENDING_MOVE_KINDS or move.choice in DECLINING_CHOICES


def find_free_or_paid_step_move(moves: Iterable[Move], space: str) -> Move | None:
    """Return the free step of the symbol to a space if it is among the moves, otherwise the step
    for an action point; None if neither is."""
    every = tuple(moves)
    return find_free_step_move(every, space) or find_paid_step_move(every, space)


def find_free_step_move(moves: Iterable[Move], space: str) -> Move | None:
    """Return the free step of the symbol to a space, None if it is not among the moves."""
    steps = (move for move in moves if move.kind == "symbol" and move.places == (space,))
    return next(steps, None)


def find_paid_step_move(moves: Iterable[Move], space: str) -> Move | None:
    """Return the step for an action point to a space, None if it is not among the moves."""
    steps = (move for move in moves if move.kind == "step" and move.places == (space,))
    return next(steps, None)


def is_die_target_name(name: str) -> bool:
    """Return whether `name` is the target name of a die and not of a space, tile or task."""
    return name.startswith(DIE_PREFIX)


def die_value_from_target(die: str) -> int:
    """Return the value of a die target, such as 4 for "die:wool.4"."""
    return int(die.rpartition(".")[2])


def next_name_in_cycle(names: Sequence[str], previous_name: str) -> str:
    """Return the name that follows `previous_name`. Return the first name if `previous_name` is the
    last one or is not among the names."""
    place = names.index(previous_name) + 1 if previous_name in names else 0
    return names[place % len(names)]


def dice_by_value(targets: Iterable[str]) -> dict[int, list[str]]:
    """Return the different dice among these targets, in their order, by value."""
    by_value: dict[int, list[str]] = {}
    for name in filter(is_die_target_name, dict.fromkeys(targets)):
        by_value.setdefault(die_value_from_target(name), []).append(name)
    return by_value


def next_die_by_value(dice: Mapping[int, Sequence[str]], previous_name: str) -> dict[int, str]:
    """Return for each value the die that follows `previous_name`, the first one if `previous_name`
    is not of that value.
    """
    return {value: next_name_in_cycle(names, previous_name) for value, names in dice.items()}


def move_with_picked_die_value(moves: Sequence[Move], picked_targets: Iterable[str]) -> Move:
    """Return the move that gives the picked die the picked value, or the value it shows if no value
    is picked.

    `moves` all take one die, one move for each value it may have.
    """
    own = f"new:{moves[0].amount('value')}"
    wanted = next((name for name in picked_targets if name.startswith("new:")), own)
    return next(move for move in moves if f"new:{move.amount('new')}" == wanted)
