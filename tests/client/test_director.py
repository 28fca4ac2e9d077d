"""The director plays scenes in order, at any speed, and always arrives at the view."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.session.director import Director, ObservedStep
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.knowledge import Event
from game.engine.rules import State
from game.match.feed import FeedEntry
from game.match.match import Match
from game.scene.animation.animation import Timeline
from game.scene.nodes.node import at
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button
from game.table_protocol import RoomHandlers, SeatCard
from tests.client.test_whole_games import play_out
from tests.client.toy_room import ToyTable


class Recorder(ToyTable):
    """A table that notes what the director asks of it."""

    def __init__(self, stage: Stage) -> None:
        self.told: list[str] = []
        nobody = RoomHandlers(*(lambda *anything: None for _ in range(10)))
        card = SeatCard(0, "Ann", "red", "human", "Human")
        super().__init__(stage, (card, card), nobody, 0.0)

    def show(self, view: State, seat: int) -> None:
        """Note and draw."""
        super().show(view, seat)
        self.told.append(f"show {seat}")

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Note and animate."""
        self.told.append("animate")
        return super().animate(events, after, seat)


@pytest.fixture
def table(app: App) -> Recorder:
    return Recorder(Stage(app.kit))


@pytest.fixture
def seen(flow: Flow) -> list[FeedEntry]:
    """Some steps of a game of Lanterns as its first seat saw them."""
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 3))
    match: Match = flow.table.match
    feed = match.follow(0)
    while len(entries := feed.take()) < 1 and (question := match.question()):
        match.play(question.seat, match.moves()[0].code)
    found = list(entries)
    while len(found) < 4 and (question := match.question()):
        match.play(question.seat, match.moves()[0].code)
        found += feed.take()
    return found[:4]


def directed(table: Recorder, speed: float | None) -> tuple[Director, list[int]]:
    played: list[int] = []
    director = Director(table, lambda seen: speed, lambda scene: played.append(scene.seen.step))
    return director, played


def always() -> bool:
    return True


def test_scenes_play_one_after_the_other_in_order(table: Recorder, seen: list[FeedEntry]) -> None:
    director, played = directed(table, 1.0)
    for entry in seen:
        director.add(ObservedStep(entry, 0))
    director.advance(1, always)
    assert director.playing
    assert played == []
    for _ in range(200):
        director.advance(16, always)
    assert played == [entry.step for entry in seen]
    assert not director.busy


class Joiner(Recorder):
    """A table that shows two steps in one motion."""

    def joins(self, events: tuple[Event, ...], more: tuple[Event, ...]) -> bool:
        """Show the second step together with the first."""
        return "animate" not in self.told


def test_steps_that_belong_together_are_one_scene_and_all_are_played(
    app: App, seen: list[FeedEntry]
) -> None:
    table = Joiner(Stage(app.kit))
    director, played = directed(table, 1.0)
    for entry in seen[:2]:
        director.add(ObservedStep(entry, 0))
    director.advance(1, always)
    assert not director.has_more
    director.finish_scene()
    assert table.told == ["animate", "show 0"]
    assert table.view == seen[1].view
    assert played == [entry.step for entry in seen[:2]]


def test_twice_the_speed_takes_half_the_time(table: Recorder, seen: list[FeedEntry]) -> None:
    director, played = directed(table, 2.0)
    director.add(ObservedStep(seen[0], 0))
    director.advance(0, always)
    director.advance(160, always)
    assert played == [seen[0].step]


def test_at_once_plays_everything_there_is_time_for(table: Recorder, seen: list[FeedEntry]) -> None:
    director, played = directed(table, None)
    for entry in seen:
        director.add(ObservedStep(entry, 0))
    director.advance(0, always)
    assert played == [entry.step for entry in seen]


def test_no_scene_begins_when_the_frame_has_no_time_left(
    table: Recorder, seen: list[FeedEntry]
) -> None:
    director, played = directed(table, None)
    director.add(ObservedStep(seen[0], 0))
    director.advance(0, lambda: False)
    assert played == []
    assert director.busy


def test_finishing_brings_only_the_running_scene_to_its_end(
    table: Recorder, seen: list[FeedEntry]
) -> None:
    director, played = directed(table, 1.0)
    director.add(ObservedStep(seen[0], 0))
    director.add(ObservedStep(seen[1], 0))
    director.advance(1, always)
    director.finish_scene()
    assert played == [seen[0].step]
    assert director.busy


def test_finishing_all_ends_at_the_last_view(table: Recorder, seen: list[FeedEntry]) -> None:
    director, played = directed(table, 1.0)
    for entry in seen:
        director.add(ObservedStep(entry, 0))
    director.finish_all()
    assert played[-1] == seen[-1].step
    assert table.view is not None
    assert table.view.to_plain() == seen[-1].view.to_plain()


def test_a_step_taken_back_is_shown_afresh_without_motions(
    table: Recorder, seen: list[FeedEntry]
) -> None:
    director, _ = directed(table, 1.0)
    undone = FeedEntry(2, -2, None, (), seen[0].view, undone=True)
    table.told.clear()
    director.add(ObservedStep(undone, 0))
    director.advance(0, always)
    assert table.told == ["show 0"]


def test_a_repeated_scene_writes_no_line_twice(table: Recorder, seen: list[FeedEntry]) -> None:
    director, _ = directed(table, None)
    director.add(ObservedStep(seen[0], 0, seen[0].events))
    director.add(ObservedStep(seen[0], 0))
    director.advance(0, always)
    assert len(table.lines) == len(seen[0].events)


def test_no_line_is_written_before_its_picture(table: Recorder, seen: list[FeedEntry]) -> None:
    director, played = directed(table, 1.0)
    for entry in seen:
        director.add(ObservedStep(entry, 0, entry.events))
    while director.busy:
        director.advance(16, always)
        assert set(table.steps_told) == set(played)
    assert played


def test_a_step_taken_back_takes_its_lines_back(table: Recorder, seen: list[FeedEntry]) -> None:
    director, _ = directed(table, None)
    for entry in seen[:3]:
        director.add(ObservedStep(entry, 0, entry.events))
    director.add(ObservedStep(FeedEntry(seen[0].step, -2, None, (), seen[0].view, undone=True), 0))
    director.advance(0, always)
    assert set(table.steps_told) == {seen[0].step}


def test_showing_drops_what_is_queued(table: Recorder, seen: list[FeedEntry]) -> None:
    director, played = directed(table, 1.0)
    director.add(ObservedStep(seen[0], 0))
    director.show(seen[1].view, 0)
    assert not director.busy
    assert played == []


def test_after_every_scene_the_table_equals_one_drawn_afresh(flow: Flow, ui: UiDriver) -> None:
    """Law 9, through the whole client."""
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 5))
    screen, compared = flow.table, []

    def compare(scene: ObservedStep) -> None:
        fresh = ToyTable(screen.stage, screen.table.seats, screen.table.orders, 0.0)  # type: ignore[attr-defined]  # a toy table
        fresh.show(scene.seen.view, scene.seat)
        fresh.conceal_hand(screen.table.concealed)  # type: ignore[attr-defined]  # a toy table
        assert screen.table.picture() == fresh.picture()
        compared.append(scene.seen.step)

    screen.on_played = compare
    play_out(ui, 5)
    assert len(compared) > 15


def test_any_click_finishes_the_running_motion_and_does_nothing_else(
    flow: Flow, ui: UiDriver
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 5))
    ui.advance(1)
    first = next(n for n in ui.all(role="button") if n.name.startswith("move:stake"))
    ui.click(name=first.name)
    ui.advance(1 / 60)
    assert flow.table.director.playing
    steps = flow.table.match.steps
    ui.press("space")
    assert not flow.table.director.playing
    assert flow.table.match.steps == steps


@pytest.mark.parametrize("enabled", [True, False])
def test_the_key_of_what_works_during_a_motion_does_its_work(
    flow: Flow, ui: UiDriver, *, enabled: bool
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 5))
    ui.advance(1)
    pressed: list[str] = []
    menu = Button("Menu", keys=("f10",), on_click=lambda: pressed.append("f10"), **at(0, 0, 90, 44))
    menu.enabled = enabled
    flow.table.stage.root.add(menu)
    first = next(n for n in ui.all(role="button") if n.name.startswith("move:stake"))
    ui.click(name=first.name)
    ui.advance(1 / 60)
    assert flow.table.director.playing
    ui.press("f10")
    assert pressed == (["f10"] if enabled else [])
    assert not flow.table.director.playing


def test_nothing_moves_and_nothing_is_drawn_while_a_person_thinks(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 5))
    ui.settle()
    drawn = flow.window.pace.drawn
    ui.advance(2)
    assert not flow.table.moving
    assert flow.window.pace.drawn == drawn


def lines(flow: Flow) -> list[int]:
    """The steps the toy table's journal tells of."""
    return list(flow.table.table.steps_told)  # type: ignore[attr-defined]  # a toy table


def test_a_reply_to_somebody_else_does_not_end_the_last_turns(flow: Flow, ui: UiDriver) -> None:
    flow.app.box.room.reply_kinds = frozenset({"stop"})  # type: ignore[misc]  # a toy's plain attribute
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 5))
    ui.advance(1)
    ui.click(name=next(n.name for n in ui.all(role="button") if "stake" in n.name))
    ui.settle()
    ui.click(name="move:stop")
    ui.settle()
    point = flow.table.sitting.viewpoints.at(0)
    before, turns = point.last_turns()
    actions = [seen for seen in point.history if seen.mover == 0 and "stake" in str(seen.move)]
    assert turns[0].step == actions[-1].step + 1
    assert turns[0].mover == 0
    assert turns[0].move is not None and turns[0].move.kind == "stop"
    assert before.to_plain() == actions[-1].view.to_plain()


def test_last_turns_play_again_what_the_others_did(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 5))
    ui.advance(1)
    ui.click(name=next(n.name for n in ui.all(role="button") if "stake" in n.name))
    ui.advance(2)
    while not flow.table.match.question() or not ui.sees(name="move:stop"):
        ui.advance(0.5)
    ui.click(name="move:stop")
    ui.settle()
    before, told = flow.table.table.picture(), lines(flow)
    ui.click(name="last-turns")
    ui.advance(0.1)
    assert flow.table.director.busy
    assert lines(flow) < told
    ui.settle()
    assert lines(flow) == told
    assert flow.table.table.picture() == before
    assert any(node.name.startswith("move:") for node in ui.all(role="button"))
