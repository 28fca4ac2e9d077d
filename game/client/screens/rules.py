"""The complete rules, with a search; what applies to the current game comes first."""

from functools import partial

from game.box.article_scope import UNKNOWN_GAME_TERMS
from game.box.article_search import ArticleMatch
from game.box.known_game_terms import KnownGameTerms, ScopeTerms
from game.client.app import App
from game.client.screens.rules_contents import RulesContents
from game.client.screens.rules_scope_text import rules_scope_text_of
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import Flourish, make_icon_sprite
from game.client.widgets.ornaments import make_tailpiece_ornament
from game.client.widgets.page import Page
from game.client.widgets.piece_row import PieceRow
from game.client.widgets.scroll_pane import ScrollPane
from game.scene.drawing.colours import CHOUGH, INK, RULE
from game.scene.layout import Column, Row, WrappingRow, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import NOTE_STYLE, PAPER_STYLES
from game.scene.widgets import Label, TextField

PAGE_MAX_WIDTH = 1560.0
PAGE_MIN_WIDTH = 560.0
PAGE_MAX_HEIGHT = 960.0
WIDE_LIST_WIDTH = 440.0
NARROW_LIST_WIDTH = 320.0
WIDE_LIST_MIN_PAGE_WIDTH = 1200.0
FOLDED_BELOW_WIDTH = 860.0
"""The width in u of an upright page below which the contents are placed above the article."""
FOLDED_LIST_HEIGHT = 260.0
HEADING_STYLE = TextStyle("head", 48, INK)
TEXT_STYLE = TextStyle("text", 25, INK)
CAPTION_STYLE = TextStyle("bold", 21, CHOUGH)
PAPER_PADDING = (theme.EXTRA_WIDE_GAP, 56.0)
ICON_SIZE = 72.0
SEARCH_FIELD_HEIGHT = 48.0
TALLEST_PIECE_HEIGHT = 144.0
BUTTON_WIDTH = 340.0
SEARCH_FIELD_NAME = "search"


class RulesScreen(Page):
    """The page of the full rules: contents, search and the chosen `article_name`.

    A button, or Alt and the left arrow, returns to the previous article. Articles that apply to
    `game` come first; the others are marked.
    """

    first_focus = SEARCH_FIELD_NAME

    def __init__(
        self, app: App, article_name: str = "", game: KnownGameTerms = UNKNOWN_GAME_TERMS
    ) -> None:
        super().__init__(app)
        self._reference = reference = app.box.reference
        self._known_game_terms = game
        here = (name for name in reference.article_names if reference.applies_to_game(name, game))
        self.article = article_name or next(here, "")
        self._search_text = ""
        self._previous_article_names: list[str] = []

    def show_article(self, article_name: str) -> None:
        """Show another article, and remember the old one so that `show_previous_article` can return
        to it. Do nothing if the name is empty, or if this article is already shown."""
        if article_name and article_name != self.article:
            self._previous_article_names.append(self.article)
            self.article = article_name
            self.kit.sound.play("page")
            self.rebuild()

    def show_previous_article(self) -> None:
        """Return to the article shown before, if there is one."""
        if self._previous_article_names:
            self.article = self._previous_article_names.pop()
            self.kit.sound.play("page")
            self.rebuild()

    def content_sentences(self) -> tuple[str, ...]:
        """Return the article's heading, the games to which it applies, and its paragraphs, as
        sentences."""
        head = self.app.say(f"article.{self.article}.head")
        lines = self._reference.article_lines(self.article, self.app.words, self._known_game_terms)
        return (head, *filter(None, [self._scope_text()]), *(line.text for line in lines))

    def build(self, units: WindowUnits) -> None:
        """Add the contents, the article beside or below them, and the buttons."""
        page = self.add_sheet(PAGE_MAX_WIDTH, PAGE_MIN_WIDTH, PAGE_MAX_HEIGHT, is_scrollable=True)
        contents = self._build_contents()
        article = self._build_article()
        width = WIDE_LIST_WIDTH if page.width >= WIDE_LIST_MIN_PAGE_WIDTH else NARROW_LIST_WIDTH
        line = Column if page.width < FOLDED_BELOW_WIDTH and page.height > page.width else Row
        if line is Column:
            contents.height = FOLDED_LIST_HEIGHT
        else:
            contents.width = width
        content = Column(
            line(contents, article, gap=theme.WIDE_GAP, grow=1, basis=0.0),
            self._build_buttons(width),
            gap=theme.WIDE_GAP,
            min_height=page.height,
        )
        self.add_sheet_with_content(
            content,
            max_width=PAGE_MAX_WIDTH,
            min_width=PAGE_MIN_WIDTH,
            max_height=PAGE_MAX_HEIGHT,
            is_scrollable=True,
        )
        text = content.find("text")
        if isinstance(text, ScrollPane):
            text.focusable = text.is_scrollable

    def _build_contents(self) -> Column:
        say = self.app.say
        words = say("rules.search")
        field = TextField(
            self._search_text,
            self._on_search_typed,
            placeholder=words,
            label=words,
            name=SEARCH_FIELD_NAME,
            height=SEARCH_FIELD_HEIGHT,
        )
        field.keys = ("@menu-rules-search",)
        field.is_cleared_by_escape = True
        field.on_submit = self._show_first_result
        is_searching = bool(self._search_text.strip())
        rows = RulesContents(
            self.app,
            self._known_game_terms,
            chosen_article=self.article,
            open_article=self.show_article,
        )
        if is_searching:
            rows.add_search_results(self._search_results())
        else:
            rows.add_all_groups()
        below: Node
        if rows.children:
            label = " ".join(filter(None, (say("rules.contents"), self._search_text.strip())))
            below = ScrollPane(rows, name="contents", label=label, grow=1)
            if not is_searching:
                below.kept_in_sight = rows.find(f"article:{self.article}")
        else:
            words = say(
                "rules.none-of-several" if len(self._search_text.split()) > 1 else "rules.none"
            )
            below = Label(words, NOTE_STYLE, wraps=True, grow=1)
        return Column(field, below, gap=theme.WIDE_GAP, padding=theme.WIDE_GAP, skin="slate")

    def _search_results(self) -> tuple[ArticleMatch, ...]:
        return self._reference.search_articles(
            self._search_text, self.app.words, self._known_game_terms
        )

    def _show_first_result(self) -> None:
        self.show_article(next((find.name for find in self._search_results()), ""))

    def _on_search_typed(self, typed_text: str) -> None:
        self._search_text = typed_text
        self.rebuild()

    def _terms_to_show(self, scope: ScopeTerms) -> ScopeTerms:
        """Return the terms of a scope that the current game does not decide; if the article does
        not apply to that game, return all terms."""
        if self._reference.applies_to_game(self.article, self._known_game_terms):
            return self._known_game_terms.undecided_terms(scope)
        return scope

    def _scope_text(self) -> str:
        """Return a text about the games to which the article applies; "" if it certainly applies
        to this one."""
        scope = self._reference.articles[self.article].scope
        if self._reference.applies_to_game(self.article, self._known_game_terms):
            return rules_scope_text_of(self.app, self._known_game_terms.undecided_terms(scope))
        key = (
            "rules.not-in-this-game"
            if self._known_game_terms.is_under_way
            else "rules.not-in-this-edition"
        )
        return self.app.say(key, games=rules_scope_text_of(self.app, scope))

    def _build_article(self) -> Column:
        paper = Column(
            gap=theme.TIGHT_GAP, padding=PAPER_PADDING, skin="parchment", grow=1, basis=0.0
        )
        if not self.article:
            return paper
        head = self.app.say(f"article.{self.article}.head")
        about = self._reference.articles[self.article]
        picture = make_icon_sprite(
            self.app.box.pictures_outside_table, about.icon, ICON_SIZE, "ink"
        )
        title = Label(head, HEADING_STYLE, wraps=True, grow=1, basis=0.0)
        text = Column(
            *self._build_article_nodes(),
            make_tailpiece_ornament(self.app, about.icon),
            gap=theme.WIDE_GAP,
        )
        return paper.add(
            WrappingRow(picture, title, gap=theme.EXTRA_WIDE_GAP, align="centre"),
            Flourish(colour=RULE),
            ScrollPane(text, name="text", label=head, grow=1),
        )

    def _build_article_nodes(self) -> list[Node]:
        """Return the nodes of the article: its pieces, its paragraphs, and links to related
        articles."""
        app = self.app
        parts: list[Node] = []
        if figures := self._reference.piece_names_of_article(self.article, self._known_game_terms):
            parts.append(
                PieceRow(
                    app.box.pictures_outside_table, figures, tallest_piece=TALLEST_PIECE_HEIGHT
                )
            )
        parts += _build_scope_caption(self._scope_text())
        for line in self._reference.article_lines(self.article, app.words, self._known_game_terms):
            caption = _build_scope_caption(
                rules_scope_text_of(app, self._terms_to_show(line.scope))
            )
            parts.append(Column(*caption, Label(line.text, TEXT_STYLE, wraps=True)))
        if links := self._reference.related_article_names(self.article, self._known_game_terms):
            parts.append(Label(app.say("rules.see-also"), PAPER_STYLES.bold))
            parts.append(WrappingRow(*map(self._make_article_link, links), gap=theme.TIGHT_GAP))
        return parts

    def _make_article_link(self, name: str) -> Node:
        head = self.app.say(f"article.{name}.head")
        picture = self._reference.articles[name].icon
        way = ButtonSpec(f"see:{name}", head, partial(self.show_article, name), picture)
        return way.make_plain_button(self.app, layout="row", height=theme.CONTROL_HEIGHT)

    def _build_buttons(self, width: float) -> Row:
        """Return the row with the button to the previous article, `width` u wide, and the button
        that closes the page."""
        say = self.app.say
        keys = ("@menu-rules-before",)
        first = "" if self._previous_article_names else say("rules.first")
        before = ButtonSpec(
            "before", say("rules.before"), self.show_previous_article, "prev", "", keys, first
        )
        close = ButtonSpec("close", say("button.close"), self.go_back, "x", "@back")
        return Row(
            before.make_grand_button(
                self.app, basis=width, max_width=width, height=theme.GRAND_BUTTON_HEIGHT
            ),
            close.make_grand_button(
                self.app, is_main_button=True, height=theme.GRAND_BUTTON_HEIGHT, basis=BUTTON_WIDTH
            ),
            gap=theme.WIDE_GAP,
            justify="between",
        )


def _build_scope_caption(caption: str) -> list[Node]:
    """Return a list with the caption above a paragraph that does not apply to every game; [] for
    an empty caption."""
    return [Label(caption, CAPTION_STYLE, wraps=True)] if caption else []
