"""What a good player of Brass never does: waste a last turn, or pass with cotton to sell."""

from collections.abc import Mapping

import pytest

from ai.titles.brass.waste_detector import BrassWasteDetector
from tests.titles.brass.tables import Table, table_of

rule = pytest.mark.rule
LAST_ROUND = 10  # of three players
COTTON = {"blackburn.0": "pink cotton-mill 2", "preston.0": "pink port 2"}
LINKED = {"blackburn wigan": "pink", "preston wigan": "yellow"}  # canals or rails


def last_turn(
    counters: Mapping[str, str] | None = None,
    links: Mapping[str, str] | None = None,
    *,
    hand: tuple[str, ...] = ("manchester", "cotton-mill"),
    money: int = 30,
    action: int = 1,
) -> Table:
    """Return pink's last turn of the game, yellow and blue still to act."""
    return table_of(
        counters,
        links,
        era="rail",
        round=LAST_ROUND,
        action=action,
        deck=[],
        pink={"hand": list(hand), "money": money},
        yellow={"hand": ["port", "port"]},
        blue={"hand": ["port", "port"]},
    )


def wastes(table: Table, move: str) -> bool:
    code = table.game.parse_move(table.state, move)
    return BrassWasteDetector(table.game.rules).is_wasteful_move(table.state, code)


@rule("B-11.1")
def test_developing_with_the_last_action_is_a_waste() -> None:
    table = last_turn(hand=("manchester",), action=2)
    assert wastes(table, "develop cotton-mill")
    assert not wastes(table, "pass")


def test_developing_is_a_waste_in_a_turn_that_builds_nothing_below_it() -> None:
    table = last_turn(hand=("manchester", "liverpool"), money=80)
    assert table.moves("develop")
    assert all(wastes(table, move) for move in table.moves("develop"))


@rule("B-12.2")
def test_a_mill_is_a_waste_with_the_last_action_but_not_where_the_next_one_sells_it() -> None:
    counters = {"preston.0": "pink port 2", "wigan.0": "pink coal-mine 2 2"}
    hand = ("manchester", "blackburn")
    mill = "build cotton-mill blackburn.0"
    assert not wastes(last_turn(counters, LINKED, hand=hand), mill)
    assert wastes(last_turn(counters, LINKED, hand=hand[1:], action=2), mill)


@rule("B-12.2")
def test_passing_with_cotton_to_sell_is_a_waste_in_any_turn() -> None:
    early = table_of(COTTON, LINKED)
    assert wastes(early, "pass")
    assert wastes(last_turn(COTTON, LINKED), "pass")
    assert not wastes(table_of({"blackburn.0": "pink cotton-mill 2"}), "pass")


def test_a_port_of_a_rival_that_gains_more_than_all_together_lose_may_be_left_alone() -> None:
    dear = {"blackburn.0": "pink cotton-mill 1", "preston.0": "yellow port 4"}
    cheap = {"blackburn.0": "pink cotton-mill 2", "preston.0": "yellow port 2"}
    assert not wastes(table_of(dear, LINKED), "pass")
    assert wastes(table_of(cheap, LINKED), "pass")


@rule("B-15.1")
def test_passing_last_is_a_waste_while_a_rail_counts_more_than_it_costs() -> None:
    counters = {"wigan.0": "pink coal-mine 2 1", "preston.0": "yellow port 3 flipped"}
    counters |= {"preston.1": "yellow port 3 flipped"}
    table = last_turn(counters, hand=("manchester",), action=2)
    assert wastes(table, "pass")
    assert not wastes(table, "rail preston wigan")
