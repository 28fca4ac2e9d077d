"""The complete rules, with a search; what applies to the current game comes first."""

from functools import partial

from game.box.article_scope import ANY_GAME
from game.box.article_search import Find
from game.box.game_in_hand import GameInHand, Scope
from game.client.app import App
from game.client.screens.rules_contents import RulesContents
from game.client.screens.scope_words import scope_told
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.figure_row import FigureRow
from game.client.widgets.frames import Flourish, icon
from game.client.widgets.ornaments import tailpiece
from game.client.widgets.page import Page
from game.client.widgets.text import PageColumn, ScrollPane
from game.scene.drawing.colours import CHOUGH, INK, RULE
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import NOTE, ON_PAPER
from game.scene.widgets import Label, Panel, TextField

WIDE = 1560.0
NARROW = 900.0
TALL = 960.0
LIST_WIDE = 440.0
LIST_NARROW = 320.0
LIST_ROOM = 1200.0
HEADING = TextStyle("head", 48, INK)
TEXT = TextStyle("text", 25, INK)
CAPTION = TextStyle("bold", 21, CHOUGH)
CAPTION_GAP = 2.0
GAP = 20.0
SIDE = 56.0
LINE = 33.0
ROW = 46.0
FOOT = 70.0
ICON = 72.0
HEAD_HEIGHT = 134.0
FIELD = 48.0
FIGURES = 144.0
BUTTON = 340.0
SEARCH = "search"


class RulesScreen(Page):
    """`article` is the article shown; earlier ones return by the button or Alt and left.

    Articles that apply to `game` come first, the others are marked.
    """

    first_focus = SEARCH

    def __init__(self, app: App, article: str = "", game: GameInHand = ANY_GAME) -> None:
        super().__init__(app)
        self._reference = reference = app.box.reference
        self._game = game
        here = (name for name in reference.order if reference.holds(name, game))
        self.article = article or next(here, "")
        self._typed = ""
        self._read: list[str] = []
        self._k = 1.0  # px of a u of the page

    def open(self, article: str) -> None:
        """Show another article."""
        if article and article != self.article:
            self._read.append(self.article)
            self.article = article
            self.kit.sound.play("page")
            self.rebuild()

    def open_before(self) -> None:
        """Show the article that was shown before this one."""
        if self._read:
            self.article = self._read.pop()
            self.kit.sound.play("page")
            self.rebuild()

    def described(self) -> tuple[str, ...]:
        """Return the article as text."""
        head = self.app.say(f"article.{self.article}.head")
        lines = self._reference.lines(self.article, self.app.words, self._game)
        return (head, *filter(None, [self._scope_told()]), *(line.text for line in lines))

    def build(self, units: Units) -> None:
        """Add contents, article and buttons."""
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        self._k = units.k * page.scale
        left = LIST_WIDE if page.width >= LIST_ROOM else LIST_NARROW
        height = page.height - FOOT - GAP
        contents = Panel("slate", **box(0, 0, left, height))
        contents.add(*self._contents(left, height))
        width = page.width - left - GAP
        paper = Panel("parchment", **box(left + GAP, 0, width, height))
        paper.add(*self._article(width, height))
        page.add(contents, paper, *self._buttons(left, page.width, page.height - FOOT))

    # ---- contents

    def _contents(self, width: float, height: float) -> list[Node]:
        say = self.app.say
        words = say("rules.search")
        spot = box(GAP, GAP, width - 2 * GAP, FIELD)
        field = TextField(self._typed, self._search, hint=words, label=words, name=SEARCH, **spot)
        field.keys = ("@menu-rules-search",)
        field.on_submit = self._open_first
        room = box(GAP, FIELD + 2 * GAP, width - 2 * GAP, height - FIELD - 3 * GAP)
        rows = RulesContents(
            self.app,
            self._game,
            column=PageColumn(room["width"] - GAP, self._k),
            chosen=self.article,
            open_article=self.open,
        )
        if self._typed.strip():
            rows.list_finds(self._found())
        else:
            rows.list_groups()
        if not rows.children:
            words = say("rules.none-of-several" if len(self._typed.split()) > 1 else "rules.none")
            return [field, Label(words, NOTE, wrap=True, **room)]
        label = " ".join(filter(None, (say("rules.contents"), self._typed.strip())))
        pane = ScrollPane(rows, name="contents", label=label, **room)
        chosen = rows.find(f"article:{self.article}")
        if chosen is not None and not self._typed.strip():
            pane.kept_in_sight = chosen
            pane.reveal(chosen)
        return [field, pane]

    def _found(self) -> tuple[Find, ...]:
        return self._reference.found(self._typed, self.app.words, self._game)

    def _open_first(self) -> None:
        self.open(next((find.name for find in self._found()), ""))

    def _search(self, typed: str) -> None:
        self._typed = typed
        self.rebuild()

    # ---- the article

    def _worth_telling(self, scope: Scope) -> Scope:
        """Return the terms of a scope that do not follow from the current game."""
        if self._reference.holds(self.article, self._game):
            return self._game.undecided(scope)
        return scope

    def _scope_told(self) -> str:
        """Return the games in which the article applies; "" if it applies in all or in this one."""
        scope = self._reference.articles[self.article].scope
        if self._reference.holds(self.article, self._game):
            return scope_told(self.app, self._game.undecided(scope))
        key = "rules.not-in-this-game" if self._game.is_under_way else "rules.not-in-this-edition"
        return self.app.say(key, games=scope_told(self.app, scope))

    def _article(self, width: float, height: float) -> list[Node]:
        if not self.article:
            return []
        head = self.app.say(f"article.{self.article}.head")
        about = self._reference.articles[self.article]
        room = width - 2 * SIDE
        written = self._text(room - GAP)
        free = height - HEAD_HEIGHT - 32
        text = ScrollPane(written, name="text", label=head, **box(SIDE, HEAD_HEIGHT, room, free))
        text.focusable = text.hidden_height > 0
        middle = 28 + ICON / 2
        return [
            icon(
                self.app.box.screen_pictures, about.icon, ICON, "ink", x=SIDE + ICON / 2, y=middle
            ),
            Label(head, HEADING, **box(SIDE + ICON + GAP, 24, room - ICON - GAP, 76)),
            Flourish(ink=RULE, x=SIDE, y=112, width=room),
            text,
            *tailpiece(self.app, about.icon, written.height, box(SIDE, HEAD_HEIGHT, room, free)),
        ]

    def _text(self, width: float) -> Node:
        """Return the paragraphs, then links to related articles."""
        text = Node(width=width)
        figures = self._reference.figures(self.article, self._game)
        if figures:
            spot = box(0, 8, width, FIGURES)
            row = FigureRow(self.app.box.screen_pictures, figures, **spot)
            row.height = row.tallest(self._k)
            text.add(row)
            text.height = row.height + 28
        self._add_caption(text, self._scope_told())
        for line in self._reference.lines(self.article, self.app.words, self._game):
            self._add_caption(text, scope_told(self.app, self._worth_telling(line.scope)))
            self._add_lines(text, line.text, TEXT)
            text.height += 18
        links = self._reference.links(self.article, self._game)
        if links:
            heading = self.app.say("rules.see-also")
            text.add(Label(heading, ON_PAPER.bold, **box(0, text.height + 8, width, 34)))
            text.height += 50
            self._add_links(text, links)
        return text

    def _add_caption(self, text: Node, caption: str) -> None:
        if caption:
            self._add_lines(text, caption, CAPTION)
            text.height += CAPTION_GAP

    def _add_lines(self, text: Node, words: str, style: TextStyle) -> None:
        for part in PageColumn(text.width, self._k).lines(self.kit.lettering, words, style):
            text.add(Label(part, style, **box(0, text.height, text.width, LINE)))
            text.height += LINE

    def _add_links(self, text: Node, names: tuple[str, ...]) -> None:
        """Add link buttons side by side, on several lines if needed."""
        left = 0.0
        for name in names:
            head = self.app.say(f"article.{name}.head")
            wide = self.kit.lettering.width(head, ON_PAPER.bold, 1.0) * 1.05 + 76
            if left and left + wide > text.width:
                left = 0.0
                text.height += ROW + 8
            then = partial(self.open, name)
            icon = self._reference.articles[name].icon
            way = ButtonWay(f"see:{name}", head, then, icon)
            spot = box(left, text.height, min(wide, text.width), ROW)
            text.add(way.plain(self.app, layout="row", **spot))
            left += wide + 10
        text.height += ROW + 8

    def _buttons(self, left: float, page_width: float, top: float) -> list[Node]:
        """Return the history button, below the contents, and the close button in the corner."""
        say = self.app.say
        keys = ("@menu-rules-before",)
        first = "" if self._read else say("rules.first")
        before = ButtonWay("before", say("rules.before"), self.open_before, "prev", "", keys, first)
        close = ButtonWay("close", say("button.close"), self.go_back, "x", "@back")
        return [
            before.grand(self.app, **box(0, top, left, FOOT)),
            close.grand(self.app, primary=True, **box(page_width - BUTTON, top, BUTTON, FOOT)),
        ]
