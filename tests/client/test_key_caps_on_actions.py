"""The key cap of an action stays free of its picture and its cost, in every window."""

from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.stage.stage import Stage
from game.scene.stage.units import PxSize
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button
from game.titles import SHELF
from tests.helpers.layout_faults import ProofCanvas
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

SETTINGS = Settings(
    round_summary=False, own_speed="instant", computer_speed="instant", coach=False, language="pl"
)
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
MIN_INK_ALPHA = 100
MAX_QUESTIONS = 40
MIN_BUTTONS_WITH_CAP = 2


def caps_with_something_over_them(stage: Stage) -> dict[str, list[Rect]]:
    """Return for each action whose key cap is drawn what lies over the letters of the cap."""
    found: dict[str, list[Rect]] = {}
    for spot in stage.visible_nodes():
        button = spot.node
        if not isinstance(button, Button) or not button.name.startswith("action:"):
            continue
        canvas = ProofCanvas(stage)
        canvas.focused_keys = stage.focused_keys
        canvas.place = spot.transform
        button.draw(canvas)
        cap = stage.kit.keymap.cap_text(button.key_cap)
        for line in [line for line in canvas.lines if line.text == cap]:
            over = canvas.items[line.order + 1 :]
            inks = [
                picture.get_bounding_rect(min_alpha=MIN_INK_ALPHA).move(at) for picture, at in over
            ]
            found[button.name] = [ink for ink in inks if ink.colliderect(line.rect)]
    return found


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1000, 600), 150),
        pytest.param((1280, 720), 150, marks=pytest.mark.slow),
        pytest.param((1366, 768), 100, marks=pytest.mark.slow),
        pytest.param((1920, 1080), 200, marks=pytest.mark.slow),
    ],
)
def test_nothing_lies_over_the_key_of_an_action(
    name: str, size: PxSize, scale: int, tmp_path: Path
) -> None:
    settings = replace(SETTINGS, ui_scale_percent=scale)
    with application(tmp_path, settings=settings, title=name, size=size) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        found: dict[str, list[Rect]] = {}
        for _ in range(MAX_QUESTIONS):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is not None:
                found |= caps_with_something_over_them(screen.stage)
                screen.prompt_controller.play_answer(question.moves[0].code)
            elif ui.sees(name="end-turn"):
                ui.click(name="end-turn", wait_seconds=0.05)
        assert len(found) >= MIN_BUTTONS_WITH_CAP
        assert {action: over for action, over in found.items() if over} == {}
