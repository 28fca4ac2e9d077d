"""Full-text search in the rules reference: the articles, and the lines that match."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from game.text.languages import LANGUAGES_WITH_INFLECTED_WORDS
from game.text.words import Words

SYNONYM_TEXT_KEY_PREFIX: Final = "synonyms."
"""The beginning of the text keys of the lists of synonyms; each text is one list of words."""
WORD_PATTERN: Final = re.compile(r"\w+")
COMPOUND_JOINTS: Final = frozenset({" ", "\u00a0", "-", "\u2010", "\u2011"})
"""What may separate the two parts of a compound, which can also be written as one word."""
WHOLE_WORD_FIT, BEGINNING_FIT, SYNONYM_FIT, ENDING_FIT, INSIDE_FIT = range(5)
"""How well a word of an article matches a typed word; smaller is better."""
FITS_OF_TYPED_WORD_ITSELF: Final = frozenset({WHOLE_WORD_FIT, BEGINNING_FIT, ENDING_FIT})
"""The fits of the typed word itself; among these the place in the article matters more."""
HEADING_PLACE, ADDITIONAL_WORDS_PLACE, LINE_PLACE = range(3)
"""The parts of an article in which a word can be found."""
MIN_STEM_LETTERS: Final = 4  # letters that two forms of a word must share
MAX_ENDING_LETTERS: Final = 2  # letters that an ending may have
MIN_ENGLISH_WORD_LETTERS: Final = 3
# letters of the shortest text that is searched inside words: shorter ones are everywhere
MIN_INSIDE_MATCH_LETTERS: Final = 4
# letters of the second of two words whose joint spelling is found by a part of it: "tiebreak"
# finds "tie-breaker", but "themar" does not find "the market"
MIN_LETTERS_OF_SECOND_WORD: Final = 4
MIN_LETTERS_OF_SECOND_TYPED_WORD: Final = 3
MAX_CACHED_TEXTS: Final = 1_000  # more than the paragraphs of a title
MAX_CACHED_WORDS: Final = 10_000  # more than the articles of a title have in one language
# letters that Unicode normalisation does not split
PLAIN_LETTER_TABLE: Final = str.maketrans("łøđı", "lodi")


@dataclass(frozen=True, slots=True)
class ArticleText:
    """The searched text of an article: its heading, additional words and its lines."""

    name: str
    heading: str
    additional_words: str
    lines: tuple[str, ...]

    @property
    def places_and_texts(self) -> tuple[tuple[int, str], ...]:
        """Return every text of the article as (kind, text), where the kind is HEADING_PLACE for the
        heading, ADDITIONAL_WORDS_PLACE for the additional words, or LINE_PLACE."""
        return (
            (HEADING_PLACE, self.heading),
            (ADDITIONAL_WORDS_PLACE, self.additional_words),
            *((LINE_PLACE, line) for line in self.lines),
        )


@dataclass(frozen=True, slots=True)
class ArticleMatch:
    """An article that matches a search, the line of it that matches best, and the start and end
    of the matching word in this line (both 0 if no line matches)."""

    name: str
    line: str
    start: int = 0
    end: int = 0


class _MatchRank(NamedTuple):
    """The rank of a matching word in an article, compared field by field in this order; smaller is
    better.

    `coarse_fit` and `fit` say how well the word fits, `place` where it stands (heading, additional
    words or line), `other_heading_word_count` counts the other words of a heading, and
    `are_accents_different` is True if the accents differ.
    """

    coarse_fit: int  # 0 for the same word, else the fit
    place: int
    fit: int
    other_heading_word_count: int  # number of other words in the heading
    are_accents_different: bool  # whether the match ignores accents


@lru_cache(MAX_CACHED_WORDS)
def without_case_and_accents(text: str) -> str:
    """Return a text in lower case without accents, so that "cesky" finds "česky"."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return bare.translate(PLAIN_LETTER_TABLE)


def search_articles(
    articles: Iterable[ArticleText], typed_text: str, words: Words
) -> tuple[ArticleMatch, ...]:
    """Return the articles that match every typed word, best first; an empty tuple if no word is
    typed.

    An article ranks by its worst word. The word itself, with any ending, ranks before synonyms,
    and synonyms before matches inside a longer word. Among equal matches, those in headings come
    first. A compound is found however it is written: as one word, as two, or with a hyphen.
    """
    spellings = _spellings_of_search(WORD_PATTERN.findall(typed_text.casefold()), words)
    found: list[tuple[_MatchRank, ArticleMatch]] = []
    for article in articles:
        matches = [
            match
            for wanted in spellings
            if (match := _match_all_words(article, wanted)) is not None
        ]
        if matches:
            found.append(min(matches, key=lambda each: each[0]))
    found.sort(key=lambda each: each[0])
    return tuple(find for _, find in found)


def _spellings_of_search(typed_words: Sequence[str], words: Words) -> list[list[_SearchWord]]:
    """Return the ways to read the typed words, each as a list of words: one as they are typed, and
    one for each pair of neighbours that may be a compound, with this pair joined to one word."""
    if not typed_words:
        return []
    single = [_SearchWord(word, words) for word in typed_words]
    joined = [
        [*single[:at], _SearchWord("".join(pair), words), *single[at + 2 :]]
        for at, pair in enumerate(pairwise(typed_words))
        if len(pair[1]) >= MIN_LETTERS_OF_SECOND_TYPED_WORD
    ]
    return [single, *joined]


def _match_all_words(
    article: ArticleText, wanted: Sequence[_SearchWord]
) -> tuple[_MatchRank, ArticleMatch] | None:
    """Return the rank of the worst matching word of an article with its best line, None if a word
    doesn't match."""
    hits = [hit for word in wanted if (hit := word.best_rank_in_article(article)) is not None]
    if len(hits) < len(wanted):
        return None
    return max(hits), _find_best_line_match(article, wanted)


class _WordOfText(NamedTuple):
    """A word of an article in lower case, with its position. If it consists of two neighbouring
    words spelt as one, `first_part` is the first of them, otherwise ""."""

    word: str
    start: int
    end: int
    first_part: str = ""


@lru_cache(MAX_CACHED_TEXTS)
def _words_of_text(text: str) -> tuple[_WordOfText, ...]:
    """Return the words of a text; after them, for each two neighbours that may form a compound,
    both spelt as one word."""
    found = [
        _WordOfText(match[0].casefold(), match.start(), match.end())
        for match in WORD_PATTERN.finditer(text)
    ]
    joined = (
        _WordOfText(one.word + other.word, one.start, other.end, one.word)
        for one, other in pairwise(found)
        if text[one.end : other.start] in COMPOUND_JOINTS
    )
    return (*found, *joined)


class _SearchWord:
    """A typed word with its synonyms, which can rank the words of an article."""

    def __init__(self, word: str, words: Words) -> None:
        self._word = word
        self._plain_word = without_case_and_accents(word)
        # articles use the same words again and again
        self._fit_by_word: dict[tuple[str, str], int | None] = {}
        self._is_language_inflected = words.language in LANGUAGES_WITH_INFLECTED_WORDS
        self._synonyms = frozenset(
            other
            for group in _load_synonym_groups(words)
            if self._is_in_synonym_group(group)
            for other in group
        )

    def best_rank_in_article(self, article: ArticleText) -> _MatchRank | None:
        """Return the rank of the word that matches best in an article, None if no word matches."""
        beside = len(WORD_PATTERN.findall(article.heading)) - 1
        hits = (
            hit
            for place, text in article.places_and_texts
            for word in _words_of_text(text)
            if (hit := self.rank_word(word, place, beside if place == HEADING_PLACE else 0))
            is not None
        )
        return min(hits, default=None)

    def rank_word(
        self, word: _WordOfText, place: int, other_heading_word_count: int = 0
    ) -> _MatchRank | None:
        """Return the rank of a word of an article, None if it does not match.

        `place` is HEADING_PLACE, ADDITIONAL_WORDS_PLACE or LINE_PLACE; `other_heading_word_count`
        is the number of other words in the heading, 0 outside headings.
        """
        known = word.word, word.first_part
        if known not in self._fit_by_word:
            self._fit_by_word[known] = (
                self._fit_of_joint_spelling(*map(without_case_and_accents, known))
                if word.first_part
                else self._fit_of_word(without_case_and_accents(word.word))
            )
        fit = self._fit_by_word[known]
        if fit is None:
            return None
        coarse_fit = 0 if fit in FITS_OF_TYPED_WORD_ITSELF else fit
        return _MatchRank(
            coarse_fit,
            place,
            fit,
            other_heading_word_count,
            self._word not in word.word and fit != SYNONYM_FIT,
        )

    def _fit_of_word(self, word: str) -> int | None:
        if word == self._plain_word or (
            not self._is_language_inflected and word in _possible_plurals(self._plain_word)
        ):
            return WHOLE_WORD_FIT
        if word.startswith(self._plain_word):
            return BEGINNING_FIT
        if any(word == other or self._is_inflected_form(word, other) for other in self._synonyms):
            return SYNONYM_FIT
        if self._is_inflected_form(word, self._plain_word):
            return ENDING_FIT
        is_inside = len(self._plain_word) >= MIN_INSIDE_MATCH_LETTERS and self._plain_word in word
        return INSIDE_FIT if is_inside else None

    def _fit_of_joint_spelling(self, word: str, first_part: str) -> int | None:
        """Return how well the typed word fits two neighbouring words of a text spelt as one; None
        if it does not fit. Unless it fits the whole spelling, it must also include enough letters
        of the second word."""
        fit = self._fit_of_word(word) if self._plain_word.startswith(first_part) else None
        reaches = len(self._plain_word) - len(first_part) >= MIN_LETTERS_OF_SECOND_WORD
        if fit == WHOLE_WORD_FIT or (reaches and fit in FITS_OF_TYPED_WORD_ITSELF):
            return fit
        return None

    def _is_inflected_form(self, word: str, other_word: str) -> bool:
        """Return whether a word of a text is probably another inflected form of `other_word`.

        In a language with many endings they share a beginning that is long enough; in English
        the word is the beginning of `other_word` and at most two letters shorter.
        """
        least = len(other_word) - MAX_ENDING_LETTERS
        if not self._is_language_inflected:
            is_shorter = MIN_ENGLISH_WORD_LETTERS <= len(word) < len(other_word)
            return is_shorter and least <= len(word) and other_word.startswith(word)
        shared = _common_prefix_length(word, other_word)
        return shared >= max(MIN_STEM_LETTERS, least, len(word) - MAX_ENDING_LETTERS)

    def _is_in_synonym_group(self, group: Sequence[str]) -> bool:
        return self._plain_word in group or any(
            self._is_inflected_form(word, self._plain_word) for word in group
        )


def _possible_plurals(word: str) -> tuple[str, ...]:
    """Return the word with each of the English plural endings -s, -es and -ies; not all of the
    three need exist."""
    return f"{word}s", f"{word}es", f"{word.removesuffix('y')}ies"


def _common_prefix_length(word: str, other_word: str) -> int:
    """Return the number of letters that two words have in common at their beginning."""
    pairs = enumerate(zip(word, other_word, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(word), len(other_word)))


def _load_synonym_groups(words: Words) -> list[tuple[str, ...]]:
    keys = words.sentence_keys()
    return [
        tuple(without_case_and_accents(words.say(key)).split())
        for key in keys
        if key.startswith(SYNONYM_TEXT_KEY_PREFIX)
    ]


def _find_best_line_match(
    article: ArticleText, search_words: Sequence[_SearchWord]
) -> ArticleMatch:
    """Return the article's line that contains the best match of a searched word, with the
    position of that match; if no line matches, the first line with an empty position."""
    best: tuple[_MatchRank, ArticleMatch] | None = None
    for line in article.lines:
        for word in _words_of_text(line):
            for each in search_words:
                hit = each.rank_word(word, LINE_PLACE)
                if hit is not None and (best is None or hit < best[0]):
                    best = hit, ArticleMatch(article.name, line, word.start, word.end)
    if best is not None:
        return best[1]
    return ArticleMatch(article.name, article.lines[0] if article.lines else "")
