"""Moments worth waiting for: sales are counted, dice thrown large, leaps in points explained."""

from collections.abc import Iterator

import pytest

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation.animation import Timeline
from game.scene.nodes.node import Node
from game.tabletop.motion.floating_note import FloatingNote
from game.titles.tinners_trail.table.motions.sales import MIN_EXPLAINED_POINTS, SaleCountNode
from game.titles.tinners_trail.table.motions.step_animator import ANIMATION_BY_EVENT
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, game_of_2007

EVERYTHING = ("arsenic", "emigration", "kickstarter")
HELP = ("shady-land-purchases", "bailing-out")
SELDOM = {
    *("drew", "survey-pump", "kimberley-paid", "points-gained"),
    "set-up",  # no rule tells of it
    *(f"placed-michigan-{piece}" for piece in ("adit", "miner")),
}


class Stage:
    """A table, and the step of a game that is about to be played on it."""

    def __init__(self, game: Game, hot_seat: HotSeat) -> None:
        self.game = game
        self.hot_seat = hot_seat

    def until(self, kind: str, amount: str = "", least: int = 0) -> tuple[Event, Timeline]:
        """Play on to a step with such an event; return the event and the step's motions."""
        while not self.game.is_over:
            events, after = self.game.step(0)
            for event in events:
                if event.kind == kind and event.amount(amount) >= least:
                    return event, self._animated(events, after)
            self._animated(events, after).finish_all()
        raise AssertionError(f"no {kind}")

    def _animated(self, events: tuple[Event, ...], after: State) -> Timeline:
        return self.hot_seat.table.prepare_step_animation(events, after, 0)

    @property
    def flying(self) -> list[Node]:
        """What is in the air."""
        return list(self.hot_seat.table.parts.flight_layer.children)


@pytest.fixture
def stage() -> Iterator[Stage]:
    game = Game(3, 11)
    hot_seat = HotSeat(game, (1920, 1080))
    hot_seat.table.show_view(game.view(0), 0)
    yield Stage(game, hot_seat)


@pytest.mark.thorough
def test_a_sale_is_counted_cube_by_cube_up_to_what_it_brings(stage: Stage) -> None:
    event, timeline = stage.until("sold", "copper", 2)
    sums = dict[int, list[int]]()
    cubes = set[int]()
    while timeline.is_playing:
        for tally in (node for node in stage.flying if isinstance(node, SaleCountNode)):
            told = sums.setdefault(tally.seat, [])
            if not told or told[-1] != tally.pounds_so_far:
                told.append(tally.pounds_so_far)
            if tally.seat == event.seat:
                cubes.add(sum(tally.sold.values()))
        timeline.advance(10)
    assert sums[event.seat][0] == 0
    assert sums[event.seat] == sorted(sums[event.seat])
    assert sums[event.seat][-1] == event.amount("pounds")
    assert cubes == set(range(event.amount("tin") + event.amount("copper") + 1))


def test_a_sale_can_be_skipped(stage: Stage) -> None:
    _, timeline = stage.until("sold")
    timeline.advance(50)
    timeline.finish_all()
    assert not stage.flying


def test_the_price_dice_lie_in_the_middle_and_the_total_is_told(stage: Stage) -> None:
    event, timeline = stage.until("tin-price")
    timeline.advance(1800)
    layout = stage.hot_seat.table.parts.layout
    dice = [node for node in stage.flying if node.scale > 2]
    assert len(dice) == 3
    assert all(
        layout.document_boxes_by_kind.exchange.right < die.x < layout.left_edge_of_column
        for die in dice
    )
    [note] = [node for node in stage.flying if isinstance(node, FloatingNote)]
    assert f"= {event.amount('total')}, price £{event.amount('price')}" in note.label


def test_a_leap_in_points_says_what_gave_it(stage: Stage) -> None:
    event, timeline = stage.until("invested", "points", MIN_EXPLAINED_POINTS)
    told = set[str]()
    while timeline.is_playing:
        told |= {node.label for node in stage.flying if isinstance(node, FloatingNote)}
        timeline.advance(50)
    gave = f"invested £{event.amount('pounds')} for {event.amount('points')} points"
    assert any(gave in line for line in told)


# Motions begin from the view they are seen from, and every kind can be drawn on its way.


@pytest.mark.thorough
def test_motions_of_another_seats_view_begin_from_that_view() -> None:
    game = Game(4, 3)
    hot_seat = HotSeat(game)
    for _ in range(12):
        game.step(0)
    hot_seat.table.show_view(game.view(0), 0)
    events, after = game.step(2)
    hot_seat.table.prepare_step_animation(events, after, 2).finish_all()
    played = hot_seat.table.comparable_contents()
    hot_seat.table.show_view(after, 2)
    assert played == hot_seat.table.comparable_contents()


@pytest.mark.thorough
def test_every_kind_of_motion_can_be_drawn_on_its_way() -> None:
    drawn: set[str] = set()
    for game in (Game(4, 2, EVERYTHING), Game(2, 1, (), HELP), game_of_2007(3, 11)):
        hot_seat = HotSeat(game)
        while not game.is_over:
            events, after = game.step(0)
            timeline = hot_seat.table.prepare_step_animation(events, after, 0)
            kinds = {event.kind for event in events}
            if kinds - drawn:
                for _ in range(12):
                    timeline.advance(170)
                    hot_seat.host.stage.update_before_next_drawing()
                    hot_seat.ui.advance_time(1 / 60)
                drawn |= kinds
            timeline.finish_all()
        hot_seat.close()
    assert set(ANIMATION_BY_EVENT) - drawn <= SELDOM


def test_a_note_says_why_the_markers_go_back_to_the_start(stage: Stage) -> None:
    _, timeline = stage.until("markers-returned")
    told = set[str]()
    while timeline.is_playing:
        told |= {node.label for node in stage.flying if isinstance(node, FloatingNote)}
        timeline.advance(40)
    assert "The markers returned to the start of the track in passing order" in told
