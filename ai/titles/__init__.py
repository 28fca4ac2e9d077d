"""What computer players know about each title: a folder with a `mind`, or nothing but its rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from ai.mind import Mind

if TYPE_CHECKING:
    from ai.value.self_play_plan import SelfPlayPlan

# Name in the notation and edition -> folder, class of its mind and of how its value is learned;
# what is not here the plain mind plays.
MINDS: Final[Mapping[tuple[str, str], tuple[str, str, str]]] = {
    ("brass", "2007"): ("brass", "BrassMind", "BrassSelfPlay"),
    ("tiletum", "standard"): ("tiletum", "TiletumMind", "TiletumSelfPlay"),
    ("tinners-trail", "remastered"): ("tinners_trail", "TrailMind", "TrailSelfPlay"),
    ("tinners-trail", "2007"): ("tinners_trail", "Mind2007", "Edition2007SelfPlay"),
}


def _mind_entry(title: str, edition: str) -> tuple[str, str, str] | None:
    """Return the folder, mind class and self-play class of a title's edition (for "" the first
    listed one), or None if it has no mind of its own."""
    known = (names for names in MINDS if names[0] == title and edition in ("", names[1]))
    return MINDS.get(next(known, ("", "")))


@cache
def mind_for(title: str, edition: str = "") -> Mind:
    """Make the mind of a title's edition, for "" of the first listed one; a title without a mind
    of its own gets the plain one, which knows only the rules."""
    known = _mind_entry(title, edition)
    if known is None:
        return Mind()
    found: Mind = getattr(import_module(f"ai.titles.{known[0]}.mind"), known[1])()
    return found


def self_play_plan(title: str, edition: str = "") -> SelfPlayPlan:
    """Make the self-play plan of a title's edition; raise KeyError if it has none."""
    known = _mind_entry(title, edition)
    if known is None:
        raise KeyError(f"{title} {edition}")
    found: SelfPlayPlan = getattr(import_module(f"ai.titles.{known[0]}.self_play"), known[2])()
    return found
