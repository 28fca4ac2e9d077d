"""What there is to read about the rules of a title: short pages, a reference, both or neither."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.desk import Desk
from game.client.learning.learn_entry import LearnEntry
from game.scene.screen import Screen

FIRST_PAGE = "learn.page-1.head"


def reading_entries(desk: Desk, short: Callable[[], None]) -> list[LearnEntry]:
    """Return the ways to what can be read, for the page "Learn and practise"."""
    found: list[LearnEntry] = []
    if FIRST_PAGE in desk.words:
        found.append(LearnEntry("how-to-play", "book", "@menu-how-to-play", short))
    if desk.box.reference.articles:
        found.append(LearnEntry("rules", "help", "@menu-rules", desk.help))
    return found


def short_rules(desk: Desk) -> Screen | None:
    """Return the short pages, None for a title without."""
    from game.client.screens.learn import LearnScreen

    return LearnScreen(desk) if FIRST_PAGE in desk.words else None


def all_rules(desk: Desk, names: Sequence[str] = ()) -> Screen | None:
    """Return the reference at what is asked about, None for a title without."""
    from game.client.screens.rules import RulesScreen

    reference = desk.box.reference
    return RulesScreen(desk, reference.about(names)) if reference.articles else None
