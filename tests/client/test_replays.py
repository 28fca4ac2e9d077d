"""Replays: every step again, forwards and backwards, through anybody's eyes. A game that is
only watched is no further than it is seen to be: a seat can be taken in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.screens.end_scores import LedgerPanel
from game.client.screens.replay import ReplayScreen
from game.client.screens.replay_bar import ReplayBar, spread
from game.client.screens.title import TitleScreen
from game.client.session.score_history import Playback
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.records.replay import COMMON_OBSERVER, OPEN_OBSERVER, Replay
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Label
from game.scene.window.window import Window
from tests.client.test_end_page import HEIGHT, WIDTH, played
from tests.client.test_pause import A_LONG_TIME, COMPUTERS, sit_down
from tests.client.test_whole_games import play_out
from tests.client.toy_room import ToyTable
from tools.titles.lanterns.title import LanternsTitle

# Replays: every step again, forwards and backwards, through anybody's eyes.

pytestmark = pytest.mark.thorough

EASILY_HIT_PX = 40


@pytest.fixture
def replay(flow: Flow, ui: UiDriver) -> ReplayScreen:
    """The replay of a whole game of two computers."""
    return whole_game(flow, ui)


def whole_game(flow: Flow, ui: UiDriver) -> ReplayScreen:
    """Have two computers play, and open the replay of it."""
    flow.play(SavedSetUp((SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "ai:2")), 6))
    for _ in range(200):
        if ui.sees(name="replay"):
            break
        ui.advance(0.5)
    ui.click(name="replay")
    assert isinstance(ui.screen, ReplayScreen)
    return ui.screen


def rows(screen: ReplayScreen) -> list[list[int]]:
    table = screen.table
    assert isinstance(table, ToyTable)
    assert table.view is not None
    return table.view.to_plain()


def right_rows(screen: ReplayScreen, observer: int = OPEN_OBSERVER) -> list[list[int]]:
    replayed = Replay(LanternsTitle(), screen.chronicle, observer)
    return replayed.view(screen.playback.position).to_plain()


def test_stepping_through_the_whole_game_shows_every_position(
    ui: UiDriver, replay: ReplayScreen
) -> None:
    for position in range(1, replay.playback.course.steps + 1):
        ui.press("right")
        ui.advance(0.5)
        assert replay.playback.position == position
        assert rows(replay) == right_rows(replay)


def test_stepping_back_shows_the_position_before(ui: UiDriver, replay: ReplayScreen) -> None:
    ui.press("end")
    steps = replay.playback.course.steps
    for _ in range(3):
        ui.press("left")
    assert replay.playback.position == steps - 3
    assert rows(replay) == right_rows(replay)


def test_playing_goes_on_by_itself_to_the_end_and_rests_there(
    ui: UiDriver, replay: ReplayScreen
) -> None:
    ui.click(name="toggle")
    ui.advance(0.5 + replay.playback.course.steps)
    ui.settle()
    assert replay.playback.at_end
    assert not replay.playback.playing
    assert not replay.moving


def test_playing_pauses_by_the_same_key(ui: UiDriver, replay: ReplayScreen) -> None:
    ui.press("space")
    ui.advance(1)
    ui.press("space")
    ui.settle()
    position = replay.playback.position
    ui.advance(2)
    assert replay.playback.position == position > 0


def test_the_scrubber_jumps_anywhere(ui: UiDriver, replay: ReplayScreen) -> None:
    ui.drag(0.5, name="scrubber")
    middle = replay.playback.course.steps / 2
    assert abs(replay.playback.position - middle) <= 1
    assert rows(replay) == right_rows(replay)


def test_a_stride_can_be_a_turn_or_a_round(ui: UiDriver, replay: ReplayScreen) -> None:
    ui.click(name="stride:round")
    ui.press("right")
    ui.settle()
    assert replay.playback.position == replay.playback.course.rounds[1]
    ui.click(name="stride:turn")
    ui.press("right")
    ui.settle()
    course, position = replay.playback.course, replay.playback.position
    assert course.movers[position] != course.movers[position - 1]


def test_a_seats_eyes_see_only_what_the_seat_saw(ui: UiDriver, replay: ReplayScreen) -> None:
    ui.click(name="eyes:1")
    ui.press("right")
    ui.settle()
    assert rows(replay) == right_rows(replay, 1)
    assert rows(replay) != right_rows(replay)


def test_the_replay_closes_by_escape(ui: UiDriver, replay: ReplayScreen) -> None:
    ui.press("escape")
    assert ui.screen is not replay


def test_the_list_offers_watching_and_continuing(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 6))
    flow.open_title()
    assert isinstance(ui.screen, TitleScreen)
    ui.advance(0.1)
    ui.click(name="replays")
    assert ui.sees(name="resume")
    ui.click(name="watch")
    assert isinstance(ui.screen, ReplayScreen)


def test_the_course_counts_points_at_the_start_and_after_each_round(
    replay: ReplayScreen,
) -> None:
    course = replay.playback.course
    closing = replay.chronicle.closing
    assert closing is not None
    for seat in (0, 1):
        assert course.at_rounds(seat)[0] == 0
        assert course.at_rounds(seat)[-1] == closing.scores[seat]
        assert sum(course.earned(seat)) == closing.scores[seat]


def test_marks_never_cover_one_another(replay: ReplayScreen) -> None:
    places = [x for _, x in spread(replay.playback.course, 300, 40)]
    assert all(right - left >= 40 for left, right in pairwise(places))
    assert len(places) < len(replay.playback.course.marks) or len(places) == 3


def test_strides_stop_at_the_ends(replay: ReplayScreen) -> None:
    playback = Playback(replay.playback.course)
    for stride in ("step", "turn", "round"):
        playback.stride = stride
        playback.position = 0
        assert playback.previous() == 0
        playback.position = playback.course.steps
        assert playback.following() == playback.course.steps


def test_the_end_of_a_continued_game_replays_that_very_game(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    first = flow.saves.files()[0]
    flow.play(SavedSetUp((SeatPlan("Cat", "human"), SeatPlan("Dan", "ai:1")), 7))
    flow.resume(first)
    play_out(ui, 6)
    ui.click(name="replay")
    assert isinstance(ui.screen, ReplayScreen)
    assert [seat.name for seat in ui.screen.chronicle.seats] == ["Ann", "Ben"]


def watched(flow: Flow, *players: str) -> ReplayScreen:
    """The replay of a game that is still to be gone on with."""
    seats = tuple(SeatPlan(name, kind) for name, kind in zip("ABC", players, strict=False))
    flow.play(SavedSetUp(seats, 6))
    match = flow.table.match
    while match.progress() < 50 and (question := match.question()) is not None:
        match.play(question.seat, match.moves()[-1].code)
    flow.open_title()
    flow.watch(flow.saves.files()[-1])
    screen = flow.window.screen
    assert isinstance(screen, ReplayScreen)
    return screen


def test_an_unfinished_game_is_watched_as_its_person_sees_it(flow: Flow, ui: UiDriver) -> None:
    replay = watched(flow, "ai:1", "human")
    for position in range(replay.playback.course.steps + 1):
        replay.go_to(position)
        assert rows(replay) == right_rows(replay, 1) != right_rows(replay)
    assert "eyes:1" in {node.name for node in replay.stage.root.walk()}
    assert not {"eyes:-1", "eyes:0"} & {node.name for node in replay.stage.root.walk()}


def test_the_unfinished_game_of_several_people_shows_what_everybody_knows(
    flow: Flow, ui: UiDriver
) -> None:
    replay = watched(flow, "human", "ai:1", "human")
    ui.press("end")
    assert rows(replay) == right_rows(replay, COMMON_OBSERVER)
    assert all(rows(replay) != right_rows(replay, seat) for seat in (OPEN_OBSERVER, 0, 1, 2))
    ui.press("home")
    ui.press("right")
    ui.advance(1)
    assert rows(replay) == right_rows(replay, COMMON_OBSERVER)
    names = {node.name for node in replay.stage.root.walk()}
    assert not {"eyes:-1", "eyes:0", "eyes:1", "eyes:2"} & names


def test_the_steps_of_an_unfinished_game_tell_no_secret_move(flow: Flow, ui: UiDriver) -> None:
    replay = watched(flow, "human", "ai:1")
    course = replay.playback.course
    stakes = [
        seat for seat, kind in zip(course.movers, course.kinds, strict=True) if kind == "stake"
    ]
    assert set(stakes) == {0}


def test_a_game_of_computers_is_open_before_it_is_over(flow: Flow, ui: UiDriver) -> None:
    replay = watched(flow, "ai:1", "ai:2")
    assert rows(replay) == right_rows(replay)


def test_every_button_of_a_replay_is_easily_hit_in_a_small_window(
    app: App, open_window: Callable[..., Window]
) -> None:
    flow = Flow(app, open_window((1280, 720)))
    flow.open_title()
    screen = whole_game(flow, UiDriver(flow.window))
    bar = next(node for node in screen.stage.root.walk() if isinstance(node, ReplayBar))
    buttons = {node.name: node for node in bar.walk() if node.role in ("button", "radio")}
    small = {
        spot.node.name: spot.rect().size
        for spot in screen.stage.survey()
        if spot.node in buttons.values() and min(spot.rect().size) < EASILY_HIT_PX
    }
    assert {"speed:half", "stride:turn", "toggle", "eyes:0", "close"} <= set(buttons)
    assert small == {}


# A game that is only watched is no further than it is seen to be: a seat can be taken in it.


def test_the_match_waits_for_what_is_shown_of_it(flow: Flow, ui: UiDriver) -> None:
    table = sit_down(flow, ui, *COMPUTERS)
    ui.advance(1)
    shown = table.director.next_step or table.match.steps
    assert table.match.steps - shown <= 2
    assert not table.sitting.is_over


def test_a_game_that_is_only_watched_still_comes_to_its_end(flow: Flow, ui: UiDriver) -> None:
    table = sit_down(flow, ui, *COMPUTERS)
    ui.advance(A_LONG_TIME)
    assert ui.screen is not table


def test_a_ledger_has_a_column_for_each_era(app: App) -> None:
    result = played(app, 2)
    rounds = len(result.course.rounds)
    app.box = replace(app.box, era_rounds=lambda seats: 2)
    ledger = LedgerPanel(app, result, width=WIDTH, height=HEIGHT)
    heads = [node.label for node in ledger.children if isinstance(node, Label)]
    eras = [head for head in heads if "end.era-" in head]
    assert len(eras) == (rounds + 1) // 2
    assert sum(ledger._earned[0]) == sum(result.course.earned(0))
