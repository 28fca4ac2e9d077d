"""Click, type, drag, resize and change settings at random, while the disk fills up, clocks jump,
files are spoilt and the sound device goes.

    .venv/bin/python tools/monkey.py [--title T] [--seconds 60] [--seed 1]

Every page can be reached, and the table of a new game often is. Ends with the traceback of the
first mistake, the last acts before it and the seed that shows it again; acts that take more than
two seconds are told. Needs no display.
"""

import argparse
import os
import random
import sys
import time
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.application.app_factory import close_app, make_app
from game.application.app_window import open_window
from game.application.computer_players import InstantPlayers
from game.client.flow.flow import Flow
from game.client.stored.settings import Settings
from game.scene.window.clock_and_events import FakeClock
from game.titles import title_names
from tools.random_input import SIZES, Monkey
from tools.starting import run_tool
from tools.systems.processes import memory_mb


class Mistake(Exception):
    """A fault found by the random actions."""


def act_until(title: str, seed: int, until: float, most: int = 10**9) -> Monkey:
    """Do random actions until a moment of processor time; raises Mistake if the program fails."""
    with TemporaryDirectory() as name, patch.dict(os.environ, XDG_DATA_HOME=f"{name}/data"):
        folder = Path(name) / "saves"
        chance = random.Random(seed)
        folder.mkdir()
        app = make_app(folder, Settings(), InstantPlayers())
        flow = Flow(app, open_window(app, SIZES[1], FakeClock()))
        flow.open_edition(title)
        flow.close_all_and_show_title_page()
        monkey = Monkey(flow, chance, folder)
        try:
            while flow.window.screen is not None and time.process_time() < until and most:
                monkey.act()
                most -= 1
        except Exception as fault:
            told = "".join(traceback.format_exception(fault))
            acts = "\n  ".join(monkey.last)
            raise Mistake(f"{told}\n{title}, seed {seed}, after\n  {acts}") from fault
        finally:
            flow.quit()
            close_app(app)
            pygame.display.quit()
    return monkey


def main(arguments: list[str]) -> int:
    """Run the random actions and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--title", choices=title_names(), action="append")
    parser.add_argument(
        "--seconds", type=float, default=60, help="of the processor, for each title"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first window")
    wanted = parser.parse_args(arguments)
    found = 0
    for title in wanted.title or title_names():
        until = time.process_time() + wanted.seconds
        seed = wanted.seed
        acts = 0
        while time.process_time() < until:
            try:
                monkey = act_until(title, seed, until)
                acts += monkey.done.total()
                found += len(monkey.long)
                for told in monkey.long:
                    print(f"{title}, seed {seed}: {told}", flush=True)
            except Mistake as mistake:
                print(mistake, flush=True)
                found += 1
            seed += 1
        windows = f"{seed - wanted.seed} windows, {memory_mb('self'):.0f} MB"
        print(f"{title}: {acts} acts in {windows}", flush=True)
    print(f"{found} found")
    return 1 if found else 0


if __name__ == "__main__":
    run_tool(main)
