"""The contents list of the rules: all articles by group, or the results of a search."""

from collections.abc import Callable, Iterable
from functools import partial

from game.box.article_search import ArticleMatch
from game.box.game_in_hand import KnownGameTerms
from game.box.reference import RulesReference
from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.scene.drawing.colours import CREAM
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Canvas
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import HEAD, NOTE
from game.scene.widgets import Label

HEADING = HEAD.sized(25)
ICON = 26
BEFORE = 18  # letters of a line that stand before the found word, at least
MORE = "… "
ELSEWHERE = "elsewhere"
FOUND = TextStyle("bold", NOTE.size, CREAM)
RING_ROOM = theme.HAIR  # around the rows, where the light of the chosen one is drawn


class RulesContents(Column):
    """A column of buttons for the articles of the rules, with the chosen one marked.

    Articles that do not apply to the game come last, under a separate heading.
    """

    def __init__(
        self,
        app: App,
        game: KnownGameTerms,
        *,
        chosen: str,
        open_article: Callable[[str], None],
    ) -> None:
        super().__init__(gap=theme.HAIR, padding=RING_ROOM)
        self._app = app
        self._known_game_terms = game
        self._chosen_article = chosen
        self._open_article = open_article

    @property
    def _rules_reference(self) -> RulesReference:
        return self._app.box.reference

    def add_all_groups(self) -> None:
        """Add a button for every article, below the heading of its group."""
        for group, names in self._rules_reference.groups.items():
            here = [name for name in names if self._applies_to_game(name)]
            if here:
                self._add_heading(self._app.say(f"reference-group.{group}"))
                for name in here:
                    self._add_article_row(name)
        others = [
            name for name in self._rules_reference.article_names if not self._applies_to_game(name)
        ]
        if others:
            self._add_heading(self._other_games_heading())
        for name in others:
            self._add_article_row(name)

    def add_search_results(self, finds: Iterable[ArticleMatch]) -> None:
        """Add a button for every article found, each with its best line; a heading precedes
        those that do not apply to the game."""
        is_elsewhere = False
        for find in finds:
            if not self._applies_to_game(find.name) and not is_elsewhere:
                is_elsewhere = True
                self._add_heading(self._other_games_heading())
            self._add_article_row(find.name)
            self._add_matching_line(find)

    def _applies_to_game(self, name: str) -> bool:
        return self._rules_reference.applies_to_game(name, self._known_game_terms)

    def _other_games_heading(self) -> str:
        return self._app.say(
            "rules.other-games" if self._known_game_terms.is_under_way else "rules.other"
        )

    def _add_heading(self, text: str) -> None:
        words = Label(text, HEADING, wrap=True)
        above = theme.TIGHT if self.children else 0.0
        self.add(Column(words, padding=(above, theme.HAIR, 0.0, theme.HAIR)))

    def _add_article_row(self, name: str) -> None:
        head = self._app.say(f"article.{name}.head")
        icon = self._rules_reference.articles[name].icon
        way = ButtonSpec(f"article:{name}", head, partial(self._open_article, name), icon)
        row = way.make_plain_button(self._app, "slate", ICON, "row", height=theme.CONTROL)
        row.chosen = name == self._chosen_article
        self.add(row)

    def _add_matching_line(self, find: ArticleMatch) -> None:
        """Add the found line, shortened to the width, with the found word in bold."""
        start = _excerpt_start_index(find)
        before = (MORE if start else "") + find.line[start : find.start]
        found = find.line[find.start : find.end]
        after = find.line[find.end :]
        parts = [
            Label(before, NOTE, label=find.line, shrink=0.0) if before else None,
            Label(found, FOUND, label=find.line, may_shorten=True),
            ExcerptEnd(after, NOTE, label=find.line, may_shorten=True) if after else None,
        ]
        self.add(Row(*parts, padding=(0.0, theme.GAP, theme.HAIR, theme.GAP)))


class ExcerptEnd(Label):
    """The end of an excerpt: shortened to its width, in letters of the same size as the rest."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the shortened line."""
        room = canvas.box(*self.box()).width
        line = canvas.kit.lettering.shortened_text(self.text_shown, self.style, canvas.k, room)
        canvas.draw_text(line, self.style, self.box())


def _excerpt_start_index(find: ArticleMatch) -> int:
    """Return the index at which the excerpt of a found line starts: 0, or the beginning of a
    word a little before the match."""
    if find.start <= BEFORE:
        return 0
    return find.line.rfind(" ", 0, find.start - BEFORE) + 1
