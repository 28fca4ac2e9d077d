"""The contents list of the rules: all articles by group, or the results of a search."""

from collections.abc import Callable, Iterable
from functools import partial

from game.box.article_search import ArticleMatch
from game.box.known_game_terms import KnownGameTerms
from game.box.rules_reference import RulesReference
from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.scene.drawing.colours import CREAM
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Canvas
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Label

GROUP_HEADING_STYLE = HEADING_STYLE.sized(25)
ICON_SIZE = 26
MIN_LETTERS_KEPT_BEFORE_MATCH = 18  # letters of a line that stand before the found word, at least
ELLIPSIS = "… "
OTHER_GAMES_HEADING = "elsewhere"
MATCH_STYLE = TextStyle("bold", NOTE_STYLE.size, CREAM)
ROUNDING_TOLERANCE_PX = 1  # px by which the edges of a box may be rounded inwards
MAX_WIDTH_SHARE_BEFORE_MATCH = (
    0.6  # of the room beside the found word, at most, for what stands before it
)
FOCUS_RING_ROOM = theme.HAIR_GAP  # around the rows, where the light of the chosen one is drawn


class RulesContents(Column):
    """A column of buttons for the articles of the rules, with the chosen one marked.

    Articles that do not apply to the game come last, under a separate heading.
    """

    def __init__(
        self,
        app: App,
        game: KnownGameTerms,
        *,
        chosen_article: str,
        open_article: Callable[[str], None],
    ) -> None:
        super().__init__(gap=theme.HAIR_GAP, padding=FOCUS_RING_ROOM)
        self._app = app
        self._known_game_terms = game
        self._chosen_article_name = chosen_article
        self._open_article = open_article

    @property
    def _rules_reference(self) -> RulesReference:
        return self._app.box.reference

    def add_all_groups(self) -> None:
        """Add a button for every article, below the heading of its group."""
        for group, names in self._rules_reference.article_names_by_group.items():
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

    def add_search_results(self, article_matches: Iterable[ArticleMatch]) -> None:
        """Add a button for every article found, each with its best line; a heading precedes
        those that do not apply to the game."""
        is_elsewhere = False
        for find in article_matches:
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
        words = Label(text, GROUP_HEADING_STYLE, wraps=True)
        above = theme.TIGHT_GAP if self.children else 0.0
        self.add(Column(words, padding=(above, theme.HAIR_GAP, 0.0, theme.HAIR_GAP)))

    def _add_article_row(self, name: str) -> None:
        head = self._app.say(f"article.{name}.head")
        icon = self._rules_reference.articles[name].icon
        way = ButtonSpec(f"article:{name}", head, partial(self._open_article, name), icon)
        row = way.make_plain_button(
            self._app, "slate", ICON_SIZE, "row", height=theme.CONTROL_HEIGHT
        )
        row.chosen = name == self._chosen_article_name
        self.add(row)

    def _add_matching_line(self, article_match: ArticleMatch) -> None:
        """Add the found line, shortened to the width, with the found word in bold."""
        self.add(
            Row(
                ExcerptLine(article_match),
                padding=(0.0, theme.MEDIUM_GAP, theme.HAIR_GAP, theme.MEDIUM_GAP),
            )
        )


class ExcerptLine(Label):
    """A found line with the found word in bold, shortened at both ends to its width."""

    def __init__(self, article_match: ArticleMatch) -> None:
        super().__init__(article_match.line, NOTE_STYLE, may_shorten=True, grow=1, basis=0.0)
        self._article_match = article_match

    def draw(self, canvas: Canvas) -> None:
        """Draw the words before the match as far as they leave room, the match, and the rest."""
        find = self._article_match
        found = find.line[find.start : find.end]
        room = self.width - self._width(canvas, found, MATCH_STYLE)
        before = self._text_before_match(canvas, room * MAX_WIDTH_SHARE_BEFORE_MATCH)
        left = 0.0
        for text, style in ((before, NOTE_STYLE), (found, MATCH_STYLE)):
            width = self._width(canvas, text, style)
            canvas.draw_text(
                text,
                style,
                (left, 0.0, width + ROUNDING_TOLERANCE_PX / canvas.px_per_u, self.height),
            )
            left += width
        after = find.line[find.end :]
        rest = self.width - left
        room_px = canvas.rect_px(left, 0.0, rest, self.height).width
        after = canvas.kit.lettering.shortened_text(after, NOTE_STYLE, canvas.px_per_u, room_px)
        canvas.draw_text(after, NOTE_STYLE, (left, 0.0, rest, self.height))

    def _text_before_match(self, canvas: Canvas, max_width: float) -> str:
        """Return the text before the match, without its first words if it is long or wider than
        `max_width` u."""
        find = self._article_match
        start = _excerpt_start_index(find)
        before = (ELLIPSIS if start else "") + find.line[start : find.start]
        while self._width(canvas, before, NOTE_STYLE) > max_width and start < find.start:
            start = find.line.find(" ", start + 1, find.start)
            if start < 0:
                return ELLIPSIS
            before = ELLIPSIS + find.line[start : find.start].lstrip()
        return before

    def _width(self, canvas: Canvas, text: str, style: TextStyle) -> float:
        return (
            canvas.kit.lettering.line_width_px(text, style, canvas.px_per_u) / canvas.px_per_u
            if text
            else 0.0
        )


def _excerpt_start_index(article_match: ArticleMatch) -> int:
    """Return the index at which the excerpt of a found line starts: 0, or the beginning of a
    word a little before the match."""
    if article_match.start <= MIN_LETTERS_KEPT_BEFORE_MATCH:
        return 0
    return article_match.line.rfind(" ", 0, article_match.start - MIN_LETTERS_KEPT_BEFORE_MATCH) + 1
