"""LW-3, LW-4, LW-13, LW-14: his turn, what is impossible, developing and passing. Corners of
Lord Wallace that few games come to."""

import pytest

from game.titles.tinners_trail.rules.narrate_expansions import narrate_fact
from game.titles.tinners_trail.rules.wallace.building import MINERS_BESIDE_OTHERS
from game.titles.tinners_trail.rules.wallace.facts import (
    BidRolled,
    Candidate,
    CardShown,
    Declined,
    Fact,
    Impossible,
    ListChoice,
    Passed,
)
from tests.titles.tinners_trail.tables import Table, face_up
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import (
    CHEAP,
    DEAR,
    HIS,
    act,
    card_for,
    his_mine,
    kinds,
    only,
    places,
    solo,
)

# LW-3, LW-4, LW-13, LW-14: his turn, what is impossible, developing and passing.

rule = pytest.mark.rule
WET_MINE = his_mine(tin=3, copper=3, water=3)


def alone(column: int, **words: Toml) -> Table:
    """Return a table on which pink has passed and his marker stands in a column."""
    return solo(work={str(column): [HIS]}, invested=["pink"], **words)


@rule("LW-3")
@pytest.mark.parametrize(
    ("column", "band", "cell"), [(0, 0, "build"), (3, 0, "build"), (4, 1, "pumps"), (7, 2, "mine")]
)
def test_the_band_of_his_marker_names_the_action(column: int, band: int, cell: str) -> None:
    table = alone(column, area_kea=WET_MINE)
    event = only(table.events("wallace card 6"), "wallace-card")
    assert (event.amount("band"), event.card) == (band, cell if band else "miner")


@rule("LW-3")
@pytest.mark.parametrize(
    ("prices", "action"),
    [
        ({"tin": 5, "copper": 2}, "pumps"),
        ({"tin": 5, "copper": 4}, "pumps"),
        ({"tin": 5, "copper": 8}, "mine"),
        ({"tin": 5, "copper": 10}, "mine"),
    ],
)
def test_the_highlighted_action_counts_when_copper_is_dear(prices: Words, action: str) -> None:
    table = alone(4, prices=prices, area_kea=WET_MINE)  # card 6 says P/M
    event = only(table.events("wallace card 6"), "wallace-card")
    assert (event.card, event.amount("highlighted")) == (action, int(action == "mine"))


@rule("LW-3")
def test_the_row_of_the_round_counts() -> None:
    table = solo(round=2, area_kea=WET_MINE)  # card 12: M in round 2
    assert only(table.events("wallace card 12"), "wallace-card").card == "mine"


@rule("LW-3")
def test_an_impossible_action_brings_another_card_and_costs_nothing() -> None:
    table = solo(area_kea={"owner": "pink", "tin": 3})
    events = table.events(card_for(table, "port"))
    assert only(events, "wallace-impossible").card == "port"
    assert (table.phase, table.track) == ("wallace", {0: [HIS, "pink"]})
    assert "wallace card 4" not in table.moves()


@rule("LW-3")
def test_after_all_cards_in_a_row_were_impossible_he_passes() -> None:
    table = solo()  # no tile, no mine: nothing is possible
    for number in range(1, 12):
        assert table.play(f"wallace card {number}").phase == "wallace"
    events = table.events("wallace card 12")
    assert only(events, "wallace-passes").card == "all-impossible"
    assert (table.passing_order, table.to_move) == ([HIS], "pink")


@rule("LW-3")
def test_a_possible_action_begins_the_row_anew() -> None:
    table = solo(impossible_cards=11, area_kea=his_mine(tin=9))
    table.play(card_for(table, "miner"))
    assert table.state.impossible_cards == 0


@rule("LW-3")
def test_his_marker_moves_as_usual() -> None:
    table = alone(4, area_kea=WET_MINE)
    act(table, "pumps")
    assert table.track == {5: [HIS]}


@rule("LW-3")
def test_in_his_final_column_he_passes_without_a_card() -> None:
    table = alone(9, area_kea=WET_MINE, pink={"money": 9})
    events = act(table, "mine")
    assert only(events, "wallace-passes").card == "final-column"
    assert table.phase == "invest"


@rule("LW-3")
@pytest.mark.parametrize(
    ("column", "ore", "passes"), [(6, 0, False), (7, 0, True), (9, 0, True), (7, 1, False)]
)
def test_late_in_round_4_without_ore_he_passes_before_a_card(
    column: int, ore: int, passes: bool
) -> None:
    table = solo(
        phase="actions",
        round=4,
        work={"0": ["pink"], str(column): [HIS]},
        pink={"money": 9},
        area_kea=his_mine(tin=ore),
        area_redruth={"tile": face_up(2, 2, 2)},
    )
    events = table.events("pass")
    assert ("nothing-to-mine" in [event.card for event in events]) is passes
    assert table.phase == ("over" if passes else "wallace")


@rule("LW-3")
def test_in_round_3_he_goes_on_without_ore() -> None:
    table = solo(
        phase="actions", round=3, work={"0": ["pink"], "9": [HIS]}, area_kea=his_mine(water=2)
    )
    assert table.play("pass").phase == "wallace"


@rule("LW-3")
@pytest.mark.parametrize(("piece", "column"), [("port", 9), ("adit", 8), ("train", 9)])
def test_an_action_he_lacks_the_work_points_for_is_impossible(piece: str, column: int) -> None:
    words: dict[str, Toml] = {"area_kea": WET_MINE, "area_gwennap": WET_MINE}
    table = alone(column, round=3, **words)
    stock = f"placed-{piece}" if piece != "adit" else "dug-adit"
    table.play("wallace card 1")  # M, so that something is done
    assert stock not in [event.kind for event in table.events(table.moves()[0])]


@rule("LW-4")
def test_he_owes_what_mining_costs_and_pays_nothing_now() -> None:
    table = alone(0, round=2, prices=DEAR, area_kea=his_mine(copper=2, water=3))
    act(table, "mine")
    look = table.look().wallace
    assert look
    assert (look.owed, table.player(HIS).money) == (6, 0)


@rule("LW-13")
@pytest.mark.parametrize(
    ("stock", "kind"),
    [
        ({}, "placed-train"),
        ({"train": [0] * 4}, "dug-adit"),
        ({"train": [0] * 4, "adit": [0] * 4}, "placed-port"),
        ({"train": [0] * 4, "adit": [0] * 4, "port": [0] * 4}, "took-pumps"),
        (
            {"train": [0] * 4, "adit": [0] * 4, "port": [0] * 4, "pumps": [[]] * 4},
            "placed-miner",
        ),
    ],
)
def test_he_develops_the_first_that_is_possible(stock: Words, kind: str) -> None:
    table = solo(
        round=4,
        developments=stock,
        area_kea=his_mine(tin=5, copper=5, water=3),
        area_gwennap=his_mine(tin=5, copper=5, water=3),
    )
    assert kind in kinds(act(table, "develop"))


@rule("LW-13")
def test_when_no_development_is_possible_another_card_is_turned_over() -> None:
    table = alone(4, area_kea=his_mine(tin=1))
    assert only(act(table, "develop"), "wallace-impossible").card == "develop"


@rule("LW-14")
def test_passing_takes_the_next_place_and_raises_the_minimum() -> None:
    table = solo(
        prices=CHEAP,
        work={"7": [HIS, "pink"]},
        area_redruth={"tile": face_up(2, 2, 2)},
        decks={"b": ["tin+1:2"]},
    )
    events = act(table, "pass")
    assert only(events, "wallace-passes").card == "card"
    assert table.passing_order == [HIS]
    table.play("build redruth", "survey deck", "draw b:tin+1:2")
    assert table.moves()[0] == "bid 3"


@rule("LW-14")
def test_when_both_have_passed_the_round_ends() -> None:
    table = alone(7, pink={"money": 9})
    events = act(table, "pass")
    assert places(events, "passed") == [""]
    assert table.phase == "invest"


# Corners of Lord Wallace that few games come to.

SEAT = 1
CHOICE = ListChoice("mine", ("least-water",), (Candidate(("kea",), (0,)),), "only")
ROLLED = BidRolled(3, (1, 2, 3), ("tin",), "higher", 3, 4, 0, 7)


@pytest.mark.rule("LW-3")
@pytest.mark.parametrize(
    ("fact", "kind", "said"),
    [
        (CardShown(4, 1, 0, "B/M", True, "mine"), "wallace-card", "mine"),
        (CHOICE, "wallace-chose", "only"),
        (ROLLED, "wallace-rolled", None),
        (Declined("poor-tile"), "wallace-declined", "poor-tile"),
        (Impossible("port", 2), "wallace-impossible", "port"),
        (Passed("final-column"), "wallace-passes", "final-column"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_fact_is_told_as_an_event_of_his_seat(fact: Fact, kind: str, said: str) -> None:
    event = narrate_fact(fact, SEAT)
    assert (event.kind, event.seat) == (kind, SEAT)
    assert event.card == (said or "")


@pytest.mark.rule("LW-12")
def test_no_place_is_preferred_to_itself() -> None:
    state = solo(area_kea=his_mine(5)).state
    kea = state.board.area_numbers["kea"]
    assert MINERS_BESIDE_OTHERS.may(state, kea)
    assert not MINERS_BESIDE_OTHERS.prefers(state, kea, kea)


@pytest.mark.rule("LW-9")
def test_an_adit_of_michigan_that_waits_is_dug_between_two_of_his_mines() -> None:
    table = solo(
        expansions=["emigration"],
        phase="actions",
        to_move="pink",
        work={"0": ["pink", HIS]},
        orange={"waiting": ["adit"]},
        area_kea=his_mine(1, 1, 2),
        area_perranzabuloe=his_mine(1, 1, 2),
    )
    table.play("pasties")
    assert table.player(HIS).waiting == ()
    assert table.area("kea").water == 1
    assert table.area("perranzabuloe").water == 1


@pytest.mark.rule("LW-3")
def test_a_card_he_cannot_carry_out_is_told_with_the_cards_in_a_row() -> None:
    events = act(solo(), "port")
    told = [event for event in events if event.kind == "wallace-impossible"]
    assert [event.card for event in told] == ["port"]
