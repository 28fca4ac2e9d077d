"""Reasons of Brass: every one in the code has a sentence, and they say what is on the board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ai.titles.brass.reasons as grounds
from ai import plain
from ai.search.trials import Playouts
from ai.titles import mind_for
from game.engine.options import Options
from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY
from game.places import assets_folder
from game.tabletop.plain.phrases import PlainPhrases
from game.titles import title
from game.words import Words
from tests.titles.brass.tables import Table, table_of
from tools.proof.random_games import dealt, luck_of, view_of

LANGUAGES = ("en", "pl", "cs")
NAMES = ("Ann", "Ben", "Cat", "Dan")


def words_in(language: str) -> Words:
    """Return the words of hints, with the names of places."""
    folder = assets_folder() / "brass" / "words" / language
    return Words(folder / "table.toml", folder / "analysis.toml")


def keys_in(folder: Path) -> set[str]:
    """Return the keys of all reasons that the code of a folder names."""
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    calls = re.findall(r"Reason\(\s*([^{)]*)", code)
    found = {key for call in calls for key in re.findall(r'"([a-z-]+)"', call)}
    named = re.findall(r'key = "([a-z-]+)" if .*? else "([a-z-]+)"', code)
    return found | {key for pair in named for key in pair}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_in_the_code_are_the_reasons_in_the_words(language: str) -> None:
    named = keys_in(Path(grounds.__file__).parent) | keys_in(Path(plain.__file__).parent)
    words = words_in(language)
    assert named == {key.removeprefix("why.") for key in words.keys() if key.startswith("why.")}  # noqa: SIM118 - not a dict


def why(table: Table, text: str) -> dict[str, Reason]:
    """Return the reasons for a move of the seat to move, by key."""
    game = table.game
    mind = mind_for("brass")
    found = mind.grounds(game, Playouts(game.rules, mind.policy(game)))
    move = game.read_move(table.state, text)
    return {one.key: one for one in found.reasons(table.state, move, (), 5)}


def test_a_counter_is_told_with_its_points_and_income() -> None:
    table = table_of(pink={"hand": ["wigan"]}, round=2)
    reasons = why(table, "build coal-mine wigan.1")
    assert reasons["counter-counts"].facts == {"counter": "coal-mine", "points": 1, "spaces": 4}


def test_a_link_is_told_with_the_place_it_reaches() -> None:
    table = table_of({"wigan.0": "pink coal-mine 1"}, round=2)
    reasons = why(table, "canal preston wigan")
    assert reasons["reaches"].facts == {"place": "preston"}


def test_a_reason_about_a_rival_names_the_rival() -> None:
    said = PlainPhrases(words_in("en")).why(Reason("rival-port", {"seat": 1, "points": 4}), NAMES)
    assert said == "It flips the port of Ben too: 4 points."


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_played_the_reasons_can_be_said_in_full(language: str) -> None:
    game, mind = title("brass").game(Options("brass", 3)), mind_for("brass")
    found = mind.grounds(game, Playouts(game.rules, mind.policy(game)))
    phrases, luck, state = PlainPhrases(words_in(language)), luck_of(4), dealt(game, 6)
    for turn in range(150):
        if state.to_move == NOBODY:
            break
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        moves = game.rules.legal_codes(state)
        move = moves[int(luck.below(len(moves)))]
        if turn % 3 == 0:
            view = view_of(game.rules, state, int(state.to_move))
            for reason in found.doubts(view, move, turn):
                said = phrases.why(reason, NAMES)
                assert said
                assert "{" not in said, said
        game.rules.apply(state, move)
