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
    """Return the folder, mind class and self-play class of the title's edition (the first listed
    one for ""), None if it has none.
    """
    known = (names for names in MINDS if names[0] == title and edition in ("", names[1]))
    return MINDS.get(next(known, ("", "")))


@cache
def mind_for(title: str, edition: str = "") -> Mind:
    """Make the mind of the title's edition, the first listed one for ""; the plain mind for a title
    without its own.

    Of what nobody has thought about only the rules are known.
    """
    known = _mind_entry(title, edition)
    if known is None:
        return Mind()
    found: Mind = getattr(import_module(f"ai.titles.{known[0]}.mind"), known[1])()
    return found


def self_play_plan(title: str, edition: str = "") -> SelfPlayPlan:
    """Make the self-play plan of the title's edition; KeyError where there is none."""
    known = _mind_entry(title, edition)
    if known is None:
        raise KeyError(f"{title} {edition}")
    found: SelfPlayPlan = getattr(import_module(f"ai.titles.{known[0]}.self_play"), known[2])()
    return found
