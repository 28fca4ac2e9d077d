"""The journal of the table tells what the record tells: through undo, reset and looking back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.client.flow import Flow
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.screens.handover import HandoverScreen
from game.client.screens.table import TableScreen
from game.records.record import Step
from game.records.replay import Replay
from game.room import Entry
from game.titles.tinners_trail.table.table import TrailTable
from tests.helpers.application import application

pytestmark = pytest.mark.thorough

ALONE = (("Ann", "human"), ("Ben", "random"), ("Cat", "random"))
TOGETHER = (("Ann", "human"), ("Ben", "human"))


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """The client of Tinners' Trail without waiting for motions or computers."""
    with application(tmp_path) as flow:
        yield flow


class Reader:
    """Says what the journal must tell: the steps that were not taken back, as the viewer saw them,
    but its own as another person saw them where two look on.
    """

    def __init__(self, screen: TableScreen) -> None:
        self._replay = Replay(screen.match.title, screen.match.chronicle)
        self._told: dict[tuple[Step, int], list[Entry]] = {}

    def told(self, screen: TableScreen) -> list[Entry]:
        """Return all lines."""
        assert isinstance(screen.table, TrailTable)
        viewer, match, chronicler = screen.sitting.viewer, screen.match, screen.table._chronicler
        others = [seat for seat in screen.sitting.viewpoints.people if seat != viewer]
        lines: list[Entry] = []
        if match.chronicle is not self._replay.chronicle:
            self._replay = Replay(match.title, match.chronicle)
        fresh = {eyes: self._replay.seen_by(eyes) for eyes in {viewer, *others[:1]}}
        for step in match.chronicle.steps:
            eyes = others[0] if step.seat == viewer and others else viewer
            if (step, eyes) not in self._told:
                events = fresh[eyes].steps(step.number, match.steps)[0].events
                self._told[step, eyes] = list(chronicler.entries(events, step.number))
            lines += self._told[step, eyes]
        return lines


def told_by_table(screen: TableScreen) -> list[Entry]:
    assert isinstance(screen.table, TrailTable)
    return screen.table._parts.journal.entries


def do_anything(screen: TableScreen, chance: Random) -> None:
    """Answer, take back, or look at the last turns again."""
    question = screen.asking.question
    if question is None:
        return
    way = chance.random()
    if way < 0.12:
        screen.asking.undo()
    elif way < 0.17:
        screen.asking.reset_turn()
    elif way < 0.2:
        screen.recall.last_turns()
    else:
        kinds = sorted({move.kind for move in question.moves} - {"pass"}) or ["pass"]
        kind = chance.choice(kinds)
        moves = [move for move in question.moves if move.kind == kind]
        screen.asking.answer(chance.choice(moves).code)


def journal_holds(flow: Flow, seats: tuple[tuple[str, str], ...], seed: int, every: int) -> int:
    """Play a game in which anything is taken back; return how often the journal was compared."""
    plans = tuple(SeatPlan(*seat) for seat in seats)
    flow.play(KeptSetUp(plans, seed, practice=bool(seed % 2)))
    chance, turns, compared = Random(seed), 0, 0
    reader: Reader | None = None
    while flow.chronicle is not None and flow.chronicle.closing is None and turns < 3000:
        screen = flow.window.screen
        if isinstance(screen, HandoverScreen):
            screen._opened()
            continue
        assert isinstance(screen, TableScreen)
        screen.update(1 / 60)
        screen.director.finish_all()
        do_anything(screen, chance)
        screen.director.finish_all()
        turns += 1
        if turns % every == 0:
            reader = reader or Reader(screen)
            assert told_by_table(screen) == reader.told(screen), f"seed {seed}, turn {turns}"
            compared += 1
    return compared


@pytest.mark.parametrize("seed", [1, 2])
def test_the_journal_tells_what_the_record_tells_whatever_is_taken_back(
    flow: Flow, seed: int
) -> None:
    assert journal_holds(flow, ALONE, seed, 4) > 10


def test_two_people_read_what_the_record_tells_to_both(flow: Flow) -> None:
    assert journal_holds(flow, TOGETHER, 4, 4) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 310))
def test_the_journal_holds_at_every_step_of_300_games(flow: Flow, seed: int) -> None:
    assert journal_holds(flow, ALONE if seed % 3 else TOGETHER, seed, 1) > 50
