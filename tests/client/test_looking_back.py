"""Looking back during a game: the large journal, the chronicle of a round, past moments."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.history.journal_page import JournalModel, JournalSheet, plain
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.rules import CHANCE
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import TextField
from tests.client.toy_room import ToyTable

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
