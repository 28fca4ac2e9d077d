"""The example position of the notation, read, played and written."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tools.titles.brass.oracle.games import play
from tools.titles.brass.oracle.oracle import BrassOracle
from tools.titles.brass.oracle.reading import as_seen_by, as_text

TEXT = Path(__file__).with_name("example.toml").read_text(encoding="utf-8")
CARDS = ["blackburn", "cotton-mill", "lancaster", "shipyard", "warrington-runcorn"]


@pytest.fixture
def example() -> dict[str, Any]:
    return tomllib.loads(TEXT)


def test_the_example_is_written_as_it_was_read(example: dict[str, Any]) -> None:
    written = as_text(BrassOracle.from_position(example).document())
    assert written == TEXT.replace("seed = 7\n", "")


def test_the_example_asks_which_card_is_played(example: dict[str, Any]) -> None:
    assert BrassOracle.from_position(example).moves() == [f"card {card}" for card in CARDS]


def test_the_iron_comes_from_the_track_and_a_second_counter_is_asked_for(
    example: dict[str, Any],
) -> None:
    oracle = play(BrassOracle.from_position(example), "card lancaster")
    after = oracle.document()
    assert after["iron"] == 7
    assert after["player"][0]["stacks"]["shipyard"] == [0, 1, 1, 2, 2]
    assert after["phase"] == "develop"
    industries = ["coal-mine", "cotton-mill", "ironworks", "port", "shipyard"]
    assert oracle.moves() == [*(f"develop {industry}" for industry in industries), "done"]


def test_done_ends_the_turn(example: dict[str, Any]) -> None:
    after = play(BrassOracle.from_position(example), "card lancaster", "done").document()
    assert (after["to_move"], after["action"]) == ("blue", 1)
    assert after["player"][0]["spent"] == 4


def test_a_seat_sees_its_own_hand_and_how_many_cards_there_are(example: dict[str, Any]) -> None:
    seen = as_seen_by(BrassOracle.from_position(example).document(), "yellow")
    hands = [player["hand"] for player in seen["player"]]
    assert hands == [["?"] * 7, example["player"][1]["hand"], ["?"] * 8]
    assert seen["deck"] == ["?"] * 30
    assert "rail_deck" not in seen
