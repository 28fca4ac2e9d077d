"""A coach's note at tables of every title says that it goes on where its text has no room."""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from game.box.coach import ANY_MOVE_NAME, Coach, CoachFacts
from game.client.app import App
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.widgets.note_with_buttons import NoteWithButtons
from game.engine.rules import State
from game.files.folders import assets_folder
from game.records.records import HUMAN_PLAYER
from game.scene.stage.units import PxSize
from game.scene.testing.ui_driver import UiDriver
from game.titles import SHELF
from tests.client.toys import advises_legal_moves
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

SETTINGS = Settings(round_summary=False, own_speed="instant", computer_speed="instant", coach=True)
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
MAX_PAGES = 12
FACT = re.compile(r"\{([a-z_]+)")
ROUNDED_U = 0.5
ALL_SLOW = pytest.mark.slow


def coach_that_says_everything(coach: Coach, fact_names: Iterable[str]) -> Coach:
    """Return a coach that gives all its explanations at any question, one after another; facts
    that the position does not have are 9."""
    said = tuple(
        replace(
            each,
            asked_move_kind="",
            min_facts={},
            max_facts={},
            best_move_names=(ANY_MOVE_NAME,) if each.best_move_names else (),
            repeats_each_round=False,
        )
        for each in coach.explanations
    )
    other_facts = dict.fromkeys(fact_names, 9)

    def facts(view: State, seat: int) -> CoachFacts:
        return {**other_facts, **coach.decision_facts(view, seat)}

    return replace(coach, explanations=said, decision_facts=facts)


def fact_names(title: str) -> set[str]:
    """Return the names of all facts in a title's sentences of the coach."""
    files = (assets_folder() / title.replace("-", "_") / "words" / "en").glob("coach*.toml")
    return {
        name.replace("_", "-")
        for file in files
        for name in FACT.findall(file.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [
        ((1366, 768), 100, "en"),
        pytest.param((1366, 768), 150, "pl", marks=ALL_SLOW),
        pytest.param((1280, 720), 150, "en", marks=ALL_SLOW),
        pytest.param((1280, 720), 200, "cs", marks=ALL_SLOW),
        pytest.param((1000, 600), 125, "en", marks=ALL_SLOW),
        pytest.param((1920, 1080), 125, "pl", marks=ALL_SLOW),
        pytest.param((2560, 1080), 100, "en", marks=ALL_SLOW),
    ],
)
def test_the_main_button_of_a_long_note_leads_to_its_end(
    name: str, size: PxSize, scale: int, language: str, tmp_path: Path
) -> None:
    settings = replace(SETTINGS, ui_scale_percent=scale, language=language)
    with application(tmp_path, settings=settings, title=name, size=size) as flow:
        app = flow.app
        coach = coach_that_says_everything(present(app.box.coach), fact_names(name))
        app.box = replace(app.box, coach=coach, coach_by_edition={})
        analyst = advises_legal_moves(app)
        analyst.at_once = True
        app.analyst = analyst
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        while screen.prompt_controller.question is None:
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
        ui.advance_time(0.1)
        read = 0
        while ui.sees(name="coach"):
            read_to_the_end(ui, app)
            ui.press_keys("x", wait_seconds=0.1)
            read += 1
        assert read == len(coach.explanations)


def read_to_the_end(ui: UiDriver, app: App) -> None:
    """Press the key of the main button until the note's end is in sight, and check what it says."""
    note = of_kind(ui.find(name="coach"), NoteWithButtons)
    pane = note.scroll_pane
    pages = 0
    while pane.content_overflow_height - pane.offset > ROUNDED_U:
        assert ui.find(name="coach-understood").label == app.say("note.read-on")
        seen_to = pane.offset + pane.height
        ui.press_keys("x", wait_seconds=0.1)
        assert ui.find(name="coach") is note
        assert pane.offset < seen_to, "nothing is skipped"
        pages += 1
        assert pages <= MAX_PAGES
    assert ui.find(name="coach-understood").label == app.say("coach.understood")
