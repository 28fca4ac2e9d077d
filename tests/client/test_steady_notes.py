"""A hint keeps one place from its first part to its last, and page keys scroll one that is long."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.client.hints.hint_panel import HintPanel
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.widgets.highlight_rings import (
    RectsToKeepClear,
    areas_hidden_by_note,
    rects_to_keep_clear,
    visible_sheet_rects,
)
from game.client.widgets.note_with_buttons import NoteWithButtons
from game.client.widgets.side_note import NoteArea, make_best_placed_note
from game.records.records import HUMAN_PLAYER
from game.scene.nodes.node import NodeValues
from game.scene.testing.ui_driver import UiDriver
from game.scene.text.text_styles import BODY_STYLE
from game.titles import SHELF
from tests.client.client_driver import ClientDriver
from tests.client.toys import advises_legal_moves
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

SETTINGS = Settings(
    round_summary=False, hold_turn=True, own_speed="instant", computer_speed="instant"
)
SEATS = tuple(
    SeatPlan(name, HUMAN_PLAYER if name == "Ann" else "random") for name in ("Ann", "Ben")
)
MAX_FRAMES = 120
MIN_ASKED = 10
PART_COUNT = 3
LONG_TEXT = "Because this is a reason that is told in rather many words for so small a panel. " * 9


def hint_panel(ui: UiDriver) -> HintPanel:
    return of_kind(ui.find(name="hint-panel"), HintPanel)


@pytest.mark.thorough
@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("text", ["", LONG_TEXT])
def test_all_parts_of_a_hint_have_one_place(
    name: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with application(tmp_path, settings=SETTINGS, title=name) as flow:
        flow.app.analyst = analyst = advises_legal_moves(flow.app)
        phrases = type(present(flow.app.box.phrases))
        told = phrases.reason_as_sentence
        monkeypatch.setattr(
            phrases, "reason_as_sentence", lambda *asked: f"{told(*asked)} {text}".strip()
        )
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        chance = Random(5)
        asked = 0
        for _ in range(MAX_FRAMES):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is None:
                if ui.sees(name="end-turn"):
                    ui.click(name="end-turn", wait_seconds=0.05)
                continue
            hinting = screen.aids.hinting
            hinting.start_or_show_next_part_or_close(question)
            analyst.hints[-1].finish()
            ui.advance_time(0.05)
            places = []
            while hinting.last_shown_part:
                panel = hint_panel(ui)
                needed = rects_to_keep_clear(screen.stage, screen.table)
                lowest = panel.y + panel.height * panel.scale
                hides = areas_hidden_by_note(panel, screen.stage, needed) != (0, 0)
                places.append((panel.area_purpose, panel.x, round(lowest), hides))
                hinting.start_or_show_next_part_or_close(question)
            if len(places) == PART_COUNT and not any(hides for *_, hides in places):
                asked += 1
                assert len(set(places)) == 1, places
            screen.prompt_controller.play_answer(chance.choice(question.moves).code)
        assert asked > MIN_ASKED


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1366, 768), (1600, 900)])
def test_the_coachs_note_leaves_the_sheet_that_opens_below_it(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = replace(SETTINGS, coach=True)
    with application(tmp_path, settings=settings, title="brass", size=size) as flow:
        flow.app.analyst = analyst = advises_legal_moves(flow.app)
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        for _ in range(MAX_FRAMES):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
        analyst.hints[-1].finish()
        ui.advance_time(0.1)
        note = of_kind(ui.find(name="coach"), NoteWithButtons)
        column = screen.table.spare_rect("aside")
        note.x, note.y = column["x"], column["y"]
        coaching = screen.aids.coaching
        monkeypatch.setattr(coaching, "_note_x_choices", (note.x, note.x))
        ui.advance_time(0.1)
        ui.click(name="action:loan")
        ui.advance_time(0.1)
        note = of_kind(ui.find(name="coach"), NoteWithButtons)
        sheets = visible_sheet_rects(screen.stage, screen.table)
        assert len(sheets) == 1
        assert areas_hidden_by_note(note, screen.stage, RectsToKeepClear(tuple(sheets))) == (0, 0)


@pytest.mark.parametrize(("hidden_x", "use"), [(20.0, "aside"), (30.0, "beside")])
def test_a_note_keeps_its_area_while_it_hides_nothing_there(
    ui: ClientDriver, hidden_x: float, use: str
) -> None:
    places = {"beside": 10.0, "note": 20.0, "aside": 30.0, "task": 40.0}

    def made(use: str) -> HintPanel:
        place = NodeValues(x=places[use], y=0, width=424, height=500)
        told = [("One line of a hint.", BODY_STYLE)]
        room = NoteArea(place, 1.0, lambda least: least, use)
        return HintPanel(ui.app, room, told, on_more=None, on_close=lambda: None)

    note = make_best_placed_note(made, lambda note: (int(note.x == hidden_x), 0), kept_use="aside")
    assert note.area_purpose == use


@pytest.mark.thorough
def test_page_keys_scroll_a_hint_that_is_longer_than_its_room(
    trail: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    trail.app.analyst = analyst = advises_legal_moves(trail.app)
    phrases = type(present(trail.app.box.phrases))
    monkeypatch.setattr(phrases, "reason_as_sentence", lambda *asked: LONG_TEXT * 2)
    trail.play("human", "ai:1", seed=6, wait=2)
    trail.press_keys("h")
    analyst.hints[0].finish()
    trail.advance_time(0.1)
    trail.press_keys("h", "h")
    pane = hint_panel(trail).scroll_pane
    assert pane.is_scrollable
    pane.scroll_to(0)
    trail.press_keys("page down", wait_seconds=0.1)
    assert pane.offset > 0
    trail.press_keys("page up", wait_seconds=0.1)
    assert pane.offset == 0
    trail.press_keys("page up", wait_seconds=0.1)
    table: Any = trail.table.table
    assert table.camera.zoom.is_initial_view
