"""No sentence of any title and language ever shows a placeholder: whatever it asks for is told by
the code that says it, and a translation asks for nothing that the English sentence does not."""

import ast
import re
import string
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from game.files.folders import assets_folder
from game.text.languages import BASE_LANGUAGE
from game.text.words import COMMAND_KEY_PLACEHOLDER_PREFIX, read_sentences

pytestmark = pytest.mark.thorough

PROJECT: Final = Path(__file__).parents[2]
SHARED: Final = "shared"
FORMS: Final = ("{key}", "table.{key}", "classic.{key}")
"""The full keys a key may stand for, by the part of the program that says it."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A call in the code that says the sentence of a key with facts of these names."""

    where: str
    title: str
    key: str
    facts: frozenset[str]


def placeholders(sentence: str) -> frozenset[str]:
    """Return the names of the facts a sentence asks for."""
    names = (name for _, name, _, _ in string.Formatter().parse(sentence) if name)
    return frozenset(name for name in names if not name.startswith(COMMAND_KEY_PLACEHOLDER_PREFIX))


def sentences_of(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield folder, key and text of every sentence of a language."""
    for file in sorted(assets_folder().glob(f"*/words/{language}/*.toml")):
        folder = file.relative_to(assets_folder()).parts[0]
        yield from ((folder, key, told) for key, told in read_sentences([file]).items())


def sayings() -> Iterator[Saying]:
    """Yield every call with a literal key and all its facts by name."""
    for part in ("game", "ai"):
        for file in sorted((PROJECT / part).rglob("*.py")):
            path = file.relative_to(PROJECT)
            title = path.parts[2] if path.parts[1] == "titles" else ""
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and (key := said_key(node)) is not None:
                    facts = [word.arg for word in node.keywords]
                    named = frozenset(fact for fact in facts if fact is not None)
                    if len(named) == len(facts):
                        yield Saying(f"{path}:{node.lineno}", title, key, named)


def said_key(call: ast.Call) -> str | None:
    """Return the literal key that a call of `say` names, None for other calls."""
    called = call.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name != "say" or not call.args or not isinstance(call.args[0], ast.Constant):
        return None
    key = call.args[0].value
    return key if isinstance(key, str) else None


def test_every_fact_a_sentence_asks_for_is_told() -> None:
    asked: dict[tuple[str, str], frozenset[str]] = {}
    for folder, key, told in sentences_of("*"):
        asked[folder, key] = asked.get((folder, key), frozenset()) | placeholders(told)
    folders = {folder for folder, _ in asked}
    checked = 0
    faults: list[str] = []
    for saying in sayings():
        for folder in folders if not saying.title else {saying.title, SHARED}:
            keys = [form.format(key=saying.key) for form in FORMS]
            wanted = [asked[folder, key] for key in keys if (folder, key) in asked]
            checked += len(wanted)
            if wanted and not any(each <= saying.facts for each in wanted):
                missing = sorted(min(wanted, key=len) - saying.facts)
                faults.append(f"{saying.where}: {saying.key} of {folder} lacks {missing}")
    assert checked > 1000
    assert faults == []


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_a_translation_asks_for_no_fact_of_its_own(language: str) -> None:
    english = {
        (folder, key): placeholders(told) for folder, key, told in sentences_of(BASE_LANGUAGE)
    }
    assert [
        (folder, key, sorted(more))
        for folder, key, told in sentences_of(language)
        if (more := placeholders(told) - english.get((folder, key), frozenset()))
    ] == []


def test_no_brace_of_a_sentence_is_anything_but_a_placeholder() -> None:
    left_over = [
        (folder, key)
        for folder, key, told in sentences_of("*")
        if re.search(r"[{}]", "".join(text for text, *_ in string.Formatter().parse(told)))
    ]
    assert left_over == []
