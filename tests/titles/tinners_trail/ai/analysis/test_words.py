"""Words of hints: names, large letters, and a sentence for every move."""

from __future__ import annotations

import re

import pytest

from game.engine.options import Options
from game.engine.reasons import Reason
from game.titles import title
from game.titles.tinners_trail.table.phrases import TrailPhrases
from game.words import Words
from tests.titles.tinners_trail.trail_words import RULES_FILE, WORD_FILES
from tools.proof.case import Case
from tools.proof.cases import CASES
from tools.proof.random_games import steps

FILE = RULES_FILE.with_name("analysis.toml")
WORDS = Words(*WORD_FILES, FILE)
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
GAMES = [case for case in CASES if case.title == "tinners-trail"]


def test_a_reason_about_a_rival_names_the_rival() -> None:
    said = TrailPhrases(WORDS).why(Reason("rivals-maximum", {"seat": 1, "pounds": 7}), NAMES)
    assert said == "A guess: Ben goes to about £7."


def test_a_reason_begins_with_a_large_letter_even_with_an_ore_in_front() -> None:
    reason = Reason("price-high", {"ore": "copper", "pounds": 8, "mean": "5.8"})
    assert TrailPhrases(WORDS).why(reason, NAMES).startswith("Copper")


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_every_move_of_a_random_game_can_be_told_as_advice(case: Case) -> None:
    phrases = TrailPhrases(WORDS)
    game = title("tinners-trail").game(case.game().options)
    for step in steps(game, 3):
        if step.before.to_move < 0:
            continue
        move = game.move(step.before, step.code)
        told, where = phrases.what(move, step.before), phrases.where(move, step.before)
        assert not re.search(r"[{}]|^tell\.", told), move.text
        assert not re.search(r"[{}]|^look\.", where), move.text


def test_the_hint_of_the_draft_names_the_pair_and_the_card_to_keep() -> None:
    game = title("tinners-trail").game(Options("tinners-trail", 3))
    state = game.rules.new_state()
    game.rules.deal(state, 1)
    view = game.rules.new_state()
    game.rules.hide(state, state.to_move, view)
    first, second = game.moves(view)
    phrases = TrailPhrases(WORDS)
    assert phrases.where(first, view) == "Look at your two survey cards of region A."
    kept = phrases.what(second, view).removeprefix("Keep ").split(",")[0]
    assert phrases.what(first, view).endswith(f"lay aside {kept}")
