"""Reasons of Tiletum say what is on the table."""

from __future__ import annotations

import pytest

from ai.search.trials import Playouts
from ai.titles import mind_for
from game.engine.reasons import Reason
from game.packing import read_words
from game.tabletop.plain.phrases import PlainPhrases
from tests.titles.tiletum.tiletum_tables import Table, table_of

NAMES = ("Ann", "Ben", "Cat", "Dan")
POOR = {"gold": 0, "food": 0, "wool": 0, "stone": 0, "iron": 0}


def why(table: Table, text: str) -> dict[str, Reason]:
    """Return the reasons for a move of the seat to move, by key."""
    game = table.game
    mind = mind_for("tiletum")
    found = mind.grounds(game, Playouts(game.rules, mind.policy(game)))
    move = game.read_move(table.state, text)
    return {one.key: one for one in found.reasons(table.state, move, (), 5)}


def against(table: Table, text: str) -> dict[str, Reason]:
    """Return what speaks against a move of the seat to move, by key."""
    game = table.game
    mind = mind_for("tiletum")
    found = mind.grounds(game, Playouts(game.rules, mind.policy(game)))
    return {one.key: one for one in found.doubts(table.state, game.read_move(table.state, text), 5)}


@pytest.mark.rule("T-105")
def test_a_die_is_told_with_the_goods_it_is_needed_for_and_its_points_of_action() -> None:
    table = table_of(pink={"goods": {**POOR, "iron": 1}, "store": ["iron4:6"]})
    reasons = why(table, "take iron 6")
    assert reasons["goods-needed"].facts == {"good": "iron", "number": 6, "lack": 3}
    assert reasons["points-of-action"].facts == {"action": "joker", "points": 1}


@pytest.mark.rule("T-406")
def test_a_king_die_is_told_with_the_space_it_comes_to() -> None:
    table = table_of(pink={}, king={"pink": 1, "yellow": 2}, king_order=["yellow", "pink"])
    reasons = why(table, "take stone 5")
    assert reasons["king-points"].facts == {"space": 3, "steps": 2}
    assert reasons["takes-the-lead"].facts == {"seat": 1}


@pytest.mark.rule("T-303")
def test_gold_for_a_changed_die_is_a_doubt() -> None:
    table = table_of(pink={"goods": {**POOR, "gold": 5}})
    assert against(table, "take wool 4 as 3")["change-costs"].facts == {"gold": 2, "left": 3}


@pytest.mark.rule("T-607")
def test_a_pillar_is_told_with_the_cathedral_it_opens() -> None:
    table = table_of(pink={"architect": "koeln"}).play("take gold 2")
    assert why(table, "pillar koeln")["cathedral-opens"].facts == {"points": 6, "price": 2}


@pytest.mark.rule("T-409")
def test_points_of_action_that_are_left_are_a_doubt() -> None:
    table = table_of().play("take wool 4")
    assert against(table, "end")["points-unused"].facts == {"points": 3}


def test_a_reason_about_a_rival_names_the_rival() -> None:
    said = PlainPhrases(read_words("tiletum")).why(Reason("takes-the-lead", {"seat": 1}), NAMES)
    assert said == "You come ahead of Ben on the king track."
