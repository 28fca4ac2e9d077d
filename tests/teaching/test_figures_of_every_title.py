"""Pictures in the rules to look up and in the short rules: a piece that lies only on tables of one
edition is not shown for another.
"""

from collections.abc import Callable, Mapping

import pytest

from game.box.article_scope import known_terms_of_edition
from game.box.rules_reference import SHORT_RULES_TEXT_TABLE
from game.client.app import App
from game.titles import title_by_name
from tests.helpers.drawn_symbols import SymbolWatch
from tests.helpers.every_table import looks_at_tables, set_ups
from tests.teaching.conftest import DeskOf, OpenFlow
from tests.teaching.every_title import TAUGHT
from tests.teaching.playing import Taught

pytestmark = pytest.mark.thorough

EVERY_STEP = 9
FIGURE_SCALE = 0.613  # no other picture has it
ONLY_AN_ICON = frozenset({"steam-pump"})
"""Printed pieces that a table shows as an icon: the columns of pumps of 2007."""

of_several_editions = pytest.mark.parametrize(
    "taught",
    [taught for taught in TAUGHT if len(title_by_name(taught.name).editions) > 1],
    ids=str,
)


class Symbols:
    """Knows what the figures of a title are drawn of, and what lies on tables of an edition."""

    def __init__(self, app: App, watch: SymbolWatch) -> None:
        self._app = app
        self._watch = watch

    def of_figure(self, figure: str) -> frozenset[str]:
        """Return what draws a figure."""
        return self._drawn(
            lambda: self._app.box.pictures_outside_table.enlarged_piece(figure, FIGURE_SCALE)
        )

    def on_tables(self, edition: str) -> frozenset[str]:
        """Return what is drawn on tables of an edition, with every number of seats."""
        return self._drawn(lambda: self._draw_tables(edition))

    def _drawn(self, draw: Callable[[], object]) -> frozenset[str]:
        self._watch.forget()
        draw()
        return self._watch.names

    def _draw_tables(self, edition: str) -> None:
        """Have tables drawn that are new, so that each asks the art for all its pieces."""
        app = self._app
        for options in set_ups(app.box.title, ()):
            if options.edition == edition:
                for _ in looks_at_tables(app, options, seed=3, every=EVERY_STEP):
                    pass


def shown_in(app: App, edition: str) -> Mapping[str, frozenset[str]]:
    """Return the figures of each article that holds in an edition, and of its short rules."""
    reference = app.box.reference
    game = known_terms_of_edition(app.box.title, edition)
    shown = {
        name: frozenset(reference.piece_names_of_article(name, game))
        for name in reference.articles
        if reference.applies_to_game(name, game)
    }
    table = f"{SHORT_RULES_TEXT_TABLE}-{edition}"
    pages = reference.short_rules_pieces.get(
        table, reference.short_rules_pieces[SHORT_RULES_TEXT_TABLE]
    )
    return {**shown, "the short rules": frozenset(piece for page in pages for piece in page)}


@of_several_editions
def test_figures_of_an_edition_lie_on_its_tables(
    open_flow: OpenFlow, desk_of: DeskOf, taught: Taught, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_flow(taught.name)
    app = desk_of(taught.name)
    symbols = Symbols(app, SymbolWatch(monkeypatch))
    lie = {edition: symbols.on_tables(edition) for edition in app.box.title.editions}
    anywhere = frozenset().union(*lie.values())
    drawn_of = {figure: symbols.of_figure(figure) for figure in taught.figures}
    foreign = {
        (edition, article, figure)
        for edition, there in lie.items()
        for article, figures in shown_in(app, edition).items()
        for figure in figures - ONLY_AN_ICON
        if drawn_of[figure] & anywhere and not drawn_of[figure] & there
    }
    assert foreign == set()


def test_a_mine_of_2007_is_dug_in_the_ground_and_not_on_a_tile(desk_of: DeskOf) -> None:
    shown = shown_in(desk_of("tinners-trail"), "2007")["auction"]
    assert "ground" in shown
    assert "tile-up" not in shown
