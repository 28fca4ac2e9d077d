"""The examples printed in the rules of In Search of Silver, on the maps of the data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.notation.positions import written_luck
from game.places import assets_folder
from game.words import read_sentences
from tests.titles.tiletum.test_tiletum_notation import kinds
from tests.titles.tiletum.test_tiletum_silver_explorers import last_turn
from tests.titles.tiletum.tiletum_tables import (
    TILETUM,
    Table,
    exploring,
    knowing,
    new_table,
    place,
    silver_solo,
    silver_table,
)

rule = pytest.mark.rule
PRINTED = Path(__file__).parent / "example.toml"


@rule("S-601")
def test_four_silver_raise_king_to_three_and_architect_to_one() -> None:
    pink = {"levels": [2, 0, 0], "silver": 4}
    technologies = {"technologies": ["king", "architect", "joker"]}
    table = silver_table(pink=pink, silver=technologies).play("raise king", "raise architect")
    assert table.player("pink")["levels"] == [3, 1, 0]
    assert table.player("pink")["silver"] == 0


@rule("S-201", "S-304", "S-401", "S-403", "S-405", "S-406", "S-605", "T-305")
def test_a_yellow_three_as_explorer_on_the_second_map() -> None:
    table = knowing(
        "explorer",
        1,
        pink={"silver": 1},
        dice={"gold": [3]},
        wheel=["merchant", "architect", "king", "character", "contract", "joker"],
        explorer_values=[2, 3],
        action_tiles={"explorer": "gold2+vp2", "king": "ap1"},
        silver={"sides": ["A", "B", "A"]},
    )
    table.play("take gold 3", "do explorer", "bonus take")
    assert (table.goods(), table.player("pink")["store"]) == ({"gold": 3}, ["gold2+vp2"])
    assert table.points == 5
    table.play("explorer kremnica", "step neusohl", "house neusohl", "step smolnik", "mine smolnik")
    pink = table.player("pink")
    assert (pink["points"], pink["silver"], table.goods()) == (4, 1, {"gold": 3 + 2})
    assert pink["explorers"] == ["freiberg", "smolnik"]
    assert table.play("use gold2+vp2").player("pink")["points"] == 6


@rule("S-701", "S-702", "T-701", "T-702")
def test_income_spaces_and_mines_of_three_seats() -> None:
    words = last_turn()
    words |= {"order": ["blue", "yellow", "pink"], "step": 2, "players": 3}
    words["king_order"] = ["pink", "yellow", "blue"]
    table = silver_table(
        **words,
        king={"pink": 3, "yellow": -1, "blue": -3},
        king_tile="ap1",
        mines={"freiberg": ["pink", "yellow", "blue"], "geyer": ["pink", "yellow"]},
        fairs=[["tiletum", "crest"], ["brugge", "house"], ["genova", "mine"], ["troyes", "pillar"]],
        yellow={"silver": 0},
        blue={"silver": 0},
    ).play("end", "king take")
    seats = table.look()["player"]
    assert [seat["points"] for seat in seats] == [3, -1, -3]
    assert [seat["silver"] for seat in seats] == [2 + 1, 2, 1]
    assert [seat["mines"] for seat in seats] == [1 + 1, 1, 2]
    assert seats[0]["store"] == ["ap1"]


@rule("S-903", "S-904", "C-401")
def test_the_cardinal_seeks_a_pillar_and_removes_a_contract() -> None:
    table = silver_solo(
        "glorious-spires",
        dice={"gold": [4]},
        explorer_values=[4, 5],
        fairs=[
            ["tiletum", "cathedral"],
            ["brugge", "house"],
            ["genova", "mine"],
            ["troyes", "crest"],
        ],
        underground_tiles={"geyer": "deep:iron4:6:explorer1"},
    )
    him = table.player("orange")
    assert table.look()["decks"]["gone"] == ["deep:iron4:6:explorer1"]
    assert (him["explorers"], him["open"]) == (["annaberg"], [])
    assert place(table, "pillars", "annaberg") == ["orange"]


@rule("S-506")
def test_the_position_printed_with_the_notation_goes_on_as_it_says() -> None:
    text = PRINTED.read_text(encoding="utf-8")
    game, state, names = TILETUM.read_position(text, "example")
    luck = f"luck = {written_luck(state.luck)!r}\n".replace("'", '"')
    assert game.write_position(state, names).replace(luck, "") == text
    table = Table(game, state)
    towns = ("clausthal", "mansfeld", "none", "saalfeld", "stolberg")
    assert table.moves() == [f"mine {town}" for town in towns]
    table.play("mine saalfeld")
    pink = table.player("pink")
    assert (pink["goods"]["gold"], pink["silver"], table.points) == (5 - 2 + 3, 1, 1)


# The round and the end of the game with silver (S-7, S-8).

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


# What is told of games with silver, and in which words.

LANGUAGES = ("en", "pl", "cs")


def test_a_mine_is_told_with_its_place_and_silver() -> None:
    events = exploring(pink={"explorers": ["schlaggenwald"]}).told("mine schlaggenwald")
    assert kinds(events)[:3] == ["built-mine", "gained-silver", "gained"]
    assert events[0].places == ("schlaggenwald",)


def test_a_level_and_a_tablet_are_told_by_their_names() -> None:
    events = knowing("merchant", 0, pink={"silver": 1}).told("raise merchant")
    assert kinds(events)[:2] == ["paid-silver", "raised-level"]
    assert (events[1].card, events[1].amount("level")) == ("technology:merchant", 1)
    events = exploring().told("step marienberg")
    assert events[1].card == "tablet:points4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_silver_names_has_a_word(language: str) -> None:
    folder = assets_folder() / "tiletum" / "words" / language
    words = read_sentences([folder / "board.toml"])
    table = new_table(2, 1, ("silver",), automa=("hard",), automa_seat=1)
    board = table.game.rules.board  # type: ignore[attr-defined]  # its own rules
    names = [*board.space_names, *board.tile_names, *board.fair_names, *board.action_names]
    names += [*board.cards.decree_names, *(f"surprise:{n}" for n in board.cards.surprise_names)]
    assert not [name for name in names if f"name.{name}" not in words]
