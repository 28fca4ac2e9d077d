"""Tooltips: their content, and where it comes from."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface


@dataclass(frozen=True, slots=True)
class Tooltip:
    """The content of a tooltip: a heading, lines, icons, and a badge with a tone, which is
    "commit", "calm" or "brass"."""

    title: str
    lines: tuple[str, ...] = ()
    badge_text: str = ""
    badge_tone: str = "commit"
    icons: tuple[Surface, ...] = ()


TooltipSource = str | Tooltip | Callable[[], "str | Tooltip | None"] | None


def tooltip_from_source(source: TooltipSource) -> Tooltip | None:
    """Return the tooltip that `source` gives now: `source` is a text, a tooltip, or a function that
    returns a text or a tooltip. None when it is empty."""
    said = source() if callable(source) else source
    if not said:
        return None
    return said if isinstance(said, Tooltip) else Tooltip("", (said,))
