"""The texts about the rules of a title: short pages and a reference."""

from collections.abc import Callable, Sequence

from game.box.reference import SHORT_RULES
from game.client.app import App
from game.client.widgets.frames import MenuItem
from game.scene.window.window import Screen


def reading_entries(app: App, short: Callable[[], None]) -> list[MenuItem]:
    """Return the menu entries of these texts for the page "Learn and practise"."""
    found: list[MenuItem] = []
    if _short_pages(app):
        found.append(MenuItem("how-to-play", "book", "@menu-how-to-play", short))
    if app.box.reference.articles:
        found.append(MenuItem("rules", "help", "@menu-rules", app.help))
    return found


def short_rules(app: App) -> Screen | None:
    """Return the short pages, None for titles and editions without them."""
    from game.client.screens.short_rules import ShortRulesScreen

    table = _short_pages(app)
    return ShortRulesScreen(app, table) if table else None


def all_rules(app: App, names: Sequence[str] = ()) -> Screen | None:
    """Return the reference at a topic, else at the chapter of the open edition; None for a title
    without one.

    Where a game differs from the default, its topics begin with a word of the game, such as
    "2007/bill".
    """
    from game.client.screens.rules import RulesScreen

    reference = app.box.reference
    game = app.game_in_hand()
    article = reference.about(names, game) or _edition_chapter(app)
    return RulesScreen(app, article, game) if reference.articles else None


def _short_pages(app: App) -> str:
    """Return the text table of the open edition's short pages; the default ones exclude editions
    with a chapter of their own."""
    tables = (f"{SHORT_RULES}-{app.edition}", "" if _edition_chapter(app) else SHORT_RULES)
    return next((table for table in tables if f"{table}.page-1.head" in app.words), "")


def _edition_chapter(app: App) -> str:
    """Return the article about the open edition, "" if the default rules apply."""
    return app.box.reference.about((f"edition:{app.edition}",))
