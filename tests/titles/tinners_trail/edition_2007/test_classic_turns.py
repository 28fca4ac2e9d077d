"""Time points, passing and the last player's action (C-3, C-6 .. C-8, C-20, C-21)."""

import pytest

from tests.titles.tinners_trail.classic_tables import ClassicTable, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Words

ROLLS = {"tin": "roll tin 1 2 3", "copper": "roll copper 1 2 3"}


def pass_all(table: ClassicTable) -> ClassicTable:
    """Everybody who is asked passes."""
    while table.phase == "actions":
        table.play("pass")
    return table


@pytest.mark.rule("C-3")
def test_a_round_is_prices_actions_sale_investments_prospecting() -> None:
    table = new_table(3, 4)
    seen = []
    for number in range(1, 5):
        assert table.look()["round"] == number
        table.play("roll tin 1 1 2", "roll copper 1 1 2")
        seen.append("actions")
        pass_all(table)
        while table.phase == "invest":
            seen.append("invest")
            table.play("invest none")
        while table.phase == "prospect":
            seen.append("prospect")
            moves = table.moves()
            table.play(moves[0])
    assert table.phase == "over"
    assert seen == [
        *["actions", *["invest"] * 3, *["prospect"] * 4] * 3,
        "actions",
        *["invest"] * 3,
    ]


@pytest.mark.rule("C-6")
@pytest.mark.rule("C-20")
def test_the_example_of_turns() -> None:
    """Two points from column 2 end in column 4 below the marker there; the next of 2 follows."""
    table = table_of(4, work={"2": ["pink", "yellow"], "4": ["blue"], "5": ["green"]})
    assert table.to_move == "pink"
    table.play("port padstow")
    assert table.look()["work"] == {"2": ["yellow"], "4": ["blue", "pink"], "5": ["green"]}
    assert table.to_move == "yellow"


@pytest.mark.rule("C-20")
def test_markers_close_up_where_the_winner_of_an_auction_has_left_a_gap() -> None:
    table = table_of(3, work={"0": ["pink"], "3": ["yellow", "blue"]})
    table.play("build breage", "bid 1", "bid 2", "drop", "drop", "roll area 1 2 3")
    assert table.look()["work"] == {"0": ["pink"], "3": ["blue"], "5": ["yellow"]}
    table.play("adit gwinear camborne")
    assert table.look()["work"] == {"3": ["blue", "pink"], "5": ["yellow"]}


@pytest.mark.rule("C-6")
def test_the_leftmost_of_the_turn_order_track_acts_first() -> None:
    table = table_of(3, work={"0": ["blue", "pink"], "1": ["yellow"]})
    assert table.to_move == "blue"
    assert table.play("pasties").to_move == "pink"
    assert table.play("adit breage camborne").to_move == "yellow"


@pytest.mark.rule("C-6")
def test_the_same_player_may_act_several_times_running() -> None:
    table = table_of(3, work={"0": ["blue"], "4": ["pink", "yellow"]})
    for _action in range(4):
        assert table.to_move == "blue"
        table.play("pasties")
    assert table.look()["work"] == {"4": ["pink", "yellow", "blue"]}
    assert table.to_move == "pink"


@pytest.mark.rule("C-8")
@pytest.mark.parametrize(
    ("move", "points"),
    [
        ("extract camborne tin 1 copper 0", 1),
        ("port padstow", 2),
        ("miner padstow", 1),
        ("adit breage camborne", 3),
        ("train padstow", 2),
        ("pumps", 1),
        ("pasties", 1),
    ],
)
def test_actions_cost_time_points(move: str, points: int) -> None:
    owned: Words = {"owner": "pink", "tin": 2}
    table = table_of(3, round=4, area_camborne=owned, work={"0": ["pink", "yellow", "blue"]})
    table.play(move)
    assert table.look()["work"][str(points)] == ["pink"]


@pytest.mark.rule("C-8")
def test_an_action_needs_its_time_points_in_full() -> None:
    table = table_of(3, round=4, work={"8": ["pink"], "9": ["yellow", "blue"]})
    assert {text.split()[0] for text in table.moves()} == {
        "build",
        "miner",
        "port",
        "train",
        "pumps",
        "pasties",
        "pass",
    }
    assert table.why_not("adit") is not None
    later = table_of(3, round=4, work={"9": ["pink", "yellow", "blue"]})
    assert {text.split()[0] for text in later.moves()} == {"miner", "pumps", "pasties", "pass"}


@pytest.mark.rule("C-8")
def test_without_the_piece_on_display_the_action_cannot_be_chosen() -> None:
    assert table_of(3, round=1).moves("train") == []
    pumps: Words = {"pumps": [[], [2], [2], [3]]}
    assert table_of(3, round=1, developments=pumps).moves("pumps") == []


@pytest.mark.rule("C-21")
def test_the_order_of_passing_is_that_of_the_next_round() -> None:
    table = table_of(3, work={"0": ["blue", "pink", "yellow"]})
    table.play("pasties", "pass", "pasties", "pass")
    assert table.look()["invested"] == ["pink", "blue"]
    assert table.to_move == "yellow"
    table.play("pass", "invest none", "invest none", "invest none")
    assert table.look()["work"] == {"0": ["pink", "blue", "yellow"]}


@pytest.mark.rule("C-21")
def test_in_column_10_passing_is_asked_and_all_there_is() -> None:
    table = table_of(3, work={"10": ["pink", "yellow", "blue"]})
    assert table.moves() == ["pass"]
    assert table.why_not("pasties") is not None


@pytest.mark.rule("C-21")
def test_whoever_has_passed_joins_no_auction() -> None:
    table = table_of(3, invested=["yellow"], work={"0": ["pink", "blue"]})
    table.play("build padstow")
    assert table.look()["auction"]["in"] == ["pink", "blue"]


@pytest.mark.rule("C-7")
def test_the_last_player_has_one_action_and_then_has_passed() -> None:
    table = table_of(3, invested=["yellow", "blue"], work={"3": ["pink"]})
    table.play("pasties")
    assert table.phase == "invest"
    assert table.look()["invested"] == ["yellow", "blue", "pink"]
    assert table.player("pink")["money"] == 16


@pytest.mark.rule("C-7")
def test_the_last_player_may_pass_at_once() -> None:
    table = table_of(3, invested=["yellow", "blue"], work={"3": ["pink"]})
    assert table.play("pass").phase == "invest"


@pytest.mark.rule("C-7")
def test_the_last_player_passes_after_the_dice_of_their_mine() -> None:
    table = table_of(3, invested=["yellow", "blue"], work={"3": ["pink"]})
    table.play("build padstow", "bid 4")
    assert (table.phase, table.to_move) == ("auction", "luck")
    table.play("roll area 1 2 3")
    assert table.phase == "invest"


@pytest.mark.rule("C-7")
def test_the_last_player_passes_after_the_last_of_their_pumps() -> None:
    words: Words = {"area_kea": {"water": 3}, "area_padstow": {"tin": 1, "water": 2}}
    table = table_of(3, round=2, invested=["yellow", "blue"], work={"3": ["pink"]}, **words)
    table.play("pumps", "pump kea")
    assert table.phase == "pumps"
    table.play("pump padstow")
    assert table.phase == "invest"


@pytest.mark.rule("C-7")
def test_the_ore_of_the_last_action_is_sold() -> None:
    mine: Words = {"owner": "pink", "copper": 2}
    table = table_of(3, invested=["yellow", "blue"], work={"3": ["pink"]}, area_kea=mine)
    table.play("extract kea tin 0 copper 2")
    assert table.player("pink")["money"] == 15 + 2 * 8
