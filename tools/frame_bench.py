"""Measure frames: 300 moving cubes over a real table while computer players think beside it.

    .venv/bin/python tools/frame_bench.py [FRAMES]

Opens a window of 1920x1080 (needs a display; under SDL_VIDEODRIVER=dummy the flip costs nothing)
and prints work, processor time and interval of a frame, and the memory of both processes.
"""

import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.app import frame_bench  # noqa: E402  (needs the path above)

FRAMES = 600


def main(arguments: list[str]) -> int:
    """Print the lines of the measurement."""
    frames = int(arguments[0]) if arguments else FRAMES
    for line in frame_bench(frames):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
