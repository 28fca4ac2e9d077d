"""The Cardinal's challenges (C-5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.tiletum.test_tiletum_cardinal import fairs, last_of_round
from tests.titles.tiletum.test_tiletum_cardinal_deeds import characters, contracts, king, merchant
from tests.titles.tiletum.tiletum_tables import Table, new_solo

rule = pytest.mark.rule
OFFER = ["same2+iron2:5", "same2+wool2:5", "wool2+iron2:6", "iron4:6", "same1:1"]


def challenged(challenge: str, tile: str = "", **words: Any) -> Table:
    """Return a table after a turn of the king with a challenge, and a tile on the action."""
    tiles = {"action_tiles": {"king": tile}} if tile else {}
    return king(solo={"challenges": [challenge]}, **tiles, **words)


@rule("C-501")
def test_deep_coffers_give_one_good_more() -> None:
    assert challenged("deep-coffers").goods("orange") == {"gold": 6}


@rule("C-502")
def test_court_favour_lifts_his_marker_to_5_behind_those_there() -> None:
    looks = [new_solo(seed, "hard").look() for seed in range(30)]
    for look in looks:
        favoured = "court-favour" in look["solo"]["challenges"]
        assert look["king"]["orange"] == (5 if favoured else 0)
        assert not favoured or look["king_order"][0] == "orange"
    solo = {"challenges": ["court-favour"]}
    table = last_of_round(solo=solo, king={"pink": 5}, fairs=fairs("crest"))
    assert table.look()["king"] == {"pink": 5, "orange": 5}
    assert table.look()["king_order"] == ["pink", "orange"]
    assert table.player("orange")["points"] == 2


@rule("C-503")
def test_ready_for_action_places_crests_at_once_and_their_marker() -> None:
    table = challenged("ready-for-action", "crest:lily")
    his = table.player("orange")
    assert his["crests"] == ["lily", "", "", "", "", ""]
    assert his["markers"] == {"king": 3}
    assert table.look()["king"]["orange"] == 2 + 3
    words: dict[str, Any] = {
        "solo": {"challenges": ["ready-for-action"]},
        "map_tiles": {"lyon": "crest:lily"},
    }
    assert merchant(**words).player("orange")["markers"] == {"merchant": 3}


@rule("C-503", "C-209", "T-510")
def test_a_marker_won_in_an_action_does_not_add_to_it() -> None:
    offer = ["same2+iron2:5", "same2+wool2:5", "wool2+iron2:6", "crest:lily", ""]
    solo = {"challenges": ["ready-for-action"]}
    table = contracts(5, contract_offer=offer, solo=solo)  # 2 points: 1 is left after the crest
    his = table.player("orange")
    assert (his["markers"], his["open"]) == ({"contract": 3}, [])
    assert table.look()["contract_offer"].count("wool2+iron2:6") == 1


@rule("C-504")
def test_very_special_friends_give_gold_and_contracts() -> None:
    assert challenged("very-special-friends", "building").goods("orange") == {"gold": 10}
    assert challenged("very-special-friends", "colour").goods("orange") == {"gold": 10}
    table = challenged("very-special-friends", "wool2:3", orange={"goods": {}})
    assert table.player("orange")["contracts"] == ["wool2:3"]
    table = challenged("very-special-friends", "vp4")
    assert table.goods("orange") == {"gold": 5}


@rule("C-505")
def test_ingenious_clergy_gains_goods_tiles() -> None:
    assert challenged("ingenious-clergy", "vp4").player("orange")["points"] == 4
    assert challenged("ingenious-clergy", "gold3").goods("orange") == {"gold": 8}
    table = challenged(
        "ingenious-clergy", "any2", orange={"open": ["wool4:6"]}, contract_offer=OFFER
    )
    assert table.player("orange")["contracts"] == ["wool4:6"]


@rule("C-506")
@pytest.mark.parametrize(("tile", "points"), [("joker1", 1), ("ap2", 2), ("king2", 2), ("vp4", 0)])
def test_church_income_scores_actions_and_boosts(tile: str, points: int) -> None:
    assert challenged("church-income", tile).player("orange")["points"] == points


@rule("C-507")
@pytest.mark.parametrize(
    ("tile", "points", "goods", "steps"),
    [
        ("king:vp4", 4, {}, 0),
        ("king:king2", 0, {}, 2),
        ("contract:gold1+iron1", 0, {"gold": 1, "iron": 1}, 0),
        ("merchant:merchant-step1+house", 2, {}, 0),
        ("contract:contract1+any1", 2, {}, 0),
    ],
)
def test_visitors_give_goods_points_and_steps_and_points_for_all_else(
    tile: str, points: int, goods: dict[str, int], steps: int
) -> None:
    words: dict[str, Any] = {"solo": {"challenges": ["visitors-to-the-curia"]}}
    table = characters(6, character_offer=[tile, "", "", "", ""], **words)
    assert table.player("orange")["points"] == points
    gained = table.goods("orange")
    assert gained.pop("wool") == 6
    assert gained == goods
    assert table.look()["king"]["orange"] == steps


@rule("C-508")
def test_whispers_at_court_are_king_steps_and_challenges_add_up() -> None:
    assert challenged("whispers-at-court", "ap1").look()["king"]["orange"] == 2 + 1
    both = {"challenges": ["church-income", "whispers-at-court"]}
    table = king(solo=both, action_tiles={"king": "merchant2"})
    assert table.look()["king"]["orange"] == 2 + 1
    assert table.player("orange")["points"] == 2
