"""The rules reference: its contents, the topics of its articles, and its search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.box.article_scope import UNKNOWN_GAME_TERMS
from game.box.article_search import ArticleMatch, ArticleText, search_articles
from game.box.known_game_terms import KnownGameTerms, ScopeTerms
from game.files.toml_fields import TomlFields, read_toml_file
from game.text.words import Words

MAX_NAME_LETTERS = 40
ARTICLE_LINE_NUMBERS = range(1, 26)
SHORT_RULES_TEXT_TABLE = (
    "learn"  # the table of its texts; for an edition with other rules "learn-2007"
)

KEY_ACTIVE_EVERYWHERE = "everywhere"
KEY_ACTIVE_AT_TABLE = "table"
KEY_ACTIVE_DURING_ACTIONS = "actions"
KEY_ACTIVE_ON_SHEETS = "sheets"
KEY_ACTIVE_IN_MENUS = "menus"
PLACES_NEVER_ACTIVE_TOGETHER: Final = (
    frozenset({KEY_ACTIVE_DURING_ACTIONS, KEY_ACTIVE_ON_SHEETS}),
    frozenset({KEY_ACTIVE_DURING_ACTIONS, KEY_ACTIVE_IN_MENUS}),
    frozenset({KEY_ACTIVE_ON_SHEETS, KEY_ACTIVE_IN_MENUS}),
    frozenset({KEY_ACTIVE_AT_TABLE, KEY_ACTIVE_IN_MENUS}),
)
"""Pairs of places whose commands may have the same keys, since they are never active at the same
time: actions are not while a sheet is open, and the table is not while a menu is open."""


@dataclass(frozen=True, slots=True)
class RulesArticle:
    """One article of the rules: its icon, the pieces it shows and the related articles; its texts
    are in the words.

    `scope` says to which games the article applies; `line_scopes` says this for single lines,
    numbered from 1.
    """

    icon: str
    related_articles: tuple[str, ...]
    pieces: tuple[str, ...] = ()
    scope: ScopeTerms = ()
    line_scopes: Mapping[int, ScopeTerms] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RulesReference:
    """The articles of a title's rules by name; `article_names_by_group` lists their names in the
    groups of the table of contents.

    `articles_by_node_name` maps names of nodes to articles; a name that ends in "*" stands for
    every name with this beginning. `short_rules_pieces` holds the pieces on each page of the short
    rules, by the name of the text table of these rules. `piece_scopes` says in which games a piece
    is used, for pieces that are not used in every game.
    """

    article_names_by_group: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    articles: Mapping[str, RulesArticle] = field(default_factory=dict)
    articles_by_node_name: Mapping[str, str] = field(default_factory=dict)
    short_rules_pieces: Mapping[str, Sequence[tuple[str, ...]]] = field(default_factory=dict)
    piece_scopes: Mapping[str, ScopeTerms] = field(default_factory=dict)

    def piece_names_of_article(self, name: str, game: KnownGameTerms) -> tuple[str, ...]:
        """Return the pieces of an article that are used in the game; all its pieces if the
        article does not apply to the game."""
        figures = self.articles[name].pieces
        if not self.applies_to_game(name, game):
            return figures
        return tuple(each for each in figures if game.allows_scope(self.piece_scopes.get(each, ())))

    def piece_names_of_page(self, table: str, page: int) -> tuple[str, ...]:
        """Return the pieces on a page of the short rules; pages are numbered from 1, and `table`
        is the table of their texts. Return () if there are none."""
        return dict(enumerate(self.short_rules_pieces.get(table, ()), 1)).get(page, ())

    @property
    def article_names(self) -> tuple[str, ...]:
        """Return every article in the order of the contents."""
        return tuple(name for group in self.article_names_by_group.values() for name in group)

    def article_name_for_node(
        self, node_names: Sequence[str], game: KnownGameTerms = UNKNOWN_GAME_TERMS
    ) -> str:
        """Return the name of the first article about a node that applies to the game, "" if
        there is none. `node_names` are the node's names, innermost first."""
        for name in node_names:
            for asked in game.topic_names_of_node(name):
                if article := self._article_name_for_topic(asked, game):
                    return article
        return ""

    def _article_name_for_topic(self, name: str, game: KnownGameTerms) -> str:
        for topic, article in self.articles_by_node_name.items():
            fits = name.startswith(topic[:-1]) if topic.endswith("*") else name == topic
            if fits and self.applies_to_game(article, game):
                return article
        return ""

    def applies_to_game(self, name: str, game: KnownGameTerms) -> bool:
        """Return whether an article applies to a game, as far as is known; True for an unknown
        article."""
        entry = self.articles.get(name)
        return entry is None or game.allows_scope(entry.scope)

    def related_article_names(self, name: str, game: KnownGameTerms) -> tuple[str, ...]:
        """Return the names of the related articles; an article that applies to the game links only
        to others that do.
        """
        see = self.articles[name].related_articles
        if not self.applies_to_game(name, game):
            return see
        return tuple(other for other in see if self.applies_to_game(other, game))

    def article_lines(
        self, name: str, words: Words, game: KnownGameTerms
    ) -> tuple[ArticleLine, ...]:
        """Return the paragraphs of an article that apply to the game; all paragraphs if the
        article itself does not apply to it."""
        scopes = self.articles[name].line_scopes
        numbered = ((number, f"article.{name}.line-{number}") for number in ARTICLE_LINE_NUMBERS)
        lines = (
            ArticleLine(words.say(key), scopes.get(number, ()))
            for number, key in numbered
            if key in words
        )
        holds = self.applies_to_game(name, game)
        return tuple(line for line in lines if not holds or game.allows_scope(line.scope))

    def search_articles(
        self, typed_text: str, words: Words, game: KnownGameTerms = UNKNOWN_GAME_TERMS
    ) -> tuple[ArticleMatch, ...]:
        """Return the articles that match every typed word, best first; those that do not apply
        to the game come last."""
        articles = (
            ArticleText(
                name,
                words.say(f"article.{name}.head"),
                words.say(f"article.{name}.also"),
                tuple(line.text for line in self.article_lines(name, words, game)),
            )
            for name in self.article_names
        )
        finds = search_articles(articles, typed_text, words)
        return tuple(sorted(finds, key=lambda find: not self.applies_to_game(find.name, game)))


@dataclass(frozen=True, slots=True)
class ArticleLine:
    """A paragraph of an article, and the scope that says to which games it applies."""

    text: str
    scope: ScopeTerms = ()


def read_reference(file: Path) -> RulesReference:
    """Return the rules articles listed in a contents file; raises Unreadable that says what is
    wrong with it."""
    fields = read_toml_file(file)
    table = fields.table("article")
    names = table.take_all_keys()
    short: dict[str, list[tuple[str, ...]]] = {}
    for page in fields.tables("short", is_required=False):
        pages = short.setdefault(page.text("words", MAX_NAME_LETTERS, SHORT_RULES_TEXT_TABLE), [])
        pages.append(tuple(str(piece) for piece in page.unchecked_list("pieces", "pieces", ())))
        page.check_no_unknown_keys()
    articles = {}
    for name in names:
        entry = table.table(name)
        see = entry.word_list("see", names, "articles")
        figures = tuple(str(item) for item in entry.unchecked_list("figures", "pieces", ()))
        articles[name] = RulesArticle(
            entry.text("icon", MAX_NAME_LETTERS),
            tuple(see),
            figures,
            _parse_scope(entry, "only"),
            _parse_line_scopes(entry),
        )
        entry.check_no_unknown_keys()
    groups = {}
    for group in fields.tables("group"):
        listed = group.word_list("articles", articles, "articles")
        groups[group.text("name", MAX_NAME_LETTERS)] = tuple(listed)
        group.check_no_unknown_keys()
    pieces = fields.table("figure", is_required=False)

    figure_scopes = {piece: _parse_scope(pieces, piece) for piece in pieces.take_all_keys()}
    pieces.check_no_unknown_keys()
    topics = fields.table("topics")
    asked = topics.take_all_keys()
    meant = {name: topics.choice(name, articles) for name in asked}
    fields.check_no_unknown_keys()
    return RulesReference(groups, articles, meant, short, figure_scopes)


def _parse_scope(entry: TomlFields, key: str) -> ScopeTerms:
    return tuple(str(term) for term in entry.unchecked_list(key, "terms", ()))


def _parse_line_scopes(entry: TomlFields) -> dict[int, ScopeTerms]:
    lines = entry.table("lines", is_required=False)
    scopes = {
        number: _parse_scope(lines, str(number))
        for number in ARTICLE_LINE_NUMBERS
        if str(number) in lines
    }
    lines.check_no_unknown_keys()
    return scopes


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """A key command: its name, its default key (alternatives are separated by a bar) and where it
    is active.

    `label_key_in_place_of_default` is the text key of its label, "" for `command.<name>`; `pages`
    are the menu pages on which it is active.
    """

    name: str
    default_key: str
    where_active: str = KEY_ACTIVE_EVERYWHERE
    label_key_in_place_of_default: str = ""
    pages: tuple[str, ...] = ()

    @property
    def label_key(self) -> str:
        """The text key of the command's label."""
        return self.label_key_in_place_of_default or f"command.{self.name}"

    def clashes_with(self, other_command: KeyCommand) -> bool:
        """Return whether both commands can be active at one moment, so that they must have
        different keys."""
        if self.where_active == other_command.where_active == KEY_ACTIVE_IN_MENUS:
            return bool({*self.pages} & {*other_command.pages})
        return (
            frozenset({self.where_active, other_command.where_active})
            not in PLACES_NEVER_ACTIVE_TOGETHER
        )


@dataclass(frozen=True, slots=True)
class Automa:
    """The automated opponent of a solo game; its texts are in the title's table "automa".

    Of each group in `option_groups` at most one option is chosen. `mixes` are named sets of
    options, from the easiest to the hardest; `solo_seat_count` is the number of seats of a solo
    game. `default_options` are chosen at first, and `recommended_options_by_expansion` are the
    options that the rulebook recommends as a minimum with an expansion.
    """

    option_groups: tuple[tuple[str, ...], ...]
    mixes: Mapping[str, tuple[str, ...]]
    solo_seat_count: int = 2
    default_options: tuple[str, ...] = ()
    recommended_options_by_expansion: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def switchable_groups(self) -> tuple[tuple[str, ...], ...]:
        """The groups of options that the set-up page shows as single switches: all groups except
        one whose choices are exactly the named mixes."""
        mixes = {frozenset(mix) for mix in self.mixes.values()}
        return tuple(
            group
            for group in self.option_groups
            if {frozenset({option}) for option in group} != mixes
        )

    def known_options_or_defaults(self, options: Iterable[str]) -> tuple[str, ...]:
        """Return those of the options that this automa has, at most one of each group, in the
        order of the groups; the default options if none are given."""
        wanted = set(options) or set(self.default_options)
        chosen = (
            next((each for each in group if each in wanted), "") for group in self.option_groups
        )
        return tuple(option for option in chosen if option)

    def missing_recommended_options(
        self, expansions: Iterable[str], options: Iterable[str]
    ) -> tuple[str, ...]:
        """Return the options recommended with these expansions that are not chosen, except those
        whose group has another chosen option."""
        chosen = set(options)
        wanted = {
            option
            for name in expansions
            for option in self.recommended_options_by_expansion.get(name, ())
        }
        return tuple(
            option
            for group in self.option_groups
            for option in group
            if option in wanted and chosen.isdisjoint(group)
        )

    def mix_name(self, options: Iterable[str]) -> str:
        """Return the name of the mix that equals the options; "" when there is none."""
        wanted = set(options)
        return next((name for name, mix in self.mixes.items() if set(mix) == wanted), "")
