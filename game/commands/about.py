"""`--version` and `--help`."""

from __future__ import annotations

from collections.abc import Sequence

from game import __version__
from game.commands.arguments import Grammar, parse
from game.native import build_kind

USAGE = """\
python -m game play      [--players human,ai:3,ai:5] [--expansions ...] [--seed N] [--edition E]
python -m game continue
python -m game replay    FILE [--text | --verify]
python -m game simulate  --players ai:1,ai:3,random,greedy [--games N] [--seed N] [--jobs N]
                         [--json FILE] [--save DIR]
python -m game position  new --players 4 [--expansions arsenic,emigration,kickstarter] [--seed N]
python -m game position  moves FILE
python -m game position  play FILE ["MOVE" ...]
python -m game position  view FILE --seat COLOUR
python -m game bench     [--json FILE] [--expansions ...] [--wallace ...] [--seed N]
python -m game shots     DIR [--size 1920x1080] [--only board,auction] | DIR --gallery
python -m game --version
FILE may be - for standard input. TINNERS_PURE=1 runs without compiled code."""


def version(words: Sequence[str]) -> int:
    """Print the version and which build runs."""
    parse(Grammar("--version"), words)
    print(f"tinners-trail {__version__} ({build_kind()})")
    return 0


def usage(_words: Sequence[str]) -> int:
    """Print what the commands take."""
    print(USAGE)
    return 0
