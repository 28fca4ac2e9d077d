"""The oracle plays whole games alone; every position on the way can be read again."""

from collections import Counter as Count
from random import Random

import pytest

from tools.titles.brass.oracle.games import MOODS, choose
from tools.titles.brass.oracle.oracle import BrassOracle
from tools.titles.brass.oracle.set_up import (
    BOX,
    COUNTERS,
    LINES,
    SPACES,
    faults_of_deal,
    new_position,
    pack,
    stack,
    tiles,
)

ROUNDS = {2: 10, 3: 10, 4: 8}


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_ends_after_the_rounds_of_both_eras(players: int, mood: str) -> None:
    oracle, random, eras = BrassOracle.from_position(new_position(players, 5)), Random(5), set()
    while not oracle.is_over:
        eras.add((oracle.table.era, oracle.table.round))
        oracle.play(choose(oracle.moves(), random, mood))
        written = oracle.document()
        assert BrassOracle.from_position(written).document() == written
    rounds = range(1, 1 + ROUNDS[players])
    assert eras == {(era, number) for era in ("canal", "rail") for number in rounds}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_has_what_the_set_up_says(players: int) -> None:
    document = BrassOracle.from_position(new_position(players, 7)).document()
    assert faults_of_deal(document) == []
    document["deck"].pop()
    assert faults_of_deal(document) == ["the deck has the rest"]


@pytest.mark.rule("B-1.2")
def test_the_box_has_what_its_list_of_pieces_says() -> None:
    assert sum(counter["number"] for counter in COUNTERS.values()) == 37
    sizes = {"cotton-mill": 12, "port": 8, "coal-mine": 7, "ironworks": 4, "shipyard": 6}
    assert {industry: len(stack(industry)) for industry in sizes} == sizes
    assert (BOX["links"], len(SPACES)) == (14, 43)
    assert (len(LINES["canal"]), len(LINES["rail"])) == (23, 35)
    assert len({*LINES["canal"], *LINES["rail"]}) == 36
    assert [len(pack(players)) for players in (2, 3, 4)] == [40, 66, 66]
    assert [len(tiles(players)) for players in (2, 3, 4)] == [8, 12, 12]
    kinds = Count("/".join(industries) for industries in SPACES.values())
    assert kinds == {
        "cotton-mill/coal-mine": 16,
        "port": 8,
        "cotton-mill": 6,
        "ironworks": 6,
        "shipyard": 3,
        "coal-mine": 2,
        "cotton-mill/port": 2,
    }
