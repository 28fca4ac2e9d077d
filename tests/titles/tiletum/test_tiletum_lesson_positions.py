"""Lessons of Tiletum begin where a game can be: with the goods and gold of the first turn (T-112),
and with bonus tiles wherever nobody can have taken one (T-106, T-711)."""

import tomllib
from collections import deque
from collections.abc import Collection, Iterable
from itertools import count
from typing import Any

import pytest

from game.application.box_factory import title_asset_folder
from game.box.lesson import Lesson, read_lessons
from game.engine.rules import CHANCE
from game.engine.title import Options
from game.titles import title_by_name
from tools.proof.random_games import deal_game

FIRST_GOLD = (1, 3, 5, 6)  # T-112
FIRST_GOODS = {"food": 1, "wool": 1, "stone": 1, "iron": 1}
ROUNDS_WITH_KING_TILE = (1, 2, 3)  # T-711: none is laid after round 3
START = "tiletum"
LESSONS = read_lessons(title_asset_folder("tiletum") / "lessons")


def position_of(lesson: Lesson) -> dict[str, Any]:
    """Return where a lesson begins."""
    game, state, _ = title_by_name("tiletum").parse_position(
        lesson.position_text, lesson.position_file_name
    )
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


def dealt_position_of(lesson: Lesson) -> dict[str, Any]:
    """Return the set-up of a new game with the players, expansions and silver maps of a lesson."""
    title = title_by_name("tiletum")
    lesson_game, _, _ = title.parse_position(lesson.position_text, lesson.position_file_name)
    wanted = position_of(lesson)
    options = Options("tiletum", len(lesson_game.colours), expansions=tuple(wanted["expansions"]))
    game = title.make_game(options)
    for seed in count():
        state = deal_game(game, seed)
        while state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        dealt = tomllib.loads(game.position_text(state, game.colours))
        if _silver_sides(dealt) == _silver_sides(wanted):
            return dealt
    raise AssertionError("some seed deals these maps")


def _silver_sides(position: dict[str, Any]) -> list[str]:
    sides: list[str] = position.get("silver", {}).get("sides", [])
    return sides


def roads() -> dict[str, set[str]]:
    """Return the neighbours of every space of the main map."""
    data = (title_asset_folder("tiletum") / "data" / "map.toml").read_text(encoding="utf-8")
    neighbours: dict[str, set[str]] = {}
    for one, other in tomllib.loads(data)["roads"]:
        neighbours.setdefault(one, set()).add(other)
        neighbours.setdefault(other, set()).add(one)
    return neighbours


def distances_from(space: str) -> dict[str, int]:
    """Return how many steps every space is away."""
    neighbours = roads()
    found = {space: 0}
    waiting = deque([space])
    while waiting:
        here = waiting.popleft()
        for there in neighbours[here] - set(found):
            found[there] = found[here] + 1
            waiting.append(there)
    return found


def on_shortest_ways(ends: Iterable[str]) -> set[str]:
    """Return every space on a shortest way from the start to one of the ends."""
    from_start = distances_from(START)
    passed = set()
    for end in ends:
        to_end = distances_from(end)
        passed |= {space for space in to_end if from_start[space] + to_end[space] == to_end[START]}
    return passed


def visited_spaces(position: dict[str, Any]) -> set[str]:
    """Return the spaces where somebody has a house, a pillar, a merchant or an architect."""
    pieces = {**position.get("houses", {}), **position.get("pillars", {})}
    people = {
        player[person]
        for player in position["player"]
        for person in ("merchant", "architect")
        if person in player
    }
    return set(pieces) | people


def actions_of_taken_dice(position: dict[str, Any]) -> set[str]:
    """Return the actions of the dice that players took in this round."""
    wheel = position["wheel"]
    return {wheel[die["value"] - 1] for player in position["player"] for die in player["dice"]}


def missing(position: dict[str, Any], dealt: dict[str, Any], key: str) -> set[str]:
    """Return the spots that have a tile in a new game and none in this position."""
    spots: Collection[str] = dealt.get(key, {})
    return set(spots) - set(position.get(key, {}))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_only_an_action_whose_die_was_taken_lacks_its_bonus_tile(lesson: Lesson) -> None:
    position = position_of(lesson)
    lacking = missing(position, dealt_position_of(lesson), "action_tiles")
    assert sorted(lacking - actions_of_taken_dice(position)) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_the_king_track_has_its_tile_in_the_first_three_rounds_only(lesson: Lesson) -> None:
    position = position_of(lesson)
    assert ("king_tile" in position) == (position["round"] in ROUNDS_WITH_KING_TILE)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_only_spaces_that_somebody_passed_lack_their_bonus_tile(lesson: Lesson) -> None:
    position = position_of(lesson)
    lacking = missing(position, dealt_position_of(lesson), "map_tiles")
    assert sorted(lacking - on_shortest_ways(visited_spaces(position))) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_only_spaces_below_with_a_mine_lack_their_tile(lesson: Lesson) -> None:
    position = position_of(lesson)
    lacking = missing(position, dealt_position_of(lesson), "underground_tiles")
    explored = set(position.get("mines", {}))
    assert sorted(lacking - explored) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_no_tile_lies_where_a_new_game_has_none(lesson: Lesson) -> None:
    position = position_of(lesson)
    dealt = dealt_position_of(lesson)
    for key in ("action_tiles", "map_tiles", "underground_tiles"):
        assert sorted(missing(dealt, position, key)) == []
