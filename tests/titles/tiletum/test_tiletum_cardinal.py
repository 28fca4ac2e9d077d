"""The Cardinal: his cards, which die he takes and why, his round and the end."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.title import Options, Unreadable
from game.titles.tiletum.rules.components import CHALLENGES
from tests.titles.tiletum.tiletum_tables import TILETUM, Table, new_solo, new_table, solo_table

rule = pytest.mark.rule
WHEEL = ["merchant", "architect", "character", "contract", "king", "joker"]
TOWNS = ["tiletum", "brugge", "antwerpen", "leipzig"]
STAY = {"houses": 0, "pillars": 0}  # he has nothing to build


def fairs(*kinds: str) -> list[list[str]]:
    """Return four fairs of which the first are these."""
    others = ("house", "pillar", "cathedral", "crest")
    every = [*kinds, *(other for other in others if other not in kinds)][:4]
    return [[town, kind] for town, kind in zip(TOWNS, every, strict=True)]


def taken(table: Table) -> dict[str, Any]:
    """Return the die the Cardinal has taken."""
    die: dict[str, Any] = table.player("orange")["dice"][-1]
    return die


@rule("C-101")
def test_a_solo_game_is_set_up_for_two_and_who_begins_is_random() -> None:
    games = [new_solo(seed).look() for seed in range(12)]
    assert {look["order"][0] for look in games} == {"pink", "orange"}
    assert [player.get("cardinal", False) for player in games[0]["player"]] == [False, True]
    assert set(games[0]["costs"]) == set(new_table(2).look()["costs"])
    for options in (
        Options("tiletum", 3, automa=("easy",)),
        Options("tiletum", 2, automa=("kind",)),
        Options("tiletum", 2, automa=("easy", "hard")),
    ):
        with pytest.raises(Unreadable):
            TILETUM.game(options)


@rule("C-102")
def test_he_has_seven_houses_and_pillars_at_hand_and_no_goods() -> None:
    table = new_solo()
    his = table.player("orange")
    assert (his["houses"], his["pillars"], his["points"]) == (7, 7, 0)
    assert not table.goods("orange")
    assert (his["merchant"], his["architect"]) == ("tiletum", "tiletum")
    assert "orange" in table.look()["houses"]["tiletum"]


@rule("C-103")
def test_six_decrees_are_drawn_through_and_lie_ready_again() -> None:
    table = solo_table(fairs=fairs("contract", "king"))
    mine = table.look()["solo"]["decrees"]
    assert mine == [
        *("king-and-country", "merchant-empire", "business", "proud-pillars"),
        *("everlasting-fame", "worldly-riches"),
    ]
    assert table.odds() == {f"decree {name}": 1 for name in mine}
    last = {"decrees": mine, "decrees_left": ["business"]}
    table = solo_table("business", fairs=fairs("contract", "king"), solo=last)
    assert table.look()["solo"]["decrees_left"] == mine
    half = {"decrees": mine, "decrees_left": ["business", "worldly-riches"]}
    table = solo_table("business", fairs=fairs("contract", "king"), solo=half)
    assert table.look()["solo"]["decrees_left"] == ["worldly-riches"]


@rule("C-104")
@pytest.mark.parametrize(("level", "number"), [("easy", 0), ("normal", 2), ("hard", 5)])
def test_his_level_says_how_many_challenges_are_in_force(level: str, number: int) -> None:
    drawn = [new_solo(seed, level).look()["solo"]["challenges"] for seed in range(40)]
    assert all(len(challenges) == number for challenges in drawn)
    assert {name for challenges in drawn for name in challenges} == set(CHALLENGES[: 8 * number])


@rule("C-105")
def test_all_fair_tiles_are_used() -> None:
    kinds = {fair for seed in range(40) for _, fair in new_solo(seed).look()["fairs"]}
    assert len(kinds) == 11


@rule("C-201")
def test_luck_names_a_decree_and_all_the_rest_follows() -> None:
    table = solo_table(fairs=fairs("king"))
    assert (table.phase, table.to_move) == ("decree", "luck")
    events = table.told("decree king-and-country")
    kinds = [event.kind for event in events]
    assert kinds[:3] == ["decreed", "by-line", "took-die"]
    assert events[1].amount("line") == 1
    assert table.player("orange")["dice"]


@rule("C-202", "C-205")
def test_the_first_line_that_holds_and_can_be_done_decides() -> None:
    offer = ["king:vp4", "", "", "", ""]
    words = {"fairs": fairs("upper-character"), "dice": {"food": [5, 3], "iron": [6]}}
    table = solo_table("familiar-faces", character_offer=offer, **words)
    assert taken(table) == {"good": "food", "value": 3}
    table = solo_table("familiar-faces", character_offer=[""] * 5, **words)
    assert taken(table) == {"good": "food", "value": 5}


@rule("C-203")
def test_without_a_die_in_the_segment_a_jokers_die_is_used_as_the_action() -> None:
    table = solo_table("king-and-country", fairs=fairs("king"), dice={"wool": [6], "iron": [1]})
    assert taken(table) == {"good": "wool", "value": 6}
    assert table.look()["king"]["orange"] == 1


@rule("C-203")
def test_the_needed_good_is_the_one_he_lacks_most_then_of_more_dice() -> None:
    words = {"fairs": fairs("contract"), "dice": {"wool": [1, 2], "iron": [3], "gold": [6]}}
    orange = {"open": ["iron3:4"], **STAY}
    table = solo_table("business", orange=orange, **words)
    assert taken(table) == {"good": "iron", "value": 3}
    orange = {"open": ["iron3:4"], "goods": {"iron": 9}, **STAY}
    table = solo_table("business", orange=orange, **words)
    assert taken(table) == {"good": "wool", "value": 2}


@rule("C-204")
@pytest.mark.parametrize(("pillars", "good"), [({"koeln": ["orange"]}, "stone"), ({}, "gold")])
def test_a_condition_compares_his_pieces(pillars: dict[str, list[str]], good: str) -> None:
    words = {"fairs": fairs("cathedral"), "dice": {"stone": [1], "gold": [2]}}
    table = solo_table("glorious-spires", pillars=pillars, **words)
    assert taken(table)["good"] == good


@rule("C-204")
def test_a_crest_in_reach_is_a_new_one_within_the_points_of_the_action() -> None:
    words = {"fairs": fairs("crest"), "dice": {"iron": [2], "food": [6]}}
    near = {"map_tiles": {"lyon": "crest:lily"}}
    assert taken(solo_table("noblesse-oblige", **near, **words)) == {"good": "iron", "value": 2}
    owned = {"orange": {"hand": ["lily"]}}
    assert taken(solo_table("noblesse-oblige", **near, **owned, **words))["good"] == "food"
    offer = ["crest:rose", "", "", "", ""]
    words = {"fairs": fairs("crest"), "dice": {"iron": [4], "food": [6]}, "contract_offer": offer}
    assert taken(solo_table("noblesse-oblige", **words)) == {"good": "iron", "value": 4}


@rule("C-206")
def test_among_equal_dice_the_foot_of_the_decree_decides() -> None:
    words = {"fairs": fairs("king"), "dice": {"wool": [5], "iron": [5], "stone": [5]}}
    assert taken(solo_table("king-and-country", **words))["good"] == "iron"
    orange = {"open": ["wool3:4"]}
    assert taken(solo_table("king-and-country", orange=orange, **words))["good"] == "wool"
    dice = {"gold": [6], "stone": [6], "food": [6]}
    table = solo_table("worldly-riches", dice=dice, orange={"hand": ["lily"]})
    assert taken(table)["good"] == "food"


@rule("C-207")
def test_with_no_line_the_first_good_of_the_foot_is_taken() -> None:
    king = {"orange": 10}
    table = solo_table("king-and-country", fairs=fairs("king"), king=king)
    assert taken(table) == {"good": "gold", "value": 2}


@rule("C-208")
def test_a_die_without_a_named_action_does_that_of_its_segment() -> None:
    words = {"fairs": fairs("cathedral"), "pillars": {"koeln": ["orange"]}}
    dice = {"stone": [5], "gold": [2]}
    table = solo_table("glorious-spires", dice=dice, orange={"pillars": 0}, **words)
    assert table.look()["king"]["orange"] == 2
    table = solo_table("glorious-spires", dice={"stone": [6]}, orange={"pillars": 0}, **words)
    assert table.look()["king"]["orange"] == 1
    table = solo_table("glorious-spires", dice={"stone": [6]}, **words)
    assert table.look()["king"]["orange"] == 0
    assert len(table.look()["pillars"]) == 2


@rule("C-209")
def test_die_bonus_tile_goods_action_and_tasks_follow_each_other() -> None:
    orange = {"open": ["iron3:4"], "markers": {"king": 2}}
    words = {"fairs": fairs("king"), "dice": {"iron": [5]}}
    tiles = {"action_tiles": {"king": "crest:lily"}}
    table = solo_table("king-and-country", orange=orange, **tiles, **words)
    his = table.player("orange")
    assert his["hand"] == ["lily"]
    assert (his["contracts"], his["points"]) == (["iron3:4"], 4)
    assert table.goods("orange") == {"iron": 2}
    assert table.look()["king"]["orange"] == 2 + 2


@rule("C-210")
def test_characters_then_contracts_are_refilled_after_his_turn() -> None:
    offer = ["king:vp4", "king:gold3", "contract:iron3", "", ""]
    words = {"fairs": fairs("full-building"), "dice": {"food": [3]}}
    table = solo_table("busy-hands", character_offer=offer, **words)
    assert table.phase == "refill"
    for _character in range(5):
        assert "draw iron3:4" not in table.odds()
        table.play(next(iter(table.odds())))
    assert "" not in table.look()["character_offer"]


@rule("C-210")
def test_an_action_that_cannot_be_done_does_nothing() -> None:
    words = {"fairs": fairs("cathedral"), "pillars": {"koeln": ["orange"]}}
    table = solo_table("glorious-spires", dice={"stone": [1]}, orange={"houses": 0}, **words)
    assert table.player("orange")["merchant"] == "tiletum"


def last_of_round(**words: Any) -> Table:
    """Return a solo game after the last turn of a round, taken by the Cardinal."""
    words = {"turn": 3, "dice": {"gold": [5]}, "action_tiles": {}, "orange": STAY, **words}
    return solo_table("worldly-riches", **words)


@rule("C-601")
@pytest.mark.parametrize("number", [1, 4])
def test_ahead_on_the_track_he_removes_the_tile_and_scores_4(number: int) -> None:
    tile = {"king_tile": "vp4"} if number == 1 else {}
    table = last_of_round(round=number, king={"orange": 5}, fairs=fairs("crest"), **tile)
    assert table.player("orange")["points"] == 7 + 4
    assert "king_tile" not in table.look()
    assert ("vp4" in table.look()["decks"]["gone"]) is (number == 1)


@rule("C-602")
def test_he_takes_part_in_every_fair() -> None:
    orange = {"contracts": ["same1:1", "same3:4"], **STAY}
    words = {"orange": orange, "fairs": fairs("contract")}
    table = last_of_round(houses={"tiletum": ["pink"]}, **words)
    assert table.player("orange")["points"] == 2 + 4 + 2 * 3


@rule("C-701")
def test_at_the_end_he_does_his_tasks_and_scores_no_goods() -> None:
    orange = {"goods": {"gold": 9, "wool": 8}, "houses": 0, "pillars": 1}
    table = last_of_round(
        round=4,
        orange=orange,
        fairs=fairs("crest"),
        houses={"brugge": ["orange"]},
        pillars={"koeln": ["orange"], "paris": ["orange"]},
    )
    assert table.player("orange")["points"] == 2 + 4 + 1 * 2


@rule("C-702")
def test_he_wins_a_tie() -> None:
    for pink, best in ((6, ["orange", "pink"]), (7, ["pink", "orange"])):
        table = last_of_round(
            round=4,
            king={"pink": 0, "orange": 0},
            houses={},
            fairs=fairs("crest"),
            pink={"goods": {}, "points": pink},
        )
        assert table.player("orange")["points"] == 2 + 4
        assert table.look()["ranking"] == best


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seat", [0, 1])
def test_random_solo_games_keep_the_laws_to_their_end(level: str, seat: int) -> None:
    table = new_solo(seat, level, seat)
    for _step in table.at_random(seat):
        again, state, _ = TILETUM.read_position(table.text(), "solo")
        assert again.write_position(state, table.game.colours) == table.text()
    assert table.phase == "over"


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ({"cardinal": "kind"}, "cardinal is"),
        ({"phase": "turn"}, "in the Cardinal’s turn"),
        ({"step": 0}, "in the Cardinal’s turn"),
        ({"solo": {"decrees": ["business"]}}, "those of the fairs"),
        ({"solo": {"decrees_left": []}}, "some"),
        ({"solo": {"challenges": ["tea"]}}, "challenges has"),
        ({"orange": {"houses": 8}}, "houses is 8"),
        ({"orange": {"hand": ["bear"]}}, "hand has"),
        ({"orange": {"open": ["vp4"]}}, "open has"),
        ({"orange": {"cardinal": False}}, "one of two"),
    ],
)
def test_a_solo_position_that_cannot_be_is_refused(words: dict[str, Any], part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        solo_table(**words)
