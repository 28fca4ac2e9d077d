"""The round and the end of the game with silver (S-7, S-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.tiletum.silver_tables import knowing, silver_table
from tests.titles.tiletum.test_tiletum_silver_explorers import last_turn

rule = pytest.mark.rule
QUIET = [["tiletum", "crest"], ["brugge", "contract"], ["genova", "pillar"], ["troyes", "house"]]


@rule("S-701")
def test_income_comes_first_from_mines_and_ribbons() -> None:
    mines = {"freiberg": ["pink", "yellow"], "geyer": ["pink"]}
    king = {"pink": 3, "yellow": 0}
    table = silver_table(mines=mines, king=king, fairs=QUIET, **king_last()).play("end")
    seats = {entry["colour"]: entry for entry in table.look()["player"]}
    assert seats["pink"]["silver"] == 2 + 1
    assert seats["yellow"]["silver"] == 0 + 1
    assert seats["pink"]["points"] == 3


def king_last() -> dict[str, Any]:
    """Return the words for the last turn of the round, king markers as a test says."""
    return {**last_turn(), "king_order": ["pink", "yellow"], "yellow": {"silver": 0}}


@rule("S-702")
def test_a_seat_on_0_or_higher_takes_a_mine() -> None:
    king = {"pink": 0, "yellow": -1}
    table = silver_table(king=king, fairs=QUIET, **king_last()).play("end")
    mines = {e["colour"]: (e["mines"], e["mines_general"]) for e in table.look()["player"]}
    assert mines == {"pink": (3, 2), "yellow": (2, 3)}


@rule("S-703")
def test_king_two_rises_after_the_order_is_set() -> None:
    words = {**last_turn(), "king": {"pink": 0, "yellow": 1}, "fairs": QUIET}
    table = knowing("king", 2, **words).play("end")
    look = table.look()
    assert (look["order"], look["king"]["pink"]) == (["yellow", "pink"], 2)
    assert look["king_order"] == ["pink", "yellow"]


@rule("S-704")
def test_the_tile_of_explorer_is_laid_after_the_other_actions() -> None:
    names = ["architect", "character", "contract", "joker", "king", "merchant"]
    tiles = dict(zip(names, ["ap1", "ap1", "ap1", "ap1", "ap2", "ap2"], strict=True))
    table = silver_table(fairs=QUIET, action_tiles=tiles, **last_turn()).play("end")
    assert table.look()["refilling"] == "explorer"
    table.play("draw vp4")
    assert table.look()["refilling"] == "king-track"
    assert table.look()["action_tiles"]["explorer"] == "vp4"


@rule("S-705")
@pytest.mark.parametrize(
    ("fair", "points"), [("mine", 2 * 2), ("tech-levels", 1 * 3), ("mine-and-building", 4 * 1)]
)
def test_the_new_fairs(fair: str, points: int) -> None:
    words = {
        **last_turn(),
        "fairs": [["tiletum", fair], *QUIET[1:]],
        "mines": {"freiberg": ["pink", "yellow"], "geyer": ["pink"]},
        "houses": {"tiletum": ["pink"], "paris": ["pink"]},
        "pillars": {"annaberg": ["pink"]},
        "yellow": {"merchant": "koeln"},
    }
    table = knowing("merchant", 1, pink={"levels": [1, 0, 2]}, **words).play("end")
    assert table.player("pink")["points"] == points


def last_of_all(**words: Any) -> dict[str, Any]:
    """Return the position after the last turn of the game, pink with nothing but what is said."""
    pieces = {
        "houses": {"tiletum": ["pink"], "paris": ["pink"]},
        "pillars": {"koeln": ["pink"], "annaberg": ["pink"], "lyon": ["pink"]},
        "mines": {town: ["pink"] for town in ("freiberg", "geyer", "tabor", "hall")},
        "round": 4,
    }
    fairs = [["tiletum", "contract"], ["brugge", "cathedral"], ["genova", "full-building"]]
    pieces["fairs"] = [*fairs, ["troyes", "crest"]]
    silver = {"silver": 0, "contracts": ["iron2:3"], **words.pop("pink", {})}
    table = silver_table(**{**last_turn(), **pieces}, pink=silver, **words).play("end")
    assert table.phase == "over"
    return table.player("pink")


@rule("S-801")
def test_silver_and_levels_are_points_at_the_end() -> None:
    plain = last_of_all()
    assert plain["silver"] == 4
    assert plain["points"] == 3 * 4 + 4 // 2
    rich = last_of_all(pink={"silver": 3, "levels": [3, 1, 0]})
    assert rich["points"] == plain["points"] + (7 // 2 - 4 // 2) + (1 + 2 + 3) + 1


@rule("S-802")
def test_mines_may_stand_for_houses_or_for_pillars() -> None:
    assert last_of_all(silver={"overlay": "A"})["points"] == 3 * 4 + 2
    assert last_of_all(silver={"overlay": "B"})["points"] == 2 * 4 + 2
