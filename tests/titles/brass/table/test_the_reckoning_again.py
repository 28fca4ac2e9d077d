"""How an era was counted can be read again as long as the game lasts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from game.engine.events import Event
from game.engine.rules import CHANCE
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.board.targets import LineLook
from game.titles.brass.table.look.reckoning import SCORED, Reckonings
from tests.titles.brass.table.sitting import LIKED, Sitting

VIEWER, SEED = 0, 40
Told = tuple[tuple[Event, ...], BrassState]


@pytest.fixture(scope="module")
def sitting() -> Iterator[Sitting]:
    """Sit down at a table."""
    seat = Sitting((1920, 1080))
    yield seat
    seat.close()


@pytest.fixture(scope="module")
def canals(sitting: Sitting) -> list[Told]:
    """The events and views of the canal era, the first step of the rails included."""
    workshop, chance = sitting.workshop, random.Random(SEED)
    workshop.rules.deal(workshop.state, SEED)
    told: list[Told] = []
    while cast("BrassState", workshop.state).era == kinds.CANAL:
        before = workshop.view(VIEWER)
        if workshop.state.to_move == CHANCE:
            code = workshop.rules.draw_outcome(workshop.state)
        else:
            moves = workshop.moves()
            code = chance.choices(moves, [LIKED.get(move.kind, 1.0) for move in moves])[0].code
        face = workshop.game.move(workshop.state, code)
        workshop.rules.apply(workshop.state, code)
        after = workshop.view(VIEWER)
        told.append((workshop.game.narrate(before, face, after, VIEWER), cast("BrassState", after)))
    return told


def test_the_bill_is_made_from_what_the_journal_hears(canals: list[Told]) -> None:
    heard = Reckonings(4)
    for events, _ in canals:
        heard.hear(events)
    gained = [0] * 4
    for event in canals[-1][0]:
        if event.kind in SCORED:
            gained[event.seat] += event.amount("points")
    assert heard.last is not None
    assert heard.last.sums == tuple(gained)
    assert any(sum(points) for row, points in heard.last.counted.items() if row != "links")
    heard.forget()
    assert heard.last is None


def test_it_is_opened_and_put_away_by_button_key_and_escape(
    sitting: Sitting, canals: list[Told]
) -> None:
    table, pilot = sitting.table, sitting.pilot
    table.show(canals[-1][1], VIEWER)
    table.cut_log()
    pilot.advance(0.1)
    assert not pilot.sees(name="again")
    for step, (events, _) in enumerate(canals, start=1):
        table.log(events, VIEWER, step)
    pilot.advance(0.1)
    pilot.click(name="again")
    assert pilot.sees(name="reckoning")
    pilot.press("f7")
    assert not pilot.sees(name="reckoning")
    pilot.press("f7")
    assert table.step_back()
    assert not pilot.sees(name="reckoning")


def test_links_and_first_works_go_home_before_the_night(
    sitting: Sitting, canals: list[Told]
) -> None:
    table = sitting.table
    before, (events, after) = canals[-2][1], canals[-1]
    table.show(before, VIEWER)
    timeline = table.animate(events, after, VIEWER)
    bare_by_day = False
    while timeline.busy:
        timeline.advance(40)
        targets = table._parts.chart.targets.values()
        owned = [
            node
            for node in targets
            if isinstance(node.look, LineLook) and node.look.face.kind == "owned"
        ]
        bare_by_day |= not owned and table.shown.era == "canal"
    assert bare_by_day
    assert table.shown.era == "rail"
