"""Tooltips: their content, and where it comes from."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface


@dataclass(frozen=True, slots=True)
class Tip:
    """A tooltip: a heading, lines, icons, and a badge in a tone: "commit", "calm", "brass"."""

    title: str
    lines: tuple[str, ...] = ()
    badge: str = ""
    tone: str = "commit"
    icons: tuple[Surface, ...] = ()


TipSource = str | Tip | Callable[[], "str | Tip | None"] | None


def tip_of(source: TipSource) -> Tip | None:
    """Return the tooltip to show now; None when there is none."""
    said = source() if callable(source) else source
    if not said:
        return None
    return said if isinstance(said, Tip) else Tip("", (said,))
