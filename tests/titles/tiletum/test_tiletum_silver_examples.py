"""The examples printed in the rules of In Search of Silver, on the maps of the data."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.notation.luck_words import written_luck
from tests.titles.tiletum.silver_tables import knowing, place, silver_solo, silver_table
from tests.titles.tiletum.test_tiletum_silver_explorers import last_turn
from tests.titles.tiletum.tiletum_tables import TILETUM, Table

rule = pytest.mark.rule
PRINTED = Path(__file__).parent / "oracle" / "example.toml"


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
