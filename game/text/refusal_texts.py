"""Translate error messages about files, recognised by their English sentences."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.text.languages import BASE
from game.text.words import Words

WHOLE: Final = "whole"
INNER: Final = {"rest": "rest", "problem": "problem", "allowed": "allowed", "list": "allowed"}
INNER_OF_TOML: Final = {"toml": "toml", "at": "at"}
TABLES: Final = {**INNER, **INNER_OF_TOML, "detail": "detail", "cause": "cause"}
"""Gaps of sentences that are sentences of a table themselves."""
_GAP: Final = re.compile(r"\{(\w+)\}")
LONGEST: Final = 2000  # characters; longer messages are not translated

NUMBERS: Final = ("count", "least", "most", "line", "column", "players", "step", "number")
GAPS: Final = dict.fromkeys(NUMBERS, r"-?\d+")


def translate_refusal(words: Words, sentence: str) -> str:
    """Return an English error message in the current language, or unchanged when it is too long
    or has no translation."""
    if words.language == BASE or len(sentence) > LONGEST:
        return sentence
    return _translate_sentence(words, WHOLE, sentence)


def translate_file_error_cause(words: Words, cause: str) -> str:
    """Return the system's reason for a file error in the current language, or unchanged."""
    return cause if words.language == BASE else _translate_sentence(words, "cause", cause)


def _translate_sentence(words: Words, table: str, sentence: str) -> str:
    for key, pattern in _sentence_patterns(words, table):
        found = pattern.fullmatch(sentence)
        if found is not None:
            return words.say(key, **_translate_facts(words, found.groupdict()))
    return sentence


def _translate_facts(words: Words, found: Mapping[str, str]) -> dict[str, object]:
    """Return the facts found in a message by name: known sentences translated, numbers of up to
    9 digits as int, all others unchanged."""
    facts: dict[str, object] = {}
    for name, text in found.items():
        if name in TABLES:
            facts[name] = _translate_sentence(words, TABLES[name], text)
        else:
            facts[name] = int(text) if text.isdecimal() and len(text) < 10 else text
    return facts


def _sentence_patterns(words: Words, table: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    prefix = f"refused.{table}."
    problems = (
        tuple(_keys_with_english_sentences(words, "refused.problem.")) if table == "rest" else ()
    )
    return _compile_patterns(tuple(_keys_with_english_sentences(words, prefix)), problems)


def _keys_with_english_sentences(words: Words, prefix: str) -> Iterator[tuple[str, str]]:
    keys = words.keys()
    return ((key, words.english_sentence(key)) for key in keys if key.startswith(prefix))


@lru_cache
def _compile_patterns(
    sentences: tuple[tuple[str, str], ...], problems: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the key and the pattern of each sentence, those with most fixed text first.

    The gap "problem" matches only one of the sentences in `problems`, each of which may have
    gaps of its own.
    """
    order = sorted(sentences, key=lambda each: -len(_GAP.sub("", each[1])))
    gaps = {
        **GAPS,
        "problem": "|".join(_sentence_to_regex(sentence, GAPS) for _, sentence in problems),
    }
    return tuple(
        (key, re.compile(_sentence_to_regex(said, gaps, named=True), re.DOTALL))
        for key, said in order
    )


def _sentence_to_regex(sentence: str, gaps: Mapping[str, str], *, named: bool = False) -> str:
    """Return a regular expression that matches a sentence; `gaps` has the pattern of each gap,
    and with `named` the gaps are named groups."""
    return "".join(
        re.escape(part)
        if number % 2 == 0
        else f"(?P<{part}>{gaps.get(part) or '.+?'})"
        if named
        else f"(?:{gaps.get(part, '.+?')})"
        for number, part in enumerate(_GAP.split(sentence))
    )


def next_numbered_path(folder: Path, stem: str, ending: str) -> Path:
    """Return the path STEM-NUMBER.ENDING in the folder, with a number one above the highest
    there; the file is not created."""
    numbers = [file.stem.removeprefix(f"{stem}-") for file in folder.glob(f"{stem}-*{ending}")]
    highest = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return folder / f"{stem}-{highest + 1:04}{ending}"
