"""Lessons of Tiletum begin where a game can be: goods and gold of the first turn (T-112)."""

import tomllib
from typing import Any

import pytest

from game.application.box_factory import title_asset_folder
from game.box.lesson import Lesson, read_lessons
from game.titles import title_by_name

FIRST_GOLD = (1, 3, 5, 6)  # T-112
FIRST_GOODS = {"food": 1, "wool": 1, "stone": 1, "iron": 1}
LESSONS = read_lessons(title_asset_folder("tiletum") / "lessons")


def position_of(lesson: Lesson) -> dict[str, Any]:
    """Return where a lesson begins."""
    game, state, _ = title_by_name("tiletum").parse_position(lesson.position, lesson.source)
    return tomllib.loads(game.position_text(state, game.colours))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_in_the_first_turn_who_has_no_die_yet_has_the_goods_of_the_set_up(lesson: Lesson) -> None:
    position = position_of(lesson)
    if (position["round"], position["turn"]) != (1, 1):
        return
    players = {player["colour"]: player for player in position["player"]}
    for colour, gold in zip(position["order"], FIRST_GOLD, strict=False):
        player = players[colour]
        if not player["dice"]:
            assert player["goods"] == {"gold": gold, **FIRST_GOODS}, colour


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_in_the_first_round_nobody_lacks_the_goods_of_the_dice_they_took(lesson: Lesson) -> None:
    position = position_of(lesson)
    if position["round"] != 1:
        return
    for player in position["player"]:
        for die in player["dice"]:
            assert player["goods"][die["good"]] >= die["value"], player["colour"]
