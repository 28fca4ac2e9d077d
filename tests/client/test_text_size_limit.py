"""The settings page says where a table has no room for texts as large as was chosen."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.scene.widgets import Label
from tests.client.client_driver import ClientDriver
from tests.helpers.reading_over import AT_ONCE, application


def limit_texts(saves: Path, size: tuple[int, int], percent: int, title: str) -> list[str]:
    """Return what the settings page says about the size of texts at the table."""
    settings = replace(AT_ONCE, ui_scale_percent=percent)
    with application(saves, settings, size, title) as flow:
        ui = ClientDriver(flow)
        ui.visit("settings")
        written = [node.text_shown for node in ui.find_all() if isinstance(node, Label)]
    return [text for text in written if "too small" in text]


@pytest.mark.parametrize(
    ("size", "percent", "used"),
    [
        ((1000, 900), 150, 102),
        ((1000, 900), 200, 102),
        ((1080, 1920), 150, 100),
        ((1920, 1080), 150, 125),
    ],
    ids=str,
)
@pytest.mark.parametrize("title", ["brass", "tiletum"])
def test_a_window_too_small_for_the_chosen_size_says_what_is_used(
    tmp_path: Path, size: tuple[int, int], percent: int, used: int, title: str
) -> None:
    assert limit_texts(tmp_path, size, percent, title) == [
        f"This window is too small for {percent}% at the table, so at most {used}% is used there. "
        "Large panels may be smaller."
    ]


@pytest.mark.parametrize(
    ("size", "percent"),
    [((1920, 1080), 100), ((1920, 1080), 125), ((1000, 900), 75), ((3840, 2160), 125)],
    ids=str,
)
def test_a_size_that_a_table_has_room_for_needs_no_word(
    tmp_path: Path, size: tuple[int, int], percent: int
) -> None:
    assert limit_texts(tmp_path, size, percent, "tinners-trail") == []
