"""A line of the journal names what it is about once: not "used a character: Character"."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from game.application.box_factory import read_words
from game.engine.title import Options
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from tests.titles.tiletum.table.court import Court

STEM_LETTERS: Final = 5
NAMED_THING: Final = re.compile(r": (\w+) \(")
"""What a line tells of behind a colon: the name of a tile, with its effect in brackets."""


def doubled_words(text: str) -> Iterator[str]:
    """Yield each name behind a colon whose first word the sentence has said already."""
    for match in NAMED_THING.finditer(text):
        stem = match[1][:STEM_LETTERS].casefold()
        before = re.findall(r"\w+", text[: match.start()].casefold())
        if any(word.startswith(stem) for word in before):
            yield match[1]


@pytest.mark.thorough
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_no_line_of_the_journal_says_the_same_thing_twice(language: str) -> None:
    court = Court(language=language, options=Options("tiletum", 3, expansions=("silver",)))
    doubled = set()
    lines = set()
    for seed in range(1, 4):
        for number, (_, events, _) in enumerate(court.whole_game(0, seed)):
            for entry in court.table.journal_entries(events, number):
                lines.add(entry.text)
                doubled |= {entry.text} if any(doubled_words(entry.text)) else set()
    assert len(lines) > 100
    assert not doubled


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "costs 1 silver to use"),
        ("pl", "użycie za 1 srebro"),
        ("cs", "použití za 1 stříbro"),
    ],
)
def test_the_silver_of_a_tile_is_named_as_the_price_of_its_use(language: str, words: str) -> None:
    names = read_words("tiletum", language)
    for tile in ("silver-same5", "silver-merchant4", "deep:silver-same5", "deep:silver-king4"):
        assert words in names.say(f"name.{tile}")
