"""One way of learning or practising, as the page "Learn and practise" offers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LearnEntry:
    """A way in: `key` names its words (table `menu`, with a `-note`), `icon` one of the kit.

    `cap` is the key that opens it. `note` replaces the quiet line, to tell how far one has come.
    """

    key: str
    icon: str
    cap: str
    open: Callable[[], None]
    note: str = ""
