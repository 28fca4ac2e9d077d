"""Every line of the journal can be read whole in a small window, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.engine.knowledge import Event
from game.languages import LANGUAGES, word_files
from game.packing import make_kit
from game.places import assets_folder
from game.scene.text import lettering
from game.table_protocol import SeatCard
from game.tabletop.layout.table_layout import RoomSize
from game.tabletop.panel.journal import TEXT_LEFT, TEXT_RIGHT
from game.titles.tinners_trail.table.facts import commands
from game.titles.tinners_trail.table.journal import Chronicler
from game.titles.tinners_trail.table.layout import trail_layout
from game.titles.tinners_trail.table.view_model import BASE_GAME
from game.words import Words
from tests.titles.tinners_trail.table.hot_seat import NAMES, Game, game_of_2007

EVERYTHING = ("arsenic", "emigration", "kickstarter")
FOLDERS = (assets_folder() / "shared", assets_folder() / "tinners_trail")
LONGEST_NAME = "perranzabuloe"
IN_THE_NEW_WORLD = ("points-gained", "kimberley-paid")


@pytest.fixture(scope="module")
def step_facts() -> list[Event]:
    """What happened in games of both editions, with every expansion, with and without Wallace."""
    options = ("shady-land-purchases", "bailing-out")
    alone = [Game(2, seed, EVERYTHING, options) for seed in (4, 5, 6)]
    games = [Game(5, 9, EVERYTHING), Game(4, 7, EVERYTHING), Game(2, 5), game_of_2007(4, 1), *alone]
    return [event for game in games for event in played(game)]


def played(game: Game) -> Iterator[Event]:
    """Yield all events of a game, those about one area as if that had the longest name."""
    while not game.is_over:
        for event in game.step(0)[0]:
            if len(event.places) == 1 and event.kind not in IN_THE_NEW_WORLD:
                yield replace(event, places=(LONGEST_NAME,))
            elif event.kind == "emigrated":
                yield replace(event, places=(LONGEST_NAME, *event.places[1:]))
            else:
                yield event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_journal_fits_in_a_small_window(
    step_facts: list[Event], language: str
) -> None:
    room, kit = RoomSize(1280, 720), make_kit(commands())
    journal = trail_layout(room, 4, BASE_GAME).column.journal
    assert journal is not None
    width = (journal.width - TEXT_LEFT - TEXT_RIGHT) * room.k
    seats = tuple(SeatCard(at, name, "", "human", "") for at, name in enumerate(NAMES))
    chronicler = Chronicler(Words(*word_files(FOLDERS, language)), seats)
    lines = {
        entry.text.removeprefix(f"{NAMES[entry.seat]} ") if entry.seat >= 0 else entry.text
        for event in step_facts
        for entry in chronicler.entries((event,))
    }
    assert len(lines) > 100
    fits = kit.lettering.fits
    assert not sorted(line for line in lines if not fits(line, lettering.BODY, room.k, width))
