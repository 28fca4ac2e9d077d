"""The bars of past turns cover disabled buttons only: no card, no offer, no panel beside them."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pygame import Rect

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.nodes.node import Node
from game.scene.stage.units import PxSize
from game.scene.testing.ui_driver import UiDriver
from game.titles import SHELF
from tests.helpers.layout_faults import layout_faults
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

SETTINGS = Settings(round_summary=False, hold_turn=False)
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
CONTROLS = {"undo", "hint", "reset", "last-turns"}
QUESTIONS = 12
ALL_SLOW = pytest.mark.slow


def covered_by(screen: TableScreen, bar: Node) -> list[str]:
    """What tells something about the game and lies below the bar, but for the buttons that it
    replaces."""
    parts = set(map(id, bar.walk()))
    placed = screen.stage.visible_nodes()
    box = next(spot.rect() for spot in placed if spot.node is bar)
    buttons = present(screen.table.root.find("last-turns"))
    actions = {id(node) for node in screen.table.root.walk() if node.name.startswith("action:")}
    return [
        f"{spot.node.name} {spot.node.label}"
        for spot in placed
        if (spot.node.tooltip or spot.node.pressable)
        and id(spot.node) not in parts | actions
        and spot.node is not buttons
        and spot.node.name not in CONTROLS
        and spot.node.name != "chart"  # the map goes on below the strip of the buttons
        and _overlap(spot.visible_rect(), box)
    ]


def _overlap(one: Rect, other: Rect) -> bool:
    shared = one.clip(other)
    return min(shared.size) > 1


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [
        ((1280, 720), 100, "en"),
        ((1280, 720), 150, "pl"),
        pytest.param((1366, 768), 125, "cs", marks=ALL_SLOW),
        pytest.param((1920, 1080), 100, "en", marks=ALL_SLOW),
        pytest.param((1920, 1080), 150, "cs", marks=ALL_SLOW),
        pytest.param((2560, 1080), 125, "pl", marks=ALL_SLOW),
        pytest.param((1080, 1920), 100, "en", marks=ALL_SLOW),
    ],
)
def test_the_bars_of_past_turns_cover_nothing_but_disabled_buttons(
    name: str, size: PxSize, scale: int, language: str, tmp_path: Path
) -> None:
    settings = replace(SETTINGS, ui_scale_percent=scale, language=language)
    with application(tmp_path, settings=settings, title=name, size=size) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        play_until_last_turns_can_be_shown(ui, screen)
        screen.past_turns.toggle_last_turns()
        ui.advance_time(0.02)
        banner = present(screen.stage.root.find("turns-banner"))
        assert covered_by(screen, banner) == []
        assert _faults_in(screen, "turns-") == []
        screen.past_turns.return_to_present()
        screen.past_turns.show_first_seen_step_from(screen.match.step_count // 2)
        ui.advance_time(0.02)
        bar = present(screen.stage.root.find("look-back"))
        assert covered_by(screen, bar) == []
        assert _faults_in(screen, "look-back") == []


def play_until_last_turns_can_be_shown(ui: UiDriver, screen: TableScreen) -> None:
    """Answer at random, a few times at least."""
    chance = Random(5)
    asked = 0
    while True:
        ui.advance_time(0.05)
        screen.director.finish_all_steps()
        question = screen.prompt_controller.question
        if question is None:
            continue
        if asked >= QUESTIONS and present(screen.stage.root.find("last-turns")).enabled:
            return
        screen.prompt_controller.play_answer(chance.choice(question.moves).code)
        asked += 1


def _faults_in(screen: TableScreen, name: str) -> list[str]:
    return [fault for fault in layout_faults(screen.stage) if name in fault]
