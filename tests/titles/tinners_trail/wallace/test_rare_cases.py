"""Corners of Lord Wallace that few games come to."""

import pytest

from game.titles.tinners_trail.rules.narrate_wallace import narrate_fact
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
from game.titles.tinners_trail.rules.wallace.miner import MINERS_BESIDE_OTHERS
from tests.titles.tinners_trail.wallace.solo import HIS, act, his_mine, solo

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
