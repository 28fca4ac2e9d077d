"""Looking back during a game: the large journal, the chronicle of a round, past moments; and
between two rounds what everybody sold, invested and gained."""

from random import Random

import pygame
import pytest

from game.client.history import chronicle_columns, journal_model, journal_page
from game.client.history.round_accounts import RoundAccountCollector
from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.engine.rules import CHANCE, State
from game.engine.title import Options
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.records.records import Seat
from game.scene.widgets import ScrollList, TextField
from game.titles import title_by_name
from game.titles.tinners_trail.table.game_facts import TrailGameFacts
from tests.client.client_driver import ClientDriver
from tests.client.toy_table import ToyGameFacts, ToyTable
from tests.helpers.present import of_kind, present

pytestmark = pytest.mark.thorough


@pytest.fixture
def table(ui: ClientDriver) -> TableScreen:
    """A table at which a round of Lanterns has been played."""
    ui.play("human", "ai:1", seed=5, wait=1)
    for kind in ("stake", "stop", "stake"):
        ui.answer(kind)
        ui.advance_until_still()
    return ui.table


def toy(table: TableScreen) -> ToyTable:
    assert isinstance(table.table, ToyTable)
    return table.table


def shown(table: TableScreen) -> object:
    """What lies on the table."""
    return present(toy(table).view).to_plain()


def sheet(table: TableScreen) -> journal_page.JournalSheet:
    return of_kind(present(table.stage.top_modal).content, journal_page.JournalSheet)


def test_the_key_opens_all_lines_and_the_game_waits(table: TableScreen, ui: ClientDriver) -> None:
    ui.press_keys("j")
    told = [line.entry.text for line in sheet(table).shown_lines()]
    assert told == [kind for _, kind in toy(table).lines]
    steps = table.match.step_count
    ui.advance_time(3)
    assert table.prompt_controller.question is None
    assert table.match.step_count == steps
    ui.press_keys("escape")
    assert table.stage.top_modal is None
    assert table.prompt_controller.question is not None


def test_the_key_that_opens_them_is_not_searched_for(table: TableScreen, ui: ClientDriver) -> None:
    ui.press_keys("j")
    ui.type("j")  # the system tells every key twice, as a key and as what it writes
    search = of_kind(sheet(table).find("search"), TextField)
    assert search.value == ""
    ui.type("j")
    assert search.value == "j"


def test_escape_first_clears_the_search_of_the_journal(
    table: TableScreen, ui: ClientDriver
) -> None:
    ui.press_keys("j")
    ui.type("jx")
    search = of_kind(sheet(table).find("search"), TextField)
    ui.press_keys("escape")
    assert search.value == ""
    ui.press_keys("escape")
    assert table.stage.top_modal is None


def test_page_keys_scroll_the_lines_from_the_search_field(
    table: TableScreen, ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui.press_keys("j")
    many = sheet(table).shown_lines() * 60
    ui.press_keys("escape")
    monkeypatch.setattr(journal_model.JournalModel, "lines_containing", lambda *_: many)
    ui.press_keys("j")
    lines = of_kind(sheet(table).find("lines"), ScrollList)
    end = lines.offset
    assert end > 0
    ui.press_keys("page up")
    assert lines.offset < end
    ui.press_keys("page down")
    assert lines.offset == end
    ui.type("z")
    assert of_kind(sheet(table).find("search"), TextField).value == "z"


def test_the_key_of_the_round_opens_what_each_player_did(
    table: TableScreen, ui: ClientDriver
) -> None:
    ui.press_keys("w")
    assert all(sheet(table).find(f"chronicle:{seat}") is not None for seat in (0, 1))


def test_lines_are_found_by_words_and_by_round(table: TableScreen, ui: ClientDriver) -> None:
    ui.press_keys("j")
    ui.click(name="round:1")
    assert {line.round_number for line in sheet(table).shown_lines()} == {1}
    ui.click(name="search")
    ui.type("no such words")
    assert sheet(table).shown_lines() == []


def test_only_a_search_says_that_no_lines_match(
    table: TableScreen, ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_model.JournalModel, "lines_containing", lambda *_: [])
    ui.press_keys("j")
    assert ui.sees(label=table.app.say("recalling.nothing-yet"))
    ui.click(name="search")
    ui.type("q")
    assert ui.sees(label=table.app.say("recalling.not-found"))
    assert not ui.sees(label=table.app.say("recalling.nothing-yet"))


def test_the_rounds_of_a_long_game_leave_the_search_its_room(
    table: TableScreen, ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_model.JournalModel, "begun_round_numbers", tuple(range(1, 21)))
    ui.press_keys("j")
    search, rounds = (present(sheet(table).find(name)) for name in ("search", "round"))
    assert search.width > 200
    assert max(node.x + node.width for node in (search, rounds)) <= sheet(table).width


def test_marks_on_letters_do_not_hide_a_line() -> None:
    assert journal_model.searchable_text("Święty Łukasz") == journal_model.searchable_text(
        "swiety lukasz"
    )
    assert journal_model.searchable_text("Řádek") == "radek"
    assert journal_model.searchable_text("Barrow-in-Furness") == "barrow in furness"


def test_a_line_leads_to_its_moment_and_escape_back(table: TableScreen, ui: ClientDriver) -> None:
    before = toy(table).comparable_contents()
    lines = list(toy(table).steps_told)
    middle = table.hot_seat.viewpoints.viewpoint_of(0).history[2]
    ui.press_keys("j")
    sheet(table).go_to(middle.step_count)
    ui.advance_until_still()
    assert shown(table) == middle.view.to_plain()
    assert max(toy(table).steps_told) <= middle.step_count
    assert table.prompt_controller.question is None
    ui.press_keys("escape")
    ui.advance_until_still()
    assert toy(table).comparable_contents() == before
    assert toy(table).steps_told == lines
    assert table.prompt_controller.question is not None


def test_a_moment_stays_when_the_window_is_resized_or_a_page_was_above_it(
    table: TableScreen, ui: ClientDriver
) -> None:
    middle = table.hot_seat.viewpoints.viewpoint_of(0).history[2]
    table.past_turns.show_first_seen_step_from(middle.step_count)
    ui.advance_until_still()
    label = ui.find(name="look-back").label
    pygame.display.set_mode((1000, 600))
    ui.advance_until_still()
    assert ui.find(name="look-back").label == label
    ui.press_keys("f1", "escape")
    ui.advance_until_still()
    assert ui.find(name="look-back").label == label
    assert shown(table) == middle.view.to_plain()
    assert table.prompt_controller.question is None
    ui.press_keys("escape")
    ui.advance_until_still()
    assert table.stage.top_modal is None
    assert table.prompt_controller.question is not None


def test_from_a_moment_one_goes_step_by_step(table: TableScreen, ui: ClientDriver) -> None:
    history = table.hot_seat.viewpoints.viewpoint_of(0).history
    table.past_turns.show_first_seen_step_from(history[1].step_count)
    ui.advance_until_still()
    ui.press_keys("x")
    ui.advance_until_still()
    assert shown(table) == history[2].view.to_plain()
    ui.press_keys("z", "z")
    ui.advance_until_still()
    assert shown(table) == history[0].view.to_plain()
    assert not ui.find(name="look-back-before").enabled


def test_a_moment_shows_no_more_than_the_viewer_saw(table: TableScreen, ui: ClientDriver) -> None:
    for seen in table.hot_seat.viewpoints.viewpoint_of(0).history:
        table.past_turns.show_first_seen_step_from(seen.step_count)
        ui.advance_until_still()
        assert shown(table) == seen.view.to_plain()


def test_the_sums_of_a_round_are_the_books_and_luck_is_nobodys_deed(table: TableScreen) -> None:
    annals = journal_model.JournalModel(table.app, table.table, table.hot_seat)
    assert CHANCE in {seen.mover for seen in table.hot_seat.viewpoints.viewpoint_of(0).history}
    for told in annals.seat_summaries_of_round(annals.round):
        assert told.money_before_and_after[1] == table.app.box.game_facts.money_of_seat(
            table.hot_seat.viewer_view(), told.seat
        )
    told_ever = [
        each
        for number in annals.begun_round_numbers
        for each in annals.seat_summaries_of_round(number)
    ]
    assert all(entry.seat == each.seat for each in told_ever for entry in each.actions)


def test_a_round_that_cost_points_is_told_with_one_sign_and_money_only_where_there_is_some(
    table: TableScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> list[str]:
        rounds = [journal_model.SeatRoundSummary(0, (0, 0), (2, -1))]
        columns = chronicle_columns.build_round_columns(
            table.app, table.hot_seat.match.seats, rounds
        )
        return [node.label for node in columns.walk()]

    money = table.app.say("round-summary.money")
    assert {"\N{MINUS SIGN}1 (\N{MINUS SIGN}3)", money} <= {*told()}
    monkeypatch.setattr(table.app.box.game_facts, "has_money", False, raising=False)
    assert money not in told()


def test_a_game_gone_on_with_remembers_all_of_it(table: TableScreen, ui: ClientDriver) -> None:
    lines = list(toy(table).lines)
    ui.flow.close_all_and_show_title_page()
    ui.flow.games.continue_last_game_of_any_title()
    ui.advance_time(0.3)
    assert toy(ui.table).lines == lines


def test_the_journal_tells_nothing_that_has_not_been_shown(
    table: TableScreen, ui: ClientDriver
) -> None:
    coming = table.hot_seat.viewpoints.viewpoint_of(0).history[-3]
    table.director.queue_step(
        table.hot_seat.make_observed_step(coming)
    )  # it has happened, and is not shown yet
    ui.press_keys("j")
    steps = [line.entry.step for line in sheet(table).shown_lines()]
    assert steps
    assert max(steps) < coming.step_count


# Between two rounds: what everybody sold, invested and gained, until somebody goes on.


@pytest.fixture
def keeping(ui: ClientDriver) -> ClientDriver:
    """A client driver at a desk whose title keeps takings."""
    game_facts = of_kind(ui.app.box.game_facts, ToyGameFacts)
    game_facts.round_summary_column_keys = ("sold",)
    return ui


def play_to_break(ui: ClientDriver) -> bool:
    """Click anything until a summary is open, or the game is over; whether there is one."""
    chance = Random(3)
    for _ in range(300):
        if isinstance(ui.screen, EndScreen):
            return False
        if ui.at(TableScreen).round_summary_opener.is_open:
            return True
        if moves := ui.buttons("move:"):
            ui.click(name=chance.choice(moves))
        else:
            ui.advance_time(0.2)
    raise AssertionError("no round has ended")


def test_every_round_but_the_last_has_its_summary_that_names_everybody(
    keeping: ClientDriver,
) -> None:
    keeping.play("human", "ai:1", seed=6)
    seen = []
    while play_to_break(keeping):
        screen = keeping.table
        assert {"Ann", "Ben"} <= set(keeping.dialog)
        assert screen.prompt_controller.question is None
        before = screen.table.comparable_contents()
        keeping.advance_time(3)
        assert screen.table.comparable_contents() == before
        assert not screen.needs_updates
        seen.append(next(label for label in keeping.dialog if "round" in label))
        keeping.click(name="go-on", wait_seconds=0.5)
        assert screen.stage.top_modal is None
    assert seen == ["End of round I", "End of round II"]


@pytest.mark.parametrize("key", ["enter", "space", "escape"])
def test_a_summary_is_left_by_one_key(keeping: ClientDriver, key: str) -> None:
    keeping.play("human", "ai:1", seed=6)
    assert play_to_break(keeping)
    keeping.press_keys(key, wait_seconds=1)
    assert not keeping.table.round_summary_opener.is_open


@pytest.mark.parametrize(
    ("choice", "who"),
    [
        ({"round_summary": False}, ("human", "ai:1")),
        ({"computer_speed": "instant"}, ("human", "ai:1")),
        ({"own_speed": "instant"}, ("human", "ai:1")),
        ({}, ("ai:1", "ai:2")),
    ],
)
def test_it_stays_away_when_it_is_switched_off_moves_are_instant_or_nobody_looks(
    keeping: ClientDriver, choice: dict[str, str | bool], who: tuple[str, ...]
) -> None:
    keeping.app.change_settings(**choice)
    keeping.play(*who, seed=6)
    assert not play_to_break(keeping)


KIMBERLEY_POUNDS = 5
"""What a token of round I in Kimberley pays at the start of round II."""


def trail_match(*expansions: str) -> Match:
    shelf = title_by_name("tinners-trail")
    game = shelf.make_game(Options(shelf.name, 3, expansions=expansions))
    seats = tuple(Seat(f"{n}", "human", colour) for n, colour in enumerate(game.colours))
    return Match.begin(beginning_of_new_game(shelf, game.options, seats, 11))


def play_a_round(match: Match, until: int) -> None:
    game_facts = TrailGameFacts()
    chance = Random(4)
    while (question := match.question()) is not None and game_facts.round_of(question.view) < until:
        match.send_answer(question.seat, chance.choice(match.legal_moves()).code)


@pytest.mark.rule("I-1")
@pytest.mark.rule("I-2")
def test_the_sums_of_a_round_are_those_of_the_money_and_points_on_the_table() -> None:
    match = trail_match()
    accounts = RoundAccountCollector(match, TrailGameFacts())
    play_a_round(match, 3)
    account = present(accounts.pop_last_round_ended_by(match.step_count))
    assert account.round_number == 2
    assert account.points_at_end_by_seat == match.scores()
    for seat in range(3):
        assert account.money_at_end_by_seat[seat] == TrailGameFacts().money_of_seat(
            match.view(seat), seat
        )
        assert account.income_by_column_by_seat[seat].get("invested", 0) % 5 == 0
        assert (account.points_gained_by_seat[seat] > 0) == (
            account.income_by_column_by_seat[seat].get("invested", 0) > 0
        )
    assert accounts.pop_last_round_ended_by(match.step_count) is None


def play_a_round_with_kimberley(match: Match, chance: Random) -> set[int]:
    """Play round I, in which who can sends a miner to Kimberley; return who did."""
    emigrated = set()
    while (question := match.question()) is not None and match_round(question.view) < 2:
        moves = match.legal_moves()
        to_kimberley = [move for move in moves if "kimberley" in (move.choice, *move.places)]
        if to_kimberley:
            emigrated.add(question.seat)
        mines = [move for move in moves if move.kind in ("build", "miner")]
        match.send_answer(question.seat, chance.choice(to_kimberley or mines or list(moves)).code)
    return emigrated


def match_round(view: State) -> int:
    return TrailGameFacts().round_of(view)


@pytest.mark.rule("E-6")
def test_what_a_new_round_pays_is_no_money_of_the_round_before() -> None:
    facts = TrailGameFacts()
    for seed in range(40):
        match = trail_match("emigration")
        accounts = RoundAccountCollector(match, facts)
        if emigrated := play_a_round_with_kimberley(match, Random(seed)):
            break
    account = present(accounts.pop_last_round_ended_by(match.step_count))
    assert emigrated
    for seat in range(3):
        paid = KIMBERLEY_POUNDS if seat in emigrated else 0
        assert (
            account.money_at_end_by_seat[seat] == facts.money_of_seat(match.view(seat), seat) - paid
        )


def test_a_continued_game_knows_what_its_round_had_brought_before() -> None:
    match = trail_match()
    whole = RoundAccountCollector(match, TrailGameFacts())
    play_a_round(match, 2)
    for _ in range(9):
        match.send_answer(present(match.question()).seat, match.legal_moves()[0].code)
    whole.pop_last_round_ended_by(match.step_count)
    later = RoundAccountCollector(match, TrailGameFacts())
    play_a_round(match, 3)
    assert later.pop_last_round_ended_by(match.step_count) == whole.pop_last_round_ended_by(
        match.step_count
    )
