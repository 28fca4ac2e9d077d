"""Between two rounds: what everybody sold, invested and gained, until somebody goes on."""

from __future__ import annotations

from random import Random

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.history.round_summary import RoundAccounts
from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.title import Options
from game.match.beginnings import new_game
from game.match.match import Match
from game.records.records import Seat
from game.scene.testing.ui_driver import UiDriver
from game.titles import title
from game.titles.tinners_trail.table.game_facts import TrailGameFacts
from tests.client.toy_room import ToyGameFacts

pytestmark = pytest.mark.thorough


SEATS = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"))


@pytest.fixture
def app(app: App) -> App:
    """A desk whose title keeps takings."""
    game_facts = app.box.game_facts
    assert isinstance(game_facts, ToyGameFacts)
    game_facts.taking_columns = ("sold",)
    return app


def play_to_break(flow: Flow, ui: UiDriver, seed: int = 3) -> TableScreen:
    """Click anything until a summary is open."""
    chance = Random(seed)
    for _ in range(300):
        screen = ui.screen
        assert isinstance(screen, TableScreen)
        if screen.rounds.is_open:
            return screen
        moves = [node for node in ui.all(role="button") if node.name.startswith("move:")]
        if moves:
            ui.click(name=chance.choice(moves).name)
        else:
            ui.advance(0.2)
    raise AssertionError("no round has ended")


def labels(ui: UiDriver) -> set[str]:
    modal = ui.screen.stage.top_modal
    assert modal is not None
    return {node.label for node in modal.walk() if node.label}


def test_a_summary_names_everybody_and_goes_on_by_a_click(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp(SEATS, 6))
    screen = play_to_break(flow, ui)
    assert {"Ann", "Ben"} <= labels(ui)
    assert screen.asking.question is None
    ui.click(name="go-on")
    ui.advance(1)
    assert not screen.rounds.is_open
    assert screen.stage.top_modal is None


@pytest.mark.parametrize("key", ["enter", "space", "escape"])
def test_a_summary_is_left_by_one_key(flow: Flow, ui: UiDriver, key: str) -> None:
    flow.play(SavedSetUp(SEATS, 6))
    screen = play_to_break(flow, ui)
    ui.press(key)
    ui.advance(1)
    assert not screen.rounds.is_open


def test_nothing_moves_below_an_open_summary(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp(SEATS, 6))
    screen = play_to_break(flow, ui)
    before = screen.table.picture()
    ui.advance(3)
    assert screen.table.picture() == before
    assert not screen.moving


def test_every_round_but_the_last_has_its_summary(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp(SEATS, 6))
    seen = []
    for _ in range(2):
        play_to_break(flow, ui)
        seen.append(next(label for label in labels(ui) if "round" in label))
        ui.click(name="go-on")
        ui.advance(0.5)
    assert seen == ["The end of round I", "The end of round II"]


@pytest.mark.parametrize(
    "choice", [{"round_summary": False}, {"computer_speed": "instant"}, {"own_speed": "instant"}]
)
def test_it_stays_away_when_it_is_switched_off_or_moves_are_instant(
    flow: Flow, ui: UiDriver, choice: dict[str, str | bool]
) -> None:
    flow.app.choose(**choice)
    flow.play(SavedSetUp(SEATS, 6))
    chance = Random(1)
    for _ in range(300):
        if isinstance(ui.screen, EndScreen):
            return
        moves = [node for node in ui.all(role="button") if node.name.startswith("move:")]
        if moves:
            ui.click(name=chance.choice(moves).name)
        else:
            ui.advance(0.2)
        screen = ui.screen
        assert not (isinstance(screen, TableScreen) and screen.rounds.is_open)
    raise AssertionError("the game did not end")


def test_computers_alone_are_not_held_up(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "ai:2")), 3))
    for _ in range(300):
        if isinstance(ui.screen, EndScreen):
            return
        ui.advance(0.5)
    raise AssertionError("the game did not end")


def trail_match() -> Match:
    shelf = title("tinners-trail")
    game = shelf.game(Options(shelf.name, 3))
    seats = tuple(Seat(f"{n}", "human", colour) for n, colour in enumerate(game.colours))
    return Match.begin(new_game(shelf, game.options, seats, 11))


def play_a_round(match: Match, until: int) -> None:
    game_facts, chance = TrailGameFacts(), Random(4)
    while (question := match.question()) is not None and game_facts.round_of(question.view) < until:
        match.play(question.seat, chance.choice(match.moves()).code)


@pytest.mark.rule("I-1")
@pytest.mark.rule("I-2")
def test_the_sums_of_a_round_are_those_of_the_money_and_points_on_the_table() -> None:
    match = trail_match()
    accounts = RoundAccounts(match, TrailGameFacts())
    play_a_round(match, 3)
    account = accounts.take(match.steps)
    assert account is not None
    assert account.number == 2
    assert account.points == match.scores()
    for seat in range(3):
        assert account.money[seat] == TrailGameFacts().money(match.view(seat), seat)
        assert account.takings[seat].get("invested", 0) % 5 == 0
        assert (account.gained[seat] > 0) == (account.takings[seat].get("invested", 0) > 0)
    assert accounts.take(match.steps) is None


def test_a_continued_game_knows_what_its_round_had_brought_before() -> None:
    match = trail_match()
    whole = RoundAccounts(match, TrailGameFacts())
    play_a_round(match, 2)
    for _ in range(9):
        question = match.question()
        assert question is not None
        match.play(question.seat, match.moves()[0].code)
    whole.take(match.steps)
    later = RoundAccounts(match, TrailGameFacts())
    play_a_round(match, 3)
    assert later.take(match.steps) == whole.take(match.steps)
