"""The rules reference: its contents, the topics of its articles, and its search."""

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
SHORT_RULES = "learn"  # the table of its texts; for an edition with other rules "learn-2007"

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
    """An article's icon, the pieces shown and the related articles; its texts are in the words.

    `scope` says in which games it applies, `line_scopes` says so for single lines, from 1.
    """

    icon: str
    see: tuple[str, ...]
    figures: tuple[str, ...] = ()
    scope: Scope = ()
    line_scopes: Mapping[int, Scope] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reference:
    """Articles by name, in `groups` as the contents list them.

    `topics` maps names of nodes to articles; a name that ends in "*" matches all that begin with
    it. `short` are the pieces on each page of the short rules, by the table of their texts.
    `figure_scopes` says in which games a piece is used, for pieces that are not used in every
    game.
    """

    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    articles: Mapping[str, ReferenceEntry] = field(default_factory=dict)
    topics: Mapping[str, str] = field(default_factory=dict)
    short: Mapping[str, Sequence[tuple[str, ...]]] = field(default_factory=dict)
    figure_scopes: Mapping[str, Scope] = field(default_factory=dict)

    def figures(self, name: str, game: GameInHand) -> tuple[str, ...]:
        """Return the pieces of an article that the game uses; all of them for an article on other
        games.
        """
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
        """Return the article about a node, "" when there is none; `names` are its names, innermost
        first.

        Only articles that apply to the game are considered.
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
        """Return whether an article applies to this game."""
        entry = self.articles.get(name)
        return entry is None or game.allows(entry.scope)

    def links(self, name: str, game: GameInHand) -> tuple[str, ...]:
        """Return the related articles; an article that applies to the game links only to others
        that do.
        """
        see = self.articles[name].see
        if not self.holds(name, game):
            return see
        return tuple(other for other in see if self.holds(other, game))

    def lines(self, name: str, words: Words, game: GameInHand) -> tuple[ArticleLine, ...]:
        """Return the paragraphs of an article that apply to the game; all for an article on other
        games.
        """
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
        """Return the articles that match every typed word; those about other games come last."""
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
    """A paragraph, and the games to which it applies."""

    text: str
    scope: Scope = ()


def read_reference(file: Path) -> Reference:
    """Read the contents from a file; Unreadable says what is wrong with it."""
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
    """A command by name, its default key (alternatives after a bar) and where it works.

    `says` is the key of its label when it has no label of its own; `pages` are the menus in which
    it works.
    """

    name: str
    key: str
    place: str = EVERYWHERE
    says: str = ""
    pages: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The text key of its label."""
        return self.says or f"command.{self.name}"

    def clashes(self, other: Command) -> bool:
        """Return whether one key could mean both commands at the same moment."""
        if self.place == other.place == IN_MENUS:
            return bool({*self.pages} & {*other.pages})
        return frozenset({self.place, other.place}) not in APART


@dataclass(frozen=True, slots=True)
class Automa:
    """The automated opponent of a solo game; its texts are in the title's table "automa".

    `groups` are the options; of each group at most one is chosen. `mixes` are named sets of
    options, from the easiest to the hardest; `seats` is the number of seats of a solo game,
    `usual` the default options. `advised` are the options that the rulebook recommends as a
    minimum with an expansion.
    """

    groups: tuple[tuple[str, ...], ...]
    mixes: Mapping[str, tuple[str, ...]]
    seats: int = 2
    usual: tuple[str, ...] = ()
    advised: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def switched(self) -> tuple[tuple[str, ...], ...]:
        """The groups whose options are chosen one by one: all except one that consists of the
        mixes.
        """
        mixes = {frozenset(mix) for mix in self.mixes.values()}
        return tuple(
            group for group in self.groups if {frozenset({option}) for option in group} != mixes
        )

    def known(self, options: Iterable[str]) -> tuple[str, ...]:
        """Return the known ones of the options, one of each group, in the printed order."""
        wanted = set(options) or set(self.usual)
        chosen = (next((each for each in group if each in wanted), "") for group in self.groups)
        return tuple(option for option in chosen if option)

    def missing(self, expansions: Iterable[str], options: Iterable[str]) -> tuple[str, ...]:
        """Return the advised options that are not chosen, unless another of the same group is
        chosen.
        """
        chosen = set(options)
        wanted = {option for name in expansions for option in self.advised.get(name, ())}
        return tuple(
            option
            for group in self.groups
            for option in group
            if option in wanted and chosen.isdisjoint(group)
        )

    def mix_of(self, options: Iterable[str]) -> str:
        """Return the name of the mix that equals the options; "" when there is none."""
        wanted = set(options)
        return next((name for name, mix in self.mixes.items() if set(mix) == wanted), "")
