"""Prices, investments, prospecting and the end (C-4, C-14 .. C-16, C-24 .. C-26). The
edition of 2007 on the command line."""

import json
import tomllib
from pathlib import Path

import pytest

from game.cli import main
from tests.titles.tinners_trail.classic_tables import ClassicTable, new_table, read, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

# Prices, investments, prospecting and the end (C-4, C-14 .. C-16, C-24 .. C-26).

EXAMPLE = Path(__file__).parents[1] / "oracle" / "edition_2007" / "example.toml"
ALL = ["pink", "yellow", "blue"]


def rolled(game_round: int, last: int, total: int) -> int:
    """Return the tin price of a total of the dice after an old price (0 = none)."""
    prices = {"last_tin": last, "last_copper": 4} if last else {}
    table = table_of(3, phase="prices", round=game_round, prices=prices)
    faces = next(
        text for text in table.odds() if sum(int(face) for face in text.split()[2:]) == total
    )
    table.play(faces)
    return int(table.look()["prices"]["tin"])


@pytest.mark.rule("C-4")
def test_the_example_of_prices() -> None:
    """Round 1: a total of 2 is 3: tin £4; 6 is 7: copper £8; in round 2 tin gets 1 more."""
    table = new_table(3, 1).play("roll tin 0 0 2", "roll copper 1 2 3")
    assert table.look()["prices"] == {"tin": 4, "copper": 8}
    assert rolled(2, 4, 4) == 5


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(
    ("game_round", "last", "expected"),
    [
        (1, 0, {3: 4, 4: 5, 6: 6, 8: 7, 11: 7}),
        (2, 4, {3: 4, 4: 5, 6: 6, 8: 7}),
        (2, 5, {4: 4, 5: 5, 7: 6, 9: 7}),
        (3, 7, {5: 4, 6: 5, 8: 6, 10: 7}),
        (4, 4, {4: 4, 5: 5, 7: 6, 9: 7}),
        (4, 6, {2: 4, 5: 4, 6: 5, 8: 6, 10: 7}),
        (4, 7, {6: 4, 7: 5, 9: 6, 11: 7}),
    ],
)
def test_rounds_and_old_prices_shift_the_total(
    game_round: int, last: int, expected: dict[int, int]
) -> None:
    assert {total: rolled(game_round, last, total) for total in expected} == expected


@pytest.mark.rule("C-14")
@pytest.mark.rule("C-24")
def test_the_example_of_an_investment() -> None:
    table = read(EXAMPLE.read_text(encoding="utf-8"))
    assert table.moves() == ["invest none", "invest 5", "invest 15"]
    table.play("invest 15")
    assert table.player("green")["points"] == 25
    assert table.player("green")["money"] == 9
    assert table.player("green")["cubes_left"] == 10
    assert table.look()["boxes"]["2"]["15"] == ["green"]


def investing(**words: Toml) -> ClassicTable:
    """A round in which pink, yellow and blue invest in this order."""
    return table_of(3, **{"phase": "invest", "invested": ALL, **words})


@pytest.mark.rule("C-14")
def test_one_box_a_turn_round_and_round_until_all_have_declined() -> None:
    table = investing(pink={"money": 40})
    table.play("invest 5")
    assert table.to_move == "yellow"
    table.play("invest none", "invest none")
    assert table.look()["declined"] == ["yellow", "blue"]
    table.play("invest 5", "invest 10", "invest none")
    assert table.phase == "prospect"
    assert table.look()["boxes"] == {"1": {"5": ["pink", "pink"], "10": ["pink"]}}


@pytest.mark.rule("C-14")
def test_a_box_holds_two_cubes_in_seat_order() -> None:
    table = investing(invested=["blue", "pink", "yellow"]).play("invest 15", "invest 15")
    assert table.look()["boxes"]["1"]["15"] == ["pink", "blue"]
    assert table.refusal("invest 15").key == "box-is-full"


@pytest.mark.rule("C-14")
def test_an_investment_pays_the_price_of_a_row() -> None:
    table = investing()
    assert table.refusal("invest 7").key == "no-such-box"
    assert table.refusal("invest 20").key == "invest-above-money"


@pytest.mark.rule("C-24")
def test_who_cannot_pay_for_any_open_box_has_declined_at_once() -> None:
    table = investing(yellow={"money": 4}, blue={"money": 9})
    assert table.look()["declined"] == ["yellow"]
    table.play("invest 5")
    assert table.look()["declined"] == ["yellow"]
    table.play("invest 5")
    assert table.look()["declined"] == ["yellow", "blue"]
    assert table.to_move == "pink"


@pytest.mark.rule("C-24")
def test_who_has_no_cube_left_has_declined() -> None:
    past: Words = {"1": {str(price): ["pink", "pink"] for price in (5, 10, 15, 20, 25, 30)}}
    table = investing(round=2, boxes=past, pink={"money": 99})
    assert table.player("pink")["cubes_left"] == 0
    assert table.to_move == "yellow"
    assert table.look()["declined"] == ["pink"]


@pytest.mark.rule("C-24")
def test_round_4_is_asked_like_every_other() -> None:
    table = investing(round=4)
    assert table.moves() == ["invest none", "invest 5", "invest 10", "invest 15"]
    table.play("invest none", "invest none", "invest none")
    assert table.phase == "over"
    assert table.player("pink")["money"] == 15


@pytest.mark.rule("C-25")
@pytest.mark.parametrize(
    ("price", "points"),
    [
        (5, [6, 5, 4, 3]),
        (10, [12, 10, 8, 6]),
        (15, [18, 15, 12, 9]),
        (20, [24, 20, 16, 12]),
        (25, [30, 25, 20, 15]),
        (30, [36, 30, 24, 18]),
    ],
)
def test_points_are_the_numbers_of_the_boxes(price: int, points: list[int]) -> None:
    for game_round, number in enumerate(points, start=1):
        table = investing(round=game_round, pink={"money": 30}).play(f"invest {price}")
        assert table.player("pink")["points"] == number


def prospecting(**words: Toml) -> ClassicTable:
    """Pink prospects, then yellow."""
    return table_of(3, **{"phase": "prospect", "prospectors": ["pink", "yellow"], **words})


@pytest.mark.rule("C-15")
def test_the_example_of_prospecting() -> None:
    """Prospecting 1/3/2: 1 tin, 3 copper, 2 water."""
    table = prospecting().play("prospect padstow")
    assert table.to_move == "luck"
    assert table.look()["prospect"] == "padstow"
    table.play("roll area 1 3 2")
    assert table.cubes("padstow") == (1, 3, 2)
    assert table.look()["prospectors"] == ["yellow"]


@pytest.mark.rule("C-15")
def test_the_first_two_of_the_passing_order_must_prospect() -> None:
    table = table_of(3, phase="invest", invested=["blue", "pink", "yellow"], declined=[])
    table.play("invest none", "invest none", "invest none")
    assert table.look()["prospectors"] == ["blue", "pink"]
    assert len(table.moves()) == 19
    assert all(text.startswith("prospect ") for text in table.moves())


@pytest.mark.rule("C-15")
def test_without_empty_ground_prospecting_is_skipped_for_the_second_too() -> None:
    names = [area["name"].replace("-", "_") for area in new_table(3, 1).look()["area"]]
    found: Words = {f"area_{name}": {"tin": 1} for name in names}
    one_left = prospecting(**{key: words for key, words in found.items() if key != "area_kea"})
    assert one_left.moves() == ["prospect kea"]
    one_left.play("prospect kea", "roll area 1 1 2")
    assert (one_left.phase, one_left.look()["round"]) == ("prices", 2)
    table = table_of(3, phase="invest", invested=ALL, **found)
    table.play("invest none", "invest none", "invest none")
    assert (table.phase, table.look()["round"]) == ("prices", 2)


@pytest.mark.rule("C-15")
def test_ground_without_a_cube_after_its_dice_may_be_prospected_again() -> None:
    dry: Words = {"area_padstow": {"train": True}}
    table = prospecting(**dry).play("prospect padstow", "roll area 0 0 2")
    assert table.cubes("padstow") == (0, 0, 0)
    assert "prospect padstow" in table.moves()


@pytest.mark.rule("C-15")
def test_nobody_prospects_in_round_4() -> None:
    table = investing(round=4).play("invest none", "invest none", "invest none")
    assert table.phase == "over"


@pytest.mark.rule("C-26")
def test_markers_stand_in_passing_order_and_everything_else_stays() -> None:
    mine: Words = {"owner": "pink", "tin": 2, "water": 1, "miner": True}
    table = table_of(3, phase="invest", invested=["yellow", "blue", "pink"], area_kea=mine)
    table.play("invest none", "invest none", "invest none")
    assert table.look()["work"] == {"0": ["yellow", "blue", "pink"]}
    table.play("prospect padstow", "roll area 1 1 2", "prospect lanivet", "roll area 1 1 2")
    assert (table.phase, table.look()["round"]) == ("prices", 2)
    assert table.look()["prices"] == {"last_tin": 5, "last_copper": 8}
    assert table.area("kea")["miner"] is True
    assert table.player("pink")["money"] == 15


@pytest.mark.rule("C-16")
@pytest.mark.parametrize(
    ("words", "ranking"),
    [
        ({"boxes": {"1": {"5": ["blue"]}}}, ["blue", "pink", "yellow"]),
        ({"yellow": {"money": 16}}, ["yellow", "pink", "blue"]),
        ({"area_kea": {"owner": "blue", "tin": 1}}, ["blue", "pink", "yellow"]),
        ({"invested": ["blue", "yellow", "pink"]}, ["blue", "yellow", "pink"]),
    ],
)
def test_points_money_ore_in_own_mines_and_passing_decide(words: Words, ranking: list[str]) -> None:
    table = table_of(3, **{"phase": "over", "round": 4, "invested": ALL, **words})
    assert table.look()["ranking"] == ranking
    assert [table.game.colours[seat] for seat in table.game.ranking(table.state)] == ranking


@pytest.mark.rule("C-16")
def test_the_example_of_the_end() -> None:
    """101, 85, 77 and 74 points: four rounds of boxes, the best seat wins."""
    boxes: Words = {
        "1": {
            "20": ["green"],
            "25": ["pink", "blue"],
            "30": ["pink", "yellow"],
        },
        "2": {
            "5": ["pink"],
            "10": ["yellow", "blue"],
            "20": ["yellow"],
            "25": ["blue"],
            "30": ["pink", "green"],
        },
        "3": {"15": ["blue"], "20": ["yellow"], "25": ["green"]},
        "4": {"5": ["yellow"]},
    }
    words: Words = {"phase": "over", "round": 4, "boxes": boxes, "invested": [*ALL, "green"]}
    table = table_of(4, **words)
    points = [player["points"] for player in table.look()["player"]]
    assert points == [101, 85, 77, 74]
    assert table.look()["ranking"] == ["pink", "yellow", "blue", "green"]
    assert tomllib.loads(table.text())["to_move"] == "nobody"


# The edition of 2007 on the command line.

NEW = ["position", "new", "--edition", "2007", "--seed", "7"]
PLAYERS = {3: "random,greedy,random", 4: "random,random,greedy,random"}


def simulate(players: int, *more: str) -> None:
    """Let computers play two games."""
    asked = ["--edition", "2007", "--players", PLAYERS[players], "--games", "2", "--jobs", "1"]
    assert main(["simulate", *asked, *more]) == 0


def test_a_new_position_is_printed_moved_and_viewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*NEW, "--players", "4"]) == 0
    file = tmp_path / "new.toml"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["position", "moves", str(file)]) == 0
    assert capsys.readouterr().out == "roll tin 0 0 2\n"
    assert main(["position", "play", str(file), "roll tin 1 1 3", "roll copper 1 1 3"]) == 0
    played = tomllib.loads(capsys.readouterr().out)
    assert (played["phase"], played["prices"]) == ("actions", {"tin": 5, "copper": 4})
    assert main(["position", "view", str(file), "--seat", "blue"]) == 0
    assert "luck" not in tomllib.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--players", "2"], "allowed in the edition of 2007: 3, 4 players."),
        (["--players", "5"], "allowed in the edition of 2007: 3, 4 players."),
        (["--players", "3", "--expansions", "arsenic"], "allowed in the edition of 2007: none."),
        (["--players", "human,wallace"], "Lord Wallace does not play in the edition of 2007"),
    ],
)
def test_what_the_edition_does_not_have_is_refused_in_a_sentence(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*NEW, *asked]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_simulated_games_are_the_same_twice(players: int, tmp_path: Path) -> None:
    reports = []
    for name in ("once", "again"):
        report = tmp_path / f"{name}.json"
        simulate(players, "--seed", "5", "--json", str(report))
        reports.append(json.loads(report.read_text(encoding="utf-8"))["games"])
    assert reports[0] == reports[1]
    assert len(reports[0]) == 2


def test_a_simulated_game_is_saved_and_proves_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(3, "--seed", "5", "--save", str(tmp_path))
    file = next(tmp_path.glob("*.counthouse"))
    assert main(["replay", str(file), "--verify"]) == 0
    capsys.readouterr()
    assert main(["replay", str(file), "--text"]) == 0
    assert capsys.readouterr().out.startswith("# tinners-trail, 2007, seed ")
