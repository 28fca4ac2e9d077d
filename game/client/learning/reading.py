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
    if FIRST_PAGE in desk.words and not _chapter(desk):
        found.append(LearnEntry("how-to-play", "book", "@menu-how-to-play", short))
    if desk.box.reference.articles:
        found.append(LearnEntry("rules", "help", "@menu-rules", desk.help))
    return found


def short_rules(desk: Desk) -> Screen | None:
    """Return the short pages, None for a title without and for editions they do not tell of."""
    from game.client.screens.learn import LearnScreen

    if _chapter(desk):
        return None
    return LearnScreen(desk) if FIRST_PAGE in desk.words else None


def all_rules(desk: Desk, names: Sequence[str] = ()) -> Screen | None:
    """Return the reference at what is asked about, else at the chapter of the edition on the
    desk; None for a title without. What an edition tells otherwise has a topic that begins with
    its name, such as "2007/bill".
    """
    from game.client.screens.rules import RulesScreen

    reference = desk.box.reference
    asked = [each for name in names for each in (f"{desk.edition}/{name}", name)]
    article = reference.about(asked) or _chapter(desk)
    return RulesScreen(desk, article) if reference.articles else None


def _chapter(desk: Desk) -> str:
    """Return the article about the edition on the desk, "" where the usual rules hold."""
    return desk.box.reference.about((f"edition:{desk.edition}",))
