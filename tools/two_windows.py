"""Two people at two real windows play whole games with each other, by mouse and by keyboard.

    .venv/bin/python tools/two_windows.py DIR --title T [--edition E] [--breaks 3] [--seed 1]

Each window has a display of its own (Xvfb); xdotool moves the mouse for the first person and
presses the keys for the second. One opens a table, the other joins by the invitation. With
`--breaks` both go home so many times: windows and host end, and the game goes on another day, at
another address and another port; the tool then runs in a network of its own, with the programs
`unshare` and `ip`. Pictures of every moment that matters and the saves lie in DIR; exit code 1 and
a line for each fault tell what a person would complain of.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.reasons import Unreadable
from game.titles import title_names
from tools.starting import run_tool
from tools.windows.being_away import NETWORK_PROGRAMS, enter_own_network
from tools.windows.display import NEEDED_PROGRAMS, PICTURE_PROGRAMS, XDisplay, missing_programs
from tools.windows.shared_game import Evening, SharedGame
from tools.windows.two_people import SIZE


def main(arguments: list[str]) -> int:
    """Play a game of each title; return 1 if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--title", choices=title_names(), action="append")
    parser.add_argument("--edition", default="")
    parser.add_argument("--computers", type=int, default=0, help="seats besides the two people")
    parser.add_argument("--breaks", type=int, default=0, help="how often both go home")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    while_away = NETWORK_PROGRAMS if wanted.breaks else ()
    if missing := missing_programs((*NEEDED_PROGRAMS, *PICTURE_PROGRAMS, *while_away)):
        raise Unreadable(f"Install {missing} first.")
    if wanted.breaks:
        enter_own_network()
    failed = 0
    for title in wanted.title or title_names():
        evening = Evening(title, wanted.edition, wanted.computers, wanted.breaks, wanted.seed)
        folder = wanted.folder / evening.name
        folder.mkdir(parents=True)
        with XDisplay(SIZE) as host, XDisplay(SIZE) as guest:
            report = SharedGame(evening, (host, guest), folder, say).play()
        failed += bool(report.faults)
        print("\n".join(report.lines), flush=True)
    return 1 if failed else 0


def say(line: str) -> None:
    """Print a line about the progress of a game."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    run_tool(main)
