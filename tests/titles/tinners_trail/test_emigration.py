"""E-1 to E-3, E-5 and E-6: own miners, leaving, Sierra Madre and Kimberley."""

import pytest

from tests.titles.tinners_trail.tables import (
    COAST,
    EMIGRATION,
    Table,
    emigrant,
    emigration_table,
    face_down,
    face_up,
    new_table,
    own_mine,
    table_of,
    waiting_table,
)
from tests.titles.tinners_trail.toml_texts import Toml, Words

# E-1 to E-3, E-5 and E-6: own miners, leaving, Sierra Madre and Kimberley.

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


# E-4: what Michigan gives, and placing it now or later.


def to_michigan(game_round: int) -> Table:
    """Return the table after pink's miner has left for Michigan."""
    return emigration_table(round=game_round).play("emigrate kea michigan")


@rule("E-4")
@pytest.mark.parametrize(
    ("game_round", "pieces"),
    [(1, ("adit",)), (2, ("train",)), (3, ("port",)), (4, ("miner", "miner"))],
)
def test_every_round_has_its_piece(game_round: int, pieces: tuple[str, ...]) -> None:
    table = to_michigan(game_round)
    assert (table.phase, table.to_move) == ("place", "pink")
    assert table.player("pink").waiting == pieces
    assert {text.split()[1] for text in table.moves()} == {"none", *pieces}


@rule("E-4")
@rule("D-5")
def test_an_adit_drains_and_finds_ore_on_both_sides() -> None:
    table = emigration_table(
        area_camborne={"owner": "blue", "water": 2}, area_redruth={"tile": face_down(1, 4, 3)}
    ).play("emigrate kea michigan", "place adit redruth camborne")
    camborne, redruth = table.area("camborne"), table.area("redruth")
    assert (camborne.tin, camborne.copper, camborne.water) == (1, 1, 1)
    assert (redruth.tin, redruth.copper, redruth.drainage) == (1, 1, 1)
    assert table.look().adits == (("camborne", "redruth"),)


@rule("E-4")
@rule("D-4")
def test_a_train_raises_capacity_and_drains_the_neighbours_too() -> None:
    table = emigration_table(
        round=2, area_redruth={"owner": "blue", "water": 3}, area_gwennap={"tile": TILE}
    ).play("emigrate kea michigan", "place train redruth")
    assert (table.area("redruth").capacity, table.area("redruth").water) == (3, 1)
    assert table.area("gwennap").drainage == 1


@rule("E-4")
@rule("D-3")
def test_a_port_stands_on_the_coast_and_removes_one_water() -> None:
    table = emigration_table(round=3, area_camborne={"owner": "pink", "water": 2})
    table.play("emigrate kea michigan")
    assert {text.split()[2] for text in table.moves("place") if "port" in text} == set(COAST)
    table.play("place port camborne")
    assert (table.area("camborne").capacity, table.area("camborne").water) == (3, 1)


@rule("E-4")
def test_the_pieces_come_from_the_supply_and_cost_nothing() -> None:
    table = emigration_table(round=2)
    board = table.look().stock
    table.play("emigrate kea michigan", "place train kea")
    assert table.look().stock == board
    assert (table.player("pink").money, table.player("pink").column) == (20, 1)


@rule("E-4")
@rule("T-1")
def test_after_placing_the_track_says_who_acts() -> None:
    table = to_michigan(2).play("place train redruth")
    assert (table.phase, table.to_move) == ("actions", "yellow")


@rule("E-4")
def test_placing_may_be_put_off_to_a_later_own_turn() -> None:
    table = to_michigan(2).play("place none")
    assert (table.phase, table.to_move) == ("actions", "yellow")
    assert table.moves("place") == []
    table.play("port kea", "port camborne")
    assert table.to_move == "pink"
    assert "place train kea" in table.moves("place")


@rule("E-4")
@rule("T-2")
def test_placing_later_costs_no_work_and_the_same_player_goes_on() -> None:
    table = waiting_table("train").play("place train kea")
    assert (table.phase, table.to_move, table.player("pink").column) == ("actions", "pink", 0)
    assert table.player("pink").waiting == ()
    assert table.area("kea").train


@rule("E-4")
def test_in_a_later_turn_nothing_has_to_be_put_off() -> None:
    assert "place none" not in waiting_table("train").moves()


@rule("E-4")
@rule("T-3")
def test_in_the_final_column_a_waiting_piece_may_be_placed_before_the_pass() -> None:
    table = waiting_table("train", work={"10": ["pink", "yellow", "blue"]})
    assert {text.split()[0] for text in table.moves()} == {"pass", "place"}
    assert table.why_not("place") is None
    table.play("place train kea")
    assert (table.to_move, table.moves()) == ("pink", ["pass"])


@rule("E-4")
@rule("T-3")
def test_in_the_final_column_other_work_is_refused_with_what_is_left_to_do() -> None:
    table = waiting_table("train", work={"10": ["pink", "yellow", "blue"]})
    reason = table.why_not("pasties")
    assert reason is not None
    assert reason.key == "final-column-waiting"


@rule("E-4")
def test_who_emigrates_into_the_final_column_is_still_asked() -> None:
    table = emigration_table(round=2, work={"9": ["pink"], "10": ["yellow", "blue"]})
    table.play("emigrate kea michigan")
    assert (table.phase, table.player("pink").work_left) == ("place", 0)
    assert table.play("place train kea").area("kea").train


@rule("E-4")
@rule("X-2")
def test_two_miners_of_round_4_may_stand_with_others_one_by_one() -> None:
    table = emigration_table(round=4, area_redruth={"owner": "pink", "miner": True})
    table.play("emigrate kea michigan", "place miner redruth")
    assert (table.phase, table.player("pink").waiting) == ("place", ("miner",))
    table.play("place miner redruth")
    assert (table.area("redruth").miners, table.area("redruth").capacity) == (3, 5)
    assert table.phase == "actions"


@rule("E-4")
def test_round_4_miners_may_stand_beside_an_own_miner() -> None:
    table = emigration_table(round=4, area_redruth=own_mine("blue"))
    table.play("emigrate kea michigan", "place miner redruth", "place miner wendron")
    assert (table.area("redruth").miners, table.area("redruth").own_miner) == (2, 2)
    assert table.area("wendron").miners == 1


@rule("E-4")
def test_one_miner_may_be_placed_and_the_other_kept() -> None:
    table = to_michigan(4).play("place miner redruth", "place none")
    assert (table.phase, table.player("pink").waiting) == ("actions", ("miner",))


@rule("E-4")
@rule("D-1")
def test_beside_a_miner_from_michigan_no_ordinary_one_is_placed() -> None:
    table = to_michigan(4).play("place miner redruth", "place miner redruth")
    assert "miner redruth" not in table.moves("miner")


@rule("E-4")
@rule("E-1")
def test_miners_from_michigan_are_never_own_ones() -> None:
    assert all(not text.endswith("own") for text in to_michigan(4).moves())


@rule("E-4")
def test_a_piece_without_a_place_is_not_asked_about_and_waits() -> None:
    ports: Words = {f"area_{name.replace('-', '_')}": {"port": True} for name in COAST}
    ports["area_kea"] = {**own_mine("pink"), "port": True}
    table = emigration_table(round=3, **ports).play("emigrate kea michigan")
    assert (table.phase, table.player("pink").waiting) == ("actions", ("port",))


@rule("E-4")
def test_an_older_piece_may_be_placed_with_the_new_one() -> None:
    table = emigration_table(round=2, pink={"waiting": ["adit"]}).play("emigrate kea michigan")
    assert {text.split()[1] for text in table.moves()} == {"none", "train", "adit"}


@rule("E-4")
def test_unplaced_pieces_are_lost_at_the_end_of_the_game() -> None:
    table = waiting_table("train", round=4, invested=["yellow", "blue"])
    kinds = [event.kind for event in table.events("pass")]
    assert "pieces-lost" in kinds
    assert (table.phase, table.player("pink").waiting) == ("over", ())


@rule("E-4")
def test_pieces_wait_from_round_to_round() -> None:
    poor: Words = {colour: {"money": 0} for colour in ("yellow", "blue")}
    poor["pink"] = {"money": 0, "waiting": ["adit"]}
    table = emigration_table(**poor).play("pass", "pass", "pass")
    assert (table.look().round, table.player("pink").waiting) == (2, ("adit",))


TILE = face_down(2, 3, 3)
