"""The position printed with the notation is read, written and played as it says."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tools.proof.opinions.agreement import order_of_keys
from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.positions import play, position, solo
from tools.titles.tiletum.oracle.set_up import faults_of_deal, new_position
from tools.titles.tiletum.oracle.sums import faults
from tools.titles.tiletum.oracle.writing import as_text

# The position printed with the notation is read, written and played as it says.

PRINTED = Path(__file__).with_name("example.toml").read_text(encoding="utf-8")
EXAMPLE = tomllib.loads(PRINTED)


def test_the_example_is_written_as_it_was_read() -> None:
    written = TiletumOracle.from_position(EXAMPLE).document()
    assert written == EXAMPLE
    assert order_of_keys(EXAMPLE, written) == []


def test_the_text_of_the_example_is_the_same_to_the_letter() -> None:
    assert as_text(TiletumOracle.from_position(EXAMPLE).document()) == PRINTED


def test_the_example_has_the_moves_it_says() -> None:
    towns = ("clausthal", "mansfeld", "none", "saalfeld", "stolberg")
    assert TiletumOracle.from_position(EXAMPLE).moves() == [f"mine {town}" for town in towns]


def test_the_example_goes_on_with_one_point_of_the_explorer_action() -> None:
    oracle = TiletumOracle.from_position(EXAMPLE)
    oracle.play("mine saalfeld")
    pink = oracle.table.mover
    assert (pink.goods["gold"], pink.silver, pink.mines) == (5 - 2 + 3, 1, 0)
    assert oracle.table.pending == [{"q": "act", "kind": "explorer", "ap": 1, "main": True}]


def test_in_the_example_every_piece_and_tile_is_somewhere() -> None:
    assert faults(TiletumOracle.from_position(EXAMPLE).table) == []


# The examples printed in the rules of In Search of Silver, on the maps of the data.

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


# New games of the oracle, and what it finds wrong with a deal (T1, C1, S1).

TEST_TILETUM_ORACLE_SET_UP_SILVER = ("silver",)


def player(document: dict[str, Any], colour: str) -> dict[str, Any]:
    """A seat of a position."""
    found: dict[str, Any] = next(entry for entry in document["player"] if entry["colour"] == colour)
    return found


@pytest.mark.rule("T-105", "T-106", "T-107", "T-108", "S-101", "S-102", "S-103", "S-105", "S-106")
@pytest.mark.parametrize(
    "expansions", [(), TEST_TILETUM_ORACLE_SET_UP_SILVER, ("first-game",), ("silver", "first-game")]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_is_as_the_set_up_says(seats: int, expansions: tuple[str, ...]) -> None:
    for seed in range(5):
        assert faults_of_deal(new_position(seats, seed, expansions)) == []


@pytest.mark.rule("C-101", "C-103", "C-104", "S-901")
@pytest.mark.parametrize("expansions", [(), TEST_TILETUM_ORACLE_SET_UP_SILVER])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_new_solo_game_is_as_the_set_up_says(level: str, expansions: tuple[str, ...]) -> None:
    for seed in range(5):
        assert faults_of_deal(new_position(1, seed, expansions, level)) == []


def test_a_wrong_deal_is_found() -> None:
    document = new_position(2, 1)
    document["fairs"][1][0] = "wien"
    document["player"][0]["houses"] = 3
    assert faults_of_deal(document)[1:] == [
        "not so: fairs are in four towns",
        "pink has 9 houses, 7 pillars, 0 mines",
    ]


@pytest.mark.rule("T-111", "T-112", "S-107", "S-108")
def test_seats_begin_with_gold_and_silver_by_turn_order() -> None:
    document = new_position(4, 1, TEST_TILETUM_ORACLE_SET_UP_SILVER)
    seats = [player(document, colour) for colour in document["order"]]
    assert [seat["goods"]["gold"] for seat in seats] == [1, 3, 5, 6]
    assert [seat["silver"] for seat in seats] == [0, 1, 1, 1]
    assert {(seat["houses"], seat["pillars"], seat["mines"]) for seat in seats} == {(2, 2, 2)}
    assert {seat["goods"]["food"] for seat in seats} == {1}
    assert document["houses"] == {"tiletum": document["order"]}


@pytest.mark.rule("T-113")
def test_markers_stand_on_nought_in_turn_order() -> None:
    document = new_position(3, 2)
    assert document["king_order"] == document["order"]
    assert set(document["king"].values()) == {0}


@pytest.mark.rule("C-102", "S-902", "S-107")
@pytest.mark.parametrize(("level", "points", "silver"), [("easy", 0, 0), ("hard", 30, 1)])
def test_the_cardinal_has_his_pieces_at_hand(level: str, points: int, silver: int) -> None:
    for seed in range(4):
        him = player(new_position(1, seed, TEST_TILETUM_ORACLE_SET_UP_SILVER, level), "orange")
        assert (him["houses"], him["pillars"], him["mines"]) == (7, 8, 5)
        assert (him["points"], him["silver"], sum(him["goods"].values())) == (points, silver, 0)


@pytest.mark.rule("C-502")
def test_court_favour_begins_on_five() -> None:
    documents = [new_position(1, seed, (), "hard") for seed in range(20)]
    favoured = [one for one in documents if "court-favour" in one["solo"]["challenges"]]
    assert favoured
    assert {document["king"]["orange"] for document in favoured} == {5}
    assert {tuple(document["king_order"]) for document in favoured} == {("orange", "pink")}


@pytest.mark.rule("T-202", "T-204")
def test_dice_come_one_by_one_then_corruption() -> None:
    oracle = TiletumOracle.from_position(new_position(2, 3))
    assert oracle.weights()["die gold 1"] == 2
    oracle.play("die gold 1")
    assert (oracle.weights()["die gold 6"], oracle.weights()["die iron 6"]) == (1, 2)
    oracle.play("die gold 6")
    assert "die gold 6" not in oracle.weights()
    for text in ("die iron 2", "die iron 2", "die wool 3", "die wool 1", "die food 4"):
        oracle.play(text)
    oracle.play("die food 5")
    assert oracle.weights() == {f"corruption {n}": k for n, k in ((0, 1), (1, 2), (2, 2), (3, 1))}
    oracle.play("corruption 2")
    assert set(oracle.table.king.values()) == {-2}
    assert (oracle.table.phase, oracle.table.seat) == ("turn", oracle.table.order[0])


@pytest.mark.rule("S-111", "S-205")
def test_the_field_covers_two_neighbours() -> None:
    fields = {
        tuple(new_position(2, seed, TEST_TILETUM_ORACLE_SET_UP_SILVER)["explorer_values"])
        for seed in range(60)
    }
    assert fields == {(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)}
