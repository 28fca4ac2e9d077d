"""Play in one window for a very long time and tell what it keeps: memory and open files.

    .venv/bin/python tools/endurance.py [--title T] [--games 500] [--resizes 50] [--seed 1]

Mixed games (all editions, numbers of players, expansions, solo) are played to their end as fast as
they can be drawn, watched again here and there; lessons, puzzles, rules and settings are visited,
and the window changes its size and scale. Needs no display. Every tenth game prints a line; the
goal is a level memory. Ctrl-C stops it.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import wiring
from game.box.box import GameBox
from game.client.flow import Flow
from game.client.measuring.frame_bench import memory_mb
from game.client.screens.end import EndScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan, offer_of
from game.client.stored.settings import Settings
from game.engine.title import Options
from game.players import PromptPlayers
from game.records.records import AUTOMA, HUMAN
from game.scene.drawing.picture import SURFACES
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.waiting import FakeClock
from game.scene.window.waiting import begin as begin_sweeping
from game.titles import is_offered, titles, usual
from tools.starting import run_tool

SIZES = ((1920, 1080), (1280, 720), (1600, 900), (1000, 900), (2560, 1080), (1366, 768))
SCALES = (1.0, 1.25, 1.5, 0.75, 2.0)
KINDS = ("random", "greedy")
TOLD_EVERY, WATCHED_EVERY, VISITED_EVERY = 10, 5, 7  # games
MOST_TURNS = 40_000  # of the window, for one game
JUMPS = 40
MEGABYTE = 1024 * 1024


def main(arguments: list[str]) -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--resizes", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--title", choices=titles(), default=usual())
    wanted = parser.parse_args(arguments)
    with TemporaryDirectory() as saves:
        at_once = Settings(own_speed="instant", computer_speed="instant")
        app = wiring.make_app(Path(saves), at_once, PromptPlayers())
        app.take(wanted.title)
        flow = Flow(app, wiring.open_window(app, SIZES[0], FakeClock()))
        begin_sweeping()
        try:
            for line in Endurance(flow, wanted.seed).lines(wanted.games, wanted.resizes):
                print(line, flush=True)
        finally:
            flow.quit()
            wiring.close_app(app)
    return 0


class Endurance:
    """One window and somebody who never tires."""

    def __init__(self, flow: Flow, seed: int) -> None:
        """Begin at the title page."""
        self._flow = flow
        self._chance = random.Random(seed)
        flow.open_title()
        self._ui = UiDriver(flow.window)

    def lines(self, games: int, resizes: int) -> Iterator[str]:
        """Play so many games and yield what is kept now and then."""
        yield f"{'games':>6}{'MB':>7}{'files':>7}{'pictures':>10}{'MB':>6}  window"
        yield self._line(0)
        for number in range(1, games + 1):
            if number * resizes // games != (number - 1) * resizes // games:
                self._resize()
            self._play(number)
            if number % WATCHED_EVERY == 0:
                self._watch()
            if number % VISITED_EVERY == 0:
                self._visit(number)
            if number % TOLD_EVERY == 0:
                yield self._line(number)

    def _line(self, number: int) -> str:
        pictures, size = len(SURFACES), SURFACES.used_bytes // MEGABYTE
        units = self._flow.window.units
        window = f"{units.width_px}x{units.height_px}"
        return f"{number:6}{memory_mb('self'):7}{open_files():7}{pictures:10}{size:6}  {window}"

    def _play(self, number: int) -> None:
        self._flow.open_title()
        self._ui.advance(1)
        self._flow.play(random_set_up(self._flow.app.box, self._chance, KINDS))
        for _ in range(MOST_TURNS):
            screen = self._flow.window.screen
            if isinstance(screen, EndScreen):
                break
            if screen is None:
                raise KeyboardInterrupt  # the window was closed from outside
            if isinstance(screen, TableScreen) and (question := screen.questioner.question):
                screen.questioner.answer(self._chance.choice(question.moves).code)
            self._ui.advance(1 / 60)
        else:
            raise RuntimeError(f"game {number} did not end: {self._flow.window.screen}")
        self._ui.advance(2)

    def _watch(self) -> None:
        flow = self._flow
        file = flow.saves.files()[-1]
        flow.open_title()
        flow.watch(file)
        screen = flow.window.screen
        if isinstance(screen, ReplayScreen):
            for _ in range(JUMPS):
                screen.go_to(self._chance.randrange(screen.playback.history.steps))
                self._ui.advance(1 / 60)
        flow.open_title()
        self._ui.advance(0.5)

    def _visit(self, number: int) -> None:
        """Look at a lesson, a puzzle and every page."""
        flow, ui = self._flow, self._ui
        flow.open_title()
        lessons = flow.app.box.lessons
        flow.school.begin(lessons[number % len(lessons)])
        ui.advance(2)
        flow.open_title()
        if (puzzling := flow.puzzling) is not None:
            puzzles = puzzling.book.puzzles
            puzzling.play(puzzles[number % len(puzzles)])
            ui.advance(2)
            flow.open_title()
        for entry in (("new-game",), ("learn",), ("replays",), ("settings",), ("credits",)):
            for name in entry:
                ui.click(name=name)
                ui.advance(0.3)
            flow.open_title()
        ui.press("f1")
        ui.advance(0.3)
        flow.open_title()

    def _resize(self) -> None:
        flow = self._flow
        flow.open_title()
        pygame.display.set_mode(self._chance.choice(SIZES), pygame.RESIZABLE)
        flow.window.set_user_scale(self._chance.choice(SCALES))
        self._ui.advance(0.5)


def random_set_up(box: GameBox, chance: random.Random, kinds: Sequence[str]) -> SavedSetUp:
    """Return a game of any edition for a person and others of these kinds, or a solo one where
    that can be.
    """
    shelved, edition = box.title, chance.choice(box.editions)
    offer = offer_of(shelved, edition)
    automa = None if not offer.automa or chance.random() < 0.7 else ()
    expansions = tuple(name for name in offer.expansions if chance.random() < 0.4)
    counts = offer.seats if automa is None else (2,)
    options = [Options(shelved.name, seats, edition, expansions, automa) for seats in counts]
    offered = [one.seats for one in options if is_offered(shelved, one)]
    if not offered:  # these expansions are not for so many
        return random_set_up(box, chance, kinds)
    others = chance.choices(kinds, k=chance.choice(offered) - 1) if automa is None else [AUTOMA]
    seats = tuple(map(SeatPlan, box.player_names, (HUMAN, *others)))
    return SavedSetUp(seats, chance.randrange(10**6), expansions=expansions, edition=edition)


def open_files() -> int:
    """Return how many files this process has open; 0 where the system does not tell."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


if __name__ == "__main__":
    run_tool(main)
