"""In a narrow window every action keeps its name, in every language."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button
from game.scene.widgets.button import NARROW_TILE_SIDE_PADDING
from tests.helpers.present import of_kind
from tests.helpers.reading_over import AT_ONCE, application

PEOPLE = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"), SeatPlan("Cat", "ai:1"))


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("edition", ["remastered", "2007"])
def test_every_action_is_named_in_a_narrow_window(
    edition: str, language: str, tmp_path: Path
) -> None:
    settings = replace(AT_ONCE, language=language)
    with application(tmp_path, settings, (1000, 600), "tinners-trail") as flow:
        ui = UiDriver(flow.window)
        flow.games.begin_game_with_set_up(SavedSetUp(PEOPLE, 3, edition=edition))
        ui.advance_time(1.0)
        stage = ui.screen.stage
        k = stage.units.px_per_u
        named = [node for node in stage.root.walk() if node.name.startswith("action:")]
        assert named
        for button in (of_kind(node, Button) for node in named):
            room = (button.width - 2 * NARROW_TILE_SIDE_PADDING) * k
            for word in button.text.split(" "):
                assert stage.kit.lettering.fits(word, button.text_style, k, room), button.text
