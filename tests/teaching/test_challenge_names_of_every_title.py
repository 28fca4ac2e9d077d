"""What a challenge is called names no level of the computers unless just that level plays in it."""

import re
from collections.abc import Iterator

import pytest

from game.box.challenges import ChallengeSetUp
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from tests.teaching.conftest import DeskOf
from tests.teaching.every_title import every_title
from tests.teaching.playing import Taught

pytestmark = pytest.mark.thorough

SHORTEST = 4  # letters of a word that is compared without its ending
ENDING = 2  # letters of a word in which its plural may differ
IRREGULAR = {"tkadlec": "tkal"}  # what singular and plural have in common


def stem(word: str) -> str:
    """Return what a word and its plural begin with."""
    word = word.lower()
    if word in IRREGULAR:
        return IRREGULAR[word]
    return word[:-ENDING] if len(word) - ENDING >= SHORTEST else word


def names(head: str, level: str) -> bool:
    """Return whether a head names a level, in the singular or the plural."""
    spoken = re.findall(r"\w+", head.lower())

    def is_spoken(part: str) -> bool:
        alike = (word for word in spoken if word.startswith(stem(part)))
        return any(len(word) >= len(part) - 1 for word in alike)

    return all(map(is_spoken, re.findall(r"\w+", level)))


@pytest.mark.parametrize(
    ("head", "level"),
    [
        ("2 · The weavers", "Weaver"),
        ("4 · Górnicy", "Górnik"),
        ("2 · Tkalci", "Tkadlec"),
        ("8 · The lords of cotton", "Cotton lord"),
    ],
)
def test_a_plural_is_heard(head: str, level: str) -> None:
    assert names(head, level)


def test_another_word_is_no_plural() -> None:
    assert not names("4 · The coal merchants", "Collier")


def called(desk_of: DeskOf, taught: Taught) -> Iterator[tuple[str, ChallengeSetUp]]:
    """Yield the key of every head, and who plays there."""
    contents = desk_of(taught.name).box.challenges
    for scenario in contents.scenarios:
        yield f"scenario.{scenario.name}.head", scenario.set_up
    for rung in contents.rungs:
        yield f"rung.{rung.name}.head", rung.set_up


@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_name_of_a_challenge_names_no_level_that_does_not_play(
    desk_of: DeskOf, taught: Taught, language: str
) -> None:
    said = taught.said(language, alone=False)
    levels = {
        kind: said[f"player.{kind.replace(':', '-')}"]
        for kind in desk_of(taught.name).computer_players.player_kinds
    }
    misnamed = [
        (said[key], level)
        for key, table in called(desk_of, taught)
        for kind, level in levels.items()
        if kind not in table.players and names(said[key], level)
    ]
    assert misnamed == []
