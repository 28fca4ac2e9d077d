"""The rules reference: its contents, what belongs to which article, and the search in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.box.article_scope import ANY_GAME
from game.box.article_search import ArticleText, Find, search
from game.box.game_in_hand import GameInHand, Scope
from game.files.toml_fields import Fields, read_toml_file
from game.text.words import Words

MOST_NAME = 40
LINES = range(1, 26)
SHORT_RULES = "learn"  # the table of their words; of an edition that plays otherwise "learn-2007"

EVERYWHERE = "everywhere"
AT_TABLE = "table"
ACTING = "actions"
ON_SHEETS = "sheets"
IN_MENUS = "menus"
APART: Final = (
    frozenset({ACTING, ON_SHEETS}),
    frozenset({ACTING, IN_MENUS}),
    frozenset({ON_SHEETS, IN_MENUS}),
    frozenset({AT_TABLE, IN_MENUS}),
)
"""Places that may share keys: actions sleep while a sheet such as an auction's bill is open, and
the whole table while there is a menu.
"""


@dataclass(frozen=True, slots=True)
class ReferenceEntry:
    """An article's icon, the pieces shown, and where to read on; its texts are words.

    `scope` says in which games it holds, `line_scopes` says so of single lines, from 1.
    """

    icon: str
    see: tuple[str, ...]
    figures: tuple[str, ...] = ()
    scope: Scope = ()
    line_scopes: Mapping[int, Scope] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reference:
    """Articles by name, in `groups` as the contents list them.

    `topics` maps names of nodes to articles; a name that ends in "*" stands for all that begin so.
    `short` are the pieces each page of the short rules shows, by the table of their words.
    `figure_scopes` says in which games a piece is part of the game, for those that are not part
    of every game.
    """

    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    articles: Mapping[str, ReferenceEntry] = field(default_factory=dict)
    topics: Mapping[str, str] = field(default_factory=dict)
    short: Mapping[str, Sequence[tuple[str, ...]]] = field(default_factory=dict)
    figure_scopes: Mapping[str, Scope] = field(default_factory=dict)

    def figures(self, name: str, game: GameInHand) -> tuple[str, ...]:
        """Return the pieces of an article that are part of the game; all of one about others."""
        figures = self.articles[name].figures
        if not self.holds(name, game):
            return figures
        return tuple(each for each in figures if game.allows(self.figure_scopes.get(each, ())))

    def pieces_of_page(self, table: str, page: int) -> tuple[str, ...]:
        """Return the pieces shown on a page of the short rules, from 1; () for none."""
        return dict(enumerate(self.short.get(table, ()), 1)).get(page, ())

    @property
    def order(self) -> tuple[str, ...]:
        """Return every article in the order of the contents."""
        return tuple(name for group in self.groups.values() for name in group)

    def about(self, names: Sequence[str], game: GameInHand = ANY_GAME) -> str:
        """Return the article about a node, named innermost first; "" when there is none.

        Only articles that hold in the game are meant.
        """
        for name in names:
            for asked in game.names_asked(name):
                if article := self._article_of(asked, game):
                    return article
        return ""

    def _article_of(self, name: str, game: GameInHand) -> str:
        for topic, article in self.topics.items():
            fits = name.startswith(topic[:-1]) if topic.endswith("*") else name == topic
            if fits and self.holds(article, game):
                return article
        return ""

    def holds(self, name: str, game: GameInHand) -> bool:
        """Return whether an article is about this game."""
        entry = self.articles.get(name)
        return entry is None or game.allows(entry.scope)

    def links(self, name: str, game: GameInHand) -> tuple[str, ...]:
        """Return where to read on: from an article about this game only to others about it."""
        see = self.articles[name].see
        if not self.holds(name, game):
            return see
        return tuple(other for other in see if self.holds(other, game))

    def lines(self, name: str, words: Words, game: GameInHand) -> tuple[ArticleLine, ...]:
        """Return the paragraphs of an article that hold in the game; all of one about others."""
        scopes = self.articles[name].line_scopes
        numbered = ((number, f"article.{name}.line-{number}") for number in LINES)
        lines = (
            ArticleLine(words.say(key), scopes.get(number, ()))
            for number, key in numbered
            if key in words
        )
        holds = self.holds(name, game)
        return tuple(line for line in lines if not holds or game.allows(line.scope))

    def found(self, typed: str, words: Words, game: GameInHand = ANY_GAME) -> tuple[Find, ...]:
        """Return the articles that hold every word typed; those about other games come last."""
        articles = (
            ArticleText(
                name,
                words.say(f"article.{name}.head"),
                words.say(f"article.{name}.also"),
                tuple(line.text for line in self.lines(name, words, game)),
            )
            for name in self.order
        )
        finds = search(articles, typed, words)
        return tuple(sorted(finds, key=lambda find: not self.holds(find.name, game)))


@dataclass(frozen=True, slots=True)
class ArticleLine:
    """A paragraph, and in which games it holds."""

    text: str
    scope: Scope = ()


def read_reference(file: Path) -> Reference:
    """Return the contents a file describes; Unreadable says what is wrong with it."""
    fields = read_toml_file(file)
    table = fields.table("article")
    names = table.keys()
    short: dict[str, list[tuple[str, ...]]] = {}
    for page in fields.tables("short", needed=False):
        pages = short.setdefault(page.text("words", MOST_NAME, SHORT_RULES), [])
        pages.append(tuple(str(piece) for piece in page.items("pieces", "pieces", ())))
        page.finish()
    articles = {}
    for name in names:
        entry = table.table(name)
        see = entry.words("see", names, "articles")
        figures = tuple(str(item) for item in entry.items("figures", "pieces", ()))
        articles[name] = ReferenceEntry(
            entry.text("icon", MOST_NAME),
            tuple(see),
            figures,
            _scope(entry, "only"),
            _line_scopes(entry),
        )
        entry.finish()
    groups = {}
    for group in fields.tables("group"):
        listed = group.words("articles", articles, "articles")
        groups[group.text("name", MOST_NAME)] = tuple(listed)
        group.finish()
    pieces = fields.table("figure", needed=False)
    figure_scopes = {piece: _scope(pieces, piece) for piece in pieces.keys()}  # noqa: SIM118 - not a dict
    pieces.finish()
    topics = fields.table("topics")
    asked = topics.keys()
    meant = {name: topics.choice(name, articles) for name in asked}
    fields.finish()
    return Reference(groups, articles, meant, short, figure_scopes)


def _scope(entry: Fields, key: str) -> Scope:
    return tuple(str(term) for term in entry.items(key, "terms", ()))


def _line_scopes(entry: Fields) -> dict[int, Scope]:
    lines = entry.table("lines", needed=False)
    scopes = {number: _scope(lines, str(number)) for number in LINES if str(number) in lines}
    lines.finish()
    return scopes


@dataclass(frozen=True, slots=True)
class Command:
    """A command by name, its usual key (alternatives after a bar) and where it works.

    `says` is the key of what names it, if that is no sentence of its own; `pages` are the menus
    in which it works.
    """

    name: str
    key: str
    place: str = EVERYWHERE
    says: str = ""
    pages: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The key of the sentence that names it."""
        return self.says or f"command.{self.name}"

    def clashes(self, other: Command) -> bool:
        """Whether the same key could mean both at the same moment."""
        if self.place == other.place == IN_MENUS:
            return bool({*self.pages} & {*other.pages})
        return frozenset({self.place, other.place}) not in APART


@dataclass(frozen=True, slots=True)
class Automa:
    """Who plays by the rules alone; words are the title's, in the table "automa".

    `groups` are the options, of each group at most one is chosen; `mixes` are named sets of
    them, from the easiest to the hardest; `seats` is how many seats a game with it has, `usual`
    what it plays with where nothing is chosen. `advised` are the options that the rulebook would
    have one take at least with an expansion.
    """

    groups: tuple[tuple[str, ...], ...]
    mixes: Mapping[str, tuple[str, ...]]
    seats: int = 2
    usual: tuple[str, ...] = ()
    advised: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def switched(self) -> tuple[tuple[str, ...], ...]:
        """The groups that are chosen from one by one: not one whose options are all the mixes."""
        mixes = {frozenset(mix) for mix in self.mixes.values()}
        return tuple(
            group for group in self.groups if {frozenset({option}) for option in group} != mixes
        )

    def known(self, options: Iterable[str]) -> tuple[str, ...]:
        """Return those of the options there are, of each group one, in the printed order."""
        wanted = set(options) or set(self.usual)
        chosen = (next((each for each in group if each in wanted), "") for group in self.groups)
        return tuple(option for option in chosen if option)

    def missing(self, expansions: Iterable[str], options: Iterable[str]) -> tuple[str, ...]:
        """Return the advised options that are not chosen; another of the same group will do."""
        chosen = set(options)
        wanted = {option for name in expansions for option in self.advised.get(name, ())}
        return tuple(
            option
            for group in self.groups
            for option in group
            if option in wanted and chosen.isdisjoint(group)
        )

    def mix_of(self, options: Iterable[str]) -> str:
        """Return the name of the mix the options make; "" for one without a name."""
        wanted = set(options)
        return next((name for name, mix in self.mixes.items() if set(mix) == wanted), "")
