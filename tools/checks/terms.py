"""One term for one thing: no text for players uses a retired phrase of `assets/terms`, and
`assets/TERMS.md` is what `tools/terms.py` writes from these lists."""

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.engine.reasons import Unreadable
from game.text.languages import BASE_LANGUAGE, NATIVE_NAME_BY_LANGUAGE
from game.text.words import read_sentences
from tools.project_files import TOP
from tools.terms import (
    ASSETS,
    SHARED_PART_NAME,
    TERM_TABLE_FILE,
    Term,
    table_of_terms,
    terms_by_part,
)

CHECKED_GUIDES = (
    TOP / "README.md",
    TOP / "game" / "online" / "HOSTING.md",
)  # what players read of them
KEYWORD_KEY_PATTERN = re.compile(
    r"(^synonyms\.|\.also$)"
)  # words people search for, which may be any
PLACEHOLDER_PATTERN = re.compile(r"\{[^{}:]*(?::([^{}]*))?\}")
MAX_FORMS = 3  # of a word after a number, in any language
STALE_TABLE_MESSAGE = "assets/TERMS.md differs from assets/terms; run tools/terms.py"


class RetiredPhrase(NamedTuple):
    """A phrase no text may contain, in lower case, and the term to use instead."""

    phrase: str
    instead: str


def main() -> int:
    """Print every retired phrase with its position; return 1 if there are any or the table is
    stale."""
    found = faults_of_terms()
    print("\n".join(found or ["one term for one thing"]))
    return 1 if found else 0


def faults_of_terms() -> list[str]:
    """Return a line for each fault of the texts, with the file, the key and the term to use."""
    try:
        terms = terms_by_part()
    except Unreadable as problem:
        return [str(problem)]
    return [
        *(f"assets/terms/{part}.toml: there is no part {part}" for part in _unknown_parts(terms)),
        *(line for part in terms for line in contradictions(terms, part)),
        *_faults_in_texts(terms),
        *([] if _is_fresh(terms) else [STALE_TABLE_MESSAGE]),
    ]


def _unknown_parts(terms: Mapping[str, tuple[Term, ...]]) -> Iterator[str]:
    return (part for part in terms if not (ASSETS / part).is_dir())


def _is_fresh(terms: dict[str, tuple[Term, ...]]) -> bool:
    return TERM_TABLE_FILE.exists() and TERM_TABLE_FILE.read_text(
        encoding="utf-8"
    ) == table_of_terms(terms)


def contradictions(terms: Mapping[str, tuple[Term, ...]], part: str) -> Iterator[str]:
    """Yield the terms of a part that contain a phrase retired in it."""
    for language in NATIVE_NAME_BY_LANGUAGE:
        retired = retired_phrases(terms, part, language)
        for term in terms[part]:
            for each in find_retired_phrases(term.by_language[language], retired):
                what = f"{term.by_language[language]!r} contains {each.phrase!r}, which is retired"
                yield f"assets/terms/{part}.toml: {what}"


def _faults_in_texts(terms: Mapping[str, tuple[Term, ...]]) -> Iterator[str]:
    for folder in sorted(ASSETS.glob("*/words/*")):
        part = folder.parts[-3]
        language = folder.name
        retired = retired_phrases(terms, part, language)
        for file in sorted(folder.glob("*.toml")):
            for key, sentence in read_sentences([file]).items():
                if not KEYWORD_KEY_PATTERN.search(key):
                    yield from _told(file, key, find_retired_phrases(sentence, retired))
    for guide in CHECKED_GUIDES:
        retired = retired_phrases(terms, SHARED_PART_NAME, BASE_LANGUAGE)
        for number, line in enumerate(guide.read_text(encoding="utf-8").splitlines(), start=1):
            yield from _told(guide, str(number), find_retired_phrases(line, retired))


def _told(file: Path, place: str, found: list[RetiredPhrase]) -> Iterator[str]:
    for each in found:
        where = f"{file.relative_to(TOP).as_posix()}: {place}"
        yield f"{where}: {each.phrase!r} is retired; write: {each.instead}"


def retired_phrases(
    terms: Mapping[str, tuple[Term, ...]], part: str, language: str
) -> tuple[RetiredPhrase, ...]:
    """Return the phrases retired in one language for a part: its own and the shared ones."""
    return tuple(
        RetiredPhrase(phrase, term.by_language[language])
        for name in dict.fromkeys((SHARED_PART_NAME, part))
        for term in terms.get(name, ())
        for phrase in term.retired[language]
    )


def find_retired_phrases(sentence: str, retired: tuple[RetiredPhrase, ...]) -> list[RetiredPhrase]:
    """Return the retired phrases of a sentence, in any of its plural forms."""
    forms = dict.fromkeys(as_spoken(sentence, form) for form in range(MAX_FORMS))
    return [each for each in retired if any(_pattern(each.phrase).search(form) for form in forms)]


def as_spoken(sentence: str, form: int) -> str:
    """Return a sentence in lower case with its plural form of index `form` and other facts as {}.

    >>> as_spoken("Bid {pounds} more {pounds:point|points}", 1)
    'bid {} more points'
    """

    def chosen(placeholder: re.Match[str]) -> str:
        words = (placeholder[1] or "{}").split("|")
        return words[min(form, len(words) - 1)]

    return " ".join(PLACEHOLDER_PATTERN.sub(chosen, sentence).lower().split())


@cache
def _pattern(phrase: str) -> re.Pattern[str]:
    """Return the pattern of a phrase as whole words; a star stands for any ending."""
    words = r"\w*".join(re.escape(part) for part in phrase.split("*"))
    return re.compile(rf"(?<!\w){words}(?!\w)")


if __name__ == "__main__":
    sys.exit(main())
