"""The bars over an online table have room for their words in every language and size."""

from pathlib import Path
from typing import Final

import pytest

from game.client.online.participant_texts import duration_text
from game.client.online.table_bar import BarButton, BarContent, build_table_bar
from game.client.stored.settings import Settings
from game.scene.widgets import Button
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from tests.helpers.layout_faults import proof_of
from tests.helpers.present import present
from tests.helpers.reading_over import application

LONGEST_NAME: Final = "Wilhelmina Krzyszt"
DAY_SECONDS: Final = 90_000.0


def nothing() -> None:
    """Do nothing."""


@pytest.mark.thorough
@pytest.mark.parametrize("scale_percent", [100, 200])
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_what_a_button_does_is_written_on_it_while_a_friend_is_missing(
    tmp_path: Path, language: str, scale_percent: int
) -> None:
    settings = Settings(language=language, ui_scale_percent=scale_percent)
    with application(tmp_path, settings, title="tiletum") as flow:
        app = flow.app
        stage = present(flow.window.screen).stage
        told = app.say("online.bar-away", name=LONGEST_NAME, time=duration_text(app, DAY_SECONDS))
        computer = BarButton("seat-computer", app.say("pause.take-over"), "gear", nothing, True)
        wait = BarButton("wait-on", app.say("online.bar-wait"), "watch", nothing)
        stage.root.add(build_table_bar(app, BarContent(told, (computer, wait)), stage))
        written = [line.text for line in proof_of(stage).lines if not line.cut]
        assert {computer.text, wait.text} <= set(written)


@pytest.mark.parametrize("scale_percent", [100, 200])
def test_a_bar_leaves_the_button_free_that_hides_the_hand(
    tmp_path: Path, scale_percent: int
) -> None:
    settings = Settings(ui_scale_percent=scale_percent)
    with application(tmp_path, settings, title="tiletum") as flow:
        stage = present(flow.window.screen).stage
        paused = BarContent("Paused")
        alone = build_table_bar(flow.app, paused, stage)
        right_end = alone.x + alone.width * alone.scale
        button = Button("Hide hand", name="hide-hand", x=right_end - 60, y=alone.y, height=40)
        stage.root.add(button)
        bar = build_table_bar(flow.app, paused, stage)
        is_left = bar.x + bar.width * bar.scale <= button.x
        assert is_left or bar.y + bar.height * bar.scale <= button.y
        assert bar.x >= 0
        assert bar.y >= 0
