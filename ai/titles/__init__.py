"""What computer players know about each title: a folder with a module `title_ai`, or nothing but
its rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from ai.title_ai import TitleAi

if TYPE_CHECKING:
    from ai.value.self_play_plan import SelfPlayPlan

# Name in the notation and edition -> folder, class of its AI and of how its value is learned;
# what is not here the plain AI plays.
TITLE_AI_CLASSES: Final[Mapping[tuple[str, str], tuple[str, str, str]]] = {
    ("brass", "2007"): ("brass", "BrassAi", "BrassSelfPlayPlan"),
    ("tiletum", "standard"): ("tiletum", "TiletumAi", "TiletumSelfPlayPlan"),
    ("tinners-trail", "remastered"): ("tinners_trail", "TrailAi", "TrailSelfPlayPlan"),
    ("tinners-trail", "2007"): ("tinners_trail", "TrailAi2007", "Edition2007SelfPlayPlan"),
}


def _title_ai_entry(title: str, edition: str) -> tuple[str, str, str] | None:
    """Return the folder, AI class and self-play class of a title's edition (for "" the first listed
    one), or None if there is no AI for it."""
    known = (names for names in TITLE_AI_CLASSES if names[0] == title and edition in ("", names[1]))
    return TITLE_AI_CLASSES.get(next(known, ("", "")))


@cache
def title_ai_for(title: str, edition: str = "") -> TitleAi:
    """Make the AI of a title's edition, for "" of the first listed one; a title for which there is
    none gets the plain one, which knows only the rules."""
    known = _title_ai_entry(title, edition)
    if known is None:
        return TitleAi()
    found: TitleAi = getattr(import_module(f"ai.titles.{known[0]}.title_ai"), known[1])()
    return found


def self_play_plan(title: str, edition: str = "") -> SelfPlayPlan:
    """Make the self-play plan of a title's edition; raise KeyError if it has none."""
    known = _title_ai_entry(title, edition)
    if known is None:
        raise KeyError(f"{title} {edition}")
    found: SelfPlayPlan = getattr(import_module(f"ai.titles.{known[0]}.self_play"), known[2])()
    return found
