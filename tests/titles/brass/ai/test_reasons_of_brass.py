"""Reasons of Brass say what is on the board."""

from __future__ import annotations

from ai.search.trials import Playouts
from ai.titles import mind_for
from game.engine.reasons import Reason
from game.packing import read_words
from game.tabletop.plain.phrases import PlainPhrases
from tests.titles.brass.tables import Table, table_of

NAMES = ("Ann", "Ben", "Cat", "Dan")


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
    said = PlainPhrases(read_words("brass")).why(
        Reason("rival-port", {"seat": 1, "points": 4}), NAMES
    )
    assert said == "It flips the port of Ben too: 4 points."
