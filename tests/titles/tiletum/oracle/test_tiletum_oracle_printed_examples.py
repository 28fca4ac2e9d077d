"""The examples printed in the rules of In Search of Silver, on the maps of the data."""

from typing import Any

import pytest

from tools.titles.tiletum.oracle.positions import play, position, solo

SILVER: dict[str, Any] = {"expansions": ["silver"]}
OFFERS: dict[str, Any] = {
    "contract_offer": ["iron3:4", "wool3:4", "wool4:6", "iron4:6", "same3:4"],
    "character_offer": [
        "king:king1",
        "king:vp4",
        "merchant:gold3",
        "merchant:wool3",
        "contract:iron3",
    ],
}


@pytest.mark.rule("S-601")
def test_four_silver_raise_king_to_three_and_architect_to_one() -> None:
    silver = {"technologies": ["king", "architect", "joker"]}
    pink = {"levels": [2, 0, 0], "silver": 4}
    oracle = play(position({"pink": pink}, silver=silver, **SILVER), "raise king")
    oracle.play("raise architect")
    assert (oracle.table.mover.levels, oracle.table.mover.silver) == ([3, 1, 0], 0)


@pytest.mark.rule("S-201", "S-304", "S-403", "S-405", "S-406", "S-605", "T-303", "T-305")
def test_a_yellow_three_as_explorer_on_the_second_map() -> None:
    """Take the tile of explorer, hire for 1 silver, move twice, build, pass 4 points, dig."""
    document = position(
        {"pink": {"goods": {}, "silver": 1, "levels": [1, 0, 0]}},
        dice={"gold": [3]},
        wheel=["merchant", "architect", "king", "character", "contract", "joker"],
        explorer_values=[2, 3],
        action_tiles={"explorer": "gold2+vp2", "king": "ap1"},
        silver={"technologies": ["explorer", "dice", "joker"], "sides": ["A", "B", "A"]},
        **SILVER,
    )
    oracle = play(document, "take gold 3", "do explorer", "bonus take")
    pink = oracle.table.players["pink"]
    assert (pink.goods["gold"], pink.store) == (3, ["gold2+vp2"])
    assert oracle.table.pending[-1]["ap"] == 5
    oracle.play("explorer kremnica")
    assert (pink.silver, pink.explorers) == (0, ["freiberg", "kremnica"])
    for text in ("step neusohl", "house neusohl", "step smolnik", "mine smolnik"):
        oracle.play(text)
    assert (pink.points, pink.silver, pink.goods["gold"]) == (4, 1, 3 + 2)
    assert oracle.table.pending[-1]["ap"] == 1
    oracle.play("use gold2+vp2")
    assert (pink.points, pink.goods["gold"]) == (6, 7)


@pytest.mark.rule("S-701", "S-702", "T-701", "T-702")
def test_income_spaces_and_mines_of_three_seats() -> None:
    """On 3, -1 and -3 with 2, 2 and 1 mines; only the first gets a new mine and the tile."""
    document = position(
        {colour: {"silver": 0, "goods": {}} for colour in ("pink", "yellow", "blue")},
        players=3,
        turn=3,
        step=2,
        seat="blue",
        phase="play",
        turn_of={"die": {"good": "food", "value": 6}, "exchanged": False, "symbol": False},
        pending=[{"q": "act", "kind": "king", "ap": 0, "main": True}],
        king={"pink": 3, "yellow": -1, "blue": -3},
        king_tile="ap1",
        mines={"freiberg": ["pink", "yellow", "blue"], "geyer": ["pink", "yellow"]},
        fairs=[["tiletum", "crest"]] * 4,
        **OFFERS,
        **SILVER,
    )
    oracle = play(document, "end", "king take")
    seats = list(oracle.table.players.values())
    assert [seat.points for seat in seats] == [3, -1, -3]
    assert [seat.silver for seat in seats] == [2 + 1, 2, 1]
    assert [seat.mines for seat in seats] == [1 + 1, 1, 2]
    assert seats[0].store == ["ap1"]


@pytest.mark.rule("S-903", "S-904", "C-401")
def test_the_cardinal_seeks_a_pillar_and_removes_a_contract_tile() -> None:
    """One explorer, range 3: the tile in range leaves the game, then he moves and builds."""
    cards = {"decrees": ["glorious-spires"]}
    document = solo(
        dice={"gold": [4]},
        explorer_values=[4, 5],
        underground_tiles={"geyer": "deep:iron4:6:explorer1"},
        solo=cards,
        **SILVER,
    )
    oracle = play(document, "decree glorious-spires")
    him = oracle.table.players["orange"]
    assert oracle.table.decks.gone == ["deep:iron4:6:explorer1"]
    assert (him.explorers, him.open) == (["annaberg"], [])  # nearer than joachimsthal
    assert oracle.table.pillars == {"annaberg": ["orange"]}
