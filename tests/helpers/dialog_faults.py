"""What a dialog does against the rule of confirmations: its buttons say what happens, Escape leaves
everything as it is, and the focus begins on what can be taken back."""

from fnmatch import fnmatchcase
from typing import Final

from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.widgets import Button, Label

BARE_WORDS: Final = frozenset(
    {"yes", "no", "ok", "okay", "sure", "tak", "nie", "dobrze", "ano", "ne", "dobře"}
)
"""Words that say nothing about what a button does, in all languages."""

LOSING_REPLIES: Final = (
    *("lesson-again", "lesson-leave", "leave", "send-away:*", "shut-door"),
    *("end-now", "stop-now", "stop-hosting", "unsaved", "quick", "delete", "remove-yes"),
    *("level:*", "sit-down", "play-ours"),
)
"""Names of replies after which something is lost, known to others, or played by somebody else."""

HARMLESS_REPLIES: Final = (
    *("lesson-stay", "cancel", "stay", "open-door", "keep", "keep-hosting", "look-on", "link-*"),
    *("seat:*", "copy-path", "copy-address", "folder", "whole", "numbers", "retry", "again"),
    *("file", "close", "rename", "duplicate", "give-out", "remove-no", "choose", "phrase:*", "*:*"),
)
"""Names of replies that change nothing, or nothing that the player cannot change back; "*:*" are
kinds of quick practice."""


def is_losing(name: str) -> bool:
    """Return whether the reply with this name loses something."""
    return any(fnmatchcase(name, pattern) for pattern in LOSING_REPLIES)


def dialog_faults(stage: Stage, modal: Modal) -> list[str]:
    """Return what is wrong with a dialog that has just opened on top of the stage."""
    parts = list(modal.walk())
    buttons = [part for part in parts if isinstance(part, Button) and part.visible]
    faults = [
        f"the button “{button.label}” does not say what it does"
        for button in buttons
        if button.label.strip(".!? ").casefold() in BARE_WORDS
    ]
    losing = [button for button in buttons if is_losing(button.name)]
    focus = stage.focus.node
    if focus is not None and is_losing(focus.name):
        faults.append(f"the focus begins on “{focus.label}”")
    if not losing:
        return faults
    if modal.is_closable and not any(_is_way_back(button) for button in buttons):
        faults.append(f"no button of “{modal.label}” does what Escape does")
    if any(_is_way_back(button) for button in losing):
        faults.append(f"Escape loses something in “{modal.label}”")
    if not any(isinstance(part, Label) and part.label not in ("", modal.label) for part in parts):
        faults.append(f"“{modal.label}” does not say what is lost or changed")
    return faults


def _is_way_back(button: Node) -> bool:
    return isinstance(button, Button) and button.key_cap == "@back"
