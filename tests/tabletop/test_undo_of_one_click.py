"""One undo takes back what one click did, at the table of every title, however many answers the
click gave."""

from pathlib import Path
from random import Random

import pygame
import pytest
from pygame.event import Event

from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from game.tabletop.map_table import MapTable
from game.titles import SHELF
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

SETTINGS = Settings(round_summary=False, own_speed="instant", computer_speed="instant")
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
ANSWERING_NODES = ("action:", "card:", "answer:", "die:", "value:", "new:", "offer:", "store:")
CLICKS = 260
UNDONE_SHARE = 0.7
EXPANSIONS_BY_TITLE = {"tiletum": ("silver",)}


def _answers(screen: TableScreen, node: Node) -> bool:
    """Return whether a click on a node helps to answer the question."""
    table = screen.table
    assert isinstance(table, MapTable)
    if not (node.pressable and node.enabled):
        return False
    targets = table.parts.map_node.targets
    lit = {id(targets[name]) for name in table.question_input.pickable_areas if name in targets}
    return id(node) in lit or node.name.startswith(ANSWERING_NODES) or node.name == "confirm"


def _click(ui: UiDriver, chance: Random) -> None:
    """Click one node that helps to answer the question; a target on the map or what confirms
    more often than others."""
    screen = of_kind(ui.screen, TableScreen)
    spots = [spot for spot in screen.stage.visible_nodes() if _answers(screen, spot.node)]
    confirms = [spot for spot in spots if spot.node.name == "confirm"]
    far = [spot for spot in spots if not spot.node.name.startswith((*ANSWERING_NODES, "confirm"))]
    for preferred, share in ((far, 0.6), (confirms, 0.5)):
        if preferred and chance.random() < share:
            spots = preferred
            break
    if not spots:
        question = screen.prompt_controller.question
        assert question is not None
        screen.prompt_controller.play_answer(chance.choice(question.moves).code)
        return
    at = chance.choice(spots).pixel_on_node()
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def _settle(ui: UiDriver) -> bool:
    """Let the game go on until a person is asked or a turn is held; return False at its end."""
    for _ in range(400):
        ui.advance_time(0.02)
        screen = ui.screen
        if isinstance(screen, EndScreen):
            return False
        if not isinstance(screen, TableScreen):
            continue
        screen.director.finish_all_steps()
        if screen.prompt_controller.question is not None or ui.sees(name="end-turn"):
            return True
    raise AssertionError("nobody is asked")


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", SHELF)
def test_one_undo_takes_back_one_click(name: str, seed: int, tmp_path: Path) -> None:
    with application(tmp_path, settings=SETTINGS, title=name) as flow:
        flow.games.begin_game_with_set_up(
            SavedSetUp(SEATS, seed, expansions=EXPANSIONS_BY_TITLE.get(name, ()))
        )
        ui = UiDriver(flow.window)
        chance = Random(seed)
        longest = 0
        for _ in range(CLICKS):
            if not _settle(ui):
                break
            screen = of_kind(ui.screen, TableScreen)
            if ui.sees(name="end-turn"):
                ui.click(name="end-turn", wait_seconds=0.05)
                continue
            match = screen.match
            before = match.step_count
            _click(ui, chance)
            if not _settle(ui):
                break
            played = match.step_count - before
            undoable = match.reason_against_undo(0) is None and all(
                step.seat == 0 for step in match.chronicle.steps[before:]
            )
            if played and undoable and chance.random() < UNDONE_SHARE:
                longest = max(longest, played)
                ui.click(name="undo", wait_seconds=0.05)
                assert _settle(ui)
                assert match.step_count == before
        assert longest > 0
