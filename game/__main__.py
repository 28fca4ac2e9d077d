"""`python -m game`."""

import io
import sys

from game.cli import main as run


def main() -> None:
    """Run the command line and leave with its exit code; texts are UTF-8 on every system."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    sys.exit(run())


if __name__ == "__main__":
    main()
