"""Pictures of screens, read over: what is cut short, lies on another thing, or is out of reach."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

import pygame
from pygame.event import Event

from game.application.app_factory import make_app
from game.application.app_window import open_window
from game.application.computer_players import InstantPlayers
from game.application.gallery import write_picture_set
from game.client.app import App
from game.client.flow.flow import Flow
from game.client.screenshots.gallery import PictureSet
from game.client.stored.settings import Settings
from game.scene.drawing.display_settings import DisplaySettings, set_display_settings
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage
from game.scene.stage.units import PxSize
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.clock_and_events import FakeClock
from tests.helpers.empty_names import nameless_texts
from tests.helpers.judged_once import judged_once
from tests.helpers.layout_faults import layout_faults

MAY_BE_SHORT: Final = re.compile(r"\(list\) is cut short|\.(svg|ogg|ttf|png|toml)” ?.*cut short")
MAPS_MAY_TOUCH: Final = re.compile(r"\(Names\) lies on .*\(Names\)")

ACCENTED = str.maketrans("aceilnorsuyzACEILNORSUZ", "áčéíłńóřšúýžÁČÉÍŁŃÓŘŠÚŽ")
LONGER = 0.4
PLACEHOLDER = re.compile(r"(\{[^}]*\})")
WORD = re.compile(r"\S+")

AT_ONCE: Final = Settings(own_speed="instant", computer_speed="instant")
"""Nobody waits for motions or computers."""


def as_it_is(app: App) -> None:
    """Leave every word as it is."""


def no_file(_ui: UiDriver, _path: Path) -> None:
    """Leave a picture unwritten: packing it takes longer than reading over what it shows."""


def screen_faults(stage: Stage) -> list[str]:
    """Return the faults of what a stage shows, but for what may be short."""
    faults = [
        fault
        for fault in layout_faults(stage)
        if not MAY_BE_SHORT.search(fault) and not MAPS_MAY_TOUCH.search(fault)
    ]
    return faults + [f"“{text}” lacks a name" for text in nameless_texts(stage)]


def faults_of(
    picture_set: PictureSet, folder: Path, prepare: Callable[[App], None] = as_it_is
) -> dict[str, list[str]]:
    """Return the faults of an exhibition's shots by name; those without faults are left out."""
    found: dict[str, list[str]] = {}

    def seen(name: str, stage: Stage) -> None:
        found[name] = screen_faults(stage)

    names = picture_set.picture_names
    try:
        with patch.object(UiDriver, "save_screenshot", no_file), judged_once():
            write_picture_set(picture_set, folder, seen, prepare)
    finally:
        pygame.display.quit()
        set_display_settings(DisplaySettings())
    assert sorted(set(names) - set(found)) == []
    return {name: faults for name, faults in found.items() if faults and name in names}


# A language nobody speaks: English with accents and 40 % longer, to find what has no room.


def pseudo(sentences: Mapping[str, str]) -> dict[str, str]:
    """Return every sentence accented and longer, its placeholders untouched."""
    return {key: _stretched(sentence) for key, sentence in sentences.items()}


def _stretched(sentence: str) -> str:
    """Return a sentence with every word longer, since a longer language has longer words, not one
    word as long as a line."""
    parts = PLACEHOLDER.split(sentence)
    return "".join(part if part.startswith("{") else WORD.sub(_longer, part) for part in parts)


def _longer(word: re.Match[str]) -> str:
    letters = word.group()
    return letters.translate(ACCENTED) + "~" * round(len(letters) * LONGER)


# Clicks at random: anything on the screen that answers, but nothing that leads away.


def click_anything(ui: UiDriver, chance: Random, leads_away: tuple[str, ...]) -> None:
    """Click one thing that answers; none whose label begins with a word that leads away."""
    spots = [spot for spot in ui.screen.stage.visible_nodes() if _answers(spot.node, leads_away)]
    if not spots:
        ui.advance_time(0.1)
        return
    at = chance.choice(spots).pixel_on_node()
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def _answers(node: Node, leads_away: tuple[str, ...]) -> bool:
    return node.pressable and node.enabled and not node.label.startswith(leads_away)


@contextmanager
def application(
    saves: Path, settings: Settings = AT_ONCE, size: PxSize = (1280, 720), title: str = ""
) -> Iterator[Flow]:
    """Open a title, the usual one without a name, at its page, on a clock that stands still."""
    app = make_app(saves, settings, InstantPlayers())
    flow = Flow(app, open_window(app, size, FakeClock()))
    if title:
        flow.open_edition(title)
    flow.close_all_and_show_title_page()
    yield flow
    flow.quit()
    pygame.display.quit()
