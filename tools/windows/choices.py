"""What a plain player uses next at a table, decided from what can be used in the window alone."""

from random import Random
from typing import Final

from tools.windows.sight import Control, Sight

CONFIRMING_NODE_NAMES: Final = ("sheet-confirm", "confirm", "vote-yes")
LOOKING_NODE_NAMES: Final = (
    *("company", "hide-hand", "hint", "icon:", "journal", "last-turns", "map-", "reset", "seat:"),
    *("skip-turns", "undo", "zoom"),
)
"""Name prefixes of controls that only show something or undo something."""
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
    """Chooses at random among the active controls; the same seed makes the same choices.

    Within one decision it chooses from each kind of control in turn: an action, then a card, then a
    space.
    """

    def __init__(self, seed: int) -> None:
        """Begin without a decision."""
        self._luck = Random(seed)
        self._used_kinds: set[str] = set()
        self._idle: set[str] = set()

    def begin_decision(self) -> None:
        """Forget which kinds of controls were used for the last decision."""
        self._used_kinds.clear()

    def note_idle(self, sight: Sight) -> None:
        """Remember the controls that are active while no decision is asked, since they only show
        something."""
        self._idle.update(control.name for control in sight.controls)

    def forget_idle(self) -> None:
        """Forget the controls of `note_idle`, since some of them may be needed for a decision."""
        self._idle.clear()

    def choose(self, sight: Sight) -> Control | None:
        """Return the control to use next, None if none can be used for a decision; a button that
        confirms is preferred."""
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
    """Return the kind of a control, which is the part of its name before the colon (“card” of
    “card:3”), or its role."""
    return control.name.partition(":")[0] or control.role


def weight_of(control: Control) -> float:
    """Return the relative probability of choosing a control: small for one that ends a turn early,
    else 1."""
    return RELUCTANT_WEIGHT if control.name in RELUCTANT_NODE_NAMES else 1.0
