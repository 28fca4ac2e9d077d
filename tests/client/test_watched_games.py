"""A game that is only watched is no further than it is seen to be: a seat can be taken in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.client.desk import Desk
from game.client.flow import Flow
from game.client.screens.ledger import LedgerPanel
from game.scene.pilot import Pilot
from game.scene.widgets import Label
from tests.client.test_end_page import HEIGHT, WIDTH, played
from tests.client.test_pause import A_LONG_TIME, COMPUTERS, sit_down

pytestmark = pytest.mark.thorough


def test_the_match_waits_for_what_is_shown_of_it(flow: Flow, pilot: Pilot) -> None:
    table = sit_down(flow, pilot, *COMPUTERS)
    pilot.advance(1)
    shown = table.director.next_step or table.match.steps
    assert table.match.steps - shown <= 2
    assert not table.sitting.is_over


def test_a_game_that_is_only_watched_still_comes_to_its_end(flow: Flow, pilot: Pilot) -> None:
    table = sit_down(flow, pilot, *COMPUTERS)
    pilot.advance(A_LONG_TIME)
    assert pilot.screen is not table


def test_a_ledger_has_a_column_for_each_era(desk: Desk) -> None:
    result = played(desk, 2)
    rounds = len(result.course.rounds)
    desk.box = replace(desk.box, era_rounds=lambda seats: 2)
    ledger = LedgerPanel(desk, result, width=WIDTH, height=HEIGHT)
    heads = [node.label for node in ledger.children if isinstance(node, Label)]
    eras = [head for head in heads if "end.era-" in head]
    assert len(eras) == (rounds + 1) // 2
    assert sum(ledger._earned[0]) == sum(result.course.earned(0))
