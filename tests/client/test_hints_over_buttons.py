"""An open hint covers no button of the sheet with which a player confirms or changes a choice,
and nothing of the own tiles, cards and actions."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pygame import Rect

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.widgets.highlight_rings import (
    HAND_ANCHOR_NAME,
    visible_anchor_rects,
    visible_sheet_rects,
)
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.records.records import HUMAN_PLAYER
from game.scene.stage.units import PxSize
from game.scene.testing.ui_driver import UiDriver, WidgetUnreachable
from game.table_protocol import OWN_PIECES_ANCHOR_NAME, Phrases
from game.titles import SHELF
from tests.client.toys import advises_legal_moves
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

SETTINGS = Settings(round_summary=False, own_speed="instant", computer_speed="instant", coach=False)
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
MOST_SEATS = (*SEATS, SeatPlan("Dan", "random"))
OWN_AND_BUTTON_PREFIXES = ("building:", "store:", "card:", "action:", "map-", "tab:")
OWN_AND_BUTTON_NAMES = ("board", "hide-hand", "end-turn", "undo", "reset", "hint", "last-turns")
OWN_ANCHORS = (OWN_PIECES_ANCHOR_NAME, HAND_ANCHOR_NAME)
ROUNDED_PX = 2
REASONS = 7
QUESTIONS = 5
PICKS = 4
MIN_SHEETS = 1
ALL_SLOW = pytest.mark.slow


class LongPhrases:
    """Says moves as the title does, and every reason in the same long sentence."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def places_of_move(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the title's places."""
        return self._phrases.places_of_move(move, view)

    def hint_sentence_about_place(self, move: Move, view: State, moves: Sequence[Move]) -> str:
        """Return the title's sentence."""
        return self._phrases.hint_sentence_about_place(move, view, moves)

    def advised_move_text(self, move: Move, view: State) -> str:
        """Return the title's text."""
        return self._phrases.advised_move_text(move, view)

    def reason_as_sentence(self, reason: Reason, seat_names: Sequence[str]) -> str:
        """Return a sentence of two lines."""
        return "In simulated games with the same luck, this move wins more often."

    def is_clear_before_move(self, reason: Reason) -> bool:
        """Return the title's answer."""
        return self._phrases.is_clear_before_move(reason)


def covered_buttons(screen: TableScreen, panel: Rect) -> list[str]:
    """What a player can press on a sheet over the table and below the panel of the hint."""
    sheets = visible_sheet_rects(screen.stage, screen.table)
    own = {id(node) for node in present(screen.stage.root.find("hint-panel")).walk()}
    return [
        f"{spot.node.name} {spot.node.label}"
        for spot in screen.stage.visible_nodes()
        if spot.node.pressable
        and id(spot.node) not in own
        and any(sheet.contains(spot.visible_rect()) for sheet in sheets)
        and min(panel.clip(spot.visible_rect()).size) > 1
    ]


def covered_own_things(screen: TableScreen, panel: Rect) -> list[str]:
    """What the panel of the hint covers of the own tiles, cards, actions and map buttons."""
    sheets = visible_sheet_rects(screen.stage, screen.table)
    anchors = {
        name: rect
        for name in OWN_ANCHORS
        for rect in visible_anchor_rects(screen.stage, screen.table, (name,))
    }
    nodes = {
        spot.node.name: spot.visible_rect()
        for spot in screen.stage.visible_nodes()
        if spot.node.name.startswith(OWN_AND_BUTTON_PREFIXES)
        or spot.node.name in OWN_AND_BUTTON_NAMES
    }
    return [
        name
        for name, rect in (nodes | anchors).items()
        if min(panel.clip(rect).size) > ROUNDED_PX
        and not any(min(sheet.clip(rect).size) > ROUNDED_PX for sheet in sheets)
    ]


def open_whole_hint(ui: UiDriver, screen: TableScreen) -> None:
    question = screen.prompt_controller.question
    screen.aids.hinting.stop_and_close_hint()
    for _ in range(3):
        screen.aids.hinting.start_or_show_next_part_or_close(question)
    ui.advance_time(0.05)


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1366, 768), 100),
        pytest.param((1280, 720), 150, marks=ALL_SLOW),
        pytest.param((1920, 1080), 125, marks=ALL_SLOW),
        pytest.param((1080, 1920), 100, marks=ALL_SLOW),
    ],
)
def test_an_open_hint_covers_no_button_that_a_choice_needs(
    name: str, size: PxSize, scale: int, tmp_path: Path
) -> None:
    sheets, _ = read_hints(SEATS, name=name, size=size, scale=scale, folder=tmp_path)
    assert sheets >= MIN_SHEETS


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        pytest.param((1280, 720), 100, marks=ALL_SLOW),
        pytest.param((1280, 720), 150, marks=ALL_SLOW),
        pytest.param((1366, 768), 100, marks=ALL_SLOW),
        ((1366, 768), 150),
    ],
)
def test_an_open_hint_covers_nothing_of_the_own_tiles_cards_and_actions(
    name: str, size: PxSize, scale: int, tmp_path: Path
) -> None:
    _, covered = read_hints(MOST_SEATS, name=name, size=size, scale=scale, folder=tmp_path)
    assert covered == set()


def read_hints(
    seats: tuple[SeatPlan, ...], *, name: str, size: PxSize, scale: int, folder: Path
) -> tuple[int, set[str]]:
    """Play some turns with an open hint; return how often a sheet was open, and the own things
    that the hint ever covered."""
    settings = replace(SETTINGS, ui_scale_percent=scale)
    with application(folder, settings=settings, title=name, size=size) as flow:
        app = flow.app
        analyst = advises_legal_moves(app)
        analyst.at_once = True
        analyst.why = (Reason("long"),) * REASONS
        app.analyst = analyst
        app.box = replace(app.box, phrases=LongPhrases(present(app.box.phrases)))
        flow.games.begin_game_with_set_up(SavedSetUp(seats, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        chance = Random(5)
        asked = 0
        sheets = 0
        covered: set[str] = set()
        while asked < QUESTIONS:
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is None:
                if ui.sees(name="end-turn"):
                    ui.click(name="end-turn", wait_seconds=0.05)
                continue
            asked += 1
            open_whole_hint(ui, screen)
            for _ in range(PICKS):
                sheets += check_and_pick(ui, screen, chance, covered)
                if screen.prompt_controller.question is not question:
                    break
            while screen.table.undo_pick_and_refresh():
                ui.advance_time(0.02)
            question = screen.prompt_controller.question
            if question is not None:
                screen.prompt_controller.play_answer(chance.choice(question.moves).code)
        return sheets, covered


def check_and_pick(ui: UiDriver, screen: TableScreen, chance: Random, covered: set[str]) -> bool:
    """Check the open hint and add what it covers of the own things to `covered`, then pick
    something lit; return whether a sheet was open."""
    ui.advance_time(0.4)
    note = screen.stage.root.find("hint-panel")
    if note is not None and note.visible:
        spot = next(spot for spot in screen.stage.visible_nodes() if spot.node is note)
        assert covered_buttons(screen, spot.visible_rect()) == []
        covered |= set(covered_own_things(screen, spot.visible_rect()))
    lit = [
        spot.node.name
        for spot in screen.stage.visible_nodes()
        if spot.node.pressable
        and spot.node.focusable
        and spot.node.tooltips_avoid
        and spot.node.name
        and not spot.node.name.startswith(("hint", "confirm"))
    ]
    picked = sorted(set(lit)) or ["hint"]
    with suppress(WidgetUnreachable):
        ui.click(name=chance.choice(picked), wait_seconds=0.2)
    return bool(visible_sheet_rects(screen.stage, screen.table))
