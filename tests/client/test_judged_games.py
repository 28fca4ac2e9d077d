"""Judged games: turning points at the end, the strip and the panel in the replay."""

from __future__ import annotations

import pytest

from game.client.app_context import Desk
from game.client.flow import Flow
from game.client.hints.judgements import JudgedWords
from game.client.screens.end import EndScreen
from game.client.screens.judged_panel import JudgedFacts, JudgedHandlers, JudgedPanel
from game.client.screens.replay import ReplayScreen
from game.client.screens.replay_trial import TrialScreen
from game.client.screens.scrubber import Scrubber
from game.client.screens.table import TableScreen
from game.client.stored.set_up import KeptSetUp, SeatPlan
from game.match.analysis import OPEN, JudgedGame, JudgedMove
from game.records.records import HUMAN
from game.scene.nodes.node import Node, NodeValues
from game.scene.testing.ui_driver import Pilot
from game.scene.text.lettering import BODY
from tests.client.toys import ToyAnalyst

pytestmark = pytest.mark.thorough


def play_to_the_end(flow: Flow, pilot: Pilot) -> None:
    """Let two computers play until the end screen is there."""
    flow.play(KeptSetUp((SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "ai:2")), 6))
    for _ in range(200):
        if pilot.sees(name="replay"):
            break
        pilot.advance(0.5)


def finish(analyst: ToyAnalyst, pilot: Pilot) -> JudgedGame:
    """Let the latest judgement be finished and shown; what it says."""
    analyst.judgements[-1].finish()
    pilot.advance(0.1)
    judged = analyst.judgements[-1].answer()
    assert judged is not None
    return judged


@pytest.fixture
def end(analyst: ToyAnalyst, flow: Flow, pilot: Pilot) -> EndScreen:
    """The end of a game of two computers."""
    play_to_the_end(flow, pilot)
    assert isinstance(pilot.screen, EndScreen)
    return pilot.screen


@pytest.fixture
def replay(end: EndScreen, pilot: Pilot) -> ReplayScreen:
    """The replay of that game."""
    pilot.click(name="replay")
    assert isinstance(pilot.screen, ReplayScreen)
    return pilot.screen


def texts(node: Node | None) -> str:
    """All texts below a node."""
    assert node is not None
    return " ".join(inner.label for inner in node.walk() if inner.label)


def test_the_end_screen_says_that_it_judges_and_then_shows_turning_points(
    end: EndScreen, analyst: ToyAnalyst, desk: Desk, pilot: Pilot
) -> None:
    panel = end.stage.root.find("turning-points")
    assert desk.say("end.judging") in texts(panel)
    finish(analyst, pilot)
    assert "−21 %" in texts(panel)


def test_a_turning_point_leads_to_just_before_the_decision(
    end: EndScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    judged = finish(analyst, pilot)
    card = next(node for node in end.stage.root.walk() if node.name.startswith("turning:"))
    pilot.click(name=card.name)
    replay = pilot.screen
    assert isinstance(replay, ReplayScreen)
    assert replay.playback.position == judged.moves[0].number - 1
    assert len(analyst.judgements) == 1  # judged once


def test_the_better_move_is_hidden_until_it_is_asked_for(
    replay: ReplayScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    pilot.press("j")
    judged = finish(analyst, pilot)
    replay.go_to(judged.moves[0].number - 1)
    root = replay.stage.root
    assert "Because of the candle." not in texts(root.find("judged-panel"))
    pilot.press("b")
    told = texts(root.find("judged-panel"))
    assert "Because of the candle." in told
    assert "Because of the draught." in told  # what speaks against the move that was played
    assert "7 points" in told


def test_the_scrubber_shows_the_shares_once_the_game_is_judged(
    replay: ReplayScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    pilot.click(name="judge")
    finish(analyst, pilot)
    scrubber = replay.stage.root.find("scrubber")
    assert isinstance(scrubber, Scrubber)
    assert scrubber.judged is not None
    pilot.press("j")
    scrubber = replay.stage.root.find("scrubber")
    assert isinstance(scrubber, Scrubber)
    assert scrubber.judged is None


def test_the_next_marked_decision_is_found_by_key_and_mouse(
    replay: ReplayScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    pilot.press("j")
    judged = finish(analyst, pilot)
    before = judged.moves[0].number - 1
    pilot.press("end")
    pilot.press(",")
    assert replay.playback.position == before
    pilot.press("end")
    pilot.click(name="judged-previous")
    assert replay.playback.position == before


def test_a_marked_decision_can_be_tried_again_by_a_person(
    replay: ReplayScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    pilot.press("j")
    judged = finish(analyst, pilot)
    decision = judged.moves[0]
    replay.go_to(decision.number - 1)
    pilot.press("t")
    table = pilot.screen
    assert isinstance(table, TableScreen)
    assert table.match.steps == decision.number - 1
    assert table.match.seats[decision.seat].player == HUMAN
    assert replay.chronicle.seats[decision.seat].player != HUMAN


@pytest.fixture
def trial(replay: ReplayScreen, analyst: ToyAnalyst, pilot: Pilot) -> TrialScreen:
    """A trial of the marked decision of that game."""
    pilot.press("j")
    judged = finish(analyst, pilot)
    replay.go_to(judged.moves[0].number - 1)
    pilot.press("t")
    pilot.advance(0.5)
    assert isinstance(pilot.screen, TrialScreen)
    return pilot.screen


def decide(trial: TrialScreen, pilot: Pilot) -> None:
    """Answer the question that is asked with its first move."""
    question = trial.asking.question
    assert question is not None
    trial.asking.answer(question.moves[0].code)
    pilot.advance(0.1)


def test_what_is_decided_in_a_trial_is_judged(
    trial: TrialScreen, analyst: ToyAnalyst, desk: Desk, pilot: Pilot
) -> None:
    assert desk.say("trial.begin") in texts(trial.stage.root.find("trial"))
    decide(trial, pilot)
    assert desk.say("trial.judging") in texts(trial.stage.root.find("trial"))
    analyst.steps[-1].finish()
    pilot.advance(0.1)
    assert desk.say("judged.best", lost=0) in texts(trial.stage.root.find("trial"))
    assert desk.say("judged.best", lost=0) in trial.described_table()
    pilot.click(name="trial-play-on")
    assert trial.stage.root.find("trial") is None
    pilot.advance(3)
    trial.asking.undo()  # a trial is practice: the decision may be taken back and made anew
    pilot.advance(0.1)
    assert desk.say("trial.begin") in texts(trial.stage.root.find("trial"))


@pytest.mark.parametrize("way", ["note", "menu", "end"])
def test_a_trial_leads_back_to_the_analysis(
    trial: TrialScreen, replay: ReplayScreen, desk: Desk, pilot: Pilot, way: str
) -> None:
    position = replay.playback.position
    if way == "note":
        pilot.click(name="trial-back")
    elif way == "menu":
        trial.open_menu()
        assert desk.say("trial.back") in texts(trial.stage.root)
        pilot.press("q")
    else:
        trial.exits.over(trial.match)
        pilot.press("escape")  # the sentence about the outcome
    pilot.advance(0.1)
    assert pilot.screen is replay
    assert replay.playback.position == position
    assert pilot.sees(name="judged-panel")
    assert trial._closed


def test_a_trial_leaves_the_saved_games_and_continue_alone(
    replay: ReplayScreen, analyst: ToyAnalyst, flow: Flow, desk: Desk, pilot: Pilot
) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 7))
    flow.open_title()
    before, files = flow.saves.newest_unfinished(), flow.saves.files()
    assert before is not None
    finished = next(file for file in files if file != before)
    flow.watch(finished, 1)
    judged = finish(analyst, pilot)
    screen = pilot.screen
    assert isinstance(screen, ReplayScreen)
    screen.go_to(judged.moves[0].number - 1)
    pilot.press("t")
    trial = pilot.screen
    assert isinstance(trial, TrialScreen)
    pilot.advance(0.5)
    decide(trial, pilot)
    pilot.press("escape")
    assert flow.saves.files() == files
    assert flow.saves.newest_unfinished() == before


def test_a_turning_point_opens_with_the_judgement_another_replay_without(
    end: EndScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    finish(analyst, pilot)
    pilot.click(name="replay")
    assert not pilot.sees(name="judged-panel")


def test_an_analysis_opens_at_the_first_marked_decision(
    end: EndScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    judged = finish(analyst, pilot)
    pilot.click(name="analyse")
    assert isinstance(pilot.screen, ReplayScreen)
    marked = [move.number - 1 for move in judged.moves if move.teaches]
    assert pilot.screen.playback.position == marked[0]


def test_an_analysis_that_comes_late_leaves_who_moved_on_where_they_are(
    end: EndScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    pilot.click(name="analyse")
    replay = pilot.screen
    assert isinstance(replay, ReplayScreen)
    replay.go_to(2)
    finish(analyst, pilot)
    assert replay.playback.position == 2


def test_an_analysis_that_is_not_there_yet_says_so(
    replay: ReplayScreen, analyst: ToyAnalyst, desk: Desk, pilot: Pilot
) -> None:
    pilot.press("j")
    root = replay.stage.root
    assert desk.say("end.judging") in texts(root.find("judged-panel"))
    assert not pilot.sees(name="judged-following")
    finish(analyst, pilot)
    assert desk.say("end.judging") not in texts(root.find("judged-panel"))
    assert pilot.sees(name="judged-following")


def test_an_analysis_that_fails_says_so(
    replay: ReplayScreen, analyst: ToyAnalyst, desk: Desk, pilot: Pilot
) -> None:
    pilot.press("j")
    analyst.judgements[-1].fail()
    pilot.advance(0.1)
    assert desk.say("end.not-judged") in texts(replay.stage.root.find("judged-panel"))
    pilot.press("j")
    assert replay.stage.root.find("judged-panel") is None


def test_all_open_is_another_judgement(
    replay: ReplayScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    pilot.press("j")
    finish(analyst, pilot)
    begun = len(analyst.judgements)
    panel = replay.stage.root.find("judged-panel")
    assert panel is not None
    pilot.click(name=f"mode:{OPEN}")
    assert len(analyst.judgements) == begun + 1


def test_without_an_analyst_neither_screen_speaks_of_judging(flow: Flow, pilot: Pilot) -> None:
    play_to_the_end(flow, pilot)
    assert not pilot.sees(name="turning-points")
    pilot.click(name="replay")
    assert not pilot.sees(name="judge")


@pytest.mark.parametrize("by", ["click", "key"])
def test_the_end_screen_leads_to_the_analysis_of_the_game(
    end: EndScreen, pilot: Pilot, by: str
) -> None:
    if by == "click":
        pilot.click(name="analyse")
    else:
        pilot.press("a")
    assert isinstance(pilot.screen, ReplayScreen)
    assert pilot.screen.stage.root.find("judge") is not None
    assert pilot.screen._judging is not None
    assert pilot.screen._judging.progress is not None


def test_where_nobody_judges_no_analysis_is_offered(flow: Flow, pilot: Pilot) -> None:
    play_to_the_end(flow, pilot)
    assert not pilot.sees(name="analyse")


@pytest.mark.parametrize(("words", "lines"), [(4, 1), (60, 4)])
def test_long_texts_get_the_room_of_the_buttons_and_never_that_of_the_map(
    desk: Desk, words: int, lines: int
) -> None:
    room = NodeValues(x=1000, y=400, width=424, height=188)
    facts = JudgedFacts((), (), OPEN, [("candle " * words, BODY)])
    ways = JudgedHandlers(lambda mode: None, lambda: None, lambda: None, None, lambda: None)
    panel = JudgedPanel(desk, room, facts, ways, 1.0)
    told, again = panel.find("judged-told"), panel.find("judged-try")
    assert told is not None and again is not None
    assert told.height >= lines * BODY.size * 1.2
    assert (panel.x, panel.width) == (room["x"], room["width"])
    assert (again.y < told.y) == (lines > 1)
    assert again.label == desk.say("judged.try")


def test_a_decision_that_lost_nothing_is_told_without_a_figure(end: EndScreen, flow: Flow) -> None:
    chronicle = flow.saves.read(flow.saves.files()[0]).chronicle
    assert chronicle is not None
    words = JudgedWords(flow.desk, chronicle)
    told = [words.verdict(JudgedMove(1, 0, 1, 2, 500, loss, 20, "")) for loss in (-6, 4, 8)]
    assert told[0] == told[1] == "As good as the best that was found."
    assert "1 %" in told[2]
