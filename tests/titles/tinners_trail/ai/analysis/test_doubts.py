"""Doubts say in pounds, water and work points what speaks against a move."""

from __future__ import annotations

import pytest

from tests.titles.tinners_trail.ai.analysis.positions import doubts_of
from tests.titles.tinners_trail.tables import face_up, table_of
from tests.titles.tinners_trail.toml_texts import Toml

rule = pytest.mark.rule
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
