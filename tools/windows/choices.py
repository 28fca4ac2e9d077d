"""What a plain player uses next at a table, decided from what can be used in the window alone."""

from random import Random
from typing import Final

from tools.windows.sight import Control, Sight

CONFIRMING_NODE_NAMES: Final = ("sheet-confirm", "confirm", "vote-yes")
LOOKING_NODE_NAMES: Final = (
    *("company", "hide-hand", "hint", "icon:", "journal", "last-turns", "map-", "reset", "seat:"),
    *("skip-turns", "undo", "zoom"),
)
"""How the names begin of what only shows something, or takes something back."""
RELUCTANT_NODE_NAMES: Final = (
    "decline",
    "sheet-decline",
    "action:pass",
    "drop",
    "finish",
    "cancel",
    "close",
)
RELUCTANT_WEIGHT: Final = 0.08
CONFIRMING_SHARE: Final = 0.9


class PlainPlayer:
    """Chooses among the lit controls; the same seed makes the same choices.

    Parts of one decision are used one kind after the other: an action, then a card, then a space.
    """

    def __init__(self, seed: int) -> None:
        """Begin without a decision."""
        self._luck = Random(seed)
        self._used_kinds: set[str] = set()
        self._idle: set[str] = set()

    def begin_decision(self) -> None:
        """Forget which parts of the last decision were chosen."""
        self._used_kinds.clear()

    def note_idle(self, sight: Sight) -> None:
        """Remember what can be used while nothing is asked: it only shows something."""
        self._idle.update(control.name for control in sight.controls)

    def forget_idle(self) -> None:
        """Forget what only shows something: some of it may have been a choice after all."""
        self._idle.clear()

    def choose(self, sight: Sight) -> Control | None:
        """Return what to use next, None if nothing can be decided."""
        for name in CONFIRMING_NODE_NAMES:
            confirming = sight.control(name)
            if confirming is not None and self._luck.random() < CONFIRMING_SHARE:
                return confirming
        lit = [each for each in sight.controls if not each.name.startswith(LOOKING_NODE_NAMES)]
        offered = [each for each in lit if each.name not in self._idle] or lit
        if not offered:
            return None
        fresh = [control for control in offered if kind_of(control) not in self._used_kinds]
        if not fresh:
            self._used_kinds.clear()
            fresh = offered
        weights = [weight_of(control) for control in fresh]
        [chosen] = self._luck.choices(fresh, weights)
        self._used_kinds.add(kind_of(chosen))
        return chosen

    def chance(self, share: float) -> bool:
        """Return True with this probability."""
        return self._luck.random() < share


def kind_of(control: Control) -> str:
    """Return the kind of a control, which many can have: “card” of “card:3”."""
    return control.name.partition(":")[0] or control.role


def weight_of(control: Control) -> float:
    """Return how gladly a control is used; what ends a turn early is used seldom."""
    return RELUCTANT_WEIGHT if control.name in RELUCTANT_NODE_NAMES else 1.0
