"""What the coach says of a new mine or ironworks holds for the market as it is."""

from typing import Final

import pytest

from game.application.box_factory import read_words
from game.box.coach import read_explanations
from game.files.folders import assets_folder
from game.table_protocol import PersonalQuestion
from game.titles.brass.table.coaching import brass_position_facts
from tests.titles.brass.tables import table_of

EXPLANATIONS: Final = read_explanations(assets_folder() / "brass" / "coach.toml")
WORDS: Final = read_words("brass")


def sentence_about_build(industry: str, *, coal: int, iron: int) -> str:
    """Return the coach's sentence about a build of an industry that the analysis advises, with so
    many cubes in the markets."""
    mines = {"bolton.0": "yellow coal-mine 1 2"}
    table = table_of(mines, {}, coal=coal, iron=iron, pink={"hand": ["bolton", "wigan"]})
    view = table.view_of(0)
    codes = [table.game.parse_move(table.state, text) for text in table.moves("build")]
    moves = tuple(table.game.readable_move(table.state, code) for code in codes)
    best = next(move for move in moves if move.choice == industry)
    facts = brass_position_facts(view, 0)
    question = PersonalQuestion(0, view, moves, can_undo=False, undo_reason="")
    found = next(
        each
        for each in EXPLANATIONS
        if each.name != "first-turn"
        and f"build-{industry}" in each.best_move_names
        and each.applies_to(question, facts, best)
    )
    named = {name.replace("-", "_"): number for name, number in facts.items()}
    return WORDS.say(f"coach.{found.name}", **named)


@pytest.mark.rule("B-8.3")
def test_the_coach_says_that_an_ironworks_sells_only_while_the_market_has_room() -> None:
    assert "sells nothing" in sentence_about_build("ironworks", coal=8, iron=8)
    said = sentence_about_build("ironworks", coal=8, iron=5)
    assert "room for 3 cubes" in said
    assert "immediately sells" in said


@pytest.mark.rule("B-8.3")
def test_the_coach_says_that_a_mine_sells_only_while_the_market_has_room() -> None:
    assert "sells nothing" in sentence_about_build("coal-mine", coal=8, iron=8)
    said = sentence_about_build("coal-mine", coal=7, iron=8)
    assert "room for 1 cube." in said
    assert "immediately sells" in said
