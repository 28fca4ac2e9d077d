"""Nobody at a table is without a name, whatever game it is and however it was begun."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from game.application.computer_players import InstantPlayers
from game.application.gallery import write_picture_set
from game.application.requested_game import make_set_up_from_request
from game.client.app import App
from game.client.challenges.challenge import (
    Challenge,
    challenge_from_rung,
    challenge_from_scenario,
    make_daily_challenge,
)
from game.client.contests.new_challenge_game import make_challenge_match_beginning
from game.client.flow.flow import Flow
from game.client.flow.last_game import open_edition_last_game_and_description
from game.client.screens.end import EndScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.screenshots.gallery import PictureSet
from game.client.session.beginning import make_match_beginning
from game.client.stored import set_up as set_ups
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.title import Options
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, Seat
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.window import STEP_SECONDS
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import title_names
from tests.client.client_driver import ClientDriver
from tests.helpers.empty_names import nameless, nameless_texts
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import no_file
from tests.teaching.conftest import OpenFlow

pytestmark = pytest.mark.thorough

MAX_TURNS = 1200
LOOKED_AT = 5  # every so-manieth question of a game is read over
every_title = pytest.mark.parametrize("title", title_names())
FIRST_OF_GATE = [
    (title, [*NATIVE_NAME_BY_LANGUAGE][at % len(NATIVE_NAME_BY_LANGUAGE)])
    for at, title in enumerate(title_names())
]
"""A language for each title; the others are slow tests: names are laid out alike in all."""
every_title_and_language = pytest.mark.parametrize(
    ("title", "language"),
    [
        pytest.param(*pair, marks=() if pair in FIRST_OF_GATE else pytest.mark.slow)
        for pair in product(title_names(), NATIVE_NAME_BY_LANGUAGE)
    ],
)
KINDS = ("daily", "scenario", "rung")
every_title_and_kind = pytest.mark.parametrize(
    ("title", "kind"),
    [
        pytest.param(title, kind, marks=() if at % len(KINDS) == by else pytest.mark.slow)
        for at, title in enumerate(title_names())
        for by, kind in enumerate(KINDS)
    ],
)
"""A kind of challenge for each title; the other games are slow tests: the pages are the same, and
the names that every challenge of every title begins with are read without playing it."""

PAGES = (
    *("title", "shelf", "setup", "challenges", "new-table", "handover", "practice", "lesson"),
    *("pause", "described", "board", "end", "statistics", "saves", "replay", "play-from"),
)


@dataclass(frozen=True)
class Wanted:
    """What somebody asked for on the command line."""

    players: tuple[str, ...]
    options: Options
    seed: int = 3


def leave_unnamed(app: App, players: tuple[str, ...] = (HUMAN_PLAYER, "ai:1", "ai:1")) -> None:
    """Remember a set-up in which nobody typed a name."""
    seats = tuple(SeatPlan("", player) for player in players)
    set_ups.store_set_up(SavedSetUp(seats, 0), app.saves_folder, app.open_title_section_name)


def of_every_kind(app: App) -> Iterator[Challenge]:
    """Yield the week of every edition, every scenario and every rung."""
    contents = app.box.challenges
    yield from (
        make_daily_challenge(contents, app.today(), edition) for edition in app.box.editions
    )
    yield from (challenge_from_scenario(scenario, contents) for scenario in contents.scenarios)
    yield from map(challenge_from_rung, contents.rungs)


def usual_names(app: App, players: tuple[str, ...]) -> list[str]:
    return [
        app.say("automa.name") if player == AUTOMA_PLAYER else name
        for player, name in zip(players, app.box.player_names, strict=False)
    ]


@every_title
def test_after_a_set_up_without_names_every_challenge_has_the_usual_ones(
    open_flow: OpenFlow, title: str
) -> None:
    app = open_flow(title).app
    leave_unnamed(app)
    for challenge in of_every_kind(app):
        seats = make_challenge_match_beginning(app, challenge).chronicle.seats
        assert [seat.name for seat in seats] == usual_names(app, challenge.set_up.players)


@every_title
def test_a_typed_name_is_kept_in_challenges_and_moves_nobody_elses(
    open_flow: OpenFlow, title: str
) -> None:
    app = open_flow(title).app
    set_ups.store_set_up(
        SavedSetUp((SeatPlan("Olga", HUMAN_PLAYER),), 0),
        app.saves_folder,
        app.open_title_section_name,
    )
    for challenge in of_every_kind(app):
        seats = make_challenge_match_beginning(app, challenge).chronicle.seats
        usual = usual_names(app, challenge.set_up.players)
        for seat, name in zip(seats, usual, strict=True):
            assert seat.name == ("Olga" if seat.player == HUMAN_PLAYER else name)


@every_title
def test_a_name_typed_for_the_first_seat_moves_no_other_name_in_the_next_game(
    open_flow: OpenFlow, title: str
) -> None:
    flow = open_flow(title)
    app = flow.app
    ui = ClientDriver(flow)
    first, *others = app.box.player_names[:3]
    for _ in range(2):
        ui.visit("new-game")
        setup = of_kind(ui.screen, SetupScreen)
        setup.apply_preset("three")
        assert [seat.name for seat in setup.set_up.seats[1:]] == others
        setup.set_name(0, "Olga")
        ui.click_each("start")
        assert [seat.name for seat in flow.table_screen.match.seats] == ["Olga", *others]
    assert first not in {seat.name for seat in flow.table_screen.match.seats}


@every_title
def test_a_game_of_the_command_line_has_the_usual_names(open_flow: OpenFlow, title: str) -> None:
    app = open_flow(title).app
    players = (HUMAN_PLAYER, "ai:1", "random")
    options = Options(title, len(players))
    seats = make_match_beginning(
        app, make_set_up_from_request(Wanted(players, options), app)
    ).chronicle.seats
    assert [seat.name for seat in seats] == list(app.box.player_names[:3])


@every_title
def test_a_saved_game_of_old_without_names_has_the_usual_ones_on_every_page(
    open_flow: OpenFlow, title: str
) -> None:
    flow = open_flow(title)
    app = flow.app
    game = app.box.title.make_game(Options(title, 3))
    pairs = zip((HUMAN_PLAYER, "ai:1", "ai:1"), game.colours, strict=False)
    seats = tuple(Seat("", player, colour) for player, colour in pairs)
    journal = flow.saves.create_journal()
    Match.begin(beginning_of_new_game(app.box.title, game.options, seats, 5), journal).close()
    usual = list(app.box.player_names[:3])
    file = flow.saves.folder / journal.name
    assert [seat.name for seat in present(flow.saves.summary(file)).seats] == usual
    flow.games.resume_game(file)
    assert [seat.name for seat in flow.table_screen.match.seats] == usual
    flow.close_all_and_show_title_page()
    assert not nameless(open_edition_last_game_and_description(app, flow.saves)[1])


@every_title
def test_default_names_of_computers_and_automas_follow_the_language(
    open_flow: OpenFlow, title: str
) -> None:
    """A game that began in English is continued in Czech, and the language changes at the table."""
    flow = open_flow(title)
    app = flow.app
    has_automa = app.box.automa is not None
    second = AUTOMA_PLAYER if has_automa else "ai:1"
    options = Options(title, 2, automa=(), automa_seat=1) if has_automa else Options(title, 3)
    game = app.box.title.make_game(options)
    players = (HUMAN_PLAYER, second, "ai:1")[: options.seats]
    app.change_settings(language="en")
    english = usual_names(app, players)
    named = ["Jakob", *english[1:]]  # a person may have the name that a computer has elsewhere
    trios = zip(named, players, game.colours, strict=False)
    seats = tuple(Seat(*trio) for trio in trios)
    journal = flow.saves.create_journal()
    Match.begin(beginning_of_new_game(app.box.title, options, seats, 5), journal).close()
    file = flow.saves.folder / journal.name
    before = file.read_bytes()

    def shown_names() -> list[str]:
        return [seat.name for seat in flow.table_screen.match.seats]

    flow.games.resume_game(file)
    assert shown_names() == named
    for language in ("pl", "cs", "en"):
        app.change_settings(language=language)
        flow.table_screen.arrange(flow.table_screen.stage.units)  # the settings have been left
        assert shown_names() == ["Jakob", *usual_names(app, players)[1:]]
    app.change_settings(language="cs")
    flow.close_all_and_show_title_page()
    assert file.read_bytes().startswith(before)
    czech = ["Jakob", *usual_names(app, players)[1:]]
    assert [seat.name for seat in present(flow.saves.summary(file)).seats] == czech
    if has_automa and title == "tiletum":
        assert "Kardinál" in czech


def play_through(flow: Flow, ui: ClientDriver) -> Iterator[str]:
    """Yield each page of a game from its first question to its end, as it comes on top."""
    is_paused = False
    asked = 0
    flow.app.change_settings(hold_turn=False)
    ui.find(name="goal-card")
    yield "card"
    ui.press_keys("return")
    for _ in range(MAX_TURNS):
        screen = ui.screen
        if isinstance(screen, EndScreen):
            ui.advance_time(STEP_SECONDS)
            yield "end"
            return
        if (
            not isinstance(screen, TableScreen)
            or (question := screen.prompt_controller.question) is None
        ):
            ui.advance_time(0.1, sixtieths_per_iteration=3, draws_last=False)
            continue
        asked += 1
        if asked % LOOKED_AT == 1:
            ui.advance_time(STEP_SECONDS)
            yield "table"
        if not is_paused:
            is_paused = True
            ui.press_keys("f9")
            yield "in words"
            ui.press_keys("f9", "escape")
            yield "pause"
            ui.click_each("take-over:" + str(question.seat))
            yield "who plays on"
            ui.press_keys("escape", "escape")
        players = of_kind(flow.app.computer_players, InstantPlayers)
        screen.prompt_controller.play_answer(players.choose(screen.match.options, question))
        ui.advance_time(0.1, sixtieths_per_iteration=3, draws_last=False)
    raise AssertionError("the game does not end")


@every_title_and_kind
def test_no_page_of_a_challenge_lacks_a_name(open_flow: OpenFlow, title: str, kind: str) -> None:
    flow = open_flow(title)
    app = flow.app
    ui = ClientDriver(flow)
    leave_unnamed(app)
    app.change_settings(language={"daily": "en", "scenario": "pl", "rung": "cs"}[kind])
    challenge = next(each for each in of_every_kind(app) if each.kind == kind)
    flow.contests.begin_challenge(challenge)
    found = {
        (page, text) for page in play_through(flow, ui) for text in nameless_texts(ui.screen.stage)
    }
    ui.press_keys("f9")
    found |= {("end in words", text) for text in nameless_texts(ui.screen.stage)}
    assert found == set()


@every_title_and_language
def test_no_page_lacks_a_name_after_a_set_up_without_any(
    tmp_path: Path, title: str, language: str
) -> None:
    shots = PictureSet(
        "names", (1280, 720), {"language": language}, picture_names=PAGES, title=title
    )
    found: dict[str, list[str]] = {}

    def seen(name: str, stage: Stage) -> None:
        if told := nameless_texts(stage):
            found[name] = told

    with patch.object(UiDriver, "save_screenshot", no_file):
        write_picture_set(shots, tmp_path, seen, leave_unnamed, with_judged_games=False)
    pygame.display.quit()
    assert found == {}
