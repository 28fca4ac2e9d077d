"""E-1 to E-3, E-5 and E-6: own miners, leaving, Sierra Madre and Kimberley."""

import pytest

from tests.titles.tinners_trail.expansion_tables import (
    EMIGRATION,
    emigrant,
    emigration_table,
    own_mine,
)
from tests.titles.tinners_trail.tables import Table, face_up, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

rule = pytest.mark.rule
ALL_POOR: Words = {colour: {"money": 0} for colour in ("pink", "yellow", "blue")}


def passed_round(**words: Toml) -> Table:
    """Return the table after everybody has passed with no money: the next round's dice are due."""
    table = emigration_table(**{**ALL_POOR, **words})
    return table.play("pass", "pass", "pass")


@rule("E-1")
def test_every_player_has_four_own_miners() -> None:
    seats = new_table(4, seed=1, expansions=("emigration",)).look().seats
    assert [seat.own_miners for seat in seats] == [4] * 4


@rule("E-1")
def test_an_own_miner_takes_the_place_of_the_one_from_the_board() -> None:
    table = table_of(expansions=EMIGRATION, area_kea={"owner": "pink"}).play("miner kea own")
    kea = table.area("kea")
    assert (kea.own_miner, kea.miners, kea.capacity) == (table.seat("pink"), 1, 3)
    assert table.player("pink").own_miners == 3
    assert table.look().stock["miner"] == (1, 2, 2, 2)


@rule("E-1")
@rule("D-2")
def test_an_own_miner_costs_one_work_point_like_any_miner() -> None:
    table = table_of(expansions=EMIGRATION, area_kea={"owner": "pink"}).play("miner kea own")
    assert table.track == {0: ["yellow", "blue"], 1: ["pink"]}


@rule("E-1")
def test_own_miners_work_in_own_mines_without_another_miner_only() -> None:
    table = table_of(
        expansions=EMIGRATION,
        area_kea={"owner": "pink"},
        area_redruth={"owner": "pink", "miner": True},
        area_gwennap={"owner": "blue"},
        area_breage=own_mine("pink"),
    )
    own = [text for text in table.moves("miner") if text.endswith("own")]
    assert own == ["miner kea own"]
    assert "miner gwennap" in table.moves("miner")


@rule("E-1")
@rule("D-1")
def test_where_an_own_miner_works_no_plain_one_is_placed() -> None:
    table = emigration_table()
    assert "miner kea" not in table.moves("miner")
    assert table.why_not("miner", "kea") is not None


@rule("E-1")
def test_without_a_miner_on_the_board_no_own_miner_is_placed() -> None:
    none_left = {"miner": [0, 2, 2, 2]}
    words: Words = {"developments": none_left, "area_kea": {"owner": "pink"}}
    assert table_of(expansions=EMIGRATION, **words).moves("miner") == []


@rule("E-1")
def test_no_own_miner_is_placed_when_none_is_left() -> None:
    gone = [emigrant("kimberley", number, "pink") for number in (1, 2, 3)]
    table = emigration_table(round=4, emigrated=gone, area_redruth={"owner": "pink"})
    assert table.player("pink").own_miners == 0
    assert "miner redruth own" not in table.moves("miner")


@rule("E-1")
@rule("A-9")
def test_a_miner_from_a_survey_is_never_an_own_one() -> None:
    table = table_of(
        expansions=EMIGRATION,
        area_wendron={"tile": face_up(2, 2, 2)},
        pink={"hand": ["b:miner:2"]},
    ).play("build wendron", "bid 3", "drop", "drop")
    assert table.moves() == ["play none", "play b:miner:2"]
    assert table.play("play b:miner:2").area("wendron").own_miner == -1


@rule("E-2")
def test_a_miner_leaves_for_any_of_the_four_places() -> None:
    assert emigration_table().moves("emigrate") == [
        f"emigrate kea {place}" for place in ("michigan", "sierra-madre", "kimberley", "adelaide")
    ]


@rule("E-2")
def test_emigrating_costs_one_work_point() -> None:
    table = emigration_table().play("emigrate kea kimberley")
    assert table.track == {0: ["yellow", "blue"], 1: ["pink"]}


@rule("E-2")
def test_a_place_takes_one_miner_a_round() -> None:
    gone = [
        emigrant("kimberley", 2, "yellow"),
        emigrant("michigan", 1, "yellow"),
    ]
    table = emigration_table(round=2, emigrated=gone)
    places = [text.split()[2] for text in table.moves("emigrate")]
    assert places == ["michigan", "sierra-madre", "adelaide"]


@rule("E-2")
def test_only_miners_of_the_own_colour_emigrate() -> None:
    table = emigration_table(
        area_kea={"owner": "pink", "miner": True}, area_redruth=own_mine("blue")
    )
    assert table.moves("emigrate") == []


@rule("E-2")
def test_a_miner_who_has_emigrated_does_not_come_back() -> None:
    table = emigration_table().play("emigrate kea adelaide")
    assert table.player("pink").own_miners == 3
    assert [(one.place, one.round, one.seat) for one in table.look().emigrated] == [
        ("adelaide", 1, table.seat("pink"))
    ]


@rule("E-3")
@rule("X-2")
def test_the_mine_left_loses_one_capacity() -> None:
    table = emigration_table()
    assert table.area("kea").capacity == 3
    assert table.play("emigrate kea kimberley").area("kea").capacity == 2


@rule("E-3")
def test_a_miner_may_be_placed_there_again() -> None:
    table = emigration_table(work={"0": ["pink"], "5": ["yellow", "blue"]})
    table.play("emigrate kea kimberley")
    again = [text for text in table.moves("miner") if text.split()[1] == "kea"]
    assert again == ["miner kea", "miner kea own"]


@rule("E-3")
def test_plain_miners_beside_the_one_who_left_stay() -> None:
    table = emigration_table(area_kea=own_mine("pink", plain=2)).play("emigrate kea kimberley")
    assert (table.area("kea").miners, table.area("kea").capacity) == (2, 4)
    assert [text for text in table.moves("miner") if "kea" in text] == []


@rule("E-5")
@pytest.mark.parametrize(("game_round", "points"), [(1, 30), (2, 25), (3, 20), (4, 15)])
def test_sierra_madre_gives_points_at_once(game_round: int, points: int) -> None:
    table = emigration_table(round=game_round).play("emigrate kea sierra-madre")
    assert table.player("pink").points == points


@rule("E-6")
@pytest.mark.parametrize(("game_round", "pounds"), [(1, 5), (2, 5), (3, 6), (4, 10)])
def test_kimberley_pays_at_once(game_round: int, pounds: int) -> None:
    table = emigration_table(round=game_round).play("emigrate kea kimberley")
    assert table.player("pink").money == 20 + pounds


@rule("E-6")
@rule("P-3")
def test_kimberley_pays_the_same_again_at_the_start_of_each_later_round() -> None:
    gone = [emigrant("kimberley", 1, "pink")]
    table = passed_round(emigrated=gone)
    assert (table.look().round, table.player("pink").money) == (2, 5)
    table = passed_round(emigrated=gone, round=3)
    assert (table.look().round, table.player("pink").money) == (4, 5)


@rule("E-6")
def test_every_token_of_an_earlier_round_pays_its_own_amount() -> None:
    gone = [
        emigrant("kimberley", 1, "pink"),
        emigrant("kimberley", 2, "blue"),
        emigrant("kimberley", 3, "pink"),
    ]
    table = passed_round(emigrated=gone, round=3)
    assert [table.player(colour).money for colour in ("pink", "yellow", "blue")] == [11, 0, 5]


@rule("E-6")
@rule("P-3")
def test_kimberley_pays_before_the_dice() -> None:
    table = passed_round(emigrated=[emigrant("kimberley", 1, "pink")])
    assert (table.phase, table.to_move, table.player("pink").money) == ("prices", "luck", 5)


@rule("E-6")
@rule("P-3")
def test_the_survey_pumps_work_before_kimberley_pays() -> None:
    table = emigration_table(
        **ALL_POOR,
        emigrated=[emigrant("kimberley", 1, "pink")],
        area_redruth={"owner": "blue", "water": 2, "pump": True},
    ).play("pass", "pass")
    kinds = [event.kind for event in table.events("pass")]
    assert kinds.index("survey-pump") < kinds.index("kimberley-paid")
