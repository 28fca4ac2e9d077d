"""Full-text search in the rules reference: the articles, and the lines that match."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.text.languages import MANY_ENDINGS
from game.text.words import Words

SYNONYMS: Final = "synonyms."
"""The table of words that mean the same; each of its lines is one list of words."""
WORD: Final = re.compile(r"\w+")
WHOLE, BEGINNING, SYNONYM, ENDING, INSIDE = range(5)
"""How well a word fits what is typed; the smaller the better."""
SAME_WORD: Final = frozenset({WHOLE, BEGINNING, ENDING})
"""Fits of the word itself; where it stands matters more than which of them it is."""
HEAD, ALSO, LINE = range(3)
"""Where an article holds a word."""
LEAST_STEM: Final = 4  # letters that two forms of a word must share
MOST_ENDING: Final = 2  # letters that an ending may have
LEAST_ENGLISH: Final = 3
# letters of the shortest text that is searched inside words: shorter ones are everywhere
LEAST_INSIDE: Final = 4
# letters that Unicode normalisation does not split
PLAIN_LETTERS: Final = str.maketrans("łøđı", "lodi")


@dataclass(frozen=True, slots=True)
class ArticleText:
    """The searched text of an article: its heading, additional words and its lines."""

    name: str
    head: str
    also: str
    lines: tuple[str, ...]

    @property
    def parts(self) -> tuple[tuple[int, str], ...]:
        """Return every text with its kind: HEAD, ALSO or LINE."""
        return ((HEAD, self.head), (ALSO, self.also), *((LINE, line) for line in self.lines))


@dataclass(frozen=True, slots=True)
class Find:
    """A matching article, its best line, and the span of the word
    in it (empty when none matches).
    """

    name: str
    line: str
    start: int = 0
    end: int = 0


class _Hit(NamedTuple):
    """The rank of a match: smaller is better, the fields are compared in this order."""

    kind: int  # 0 for the same word, else the fit
    place: int
    fit: int
    beside: int  # number of other words in the heading
    accents: bool  # whether the match ignores accents


def plain(text: str) -> str:
    """Return a text in lower case without accents, so that "cesky" finds "česky"."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return bare.translate(PLAIN_LETTERS)


def search(articles: Iterable[ArticleText], typed: str, words: Words) -> tuple[Find, ...]:
    """Return the articles that match every typed word, best first.

    The word itself, with any ending, ranks before synonyms, and these before matches inside a
    word. Among equal ranks, matches in a heading come first.
    """
    wanted = [_Wanted(word, words) for word in WORD.findall(typed.casefold())]
    if not wanted:
        return ()
    found: list[tuple[_Hit, Find]] = []
    for article in articles:
        hits = [word.best(article) for word in wanted]
        if None in hits:
            continue
        known = [hit for hit in hits if hit is not None]
        found.append((max(known), _excerpt(article, wanted)))
    found.sort(key=lambda each: each[0])
    return tuple(find for _, find in found)


class _Wanted:
    """A typed word and its synonyms."""

    def __init__(self, word: str, words: Words) -> None:
        self._word = word
        self._plain = plain(word)
        self._many_endings = words.language in MANY_ENDINGS
        self._alike = frozenset(
            other for group in _synonyms(words) if self._is_among(group) for other in group
        )

    def best(self, article: ArticleText) -> _Hit | None:
        """Return the rank of the article's best match, None without a match."""
        beside = len(WORD.findall(article.head)) - 1
        hits = (
            hit
            for place, text in article.parts
            for word in WORD.findall(text.casefold())
            if (hit := self.hit(word, place, beside if place == HEAD else 0)) is not None
        )
        return min(hits, default=None)

    def hit(self, word: str, place: int, beside: int = 0) -> _Hit | None:
        """Return the rank of a matching word with `beside` other words next to it, None without a
        match.
        """
        fit = self._fit(plain(word))
        if fit is None:
            return None
        kind = 0 if fit in SAME_WORD else fit
        return _Hit(kind, place, fit, beside, self._word not in word and fit != SYNONYM)

    def _fit(self, word: str) -> int | None:
        if word == self._plain or (not self._many_endings and word in _plurals(self._plain)):
            return WHOLE
        if word.startswith(self._plain):
            return BEGINNING
        if any(word == other or self._differ_in_ending(word, other) for other in self._alike):
            return SYNONYM
        if self._differ_in_ending(word, self._plain):
            return ENDING
        is_inside = len(self._plain) >= LEAST_INSIDE and self._plain in word
        return INSIDE if is_inside else None

    def _differ_in_ending(self, word: str, other: str) -> bool:
        """Return whether a word of a text is another inflected form of `other`."""
        least = len(other) - MOST_ENDING
        if not self._many_endings:
            is_shorter = LEAST_ENGLISH <= len(word) < len(other)
            return is_shorter and least <= len(word) and other.startswith(word)
        shared = _shared_letters(word, other)
        return shared >= max(LEAST_STEM, least, len(word) - MOST_ENDING)

    def _is_among(self, group: Sequence[str]) -> bool:
        return self._plain in group or any(
            self._differ_in_ending(word, self._plain) for word in group
        )


def _plurals(word: str) -> tuple[str, ...]:
    """Return the possible English plurals of a word."""
    return f"{word}s", f"{word}es", f"{word.removesuffix('y')}ies"


def _shared_letters(one: str, other: str) -> int:
    """Return the length of the longest common prefix."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


def _synonyms(words: Words) -> list[tuple[str, ...]]:
    keys = words.keys()
    return [tuple(plain(words.say(key)).split()) for key in keys if key.startswith(SYNONYMS)]


def _excerpt(article: ArticleText, wanted: Sequence[_Wanted]) -> Find:
    """Return the line with the best match, or the first line when no line matches."""
    best: tuple[_Hit, Find] | None = None
    for line in article.lines:
        for word in WORD.finditer(line):
            for each in wanted:
                hit = each.hit(word[0].casefold(), LINE)
                if hit is not None and (best is None or hit < best[0]):
                    best = hit, Find(article.name, line, word.start(), word.end())
    if best is not None:
        return best[1]
    return Find(article.name, article.lines[0] if article.lines else "")
