"""What computer players know about each title: a folder with a `mind`, or nothing but its rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ai.mind import Mind

if TYPE_CHECKING:
    from ai.value.course import ValueCourse

# Name in the notation -> module and class; a title that is not here is played by the plain mind.
MINDS: Final = MappingProxyType({"tinners-trail": ("ai.titles.tinners_trail.mind", "TrailMind")})


@cache
def mind_for(title: str) -> Mind:
    """Return what is known of the title; of one nobody has thought about, its rules."""
    if title not in MINDS:
        return Mind()
    module, class_name = MINDS[title]
    found: Mind = getattr(import_module(module), class_name)()
    return found


def course_of(title: str) -> ValueCourse:
    """Return how the title's value is learned; KeyError where nothing is learned."""
    course = mind_for(title).course()
    if course is None:
        raise KeyError(title)
    return course
