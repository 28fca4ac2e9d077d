"""While others play: calm, skipping to the own turn, and staying out of all auctions; and quick
practice, where the rounds before are played at once."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.session.director import ObservedStep
from game.client.session.practice import FastForwardScreen
from game.client.session.waiting_commands import SeatsStayingOut
from game.client.stored.settings import Settings
from game.client.widgets.progress_bars import ProgressBar
from game.engine.move import Move
from game.records.journal_reading import read_journal
from game.scene.widgets import Button
from game.table_protocol import PersonalQuestion
from tests.client.client_driver import ClientDriver
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application
from tests.titles.lanterns.games import lanterns_match

pytestmark = pytest.mark.thorough

REPLIES = frozenset({"bid", "drop", "play"})
VIEW = lanterns_match().view(0)
WATCHED = Settings(own_speed="instant", computer_speed="normal", round_summary=False)


@pytest.fixture
def ui(tmp_path: Path) -> Iterator[ClientDriver]:
    """Tinners' Trail; computers answer at once and are shown with all their motions."""
    with application(tmp_path, WATCHED) as flow:
        yield ClientDriver(flow)


def until(ui: ClientDriver, *kinds: str) -> TableScreen:
    """Play until the person is asked for a move of one of these kinds, and not of their own."""
    ui.play("human", "random", "random")
    screen = ui.table
    chance = Random(3)
    for _ in range(4000):
        question = screen.prompt_controller.question
        if question is not None:
            asked = {move.kind for move in question.moves}
            if asked >= set(kinds):
                return screen
            choices = [m for m in question.moves if m.kind != "pass"] or question.moves
            screen.prompt_controller.play_answer(chance.choice(choices).code)
        screen.update(1 / 60)
        screen.director.finish_all_steps()
    raise AssertionError("never asked")


def question(*kinds: str, seat: int = 0) -> PersonalQuestion:
    moves = tuple(Move(code, kind, kind) for code, kind in enumerate(kinds))
    return PersonalQuestion(seat, VIEW, moves, can_undo=False, undo_reason="")


def test_staying_out_answers_every_auction_until_the_own_turn() -> None:
    staying = SeatsStayingOut(REPLIES, "drop")
    assert staying.end_stay_or_get_leaving_move(question("bid", "drop")) is None
    staying.seats_staying_out.add(0)
    for _ in range(2):
        assert present(staying.end_stay_or_get_leaving_move(question("bid", "drop"))).kind == "drop"
    assert staying.end_stay_or_get_leaving_move(question("bid", "drop", seat=1)) is None
    assert staying.end_stay_or_get_leaving_move(question("build", "pass")) is None
    assert 0 not in staying.seats_staying_out


def test_where_one_is_forced_or_acts_the_standing_answer_is_not_used() -> None:
    staying = SeatsStayingOut(REPLIES, "drop")
    staying.seats_staying_out.add(0)
    assert staying.end_stay_or_get_leaving_move(question("bid")) is None
    assert staying.end_stay_or_get_leaving_move(question("play")) is None
    assert 0 in staying.seats_staying_out
    assert staying.end_stay_or_get_leaving_move(question("drop", "build")) is None  # no auction


def test_out_of_all_auctions_is_offered_with_a_bid_and_answers_it(ui: ClientDriver) -> None:
    screen = until(ui, "bid", "drop")
    steps = screen.match.step_count
    assert present(screen.prompt_controller.question).seat == 0
    ui.press_keys("ctrl+d")
    assert 0 in screen.waiting.stay_out.seats_staying_out
    assert screen.match.chronicle.steps[steps].seat == 0
    while (asked := screen.prompt_controller.question) is None:
        screen.update(1 / 60)
        screen.director.finish_all_steps()
    assert not {"bid", "drop"} <= {move.kind for move in asked.moves}
    assert 0 not in screen.waiting.stay_out.seats_staying_out


def test_a_click_meant_for_skipping_does_not_drop_out_of_an_auction(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = until(ui, "bid", "drop")
    asked = present(screen.prompt_controller.question)
    ui.advance_time(2)
    with monkeypatch.context() as patch:
        patch.setattr(type(screen.hot_seat.driver), "is_computer", lambda *_: True)
        screen.waiting.update_offered_commands(None)
        assert ui.sees(name="skip-turns")
    screen.waiting.update_offered_commands(asked)
    ui.click(name="stay-out")
    assert 0 not in screen.waiting.stay_out.seats_staying_out
    ui.advance_time(1.1)
    ui.click(name="stay-out")
    assert 0 in screen.waiting.stay_out.seats_staying_out


def test_while_one_stays_out_it_is_shown_and_can_be_taken_back(ui: ClientDriver) -> None:
    screen = until(ui, "bid", "drop")
    ui.press_keys("ctrl+d", wait_seconds=0.05)
    assert screen.prompt_controller.question is None
    assert ui.find(name="stay-out").enabled
    ui.press_keys("ctrl+d")
    assert 0 not in screen.waiting.stay_out.seats_staying_out


def test_skipping_shows_all_at_once_until_the_person_is_asked(ui: ClientDriver) -> None:
    screen = until(ui, "build")
    moves = present(screen.prompt_controller.question).moves
    screen.prompt_controller.play_answer(next(m.code for m in moves if m.kind == "pass"))
    ui.advance_time(0.1)
    assert screen.director.is_busy
    ui.press_keys("f", wait_seconds=0.5)
    assert screen.prompt_controller.question is not None
    assert not ui.sees(name="skip-turns")
    assert (
        screen.waiting.animation_speed_of(screen.hot_seat.viewpoints.viewpoint_of(0).history[-1])
        is not None
    )


def test_a_panel_to_be_read_is_closed_by_skipping_on(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = until(ui, "build")
    waiting = screen.waiting
    done = list[str]()
    monkeypatch.setattr(
        type(screen.director), "is_waiting_for_reader", property(lambda _: "closed" not in done)
    )
    director = screen.director
    monkeypatch.setattr(director, "finish_step_or_close_reading", lambda: done.append("closed"))
    monkeypatch.setattr(director, "skip_to_end_or_reading", lambda: done.append("skipped"))
    monkeypatch.setattr(type(screen.hot_seat.driver), "is_computer", lambda *_: True)
    waiting.update_offered_commands(None)
    present(ui.find(name="skip-turns").on_click)()
    assert done == ["closed", "skipped"]


def test_nothing_is_called_skipping_while_a_panel_is_read(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = until(ui, "build")
    reading = [False]
    monkeypatch.setattr(
        type(screen.director), "is_waiting_for_reader", property(lambda _: reading[0])
    )
    monkeypatch.setattr(type(screen.hot_seat.driver), "is_computer", lambda *_: True)
    screen.waiting.update_offered_commands(None)
    present(ui.find(name="skip-turns").on_click)()
    said = []
    for is_reading in (False, True):
        reading[0] = is_reading
        screen.waiting.update_offered_commands(None)
        said.append(of_kind(ui.find(name="skip-turns"), Button).text)
    assert said == [ui.app.say("waiting.skipping"), ui.app.say("waiting.skip")]
    present(ui.find(name="skip-turns").on_click)()
    reading[0] = False
    screen.waiting.update_offered_commands(None)
    assert of_kind(ui.find(name="skip-turns"), Button).text == said[0], "what says Skip skips on"


def test_calm_lets_every_step_of_the_others_stay_for_a_moment(ui: ClientDriver) -> None:
    screen = until(ui, "build")
    ui.app.change_settings(computer_speed="calm")
    history = screen.hot_seat.viewpoints.viewpoint_of(0).history
    others = next(seen for seen in history if seen.mover > 0)
    own = next(seen for seen in history if seen.mover == 0)
    assert screen.waiting.linger_ms_after_computer_step(others) > 0
    assert screen.waiting.linger_ms_after_computer_step(own) == 0
    director = screen.director
    director.queue_step(screen.hot_seat.make_observed_step(others))
    while director.is_animating or not director.is_step_animated_or_visible:
        director.advance_time(50, lambda: True)
    assert director.is_step_animated_or_visible  # the step stays
    director.finish_step_or_close_reading()
    assert not director.is_step_animated_or_visible


def notices(ui: ClientDriver) -> list[str]:
    """Return the notices over the screen."""
    return [notice.text for notice in ui.screen.stage.notices]


def test_a_newcomers_first_game_opens_at_the_table_calmly_with_a_hint(ui: ClientDriver) -> None:
    ui.app.welcomes_newcomers = True
    ui.play("human", "random", "random", seed=5)
    table = ui.at(TableScreen)
    assert table.stage.top_modal is None, "no question stands before the table"
    assert ui.app.settings.computer_speed == "calm"
    assert ui.app.say("pace.hint") in notices(ui)
    ui.app.change_settings(computer_speed="normal")
    ui.play("human", "random", "random", seed=6)
    assert ui.app.settings.computer_speed == "normal", "the default is set only once"
    assert ui.app.say("pace.hint") not in notices(ui)


@pytest.mark.parametrize(
    "way",
    [("practice", "whole"), ("practice", "last"), ("new-game", "start"), ("learn", "first-game")],
)
def test_a_first_game_has_the_same_speed_however_it_is_begun(
    trail: ClientDriver, way: tuple[str, ...]
) -> None:
    trail.app.change_settings(computer_speed="normal", coach=False)
    trail.app.welcomes_newcomers = True
    trail.click_each(*way, wait_seconds=0.3)
    trail.until_at(TableScreen)
    assert trail.app.settings.computer_speed == "calm"


@pytest.mark.parametrize("other", ["brass", "tiletum"])
def test_the_first_game_of_another_title_keeps_the_speed_in_the_settings(
    trail: ClientDriver, other: str
) -> None:
    trail.app.change_settings(computer_speed="normal")
    trail.app.welcomes_newcomers = True
    trail.play("human", "random", "random", seed=5)
    assert trail.app.settings.computer_speed == "calm"
    trail.app.change_settings(computer_speed="normal")
    trail.flow.open_edition(other)
    trail.play("human", "random", "random", seed=5)
    assert trail.app.settings.computer_speed == "normal"


def test_a_speed_that_was_chosen_stays_in_the_first_game(ui: ClientDriver) -> None:
    ui.app.welcomes_newcomers = True
    ui.app.change_settings(computer_speed="double")
    ui.play("human", "random", "random", seed=5)
    assert ui.app.settings.computer_speed == "double"
    assert ui.app.say("pace.hint") not in notices(ui)


# Quick practice: one click to a whole game, or to the last rounds of one.


@pytest.fixture
def practising(ui: ClientDriver) -> ClientDriver:
    """A client driver who has asked for a practice game."""
    ui.click(name="practice")
    return ui


def test_a_whole_game_begins_at_once(practising: ClientDriver) -> None:
    practising.click(name="whole")
    practising.at(TableScreen)
    assert practising.match.step_count < 10
    assert practising.match.is_practice


def test_a_bar_shows_how_far_the_rounds_before_are_and_all_is_saved(
    practising: ClientDriver,
) -> None:
    practising.click(name="last")
    screen = practising.at(FastForwardScreen)
    seen = list[float]()
    while practising.screen is screen:
        [bar] = [node for node in practising.find_all() if isinstance(node, ProgressBar)]
        seen.append(bar.progress_share)
        practising.advance_time(0.05)
    assert seen[0] < 0.1
    assert seen == sorted(seen)
    assert seen[0] < seen[-1] <= 1.0
    [file] = practising.saves.game_files()
    held = present(read_journal(file).chronicle)
    assert len(held.steps) == practising.match.step_count > 60


def test_giving_up_the_rounds_before_leaves_nothing_behind(practising: ClientDriver) -> None:
    practising.click_each("last-two", "cancel", wait_seconds=0.5)
    practising.at(TitleScreen)
    assert practising.saves.game_files() == []


def test_escape_closes_the_question_for_the_length(practising: ClientDriver) -> None:
    practising.press_keys("escape", wait_seconds=0.5)
    assert practising.at(TitleScreen).stage.top_modal is None


def test_what_was_won_while_one_stayed_out_is_told_with_the_own_turn(ui: ClientDriver) -> None:
    screen = until(ui, "bid", "drop")
    won: list[str] = []

    def hear(scene: ObservedStep) -> None:
        kinds = {event.kind for event in scene.feed_entry.events}
        if "won" in kinds and 0 in screen.waiting.stay_out.seats_staying_out:
            told = screen.table.journal_entries(
                scene.feed_entry.events, scene.feed_entry.step_count
            )
            won.extend(entry.text for entry in told if " won " in entry.text)

    screen.on_step_animated = hear
    ui.press_keys("ctrl+d")
    while screen.prompt_controller.question is None:
        screen.update(1 / 60)
        screen.director.finish_all_steps()
    assert won
    assert set(won) <= set(ui.dialog)


def test_who_only_watches_computers_can_go_to_the_end(ui: ClientDriver) -> None:
    ui.play("random", "random", wait=1)
    assert ui.sees(label="Skip to end")
    ui.click(name="skip-turns")
    ui.until_at(EndScreen)


def test_who_plays_is_offered_the_own_turn_and_not_the_end(ui: ClientDriver) -> None:
    until(ui, "pass")
    assert not ui.sees(label="Skip to end")
