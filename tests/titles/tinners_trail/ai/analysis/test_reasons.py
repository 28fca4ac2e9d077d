"""Reasons name the right numbers."""

from __future__ import annotations

import re

import pytest

from game.engine.title import Options, Reason
from game.titles import title
from game.titles.tinners_trail.table.words import TrailPhrases
from game.words import Words
from tests.titles.tinners_trail.ai.analysis.positions import (
    doubts_of,
    face_down_auction,
    face_up_auction,
    facts_of,
)
from tests.titles.tinners_trail.tables import face_down, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Toml
from tests.titles.tinners_trail.trail_words import RULES_FILE, WORD_FILES
from tools.proof.cases import CASES
from tools.proof.proofs import Case
from tools.proof.random_games import steps

# Reasons name the right numbers.

rule = pytest.mark.rule


@rule("X-3")
def test_an_extraction_tells_what_is_sold_and_what_the_water_costs() -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 1, "copper": 1, "water": 2})
    facts = facts_of(table, "extract camborne tin 1 copper 1")
    assert facts["ore-profit"] == {"cubes": 2, "income": 13, "cost": 4, "pounds": 9}


def test_copper_at_eight_pounds_is_said_to_be_dear() -> None:
    table = table_of(area_camborne={"owner": "pink", "copper": 1})
    facts = facts_of(table, "extract camborne tin 0 copper 1")
    assert facts["price-high"] == {"ore": "copper", "pounds": 8, "mean": "5.8"}


def test_a_work_point_is_compared_with_the_best_other_move() -> None:
    table = table_of(
        area_camborne={"owner": "pink", "copper": 2},
        area_redruth={"owner": "pink", "tin": 1, "water": 3},
    )
    other = "extract redruth tin 1 copper 0"
    facts = facts_of(table, "extract camborne tin 0 copper 2", [other, "pasties"])
    assert facts["work-point"] == {"pounds": "16", "other": "2"}


@rule("D-3")
def test_a_port_tells_capacity_and_water() -> None:
    mine: Toml = {"owner": "pink", "tin": 3, "copper": 1, "water": 2}
    facts = facts_of(table_of(area_st_just=mine), "port st-just")
    assert facts["water-removed"] == {"area": "st-just", "before": 2, "after": 1, "pounds": 3}
    assert facts["capacity"] == {"area": "st-just", "before": 2, "after": 3}


@rule("D-5")
def test_an_adit_to_a_rival_says_that_it_drains_the_rival() -> None:
    table = table_of(
        area_camborne={"owner": "pink", "water": 1, "tin": 1},
        area_redruth={"owner": "yellow", "water": 2},
    )
    facts = facts_of(table, "adit camborne redruth")
    assert facts["rival-drained"] == {"area": "redruth", "seat": 1}


@rule("I-4")
def test_passing_tells_what_the_place_is_worth_for_the_cash_to_come() -> None:
    table = table_of(4, pink={"money": 14, "ore": {"tin": 0, "copper": 2}})
    facts = facts_of(table, "pass")
    assert facts["investment-place"] == {
        "place": 1,
        "points": 22,
        "later": 21,
        "cash": 30,
        "gain": 3,
    }


@rule("I-2")
def test_an_investment_tells_points_and_what_is_left() -> None:
    table = table_of(phase="invest", invested=["pink", "yellow", "blue"], pink={"money": 27})
    facts = facts_of(table, "invest 20")
    assert facts["investment"] == {"pounds": 20, "points": 44, "kept": 7}


def test_a_known_tile_has_one_value_an_unknown_one_an_interval() -> None:
    assert "fair-value-known" in facts_of(face_up_auction(), "bid 1")
    value = facts_of(face_down_auction(), "bid 1")["fair-value"]
    low, pounds, high = value["low"], value["pounds"], value["high"]
    assert isinstance(low, int)
    assert isinstance(pounds, int)
    assert isinstance(high, int)
    assert low <= pounds <= high
    assert low < high


def test_a_rich_dry_tile_is_worth_more_than_a_poor_wet_one() -> None:
    values = []
    for tile in (face_up(2, 5, 4), face_up(2, 3, 3)):
        table = table_of(area_wendron={"tile": tile, "drainage": 3}).play("build wendron")
        values.append(facts_of(table, "bid 1")["fair-value-known"]["pounds"])
    rich, poor = values
    assert isinstance(rich, int)
    assert isinstance(poor, int)
    assert rich > poor


def test_a_rival_without_money_is_no_rival() -> None:
    table = table_of(
        yellow={"money": 0}, blue={"money": 0}, area_wendron={"tile": face_down(2, 2, 2)}
    )
    assert "no-rival" in facts_of(table, "build wendron")


def test_a_rival_is_not_expected_to_bid_more_than_it_has() -> None:
    table = table_of(
        yellow={"money": 3},
        blue={"money": 0},
        area_wendron={"tile": face_up(2, 5, 4), "drainage": 3},
        area_redruth={"owner": "yellow"},
    ).play("build wendron")
    facts = facts_of(table, "bid 1")
    assert facts["rivals-maximum"] == {"seat": 1, "pounds": 3}


@rule("T-1")
def test_an_action_says_who_acts_next() -> None:
    behind = table_of(work={"0": ["pink"], "5": ["yellow", "blue"]})
    assert "act-again" in facts_of(behind, "pasties")
    assert facts_of(table_of(), "pasties")["acts-next"] == {"seat": 1}


@rule("S-4")
def test_what_a_rival_holds_changes_no_reason() -> None:
    told = [
        facts_of(face_down_auction(*tile), "bid 1") for tile in ((2, 2, 2), (2, 5, 4), (1, 4, 3))
    ]
    assert told[0] == told[1] == told[2]


@rule("R-2")
def test_the_first_to_pass_hears_that_the_next_round_begins_with_it() -> None:
    assert "first-next-round" in facts_of(table_of(), "pass")
    second = table_of(work={"3": ["pink", "blue"]}, invested=["yellow"])
    assert "first-next-round" not in facts_of(second, "pass")
    last_round = table_of(round=4)
    assert "first-next-round" not in facts_of(last_round, "pass")


def test_cheap_ore_in_the_own_ground_speaks_for_passing() -> None:
    cheap: Toml = {"tin": 4, "copper": 2}
    table = table_of(prices=cheap, area_camborne={"owner": "pink", "copper": 2})
    assert facts_of(table, "pass")["price-low"] == {"ore": "copper", "pounds": 2, "mean": "5.8"}
    rivals = table_of(prices=cheap, area_camborne={"owner": "blue", "copper": 2})
    assert "price-low" not in facts_of(rivals, "pass")


def test_dropping_out_is_not_explained_by_a_worth_above_the_bid() -> None:
    rich = table_of(area_wendron={"tile": face_up(2, 5, 4)}).play("build wendron", "bid 1")
    assert facts_of(rich, "drop") == {}


def test_a_bid_is_not_explained_by_a_worth_below_it() -> None:
    table = table_of(area_wendron={"tile": face_up(2, 1, 3)}).play("build wendron")
    assert "fair-value-known" not in facts_of(table, "bid 20")
    assert "bid-leaves" not in facts_of(table, "bid 20")


def test_a_mine_that_is_worth_nothing_is_said_to_take_work_points() -> None:
    drowned = table_of(
        round=4, work={"8": ["pink", "yellow", "blue"]}, area_wendron={"tile": face_up(2, 1, 3)}
    ).play("build wendron", "bid 1")
    assert facts_of(drowned, "drop") == {"mine-not-worth-it": {"area": "wendron"}}


def test_what_the_work_points_bring_elsewhere_is_the_best_load() -> None:
    table = table_of(
        round=4,
        work={"8": ["pink", "yellow", "blue"]},
        area_wendron={"tile": face_up(2, 1, 3)},
        area_camborne={"owner": "yellow", "tin": 3, "copper": 1, "water": 1},
        area_redruth={"owner": "yellow", "tin": 2, "water": 4},
        area_st_just={"owner": "pink", "copper": 2},
    ).play("build wendron", "bid 1")
    assert facts_of(table, "drop")["best-load"] == {"area": "camborne", "pounds": 11}


def test_the_first_mine_is_a_reason_of_its_own() -> None:
    open_area = {"tile": face_up(2, 2, 2)}
    assert "first-mine" in facts_of(table_of(area_wendron=open_area), "build wendron")
    owner = table_of(area_wendron=open_area, area_st_just={"owner": "pink"})
    assert "first-mine" not in facts_of(owner, "build wendron")


def test_a_mine_is_said_to_be_worth_the_same_before_its_auction_and_in_it() -> None:
    table = table_of(area_wendron={"tile": face_up(2, 2, 2)})
    before = facts_of(table, "build wendron")["fair-value-known"]
    assert facts_of(table.play("build wendron"), "bid 1")["fair-value-known"] == before


# Doubts say in pounds, water and work points what speaks against a move.

CHEAP: Toml = {"tin": 4, "copper": 2}


@rule("X-3")
def test_water_that_eats_half_of_a_load_speaks_against_it() -> None:
    mine: Toml = {"owner": "pink", "tin": 2, "water": 3}
    assert doubts_of(table_of(area_camborne=mine), "extract camborne tin 2 copper 0") == {
        "water-eats": {"income": 10, "cost": 6}
    }
    dry: Toml = {"owner": "pink", "tin": 2, "water": 2}
    assert doubts_of(table_of(area_camborne=dry), "extract camborne tin 2 copper 0") == {}


def test_cheap_ore_could_have_waited_but_not_in_the_last_round() -> None:
    mine: Toml = {"owner": "pink", "copper": 2}
    move = "extract camborne tin 0 copper 2"
    early = table_of(prices=CHEAP, area_camborne=mine)
    assert doubts_of(early, move) == {"price-low": {"ore": "copper", "pounds": 2, "mean": "5.8"}}
    assert doubts_of(table_of(prices=CHEAP, area_camborne=mine, round=4), move) == {}


@rule("T-4")
def test_passing_early_leaves_work_points() -> None:
    assert doubts_of(table_of(work={"7": ["pink"], "8": ["yellow", "blue"]}), "pass") == {
        "work-unused": {"work": 3}
    }
    assert doubts_of(table_of(work={"10": ["pink", "yellow", "blue"]}), "pass") == {}


@rule("D-6")
def test_pumps_without_enough_water_stand_idle() -> None:
    wet: Toml = {"owner": "pink", "tin": 1, "water": 4}
    assert doubts_of(table_of(area_camborne={"owner": "pink", "tin": 1}), "pumps") == {
        "pumps-idle": {"water": 0}
    }
    assert doubts_of(table_of(area_camborne=wet), "pumps") == {}


@rule("D-5")
def test_a_development_for_others_is_said_to_be_one() -> None:
    table = table_of(
        area_camborne={"owner": "yellow", "tin": 1, "water": 2},
        area_st_just={"owner": "pink", "tin": 1},
    )
    doubts = doubts_of(table, "adit camborne redruth")
    assert doubts["no-own-mine"] == {}
    assert doubts["rival-drained"] == {"area": "camborne", "seat": 1}
    assert doubts_of(table, "miner st-just") == {}


@rule("A-11")
def test_a_bid_above_the_worth_says_both() -> None:
    poor = table_of(round=4, area_wendron={"tile": face_up(2, 1, 3)}).play("build wendron")
    facts = doubts_of(poor, "bid 20")["bid-above-worth"]
    assert facts["pounds"] == 20
    assert isinstance(facts["worth"], int)
    assert facts["worth"] < 20


def test_dropping_out_below_the_worth_says_both() -> None:
    table = table_of(area_wendron={"tile": face_up(2, 5, 4)}).play("build wendron", "bid 1")
    facts = doubts_of(table, "drop")["dropped-early"]
    assert facts["pounds"] == 2
    assert isinstance(facts["worth"], int)
    assert facts["worth"] > 2


@rule("D-8")
def test_pasties_bring_a_pound() -> None:
    assert doubts_of(table_of(), "pasties") == {"pasties-little": {"pounds": 1}}


# Words of hints: names, large letters, and a sentence for every move.

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
