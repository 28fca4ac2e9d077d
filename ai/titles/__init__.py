"""What computer players know about each title: a folder with a `mind`, or nothing but its rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ai.mind import Mind

if TYPE_CHECKING:
    from ai.value.self_play_plan import SelfPlayPlan

# Name in the notation and edition -> module and class; what is not here the plain mind plays.
MINDS: Final = MappingProxyType(
    {
        ("brass", "2007"): ("ai.titles.brass.mind", "BrassMind"),
        ("tiletum", "standard"): ("ai.titles.tiletum.mind", "TiletumMind"),
        ("tinners-trail", "remastered"): ("ai.titles.tinners_trail.mind", "TrailMind"),
        ("tinners-trail", "2007"): ("ai.titles.tinners_trail.mind", "Mind2007"),
    }
)


@cache
def mind_for(title: str, edition: str = "") -> Mind:
    """Return what is known of the title's edition, the first known one where none is named.

    Of what nobody has thought about only the rules are known.
    """
    known = [names for names in MINDS if names[0] == title and edition in ("", names[1])]
    if not known:
        return Mind()
    module, class_name = MINDS[known[0]]
    found: Mind = getattr(import_module(module), class_name)()
    return found


def self_play_plan(title: str, edition: str = "") -> SelfPlayPlan:
    """Return how the value of the title's edition is learned; KeyError where nothing is."""
    plan = mind_for(title, edition).self_play_plan()
    if plan is None:
        raise KeyError(f"{title} {edition}")
    return plan
