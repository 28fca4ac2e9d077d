"""Reasons and objections name the right numbers (`cases/reasons.txt`), in words people read."""

import re
from pathlib import Path

import pytest

from ai.analysis.prepared_game import PreparedGame
from game.client.hints.advised_discards import discards_for_advised_action
from game.engine.move import Move
from game.engine.reasons import FactValue, Reason
from game.engine.title import Options
from game.match.analysis import Hint
from game.table_protocol import PersonalQuestion
from game.text.words import Words
from game.titles import title_by_name
from game.titles.tinners_trail.table.phrases import TrailPhrases
from tests.ai.advice import advised, said
from tests.helpers.rule_cases import RuleCase, cases_of, run_case
from tests.titles.tinners_trail.tables import Table, begun, table_of
from tests.titles.tinners_trail.trail_words import RULES_FILE, WORD_FILES
from tools.proof.cases import CASES
from tools.proof.proofs import Case
from tools.proof.random_games import play_random_steps

rule = pytest.mark.rule

PHRASES = TrailPhrases(Words(*WORD_FILES, RULES_FILE.with_name("analysis.toml")))
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
GAMES = [case for case in CASES if case.title == "tinners-trail"]


@pytest.mark.thorough
@cases_of(Path(__file__).with_name("cases"))
def test_what_speaks_for_a_move_and_against_it(case: RuleCase) -> None:
    run_case(case, advised(begun))


def opened(tile: str) -> Table:
    """Return a table on which Wendron has been put up."""
    return table_of(f"wendron {tile}").play("build wendron")


@pytest.mark.thorough
@rule("S-4")
def test_a_known_tile_has_one_value_an_unknown_one_an_interval_whatever_it_is() -> None:
    hidden = [
        said(opened(f"down {tile}"), "reason", "bid 1") for tile in ("2/2/2", "2/5/4", "1/4/3")
    ]
    assert hidden[0] == hidden[1] == hidden[2]
    low, pounds, high = (int(hidden[0]["fair-value"][key]) for key in ("low", "pounds", "high"))
    assert low <= pounds <= high != low
    values = [
        said(opened(f"up {tile} drainage 3"), "reason", "bid 1") for tile in ("2/5/4", "2/3/3")
    ]
    rich, poor = (int(each["fair-value-known"]["pounds"]) for each in values)
    assert rich > poor
    table = table_of("wendron up 2/2/2")
    before = said(table, "reason", "build wendron")["fair-value-known"]
    table.play("build wendron")
    assert said(table, "reason", "bid 1")["fair-value-known"] == before


@pytest.mark.parametrize(
    ("strong", "said_instead"),
    [("mine-not-worth-it", "about as much"), ("bid-too-dear", "almost no difference")],
)
def test_where_bidding_is_about_as_good_no_reason_claims_that_it_is_worse(
    strong: str, said_instead: str
) -> None:
    explainer = PreparedGame(Options("tinners-trail", 3)).explainer
    facts: dict[str, FactValue] = {"area": "kea", "pounds": 2}
    plain = Reason("first-mine")
    told = explainer.reasons_reworded_for_equal_moves((Reason(strong, facts), plain))
    assert strong not in {reason.key for reason in told}
    assert plain in told
    assert said_instead in PHRASES.reason_as_sentence(told[0], NAMES)


def test_a_price_far_above_the_worth_is_not_called_about_the_worth() -> None:
    explainer = PreparedGame(Options("tinners-trail", 3)).explainer
    [far] = explainer.reasons_reworded_for_equal_moves(
        (Reason("bid-too-dear", {"pounds": 6, "worth": 1}),)
    )
    [near] = explainer.reasons_reworded_for_equal_moves(
        (Reason("bid-too-dear", {"pounds": 6, "worth": 5}),)
    )
    assert (far.key, near.key) == ("bid-dearer-even", "bid-about-even")
    assert "simulated" in PHRASES.reason_as_sentence(far, NAMES)


@rule("A-11")
def test_a_bid_above_the_worth_and_dropping_out_below_it_say_both() -> None:
    table = table_of("wendron up 2/1/3; redruth up 2/2/2; camborne pink 3/3/0")
    table.play("build wendron")
    poor = said(table, "doubt", "bid 20")
    assert poor["bid-above-worth"]["pounds"] == 20 > int(poor["bid-above-worth"]["worth"])
    early = said(opened("up 2/5/4").play("bid 1"), "doubt", "drop")
    assert early["dropped-early"]["pounds"] == 2 < int(early["dropped-early"]["worth"])


# Words of hints: names, large letters, and a sentence for every move.


def test_a_reason_begins_with_a_large_letter() -> None:
    dear = Reason("price-high", {"ore": "copper", "pounds": 8, "mean": "5.8"})
    assert PHRASES.reason_as_sentence(dear, NAMES).startswith("Copper")


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_every_move_of_a_random_game_can_be_told_as_advice(case: Case) -> None:
    game = title_by_name("tinners-trail").make_game(case.game().options)
    for step in play_random_steps(game, 3):
        if step.before.to_move >= 0:
            move = game.readable_move(step.before, step.code)
            told = PHRASES.advised_move_text(move, step.before)
            where = PHRASES.hint_sentence_about_place(move, step.before, (move,))
            assert not re.search(r"[{}]|^(tell|look)\.", told + where), move.text


def test_the_hint_of_the_draft_names_the_pair_and_the_card_to_keep() -> None:
    game = title_by_name("tinners-trail").make_game(Options("tinners-trail", 3))
    state = game.rules.new_state()
    view = game.rules.new_state()
    game.rules.deal(state, 1)
    game.rules.write_view_for_seat(state, state.to_move, view)
    first, second = game.readable_moves(view)
    assert (
        PHRASES.hint_sentence_about_place(first, view, (first,))
        == "Look at your two cards for region A."
    )
    kept = PHRASES.advised_move_text(second, view).removeprefix("Keep ").split(" and discard ")[0]
    assert PHRASES.advised_move_text(first, view).endswith(f"discard {kept}")


def test_the_hint_at_a_calciner_names_its_buttons() -> None:
    game = title_by_name("tinners-trail").make_game(Options("tinners-trail", 3))
    move = Move(0, "calciner", "calciner yes", choice="yes")
    where = PHRASES.hint_sentence_about_place(move, game.rules.new_state(), (move,))
    for button in ("way-yes", "way-no"):
        assert f"“{button_texts()[button]}”" in where


def button_texts() -> dict[str, str]:
    """Return the texts of the calciner's two buttons by their keys."""
    text = RULES_FILE.with_name("table.toml").read_text(encoding="utf-8")
    return dict(re.findall(r'^(way-yes|way-no) = "(.*)"$', text, re.MULTILINE))


def test_a_hint_to_drop_out_shows_no_card_of_a_later_auction() -> None:
    table = table_of("wendron up 2/2/2").play("build wendron", "bid 1")
    game = title_by_name("tinners-trail").make_game(Options("tinners-trail", 3))
    moves = game.readable_moves(table.state)
    drop = next(move for move in moves if move.kind == "drop")
    question = PersonalQuestion(int(table.state.to_move), table.state, moves, False, "")
    hint = Hint(question.seat, 1, (), (), (drop.code, 10**9))
    assert discards_for_advised_action(hint, question, game, leaving_reply_kind="drop") == ()
