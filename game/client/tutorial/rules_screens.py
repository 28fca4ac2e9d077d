"""The texts about the rules of a title: short pages and a reference."""

from collections.abc import Callable, Sequence

from game.box.rules_reference import SHORT_RULES_TEXT_TABLE
from game.client.app import App
from game.client.widgets.frames import MenuItem
from game.scene.window.window import Screen


def make_rules_menu_entries(app: App, open_short_rules: Callable[[], None]) -> list[MenuItem]:
    """Return the menu entries for the short rules and the full rules, as far as the title has
    them; `open_short_rules` opens the short rules."""
    found: list[MenuItem] = []
    if _short_pages_table_name(app):
        found.append(MenuItem("how-to-play", "book", "@menu-how-to-play", open_short_rules))
    if app.box.reference.articles:
        found.append(MenuItem("rules", "help", "@menu-rules", app.open_rules_at_article_of_nodes))
    return found


def make_short_rules_screen(app: App) -> Screen | None:
    """Return the screen of the short rules, None if the title or edition has none."""
    from game.client.screens.short_rules import ShortRulesScreen

    table = _short_pages_table_name(app)
    return ShortRulesScreen(app, table) if table else None


def make_rules_reference_screen(app: App, node_names: Sequence[str] = ()) -> Screen | None:
    """Return the screen of the full rules at the article about a node (`node_names`, innermost
    first), or at the article about the open edition if there is none about the node. None for a
    title without articles."""
    from game.client.screens.rules import RulesScreen

    reference = app.box.reference
    game = app.known_game_terms()
    article = reference.article_name_for_node(node_names, game) or _edition_article_name(app)
    return RulesScreen(app, article, game) if reference.articles else None


def _short_pages_table_name(app: App) -> str:
    """Return the name of the text table with the open edition's short rules, "" if it has none.

    An edition that has a rules article does not use the title's general short rules.
    """
    tables = (
        f"{SHORT_RULES_TEXT_TABLE}-{app.edition}",
        "" if _edition_article_name(app) else SHORT_RULES_TEXT_TABLE,
    )
    return next((table for table in tables if f"{table}.page-1.head" in app.words), "")


def _edition_article_name(app: App) -> str:
    """Return the name of the article about the open edition, "" if there is none."""
    return app.box.reference.article_name_for_node((f"edition:{app.edition}",))
