"""Rounds: preparation, corruption, king phase, clean-up (T-2, T-7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.tiletum.tiletum_tables import Table, new_table, table_of

rule = pytest.mark.rule
TILES = {
    "architect": "vp4",
    "character": "any2",
    "contract": "gold3",
    "joker": "ap1",
    "king": "ap1",
    "merchant": "ap2",
}
OFFER = ["iron3:4", "same1:1", "wool3:4", "iron4:6", "crest:rose"]
LATE: dict[str, Any] = {"turn": 3, "action_tiles": TILES, "contract_offer": OFFER}


def end_of_round(**words: Any) -> Table:
    """Return a table at the last turn of a round; yellow has it, and takes a worthless die."""
    words = {
        "turn": 3,
        "step": 1,
        "yellow": {"goods": {}},
        "action_tiles": TILES,
        "contract_offer": OFFER,
        **words,
    }
    return table_of(**words)


def ended(table: Table) -> Table:
    """Let yellow end the round."""
    table.play("take wool 1")
    while table.asked().get("q") == "bonus":
        table.play("bonus leave")
    return table.play("end")


@rule("T-201", "T-203")
def test_a_round_has_three_turns_of_each_seat_with_corruption_before_each() -> None:
    table = new_table(3, seed=2)
    phases: list[str] = []
    turns: list[tuple[int, int]] = []
    while table.look()["round"] == 1:
        if table.phase not in ("play", "refill") and table.phase not in phases[-1:]:
            phases.append(table.phase)
        if table.phase == "turn" and table.look()["step"] not in [t for _, t in turns[-1:]]:
            turns.append((table.look()["turn"], table.look()["step"]))
        if table.to_move == "luck":
            table.play(next(iter(table.odds())))
        else:
            table.play(next(t for t in table.moves() if not t.startswith(("buy", "use"))))
    assert phases[0] == "dice"
    assert phases.count("corruption") == 3
    assert turns == [(turn, step) for turn in (1, 2, 3) for step in (0, 1, 2)]


@rule("T-202")
@pytest.mark.parametrize(("players", "dice", "each"), [(2, 8, 2), (3, 11, 3), (4, 14, 4)])
def test_dice_are_drawn_and_rolled_one_by_one(players: int, dice: int, each: int) -> None:
    table = new_table(players)
    assert table.odds() == {
        f"die {good} {value}": each
        for good in ("gold", "food", "wool", "stone", "iron")
        for value in range(1, 7)
    }
    for number in range(each):
        table.play(f"die stone {number + 1}")
    assert not [text for text in table.odds() if "stone" in text]
    while table.phase == "dice":
        table.play(next(iter(table.odds())))
    assert sum(map(len, table.look()["dice"].values())) == dice
    assert table.look()["dice"]["stone"] == list(range(1, each + 1))


@rule("T-204")
def test_a_token_not_seen_this_round_moves_all_markers_down_in_their_order() -> None:
    table = table_of(phase="corruption", turn=2, corruption=[1], king={"pink": 0, "yellow": 3})
    assert table.odds() == {
        "corruption 0": 1,
        "corruption 1": 1,
        "corruption 2": 2,
        "corruption 3": 1,
    }
    table.play("corruption 3")
    assert table.look()["king"] == {"pink": -3, "yellow": 0}
    assert table.look()["king_order"] == ["yellow", "pink"]
    assert table.look()["corruption"] == [1, 3]
    assert table.phase == "turn"


@rule("T-701")
def test_every_seat_scores_its_space_of_the_king_track() -> None:
    table = ended(end_of_round(king={"pink": -2, "yellow": 5}))
    assert [table.player(colour)["points"] for colour in ("pink", "yellow")] == [-2, 5]


@rule("T-702")
def test_the_seat_ahead_may_take_the_tile_beside_the_track() -> None:
    table = ended(end_of_round(king={"pink": 4}, king_tile="king2"))
    assert (table.phase, table.to_move) == ("king-tile", "pink")
    assert table.moves() == ["king leave", "king take"]
    table.play("king take")
    assert table.player("pink")["store"] == ["king2"]
    table = ended(end_of_round(king={"pink": 4}, king_tile="king2")).play("king leave")
    assert table.look()["decks"]["bonus_discard"] == ["king2"]


@rule("T-702")
def test_a_tile_the_seat_ahead_may_not_have_is_discarded() -> None:
    pink = {"store": ["crest:lion"]}
    table = ended(end_of_round(king={"pink": 4}, king_tile="crest:lion", pink=pink))
    assert table.phase == "clean-up"
    assert table.look()["decks"]["bonus_discard"] == ["crest:lion"]


@rule("T-702")
def test_in_round_4_the_seat_ahead_scores_4_points() -> None:
    table = ended(end_of_round(round=4, king={"pink": 4}, pink={"goods": {}}))
    assert table.player("pink")["points"] == 4 + 4  # for the space, and for being ahead


@rule("T-703", "T-713")
def test_the_wheel_turns_one_place_so_that_values_fall_by_one() -> None:
    wheel = ["king", "joker", "merchant", "contract", "character", "architect"]
    table = end_of_round(wheel=wheel).play("take wool 1", "bonus leave").let_luck()
    assert table.look()["wheel"] == [*wheel[1:], wheel[0]]
    assert table.look()["round"] == 2


@rule("T-704")
def test_the_order_of_the_next_round_is_that_of_the_king_track() -> None:
    table = ended(end_of_round(king={"yellow": 1})).let_luck()
    assert table.look()["order"] == ["yellow", "pink"]
    assert table.to_move == "yellow"


@rule("T-705")
def test_markers_below_0_move_up_to_0_behind_those_there() -> None:
    king = {"pink": -3, "yellow": 0, "blue": -1}
    table = table_of(
        3, turn=3, step=2, king=king, blue={"goods": {}}, action_tiles=TILES, contract_offer=OFFER
    )
    ended(table)
    assert table.look()["king"] == {"pink": 0, "yellow": 0, "blue": 0}
    assert table.look()["king_order"] == ["yellow", "blue", "pink"]
    assert table.player("pink")["points"] == -3


@rule("T-711")
def test_empty_places_are_refilled_in_alphabetical_order_and_then_the_track() -> None:
    table = end_of_round(action_tiles={}, king_tile="vp4", king={"pink": 4})
    ended(table).play("king leave")
    places = []
    while table.phase == "clean-up":
        places.append(table.look()["refilling"])
        table.play(next(iter(table.odds())))
    assert places == [*sorted(TILES), "king-track"]


@rule("T-711")
def test_the_track_is_not_refilled_before_the_last_round() -> None:
    table = ended(end_of_round(round=3)).let_luck()
    assert "king_tile" not in table.look()
    assert table.look()["round"] == 4


@rule("T-711")
def test_with_no_tile_left_a_place_stays_empty() -> None:
    table = ended(end_of_round(decks={"bonus": []}, action_tiles={}))
    assert table.phase == "dice"
    assert table.look()["action_tiles"] == {}


@rule("T-712")
def test_dice_and_tokens_go_back() -> None:
    table = ended(end_of_round(corruption=[3, 2, 2])).let_luck()
    assert len(table.look()["corruption"]) == 1
    assert table.player("yellow")["dice"] == []
    assert sum(map(len, table.look()["dice"].values())) == 8


# Fairs and the end of the game (T-705 to T-709, T-8).

TOWNS = ["tiletum", "brugge", "antwerpen", "leipzig"]
ROOMS = [["king:vp4", "king:gold3", "king:king1"], ["contract:iron3"], [], [], [], []]
RICH = {
    "goods": {},
    "merchant": "brugge",
    "contracts": ["same2:3", "same3:4", "same4:6"],
    "crests": ["lion", "rose", "", "", "", ""],
    "cathedral_tiles": {"koeln": 5},
    "rooms": ROOMS,
}
OTHERS = ["house", "pillar", "crest", "cathedral", "contract", "king"]


def at_fair(kind: str, number: int = 2, **words: Any) -> Table:
    """Return a table after the fair of a round in Brugge, where pink alone is."""
    kinds = [other for other in OTHERS if other != kind][:3]
    kinds.insert(number - 1, kind)
    fairs = [[town, fair] for town, fair in zip(TOWNS, kinds, strict=True)]
    words = {
        "round": number,
        "fairs": fairs,
        "pink": RICH,
        "houses": {"koeln": ["pink"], "paris": ["pink"]},
        "pillars": {"koeln": ["pink"], "praha": ["pink"], "paris": ["pink"]},
        **words,
    }
    return ended(end_of_round(**words))


@rule("T-706", "T-707", "T-709")
@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("house-and-pillar", 6 * 2),
        ("contract-and-cathedral", 5 * 1),
        ("contract", 3 * 3),
        ("contract-and-crest", 6 * 2),
        ("house", 2 * 2),
        ("upper-character", 3 * 2),
        ("crest", 3 * 2),
        ("pillar", 2 * 3),
        ("full-building", 5 * 1),
        ("cathedral", 4 * 1),
    ],
)
def test_a_fair_scores_its_worth_times_what_it_counts(kind: str, points: int) -> None:
    table = at_fair(kind)
    assert table.player("pink")["points"] == points
    assert table.player("yellow")["points"] == 0


@rule("T-705", "T-709")
def test_the_fair_of_the_king_counts_the_space_before_markers_move_up() -> None:
    table = at_fair("king", king={"pink": -2})
    assert table.player("pink")["points"] == -2 + 3 - 2


@rule("T-707")
def test_the_board_adds_a_point_in_the_last_two_rounds() -> None:
    pink = {**RICH, "merchant": "antwerpen"}
    assert at_fair("cathedral", 3, pink=pink).player("pink")["points"] == 4 + 1


@rule("T-708")
def test_a_seat_takes_part_with_its_merchant_or_a_house() -> None:
    away = {**RICH, "merchant": "paris"}
    assert at_fair("crest", pink=away).player("pink")["points"] == 0
    table = at_fair("crest", pink=away, houses={"brugge": ["pink"]})
    assert table.player("pink")["points"] == 6


def at_end(**words: Any) -> Table:
    """Return a table after the last round, in which nobody is at the fair."""
    king = {"pink": 0, "yellow": 0}
    fairs = [[town, fair] for town, fair in zip(TOWNS, OTHERS, strict=False)]
    return ended(end_of_round(**{"round": 4, "king": king, "fairs": fairs, **words}))


@rule("T-801", "T-110")
def test_houses_times_pillars_and_a_point_for_4_goods_are_scored_at_the_end() -> None:
    done = ["same2:3", "same3:4"]
    pink = {"goods": {"gold": 5, "iron": 6}, "contracts": done}
    table = at_end(
        pink=pink,
        houses={"koeln": ["pink"], "paris": ["pink"]},
        pillars={"koeln": ["pink"], "paris": ["pink"], "praha": ["pink"]},
    )
    assert table.player("pink")["points"] == 4 + 2 * 3 + 11 // 4
    assert (table.phase, table.to_move, table.moves()) == ("over", "nobody", [])


@rule("T-801")
@pytest.mark.parametrize(("completed", "points"), [(1, 0), (2, 0), (3, 5), (4, 10), (5, 20)])
def test_completed_buildings_are_scored_at_the_end(completed: int, points: int) -> None:
    people = [
        ["king:vp4", "king:gold3", "king:king1"],
        ["contract:iron3", "contract:wool3"],
        ["merchant:gold3", "merchant:house"],
        ["architect:gold2"],
        ["character:food2"],
    ]
    crests = ["lion", "rose", "tower", "lily", "eagle", "griffin"]
    pink = {
        "goods": {},
        "rooms": [*people[:completed], *[[] for _ in range(6 - completed)]],
        "crests": [*crests[:completed], *[""] * (6 - completed)],
    }
    table = at_end(pink=pink, houses={}, pillars={})
    assert table.player("pink")["points"] == 4 + points


@rule("T-802")
def test_the_earlier_in_the_order_of_the_king_track_wins_a_tie() -> None:
    table = at_end(
        pink={"goods": {}, "points": 4}, yellow={"goods": {}}, king_order=["yellow", "pink"]
    )
    assert [table.player(colour)["points"] for colour in ("pink", "yellow")] == [4, 4]
    assert table.look()["ranking"] == ["yellow", "pink"]
    assert table.game.ranking(table.state) == (1, 0)


@rule("T-802")
def test_most_points_win() -> None:
    table = at_end(pink={"goods": {}, "points": 20}, king_order=["yellow", "pink"])
    assert table.look()["ranking"] == ["pink", "yellow"]
