"""`--version` and `--help`."""

from __future__ import annotations

from collections.abc import Sequence

from game import __version__
from game.commands.arguments import OPTION, Grammar, parse
from game.native import build_kind
from game.program import COMMAND, OLDER_COMMAND
from game.records.records import HUMAN
from game.titles import title, titles, usual

EXAMPLES = {
    "play": "play --title OTHER --players human,ai:3,ai:5",
    "continue": "continue",
    "replay": "replay game-0001.counthouse --text",
    "simulate": "simulate --players ai:1,ai:3 --games 20 --jobs 2",
    "position": "position new --players 4 --seed 7 > p.toml",
    "host": "host --port 27183 --folder tables",
    "bench": "bench --json bench.json",
    "shots": "shots pictures --title OTHER --only title,board",
    "--version": "--version",
    "--help": "simulate --help",
}
USAGE = {
    "play": """\
python -m game play      [--title T] [--players human,ai:3,ai:5] [--expansions ...] [--AUTOMA ...]
                         [--edition E] [--pack FILE] [--seed N]""",
    "continue": """\
python -m game continue""",
    "replay": """\
python -m game replay    FILE [--text | --verify]""",
    "simulate": """\
python -m game simulate  --players ai:1,ai:3,random,greedy [--title T] [--expansions ...]
                         [--AUTOMA ...] [--edition E] [--pack FILE] [--games N] [--seed N]
                         [--jobs N | --cluster ADDRESS] [--json FILE] [--save DIR]""",
    "position": """\
python -m game position  new --players 4 [--title T] [--expansions arsenic,emigration,kickstarter]
                         [--AUTOMA ...] [--edition E] [--pack FILE] [--seed N]
python -m game position  moves FILE [--pack FILE]
python -m game position  play FILE ["MOVE" ...] [--pack FILE]
python -m game position  view FILE --seat COLOUR [--pack FILE]""",
    "host": """\
python -m game host      [--folder DIR] [--address A] [--port N] [--name NAME] [--prefix WORD]
                         [--certificate FILE --key FILE] [--unannounced]
python -m game host      tables [--folder DIR]
python -m game host      close TABLE [--folder DIR]""",
    "bench": """\
python -m game bench     [--json FILE] [--title T] [--expansions ...] [--AUTOMA ...]
                         [--edition E] [--pack FILE] [--seed N]""",
    "shots": """\
python -m game shots     DIR [--title T] [--edition E] [--size 1920x1080]
                         [--only board,auction]
                         [--scale PERCENT] [--language pl] [--palette NAME] [--clear-text]
                         [--high-contrast]
python -m game shots     DIR --gallery [--title T]""",
    "--version": """\
python -m game --version""",
    "--help": """\
python -m game --help    or behind any of the words""",
}
NOTE = """\

Without a word: play. T is TITLES.
A pack holds an owner's own numbers and names its title itself.
Solo games: --players AUTOMAS. A FILE with a
position, or of --json, may be - for standard input or output.

Exit code 0: done; 1: a move, file or game was refused, a picture not taken, or the game met a
mistake of its own; 2: the request cannot be read, a file cannot be used, or there is no display;
130: stopped by Ctrl-C.

COUNT_HOUSE_SAVES=DIR keeps games, settings and all else there. COUNT_HOUSE_PURE=1 runs without
compiled code. Their older names TINNERS_SAVES and TINNERS_PURE, and OLDER for the command, are
still understood."""


def version(words: Sequence[str]) -> int:
    """Print the version and which build runs."""
    parse(Grammar("--version"), words)
    print(f"{COMMAND} {__version__} ({build_kind()})")
    return 0


def usage(words: Sequence[str]) -> int:
    """Print what the commands take; of one alone when it is named."""
    named = [
        f"{USAGE[word]}\nFor example: python -m game {EXAMPLES[word]}"
        for word in words[:1]
        if word in USAGE
    ]
    text = "\n".join(named or [*USAGE.values(), NOTE])
    *several, last = [name for name in titles() if title(name).rules_revision]
    released = " or ".join([", ".join(several), last] if several else [last])
    automas = [title(name).automa for name in titles() if title(name).automa]
    options = " | ".join(f"{OPTION}{automa} ..." for automa in automas)
    others = ", ".join(f"{HUMAN},{automa} with {OPTION}{automa}" for automa in automas)
    print(
        text.replace("--AUTOMA ...", options)
        .replace("AUTOMAS", others)
        .replace("TITLES", released)
        .replace("OTHER", next(name for name in titles() if name != usual()))
        .replace("OLDER", OLDER_COMMAND)
    )
    return 0
