"""A fair's document shows, while it is counted, what the seat is then paid."""

import random

import pytest

from game.engine.rules import NOBODY
from game.engine.title import Options
from game.tabletop.motion.step_animator import states_around_events
from game.titles.tiletum.rules.components import ALL_FAIR_KINDS, BASE_FAIR_KINDS
from game.titles.tiletum.rules.narrate import step_events
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.view import table_view
from tests.titles.tiletum.table.court import Court

pytestmark = pytest.mark.thorough

SOLO = Options("tiletum", 2, automa=("normal",), automa_seat=1)
SILVER_SOLO = Options("tiletum", 2, expansions=("silver",), automa=("normal",), automa_seat=1)


def fair_payments(court: Court, seed: int, kind: str) -> list[tuple[int, int]]:
    """Play a game whose fairs are all of one kind; return for each payment what the document
    promises and what is paid."""
    court.rules.deal(court.state, seed)
    for number in range(4):
        court.state.fair[number] = ALL_FAIR_KINDS.index(kind)
    chance = random.Random(seed)
    found = []
    while court.mover != NOBODY:
        before = court.view(0)
        code = court.choose(chance)
        move = court.game.readable_move(court.state, code)
        court.rules.apply(court.state, code)
        after = court.view(0)
        events = step_events(before, move, after)
        if not any(event.kind == "fair-scored" for event in events):
            continue
        states: list[TiletumState] = states_around_events(events, after)
        for event, state in zip(events, states, strict=False):
            if event.kind == "fair-scored":
                fair = table_view(state).fairs[state.round - 1]
                found.append((fair.prospective_points_by_seat[event.seat], event.amount("points")))
    return found


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        *((SOLO, kind) for kind in BASE_FAIR_KINDS),
        *((SILVER_SOLO, kind) for kind in ALL_FAIR_KINDS if kind != "king"),
    ],
)
def test_a_fair_pays_what_its_document_says(options: Options, kind: str) -> None:
    court = Court(options=options)
    payments = [each for seed in range(3) for each in fair_payments(court, seed, kind)]
    assert payments
    assert [promised for promised, _ in payments] == [paid for _, paid in payments]
