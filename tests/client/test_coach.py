"""The coach of a first game: each thing once, when it matters, from the player's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game import wiring
from game.box.lesson import name_of
from game.client.app import App
from game.client.flow import Flow
from game.client.screens.table import TableScreen
from game.client.session.director import ObservedStep
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.tutorial.coaching import Reckoning
from game.engine.knowledge import Event
from game.engine.move import Move
from game.engine.moves import kind_of
from game.engine.title import Options, Reason
from game.match.analysis import Advice, Hint, Position, Prospect
from game.match.beginnings import new_game
from game.match.feed import FeedEntry
from game.match.match import Match
from game.places import assets_folder
from game.players import PromptPlayers
from game.records.records import Seat
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.waiting import FakeClock
from game.table_protocol import PersonalQuestion
from game.titles.tinners_trail.rules.kinds import BUILD
from tests.client.toys import ToyAnalyst, rows_of

pytestmark = pytest.mark.thorough

AT_ONCE = Settings(own_speed="instant", computer_speed="instant")
TRAIL = assets_folder() / "tinners_trail"
GAMES = 60  # at most


@pytest.fixture
def app(tmp_path: Path) -> App:
    """The desk of Tinners' Trail; nothing takes time."""
    return wiring.make_desk(tmp_path, AT_ONCE, PromptPlayers())


@pytest.fixture
def analyst(app: App) -> ToyAnalyst:
    """Somebody at the desk who advises the first legal moves when told to."""

    def legal(position: Position) -> list[int]:
        rules = app.box.title.game(position.options).rules
        view = rules.new_state()
        view.load_plain(rows_of(position))
        return rules.legal_codes(view)

    app.analyst = ToyAnalyst(legal)
    return app.analyst


@pytest.fixture
def flow(app: App) -> Iterator[Flow]:
    """The client in a small window."""
    flow = Flow(app, wiring.open_window(app, (1280, 720), FakeClock()))
    flow.open_title()
    yield flow
    flow.quit()
    pygame.display.quit()


FROM_ANALYSIS = {"chance", "was", "fall", "slip", "better"}
FROM_EVENTS = {"bought", "insured"}


def random_game(app: App, seed: int) -> Iterator[tuple[PersonalQuestion, Move]]:
    """Yield every question of the first seat of a game played at random, and what it plays."""
    title = app.box.title
    options = Options(title.name, 3, title.editions[0])
    colours = title.game(options).colours
    seats = [Seat(f"Seat {place}", "human", colours[place]) for place in range(3)]
    match, luck = Match.begin(new_game(title, options, seats, seed)), Random(seed)
    while (due := match.question()) is not None:
        moves = match.moves()
        kind = luck.choice(sorted({name_of(move) for move in moves}))
        move = luck.choice([move for move in moves if name_of(move) == kind])
        if due.seat == 0:
            yield PersonalQuestion(due.seat, due.view, moves, False, ""), move
        match.play(due.seat, move.code)


def test_a_first_game_with_a_coach_is_one_click_away(
    analyst: ToyAnalyst, flow: Flow, app: App
) -> None:
    ui = UiDriver(flow.window)
    ui.click(name="learn")
    ui.click(name="first-game")
    ui.advance(0.2)
    kinds = [seat.player for seat in flow.table.match.seats]
    assert kinds == ["human", *app.players.kinds[:2]]
    assert not ui.sees(name="coach"), "what needs the analysis waits for it"
    analyst.hints[0].finish()
    ui.advance(0.1)
    assert ui.sees(name="coach")
    assert app.progress.told == {"draft"}


def coached(flow: Flow, players: tuple[str, ...] = ("human", "random", "random")) -> UiDriver:
    flow.app.choose(coach=True)
    seats = tuple(SeatPlan(f"Seat {place}", player) for place, player in enumerate(players))
    flow.play(SavedSetUp(seats, 4))
    ui = UiDriver(flow.window)
    ui.advance(0.2)
    analyst = flow.app.analyst
    if isinstance(analyst, ToyAnalyst) and analyst.hints:
        analyst.hints[-1].finish()
        ui.advance(0.1)
    return ui


def note(ui: UiDriver) -> str:
    """Return everything the coach says."""
    return ui.find(name="coach").label


def test_the_coach_gives_the_advice_of_the_hint_and_asks_the_analysis_only_once(
    analyst: ToyAnalyst, flow: Flow, app: App
) -> None:
    ui = coached(flow)
    question, phrases = flow.table.asking.question, app.box.phrases
    assert question is not None and phrases is not None
    best = next(move for move in question.moves if move.code == best_of(analyst).code)
    what = phrases.what(best, question.view)
    assert f"{what}." in note(ui)
    ui.click(name="hint")
    ui.advance(0.1)
    assert not ui.sees(name="coach")
    ui.click(name="hint-more")
    told = " ".join(node.label for node in ui.find(name="hint-panel").walk())
    assert f"{what}." in told
    assert len(analyst.hints) == 1


def best_of(analyst: ToyAnalyst) -> Advice:
    """Return the best move of the latest hint."""
    hint = analyst.hints[-1].answer()
    assert hint is not None
    return hint.advice[0]


def test_one_thing_is_explained_at_a_time_however_soon_the_analysis_is_there(
    analyst: ToyAnalyst, flow: Flow
) -> None:
    analyst.at_once = True
    ui, seen = coached(flow), 0
    for _ in range(60):
        screen = ui.screen
        if not isinstance(screen, TableScreen):
            break
        notes = len(ui.all(name="coach"))
        assert notes <= 1
        seen += notes
        question = screen.asking.question
        if question is not None:
            screen.asking.answer(question.moves[0].code)
        ui.advance(0.05)
    assert seen > 3


def test_what_a_place_is_worth_is_said_once_in_a_turn_and_again_when_others_have_acted(
    analyst: ToyAnalyst, flow: Flow, app: App
) -> None:
    analyst.at_once, analyst.why = True, (Reason("fair-value-known", {"area": "x", "pounds": 7}),)
    known = analyst._legal
    analyst._legal = lambda view: sorted(known(view), key=lambda code: kind_of(code) != BUILD)
    ui, phrases, last = coached(flow), app.box.phrases, (0, "")
    said: dict[bool, list[bool]] = {True: [], False: []}  # by whether others have acted since
    assert phrases is not None and app.box.coach is not None
    while isinstance(screen := ui.screen, TableScreen):
        if (question := screen.asking.question) is not None:
            code = best_of(analyst).code
            best = next((move for move in question.moves if move.code == code), question.moves[0])
            if ui.sees(name="coach") and phrases.what(best, question.view) in note(ui):
                since, place = last[0], "".join(phrases.places(best, question.view))
                if place and place == last[1]:
                    others = {step.seat for step in screen.match.chronicle.steps[since:]}
                    said[others != {question.seat}].append("£7" in note(ui))
                last = screen.match.steps, place
            app.progress.told.clear()  # so that all that goes with advice is said again
            app.progress.told.update(each.name for each in app.box.coach.advice if not each.good)
            screen.asking.answer(best.code)
        ui.advance(0.05)
    assert said[True]
    assert all(said[True])
    assert said[False]
    assert not any(said[False])


def test_a_coach_without_an_analysis_explains_and_advises_nothing(flow: Flow) -> None:
    ui = coached(flow)
    assert not ui.sees(name="coach")


def test_insurance_that_was_paid_is_explained(analyst: ToyAnalyst, flow: Flow, app: App) -> None:
    ui = coached(flow)
    screen = flow.table
    question = screen.asking.question
    assert question is not None
    event = Event("insured", question.seat, amounts=(("pounds", 3),))
    screen.aids.watch(ObservedStep(FeedEntry(1, 1, None, (event,), question.view), question.seat))
    screen.asking.answer(question.moves[0].code)
    ui.advance(0.3)
    assert "£3" in note(ui)
    assert "insured" in app.progress.told


def test_falling_chances_and_a_decision_that_cost_much_are_reckoned(app: App) -> None:
    title = app.box.title
    options = Options(title.name, 3, title.editions[0])
    colours = title.game(options).colours
    seats = [Seat(f"Seat {place}", "human", colours[place]) for place in range(3)]
    match = Match.begin(new_game(title, options, seats, 3))
    reckoning = Reckoning(match)

    def ask(share: int) -> tuple[PersonalQuestion, Hint]:
        due = match.question()
        assert due is not None
        moves = match.moves()
        advice = tuple(
            Advice(move.code, 1, share, 20, 150 * at, 10, ()) for at, move in enumerate(moves[:2])
        )
        prospects = tuple(Prospect(share, 20) for _ in seats)
        return PersonalQuestion(due.seat, due.view, moves, False, ""), Hint(0, 9, prospects, advice)

    question, hint = ask(400)
    assert reckoning.take(question, hint) == {"chance": 40, "was": 40, "fall": 0, "slip": 0}
    match.play(question.seat, question.moves[1].code)
    while (due := match.question()) is not None and due.seat != question.seat:
        match.play(due.seat, match.moves()[0].code)
    facts = reckoning.take(*ask(250))
    assert facts == {"chance": 25, "was": 40, "fall": 15, "slip": 15}
    assert reckoning.better == (question.moves[0], question)


def test_the_coach_is_heard_where_the_screen_is_described(analyst: ToyAnalyst, flow: Flow) -> None:
    ui = coached(flow)
    ui.press("f9")
    assert "Coach. Before the game" in ui.find(name="text").label


def test_what_was_understood_is_not_explained_again(
    analyst: ToyAnalyst, flow: Flow, app: App
) -> None:
    ui = coached(flow)
    ui.click(name="coach-understood")
    assert not ui.sees(name="coach")
    flow.open_title()
    ui = coached(flow)
    assert not ui.sees(name="coach")


def test_a_note_not_yet_read_is_back_after_another_screen(analyst: ToyAnalyst, flow: Flow) -> None:
    ui = coached(flow)
    ui.press("f1")
    ui.press("escape")
    ui.advance(0.1)
    assert ui.sees(name="coach")
    ui.press("escape")
    assert not ui.sees(name="coach")


def test_the_coach_is_switched_off_at_the_table_and_on_in_the_settings(
    analyst: ToyAnalyst, flow: Flow, app: App
) -> None:
    ui = coached(flow)
    ui.click(name="coach-off")
    assert not ui.sees(name="coach")
    assert not app.settings.coach
    flow.open_title()
    ui.click(name="settings")
    for _ in range(80):
        ui.press("tab")
        focused = ui.screen.stage.focus.node
        if focused is not None and focused.name == "coach":
            break
    ui.press("enter")
    assert app.settings.coach


def test_several_people_have_no_coach(analyst: ToyAnalyst, flow: Flow) -> None:
    ui = coached(flow, ("human", "human", "random"))
    if ui.sees(name="open"):
        ui.click(name="open")
    assert not ui.sees(name="coach")


def advised_at(app: App, kind: str, **facts: int) -> str:
    """The name of what is explained first when the analysis advises a move of this kind."""
    coach = app.box.coach
    assert coach is not None
    for question, _ in random_game(app, 5):
        best = next((move for move in question.moves if move.kind == kind), None)
        if best is not None:
            told = {"second-round", "others-passed", "survey"}
            due = coach.due(question, {"round": 1, **facts}, best, told)
            return due.name if due is not None else ""
    raise AssertionError(f"no {kind} in this game")


def test_who_cannot_see_the_tile_for_sale_is_not_told_to_count_its_ore(app: App) -> None:
    assert advised_at(app, "drop", **{"face-down": 1, "spare": 9}) == "auction-blind"
    assert advised_at(app, "drop", **{"face-down": 0, "spare": 9}) == "auction"


def test_whoever_got_a_mine_before_the_first_own_turn_is_advised_then_too(app: App) -> None:
    assert advised_at(app, "build", mines=0) == "first-turn"
    assert advised_at(app, "build", mines=1) == "another-mine"
