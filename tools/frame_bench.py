"""Measure what players feel: first frame, frames under load, a window that waits, replay jumps.

    .venv/bin/python tools/frame_bench.py [--frames 600] [--title TITLE]

Opens a window of 1920x1080 (needs a display; under SDL_VIDEODRIVER=dummy the flip costs nothing).
Prints the time from the start of the process to the first frame, work, processor time and interval
of a frame with 300 moving cubes while computer players think, the memory of both processes, the
share of a core while a person is asked, how fast a key is answered, and how fast a replay jumps
anywhere in a long game. With SDL_AUDIODRIVER=dummy, or a sound device, music is measured as well.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.commands.simulated_game import GameToSimulate, simulate_game
from game.engine.title import Options
from game.titles import title_by_name, title_names
from tools.benches import report_on_frames, report_on_waiting_window
from tools.starting import run_tool

FRAME_COUNT = 600
START_COUNT = 3
LONGEST_GAME_SEED = 361  # the seed, of 0 to 399, with the most steps
MAX_SEATS_PLAYED = 4
SEED = 7


def main(arguments: list[str]) -> int:
    """Print the lines of the measurement."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--frames", type=int, default=FRAME_COUNT, help="how many frames are timed")
    parser.add_argument("--title", default="", help="frames, a new table and jumps of this title")
    wanted = parser.parse_args(arguments)
    frames = wanted.frames
    if wanted.title:
        print(*report_on_frames(frames, title_name=wanted.title), sep="\n")
        with TemporaryDirectory() as folder:
            record = play_long_game(Path(folder), Options(wanted.title, MAX_SEATS_PLAYED), SEED)
            print(*report_on_waiting_window(record, title_name=wanted.title), sep="\n")
        return 0
    seconds = shortest_start_seconds()
    print(f"first frame after the start of the process: {seconds:.2f} s (best of {START_COUNT})")
    for line in report_on_frames(frames):
        print(line)
    first = title_names()[0]
    with TemporaryDirectory() as folder:
        options = Options(first, 5, expansions=title_by_name(first).expansions)
        print(
            *report_on_waiting_window(play_long_game(Path(folder), options, LONGEST_GAME_SEED)),
            sep="\n",
        )
    return 0


def shortest_start_seconds() -> float:
    """Return the shortest of a few starts, in seconds."""
    command = [
        sys.executable,
        "-c",
        "from game.application.starting import show_title_page_for_one_frame;"
        " show_title_page_for_one_frame()",
    ]
    times = []
    for _ in range(START_COUNT):
        started = time.perf_counter()
        subprocess.run(command, cwd=TOP, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - started)
    return min(times)


def play_long_game(folder: Path, options: Options, seed: int) -> Path:
    """Play a game of computers and return its record."""
    simulate_game(GameToSimulate(options, ("greedy",) * options.seats, (), seed, str(folder)))
    return next(folder.glob("*.counthouse"))


if __name__ == "__main__":
    run_tool(main)
