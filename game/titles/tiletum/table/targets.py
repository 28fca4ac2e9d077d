"""Targets: what on the table a move is about, by the names under which it can be picked.

"die:gold.3", a space such as "paris", "offer:TILE", "store:TILE", "building:2", "good:wool",
"give:wool", "action:king", "person:TILE", "king-tile", "task:buy", "kind:house", "new:4", and with
Silver "technology:dice", "symbol", "drawn:TILE", "answer:yes", "amount:2", "less:wool".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move

DELVE, LEARN = "delve", "learn"
TASKS: Final = ("buy", "fulfil", "crest", "contribute", "use", DELVE, LEARN, "exchange")
"""What has a button of its own; a use of a colour tile is no task, it has a good. The last one is
part of an action.
"""
MOVE_OF: Final = {DELVE: "explorer", LEARN: "raise"}
"""The kind of move of a task that is called otherwise at the table."""
GATED: Final = frozenset(
    {"task:buy", "task:contribute", "task:exchange", f"task:{DELVE}", "symbol"}
)
"""Tasks whose goods and places mean something only once the task is picked."""
LEAVING: Final = frozenset({"none", "leave", "no"})
ENDING: Final = frozenset({"end", "stop"})


def targets_of(move: Move) -> tuple[str, ...]:
    """Return what a move is about, in the order in which it is asked."""
    return _TARGETS.get(move.kind, _spaces)(move)


def is_task(targets: tuple[str, ...]) -> bool:
    """Whether a move about these targets is one of those that stand beside what is asked."""
    return targets[:1] in {(f"task:{task}",) for task in TASKS[:-1]}


def is_finish(move: Move) -> bool:
    """Whether a move ends something or takes nothing."""
    return move.kind in ENDING or move.choice in LEAVING


def _building(move: Move) -> str:
    return f"building:{move.amount('building')}"


def _goods(*names: str) -> tuple[str, ...]:
    return tuple(f"good:{name}" for name in names if name)


def _spaces(move: Move) -> tuple[str, ...]:
    return move.places


def _kind_at(move: Move) -> tuple[str, ...]:
    return *move.places, f"kind:{move.kind}"


def _walk(move: Move) -> tuple[str, ...]:
    who = (f"kind:{move.choice}",) if move.choice else ()
    return *move.places, *who


def _take(move: Move) -> tuple[str, ...]:
    if move.card:
        return (f"offer:{move.card}",)
    return f"die:{move.choice}.{move.amount('value')}", f"new:{move.amount('new')}"


def _use(move: Move) -> tuple[str, ...]:
    if move.choice:
        return _goods(move.choice)
    return "task:use", f"store:{move.card}"


def _gain(move: Move) -> tuple[str, ...]:
    return (f"person:{move.card}",) if move.card else _goods(move.choice)


def _shared(move: Move) -> tuple[str, ...]:
    """A joker that is split names how many points the king's half has."""
    share = move.amount("ap") if any(name == "ap" for name, _ in move.amounts) else 0
    return f"action:{move.choice}", *((f"share:{share}",) if share else ())


def _fulfil(move: Move) -> tuple[str, ...]:
    less = (name.replace("less-", "less:") for name, _ in move.amounts)
    return "task:fulfil", f"store:{move.card}", *_goods(move.choice), *less


def _pay(move: Move) -> tuple[str, ...]:
    if move.amounts:
        return (f"amount:{move.amount('number')}",)
    return (f"answer:{move.choice}",)


_TARGETS: Final[dict[str, Callable[[Move], tuple[str, ...]]]] = {
    "take": _take,
    "use": _use,
    "bonus": lambda move: ("bonus",),
    "king": lambda move: ("king-tile",),
    "as": _shared,
    "do": lambda move: (f"action:{move.choice}",),
    "switch": lambda move: (f"action:{move.choice}",),
    "step": _walk,
    "move": _spaces,
    "house": _kind_at,
    "pillar": _kind_at,
    "mine": _kind_at,
    "tile": _kind_at,
    "refresh": lambda move: ("refresh",),
    "place": lambda move: (f"store:{move.card}", _building(move)),
    "exchange": lambda move: ("task:exchange", f"give:{move.card}", *_goods(move.choice)),
    "gain": _gain,
    "building": lambda move: (_building(move),),
    "buy": lambda move: ("task:buy", *_goods(move.choice)),
    "fulfil": _fulfil,
    "crest": lambda move: ("task:crest", f"store:crest:{move.choice}", _building(move)),
    "contribute": lambda move: ("task:contribute", *move.places),
    "explorer": lambda move: (f"task:{DELVE}", *move.places),
    "raise": lambda move: (f"task:{LEARN}", move.card),
    "symbol": lambda move: ("symbol", *move.places),
    "silver": lambda move: (f"answer:{move.choice}",),
    "pay": _pay,
    "dig": lambda move: (f"answer:{move.choice}",),
    "bonused": lambda move: _goods(move.choice),
    "keep": lambda move: (f"drawn:{move.card}",),
}
