"""Tip: what a tooltip says."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface


@dataclass(frozen=True, slots=True)
class Tip:
    """A heading, short lines, and beside the heading small icons and a badge in a tone ("commit",
    "calm", "brass").
    """

    title: str
    lines: tuple[str, ...] = ()
    badge: str = ""
    tone: str = "commit"
    icons: tuple[Surface, ...] = ()


TipSource = str | Tip | Callable[[], "str | Tip | None"] | None


def tip_of(source: TipSource) -> Tip | None:
    """The tip to show now; None when there is nothing to say."""
    said = source() if callable(source) else source
    if not said:
        return None
    return said if isinstance(said, Tip) else Tip("", (said,))
