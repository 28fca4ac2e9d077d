"""Judged games: turning points at the end, the strip and the panel in the replay."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.hints.judgements import JudgedWords
from game.client.screens.end import EndScreen
from game.client.screens.judging import JudgedFacts, JudgedHandlers, JudgedPanel
from game.client.screens.replay import ReplayScreen
from game.client.screens.replay_bar import Scrubber
from game.client.screens.replay_branches import TrialScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.match.analysis import OPEN, JudgedGame, JudgedMove
from game.records.records import HUMAN
from game.scene.nodes.node import Node, NodeValues
from game.scene.testing.ui_driver import UiDriver
from game.scene.text.lettering import BODY
from tests.client.toys import ToyAnalyst

pytestmark = pytest.mark.thorough


def play_to_the_end(flow: Flow, ui: UiDriver) -> None:
    """Let two computers play until the end screen is there."""
    flow.play(SavedSetUp((SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "ai:2")), 6))
    for _ in range(200):
        if ui.sees(name="replay"):
            break
        ui.advance(0.5)


def finish(analyst: ToyAnalyst, ui: UiDriver) -> JudgedGame:
    """Let the latest judgement be finished and shown; what it says."""
    analyst.judgements[-1].finish()
    ui.advance(0.1)
    judged = analyst.judgements[-1].answer()
    assert judged is not None
    return judged


@pytest.fixture
def end(analyst: ToyAnalyst, flow: Flow, ui: UiDriver) -> EndScreen:
    """The end of a game of two computers."""
    play_to_the_end(flow, ui)
    assert isinstance(ui.screen, EndScreen)
    return ui.screen


@pytest.fixture
def replay(end: EndScreen, ui: UiDriver) -> ReplayScreen:
    """The replay of that game."""
    ui.click(name="replay")
    assert isinstance(ui.screen, ReplayScreen)
    return ui.screen


def texts(node: Node | None) -> str:
    """All texts below a node."""
    assert node is not None
    return " ".join(inner.label for inner in node.walk() if inner.label)


def test_the_end_screen_says_that_it_judges_and_then_shows_turning_points(
    end: EndScreen, analyst: ToyAnalyst, app: App, ui: UiDriver
) -> None:
    panel = end.stage.root.find("turning-points")
    assert app.say("end.judging") in texts(panel)
    finish(analyst, ui)
    assert "−21 %" in texts(panel)


def test_a_turning_point_leads_to_just_before_the_decision(
    end: EndScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    judged = finish(analyst, ui)
    card = next(node for node in end.stage.root.walk() if node.name.startswith("turning:"))
    ui.click(name=card.name)
    replay = ui.screen
    assert isinstance(replay, ReplayScreen)
    assert replay.playback.position == judged.moves[0].number - 1
    assert len(analyst.judgements) == 1  # judged once


def test_the_better_move_is_hidden_until_it_is_asked_for(
    replay: ReplayScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    ui.press("j")
    judged = finish(analyst, ui)
    replay.go_to(judged.moves[0].number - 1)
    root = replay.stage.root
    assert "Because of the candle." not in texts(root.find("judged-panel"))
    ui.press("b")
    told = texts(root.find("judged-panel"))
    assert "Because of the candle." in told
    assert "Because of the draught." in told  # what speaks against the move that was played
    assert "7 points" in told


def test_the_scrubber_shows_the_shares_once_the_game_is_judged(
    replay: ReplayScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    ui.click(name="judge")
    finish(analyst, ui)
    scrubber = replay.stage.root.find("scrubber")
    assert isinstance(scrubber, Scrubber)
    assert scrubber.judged is not None
    ui.press("j")
    scrubber = replay.stage.root.find("scrubber")
    assert isinstance(scrubber, Scrubber)
    assert scrubber.judged is None


def test_the_next_marked_decision_is_found_by_key_and_mouse(
    replay: ReplayScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    ui.press("j")
    judged = finish(analyst, ui)
    before = judged.moves[0].number - 1
    ui.press("end")
    ui.press(",")
    assert replay.playback.position == before
    ui.press("end")
    ui.click(name="judged-previous")
    assert replay.playback.position == before


def test_a_marked_decision_can_be_tried_again_by_a_person(
    replay: ReplayScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    ui.press("j")
    judged = finish(analyst, ui)
    decision = judged.moves[0]
    replay.go_to(decision.number - 1)
    ui.press("t")
    table = ui.screen
    assert isinstance(table, TableScreen)
    assert table.match.steps == decision.number - 1
    assert table.match.seats[decision.seat].player == HUMAN
    assert replay.chronicle.seats[decision.seat].player != HUMAN


@pytest.fixture
def trial(replay: ReplayScreen, analyst: ToyAnalyst, ui: UiDriver) -> TrialScreen:
    """A trial of the marked decision of that game."""
    ui.press("j")
    judged = finish(analyst, ui)
    replay.go_to(judged.moves[0].number - 1)
    ui.press("t")
    ui.advance(0.5)
    assert isinstance(ui.screen, TrialScreen)
    return ui.screen


def decide(trial: TrialScreen, ui: UiDriver) -> None:
    """Answer the question that is asked with its first move."""
    question = trial.asking.question
    assert question is not None
    trial.asking.answer(question.moves[0].code)
    ui.advance(0.1)


def test_what_is_decided_in_a_trial_is_judged(
    trial: TrialScreen, analyst: ToyAnalyst, app: App, ui: UiDriver
) -> None:
    assert app.say("trial.begin") in texts(trial.stage.root.find("trial"))
    decide(trial, ui)
    assert app.say("trial.judging") in texts(trial.stage.root.find("trial"))
    analyst.steps[-1].finish()
    ui.advance(0.1)
    assert app.say("judged.best", lost=0) in texts(trial.stage.root.find("trial"))
    assert app.say("judged.best", lost=0) in trial.described_table()
    ui.click(name="trial-play-on")
    assert trial.stage.root.find("trial") is None
    ui.advance(3)
    trial.asking.undo()  # a trial is practice: the decision may be taken back and made anew
    ui.advance(0.1)
    assert app.say("trial.begin") in texts(trial.stage.root.find("trial"))


@pytest.mark.parametrize("way", ["note", "menu", "end"])
def test_a_trial_leads_back_to_the_analysis(
    trial: TrialScreen, replay: ReplayScreen, app: App, ui: UiDriver, way: str
) -> None:
    position = replay.playback.position
    if way == "note":
        ui.click(name="trial-back")
    elif way == "menu":
        trial.open_menu()
        assert app.say("trial.back") in texts(trial.stage.root)
        ui.press("q")
    else:
        trial.exits.over(trial.match)
        ui.press("escape")  # the sentence about the outcome
    ui.advance(0.1)
    assert ui.screen is replay
    assert replay.playback.position == position
    assert ui.sees(name="judged-panel")
    assert trial._closed


def test_a_trial_leaves_the_saved_games_and_continue_alone(
    replay: ReplayScreen, analyst: ToyAnalyst, flow: Flow, app: App, ui: UiDriver
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 7))
    flow.open_title()
    before, files = flow.saves.newest_unfinished(), flow.saves.files()
    assert before is not None
    finished = next(file for file in files if file != before)
    flow.watch(finished, 1)
    judged = finish(analyst, ui)
    screen = ui.screen
    assert isinstance(screen, ReplayScreen)
    screen.go_to(judged.moves[0].number - 1)
    ui.press("t")
    trial = ui.screen
    assert isinstance(trial, TrialScreen)
    ui.advance(0.5)
    decide(trial, ui)
    ui.press("escape")
    assert flow.saves.files() == files
    assert flow.saves.newest_unfinished() == before


def test_a_turning_point_opens_with_the_judgement_another_replay_without(
    end: EndScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    finish(analyst, ui)
    ui.click(name="replay")
    assert not ui.sees(name="judged-panel")


def test_an_analysis_opens_at_the_first_marked_decision(
    end: EndScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    judged = finish(analyst, ui)
    ui.click(name="analyse")
    assert isinstance(ui.screen, ReplayScreen)
    marked = [move.number - 1 for move in judged.moves if move.teaches]
    assert ui.screen.playback.position == marked[0]


def test_an_analysis_that_comes_late_leaves_who_moved_on_where_they_are(
    end: EndScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    ui.click(name="analyse")
    replay = ui.screen
    assert isinstance(replay, ReplayScreen)
    replay.go_to(2)
    finish(analyst, ui)
    assert replay.playback.position == 2


def test_an_analysis_that_is_not_there_yet_says_so(
    replay: ReplayScreen, analyst: ToyAnalyst, app: App, ui: UiDriver
) -> None:
    ui.press("j")
    root = replay.stage.root
    assert app.say("end.judging") in texts(root.find("judged-panel"))
    assert not ui.sees(name="judged-following")
    finish(analyst, ui)
    assert app.say("end.judging") not in texts(root.find("judged-panel"))
    assert ui.sees(name="judged-following")


def test_an_analysis_that_fails_says_so(
    replay: ReplayScreen, analyst: ToyAnalyst, app: App, ui: UiDriver
) -> None:
    ui.press("j")
    analyst.judgements[-1].fail()
    ui.advance(0.1)
    assert app.say("end.not-judged") in texts(replay.stage.root.find("judged-panel"))
    ui.press("j")
    assert replay.stage.root.find("judged-panel") is None


def test_all_open_is_another_judgement(
    replay: ReplayScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    ui.press("j")
    finish(analyst, ui)
    begun = len(analyst.judgements)
    panel = replay.stage.root.find("judged-panel")
    assert panel is not None
    ui.click(name=f"mode:{OPEN}")
    assert len(analyst.judgements) == begun + 1


def test_without_an_analyst_neither_screen_speaks_of_judging(flow: Flow, ui: UiDriver) -> None:
    play_to_the_end(flow, ui)
    assert not ui.sees(name="turning-points")
    ui.click(name="replay")
    assert not ui.sees(name="judge")


@pytest.mark.parametrize("by", ["click", "key"])
def test_the_end_screen_leads_to_the_analysis_of_the_game(
    end: EndScreen, ui: UiDriver, by: str
) -> None:
    if by == "click":
        ui.click(name="analyse")
    else:
        ui.press("a")
    assert isinstance(ui.screen, ReplayScreen)
    assert ui.screen.stage.root.find("judge") is not None
    assert ui.screen._judging is not None
    assert ui.screen._judging.progress is not None


def test_where_nobody_judges_no_analysis_is_offered(flow: Flow, ui: UiDriver) -> None:
    play_to_the_end(flow, ui)
    assert not ui.sees(name="analyse")


@pytest.mark.parametrize(("words", "lines"), [(4, 1), (60, 4)])
def test_long_texts_get_the_room_of_the_buttons_and_never_that_of_the_map(
    app: App, words: int, lines: int
) -> None:
    room = NodeValues(x=1000, y=400, width=424, height=188)
    facts = JudgedFacts((), (), OPEN, [("candle " * words, BODY)])
    ways = JudgedHandlers(lambda mode: None, lambda: None, lambda: None, None, lambda: None)
    panel = JudgedPanel(app, room, facts, ways, 1.0)
    told, again = panel.find("judged-told"), panel.find("judged-try")
    assert told is not None and again is not None
    assert told.height >= lines * BODY.size * 1.2
    assert (panel.x, panel.width) == (room["x"], room["width"])
    assert (again.y < told.y) == (lines > 1)
    assert again.label == app.say("judged.try")


def test_a_decision_that_lost_nothing_is_told_without_a_figure(end: EndScreen, flow: Flow) -> None:
    chronicle = flow.saves.read(flow.saves.files()[0]).chronicle
    assert chronicle is not None
    words = JudgedWords(flow.app, chronicle)
    told = [words.verdict(JudgedMove(1, 0, 1, 2, 500, loss, 20, "")) for loss in (-6, 4, 8)]
    assert told[0] == told[1] == "As good as the best that was found."
    assert "1 %" in told[2]
