"""From a lit place of a map an arrow leads to a lit place in its direction, not to a control, and
from every control that arrows reach they lead back to a lit place."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.input.focus import (
    DIRECTION_BY_ARROW_KEY,
    MAP_CELL_ROLES,
    node_reached_by_arrow,
)
from game.scene.stage.placed_nodes import PlacedNode
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import UiDriver
from game.titles import SHELF
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

LARGE_SCALE_PERCENT = 150
SETTINGS = Settings(round_summary=False, own_speed="instant", computer_speed="instant", coach=False)
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
MAX_TURNS = 60
QUESTIONS = 8
WIDEST_CONE = 0.8  # px to the side for each px ahead
MIN_AHEAD_PX = 10


def lit_places(stage: Stage) -> list[PlacedNode]:
    """Return the places of the map that can be picked now."""
    starts = stage.focus.preferred_by_arrows().start_nodes
    lit = {id(node) for part in starts for node in part.walk() if node.focusable}
    spots = stage.visible_nodes()
    return [spot for spot in spots if id(spot.node) in lit and spot.node.role in MAP_CELL_ROLES]


def is_in_cone(here: PlacedNode, other: PlacedNode, direction: tuple[int, int]) -> bool:
    x = other.rect().centerx - here.rect().centerx
    y = other.rect().centery - here.rect().centery
    ahead = x * direction[0] + y * direction[1]
    aside = abs(x * direction[1]) + abs(y * direction[0])
    return ahead > MIN_AHEAD_PX and aside < WIDEST_CONE * ahead


def arrows_to_controls(stage: Stage) -> Iterator[str]:
    """Yield each arrow from a lit place to something else although a lit place lies ahead."""
    places = lit_places(stage)
    lit = {id(spot.node) for spot in places}
    order = [spot for spot in stage.visible_nodes() if spot.node.focusable]
    preferred = stage.focus.preferred_by_arrows()
    for here in places:
        for key, direction in DIRECTION_BY_ARROW_KEY.items():
            if not any(is_in_cone(here, other, direction) for other in places):
                continue
            there = node_reached_by_arrow(order, here, key, preferred)
            if there is None or id(there.node) not in lit:
                yield f"{here.node.name} {key}: {there and there.node.name}"


def controls_without_way_back(stage: Stage) -> Iterator[str]:
    """Yield the controls that arrows reach from a lit place but from which they lead to none."""
    lit = {id(spot.node) for spot in lit_places(stage)}
    ahead: dict[int, set[int]] = {}
    waiting = [spot.node for spot in lit_places(stage)]
    reached = {id(node): node for node in waiting}
    while waiting:
        node = waiting.pop()
        ahead[id(node)] = set()
        for key in DIRECTION_BY_ARROW_KEY:
            stage.focus.focus_node(node, shows_ring=True)
            stage.focus.move_by_arrow(key)
            there = present(stage.focus.node)
            ahead[id(node)].add(id(there))
            if id(there) not in reached:
                reached[id(there)] = there
                waiting.append(there)
    leads_back = lit
    while more := {each for each in ahead if each not in leads_back and ahead[each] & leads_back}:
        leads_back = leads_back | more
    yield from (reached[each].name for each in reached if each not in leads_back)


def pressed_actions(name: str) -> tuple[str, ...]:
    """Return the keys after which other places are lit."""
    return ("", "b", "n") if name == "brass" else ("",)


@pytest.mark.parametrize("name", SHELF)
def test_arrows_lead_back_to_a_lit_place_from_wherever_they_lead(name: str, tmp_path: Path) -> None:
    large = SETTINGS.with_changes(ui_scale_percent=LARGE_SCALE_PERCENT)
    with application(tmp_path, settings=large, title=name, size=(1366, 768)) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        chance = Random(4)
        asked = 0
        for _ in range(MAX_TURNS):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is not None:
                asked += 1
                for key in pressed_actions(name):
                    if key:
                        ui.press_keys(key, wait_seconds=0.3)
                    assert not set(controls_without_way_back(screen.stage)), key
                    if key:
                        ui.press_keys("escape", wait_seconds=0.3)
                screen.prompt_controller.play_answer(chance.choice(question.moves).code)
            elif ui.sees(name="end-turn"):
                ui.click(name="end-turn", wait_seconds=0.05)
            if asked == QUESTIONS:
                break
        assert asked


@pytest.mark.parametrize("name", SHELF)
def test_an_arrow_from_a_lit_place_leads_to_a_lit_place_ahead(name: str, tmp_path: Path) -> None:
    with application(tmp_path, settings=SETTINGS, title=name, size=(1366, 768)) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        chance = Random(4)
        asked = 0
        found: set[str] = set()
        for _ in range(MAX_TURNS):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is not None:
                asked += 1
                found |= set(arrows_to_controls(screen.stage))
                screen.prompt_controller.play_answer(chance.choice(question.moves).code)
            elif ui.sees(name="end-turn"):
                ui.click(name="end-turn", wait_seconds=0.05)
            if asked == QUESTIONS:
                break
        assert found == set()
