"""A lesson that says that a new game starts begins with the set-up of a new game."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from game.box.lesson import Lesson
from game.engine.rules import CHANCE
from game.engine.title import Options
from game.titles import title_by_name
from tests.teaching.every_title import TAUGHT
from tests.teaching.playing import Taught
from tools.proof.random_games import deal_game

SEEDS = range(6)
NAMES = ("name", "luck", "seed")
NEW_GAME = "new game"


def _says_new_game(taught: Taught, lesson: Lesson) -> bool:
    """Return whether a text of the lesson says that a new game starts."""
    said = taught.said("en")
    return any(NEW_GAME in said[lesson.text_key(at)] for at in range(len(lesson.steps)))


NEW_GAMES = [
    pytest.param(taught, lesson, id=f"{taught}-{lesson.name}")
    for taught in TAUGHT
    for lesson in taught.lessons
    if _says_new_game(taught, lesson)
]


def in_turn_order(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position with its players in turn order, without colours."""
    players = {player["colour"]: player for player in document["player"]}
    order = document.get("order", list(players))
    return {
        **{key: value for key, value in document.items() if key not in NAMES},
        "player": [
            {key: value for key, value in players[colour].items() if key not in (*NAMES, "colour")}
            for colour in order
        ],
    }


def differences(found: Any, dealt: Sequence[Any], path: str = "") -> list[str]:
    """Return where a position differs from what all deals have in common: the keys of tables,
    the length of lists and every value that is the same in all deals."""
    first = dealt[0]
    if isinstance(first, dict):
        keys = set[str].intersection(*(set(each) for each in dealt))
        if all(set(each) == keys for each in dealt) and set(found) != keys:
            return [f"{path}: {sorted(set(found) ^ keys)}"]
        return [
            text
            for key in sorted(keys & set(found))
            for text in differences(found[key], [each[key] for each in dealt], f"{path}.{key}")
        ]
    if path.endswith(".player"):
        return [
            text
            for at, player in enumerate(found)
            for text in differences(player, [each[at] for each in dealt], f"{path}.{at}")
        ]
    is_fixed = all(each == first for each in dealt)
    return [f"{path}: {found}, not {first}"] if is_fixed and found != first else []


def documents_of(taught: Taught, lesson: Lesson) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the position of a lesson, and new games of as many players with several seeds."""
    title = title_by_name(taught.name)
    game, state, _ = title.parse_position(lesson.position_text, lesson.position_file_name)
    found = tomllib.loads(game.position_text(state, game.colours))
    dealt = []
    for seed in SEEDS:
        new_game = title.make_game(Options(taught.name, len(game.colours)))
        fresh = deal_game(new_game, seed)
        while fresh.to_move == CHANCE:
            new_game.rules.apply(fresh, new_game.rules.draw_outcome(fresh))
        dealt.append(tomllib.loads(new_game.position_text(fresh, new_game.colours)))
    return in_turn_order(found), [in_turn_order(document) for document in dealt]


@pytest.mark.parametrize(("taught", "lesson"), NEW_GAMES)
def test_a_lesson_that_says_a_new_game_starts_has_its_set_up(
    taught: Taught, lesson: Lesson
) -> None:
    found, dealt = documents_of(taught, lesson)
    assert differences(found, dealt) == []


def test_some_lesson_says_so() -> None:
    assert NEW_GAMES
