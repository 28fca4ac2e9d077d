"""The position printed with the notation is read, written and played as it says."""

import tomllib
from pathlib import Path

from tools.proof.opinions.documents import order_of_keys
from tools.titles.tiletum.oracle.oracle import Oracle
from tools.titles.tiletum.oracle.sums import faults
from tools.titles.tiletum.oracle.text import as_text

PRINTED = Path(__file__).with_name("example.toml").read_text(encoding="utf-8")
EXAMPLE = tomllib.loads(PRINTED)


def test_the_example_is_written_as_it_was_read() -> None:
    written = Oracle.from_position(EXAMPLE).document()
    assert written == EXAMPLE
    assert order_of_keys(EXAMPLE, written) == []


def test_the_text_of_the_example_is_the_same_to_the_letter() -> None:
    assert as_text(Oracle.from_position(EXAMPLE).document()) == PRINTED


def test_the_example_has_the_moves_it_says() -> None:
    towns = ("clausthal", "mansfeld", "none", "saalfeld", "stolberg")
    assert Oracle.from_position(EXAMPLE).moves() == [f"mine {town}" for town in towns]


def test_the_example_goes_on_with_one_point_of_the_explorer_action() -> None:
    oracle = Oracle.from_position(EXAMPLE)
    oracle.play("mine saalfeld")
    pink = oracle.table.mover
    assert (pink.goods["gold"], pink.silver, pink.mines) == (5 - 2 + 3, 1, 0)
    assert oracle.table.pending == [{"q": "act", "kind": "explorer", "ap": 1, "main": True}]


def test_in_the_example_every_piece_and_tile_is_somewhere() -> None:
    assert faults(Oracle.from_position(EXAMPLE).table) == []
