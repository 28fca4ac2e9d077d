"""LW-E: Lord Wallace with emigration."""

import pytest

from game.engine.knowledge import Event
from tests.titles.tinners_trail.tables import Table, face_down, face_up
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import (
    DEAR,
    HIS,
    act,
    choices,
    his_mine,
    kinds,
    only,
    places,
    solo,
)

rule = pytest.mark.rule
EMIGRATION: Toml = ["emigration"]


def income(table: Table) -> int:
    """Return the money that joins phase 3."""
    look = table.look().wallace
    assert look
    return look.income


def leaving(action: str, game_round: int, **words: Toml) -> tuple[Table, tuple[Event, ...]]:
    """Let him act with an own miner in Kea who is not needed: 1 cube, capacity 3."""
    table = solo(
        expansions=EMIGRATION,
        round=game_round,
        **{"area_kea": his_mine(1, 0, 3, miner=HIS), **words},
    )
    return table, act(table, action)


@rule("LW-E")
def test_the_miners_he_sends_are_his_own_while_he_has_any() -> None:
    table = solo(round=2, expansions=EMIGRATION, area_kea=his_mine(5))
    assert places(act(table, "miner"), "placed-own-miner") == ["kea"]
    assert table.player(HIS).own_miners == 3
    table = solo(round=2, expansions=EMIGRATION, orange={"miners_left": 0}, area_kea=his_mine(5))
    assert places(act(table, "miner"), "placed-miner") == ["kea"]


@rule("LW-E")
@pytest.mark.parametrize(
    ("action", "taken", "place"),
    [
        ("mine", (), "sierra-madre"),
        ("mine", ("sierra-madre",), "kimberley"),
        ("build", (), "adelaide"),
    ],
)
def test_a_miner_who_is_not_needed_leaves_instead_of_the_action(
    action: str, taken: tuple[str, ...], place: str
) -> None:
    gone: Toml = [{"place": name, "round": 2, "by": "pink"} for name in taken]
    table, events = leaving(action, 2, emigrated=gone)
    assert only(events, "emigrated").places == ("kea", place)
    assert table.track == {0: ["pink"], 1: [HIS]}
    assert not table.area("kea").miner


@rule("LW-E")
def test_developing_sends_a_miner_to_michigan() -> None:
    table, events = leaving("develop", 3, area_gwennap=his_mine(5, 0, 2))
    assert only(events, "emigrated").places == ("kea", "michigan")
    assert places(events, "placed-michigan-port") == ["gwennap"]
    assert table.player(HIS).waiting == ()


@rule("LW-E")
@pytest.mark.parametrize(("action", "place"), [("build", "adelaide"), ("develop", "michigan")])
def test_when_the_named_place_is_taken_he_acts_normally(action: str, place: str) -> None:
    gone: Toml = [{"place": place, "round": 3, "by": "pink"}]
    words: dict[str, Toml] = {"emigrated": gone, "area_gwennap": his_mine(5, 0, 2)}
    _table, events = leaving(action, 3, **words)
    assert "emigrated" not in kinds(events)


@rule("LW-E")
def test_a_miner_who_is_needed_stays() -> None:
    table = solo(round=2, expansions=EMIGRATION, area_kea=his_mine(3, 0, 0, miner=HIS))
    assert "extracted" in kinds(act(table, "mine"))


@rule("LW-E")
@pytest.mark.parametrize(
    ("gwennap", "place", "line"),
    [((0, 0, 0), "gwennap", "fewest-ore"), ((1, 0, 0), "gwennap", "furthest-west")],
)
def test_of_several_the_one_with_fewest_ore_leaves_then_the_western(
    gwennap: tuple[int, int, int], place: str, line: str
) -> None:
    table = solo(
        round=2,
        expansions=EMIGRATION,
        area_kea=his_mine(1, 0, 3, miner=HIS),
        area_gwennap=his_mine(*gwennap, miner=HIS),
    )
    [choice] = choices(table, "mine")
    assert (choice.candidates[0].places, choice.decided_by) == ((place,), line)


@rule("LW-E")
@pytest.mark.parametrize(("game_round", "points"), [(2, 25), (3, 20), (4, 15)])
def test_sierra_madre_gives_its_points_at_once(game_round: int, points: int) -> None:
    table, _events = leaving("mine", game_round)
    assert table.player(HIS).points == points


@rule("LW-E")
@pytest.mark.parametrize(("game_round", "pounds"), [(2, 15), (3, 12), (4, 10)])
def test_kimberley_pays_the_whole_sum_once_in_phase_3(game_round: int, pounds: int) -> None:
    gone: Toml = [{"place": "sierra-madre", "round": game_round, "by": "pink"}]
    table, events = leaving("mine", game_round, emigrated=gone)
    assert income(table) == pounds
    assert only(events, "kimberley-paid").amount("pounds") == pounds
    assert table.player(HIS).money == 0


@rule("LW-E")
def test_his_kimberley_token_pays_nothing_in_later_rounds() -> None:
    gone: Toml = [{"place": "kimberley", "round": 2, "by": HIS}]
    table = solo(
        phase="peek",
        round=2,
        expansions=EMIGRATION,
        emigrated=gone,
        peekers=["pink"],
        work={"0": ["pink", HIS]},
        area_redruth={"tile": face_down(2, 2, 2)},
    )
    assert "kimberley-paid" not in kinds(table.events("peek none"))
    assert (income(table), table.player(HIS).money) == (0, 0)


@rule("LW-E")
@pytest.mark.parametrize(("game_round", "rise"), [(1, 3), (2, 2), (3, 2), (4, 1)])
def test_adelaide_raises_both_ores_by_the_larger_number(game_round: int, rise: int) -> None:
    table = solo(
        phase="actions",
        round=game_round,
        expansions=EMIGRATION,
        prices=DEAR,
        emigrated=[{"place": "adelaide", "round": game_round, "by": HIS}],
        invested=[HIS],
        work={"0": ["pink"]},
        orange={"ore": {"tin": 4, "copper": 3}},
        pink={"money": 9},
    )
    profit = only(table.events("pass"), "wallace-profit")
    assert profit.amount("revenue") == 4 * 5 + 3 * 8 + 7 * rise


@rule("LW-E")
def test_a_piece_of_michigan_waits_for_a_legal_place() -> None:
    table, events = leaving("develop", 3)  # a port, but no mine has ore for it
    assert "michigan-gave" in kinds(events)
    assert table.player(HIS).waiting == ("port",)


@rule("LW-E")
def test_a_waiting_piece_is_placed_after_a_step_of_the_other_player() -> None:
    table = solo(
        phase="actions",
        round=3,
        expansions=EMIGRATION,
        work={"0": ["pink", HIS]},
        orange={"waiting": ["port"]},
        emigrated=[{"place": "michigan", "round": 3, "by": HIS}],
        area_gwennap=his_mine(5, 0, 2),
    )
    events = table.events("pasties")
    assert places(events, "placed-michigan-port") == ["gwennap"]
    assert table.phase == "wallace"


@rule("LW-E")
@pytest.mark.parametrize(
    ("piece", "game_round", "placed"), [("train", 2, "kea"), ("adit", 1, "gwennap - kea")]
)
def test_trains_and_adits_wait_for_their_own_lists(
    piece: str, game_round: int, placed: str
) -> None:
    gone: Toml = [{"place": "michigan", "round": game_round, "by": HIS}]
    table = solo(
        phase="actions",
        round=game_round,
        expansions=EMIGRATION,
        work={"0": ["pink", HIS]},
        orange={"waiting": [piece]},
        emigrated=gone,
        area_kea=his_mine(5, 0, 2),
        area_gwennap=his_mine(1, 0, 2),
    )
    assert places(table.events("pasties"), f"placed-michigan-{piece}") == [placed]


@rule("LW-E")
def test_the_miners_of_round_4_are_placed_one_by_one_beside_others() -> None:
    table, events = leaving(
        "develop",
        4,
        area_gwennap=his_mine(5, 0, 1, miner=True),
        area_redruth=his_mine(4, 0, 1),
    )
    assert places(events, "placed-michigan-miner") == ["gwennap", "gwennap"]
    assert table.area("gwennap").miners == 3


@rule("LW-E")
@pytest.mark.parametrize(
    ("stock", "kind"),
    [
        ({}, "placed-own-miner"),
        ({"miner": [0] * 4}, "placed-train"),
        ({"miner": [0] * 4, "train": [0] * 4}, "dug-adit"),
        ({"miner": [0] * 4, "train": [0] * 4, "adit": [0] * 4}, "placed-port"),
    ],
)
def test_with_emigration_he_develops_miners_first(stock: Words, kind: str) -> None:
    table = solo(
        round=4,
        expansions=EMIGRATION,
        developments=stock,
        area_kea=his_mine(5, 5, 3),
        area_gwennap=his_mine(5, 5, 3),
    )
    assert kind in kinds(act(table, "develop"))


def waiting_port(**words: Toml) -> Table:
    """Return a table on which his port of round 3 still waits for a place."""
    waits: Words = {
        "round": 3,
        "expansions": EMIGRATION,
        "orange": {"waiting": ["port"]},
        "emigrated": [{"place": "michigan", "round": 3, "by": HIS}],
    }
    return solo(**{**waits, **words})


@rule("LW-E")
def test_a_piece_is_placed_after_his_own_step_that_makes_a_place() -> None:
    table = waiting_port(area_gwennap=his_mine(5, 0, 0))
    events = act(table, "mine")  # the first water of the mine, and more ore than he took
    assert places(events, "placed-michigan-port") == ["gwennap"]
    assert kinds(events).index("extracted") < kinds(events).index("placed-michigan-port")


@rule("LW-E")
def test_a_piece_is_placed_while_his_marker_is_in_its_final_column() -> None:
    table = waiting_port(
        phase="actions",
        work={"6": ["pink"], "10": [HIS]},
        round=4,
        area_gwennap=his_mine(2, 0, 2),
        area_kea=his_mine(0, 0, 0),
    )
    events = table.events("adit gwennap kea")  # the other one's adit brings the ore
    assert places(events, "placed-michigan-port") == ["gwennap"]
    assert (table.to_move, table.player(HIS).waiting) == ("pink", ())


@rule("LW-E")
def test_a_piece_is_placed_after_he_has_passed() -> None:
    table = waiting_port(
        phase="actions",
        work={"6": ["pink"]},
        invested=[HIS],
        round=4,
        area_gwennap=his_mine(2, 0, 2),
    )
    events = table.events("adit gwennap kea")
    assert places(events, "placed-michigan-port") == ["gwennap"]
    assert table.to_move == "pink"


@rule("LW-E")
@rule("LW-D8")
def test_a_piece_is_placed_on_land_bought_for_him_before_the_dice() -> None:
    table = waiting_port(
        phase="peek",
        round=3,
        wallace=["shady-land-purchases"],
        peekers=["pink"],
        work={"0": ["pink", HIS]},
        area_gwennap={"tile": face_up(2, 4, 3)},
        area_kea={"tile": face_down(1, 2, 2)},
    )
    events = table.events("peek none")
    assert places(events, "bought-land") == ["gwennap"]
    assert places(events, "placed-michigan-port") == ["gwennap"]
    assert table.phase == "prices"


@rule("LW-E")
def test_a_piece_without_a_place_by_his_own_rules_goes_on_waiting() -> None:
    table = waiting_port(phase="actions", work={"0": ["pink", HIS]}, area_kea=his_mine(1, 0, 0))
    table.play("pasties")
    assert table.player(HIS).waiting == ("port",)
