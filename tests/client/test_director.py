"""The director plays scenes in order, at any speed, and always arrives at the view."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.client.app import App
from game.client.screens.table import TableScreen
from game.client.session.director import Director, ObservedStep
from game.client.stored.settings import Settings
from game.engine.events import Event
from game.engine.rules import State
from game.match.feed import FeedEntry
from game.scene.animation.animation import Timeline
from game.scene.stage.stage import Stage
from game.scene.widgets import Button
from game.table_protocol import ClientAccess, SeatPlayer
from tests.client.client_driver import ClientDriver
from tests.client.toy_table import ToyTable
from tests.helpers.present import present
from tests.helpers.reading_over import application

# The director alone: a table notes what is asked of it.


class Recorder(ToyTable):
    """A table that notes what the director asks of it."""

    joining = False

    def __init__(self, stage: Stage) -> None:
        self.told: list[str] = []
        nobody = ClientAccess()
        card = SeatPlayer(0, "Ann", "red", "human", "Human")
        super().__init__(stage, (card, card), nobody, 0.0)

    def show_view(self, view: State, viewer: int) -> None:
        """Note and draw."""
        super().show_view(view, viewer)
        self.told.append(f"show {viewer}")

    def prepare_step_animation(
        self, events: tuple[Event, ...], state_after: State, viewer: int
    ) -> Timeline:
        """Note and animate."""
        self.told.append("animate")
        return super().prepare_step_animation(events, state_after, viewer)

    def is_animated_with_next_step(
        self, events: tuple[Event, ...], more: tuple[Event, ...]
    ) -> bool:
        """Perhaps show the second step together with the first."""
        return self.joining and "animate" not in self.told


class Screening:
    """A director, its table, four steps of a game to show, and which were played."""

    def __init__(self, app: App, seen: list[FeedEntry]) -> None:
        self.table = Recorder(Stage(app.kit))
        self.seen = seen
        self.played = list[int]()
        self.speed: float | None = 1.0

        def note(scene: ObservedStep) -> None:
            self.played.append(scene.feed_entry.step_count)

        self.director = Director(self.table, lambda _seen: self.speed, note)

    def add(self, count: int, *, told: bool = False) -> None:
        """Queue the first steps, perhaps with what the journal tells of them."""
        for entry in self.seen[:count]:
            self.director.queue_step(ObservedStep(entry, 0, entry.events if told else ()))

    def advance(self, ms: float) -> None:
        """Let time pass; there is always time for another scene."""
        self.director.advance_time(ms, lambda: True)

    def steps(self, count: int) -> list[int]:
        """The numbers of the first steps."""
        return [entry.step_count for entry in self.seen[:count]]


@pytest.fixture
def film(app: App, ui: ClientDriver) -> Screening:
    """Some steps of a game of Lanterns as its first seat saw them."""
    ui.play("human", "human")
    match = ui.match
    feed = match.add_feed(0)
    found: list[FeedEntry] = []
    while len(found) < 4:
        match.send_answer(present(match.question()).seat, match.legal_moves()[0].code)
        found += feed.take_entries()
    return Screening(app, found[:4])


def test_scenes_play_one_after_the_other_in_order(film: Screening) -> None:
    film.add(4)
    film.advance(1)
    assert film.director.is_step_animated_or_visible
    assert film.played == []
    for _ in range(200):
        film.advance(16)
    assert film.played == film.steps(4)
    assert not film.director.is_busy


def test_steps_that_belong_together_are_one_scene_and_all_are_played(film: Screening) -> None:
    film.table.joining = True
    film.add(2)
    film.advance(1)
    assert not film.director.has_queued_steps
    film.director.finish_step_or_close_reading()
    assert film.table.told == ["animate", "show 0"]
    assert film.table.view == film.seen[1].view
    assert film.played == film.steps(2)


def test_twice_the_speed_takes_half_the_time(film: Screening) -> None:
    film.speed = 2.0
    film.add(1)
    film.advance(0)
    film.advance(160)
    assert film.played == film.steps(1)


def test_at_once_plays_everything_there_is_time_for(film: Screening) -> None:
    film.speed = None
    film.add(4)
    film.director.advance_time(0, lambda: False)
    assert film.played == []
    assert film.director.is_busy
    film.advance(0)
    assert film.played == film.steps(4)


def test_finishing_brings_only_the_running_scene_to_its_end(film: Screening) -> None:
    film.add(2)
    film.advance(1)
    film.director.finish_step_or_close_reading()
    assert film.played == film.steps(1)
    assert film.director.is_busy


def test_finishing_all_ends_at_the_last_view(film: Screening) -> None:
    film.add(4)
    film.director.finish_all_steps()
    assert film.played[-1] == film.seen[-1].step_count
    assert present(film.table.view).to_plain() == film.seen[-1].view.to_plain()


def test_a_step_taken_back_is_shown_afresh_without_motions(film: Screening) -> None:
    undone = FeedEntry(2, -2, None, (), film.seen[0].view, is_undo=True)
    film.director.queue_step(ObservedStep(undone, 0))
    film.advance(0)
    assert film.table.told == ["show 0"]


def test_a_repeated_scene_writes_no_line_twice(film: Screening) -> None:
    film.speed = None
    film.add(1, told=True)
    film.add(1)
    film.advance(0)
    assert len(film.table.lines) == len(film.seen[0].events)


def test_no_line_is_written_before_its_picture(film: Screening) -> None:
    film.add(4, told=True)
    while film.director.is_busy:
        film.advance(16)
        assert set(film.table.steps_told) == set(film.played)
    assert film.played


def test_a_step_taken_back_takes_its_lines_back(film: Screening) -> None:
    film.speed = None
    film.add(3, told=True)
    first = film.seen[0]
    film.director.queue_step(
        ObservedStep(FeedEntry(first.step_count, -2, None, (), first.view, is_undo=True), 0)
    )
    film.advance(0)
    assert set(film.table.steps_told) == {first.step_count}


def test_showing_drops_what_is_queued(film: Screening) -> None:
    film.add(1)
    film.director.clear_and_show_view(film.seen[1].view, 0)
    assert not film.director.is_busy
    assert film.played == []


# In the client.


@pytest.fixture
def moving(ui: ClientDriver) -> Callable[[], None]:
    """A person against a computer; what is called lets a first move be played and shown."""
    ui.play("human", "ai:1", seed=5, wait=1)

    def move() -> None:
        ui.answer("stake")
        ui.advance_time(1 / 60)
        assert ui.table.director.is_step_animated_or_visible

    return move


def test_any_click_finishes_the_motion_and_no_more(
    ui: ClientDriver, moving: Callable[[], None]
) -> None:
    moving()
    steps = ui.match.step_count
    ui.press_keys("space")
    assert not ui.table.director.is_step_animated_or_visible
    assert ui.match.step_count == steps


@pytest.mark.parametrize("enabled", [True, False])
def test_a_working_key_works_during_a_motion(
    ui: ClientDriver, moving: Callable[[], None], *, enabled: bool
) -> None:
    pressed: list[str] = []
    menu = Button("Menu", keys=("f10",), on_click=lambda: pressed.append("f10"))
    menu.width = 90
    menu.height = 44
    menu.enabled = enabled
    ui.table.stage.root.add(menu)
    moving()
    ui.press_keys("f10")
    assert pressed == (["f10"] if enabled else [])
    assert not ui.table.director.is_step_animated_or_visible


def test_nothing_moves_and_nothing_is_drawn_while_a_person_thinks(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=5)
    ui.advance_until_still()
    drawn = ui.window.frame_times.drawn_count
    ui.advance_time(2)
    assert not ui.table.needs_updates
    assert ui.window.frame_times.drawn_count == drawn


def test_a_reply_to_somebody_else_does_not_end_the_last_turns(ui: ClientDriver) -> None:
    ui.app.box.table_factory.reply_move_kinds = frozenset({"stop"})  # type: ignore[misc]  # a toy's plain attribute
    ui.play("human", "ai:1", seed=5, wait=1)
    for kind in ("stake", "stop"):
        ui.answer(kind)
        ui.advance_until_still()
    point = ui.table.hot_seat.viewpoints.viewpoint_of(0)
    before, turns = point.view_and_steps_since_own_turn()
    actions = [seen for seen in point.history if seen.mover == 0 and "stake" in str(seen.move)]
    assert turns[0].step_count == actions[-1].step_count + 1
    assert turns[0].mover == 0
    assert present(turns[0].move).kind == "stop"
    assert before.to_plain() == actions[-1].view.to_plain()


def test_last_turns_play_again_what_the_others_did(ui: ClientDriver) -> None:
    def lines() -> list[int]:
        return list(ui.table.table.steps_told)  # type: ignore[attr-defined]  # a toy table

    ui.play("human", "ai:1", seed=5, wait=1)
    ui.answer("stake")
    ui.until(lambda: bool(ui.match.question()) and ui.sees(name="move:stop"))
    ui.click(name="move:stop")
    ui.advance_until_still()
    before = ui.table.table.comparable_contents()
    told = lines()
    ui.click(name="last-turns", wait_seconds=0.1)
    assert ui.table.director.is_busy
    assert lines() < told
    ui.advance_until_still()
    assert lines() == told
    assert ui.table.table.comparable_contents() == before
    assert ui.buttons("move:")


@pytest.fixture
def replaying(ui: ClientDriver) -> ClientDriver:
    """The last turns are being played again."""
    ui.play("human", "ai:1", seed=5, wait=1)
    ui.answer("stake")
    ui.until(lambda: bool(ui.match.question()) and ui.sees(name="move:stop"))
    ui.click(name="move:stop")
    ui.advance_until_still()
    ui.click(name="last-turns", wait_seconds=0.1)
    return ui


def test_the_last_turns_say_that_they_are_a_replay(replaying: ClientDriver) -> None:
    assert replaying.sees(name="turns-banner")
    replaying.advance_until_still()
    assert not replaying.sees(name="turns-banner")


@pytest.mark.parametrize("way", ["escape", "l", "click"])
def test_escape_its_own_key_and_its_button_end_the_last_turns(
    replaying: ClientDriver, way: str
) -> None:
    if way == "click":
        replaying.click(name="turns-leave", wait_seconds=0.1)
    else:
        replaying.press_keys(way, wait_seconds=0.1)
    replaying.at(TableScreen)
    assert replaying.screen.stage.top_modal is None
    assert not replaying.table.director.is_busy
    assert not replaying.sees(name="turns-banner")
    assert replaying.buttons("move:"), "nobody is asked"


# The luck a game begins with is seen as it comes, not found done when the table opens.


@pytest.fixture
def thrown(tmp_path: Path) -> Iterator[ClientDriver]:
    """The first edition of Tinners' Trail, just begun; the others move as usual."""
    with application(tmp_path, Settings()) as flow:
        ui = ClientDriver(flow)
        ui.play("human", "human", "human", seed=7, edition="2007")
        yield ui


@pytest.mark.thorough
def test_the_dice_of_the_first_prices_are_thrown_before_anybody_is_asked(
    thrown: ClientDriver,
) -> None:
    kinds = set[str]()
    table = thrown.table
    table.on_step_animated = lambda scene: kinds.update(
        event.kind for event in scene.feed_entry.events
    )
    assert table.prompt_controller.question is None
    assert table.director.is_busy
    thrown.until(lambda: table.prompt_controller.question is not None, 1.0)
    assert {"tin-price", "copper-price"} <= kinds


@pytest.mark.thorough
def test_a_key_that_comes_with_the_change_of_person_answers_nothing(thrown: ClientDriver) -> None:
    table = thrown.table
    controller = table.prompt_controller
    thrown.until(lambda: controller.question is not None, 30.0)
    first = present(controller.question)
    controller.play_answer(first.moves[-1].code)
    for _ in range(400):
        thrown.advance_time(0.05)
        table.director.finish_all_steps()
        asked = controller.question
        if asked is not None and asked.seat != first.seat:
            break
    steps = table.match.step_count
    thrown.press_keys("space")
    assert not table.table.texts_of_moves_picked_so_far()
    assert not thrown.sees(name="confirm")
    name = table.match.seats[present(controller.question).seat].name
    assert any(each.text.startswith(f"It’s {name}’s turn") for each in table.stage.notices)
    thrown.advance_time(1)
    thrown.press_keys("space", wait_seconds=0.1)
    assert thrown.sees(name="confirm") or table.match.step_count > steps


@pytest.mark.thorough
def test_a_game_that_is_gone_on_with_after_a_decision_opens_where_it_stands(
    thrown: ClientDriver,
) -> None:
    match = thrown.match
    match.send_answer(present(match.question()).seat, match.legal_moves()[0].code)
    thrown.flow.close_all_and_show_title_page()
    thrown.flow.games.continue_last_game_of_any_title()
    assert not thrown.table.director.is_busy


@pytest.mark.thorough
def test_a_table_made_anew_for_another_size_shows_no_dice_twice(thrown: ClientDriver) -> None:
    thrown.app.change_settings(ui_scale_percent=125)
    thrown.advance_time(0.1)
    assert not thrown.table.director.is_busy
