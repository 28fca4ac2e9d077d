"""Judged games: turning points at the end, the strip and the panel in the replay."""

import re

import pytest

from game.client.app import App
from game.client.hints.judged_words import JudgedGameTexts
from game.client.hints.judging_progress import judging_progress_text
from game.client.screens.decision_retries import DecisionRetryScreen
from game.client.screens.end import EndScreen
from game.client.screens.judged_panel import JudgedPanel, JudgedPanelContent
from game.client.screens.replay import ReplayScreen
from game.client.screens.scrubber import Scrubber
from game.client.screens.table import TableScreen
from game.client.widgets.buttons import ButtonSpec
from game.match.analysis import (
    HIDDEN_FACTS_OPEN_MODE,
    KNOWN_FACTS_MODE,
    JudgedGame,
    JudgedMove,
    confidence_half_width_percent,
)
from game.records.records import HUMAN_PLAYER
from game.scene.nodes.node import Node, NodeValues
from game.scene.text.text_styles import BODY_STYLE
from game.scene.window.window import Screen
from tests.client.client_driver import ClientDriver
from tests.client.toys import ToyAnalyst
from tests.helpers.present import of_kind, present

pytestmark = pytest.mark.thorough

BALANCE = (
    r"(\d+)% at the start and (\d+)% at the end. "
    r"Percentage points gained or lost: own decisions ([+-]?\d+), luck ([+-]?\d+), "
    r".* errors ([+-]?\d+)"
)


def play_to_the_end(ui: ClientDriver) -> EndScreen:
    """Let two computers play until the end screen is there."""
    ui.play("ai:1", "ai:2", seed=6)
    return ui.until_at(EndScreen)


def finish(ui: ClientDriver) -> JudgedGame:
    """Let the latest judgement be finished and shown; what it says."""
    ui.analyst.judgements[-1].finish()
    ui.advance_time(0.1)
    return present(ui.analyst.judgements[-1].result_if_ready())


@pytest.fixture
def end(analyst: ToyAnalyst, ui: ClientDriver) -> EndScreen:
    """The end of a game of two computers, which the desk's analyst judges."""
    return play_to_the_end(ui)


@pytest.fixture
def replay(end: EndScreen, ui: ClientDriver) -> ReplayScreen:
    """The replay of that game, with the panel of its judgement open."""
    ui.click(name="replay")
    assert not ui.sees(name="judged-panel")
    ui.press_keys("j")
    return ui.at(ReplayScreen)


def texts(screen: Screen, name: str = "judged-panel") -> str:
    """All texts of a part of the screen."""
    part = present(screen.stage.root.find(name))
    return " ".join(inner.label for inner in part.walk() if inner.label)


def test_the_end_screen_judges_and_then_shows_turning_points(
    end: EndScreen, ui: ClientDriver
) -> None:
    assert ui.app.say("end.judging") in texts(end, "turning-points")
    finish(ui)
    assert "−21 pp" in texts(end, "turning-points")


def test_the_end_page_tells_how_a_persons_chance_came_about_as_a_sum_that_adds_up(
    analyst: ToyAnalyst, ui: ClientDriver
) -> None:
    ui.play("human", "ai:2", seed=6)
    while not isinstance(ui.screen, EndScreen):
        prompt_controller = ui.at(TableScreen).prompt_controller
        if prompt_controller.question is not None:
            prompt_controller.play_answer(prompt_controller.question.moves[0].code)
        ui.advance_time(0.3)
    finish(ui)
    told = texts(ui.screen, "turning-points").replace("\N{MINUS SIGN}", "-")
    [began, ended, *changes] = present(re.search(BALANCE, told)).groups()
    assert int(began) + sum(int(change) for change in changes) == int(ended)


def test_a_range_of_error_holds_two_standard_errors_and_is_never_nothing() -> None:
    assert [confidence_half_width_percent(noise) for noise in (0, 4, 5, 6, 14, 20)] == [
        1,
        1,
        1,
        2,
        3,
        4,
    ]


def test_a_turning_point_leads_to_just_before_the_decision(
    end: EndScreen, ui: ClientDriver
) -> None:
    judged = finish(ui)
    card = next(node for node in end.stage.root.walk() if node.name.startswith("turning:"))
    ui.click(name=card.name)
    assert ui.at(ReplayScreen).playback.position == judged.moves[0].step_number - 1
    assert len(ui.analyst.judgements) == 1  # judged once


def test_the_better_move_is_hidden_until_it_is_asked_for(
    replay: ReplayScreen, ui: ClientDriver
) -> None:
    replay.go_to(finish(ui).moves[0].step_number - 1)
    assert "Because of the candle." not in texts(replay)
    ui.press_keys("b")
    told = texts(replay)
    assert "Because of the candle." in told
    assert "Because of the draught." in told  # what speaks against the move that was played
    assert "7 more points" in told


def test_the_scrubber_shows_shares_once_judged(replay: ReplayScreen, ui: ClientDriver) -> None:
    def judged() -> bool:
        scrubber = of_kind(replay.stage.root.find("scrubber"), Scrubber)
        return scrubber.judged_game is not None

    finish(ui)
    assert judged()
    ui.press_keys("j")
    assert not judged()


def test_the_next_marked_decision_is_found(replay: ReplayScreen, ui: ClientDriver) -> None:
    before = finish(ui).moves[0].step_number - 1
    ui.press_keys("end", ",")
    assert replay.playback.position == before
    ui.press_keys("end")
    ui.click(name="judged-previous")
    assert replay.playback.position == before


@pytest.fixture
def trial(replay: ReplayScreen, ui: ClientDriver) -> DecisionRetryScreen:
    """A trial of the marked decision of that game."""
    replay.go_to(finish(ui).moves[0].step_number - 1)
    ui.press_keys("t", wait_seconds=0.5)
    return ui.at(DecisionRetryScreen)


def decide(trial: DecisionRetryScreen, ui: ClientDriver) -> None:
    """Answer the question that is asked with its first move."""
    trial.prompt_controller.play_answer(present(trial.prompt_controller.question).moves[0].code)
    ui.advance_time(0.1)


def test_a_marked_decision_is_tried(
    replay: ReplayScreen, trial: DecisionRetryScreen, ui: ClientDriver
) -> None:
    decision = present(ui.analyst.judgements[-1].result_if_ready()).moves[0]
    assert trial.match.step_count == decision.step_number - 1
    assert trial.match.seats[decision.seat].player == HUMAN_PLAYER
    assert replay.chronicle.seats[decision.seat].player != HUMAN_PLAYER


def test_a_trial_says_how_far_its_rating_is(trial: DecisionRetryScreen, ui: ClientDriver) -> None:
    decide(trial, ui)
    ui.analyst.steps[-1].go_on(0.5)
    ui.advance_time(0.1)
    assert ui.app.say("trial.judging-share", percent=50) in texts(trial, "trial")


def test_what_is_decided_in_a_trial_is_judged(trial: DecisionRetryScreen, ui: ClientDriver) -> None:
    say = ui.app.say
    assert say("trial.begin") in texts(trial, "trial")
    decide(trial, ui)
    assert say("trial.judging") in texts(trial, "trial")
    ui.analyst.steps[-1].finish()
    ui.advance_time(0.1)
    assert say("judged.best", lost=0) in texts(trial, "trial")
    assert say("judged.best", lost=0) in trial.position_sentences()
    ui.click(name="trial-play-on")
    assert trial.stage.root.find("trial") is None
    ui.advance_time(3)
    # a trial is practice: the decision may be taken back and made anew
    trial.prompt_controller.undo_decision()
    ui.advance_time(0.1)
    assert say("trial.begin") in texts(trial, "trial")


@pytest.mark.parametrize("way", ["note", "menu", "end"])
def test_a_trial_leads_back(
    trial: DecisionRetryScreen, replay: ReplayScreen, ui: ClientDriver, way: str
) -> None:
    position = replay.playback.position
    if way == "note":
        ui.click(name="trial-back")
    elif way == "menu":
        trial.open_menu()
        assert any(ui.app.say("trial.back") in label for label in ui.told)
        ui.press_keys("q")
    else:
        trial.table_exits.on_game_over(trial.match)
        ui.press_keys("escape")  # the sentence about the outcome
    ui.advance_time(0.1)
    assert ui.screen is replay
    assert replay.playback.position == position
    assert ui.sees(name="judged-panel")
    # private: a closed screen shows nothing of it, but leaves processes behind if it is not
    assert trial._closed


def test_a_trial_leaves_the_saved_games_and_continue_alone(
    end: EndScreen, ui: ClientDriver
) -> None:
    ui.play("human", "ai:1", seed=7)
    ui.flow.close_all_and_show_title_page()
    before = present(ui.saves.last_played_unfinished_file())
    files = ui.saves.game_files()
    ui.flow.games.replays.open_replay(next(file for file in files if file != before), 1)
    ui.at(ReplayScreen).go_to(finish(ui).moves[0].step_number - 1)
    ui.press_keys("t", wait_seconds=0.5)
    decide(ui.at(DecisionRetryScreen), ui)
    ui.press_keys("escape")
    assert ui.saves.game_files() == files
    assert ui.saves.last_played_unfinished_file() == before


@pytest.mark.parametrize("by", ["click", "key"])
def test_an_analysis_opens_at_the_first_marked_decision(
    end: EndScreen, ui: ClientDriver, by: str
) -> None:
    judged = finish(ui)
    if by == "click":
        ui.click(name="analyse")
    else:
        ui.press_keys("a")
    marked = [move.step_number - 1 for move in judged.moves if move.is_instructive]
    assert ui.at(ReplayScreen).playback.position == marked[0]


def test_a_late_analysis_leaves_who_moved_on_where_they_are(
    end: EndScreen, ui: ClientDriver
) -> None:
    ui.click(name="analyse")
    replay = ui.at(ReplayScreen)
    assert present(replay.judgement).progress is not None
    replay.go_to(2)
    finish(ui)
    assert replay.playback.position == 2


def test_an_analysis_that_is_not_there_yet_says_so(replay: ReplayScreen, ui: ClientDriver) -> None:
    assert ui.app.say("end.judging") in texts(replay)
    assert not ui.sees(name="judged-following")
    finish(ui)
    assert ui.app.say("end.judging") not in texts(replay)
    assert ui.sees(name="judged-following")


def test_the_panel_says_how_far_the_analysis_is(replay: ReplayScreen, ui: ClientDriver) -> None:
    for share in (0.25, 0.5):
        ui.analyst.judgements[-1].go_on(share)
        ui.advance_time(0.1)
        assert f"{share:.0%}".removesuffix("%") in texts(replay)
    finish(ui)
    assert ui.app.say("end.judging-share", percent=50) not in texts(replay)


def test_an_analysis_that_fails_says_so_and_is_tried_anew(
    replay: ReplayScreen, ui: ClientDriver
) -> None:
    ui.analyst.judgements[-1].fail()
    ui.advance_time(0.1)
    assert ui.app.say("end.not-judged") in texts(replay)
    begun = len(ui.analyst.judgements)
    replay.arrange(replay.stage.units)
    assert len(ui.analyst.judgements) == begun + 1
    ui.press_keys("j")
    assert replay.stage.root.find("judged-panel") is None


def test_all_open_is_another_judgement(replay: ReplayScreen, ui: ClientDriver) -> None:
    finish(ui)
    begun = len(ui.analyst.judgements)
    ui.click(name=f"mode:{HIDDEN_FACTS_OPEN_MODE}")
    assert len(ui.analyst.judgements) == begun + 1


def test_without_an_analyst_no_screen_speaks_of_judging(ui: ClientDriver) -> None:
    play_to_the_end(ui)
    assert not ui.sees(name="turning-points")
    assert not ui.sees(name="analyse")
    ui.click(name="replay")
    assert not ui.sees(name="judge")


def _top(panel: JudgedPanel, node: Node) -> float:
    return sum(part.y for part in panel.path_to(node)[1:])


@pytest.mark.parametrize(("words", "lines"), [(4, 1), (60, 4)])
def test_long_texts_get_the_buttons_room_not_the_maps(app: App, words: int, lines: int) -> None:
    room = NodeValues(x=1000, y=400, width=424, height=188)
    steps = [ButtonSpec(name, "", lambda: None, "prev") for name in ("before", "after")]
    again = ButtonSpec("judged-try", app.say("judged.try"), lambda: None, "go-on")
    told = [("candle " * words, BODY_STYLE)]
    facts = JudgedPanelContent(
        (), (), HIDDEN_FACTS_OPEN_MODE, told, lambda mode: None, steps, (again,)
    )
    panel = JudgedPanel(app, room, facts, 1.0)
    text = present(panel.find("judged-told"))
    button = present(panel.find("judged-try"))
    assert text.height >= lines * BODY_STYLE.size * 1.2
    assert (panel.x, panel.width) == (room["x"], room["width"])
    assert (_top(panel, button) < _top(panel, text)) == (lines > 1)
    assert button.label == app.say("judged.try")


@pytest.mark.parametrize("height", [188, 284, 426])
@pytest.mark.parametrize("words", [4, 30, 60, 90, 200])
def test_nothing_of_the_panel_lies_below_it(app: App, words: int, height: int) -> None:
    room = NodeValues(x=1000, y=400, width=426, height=height)
    again = ButtonSpec("judged-try", app.say("judged.try"), lambda: None, "go-on")
    told = [("candle " * words, BODY_STYLE)]
    facts = JudgedPanelContent(
        (), (), HIDDEN_FACTS_OPEN_MODE, told, lambda mode: None, (), (again,)
    )
    panel = JudgedPanel(app, room, facts, 1.0)
    for name in ("judged-told", "judged-try"):
        part = present(panel.find(name))
        assert _top(panel, part) + part.height <= height


def test_a_decision_that_lost_nothing_is_told_without_a_figure(
    end: EndScreen, ui: ClientDriver
) -> None:
    chronicle = present(ui.saves.read_game(ui.saves.game_files()[0]).chronicle)
    words = JudgedGameTexts(ui.app, chronicle)
    told = [words.verdict_text(JudgedMove(1, 0, 1, 2, 500, loss, 20, "")) for loss in (-6, 4, 8)]
    assert told[0] == told[1] == "As good as the best move found."
    assert "the winning chance by at most 1 percentage point" in told[2]


@pytest.mark.parametrize(
    ("seconds", "done", "left"), [(2.0, 0.51, None), (30.0, 0.26, 88.8), (30.0, 0.015, None)]
)
def test_the_time_that_an_analysis_still_takes_is_estimated_after_a_moment(
    replay: ReplayScreen, ui: ClientDriver, seconds: float, done: float, left: float | None
) -> None:
    judgements = present(replay.judgement)._judgements
    processes_started = 100.0
    judgements._clock = lambda: processes_started
    ui.analyst.judgements[-1].go_on(0.01)
    judgements._clock = lambda: processes_started + seconds
    ui.analyst.judgements[-1].go_on(done)
    assert judgements.seconds_left(replay.chronicle, KNOWN_FACTS_MODE) == pytest.approx(left)


@pytest.mark.parametrize(
    ("seconds", "key", "number"),
    [(130.0, "minutes", 3), (41.0, "seconds", 50), (1.0, "seconds", 10)],
)
def test_the_progress_of_an_analysis_says_how_long_it_still_takes(
    ui: ClientDriver, seconds: float, key: str, number: int
) -> None:
    said = judging_progress_text(ui.flow.app, 0.42, seconds)
    assert said == ui.app.say(f"end.judging-{key}", percent=42, **{key: number})


def test_the_end_page_says_how_far_the_analysis_is(end: EndScreen, ui: ClientDriver) -> None:
    ui.analyst.judgements[-1].go_on(0.5)
    ui.advance_time(0.1)
    assert ui.app.say("end.judging-share", percent=50) in texts(end, "turning-points")


def test_decisions_are_shown_as_they_come_in_with_their_count(
    replay: ReplayScreen, ui: ClientDriver
) -> None:
    running = ui.analyst.judgements[-1]
    steps = replay.chronicle.steps
    count = sum(step.seat >= 0 for step in steps)
    first = running.whole_game.moves[0].step_number
    replay.go_to(first - 1)
    running.judge_steps(first - 1, 0.1)
    ui.advance_time(0.1)
    assert not of_kind(replay.stage.root.find("scrubber"), Scrubber).judged_moves
    running.judge_steps(first, 0.2)
    ui.advance_time(0.1)
    rated = sum(step.seat >= 0 for step in steps[:first])
    assert ui.app.say("end.judged-count", rated=rated, count=count) in texts(replay)
    assert of_kind(replay.stage.root.find("scrubber"), Scrubber).judged_moves
    ui.press_keys("b")
    assert "Because of the candle." in texts(replay)


def test_an_analysis_is_stopped_from_its_panel(replay: ReplayScreen, ui: ClientDriver) -> None:
    running = ui.analyst.judgements[-1]
    running.judge_steps(1, 0.2)
    ui.advance_time(0.1)
    ui.click(name="judged-stop")
    assert running.closed
    assert not ui.sees(name="judged-panel")
    ui.press_keys("j")
    assert len(ui.analyst.judgements) > 1, "it can begin again"


def test_the_panel_of_a_running_analysis_keeps_its_buttons_while_it_counts(
    replay: ReplayScreen, ui: ClientDriver
) -> None:
    running = ui.analyst.judgements[-1]
    replay.go_to(len(replay.chronicle.steps))
    ui.advance_time(0.1)
    stop = ui.find(name="judged-stop")
    running.judge_steps(1, 0.3)
    ui.advance_time(0.1)
    assert ui.find(name="judged-stop") is stop, "a click that has begun is not lost"
    assert "30%" in texts(replay)


def test_the_progress_of_an_analysis_lies_within_the_bar_of_the_replay(
    replay: ReplayScreen, ui: ClientDriver
) -> None:
    ui.analyst.judgements[-1].judge_steps(1, 0.3)
    ui.advance_time(0.1)
    rects = {spot.node.name: spot.rect() for spot in replay.stage.visible_nodes()}
    assert rects["judge"].contains(rects["judging-progress"])


def test_before_an_analysis_starts_its_time_is_told_and_that_it_can_be_stopped(
    replay: ReplayScreen, ui: ClientDriver
) -> None:
    assert "That can take a while, and you can stop it at any time." in texts(replay)
    ui.click(name="judged-stop")
    tip = str(ui.find(name="judge").tooltip)
    assert tip.endswith("That can take a while, and you can stop it at any time.")
    ui.press_keys("j")
    finish(ui)
    open_cards = next(
        node
        for node in replay.stage.root.walk()
        if node.label == ui.app.say(f"judged.{HIDDEN_FACTS_OPEN_MODE}")
    )
    assert "stop it at any time" in str(open_cards.tooltip)


def test_the_end_page_tells_the_time_and_stops_the_analysis(
    end: EndScreen, ui: ClientDriver
) -> None:
    assert "That can take a while" in texts(end, "turning-points")
    ui.click(name="stop-judging")
    assert ui.app.say("end.judging-stopped") in texts(end, "turning-points")
    assert not ui.sees(name="stop-judging")
    end.rebuild()
    assert ui.app.say("end.judging-stopped") in texts(end, "turning-points")


def test_the_next_analysis_is_told_by_the_time_of_the_last(
    replay: ReplayScreen, ui: ClientDriver
) -> None:
    judgements = present(replay.judgement)._judgements
    started = 100.0
    judgements._clock = lambda: started
    assert judgements.expected_seconds(replay.chronicle) is None, "no pace is measured yet"
    ui.analyst.judgements[-1].go_on(0.1)
    judgements._clock = lambda: started + 30.0
    ui.analyst.judgements[-1].go_on(0.4)
    assert judgements.expected_seconds(replay.chronicle) == pytest.approx(100.0)
    ui.click(name="judged-stop")
    tip = str(ui.find(name="judge").tooltip)
    assert re.search(r"That takes about \d+ \w+, and you can stop it at any time\.", tip)
