"""Error messages about files as players read them.

The program and the system report errors by English sentences, which are listed by key as patterns
in `assets/shared/refusal_patterns.toml`; the texts for players have the same keys.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from game.files.folders import assets_folder
from game.text.words import Words, read_sentences

WHOLE_SENTENCE_TEXT_TABLE: Final = "whole"
TEXT_TABLE_BY_INNER_PLACEHOLDER: Final = {
    "rest": "rest",
    "problem": "problem",
    "allowed": "allowed",
    "list": "allowed",
}
TEXT_TABLE_BY_TOML_PLACEHOLDER: Final = {"toml": "toml", "at": "at"}
TEXT_TABLE_BY_PLACEHOLDER: Final = {
    **TEXT_TABLE_BY_INNER_PLACEHOLDER,
    **TEXT_TABLE_BY_TOML_PLACEHOLDER,
    "detail": "detail",
    "cause": "cause",
}
"""For placeholders whose value is a sentence itself, the table with the translations of that
sentence."""
_PLACEHOLDER_PATTERN: Final = re.compile(r"\{(\w+)\}")
MAX_TRANSLATED_SENTENCE_LETTERS: Final = 2000  # characters; longer messages are not translated
REFUSAL_PATTERNS_FILE: Final = assets_folder() / "shared" / "refusal_patterns.toml"

NUMBER_PLACEHOLDER_NAMES: Final = (
    "count",
    "least",
    "most",
    "line",
    "column",
    "players",
    "step",
    "number",
)
NUMBER_PATTERN_BY_PLACEHOLDER_NAME: Final = dict.fromkeys(NUMBER_PLACEHOLDER_NAMES, r"-?\d+")


def translate_refusal(words: Words, sentence: str) -> str:
    """Return an error message as a text for players, or unchanged when it is too long or is not
    among the known ones."""
    if len(sentence) > MAX_TRANSLATED_SENTENCE_LETTERS:
        return sentence
    return _translate_sentence(words, WHOLE_SENTENCE_TEXT_TABLE, sentence)


def translate_file_error_cause(words: Words, cause: str) -> str:
    """Return the system's reason for a file error as a text for players, or unchanged when it is
    not among the known ones."""
    return _translate_sentence(words, "cause", cause)


def _translate_sentence(words: Words, table: str, sentence: str) -> str:
    for key, pattern in _sentence_patterns(table):
        found = pattern.fullmatch(sentence)
        if found is not None:
            return words.say(key, **_translate_facts(words, found.groupdict()))
    return sentence


def _translate_facts(words: Words, found_texts: Mapping[str, str]) -> dict[str, object]:
    """Return the facts found in a message by name: known sentences translated, numbers of up to
    9 digits as int, all others unchanged."""
    facts: dict[str, object] = {}
    for name, text in found_texts.items():
        if name in TEXT_TABLE_BY_PLACEHOLDER:
            facts[name] = _translate_sentence(words, TEXT_TABLE_BY_PLACEHOLDER[name], text)
        else:
            facts[name] = int(text) if text.isdecimal() and len(text) < 10 else text
    return facts


@cache
def _sentence_patterns(table: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    problems = _known_sentences("refused.problem.") if table == "rest" else ()
    return _compile_patterns(_known_sentences(f"refused.{table}."), problems)


def _known_sentences(prefix: str) -> tuple[tuple[str, str], ...]:
    """Return (key, English sentence with placeholders) of the known error messages whose keys begin
    with `prefix`."""
    sentences = read_sentences((REFUSAL_PATTERNS_FILE,))
    return tuple((key, said) for key, said in sentences.items() if key.startswith(prefix))


def _compile_patterns(
    sentences: tuple[tuple[str, str], ...], problems: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the key and the pattern of each sentence, the sentences with most fixed text first.

    The placeholder "problem" matches only one of the sentences in `problems`, which may have
    placeholders too.
    """
    order = sorted(sentences, key=lambda each: -len(_PLACEHOLDER_PATTERN.sub("", each[1])))
    gaps = {
        **NUMBER_PATTERN_BY_PLACEHOLDER_NAME,
        "problem": "|".join(
            _sentence_to_regex(sentence, NUMBER_PATTERN_BY_PLACEHOLDER_NAME)
            for _, sentence in problems
        ),
    }
    return tuple(
        (key, re.compile(_sentence_to_regex(said, gaps, with_named_groups=True), re.DOTALL))
        for key, said in order
    )


def _sentence_to_regex(
    sentence: str, pattern_by_placeholder: Mapping[str, str], *, with_named_groups: bool = False
) -> str:
    """Return a regular expression that matches a sentence; `pattern_by_placeholder` has the pattern
    of each gap, and with `with_named_groups` the gaps are named groups."""
    return "".join(
        re.escape(part)
        if number % 2 == 0
        else f"(?P<{part}>{pattern_by_placeholder.get(part) or '.+?'})"
        if with_named_groups
        else f"(?:{pattern_by_placeholder.get(part, '.+?')})"
        for number, part in enumerate(_PLACEHOLDER_PATTERN.split(sentence))
    )


def next_numbered_path(folder: Path, file_stem: str, file_ending: str) -> Path:
    """Return the path STEM-NUMBER followed by `file_ending`, such as ".png", in the folder, with a
    number of at least four digits that is one above the highest there; the file is not created."""
    numbers = [
        file.stem.removeprefix(f"{file_stem}-")
        for file in folder.glob(f"{file_stem}-*{file_ending}")
    ]
    highest = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return folder / f"{file_stem}-{highest + 1:04}{file_ending}"
