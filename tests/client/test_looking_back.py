"""Looking back during a game: the large journal, the chronicle of a round, past moments."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.history.journal_model import JournalModel, plain
from game.client.history.journal_page import JournalSheet
from game.client.history.round_summary import RoundAccounts
from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.rules import CHANCE
from game.engine.title import Options
from game.match.beginnings import new_game
from game.match.match import Match
from game.records.records import Seat
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import TextField
from game.titles import title
from game.titles.tinners_trail.table.game_facts import TrailGameFacts
from tests.client.toy_room import ToyBooks, ToyTable

# Looking back during a game: the large journal, the chronicle of a round, past moments.

pytestmark = pytest.mark.thorough

ONE = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"))


@pytest.fixture
def table(flow: Flow, ui: UiDriver) -> TableScreen:
    """A table at which a round of Lanterns has been played."""
    flow.play(SavedSetUp(ONE, 5))
    ui.advance(1)
    for kind in ("stake", "stop", "stake"):
        names = [node.name for node in ui.all(role="button") if kind in node.name]
        ui.click(name=names[0])
        ui.settle()
    return flow.table


def toy(table: TableScreen) -> ToyTable:
    assert isinstance(table.table, ToyTable)
    return table.table


def shown(table: TableScreen) -> object:
    """What lies on the table."""
    view = toy(table).view
    assert view is not None
    return view.to_plain()


def sheet(table: TableScreen) -> JournalSheet:
    modal = table.stage.top_modal
    assert modal is not None
    assert isinstance(modal.content, JournalSheet)
    return modal.content


def test_the_key_opens_all_lines_of_the_game(table: TableScreen, ui: UiDriver) -> None:
    ui.press("j")
    told = [(line.entry.seat, line.entry.text) for line in sheet(table).found()]
    assert [kind for _, kind in told] == [kind for _, kind in toy(table).lines]
    ui.press("escape")
    assert table.stage.top_modal is None
    assert table.asking.question is not None


def test_the_key_that_opens_them_is_not_searched_for(table: TableScreen, ui: UiDriver) -> None:
    ui.press("j")
    ui.type("j")  # the system tells every key twice, as a key and as what it writes
    search = sheet(table).find("search")
    assert isinstance(search, TextField)
    assert search.value == ""
    ui.type("j")
    assert search.value == "j"


def test_the_key_of_the_round_opens_what_each_player_did(table: TableScreen, ui: UiDriver) -> None:
    ui.press("w")
    assert sheet(table).find("chronicle:0") is not None
    assert sheet(table).find("chronicle:1") is not None


def test_lines_are_found_by_words_and_by_round(table: TableScreen, ui: UiDriver) -> None:
    ui.press("j")
    ui.click(name="round:1")
    rounds = {line.round for line in sheet(table).found()}
    assert rounds == {1}
    ui.click(name="search")
    ui.type("no such words")
    assert sheet(table).found() == []


def test_marks_on_letters_do_not_hide_a_line() -> None:
    assert plain("Święty Łukasz") == plain("swiety lukasz")
    assert plain("Řádek") == "radek"


def test_nobody_is_asked_and_nothing_goes_on_while_the_journal_lies_open(
    table: TableScreen, ui: UiDriver
) -> None:
    ui.press("j")
    steps = table.match.steps
    ui.advance(3)
    assert table.asking.question is None
    assert table.match.steps == steps


def test_a_line_leads_to_its_moment_and_escape_back_to_the_game(
    table: TableScreen, ui: UiDriver
) -> None:
    before, lines = toy(table).picture(), list(toy(table).steps_told)
    point = table.sitting.viewpoints.at(0)
    middle = point.history[2]
    ui.press("j")
    sheet(table)._ways.go_to(middle.step)
    ui.settle()
    assert shown(table) == middle.view.to_plain()
    assert max(toy(table).steps_told) <= middle.step
    assert table.asking.question is None
    ui.press("escape")
    ui.settle()
    assert toy(table).picture() == before
    assert toy(table).steps_told == lines
    assert table.asking.question is not None


def test_from_a_moment_one_goes_step_by_step(table: TableScreen, ui: UiDriver) -> None:
    history = table.sitting.viewpoints.at(0).history
    table.recall.look_at(history[1].step)
    ui.settle()
    ui.press("x")
    ui.settle()
    assert shown(table) == history[2].view.to_plain()
    ui.press("z")
    ui.press("z")
    ui.settle()
    assert shown(table) == history[0].view.to_plain()
    assert not ui.find(name="look-back-before").enabled


def test_a_moment_shows_no_more_than_the_viewer_saw(table: TableScreen, ui: UiDriver) -> None:
    for seen in table.sitting.viewpoints.at(0).history:
        table.recall.look_at(seen.step)
        ui.settle()
        assert shown(table) == seen.view.to_plain()


def test_the_sums_of_a_round_are_those_of_the_books(table: TableScreen) -> None:
    annals = JournalModel(table.app, table.table, table.sitting)
    for told in annals.of_round(annals.round):
        assert told.money[1] == table.app.box.game_facts.money(table.sitting.view(), told.seat)
        assert all(entry.seat == told.seat for entry in told.deeds)


def test_luck_is_nobodys_deed(table: TableScreen) -> None:
    annals = JournalModel(table.app, table.table, table.sitting)
    history = table.sitting.viewpoints.at(0).history
    lucky = {seen.step for seen in history if seen.mover == CHANCE}
    assert lucky
    told = [each for number in annals.rounds for each in annals.of_round(number)]
    assert all(entry.seat == each.seat for each in told for entry in each.deeds)


def test_a_game_gone_on_with_remembers_all_of_it(
    app: App, flow: Flow, table: TableScreen, ui: UiDriver, tmp_path: Path
) -> None:
    lines = list(toy(table).lines)
    flow.open_title()
    flow.continue_last()
    ui.advance(0.3)
    assert toy(flow.table).lines == lines


def test_the_journal_tells_nothing_that_has_not_been_shown(
    table: TableScreen, ui: UiDriver
) -> None:
    history = table.sitting.viewpoints.at(0).history
    coming = history[-3]
    table.director.add(table.sitting.scene(coming))  # it has happened, and is not shown yet
    ui.press("j")
    assert sheet(table).found()
    assert max(line.entry.step for line in sheet(table).found()) < coming.step


# Between two rounds: what everybody sold, invested and gained, until somebody goes on.

SEATS = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"))


@pytest.fixture
def app(app: App) -> App:
    """A desk whose title keeps takings."""
    game_facts = app.box.game_facts
    assert isinstance(game_facts, ToyBooks)
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
