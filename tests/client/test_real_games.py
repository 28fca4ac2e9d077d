"""Tinners' Trail through the real client: every table is right, and the journal of the
table tells what the record tells: through undo, reset and looking back."""

from dataclasses import dataclass
from random import Random

import pytest

from game.application.requested_game import make_set_up_from_request
from game.client.history.journal_model import JournalModel
from game.client.screens.end import EndScreen
from game.client.screens.handover import HandoverScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.rules import RulesScreen
from game.client.screens.table import TableScreen
from game.client.session.director import ObservedStep
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.widgets.buttons import GrandButton
from game.engine.title import Options
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, Step
from game.records.replay import Replay
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, JournalEntry
from game.titles.tinners_trail.table.table import TrailTable
from tests.client.client_driver import ClientDriver
from tests.helpers.present import of_kind

pytestmark = pytest.mark.thorough

ALONE = (("Ann", "human"), ("Ben", "random"), ("Cat", "random"))
TOGETHER = (("Ann", "human"), ("Ben", "human"))


@pytest.fixture
def ui(trail: ClientDriver) -> ClientDriver:
    """A client driver on the title page of Tinners' Trail."""
    return trail


@dataclass(frozen=True, slots=True)
class SheetSubject:
    """What a command line asks for."""

    players: tuple[str, ...]
    options: Options
    seed: int


def compare_with_fresh_tables(ui: ClientDriver) -> list[int]:
    """Law 9: after a scene the table looks like one drawn afresh; returns the steps compared."""
    screen = ui.table
    compared = list[int]()
    stage = Stage(ui.app.kit)
    stage.adapt_to_window_size(ui.window.units)
    handlers = ClientAccess(
        no_last_turns_reason=screen.past_turns.last_turns_refusal_text,
        journal_actions=screen.past_turns,  # their buttons are drawn in the head of the journal
        options=screen.match.options,
    )
    fresh = ui.app.box.table_factory.make_table_without_position(
        stage, screen.seat_players(), handlers
    )

    def compare(scene: ObservedStep) -> None:
        fresh.show_view(scene.feed_entry.view, scene.seat)
        fresh.remove_later_journal_lines()
        screen.table.remove_later_journal_lines()
        # whether a decision may be undone is not a part of the position
        screen.table.disable_controls_and_show_note("")
        fresh.disable_controls_and_show_note("")
        assert screen.table.comparable_contents() == fresh.comparable_contents(), (
            f"after step {scene.feed_entry.step_count}"
        )
        compared.append(scene.feed_entry.step_count)

    screen.on_step_animated = compare
    return compared


def test_help_asked_during_an_auction_speaks_of_auctions(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", "ai:1", seed=3)
    chance = Random(3)
    while not (question := ui.table.prompt_controller.question) or question.moves[0].kind != "bid":
        if question is not None:
            ui.table.prompt_controller.play_answer(chance.choice(question.moves).code)
        ui.advance_time(0.1)
    ui.advance_time(0.5)
    ui.press_keys("f1")
    assert isinstance(ui.screen, RulesScreen)
    assert ui.screen.article == "auction"


def test_the_pause_menu_says_why_lord_wallace_keeps_his_seat(ui: ClientDriver) -> None:
    seats = (SeatPlan("Ann", "human"), SeatPlan("Lord Wallace", AUTOMA_PLAYER))
    ui.flow.games.begin_game_with_set_up(SavedSetUp(seats, 9))
    ui.advance_time(0.5)
    ui.click(label="Menu", wait_seconds=0.5)
    seats_of = {spot.node.name: spot.node for spot in ui.screen.stage.visible_nodes()}
    his = seats_of["take-over:1"]
    hers = seats_of["take-over:0"]
    assert not his.enabled
    assert his.tooltip == ui.app.say("reason.match.automas-seat")
    assert hers.enabled


@pytest.mark.slow
def test_animated_tables_equal_fresh_ones_through_a_whole_game(ui: ClientDriver) -> None:
    """Law 9, with motions played to their end."""
    ui.app.settings = Settings(round_summary=False)
    ui.play("human", "ai:1", "ai:2", seed=4)
    compared = compare_with_fresh_tables(ui)
    chance = Random(4)
    while isinstance(screen := ui.window.screen, TableScreen):
        if screen.prompt_controller.question is not None:
            screen.prompt_controller.play_answer(
                chance.choice(screen.prompt_controller.question.moves).code
            )
        screen.update(1 / 60)
        screen.director.finish_all_steps()
    assert len(compared) > 100


def test_the_game_asked_for_on_the_command_line_is_the_one_that_begins(ui: ClientDriver) -> None:
    options = Options("tinners-trail", 2, "remastered", ("arsenic",), automa=(), automa_seat=0)
    wanted = SheetSubject((AUTOMA_PLAYER, HUMAN_PLAYER), options, 9)
    set_up = make_set_up_from_request(wanted, ui.app)
    ui.flow.games.begin_game_with_set_up(set_up)
    match = ui.match
    assert match.options == options
    assert [seat.name for seat in match.seats] == ["Lord Wallace", "Jago"]


def test_a_replay_seeks_every_step_of_a_real_game(ui: ClientDriver) -> None:
    ui.play("ai:1", "ai:2", seed=5)
    ui.until_at(EndScreen, 0.1)
    ui.click(name="replay")
    screen = ui.at(ReplayScreen)
    for position in range(0, screen.playback.history.step_count, 9):
        screen.go_to(position)
    ui.press_keys("end")
    assert screen.playback.is_at_end


@pytest.mark.parametrize("players", [("human", "ai:1", "ai:1"), ("human", "human", "ai:1")])
def test_an_unfinished_game_is_watched_without_secrets(
    ui: ClientDriver, players: tuple[str, ...]
) -> None:
    seats = tuple(SeatPlan(name, kind) for name, kind in zip("ABC", players, strict=True))
    ui.flow.games.begin_game_with_set_up(
        SavedSetUp(seats, 7, expansions=("arsenic", "emigration", "kickstarter"))
    )
    match = ui.match
    random = Random(7)
    while match.progress_percent() < 60 and (question := match.question()) is not None:
        match.send_answer(question.seat, random.choice(match.legal_moves()).code)
    ui.flow.close_all_and_show_title_page()
    ui.flow.games.replays.open_replay(ui.saves.game_files()[-1])
    screen = of_kind(ui.window.screen, ReplayScreen)
    for position in range(0, screen.playback.history.step_count, 9):
        screen.go_to(position)
        screen.animate_next_stride()
        ui.advance_time(0.2)
    assert ui.window.screen is screen
    assert screen.playback.position > 0


def test_a_line_that_calls_out_a_round_belongs_to_it(ui: ClientDriver) -> None:
    ui.play("human", "random", seed=5)
    match = ui.match
    chance = Random(5)
    facts = ui.app.box.game_facts
    while facts.round_of(match.view(0)) < 2:
        match.send_answer(int(match.view(0).to_move), chance.choice(match.legal_moves()).code)
    ui.table.hot_seat.viewpoints.viewpoint_of(ui.table.hot_seat.viewer).take_new_steps()
    annals = JournalModel(ui.app, ui.table.table, ui.table.hot_seat)
    assert [line.round_number for line in annals.lines if "began" in line.entry.text][-1] == 2


class Reader:
    """Says what the journal must tell: the steps that were not taken back, as the viewer saw them,
    but its own as another person saw them where two look on.
    """

    def __init__(self, screen: TableScreen) -> None:
        self._replay = Replay(screen.match.title, screen.match.chronicle)
        self._told: dict[tuple[Step, int], list[JournalEntry]] = {}

    def told(self, screen: TableScreen) -> list[JournalEntry]:
        """Return all lines."""
        assert isinstance(screen.table, TrailTable)
        viewer = screen.hot_seat.viewer
        match = screen.match
        chronicler = screen.table.journal_text_writer
        others = [seat for seat in screen.hot_seat.viewpoints.people_seats if seat != viewer]
        lines: list[JournalEntry] = []
        if match.chronicle is not self._replay.chronicle:
            self._replay = Replay(match.title, match.chronicle)
        fresh = {
            eyes: self._replay.make_replay_for_observer(eyes) for eyes in {viewer, *others[:1]}
        }
        for step in match.chronicle.steps:
            eyes = others[0] if step.seat == viewer and others else viewer
            if (step, eyes) not in self._told:
                events = fresh[eyes].steps(step.step_number, match.step_count)[0].events
                self._told[step, eyes] = list(chronicler.journal_entries(events, step.step_number))
            lines += self._told[step, eyes]
        return lines


def told_by_table(screen: TableScreen) -> list[JournalEntry]:
    assert isinstance(screen.table, TrailTable)
    return screen.table.parts.journal.entries


def do_anything(screen: TableScreen, chance: Random) -> None:
    """Answer, take back, or look at the last turns again."""
    question = screen.prompt_controller.question
    if question is None:
        return
    way = chance.random()
    if way < 0.12:
        screen.prompt_controller.undo_decision()
    elif way < 0.17:
        screen.prompt_controller.undo_turn()
    elif way < 0.2:
        screen.past_turns.toggle_last_turns()
    else:
        kinds = sorted({move.kind for move in question.moves} - {"pass"}) or ["pass"]
        kind = chance.choice(kinds)
        moves = [move for move in question.moves if move.kind == kind]
        screen.prompt_controller.play_answer(chance.choice(moves).code)


def journal_holds(
    ui: ClientDriver, seats: tuple[tuple[str, str], ...], seed: int, every: int
) -> int:
    """Play a game in which anything is taken back; return how often the journal was compared."""
    plans = tuple(SeatPlan(*seat) for seat in seats)
    ui.flow.games.begin_game_with_set_up(SavedSetUp(plans, seed, is_practice=bool(seed % 2)))
    chance = Random(seed)
    turns = 0
    compared = 0
    reader: Reader | None = None
    while (
        ui.flow.running_or_last_viewed_chronicle is not None
        and ui.flow.running_or_last_viewed_chronicle.closing is None
        and turns < 3000
    ):
        screen = ui.window.screen
        if isinstance(screen, HandoverScreen):
            of_kind(ui.find(name="open"), GrandButton).activate()
            continue
        assert isinstance(screen, TableScreen)
        if ui.sees(name="open-again"):
            ui.click(name="open-again")
            continue
        screen.update(1 / 60)
        screen.director.finish_all_steps()
        do_anything(screen, chance)
        screen.director.finish_all_steps()
        turns += 1
        if turns % every == 0:
            reader = reader or Reader(screen)
            assert told_by_table(screen) == reader.told(screen), f"seed {seed}, turn {turns}"
            compared += 1
    return compared


@pytest.mark.parametrize("seed", [1, 2])
def test_the_journal_tells_the_record_whatever_is_taken_back(ui: ClientDriver, seed: int) -> None:
    assert journal_holds(ui, ALONE, seed, 4) > 10


def test_two_people_read_what_the_record_tells_to_both(ui: ClientDriver) -> None:
    assert journal_holds(ui, TOGETHER, 4, 4) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 310))
def test_the_journal_holds_at_every_step_of_300_games(ui: ClientDriver, seed: int) -> None:
    assert journal_holds(ui, ALONE if seed % 3 else TOGETHER, seed, 1) > 50
