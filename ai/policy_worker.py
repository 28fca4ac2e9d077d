"""The process of an external policy: `python -m ai.policy_worker NAME`.

`policy_process.py` starts it and sends the questions; both directions are msgpack in frames.
"""

# interpreted: it calls code that nobody compiled
from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Final

import msgpack

import ai
import game as program
from ai.external_policy import PolicyPlayer, load_external_policy
from ai.players import always_keep_thinking
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.processes.framed_messages import read_message, reserve_stdout_for_messages, write_message
from game.titles import title_by_name

PROGRAM_FOLDERS: Final = tuple(Path(str(each.__file__)).resolve().parent for each in (ai, program))
IMPORT_MACHINERY_MODULE_NAME: Final = "importlib"


def main(name: str) -> None:
    """Make the policy with this name, and answer the views that arrive on standard input with
    moves until it is closed."""
    answers = reserve_stdout_for_messages()
    words = msgpack.unpackb(read_message(sys.stdin.buffer))
    words["expansions"] = tuple(words["expansions"])
    words["automa"] = None if words["automa"] is None else tuple(words["automa"])
    options = Options(**words)
    game = title_by_name(options.title).make_game(options)
    view = game.rules.new_state()
    try:
        player = PolicyPlayer(game, load_external_policy(name, options), name)
        write_message(answers, msgpack.packb(0))
        while content := read_message(sys.stdin.buffer):
            rows, seat, seed = msgpack.unpackb(content)
            view.load_plain(rows)
            write_message(
                answers, msgpack.packb(player.choose(view, seat, seed, always_keep_thinking))
            )
    except Unreadable as refusal:
        write_message(answers, msgpack.packb(str(refusal)))
    except Exception as fault:
        print(traceback_from_author_code(fault), file=sys.stderr, flush=True)
        cause = traceback.format_exception_only(fault)[-1].strip()
        write_message(answers, msgpack.packb(f'"{name}" failed: {cause}'))


def traceback_from_author_code(error: Exception) -> str:
    """Return the traceback of an exception without the frames of this program before the first line
    of the author's code."""
    told = traceback.TracebackException.from_exception(error)
    own = [
        number
        for number, frame in enumerate(told.stack)
        if not is_program_or_import_file(frame.filename)
    ]
    del told.stack[: own[0] if own else 0]
    return "".join(told.format()).rstrip()


def is_program_or_import_file(file: str) -> bool:
    """Return whether a file name belongs to this program or to Python's import machinery."""
    return IMPORT_MACHINERY_MODULE_NAME in file or any(
        Path(file).is_relative_to(folder) for folder in PROGRAM_FOLDERS
    )


if __name__ == "__main__":
    main(sys.argv[1])
