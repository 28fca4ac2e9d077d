"""Hands that play any move at the table of Brass, by clicking or by typing."""

from __future__ import annotations

from game.tabletop.panel.lit import CHOSEN
from tests.helpers.sitter import Sitter


def pick(sitting: Sitter, *, keys: bool, **search: str) -> None:
    """Pick something by a click, or by leading the keyboard there."""
    if keys:
        sitting.pilot.lead(**search)
        sitting.pilot.press("return")
    else:
        sitting.pilot.click(**search)


def confirm(sitting: Sitter, *, keys: bool) -> None:
    """Confirm what is drafted, unless the last pick has answered."""
    if sitting.host.answers:
        return
    if keys:
        sitting.pilot.press("return")
    else:
        sitting.pilot.click(name="confirm")


def play(sitting: Sitter, text: str, *more: str, keys: bool) -> None:
    """Draft and confirm a move by its line in the notation, with further parts of its action."""
    _draft(sitting, text, keys=keys)
    for part in more:
        kind, *words = part.split()
        if kind == "develop":  # the action is begun: only the stack is picked
            pick(sitting, keys=keys, name=f"stack:{words[0]}")
        else:
            _draft(sitting, part, keys=keys)
    confirm(sitting, keys=keys)


def _draft(sitting: Sitter, text: str, *, keys: bool) -> None:
    kind, *words = text.split()
    reach = {
        "build": _build,
        "develop": _develop,
        "sell": _sell,
        "loan": _loan,
        "pass": _passing,
        "card": _card,
    }
    if kind in ("canal", "rail"):
        pick(sitting, keys=keys, name=f"line:{' '.join(words)}")
    elif kind in ("coal", "iron", "remove"):
        pick(sitting, keys=keys, name=f"space:{words[0]}")
    elif kind != "done":
        reach[kind](sitting, words, keys)


def _build(sitting: Sitter, words: list[str], keys: bool) -> None:
    industry, space, *two = words
    if two:
        for slot in (0, 1):
            sitting.pilot.press(str(slot + 1)) if keys else sitting.pilot.click(name=f"card:{slot}")
    else:
        sitting.pilot.press("b") if keys else sitting.pilot.click(name="action:build")
    pick(sitting, keys=keys, name=f"space:{space}")
    stack = sitting.pilot.find(name=f"stack:{industry}")
    if getattr(stack, "state", "") != CHOSEN:
        pick(sitting, keys=keys, name=f"stack:{industry}")


def _develop(sitting: Sitter, words: list[str], keys: bool) -> None:
    sitting.pilot.press("d") if keys else sitting.pilot.click(name="action:develop")
    pick(sitting, keys=keys, name=f"stack:{words[0]}")


def _sell(sitting: Sitter, words: list[str], keys: bool) -> None:
    mill, buyer = words
    pick(sitting, keys=keys, name=f"space:{mill}")
    if sitting.table.draft.value("buyer") == buyer:
        return
    if buyer != "market":
        pick(sitting, keys=keys, name=f"space:{buyer}")
        return
    choices = sitting.table.deed_choices
    number = next(at for at, value in enumerate(choices, start=1) if value == buyer)
    if keys:
        sitting.pilot.press("abcde"[number - 1])
    else:
        sitting.pilot.click(name=f"choice:{number}")


def _loan(sitting: Sitter, words: list[str], keys: bool) -> None:
    sitting.pilot.press("o") if keys else sitting.pilot.click(name="action:loan")
    if sitting.table.draft.pending is not None:
        return
    number = sitting.table.deed_choices.index(words[0]) + 1
    if keys:
        sitting.pilot.press("abcde"[number - 1])
    else:
        sitting.pilot.click(name=f"choice:{number}")


def _passing(sitting: Sitter, words: list[str], keys: bool) -> None:
    sitting.pilot.press("space") if keys else sitting.pilot.click(name="action:pass")


def _card(sitting: Sitter, words: list[str], keys: bool) -> None:
    slot = sitting.table.draft.hand.index(words[0])
    sitting.pilot.press(str(slot + 1)) if keys else sitting.pilot.click(name=f"card:{slot}")
